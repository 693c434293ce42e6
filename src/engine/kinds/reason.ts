import { text } from './text'

/**
 * The reason that an action asks for, sent as `reason`.
 *
 * @example reject: decide('1', '3', { args: reason({ maxLength: 200 }) })
 */
export function reason<const L extends number>({ maxLength }: { readonly maxLength: L }) {
  return { reason: text({ required: true, maxLength }) } as const
}
