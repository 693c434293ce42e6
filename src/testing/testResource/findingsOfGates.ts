import { fireEvent } from '@testing-library/react'
import type { Resource } from '@/engine/declare'
import { sentTo } from '../app/gatewayServer'
import { address } from '../app/renderApp'
import { createFindings, type Findings } from './findings'
import { callerOf, openGateway, type Row } from './gateway'
import { grant, halvesOf, operatorOf, sharesOf, verbOf, verbsOf } from './permissions'
import { placeOf } from './places'
import { all, goTo, openPortal, plant, textOf } from './portal'
import { nobody, plantedId, plantedRows } from './rows'
import { wordOf } from './words'

/**
 * Compares what an operator with some of the permissions can see and do with what the declaration allows: on
 * screen, by address, and by hand at the gateway.
 */
export async function findingsOfGates(resource: Resource): Promise<readonly string[]> {
  const findings = createFindings()
  const verbs = verbsOf(resource)
  for (const held of sharesOf(verbs)) await checkCalls(resource, held, findings)
  for (const held of halvesOf(verbs)) await checkShare(resource, held, findings)
  await checkClosed(resource, verbs, findings)
  return findings.found
}

async function checkCalls(resource: Resource, held: readonly string[], findings: Findings) {
  const { account, role } = operatorOf(resource)
  const { sandbox } = await openGateway()
  await sandbox.ready()
  await grant(sandbox, role, resource.permissions, ['list', ...held])
  const call = callerOf(sandbox, await sandbox.logIn(account))
  for (const [verb, method, path] of callsOf(resource)) {
    const { code } = await call(method, path, method === 'GET' ? undefined : {})
    findings.unless(
      (code === 403) !== (verb === 'list' || held.includes(verb)),
      `${method} ${path} ${held.includes(verb) ? 'with' : 'without'} :${verb}: the gateway answers ${code}`,
    )
  }
}

async function checkShare(resource: Resource, held: readonly string[], findings: Findings) {
  const rows = plantedRows(resource)
  const { place } = await openAs(resource, ['list', ...held], (place) => {
    plant(resource, rows)
    return `${place}?perPage=50`
  })
  if (place === undefined) return
  await findings.unlessSoon(
    () => all(`tr[data-id="${plantedId(rows.length - 1)}"]`).length > 0,
    `the list does not open for a user with :list and ${held.join()}`,
  )
  checkLinks(resource, { held, place }, findings)
  checkTools(resource, held, findings)
  for (const [index, row] of rows.entries()) checkRow(resource, { held, row, index }, findings)
  for (const [verb, suffix] of pagesOf(resource)) {
    if (held.includes(verb)) continue
    goTo(`${place}/${suffix}`)
    await findings.unlessSoon(
      () => address() === '/401',
      `/${suffix} without :${verb} does not lead to /401`,
    )
  }
}

/** Opens the resource's list for an operator with these verbs. */
async function openAs(
  resource: Resource,
  held: readonly string[],
  startAt: (place: string) => string,
) {
  const { account, role } = operatorOf(resource)
  let place: string | undefined
  const { sandbox } = await openPortal({
    as: account,
    given: async (sandbox) => {
      await sandbox.ready()
      await grant(sandbox, role, resource.permissions, held)
    },
    at: async (sandbox) => {
      place = await placeOf(sandbox, resource)
      return place === undefined ? '/index' : startAt(place)
    },
  })
  return { sandbox, place }
}

/** Each on a record that does not exist, so that the answer depends on permissions alone. */
function callsOf(resource: Resource): readonly (readonly [string, string, string])[] {
  const { path, create, edit, remove, actions, list, recordFrom } = resource
  return [
    ['list', 'GET', `${path}/list`],
    ['list', 'GET', `${path}/totals`],
    ...(recordFrom ? [] : [['query', 'GET', `${path}/${nobody}`] as const]),
    ...(create ? [['add', 'POST', path] as const] : []),
    ...(edit ? [['edit', 'PUT', path] as const] : []),
    ...(remove ? [['remove', 'DELETE', `${path}/${nobody}`] as const] : []),
    ...Object.entries(actions).map(([name, { call }]) => {
      const at = call?.path ?? `${path}/${name}/{id}`
      const method = call?.method ?? 'PUT'
      return [verbOf(resource, name), method, at.replaceAll(/\{\w+\}/g, nobody)] as const
    }),
    ...Object.entries(list?.tools ?? {}).map(([name, { call }]) => {
      const at = call.path.replace('{cachePath}', 'clearCache')
      return [verbOf(resource, name), call.method, at] as const
    }),
  ]
}

function pagesOf({ create, edit }: Resource): readonly (readonly [string, string])[] {
  return [
    ['query', `${plantedId(0)}/show`],
    ...(create ? [['add', 'create'] as const] : []),
    ...(edit ? [['edit', plantedId(0)] as const] : []),
  ]
}

type OnPage = { readonly held: readonly string[]; readonly place: string }

function checkLinks({ create, edit }: Resource, { held, place: path }: OnPage, findings: Findings) {
  const places: readonly (readonly [string, boolean, string])[] = [
    ['query', true, `${path}/${plantedId(0)}/show`],
    ['add', create !== undefined, `${path}/create`],
    ['edit', edit !== undefined, `${path}/${plantedId(0)}`],
  ]
  for (const [verb, isDeclared, place] of places) {
    const isThere = all(`a[href="#${place}"]`).length > 0
    const isWanted = isDeclared && held.includes(verb)
    findings.unless(
      isThere === isWanted,
      `${isWanted ? 'with' : 'without'} :${verb} the link to ${place} is ${isWanted ? 'missing' : 'shown'}`,
    )
  }
}

function checkTools(resource: Resource, held: readonly string[], findings: Findings) {
  const texts = new Set(all('.wd-list-header button').map(textOf))
  for (const name of Object.keys(resource.list?.tools ?? {})) {
    const word = wordOf('en-US', `resources.${resource.name}.tools.${name}`, `tools.${name}`)
    const isWanted = held.includes(verbOf(resource, name))
    findings.unless(
      word !== undefined && texts.has(word) === isWanted,
      `${name}: the button ‘${word}’ above the list is ${isWanted ? 'missing' : 'shown'} for a user with ${held.join() || 'nothing'}`,
    )
  }
}

type InRow = { readonly held: readonly string[]; readonly row: Row; readonly index: number }

/** The actions of a row: those that are permitted and that its state allows, and deletion. */
function checkRow(resource: Resource, { held, row, index }: InRow, findings: Findings) {
  const { actions, remove } = resource
  const element = all(`tr[data-id="${plantedId(index)}"]`)[0]
  if (!element) return
  const buttons = all('[data-action]', element).map((one) => one.dataset['action'])
  const offered = new Set([...buttons, ...menuOf(element)])
  const names = [...Object.keys(actions), ...(remove ? ['remove'] : [])]
  for (const name of names) {
    const verb = name === 'remove' ? name : verbOf(resource, name)
    const isWanted = held.includes(verb) && isInState(resource, name, row)
    const word = wordOf('en-US', `resources.${resource.name}.actions.${name}`, `actions.${name}`)
    findings.unless(word !== undefined, `${name}: no words for this action in en-US`)
    const isThere = offered.has(name) || offered.has(word)
    findings.unless(
      isThere === isWanted,
      `${name}: it is ${isWanted ? 'not offered' : 'offered'} in ${stateOf(resource, name, row)} to a user with ${held.join() || 'nothing'}`,
    )
  }
}

function menuOf(row: HTMLElement): readonly string[] {
  const more = row.querySelector<HTMLElement>('[data-more]')
  if (!more) return []
  fireEvent.click(more)
  const items = all('[role=menuitem]').map(textOf)
  const menu = document.querySelector('[role=menu]')
  if (menu) fireEvent.keyDown(menu, { key: 'Escape' })
  return items
}

/** Whether a row of the wire is in a state that the action declares. */
export function isInState({ actions, fields }: Resource, name: string, row: Row): boolean {
  return Object.entries(actions[name]?.when ?? {}).every(([field, wanted]) =>
    [wanted].flat().some((one) => one === row[fields[field]?.wire ?? field]),
  )
}

function stateOf({ actions, fields }: Resource, name: string, row: Row): string {
  const asked = Object.keys(actions[name]?.when ?? {})
  const states = asked.map((field) => `${field} '${String(row[fields[field]?.wire ?? field])}'`)
  return states.join(', ') || 'any state'
}

/** Without `:list` there is neither the page nor its call. */
async function checkClosed(resource: Resource, verbs: readonly string[], findings: Findings) {
  const asked = () => sentTo('GET', `${resource.path}/list`).length
  let before = 0
  const { sandbox, place } = await openAs(resource, verbs, (place) => {
    before = asked()
    return place
  })
  const call = callerOf(sandbox, await sandbox.logIn(operatorOf(resource).account))
  const { code } = await call('GET', `${resource.path}/list`)
  findings.unlessEqual(code, 403, 'code of the list for a user without :list')
  if (place === undefined) return
  await findings.unlessSoon(
    () => /^\/(401|404)/.test(address()),
    'a user without :list is not led to /401 or /404',
  )
  findings.unlessEqual(asked() - before, 0, 'requests for the list without :list')
}
