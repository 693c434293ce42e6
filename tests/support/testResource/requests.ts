import type { Resource } from '@/schema'
import { resourceByName } from '@/registry'
import { sentTo } from '../gatewayServer'
import { fieldsOf } from './declared'

/** What every page asks, and what parts of a resource's own ask besides. */
const portalCalls = ['/getInfo', '/getRouters', '/login', '/captchaImage', '/logout']
/** … and a record's page, which tells what was done to it. */
const trailCalls = [
  '/monitor/operlog/list',
  dictionaryAt('sys_oper_type'),
  dictionaryAt('sys_common_status'),
]
const callsOfParts: Readonly<Record<string, string>> = { failedPayouts: '/api/apiDraw/exist/fail' }

function dictionaryAt(type: string): string {
  return `/system/dict/data/type/${type}`
}

/** Calls that nothing in the declaration asks for. */
export function undeclaredCalls(resource: Resource): readonly string[] {
  const { path, actions, override } = resource
  const fields = fieldsOf(resource)
  const others = fields.flatMap(([, { resource: other = '' }]) => resourceByName(other)?.path ?? [])
  const dictionaries = fields.flatMap(([, { dictType }]) => dictType ?? [])
  const parts = Object.values(override?.section ?? {}).flatMap((part) => callsOfParts[part] ?? [])
  const allowed = [
    ...portalCalls,
    ...trailCalls,
    ...parts,
    ...[path, ...others].flatMap((at) => [`${at}/list`, `${at}/{id}`]),
    `${path}/totals`,
    path,
    ...Object.entries(actions).map(([name, { call }]) => call?.path ?? `${path}/${name}/{id}`),
    ...dictionaries.map(dictionaryAt),
  ].map(patternOf)
  const strange = sentTo().filter(({ path: asked }) => !allowed.some((one) => one.test(asked)))
  return [...new Set(strange.map(({ method, path: asked }) => `${method} ${asked}`))]
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('{id}', '\\d+')}$`)
}
