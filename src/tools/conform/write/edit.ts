import { GatewayError } from '@/engine/gateway/errors'
import type { Fields } from '@/engine/gateway/envelope'
import { formFieldsOf } from '@/engine/schema/surfaces'
import { isSameValue, typedValue } from '@/engine/schema/input'
import {
  enteredValues,
  readNames,
  startingValues,
  visibleFields,
  type Values,
} from '@/engine/data/formValues'
import { fault, note, own as valueIn, wireOf, type Look } from '../look/Look'
import { reasonOf } from '../look/openPortal'
import { readRecord, type ReadRecord } from '../look/readRecord'
import { findOwn } from './findOwn'
import type { Own } from './Own'

type State = ReadRecord & { readonly row: Fields }

/** Edits one field as the form does, and holds the record against what it was. */
export async function editOwn(own: Own, before: State): Promise<void> {
  const { look, id = '' } = own
  const { portal, resource } = look
  const name = fieldToEdit(own, before)
  if (name === undefined) return void look.undone.push('write: no field of the form can be edited')
  const { values, text } = typedEdit(own, before, name)
  portal.checkpoint()
  const params = { id, data: values, previousData: before.record }
  try {
    const { exchanges } = await portal.watch(() => portal.provider.update(resource.name, params))
    const after = await stateOf(own, before.row)
    compare(look, name, text, before, after)
    const sent = exchanges.find(({ method }) => method === 'PUT')?.sent ?? ''
    await tryOtherType(look, sent, after)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const field = wireOf(resource, name)
    fault(look, 'write', `An edit of "${field}" alone is refused: ${reasonOf(error)}.`, name)
  }
}

/** A field with the options of texts, if it is one. */
type TextField = {
  readonly kind: string
  readonly rule?: string
  readonly example?: string
  readonly maxLength?: number
}

/** A received text without dependants, preferably an optional one; otherwise the title. */
function fieldToEdit({ look: { resource }, typed }: Own, { wire }: State): string | undefined {
  const typedTexts = formFieldsOf(resource, resource.edit).filter((name) => {
    const field: TextField | undefined = resource.fields[name]
    const isText = field?.kind === 'text' || field?.kind === 'longText'
    const isBound = field?.rule !== undefined || field?.example !== undefined
    return isText && typed[name] && !isBound && Object.hasOwn(wire, wireOf(resource, name))
  })
  const isOptional = (name: string) => resource.fields[name]?.required === undefined
  const others = typedTexts.filter((name) => name !== resource.title)
  return others.find(isOptional) ?? others[0] ?? typedTexts[0]
}

function typedEdit({ look: { resource }, typed }: Own, { record }: State, name: string) {
  const names = formFieldsOf(resource, resource.edit)
  const text = edited(typed[name] ?? '', resource.fields[name])
  const texts: Values = { ...startingValues(resource, names, record), [name]: text }
  const shown = visibleFields(resource, names, texts, record)
  return { values: enteredValues(resource, readNames(shown, record), texts), text }
}

/** The mark stays at the beginning: by it the record is found again. */
function edited(text: string, field: TextField | undefined): string {
  const { maxLength = Infinity } = field ?? {}
  return text.length < maxLength ? `${text}2` : `${text.slice(0, -1)}2`
}

async function stateOf(own: Own, rowBefore: Fields): Promise<State> {
  const read = await readRecord(own.look, own.id ?? '')
  const found = await findOwn(own)
  return { ...read, row: found.find(({ id }) => id === own.id)?.row ?? rowBefore }
}

/** Fields that the gateway itself sets at every edit. */
const written: ReadonlySet<string> = new Set(['updateTime', 'updateBy'])

function compare(look: Look, edited: string, text: string, before: State, after: State): void {
  const { fields } = look.resource
  const field = fields[edited]
  if (field && !isSameValue(field, typedValue(field, text), after.record[edited]))
    fault(look, 'write', 'An edit is answered with success and changes nothing.', edited)
  const wires = new Map(Object.keys(fields).map((name) => [wireOf(look.resource, name), name]))
  for (const wire of changedKeys(look.resource, before, after)) {
    const name = wires.get(wire)
    if (name === edited || written.has(wire) || (name && fields[name]?.readOnly)) continue
    const problem = `An edit of "${wireOf(look.resource, edited)}" alone changed "${wire}", too.`
    if (name === undefined) note(look, 'write', problem)
    else fault(look, 'write', problem, name)
  }
}

/** Wire names with changed values, in the record, its row or separate calls. */
function changedKeys(
  { fields }: Look['resource'],
  before: State,
  after: State,
): ReadonlySet<string> {
  const apart = Object.entries(fields).filter(([, field]) => 'checked' in field)
  const changed = apart.flatMap(([name, field]) =>
    isSameValue(field, before.record[name], after.record[name]) ? [] : (field.wire ?? name),
  )
  return new Set([
    ...changed,
    ...differences(before.wire, after.wire),
    ...differences(before.row, after.row),
  ])
}

function differences(before: Fields, after: Fields): readonly string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => {
    const [one, other] = [valueIn(before, key), valueIn(after, key)]
    return isPlain(one) && isPlain(other) && JSON.stringify(one) !== JSON.stringify(other)
  })
}

/** Objects beside a record, such as every role there is, are not its own. */
function isPlain(value: unknown): boolean {
  const parts = [value].flat()
  return parts.every((part) => typeof part !== 'object' || part === null)
}

/** The same edit with the id in the other JSON type: a gateway that refuses it compares strictly. */
async function tryOtherType(look: Look, sent: string, { wire }: State): Promise<void> {
  const { portal, resource } = look
  const key = wireOf(resource, 'id')
  const body: Record<string, unknown> = sent === '' ? {} : JSON.parse(sent)
  const id = body[key]
  const other = otherType(id)
  if (other === undefined) return
  const version = Object.hasOwn(body, 'updateTime')
    ? { updateTime: valueIn(wire, 'updateTime') }
    : {}
  const text = JSON.stringify({ ...body, ...version, [key]: other })
  const headers = { 'Content-Type': 'application/json' }
  try {
    await portal.client.put(resource.path, { body: text, headers })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const [came, tried] = typeof id === 'number' ? ['a number', 'a text'] : ['a text', 'a number']
    note(
      look,
      'ids',
      `Ids are compared strictly: an edit whose "${key}" is ${tried} in place of ${came} is refused (${reasonOf(error)}). The portal sends each in the type in which it came.`,
      'id',
    )
  }
}

function otherType(id: unknown): string | number | undefined {
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
}
