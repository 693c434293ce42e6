import type { Resource } from '@/engine/declare'
import { createRegistry } from '@/engine/registry'
import { appUnderTest } from '../app/appUnderTest'
import { sentTo } from '../app/gatewayServer'
import { fieldsOf } from './declared'

/** The calls of every page. */
const portalCalls = ['/getInfo', '/getRouters', '/login', '/captchaImage', '/logout']
/** The calls of a record's history. */
const trailCalls = [
  '/monitor/operlog/list',
  dictionaryAt('sys_oper_type'),
  dictionaryAt('sys_common_status'),
]

function dictionaryAt(type: string): string {
  return `/system/dict/data/type/${type}`
}

/** Calls that nothing in the declaration asks for. */
export function undeclaredCalls(resource: Resource): readonly string[] {
  const { path, actions, list, override, related = {}, balance } = resource
  const fields = fieldsOf(resource)
  const { resources, calls = {} } = appUnderTest()
  const { byName } = createRegistry(resources)
  const others = fields.flatMap(([, { resource: other = '' }]) => byName(other)?.path ?? [])
  const relations = balance ? [...Object.values(related), balance] : Object.values(related)
  const relatedLists = relations.map((one) => `${byName(one.resource)?.path}/list`)
  const dictionaries = fields.flatMap(([, { dictType }]) => dictType ?? [])
  const named = { ...override?.section, ...override?.page }
  const parts = Object.values(named).flatMap((part) => calls.parts?.[part] ?? [])
  const allowed = [
    ...portalCalls,
    ...(calls.everywhere ?? []),
    ...trailCalls,
    ...parts,
    ...[path, ...others].flatMap((at) => [`${at}/list`, `${at}/{id}`]),
    ...relatedLists,
    `${path}/totals`,
    path,
    ...Object.entries(actions).map(([name, { call }]) => call?.path ?? `${path}/${name}/{id}`),
    ...dictionaries.map(dictionaryAt),
    ...fields.flatMap(([, { checked }]) => checked ?? []),
    ...fields.flatMap(([, { preset }]) => (preset ? `/system/config/configKey/${preset}` : [])),
    ...Object.values(list?.tools ?? {}).map(({ call }) => call.path),
  ].map(patternOf)
  const strange = sentTo().filter(({ path: asked }) => !allowed.some((one) => one.test(asked)))
  return [...new Set(strange.map(({ method, path: asked }) => `${method} ${asked}`))]
}

function patternOf(path: string): RegExp {
  const literal = path.replaceAll('.', String.raw`\.`)
  // of a session the id is a hash
  const withIds = literal.replaceAll('{id}', String.raw`(\d+|[\da-f]{32,})`)
  return new RegExp(`^${withIds.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
