import type { Resource } from '@/engine/declare'
import { fieldOf, type DeclaredField } from './declared'
import type { Sample } from './samples'

/** Typed values by field name; empty texts for empty inputs. */
export type Typed = Readonly<Record<string, Sample>>

export const nothing: Sample = { text: '', wire: '' }

/** Whether a form shows a field beside these values of its others. */
export function isInSight(resource: Resource, name: string, typed: Typed): boolean {
  return holds(resource, fieldOf(resource, name).visibleWhen, typed)
}

/** Why a form is to be refused as a whole: the key of its words. */
export function brokenRule(resource: Resource, typed: Typed): string | undefined {
  for (const rule of resource.rules ?? []) {
    if (rule.rule !== 'anyOf' || !holds(resource, rule.when, typed)) continue
    if (rule.fields.every((name) => (typed[name] ?? nothing).text === ''))
      return `validation.${rule.message}`
  }
  return undefined
}

function holds(
  resource: Resource,
  when: Readonly<Record<string, unknown>> | undefined,
  typed: Typed,
): boolean {
  return Object.entries(when ?? {}).every(([name, wanted]) =>
    [wanted].flat().some((one) => one === meaningOf(fieldOf(resource, name), typed[name])),
  )
}

function meaningOf({ kind, on = 'Y' }: DeclaredField, sample: Sample = nothing): unknown {
  return kind === 'flag' ? sample.text === on : sample.text
}
