import { brokenRule, isInSight, nothing, type Typed } from './conditions'
import type { DeclaredField } from './declared'
import { controlOf, submit } from './fill'
import { checkTaken } from './formTaken'
import {
  bodyOf,
  checkByHand,
  messages,
  posts,
  summary,
  type,
  type FormUnderTest,
} from './formUnderTest'
import type { Sample } from './samples'
import { say } from './words'

/** With the required values alone: while flags are off, and while they are on. */
export async function checkBare(form: FormUnderTest, first: Typed): Promise<void> {
  const { resource, inputs, findings } = form
  for (const isOn of [false, true]) {
    const bare: Typed = Object.fromEntries(
      inputs.map(([name, field]) => [name, bareSample(field, first[name], isOn)]),
    )
    const broken = brokenRule(resource, bare)
    if (broken === undefined) await checkTaken(form, bare)
    else await checkBroken(form, bare, broken)
    for (const [name] of inputs)
      findings.unless(
        (inSight(name) !== null) === isInSight(resource, name, bare),
        `${name}: it is ${isInSight(resource, name, bare) ? 'hidden' : 'shown'} while flags are ${isOn ? 'on' : 'off'}`,
      )
    if (broken !== undefined) await checkMended(form, bare, first)
  }
}

function inSight(name: string): Element | null {
  return (
    controlOf(name) ?? document.querySelector(`.wd-rows-input[aria-describedby="wd-${name}-help"]`)
  )
}

function bareSample(field: DeclaredField, first: Sample = nothing, isOn: boolean): Sample {
  const { kind, on = 'Y', off = 'N', required } = field
  if (kind === 'flag') return isOn ? { text: on, wire: on } : { text: off, wire: off }
  return required ? first : nothing
}

async function checkBroken(form: FormUnderTest, bare: Typed, broken: string) {
  const { findings } = form
  await type(form, bare)
  const before = posts(form).length
  await submit()
  const words = say('en-US', broken)
  await findings.unlessSoon(
    () => messages().includes(words),
    `${broken}: a form with ${summary(bare)} is not refused with ‘${words}’`,
  )
  findings.unlessEqual(
    posts(form).length - before,
    0,
    `${broken}: requests sent while this rule is broken`,
  )
  await checkByHand(form, bodyOf(form, bare), `${broken}: a form with ${summary(bare)}`)
}

/** Any one of the fields that a rule wants is enough. */
async function checkMended(form: FormUnderTest, bare: Typed, first: Typed) {
  for (const rule of form.resource.rules ?? [])
    for (const name of rule.rule === 'anyOf' ? rule.fields : [])
      await checkTaken(form, { ...bare, [name]: first[name] ?? nothing })
}
