import { isInSight, nothing, type Typed } from './conditions'
import { codesOf, wireOf, type NamedField } from './declared'
import { fill, messageAt, settle, submit } from './fill'
import {
  bodyOf,
  checkByHand,
  labelOf,
  messages,
  posts,
  short,
  sign,
  type,
  type FormUnderTest,
} from './formUnderTest'
import { takeBack } from './formTaken'
import { recordOf, type Row } from './gateway'
import { samplesOf } from './samples'
import { say } from './words'

/** Just outside, the form says why and sends nothing; the gateway refuses it as well. */
export async function checkRefused(form: FormUnderTest, rounds: readonly Typed[]): Promise<void> {
  const { resource, inputs, call, findings } = form
  const [first = {}] = rounds
  await type(form, first)
  await submit()
  const before = posts(form).length
  for (const input of inputs) {
    const shown = rounds.find((round) => isInSight(resource, input[0], round)) ?? first
    if (shown !== first) await type(form, shown)
    await checkSamples(form, shown, input)
    if (shown !== first) await type(form, first)
  }
  findings.unlessEqual(posts(form).length - before, 0, 'requests sent while inputs are refused')
  if (!resource.create?.secondFactor) return
  const { secondPwd: _, ...unsigned } = bodyOf(form, first)
  const { code } = await call('POST', resource.path, unsigned)
  findings.unless(code !== 200, 'the gateway accepts a new record without the second password')
}

async function checkSamples(form: FormUnderTest, typed: Typed, [name, field]: NamedField) {
  const { resource, findings } = form
  const { refused, byHand } = samplesOf(field)
  const body = bodyOf(form, typed)
  const wire = wireOf(resource, name)
  for (const sample of refused) {
    const what = `${name}: ‘${short(sample.text)}’`
    await fill(name, field, sample.text)
    await sign()
    await submit()
    const words = say('en-US', sample.key, { field: labelOf(resource, name), ...sample.args })
    await findings.unlessSoon(
      () => messageAt(name, sample.cell).includes(words),
      `${what} should be refused with ‘${words}’; the form says ‘${messages()}’`,
    )
    await checkByHand(form, { ...body, [wire]: sample.wire }, what)
  }
  if (refused.length > 0) await fill(name, field, (typed[name] ?? nothing).text)
  for (const value of byHand) {
    const what = `${name}: ${short(JSON.stringify(value))}`
    await checkByHand(form, { ...body, [wire]: value }, what)
  }
}

/** Form and gateway both report a missing required value, and no other. */
export async function checkEmptied(form: FormUnderTest, first: Typed): Promise<void> {
  const { resource, inputs, findings } = form
  await type(form, first)
  await settle()
  for (const [name, field] of inputs) {
    if (!field.required) continue
    const before = posts(form).length
    await fill(name, field, '')
    await sign()
    await submit()
    const words = say('en-US', 'validation.required', { field: labelOf(resource, name) })
    await findings.unlessSoon(
      () => messageAt(name).includes(words),
      `${name}: the empty input is not refused with ‘${words}’`,
    )
    findings.unlessEqual(posts(form).length - before, 0, `${name}: requests sent while it is empty`)
    const { [wireOf(resource, name)]: _, ...body } = bodyOf(form, first)
    await checkLeftOut(form, body, [name, field])
    await fill(name, field, (first[name] ?? nothing).text)
  }
}

/** Left out, it is refused by the gateway as well; or becomes one of the codes, which the gateway chooses. */
async function checkLeftOut(form: FormUnderTest, body: Row, [name, field]: NamedField) {
  const { resource, call } = form
  if (codesOf(field).length === 0) return checkByHand(form, body, `${name}: the empty value`)
  const { code, data } = await call('POST', resource.path, body)
  if (code !== 200) return
  const kept = await recordOf(resource, call, String(data))
  const isCode = codesOf(field).some(([known]) => known === kept[wireOf(resource, name)])
  form.findings.unless(isCode, `${name}: the gateway stores an empty value`)
  await takeBack(form, String(data))
}
