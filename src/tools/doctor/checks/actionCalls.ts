import type { Resource } from '@/engine/declare'
import type { Action, ActionCall } from '@/engine/schema/action'
import { fieldOf } from '../project/fieldsOf'
import type { FieldFinding, Finding } from '../project/Finding'
import { nearest } from '../project/nearest'
import type { ResourceCheck } from '../project/Project'
import { literal } from '../project/wording'

const verbs = new Set(['list', 'query', 'add', 'edit', 'remove', 'export', 'import', 'secret'])
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE'])
const caches = ['dictionaries']

/** An action or list tool whose name, call or permission has another meaning for the gateway. */
export const actionCalls: ResourceCheck = (resource, { resources }) => [
  ...Object.entries(resource.actions).flatMap(([name, action]) =>
    [
      nameFindings('action', name),
      permissionFindings('action', name, action),
      callFindings('action', name, action.call),
      recordFindings(resource, name, action),
      outcomeFindings(resources, name, action),
    ].flat(),
  ),
  ...Object.entries(resource.list?.tools ?? {}).flatMap(([name, tool]) =>
    [
      nameFindings('tool', name),
      permissionFindings('tool', name, tool),
      callFindings('tool', name, tool.call),
      wholeFindings(name, tool.call),
      cacheFindings(`list.tools.${name}.cache`, tool.cache),
    ].flat(),
  ),
  ...cacheFindings('cache', resource.cache),
  ...recordFromFindings(resource),
]

type What = 'action' | 'tool'

function nameFindings(what: What, name: string): readonly Finding[] {
  if (verbs.has(name)) {
    return [
      {
        problem: `The ${what} \`${name}\` has the permission of a verb that every resource has.`,
        fix: 'Call it something else.',
      },
    ]
  }
  if (/^[a-z][A-Za-z0-9]*$/.test(name)) return []
  return [
    {
      problem: `The ${what} name ${literal(name)} is not camelCase.`,
      fix: 'Write letters and digits only: it is part of a path and of a permission.',
    },
  ]
}

function permissionFindings(
  what: What,
  name: string,
  { permission }: { readonly permission?: string },
): readonly Finding[] {
  if (permission === undefined || /^[^\s:]+:[^\s:]+:[^\s:]+$/.test(permission)) return []
  return [
    {
      problem: `The permission ${literal(permission)} of the ${what} \`${name}\` is not a whole one.`,
      fix: "Write its three words, as in 'system:user:resetPwd'.",
    },
  ]
}

function callFindings(what: What, name: string, call: ActionCall | undefined): readonly Finding[] {
  if (call && methods.has(call.method) && /^\/\S+$/.test(call.path)) return []
  if (!call && what === 'action') return []
  return [
    {
      problem: `The call of the ${what} \`${name}\`, ${literal(`${call?.method} ${call?.path}`)}, cannot be made.`,
      fix: "Write GET, POST, PUT or DELETE and a path from the root, as in { method: 'PUT', path: '/store/user/{id}' }.",
    },
  ]
}

/** A call must say which record it means, by what the record has, and carry what it is to carry. */
function recordFindings(resource: Resource, name: string, action: Action): readonly FieldFinding[] {
  const { call, sends, args, secondFactor } = action
  if (!call || !/^\/\S+$/.test(call.path)) return []
  const named = namesIn(call.path)
  const hasBody = call.method === 'POST' || call.method === 'PUT'
  return [
    ...named
      .filter((field) => !fieldOf(resource, field))
      .map((field) => ({
        field,
        problem: `The path of the action \`${name}\` names \`${field}\`, which is no field.`,
        fix: 'Name a field of the record, such as {id}.',
      })),
    ...(named.length === 0 && !sends
      ? [
          {
            problem: `The call of the action \`${name}\` does not say which record it means.`,
            fix: `Put {id} where the record's id belongs, as in '${call.path}/{id}', or send it: sends: ['id'].`,
          },
        ]
      : []),
    ...(!hasBody && (sends || args || secondFactor)
      ? [
          {
            problem: `The action \`${name}\` has something to send, but a ${call.method} carries nothing.`,
            fix: 'Take `sends`, `args` and `secondFactor` out, or call it by PUT or POST.',
          },
        ]
      : []),
  ]
}

/** The resource of the outcome exists, and its list has a filter that finds the rows. */
function outcomeFindings(
  resources: readonly Resource[],
  name: string,
  { outcomeIn }: Action,
): readonly FieldFinding[] {
  if (outcomeIn === undefined) return []
  const { resource, matchOn } = outcomeIn
  const log = resources.find((one) => one.name === resource)
  if (!log) {
    const near = nearest(
      resource,
      resources.map((one) => one.name),
    )
    const problem = `The outcome of the action \`${name}\` is in ${literal(resource)}, which is no resource.`
    return [{ problem, fix: near ? `Write '${near}'.` : 'Name a resource of resources/index.ts.' }]
  }
  if (fieldOf(log, matchOn)?.filter) return []
  return [
    {
      field: matchOn,
      problem: `The outcome of the action \`${name}\` is looked up in \`${resource}\` by \`${matchOn}\`, by which its list has no filter.`,
      fix: `Give \`${matchOn}\` of \`${resource}\` a filter, or name another field in \`outcomeIn\`.`,
    },
  ]
}

function wholeFindings(name: string, call: ActionCall | undefined): readonly Finding[] {
  const named = namesIn(call?.path ?? '').filter((one) => one !== 'cachePath')
  if (named.length === 0) return []
  return [
    {
      problem: `The path of the tool \`${name}\` names \`${named[0]}\`, but a tool is for no single record.`,
      fix: 'Make it an action, or write a path without it.',
    },
  ]
}

function cacheFindings(where: string, cache: string | undefined): readonly Finding[] {
  if (cache === undefined || caches.includes(cache)) return []
  const fix = `Write '${caches[0]}', or take it out.`
  return [{ problem: `\`${where}\` is ${literal(cache)}, which the portal does not keep.`, fix }]
}

function recordFromFindings({ recordFrom }: Resource): readonly Finding[] {
  if (recordFrom === undefined || ['wholeList', 'listedRow'].includes(recordFrom)) return []
  const fix = "Write 'wholeList' or 'listedRow', or remove it."
  const problem = `\`recordFrom\` is ${literal(recordFrom)}, which is no way to read a record.`
  return [{ problem, fix }]
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
