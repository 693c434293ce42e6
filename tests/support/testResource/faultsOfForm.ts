import { http, HttpResponse } from 'msw'
import type { Resource } from '@/schema'
import { knownSecondPassword } from '@/tests/sandbox'
import { sentTo, server } from '../gatewayServer'
import { fieldOf, inputsOf, wireOf, type DeclaredField, type NamedField } from './declared'
import { createFaults, type Faults } from './faults'
import { controlOf, fill, messageAt, settle, submit } from './fill'
import { callerOf, signature, type Call, type Row } from './gateway'
import { nameless } from './names'
import { all, openPortal, textOf } from './portal'
import { undeclaredCalls } from './requests'
import { samplesOf, type Sample } from './samples'
import { say, wordAt } from './words'

type FormUnderTest = {
  readonly resource: Resource
  readonly inputs: readonly NamedField[]
  readonly call: Call
  readonly faults: Faults
}

/** What is typed, by field name; an empty text where nothing is. */
type Typed = Readonly<Record<string, Sample>>

const nothing: Sample = { text: '', wire: '' }

/**
 * What the form for a new record and the gateway make of values at both sides of every border: the same, and
 * what the declaration says.
 */
export async function faultsOfForm(resource: Resource): Promise<readonly string[]> {
  const { create, path } = resource
  if (!create) return []
  const faults = createFaults()
  const account = create.userType === '01' ? 'store' : 'admin'
  const { sandbox } = await openPortal({
    as: account,
    at: `${path}/create`,
    // as much as any sample needs
    given: ({ db }) => db.query(`update st_store set balance = '99999999999999999999'`),
  })
  const call = callerOf(sandbox, await sandbox.signIn(account))
  await faults.unlessSoon(() => all('form [type=submit]').length > 0, 'a form for a new record')
  server.use(http.post(`*${path}`, () => HttpResponse.json({ code: 500, msg: 'not yet' })))

  const form: FormUnderTest = { resource, inputs: inputsOf(resource, create), call, faults }
  checkLabels(form)
  const rounds = roundsOf(form)
  const [first = {}] = rounds
  for (const round of rounds) await checkTaken(form, round)
  await checkRefused(form, first)
  await checkEmptied(form, first)
  await checkRules(form, first)
  faults.unlessEqual(nameless(), [], 'controls and buttons of the form without a name')
  faults.unlessEqual(undeclaredCalls(resource), [], 'calls that no declaration asks for')
  return faults.found
}

function labelOf(resource: Resource, name: string): string {
  return wordAt('en-US', `resources.${resource.name}.fields.${name}`) ?? name
}

function checkLabels({ resource, inputs, faults }: FormUnderTest) {
  for (const [name, field] of inputs) {
    if (field.visibleWhen || field.kind === 'rows') continue
    const control = controlOf(name)
    const label = labelOf(resource, name)
    faults.unless(control !== null, `${name}: a control in the form`)
    const said = textOf(
      document.querySelector(`label[for="wd-${name}"]`) ?? control?.closest('label'),
    )
    faults.unless(said.startsWith(label), `${name}: a control named ‘${label}’, got ‘${said}’`)
    if (field.required)
      faults.unless(said.endsWith('*'), `${name}: its name says that it must be filled in`)
  }
}

/** As many whole forms as it takes for every good sample to be in one. */
function roundsOf({ inputs }: FormUnderTest): readonly Typed[] {
  const good = inputs.map(([name, field]) => [name, samplesOf(field).good] as const)
  const count = Math.max(1, ...good.map(([, samples]) => samples.length))
  return Array.from({ length: count }, (_, round) =>
    Object.fromEntries(
      good.map(([name, samples]) => [
        name,
        // a flag stays on while others depend on it; the forms without it come later
        samples[round % Math.max(1, samples.length)] ?? { text: '1', wire: '1' },
      ]),
    ),
  )
}

async function type({ inputs }: FormUnderTest, typed: Typed): Promise<void> {
  const flagsFirst = [...inputs].sort(
    ([, a], [, b]) => Number(b.kind === 'flag') - Number(a.kind === 'flag'),
  )
  for (const [name, field] of flagsFirst) {
    const sample = typed[name] ?? nothing
    // what a combobox has chosen stays chosen
    const isChosen = field.kind === 'ref' && sample !== nothing && valueOf(name) !== ''
    if (!isChosen) await fill(name, field, sample.text)
  }
  await sign()
}

/** A refusal empties it; each form sent needs it anew. */
async function sign(): Promise<void> {
  await fill('secondPwd', { kind: 'secret' }, knownSecondPassword)
}

function valueOf(name: string): string {
  return (controlOf(name) as HTMLInputElement | null)?.value ?? ''
}

/** What is to be sent for what is typed: all that is in sight and filled in. */
function bodyOf({ resource, inputs }: FormUnderTest, typed: Typed): Row {
  const shown = inputs.filter(([name]) => isInSight(resource, name, typed))
  const filled = shown.flatMap(([name, field]) => {
    const sample = typed[name] ?? nothing
    if (field.kind === 'flag' && sample === nothing)
      return [[wireOf(resource, name), field.off ?? 'N']]
    return sample.text === '' ? [] : [[wireOf(resource, name), sample.wire]]
  })
  return { ...(Object.fromEntries(filled) as Row), ...signature(resource.create) }
}

function isInSight(resource: Resource, name: string, typed: Typed): boolean {
  return holds(resource, fieldOf(resource, name).visibleWhen, typed)
}

function holds(
  resource: Resource,
  when: Readonly<Record<string, unknown>> | undefined,
  typed: Typed,
): boolean {
  return Object.entries(when ?? {}).every(([name, wanted]) =>
    ([wanted].flat() as readonly unknown[]).includes(
      meaningOf(fieldOf(resource, name), typed[name]),
    ),
  )
}

function meaningOf({ kind, on = 'Y' }: DeclaredField, sample: Sample = nothing): unknown {
  return kind === 'flag' ? sample.text === on : sample.text
}

/** Why the form is to be refused as a whole: the key of its words. */
function brokenRule({ resource }: FormUnderTest, typed: Typed): string | undefined {
  for (const rule of resource.rules ?? []) {
    if (rule.rule !== 'anyOf' || !holds(resource, rule.when, typed)) continue
    if (rule.fields.every((name) => (typed[name] ?? nothing).text === ''))
      return `validation.${rule.message}`
  }
  return undefined
}

function posts({ resource }: FormUnderTest) {
  return sentTo('POST', resource.path)
}

/** The form takes it, sends exactly it, and the gateway takes it and keeps exactly it. */
async function checkTaken(form: FormUnderTest, typed: Typed) {
  const { resource, call, faults } = form
  await type(form, typed)
  const before = posts(form).length
  const what = `a form with ${summary(typed)}`
  await submit()
  await faults.unlessSoon(
    () => posts(form).length > before && posts(form).at(-1)?.body !== undefined,
    `${what} is sent; it says ‘${messages()}’`,
  )
  if (posts(form).length === before) return
  const sent = posts(form).at(-1)?.body as Row
  const chosen = Object.fromEntries(
    form.inputs.flatMap(([name, { kind }]) => {
      const wire = wireOf(resource, name)
      return kind === 'ref' && Object.hasOwn(sent, wire) ? [[wire, sent[wire]]] : []
    }),
  ) as Row
  const body = { ...bodyOf(form, typed), ...chosen }
  faults.unlessEqual(sent, body, `what ${what} sends`)
  const { code, msg, data } = await call('POST', resource.path, body)
  faults.unless(code === 200, `${what} is taken by the gateway; it says ${code} ‘${msg}’`)
  if (code !== 200) return
  const { data: kept } = await call('GET', `${resource.path}/${String(data)}`)
  for (const [name, field] of form.inputs) {
    const wire = wireOf(resource, name)
    if (!['text', 'longText', 'money', 'decimal', 'code', 'time'].includes(field.kind)) continue
    if (Object.hasOwn(body, wire))
      faults.unlessEqual(
        plainest(kept?.[wire]),
        plainest(body[wire]),
        `${name}: what the gateway keeps`,
      )
  }
}

/** A decimal without the zeros that mean nothing; any other text as it is. */
function plainest(value: unknown): unknown {
  return typeof value === 'string' && /^\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value
}

/** Just outside, the form says why and sends nothing; the gateway refuses it as well. */
async function checkRefused(form: FormUnderTest, first: Typed) {
  const { resource, inputs, call, faults } = form
  await type(form, first)
  await submit()
  const before = posts(form).length
  const body = bodyOf(form, first)
  for (const [name, field] of inputs) {
    const { refused, byHand } = samplesOf(field)
    for (const sample of refused) {
      const what = `${name}: ‘${short(sample.text)}’`
      await fill(name, field, sample.text)
      await sign()
      await submit()
      const words = say('en-US', sample.key, { field: labelOf(resource, name), ...sample.args })
      await faults.unlessSoon(
        () => messageAt(name, sample.cell).includes(words),
        `${what} is refused by the form with ‘${words}’; it says ‘${messages()}’`,
      )
      await checkByHand(form, { ...body, [wireOf(resource, name)]: sample.wire }, what)
    }
    await fill(name, field, (first[name] ?? nothing).text)
    for (const wire of byHand)
      await checkByHand(
        form,
        { ...body, [wireOf(resource, name)]: wire },
        `${name}: ${short(JSON.stringify(wire))}`,
      )
  }
  faults.unlessEqual(posts(form).length - before, 0, 'forms sent although they are refused')
  if (resource.create?.secondFactor) {
    const { secondPwd: _, ...unsigned } = body
    const { code } = await call('POST', resource.path, unsigned)
    faults.unless(
      code !== 200,
      'a new record without the second password is refused by the gateway',
    )
  }
}

async function checkByHand({ resource, call, faults }: FormUnderTest, body: Row, what: string) {
  const { code } = await call('POST', resource.path, body)
  faults.unless(code !== 200 && code !== 403, `${what} is refused by the gateway; it says ${code}`)
}

/** What is required is missed by both; what is not, by neither. */
async function checkEmptied(form: FormUnderTest, first: Typed) {
  const { resource, inputs, faults } = form
  await type(form, first)
  await settle()
  for (const [name, field] of inputs) {
    if (!field.required) continue
    const before = posts(form).length
    await fill(name, field, '')
    await sign()
    await submit()
    const label = labelOf(resource, name)
    const words = say('en-US', 'validation.required', { field: label })
    await faults.unlessSoon(
      () => messageAt(name).includes(words),
      `${name}: empty, it is refused by the form with ‘${words}’`,
    )
    faults.unlessEqual(posts(form).length - before, 0, `${name}: empty, and sent`)
    const { [wireOf(resource, name)]: _, ...body } = bodyOf(form, first)
    await checkByHand(form, body, `${name}: empty, it`)
    await fill(name, field, (first[name] ?? nothing).text)
  }
}

/** With nothing but what is required: while flags are off, and while they are on. */
async function checkRules(form: FormUnderTest, first: Typed) {
  const { resource, inputs, faults } = form
  for (const isOn of [false, true]) {
    const bare: Typed = Object.fromEntries(
      inputs.map(([name, field]) => [name, bareSample(field, first[name], isOn)]),
    )
    const broken = brokenRule(form, bare)
    await checkBare(form, bare, broken)
    for (const [name] of inputs)
      faults.unless(
        (inSight(name) !== null) === isInSight(resource, name, bare),
        `${name}: ${isInSight(resource, name, bare) ? 'in sight' : 'out of sight'} while flags are ${isOn ? 'on' : 'off'}`,
      )
    if (broken === undefined) continue
    for (const rule of resource.rules ?? [])
      for (const name of rule.rule === 'anyOf' ? rule.fields : [])
        await checkTaken(form, { ...bare, [name]: first[name] ?? nothing })
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

async function checkBare(form: FormUnderTest, bare: Typed, broken: string | undefined) {
  if (broken === undefined) return checkTaken(form, bare)
  const { faults } = form
  await type(form, bare)
  const before = posts(form).length
  await submit()
  const words = say('en-US', broken)
  await faults.unlessSoon(
    () => messages().includes(words),
    `${broken}: a form with ${summary(bare)} is refused with ‘${words}’`,
  )
  faults.unlessEqual(posts(form).length - before, 0, `${broken}: forms sent although it is broken`)
  await checkByHand(form, bodyOf(form, bare), `${broken}: a form with ${summary(bare)}`)
}

function messages(): string {
  return all('.wd-help, .wd-alert').map(textOf).filter(Boolean).join(' · ')
}

function summary(typed: Typed): string {
  const filled = Object.entries(typed).filter(([, { text }]) => text !== '')
  return filled.map(([name, { text }]) => `${name} ‘${short(text)}’`).join(', ') || 'nothing'
}

function short(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}… (${text.length})` : text
}
