import type { Resource } from '@/engine/schema'
import type { Action, ActionCall } from '@/engine/schema/action'
import { fieldOf } from '../fieldsOf'
import type { Complaint, Fault } from '../Finding'
import { nearest } from '../nearest'
import type { ResourceCheck } from '../World'
import { literal } from '../wording'

const verbs = new Set(['list', 'query', 'add', 'edit', 'remove', 'export', 'import', 'secret'])
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE'])
const caches = ['dictionaries']

/** An action or a tool of the list whose name, call or permission means something else to the gateway. */
export const actionCalls: ResourceCheck = (resource, { resources }) => [
  ...Object.entries(resource.actions).flatMap(([name, action]) =>
    [
      nameFaults('action', name),
      permissionFaults('action', name, action),
      callFaults('action', name, action.call),
      recordFaults(resource, name, action),
      toldFaults(resources, name, action),
    ].flat(),
  ),
  ...Object.entries(resource.list?.tools ?? {}).flatMap(([name, tool]) =>
    [
      nameFaults('tool', name),
      permissionFaults('tool', name, tool),
      callFaults('tool', name, tool.call),
      wholeFaults(name, tool.call),
      cacheFaults(`list.tools.${name}.cache`, tool.cache),
    ].flat(),
  ),
  ...cacheFaults('cache', resource.cache),
  ...readsFaults(resource),
]

type What = 'action' | 'tool'

function nameFaults(what: What, name: string): readonly Fault[] {
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

function permissionFaults(
  what: What,
  name: string,
  { permission }: { readonly permission?: string },
): readonly Fault[] {
  if (permission === undefined || /^[^\s:]+:[^\s:]+:[^\s:]+$/.test(permission)) return []
  return [
    {
      problem: `The permission ${literal(permission)} of the ${what} \`${name}\` is not a whole one.`,
      fix: "Write its three words, as in 'system:user:resetPwd'.",
    },
  ]
}

function callFaults(what: What, name: string, call: ActionCall | undefined): readonly Fault[] {
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
function recordFaults(resource: Resource, name: string, action: Action): readonly Complaint[] {
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

/** What comes of it stands in rows of a resource that there is, found by a filter that its list has. */
function toldFaults(
  resources: readonly Resource[],
  name: string,
  { told }: Action,
): readonly Complaint[] {
  if (told === undefined) return []
  const teller = resources.find((one) => one.name === told.in)
  if (!teller) {
    const near = nearest(
      told.in,
      resources.map((one) => one.name),
    )
    const problem = `What comes of the action \`${name}\` is told in ${literal(told.in)}, which is no resource.`
    return [{ problem, fix: near ? `Write '${near}'.` : 'Name a resource of resources/index.ts.' }]
  }
  if (fieldOf(teller, told.by)?.filter) return []
  return [
    {
      field: told.by,
      problem: `What comes of the action \`${name}\` is looked for in \`${told.in}\` by \`${told.by}\`, by which its list has no filter.`,
      fix: `Give \`${told.by}\` of \`${told.in}\` a filter, or name another field in \`told\`.`,
    },
  ]
}

function wholeFaults(name: string, call: ActionCall | undefined): readonly Fault[] {
  const named = namesIn(call?.path ?? '').filter((one) => one !== 'cachePath')
  if (named.length === 0) return []
  return [
    {
      problem: `The path of the tool \`${name}\` names \`${named[0]}\`, but a tool is for no single record.`,
      fix: 'Make it an action, or write a path without it.',
    },
  ]
}

function cacheFaults(where: string, cache: string | undefined): readonly Fault[] {
  if (cache === undefined || caches.includes(cache)) return []
  const fix = `Write '${caches[0]}', or take it out.`
  return [{ problem: `\`${where}\` is ${literal(cache)}, which the portal does not keep.`, fix }]
}

function readsFaults({ reads }: Resource): readonly Fault[] {
  if (reads === undefined || ['list', 'rows'].includes(reads)) return []
  const fix = "Write 'list' or 'rows', or take it out."
  return [{ problem: `\`reads\` is ${literal(reads)}, which is no way to read a record.`, fix }]
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
