import type { Body } from '../request/call'
import type { Row } from '../db/Db'
import type { Input } from './Form'
import { refuse } from './readers'

/** What was sent for the inputs, by wire name and ready to be kept. */
export function readValues(inputs: Readonly<Record<string, Input>>, body: Body): Row {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, valueOf(input, body, name)]),
  )
}

/** Of the inputs those that were sent: what an edit leaves out or sends as null stays as it is, as with a stock gateway. */
export function sentInputs(
  inputs: Readonly<Record<string, Input>>,
  body: Body,
): Readonly<Record<string, Input>> {
  return Object.fromEntries(
    Object.entries(inputs).filter(([name]) => Object.hasOwn(body, name) && body[name] !== null),
  )
}

function valueOf(input: Input, body: Body, name: string): unknown {
  const value = Object.hasOwn(body, name) ? body[name] : undefined
  if (!isEmpty(value)) return input.read(value, name)
  if (input.required) return refuse('fieldEmpty', { name })
  return 'empty' in input ? input.empty : null
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}
