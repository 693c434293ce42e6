import type { Resource } from '@/engine/declare'
import type { TestSandbox } from '@/sandbox/forTests'
import {
  codesOf,
  columnsOf,
  endNames,
  fieldsOf,
  isInLists,
  wireOf,
  type DeclaredField,
} from './declared'
import { createFindings, type Findings } from './findings'
import { happenedAt, sortOf } from './order'
import { ensureRecords } from './someRecords'
import { listOf, openGateway, recordOf, type Call, type Row } from './gateway'

/**
 * Compares the declaration with the gateway's answers: fields, codes, units, sums,
 * order, and what each filter finds.
 */
export async function findingsAtGateway(resource: Resource): Promise<readonly string[]> {
  const findings = createFindings()
  const { sandbox, call } = await openGateway()
  await ensureRecords(sandbox, resource)
  // another user works at the same time
  await sandbox.logIn('auditor')
  const { code, msg, rows, total } = await listOf(resource, call, 'pageSize=500')
  if (code !== 200)
    return [`${resource.path}/list is not a list: the gateway answers ${code} ‘${msg}’`]
  findings.unless(
    rows.length > 1,
    `${resource.name}: the gateway has fewer than two records to check`,
  )
  await checkFields(resource, rows, call, findings)
  checkCodes(resource, rows, findings)
  checkUnits(resource, sandbox, findings)
  await checkTotals(resource, call, findings)
  await checkFirstOrder(resource, call, findings)
  for (const [name, field] of fieldsOf(resource)) {
    const look: Look = { path: resource.path, name, field, rows, total, call, findings }
    if (field.filter) await checkFilter(look, field.filter)
    else if (columnsOf(resource).includes(name)) await checkNoFilter(look)
  }
  return findings.found
}

type Look = {
  readonly path: string
  readonly name: string
  readonly field: DeclaredField
  readonly rows: readonly Row[]
  readonly total: number
  readonly call: Call
  readonly findings: Findings
}

async function checkFields(
  resource: Resource,
  rows: readonly Row[],
  call: Call,
  findings: Findings,
) {
  const [list = {}] = rows
  const record = await recordOf(resource, call, String(list[wireOf(resource, 'id')]))
  for (const [name, field] of fieldsOf(resource)) {
    const { wire = name, kind } = field
    if (kind === 'computed') continue
    const isSecret = kind === 'secret'
    // a custom page makes its own calls
    const isOwnPage = resource.override?.page?.show !== undefined
    const isListed = isOwnPage ? columnsOf(resource).includes(name) : isInLists(field)
    const places = { ...(isListed && { list }), ...(!isOwnPage && { record }) }
    for (const [place, row] of Object.entries(places))
      findings.unless(
        Object.hasOwn(row, wire) !== isSecret,
        isSecret
          ? `${name}: the gateway’s ${place} contains the secret ${wire}`
          : `${name}: the gateway’s ${place} has no ${wire}`,
      )
  }
}

function checkCodes(resource: Resource, rows: readonly Row[], findings: Findings) {
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'code') continue
    const known = codesOf(field).map(([code]) => code)
    const sent = new Set(rows.map((row) => row[field.wire ?? name]))
    findings.unlessEqual(known.length, new Set(known).size, `${name}: number of declared codes`)
    for (const code of sent)
      findings.unless(
        typeof code !== 'string' || code === '' || known.includes(code),
        `${name}: the gateway sends the code '${String(code)}', which its dictionary does not declare`,
      )
  }
}

/** Nothing on the wire tells what an amount is in; the sandbox's own tables do. */
function checkUnits(resource: Resource, { tables }: TestSandbox, findings: Findings) {
  const table = tables.find(({ path }) => path === resource.path)
  if (!table) return
  for (const [name, { kind, wire = name, unit }] of fieldsOf(resource))
    if (kind === 'money' && table.columns[wire])
      findings.unlessEqual(unit, table.columns[wire].unit, `${name}: unit`)
}

async function checkTotals(resource: Resource, call: Call, findings: Findings) {
  const { data } = await call('GET', `${resource.path}/totals`)
  const summed = fieldsOf(resource).flatMap(([name, { total, wire = name }]) => (total ? wire : []))
  findings.unlessEqual(summed.sort(), Object.keys(data ?? {}).sort(), 'fields with a total')
}

/** A list of what happened opens with the newest. */
async function checkFirstOrder(resource: Resource, call: Call, findings: Findings) {
  const sort = sortOf(resource)
  const time = happenedAt(resource)?.[1].filter === 'range' ? happenedAt(resource) : undefined
  if (!time || !sort) return
  const [name, { wire = name }] = time
  const firstBy = async (order: string) => {
    const { rows } = await listOf(resource, call, `pageSize=1&${order}`)
    return rows[0]?.[wire]
  }
  const first = await firstBy(`orderByColumn=${sort.wire}&isAsc=${sort.direction}`)
  const newest = await firstBy(`orderByColumn=${wire}&isAsc=desc`)
  findings.unlessEqual(first, newest, `${name} of the first row by the declared order`)
}

type Op = NonNullable<DeclaredField['filter']>

async function checkFilter(look: Look, op: Op) {
  if (op === 'range') return checkRange(look)
  const { name, field, rows, total, findings } = look
  const wire = field.wire ?? name
  const known = rows.map((row) => row[wire]).filter((value) => value !== null && value !== '')
  // of a tree, a node that is not above all others
  const [first] = field.kind === 'treeSelect' ? [...known].sort().toReversed() : known
  const value = String(first ?? '')
  const found = await find(look, value)
  findings.unless(
    found.total > 0 && (found.total < total || new Set(known).size < 2),
    `${name}: ${wire}=${value} should narrow the list and finds ${found.total} of ${total}`,
  )
  if (op === 'in') return checkSeveral(look, known.map(String))
  if (field.find === 'prefix') return checkBeginning(look, value)
  if (isText(field)) return checkPart(look, value, op)
  return field.kind === 'code' ? checkOne(look, known.map(String)) : undefined
}

async function checkSeveral(look: Look, known: readonly string[]) {
  const { name, findings } = look
  const [a = '', b = ''] = [...new Set(known)]
  if (b === '') return
  const [one, other, both] = [
    await find(look, a),
    await find(look, b),
    await find(look, `${a},${b}`),
  ]
  findings.unlessEqual(both.total, one.total + other.total, `${name}: rows for ${a},${b}`)
}

/** One code at a time, where the gateway takes several, keeps something from the operator. */
async function checkOne(look: Look, known: readonly string[]) {
  const [a = '', b = ''] = [...new Set(known)]
  if (b === '') return
  const { total } = await find(look, `${a},${b}`)
  look.findings.unless(
    total === 0,
    `${look.name}: the gateway accepts several codes, so the filter should be 'in', not 'eq'`,
  )
}

async function checkBeginning(look: Look, value: string) {
  const beginning = value.slice(0, -1)
  const { total } = await find(look, beginning)
  look.findings.unless(
    total > 0,
    `${look.name}: the gateway finds nothing by the beginning ‘${beginning}’, so the field should have find: true`,
  )
}

async function checkPart(look: Look, value: string, op: Op) {
  const part = value.slice(1, -1).trim().toUpperCase()
  if (part === '') return
  const { total } = await find(look, part)
  look.findings.unless(
    op === 'like' ? total > 0 : total === 0,
    `${look.name}: the gateway finds ${total} by the part ‘${part}’, so the filter should be ${total > 0 ? "'like'" : "'eq'"}, not '${op}'`,
  )
}

async function checkRange(look: Look) {
  const { name, field, rows, total, call, findings } = look
  const [begin, end] = endNames(name, field)
  if (field.kind !== 'time') return checkAmounts(look, [begin, end])
  const days = rows.map((row) => String(row[field.wire ?? name]).slice(0, 10)).sort()
  const day = days[Math.floor(days.length / 2)] ?? ''
  const wanted = days.filter((one) => one === day).length
  const within = await listOf(look, call, `pageSize=1&${begin}=${day}&${end}=${day}`)
  const expected = total === rows.length ? wanted : within.total
  findings.unlessEqual(within.total, expected, `${name}: rows with ${begin} and ${end} ${day}`)
  const long = '2000-01-01'
  const ago = await listOf(look, call, `pageSize=1&${begin}=${long}&${end}=${long}`)
  findings.unlessEqual(ago.total, 0, `${name}: rows with ${begin} and ${end} ${long}`)
}

/** By an amount that a row has, only rows with it are found. */
async function checkAmounts(look: Look, [begin, end]: readonly [string, string]) {
  const { name, field, rows, call, findings } = look
  const amount = String(rows.map((row) => row[field.wire ?? name]).find((one) => one !== null))
  const found = await listOf(look, call, `pageSize=50&${begin}=${amount}&${end}=${amount}`)
  const amounts = new Set(found.rows.map((row) => String(row[field.wire ?? name])))
  findings.unlessEqual([...amounts], [amount], `${name}: amounts from ${begin} to ${end} ${amount}`)
}

/** Columns by which the gateway can filter have a filter; ids are found by their links. */
async function checkNoFilter(look: Look) {
  const { name, field, rows, total, findings } = look
  if (!['text', 'code', 'ref', 'flag', 'address', 'hash'].includes(field.kind)) return
  const value = rows.map((row) => row[field.wire ?? name]).find((one) => one !== null && one !== '')
  const found = await find(look, String(value ?? ''))
  findings.unless(
    found.total === total,
    `${name}: the gateway narrows its list by ${field.wire ?? name}, and the resource declares no filter`,
  )
}

function find(look: Look, value: string) {
  const query = `${look.field.wire ?? look.name}=${encodeURIComponent(value)}`
  return listOf(look, look.call, `pageSize=1&${query}`)
}

function isText({ kind }: DeclaredField): boolean {
  return ['text', 'longText', 'url', 'address', 'hash'].includes(kind)
}
