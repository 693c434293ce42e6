import type { Body } from '../request/call'
import type { Row } from '../db/Db'
import type { Input } from './Form'
import { refuse } from './readers'

/** Sent values by wire name, ready to be stored. */
export function readValues(inputs: Readonly<Record<string, Input>>, body: Body): Row {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, valueOf(input, body, name)]),
  )
}

/** The inputs that were sent: a value left out or null stays unchanged, as with a stock gateway. */
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
