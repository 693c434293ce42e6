import type { Resource } from '@/engine/declare'
import { may, type Look } from '../look/Look'
import { borrowed } from './order'
import type { Own } from './Own'

/** Why no record is made there; undefined where one may be. */
export function reasonNotToWrite(look: Look, made: readonly Own[]): string | undefined {
  const { resource, info } = look
  if (!resource.create || !resource.edit || !resource.remove)
    return 'no record can be made, edited and removed there'
  if (resource.create.secondFactor || resource.edit.secondFactor)
    return 'the gateway asks for the second password'
  if (resource.create.userType !== undefined && resource.create.userType !== info.user.userType)
    return 'another type of user makes the records'
  if (resource.fields[resource.title]?.kind !== 'text') return 'the records have no name'
  const lacking = ['add', 'query', 'edit', 'remove'].find((verb) => !may(look, verb))
  if (lacking !== undefined) return `the account lacks ${resource.permissions}:${lacking}`
  const owner = missingOwner(resource, made)
  return owner && `a record would belong to a ${owner}, and none was made`
}

function missingOwner({ name, create }: Resource, made: readonly Own[]): string | undefined {
  const owners = (create?.fields ?? []).flatMap((field) => borrowed[`${name}.${field}`]?.[0] ?? [])
  return owners.find((owner) => !made.some(({ look }) => look.resource.name === owner))
}
