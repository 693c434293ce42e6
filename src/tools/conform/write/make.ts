import { isSameValue, typedValue } from '@/engine/schema/input'
import { formFieldsOf } from '@/engine/schema/surfaces'
import { kindOf } from '@/engine/schema/field'
import { visibleFields, type Values } from '@/engine/data/formValues'
import { leftOut } from '../checks/record'
import { formOf } from '../look/forms'
import { fault, note, wireOf, type Look } from '../look/Look'
import type { ReadRecord } from '../look/readRecord'
import { findOwn, type Found } from './findOwn'
import { borrowed, referencesOf } from './order'
import type { Own } from './Own'
import { newMark, sampleOf, type Sampling } from './samples'

/** Existing test records, and other records that were read. */
export type Around = { readonly made: readonly Own[]; readonly looks: readonly Look[] }

/** A record to be made, with a value for every field of the form; nothing is sent yet. */
export async function prepareOwn(look: Look, around: Around): Promise<Own> {
  const { resource } = look
  const mark = newMark()
  const names = formFieldsOf(resource, resource.create)
  const sampling = await samplingOf(look, mark, around)
  const texts: Values = Object.fromEntries(
    names.map((name) => [name, textFor(look, name, { ...sampling, name }, around)]),
  )
  const shown = visibleFields(resource, names, texts, undefined)
  const typed = Object.fromEntries(shown.map((name) => [name, texts[name] ?? '']))
  return { look, mark, typed, id: undefined, isGone: false }
}

function textFor({ resource, portal }: Look, name: string, sampling: Sampling, { made }: Around) {
  const [owner, field] = borrowed[`${resource.name}.${name}`] ?? []
  const lent = made.find(({ look }) => look.resource.name === owner)?.typed[field ?? '']
  const declared = resource.fields[name]
  if (lent !== undefined || !declared) return lent ?? ''
  const text = sampleOf(declared, { ...sampling, isTitle: name === resource.title })
  if (kindOf(declared).hidden) portal.hide(text)
  return text
}

async function samplingOf(look: Look, mark: string, { made, looks }: Around): Promise<Sampling> {
  const ownIdOf = (name: string) =>
    made.find((own) => own.look.resource.name === name && own.id !== undefined)?.id
  const firstIds = new Map<string, string | undefined>()
  for (const name of referencesOf(look)) {
    const known = looks.find(({ resource }) => resource.name === name)?.page.records[0]?.id
    // oxlint-disable-next-line no-await-in-loop
    firstIds.set(name, known ?? (await firstIdOf(look, name)))
  }
  return {
    resource: look.resource.name,
    name: '',
    mark,
    isTitle: false,
    codesOf: (dictType) => [...(look.codes.get(dictType) ?? [])],
    ownIdOf,
    idOf: (name) => ownIdOf(name) ?? firstIds.get(name),
  }
}

async function firstIdOf({ portal }: Look, name: string): Promise<string | undefined> {
  const pagination = { page: 1, perPage: 10 }
  const { data } = await portal.provider.getList(name, { pagination })
  return data[0] && String(data[0].id)
}

/**
 * Makes the record as the form for a new one does.
 *
 * @returns its row in the list; undefined where it is not there
 * @throws {GatewayError} where it is refused
 */
export async function makeOwn(own: Own): Promise<Found | undefined> {
  const { look, typed } = own
  const { portal, resource } = look
  portal.checkpoint()
  const { exchanges } = await portal.watch(() =>
    portal.provider.create(resource.name, { data: typed }),
  )
  const answered = exchanges.find(({ method }) => method === 'POST')?.httpStatus ?? 200
  // the stock gateway of the family is known for it
  if (answered !== 200 && portal.dialectName !== 'ruoyi')
    note(
      look,
      'write',
      `A new record is answered with HTTP ${answered}: the portal takes any 2xx for success.`,
    )
  const [found] = await findOwn(own)
  own.id = found?.id
  if (!found)
    fault(look, 'write', `A new record is not found in the list: look for "${own.mark}" by hand.`)
  return found
}

/** Whether every value comes back as it was typed. */
export function compareWithTyped(
  { look, typed }: Own,
  { record, wire }: ReadRecord,
  row: Found['row'],
) {
  const { resource, findings } = look
  for (const [name, text] of Object.entries(typed)) {
    const field = resource.fields[name]
    if (!field || text === '' || kindOf(field).hidden) continue
    const key = wireOf(resource, name)
    const isSaid = findings.some((one) => one.check === 'form' && one.field === name)
    if (!('checked' in field) && !Object.hasOwn(wire, key)) {
      if (!isSaid) sayLeftOut(look, name, Object.hasOwn(row, key))
    } else if (!isSameValue(field, typedValue(field, text), record[name]))
      fault(
        look,
        'write',
        `A new record has another "${key}" than was sent (it comes back as ${formOf(wire[key] ?? null)}).`,
        name,
      )
  }
}

function sayLeftOut(look: Look, name: string, isInList: boolean): void {
  const wire = wireOf(look.resource, name)
  const field = look.resource.fields[name]
  if (isInList && field) note(look, 'form', leftOut(field, wire), name)
  else fault(look, 'write', `The gateway takes "${wire}" and never sends it back.`, name)
}
