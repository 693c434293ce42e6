import type { Fields } from '@/engine/gateway/envelope'
import { entryOf, type Dict } from '@/engine/schema/dict'
import { toText } from '@/engine/schema/kind'
import { kindOf } from '@/engine/schema/field'
import { formOf } from '../look/forms'
import { fault, own, type Look } from '../look/Look'
import type { FieldFact, Undeclared } from '../look/Report'

/** Kinds that rows of a list do not carry: secrets, computed values, values of separate calls. */
const untold: ReadonlySet<string> = new Set(['secret', 'computed', 'tree', 'matrix'])

/** Checks the values of each declared field. */
export function lookAtFields(look: Look, records: readonly Fields[]): readonly FieldFact[] {
  const { resource } = look
  const { rows } = look.page
  return Object.entries(resource.fields).map(([name, field]) => {
    const wire = field.wire ?? name
    const having = rows.filter((row) => Object.hasOwn(row, wire))
    const all = [...rows, ...records]
    const values = all.flatMap((row) => (Object.hasOwn(row, wire) ? [row[wire]] : []))
    const forms = [...new Set(values.map((value) => describe(look, name, value)))]
    if (field.kind === 'secret') refuseSecret(look, name, values)
    else if (all.length > 0 && isExpected(look, name)) {
      const isInList = having.length > 0 || rows.length === 0
      if (values.length === 0) fault(look, 'fields', `The gateway does not send "${wire}".`, name)
      else if (!isInList && isColumn(look, name))
        fault(look, 'fields', `The list does not have "${wire}", only the single record.`, name)
    }
    refuseUnread(look, name, values)
    const sent = rows.length === 0 ? 'no rows' : `${having.length} of ${rows.length}`
    const only = having.length === 0 && values.length > 0 ? ' (in the single record)' : ''
    return { name, wire, kind: field.kind, sent: sent + only, forms }
  })
}

/** Fields that stock gateways lack: the portal reads a log entry's record from its path and request. */
const lackedByStock: ReadonlySet<string> = new Set(['operLog.businessId'])

/** A field may be missing where only some records have it. */
function isExpected({ resource, portal }: Look, name: string): boolean {
  const field = resource.fields[name]
  if (portal.dialectName === 'ruoyi' && lackedByStock.has(`${resource.name}.${name}`)) return false
  return field !== undefined && !untold.has(field.kind) && field.visibleWhen === undefined
}

function isColumn({ resource: { list } }: Look, name: string): boolean {
  return list?.columns === undefined || list.columns.includes(name)
}

function refuseSecret(look: Look, name: string, values: readonly unknown[]): void {
  if (values.some((value) => value !== null && value !== '' && !/^[*•]+$/.test(String(value))))
    fault(look, 'secrets', 'The gateway sends a secret in the open.', name)
}

/** Values that the field's kind cannot read, and unknown codes. */
function refuseUnread(look: Look, name: string, values: readonly unknown[]): void {
  const field = look.resource.fields[name]
  if (field === undefined || untold.has(field.kind)) return
  const given = values.filter((value) => value !== null && value !== '' && value !== undefined)
  const unread = given.filter((value) => kindOf(field).parse(value, field) === null)
  if (unread.length > 0) {
    const forms = [...new Set(unread.map(formOf))].join(', ')
    const example = field.kind === 'time' ? ` Such as "${shapeOf(unread[0])}".` : ''
    fault(
      look,
      field.kind === 'time' ? 'dates' : 'forms',
      `${unread.length} of ${given.length} values are no ${field.kind}: ${forms}.${example}`,
      name,
    )
  }
  const unknown = unknownCodes(look, name, given)
  if (unknown.length > 0)
    fault(look, 'codes', `Codes that nobody declared: ${unknown.join(', ')}.`, name)
}

function unknownCodes(look: Look, name: string, values: readonly unknown[]): readonly string[] {
  const known = knownCodes(look, name)
  if (!known) return []
  const codes = new Set(values.flatMap((value) => toText(value) ?? []))
  return [...codes].filter((code) => !known(code)).map((code) => `"${code.slice(0, 20)}"`)
}

function knownCodes(look: Look, name: string): ((code: string) => boolean) | undefined {
  const field = look.resource.fields[name] as
    { kind: string; dict?: Dict; dictType?: string; fallback?: Dict } | undefined
  if (field?.kind === 'code' && field.dict) {
    const { dict } = field
    return (code) => entryOf(dict, code) !== undefined
  }
  if (field?.kind !== 'remoteCode') return undefined
  const { fallback } = field
  const given = look.codes.get(field.dictType ?? '')
  return (code) => given?.has(code) === true || (fallback && entryOf(fallback, code)) !== undefined
}

function describe(look: Look, name: string, value: unknown): string {
  const form = formOf(value)
  const known = value === null || value === '' ? undefined : knownCodes(look, name)
  const text = toText(value)
  if (!known || text === null) return form
  return known(text) ? `${form}, known code` : `${form}, unknown code`
}

/** The shape of a text without its digits' values. */
function shapeOf(value: unknown): string {
  return String(value)
    .slice(0, 30)
    .replaceAll(/\d/g, '9')
    .replaceAll(/[A-Za-z]/g, 'a')
}

const secretName =
  /pass(?:word|wd)|pwd|secret|private_?key|salt$|token|mnemonic|google_?code|api_?key/i

/** Undeclared fields that the gateway sends; one with a secret's name is a finding. */
export function lookBeyond(look: Look, records: readonly Fields[]): readonly Undeclared[] {
  const { resource } = look
  const all = [...look.page.rows, ...records]
  const declared = new Set(Object.entries(resource.fields).map(([name, { wire }]) => wire ?? name))
  const names = new Set(all.flatMap((row) => Object.keys(row)))
  const beyond = [...names].filter((name) => !declared.has(name) && !envelope.has(name))
  return beyond.map((name) => {
    const values = all.map((row) => own(row, name))
    const given = values.filter((value) => value !== undefined)
    const isGiven = given.some((value) => value !== null && value !== '')
    if (isGiven && secretName.test(name))
      fault(look, 'secrets', `"${name}" is not declared and sounds like a secret.`, name)
    return { name, forms: [...new Set(given.map(formOf))] }
  })
}

const envelope: ReadonlySet<string> = new Set(['code', 'msg', 'data', 'rows', 'total'])
