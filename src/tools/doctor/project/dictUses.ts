import type { Resource } from '@/engine/declare'
import type { Dict } from '@/engine/schema/dict'
import { allFields, dictOf } from './fieldsOf'
import type { Project } from './Project'

/** A dictionary and the first field that is of it. */
export type DictUse = { readonly dict: Dict; readonly resource: Resource; readonly path: string }

/** Every dictionary that the resources use, once by its name. */
export function dictUses(project: Project): readonly DictUse[] {
  const uses = everyUse(project)
  return uses.filter(
    ({ dict }, index) => uses.findIndex((use) => use.dict.name === dict.name) === index,
  )
}

/** Every field that is of a dictionary. */
export function everyUse({ resources }: Project): readonly DictUse[] {
  return resources.flatMap((resource) =>
    allFields(resource).flatMap(({ path, field }) => {
      const dict = dictOf(field)
      return dict ? [{ dict, resource, path }] : []
    }),
  )
}
