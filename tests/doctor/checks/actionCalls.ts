import type { Action } from '@/schema/action'
import type { Fault } from '../Finding'
import type { ResourceCheck } from '../World'
import { literal } from '../wording'

const verbs = new Set(['list', 'query', 'add', 'edit', 'remove', 'export', 'import', 'secret'])

/** An action whose name or call means something else to the gateway. */
export const actionCalls: ResourceCheck = ({ actions }) =>
  Object.entries(actions).flatMap(([name, action]) =>
    nameFaults(name).concat(callFaults(name, action)),
  )

function nameFaults(name: string): readonly Fault[] {
  if (verbs.has(name)) {
    return [
      {
        problem: `The action \`${name}\` has the permission of a verb that every resource has.`,
        fix: 'Call it something else.',
      },
    ]
  }
  if (/^[a-z][A-Za-z0-9]*$/.test(name)) return []
  return [
    {
      problem: `The action name ${literal(name)} is not camelCase.`,
      fix: 'Write letters and digits only: it is part of a path and of a permission.',
    },
  ]
}

function callFaults(name: string, { call }: Action): readonly Fault[] {
  if (!call) return []
  const { method, path } = call
  const isCall = (method === 'PUT' || method === 'POST') && /^\/\S+$/.test(path)
  if (!isCall) {
    return [
      {
        problem: `The call of the action \`${name}\`, ${literal(`${method} ${path}`)}, cannot be made.`,
        fix: "Write PUT or POST and a path from the root, as in { method: 'PUT', path: '/store/user/{id}' }.",
      },
    ]
  }
  if (path.split('{id}').length === 2) return []
  return [
    {
      problem: `The path of the action \`${name}\` does not say once which record it means.`,
      fix: `Put {id} where the record's id belongs, as in '${path.replaceAll(/\/?\{id\}/g, '')}/{id}'.`,
    },
  ]
}
