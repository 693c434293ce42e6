import { fireEvent } from '@testing-library/react'
import type { Resource } from '@/engine/declare'
import { sentTo } from '../app/gatewayServer'
import { address } from '../app/renderApp'
import { config } from '@/engine/config'
import { codesOf, endNames, fieldsOf, isPicked, type DeclaredField } from './declared'
import { createFindings, type Findings } from './findings'
import { nameless } from './names'
import { sortOf } from './order'
import { all, openPage, textOf } from './portal'
import { undeclaredCalls } from './requests'
import { wordAt, wordOf } from './words'

type Query = Readonly<Record<string, string>>

/** Compares the list's requests with the declaration: the first one, and after every filter was filled. */
export async function findingsOfListRequests(resource: Resource): Promise<readonly string[]> {
  const findings = createFindings()
  const filters = fieldsOf(resource).filter(
    ([, { filter, filterFor = '00' }]) => filter && filterFor === '00',
  )
  const refs = filters.filter(([, field]) => isPicked(field))
  const linked = Object.fromEntries(refs.map(([name]) => [name, '1']))
  const page = await openPage(resource, `?filter=${JSON.stringify(linked)}`)
  if (!page) return []
  await isShown(findings)

  const sort = sortOf(resource)
  const isTree = resource.list?.tree !== undefined
  const asking: Query = {
    ...(resource.recordFrom !== 'wholeList' && {
      pageNum: '1',
      pageSize: String(isTree ? config.treePageSize : config.pageSize),
    }),
    ...(sort && { orderByColumn: sort.wire, isAsc: sort.direction }),
  }
  const byLink: Query = Object.fromEntries(
    refs.map(([name, { wire = name }]) => [wire, linked[name] ?? '']),
  )
  const list = `${resource.path}/list`
  const asked = () =>
    sentTo('GET', list).filter(
      ({ query }) => 'pageNum' in query || resource.recordFrom === 'wholeList',
    )
  const last = () => asked().filter(({ query }) => query['isAsc'] === asking['isAsc'])
  findings.unlessEqual(last().at(-1)?.query, { ...asking, ...byLink }, 'query of the opened list')
  if (refs.length === 0) await checkTotals(resource, findings)

  const form = document.querySelector<HTMLFormElement>('form[role=search]')
  if (filters.length > 0 && !form) return [...findings.found, 'the list has no filters']
  if (form) {
    fireEvent.click(form.querySelector('.wd-filters-toggle') ?? form)
    if (filters.length > 0)
      await findings.unlessSoon(() => all('.wd-filter', form).length > 0, 'the filters do not open')
    const wanted: Record<string, string> = { ...byLink }
    for (const [name, field] of filters) {
      // a tree beside the list replaces it
      if (name === resource.list?.beside) continue
      const label = wordOf('en-US', `resources.${resource.name}.fields.${name}`) ?? name
      const named = all('.wd-label', form).some((one) => textOf(one).startsWith(label))
      findings.unless(named, `${name}: no filter is named ‘${label}’`)
      Object.assign(wanted, fillFilter(form, name, label, field))
    }
    fireEvent.submit(form)
    // a tree also requests the ancestors of found nodes
    const before = asked().length
    const search = () => asked().slice(isTree ? before : -1)
    const expected = JSON.stringify(sorted({ ...asking, ...wanted }))
    const isAsked = () => search().some(({ query }) => JSON.stringify(sorted(query)) === expected)
    await findings.unlessSoon(
      isAsked,
      `Search does not request ${JSON.stringify({ ...asking, ...wanted })}`,
    )
    if (!isAsked())
      findings.unlessEqual(asked().at(-1)?.query, { ...asking, ...wanted }, 'query of Search')
    findings.unlessEqual(nameless(), [], 'controls, columns and buttons without a name')
    const reset = all('button', form).find(
      (one) => textOf(one) === wordAt('en-US', 'views.clearFilters'),
    )
    if (reset) fireEvent.click(reset)
    await findings.unlessSoon(
      () => !/[?&]filter=%7B%22/.test(address()),
      'Reset leaves filters in the address',
    )
  }
  findings.unlessEqual(undeclaredCalls(resource), [], 'undeclared calls')
  return findings.found
}

async function isShown(findings: Findings): Promise<void> {
  await findings.unlessSoon(
    () => all('.wd-table-area[aria-busy=false]').length > 0,
    'the list does not show the gateway’s records',
  )
}

async function checkTotals(resource: Resource, findings: Findings): Promise<void> {
  if (!fieldsOf(resource).some(([, { total }]) => total)) return
  const asked = () => sentTo('GET', `${resource.path}/totals`)
  await findings.unlessSoon(() => asked().length > 0, 'the totals are not requested')
  findings.unlessEqual(asked()[0]?.query, {}, 'query of the totals')
}

/** Fills one filter as an operator would. @returns the values to be sent for it */
function fillFilter(
  form: HTMLFormElement,
  name: string,
  label: string,
  field: DeclaredField,
): Query {
  const { filter, kind, wire = name } = field
  const codes = kind === 'flag' ? [[field.on ?? 'Y']] : codesOf(field)
  if (isPicked(field)) return {}
  if (filter === 'range') {
    const [begin, end] = endNames(name, field)
    const [from, to] = kind === 'time' ? ['2026-06-01', '2026-06-30'] : ['1', '20']
    type(form.querySelector(`[aria-label="${label} from"]`), from)
    type(form.querySelector(`[aria-label="${label} to"]`), to)
    return { [begin]: from, [end]: to }
  }
  if (filter === 'in') {
    const chosen = codes.slice(0, 2).map(([code = '']) => code)
    for (const code of chosen) {
      const box = [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].find(
        ({ value }) => value === code,
      )
      if (box) fireEvent.click(box)
    }
    return { [wire]: chosen.join(',') }
  }
  const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (control?.tagName === 'SELECT') {
    const code = codes[0]?.[0] ?? ''
    type(control, code)
    return { [wire]: code }
  }
  const text = kind === 'integer' ? '7' : `01 ${name}`
  type(control, `  ${text} `)
  return { [wire]: text }
}

function type(control: Element | null, value: string): void {
  if (control) fireEvent.change(control, { target: { value } })
}

function sorted(query: Query = {}): unknown {
  return Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))
}
