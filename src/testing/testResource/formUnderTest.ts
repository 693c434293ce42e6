import type { Resource } from '@/engine/declare'
import { knownSecondPassword } from '@/sandbox'
import type { TestSandbox } from '@/sandbox/forTests'
import { sentTo } from '../app/gatewayServer'
import { isInSight, nothing, type Typed } from './conditions'
import { isPicked, wireOf, type NamedField } from './declared'
import type { Findings } from './findings'
import { fill, valueAt } from './fill'
import { signature, type Call, type Row } from './gateway'
import { all, textOf } from './portal'
import { wordAt } from './words'

/** The form for a new record, on screen and by hand. */
export type FormUnderTest = {
  readonly resource: Resource
  readonly inputs: readonly NamedField[]
  readonly sandbox: TestSandbox
  readonly call: Call
  readonly findings: Findings
}

export function labelOf(resource: Resource, name: string): string {
  return wordAt('en-US', `resources.${resource.name}.fields.${name}`) ?? name
}

/** Types it all, and signs it. */
export async function type({ inputs }: FormUnderTest, typed: Typed): Promise<void> {
  const flagsFirst = [...inputs].sort(
    ([, a], [, b]) => Number(b.kind === 'flag') - Number(a.kind === 'flag'),
  )
  for (const [name, field] of flagsFirst) {
    const sample = typed[name] ?? nothing
    // a combobox keeps its choice
    const isChosen = isPicked(field) && sample !== nothing && (valueAt(name) ?? '') !== ''
    if (!isChosen) await fill(name, field, sample.text)
  }
  // those that others brought in sight
  for (const [name, field] of inputs)
    if (field.kind === 'flag' && field.visibleWhen)
      await fill(name, field, (typed[name] ?? nothing).text)
  await sign()
}

/** A refusal empties it; each form sent needs it anew. */
export async function sign(): Promise<void> {
  await fill('secondPwd', { kind: 'secret' }, knownSecondPassword)
}

/** The expected body for typed values: all visible fields that are filled in. */
export function bodyOf({ resource, inputs }: FormUnderTest, typed: Typed): Row {
  const shown = inputs.filter(([name]) => isInSight(resource, name, typed))
  const filled = shown.flatMap(([name, field]) => {
    const sample = typed[name] ?? nothing
    if (field.kind === 'flag' && sample === nothing)
      return [[wireOf(resource, name), field.off ?? 'N']]
    return sample.text === '' ? [] : [[wireOf(resource, name), sample.wire]]
  })
  return { ...Object.fromEntries(filled), ...signature(resource.create) }
}

/** The new records that the form sent so far. */
export function posts({ resource }: FormUnderTest) {
  return sentTo('POST', resource.path)
}

/** The gateway's answer to a record that it must refuse. */
export async function checkByHand(
  { resource, call, findings }: FormUnderTest,
  body: Row,
  what: string,
): Promise<void> {
  const { code } = await call('POST', resource.path, body)
  findings.unless(
    code !== 200 && code !== 403,
    `${what} should be refused by the gateway, which answers ${code}`,
  )
}

/** Every message of the form. */
export function messages(): string {
  return all('.wd-help, .wd-alert').map(textOf).filter(Boolean).join(' · ')
}

export function summary(typed: Typed): string {
  const filled = Object.entries(typed).filter(([, { text }]) => text !== '')
  return filled.map(([name, { text }]) => `${name} ‘${short(text)}’`).join(', ') || 'nothing'
}

export function short(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}… (${text.length})` : text
}
