import { isFields, type Fields } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import { unreadOf, type PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { formFieldsOf } from '@/engine/schema/surfaces'
import { kindOf } from '@/engine/schema/field'
import { askList, fault, idIn, may, note, own, wireOf, type Look } from '../look/Look'
import { readRecord, type ReadRecord } from '../look/readRecord'

/** Single records, where the gateway has such a call: enough of them for each field of the edit form to be in sight. */
export async function lookAtRecords(look: Look): Promise<readonly ReadRecord[]> {
  const { resource, undone } = look
  const whyNot = reasonAgainst(look)
  if (whyNot !== undefined) {
    undone.push(`get: ${whyNot}`)
    return []
  }
  const read: ReadRecord[] = []
  for (const { id } of chosenRecords(look)) {
    // oxlint-disable-next-line no-await-in-loop
    const one = await readOrUndefined(look, id)
    if (one === undefined) continue
    if (idIn(resource, one.wire) !== id) fault(look, 'get', 'Another record comes.', 'id')
    read.push(one)
  }
  return read
}

function reasonAgainst({ resource, page, info }: Look): string | undefined {
  if (resource.recordFrom !== undefined) return 'the gateway has no such call'
  if (page.records.length === 0) return 'no rows'
  return may({ resource, info }, 'query')
    ? undefined
    : `the account lacks ${resource.permissions}:query`
}

/** The first record, and for every field of the edit form that is out of sight so far one that shows it. */
function chosenRecords({ resource, page }: Look): readonly PortalRecord[] {
  const chosen = page.records.slice(0, 1)
  for (const name of formFieldsOf(resource, resource.edit)) {
    const when = resource.fields[name]?.visibleWhen
    if (chosen.some((record) => holds(when, record))) continue
    const showing = page.records.filter((record) => holds(when, record))
    chosen.push(
      ...showing
        .filter((record) => record[name] !== null)
        .concat(showing)
        .slice(0, 1),
    )
  }
  return chosen
}

/** A record that was removed since the list was read is no fault. */
async function readOrUndefined(look: Look, id: string): Promise<ReadRecord | undefined> {
  try {
    return await readRecord(look, id)
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'missing') throw error
    const { records } = await askList(look)
    if (records.some((record) => record.id === id))
      fault(look, 'get', 'Of a record of the list nothing comes.')
    return undefined
  }
}

/** Whether the single record has what the edit form needs. */
export function lookAtForm(look: Look, read: readonly ReadRecord[]): void {
  const { resource } = look
  // a custom page reads in its own way
  if (read.length === 0 || !resource.edit || resource.override?.page?.edit) return
  for (const name of ['id', ...formFieldsOf(resource, resource.edit)]) {
    const field = resource.fields[name]
    if (!field || kindOf(field).hidden || 'checked' in field) continue
    const showing = read.filter(({ record }) => holds(field.visibleWhen, record))
    if (showing.length > 0) lookAtFormField(look, name, showing)
  }
  for (const { wire } of read.slice(0, 1)) lookAtVersion(look, wire)
}

/** Checked nodes of a record that come from separate calls. */
export function lookAtChecked(look: Look, [first]: readonly ReadRecord[]): void {
  for (const [name, field] of Object.entries(look.resource.fields)) {
    const paths = kindOf(field).checkedAt?.(field) ?? []
    if (!first || paths.length === 0) continue
    const asked = paths.map((path) => `GET ${path}`)
    if (unreadOf(first.record).includes(name)) {
      const problem = `"${name}" cannot be read: no checkedKeys come from ${asked.join(' or ')}. The portal lets it be, and says so.`
      fault(look, 'form', problem, name)
      continue
    }
    const place = paths.findIndex((path) => hasServed(first, path))
    if (place > 0) {
      const problem = `"${name}" comes from ${asked[place]}, as the gateway does not serve ${asked[0]}: the portal asks for both.`
      note(look, 'form', problem, name)
    }
  }
}

function hasServed({ record, exchanges }: ReadRecord, path: string): boolean {
  const called = path.replace('{id}', () => encodeURIComponent(record.id))
  const body = exchanges.find((exchange) => exchange.path === called)?.body ?? {}
  const data = own(body, 'data')
  const part = isFields(data) ? data : body
  return Array.isArray(own(part, 'checkedKeys'))
}

function lookAtFormField(look: Look, name: string, read: readonly ReadRecord[]): void {
  const { resource, page } = look
  const field = resource.fields[name]
  if (!field) return
  const wire = wireOf(resource, name)
  const isAbsent = read.every((one) => !Object.hasOwn(one.wire, wire))
  if (isAbsent && page.rows.some((row) => Object.hasOwn(row, wire)))
    return note(look, 'form', leftOut(field, wire), name)
  if (isAbsent && (field.visibleWhen !== undefined || field.kind === 'tree')) {
    const problem = `The gateway does not send "${wire}", which the edit form shows.`
    return fault(look, 'form', problem, name)
  }
  if (isAbsent) return
  if (read.some(({ answer }) => isHiddenByNull(answer, wire))) {
    const problem = `"${wire}" stands beside data, with a null of the same name inside: the portal reads what stands beside.`
    note(look, 'form', problem, name)
  }
  const lacking = read.filter((one) => isNothing(own(one.wire, wire)))
  if (field.required && lacking.length > 0) {
    const problem = `${lacking.length} of ${read.length} records read have no "${wire}", which the edit form requires: the portal saves other fields without it.`
    note(look, 'form', problem, name)
  }
  lookAtType(look, name, read)
}

/** Reports a field that the list has and the single record lacks. */
export function leftOut({ required }: Resource['fields'][string], wire: string): string {
  const what = `The record's answer leaves out "${wire}", which the edit form ${required ? 'requires' : 'needs'}`
  return `${what}: the portal does not send it unless it is changed.`
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isHiddenByNull(answer: Fields, wire: string): boolean {
  const data = own(answer, 'data')
  return isFields(data) && own(data, wire) === null && (own(answer, wire) ?? null) !== null
}

const references: ReadonlySet<string> = new Set(['id', 'ref', 'treeSelect'])

/** An id that is a number here and a text there. */
function lookAtType(look: Look, name: string, read: readonly ReadRecord[]): void {
  const { resource, page } = look
  if (!references.has(resource.fields[name]?.kind ?? '')) return
  const wire = wireOf(resource, name)
  const inList = typesOf(page.rows, wire)
  const inRecord = typesOf(
    read.map((one) => one.wire),
    wire,
  )
  if (inList && inRecord && inList !== inRecord)
    note(
      look,
      'form',
      `"${wire}" comes as a ${inList} in the list and as a ${inRecord} in the record's answer: the portal sends it back as a ${inRecord}.`,
      name,
    )
}

function typesOf(rows: readonly Fields[], wire: string): string | undefined {
  const types = new Set(
    rows.flatMap((row) => {
      const value = own(row, wire)
      return typeof value === 'number' || typeof value === 'string' ? [typeof value] : []
    }),
  )
  const names = [...types].map((type) => (type === 'string' ? 'text' : type))
  return names.length > 0 ? names.toSorted().join(' or ') : undefined
}

/** Values sent with an edit by which the gateway detects a changed record. */
function lookAtVersion(look: Look, wire: Fields): void {
  const version = own(wire, 'updateTime')
  if (typeof version !== 'string' || version === '' || /\d{4}-\d\d-\d\d/.test(version)) return
  note(
    look,
    'form',
    `"updateTime" is no time, such as "${version.slice(0, 20)}": the portal does not send it back.`,
    'updateTime',
  )
}
