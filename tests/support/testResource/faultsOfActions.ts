import { fireEvent } from '@testing-library/react'
import type { Resource } from '@/schema'
import type { Action } from '@/schema/action'
import { knownSecondPassword } from '@/tests/sandbox'
import type { TestSandbox } from '@/tests/sandbox/forTests'
import { tables } from '@/tests/sandbox/tables/all'
import { sentTo } from '../gatewayServer'
import { codesOf, columnsOf, fieldOf, wireOf, type DeclaredField } from './declared'
import { createFaults, type Faults } from './faults'
import { fill, messageAt, submit } from './fill'
import { callerOf, openGateway, signature, type Call, type Row } from './gateway'
import { nameless } from './names'
import { all, everywhere, openPortal, textOf } from './portal'
import { undeclaredCalls } from './requests'
import { samplesOf } from './samples'
import { say, wordOf } from './words'

type State = Readonly<Record<string, unknown>>

/**
 * What an action can be done to, what it sends and what the record holds afterwards: the declaration, the screen
 * and the gateway say the same.
 */
export async function faultsOfActions(resource: Resource): Promise<readonly string[]> {
  const faults = createFaults()
  for (const [name, action] of Object.entries(resource.actions)) {
    await checkStates(resource, name, action, faults)
    await checkDialog(resource, name, action, faults)
    await checkClosedState(resource, name, action, faults)
  }
  return faults.found
}

/** Every state that the fields of its `when` can be in; one state of no fields for an action without. */
function statesOf(resource: Resource, { when = {} }: Action): readonly State[] {
  return Object.keys(when).reduce<readonly State[]>(
    (states, name) =>
      states.flatMap((state) =>
        valuesOf(fieldOf(resource, name)).map((value) => Object.assign({ [name]: value }, state)),
      ),
    [{}],
  )
}

function valuesOf(field: DeclaredField): readonly unknown[] {
  return field.kind === 'flag' ? [true, false] : codesOf(field).map(([code]) => code)
}

function isOpen({ when = {} }: Action, state: State): boolean {
  return Object.entries(when).every(([name, wanted]) =>
    ([wanted].flat() as readonly unknown[]).includes(state[name]),
  )
}

/** Brings a record of the sandbox into a state, past every rule. */
async function put(sandbox: TestSandbox, resource: Resource, id: string, state: State) {
  const table = tables.find(({ path }) => path === resource.path)
  for (const [name, value] of Object.entries(state)) {
    const { kind, on = 'Y', off = 'N' } = fieldOf(resource, name)
    const wire = wireOf(resource, name)
    const text = kind === 'flag' ? (value === true ? on : off) : value
    if (table)
      await sandbox.db.query(
        `update ${table.from} set ${table.columns[wire]?.sql ?? wire} = $1 where id = $2`,
        [text, id],
      )
    else
      await sandbox.db.query(
        `update prototype set data = data || jsonb_build_object($1::text, $2::text)
         where resource = $3 and id = $4`,
        [wire, text, resource.name, id],
      )
  }
}

/** A record, which every reset brings back; another for each index. */
async function someId(resource: Resource, call: Call, index = 0): Promise<string> {
  const { rows } = await call('GET', `${resource.path}/list?pageSize=50`)
  return String(rows[index % Math.max(1, rows.length)]?.[wireOf(resource, 'id')])
}

function callOf({ path, actions }: Resource, name: string, id: string): [string, string] {
  const { method, path: own } = actions[name]?.call ?? {
    method: 'PUT',
    path: `${path}/${name}/{id}`,
  }
  return [method, own.replace('{id}', id)]
}

type Args = Readonly<Record<string, DeclaredField>>

function argsOf({ args = {} }: Action): Args {
  return args as unknown as Args
}

function bodyOf(action: Action): Row {
  const given = Object.entries(argsOf(action)).map(([name, field]) => [
    field.wire ?? name,
    samplesOf(field).good.at(-1)?.wire,
  ])
  return { ...(Object.fromEntries(given) as Row), ...signature(action) }
}

/** By hand: in its states it is taken and sets what it declares; outside, and ill-formed, it is refused. */
async function checkStates(resource: Resource, name: string, action: Action, faults: Faults) {
  const { sandbox, call } = await openGateway()
  const body = bodyOf(action)
  for (const [index, state] of statesOf(resource, action).entries()) {
    // one of its own: what was done to a record may not be done twice
    const id = await someId(resource, call, index)
    const [method, path] = callOf(resource, name, id)
    const where = `${name} in ${said(state)}`
    await put(sandbox, resource, id, state)
    if (isOpen(action, state))
      await checkRefusals({ name, action, method, path, body, call, faults })
    const { code, msg } = await call(method, path, body)
    faults.unless(
      (code === 200) === isOpen(action, state),
      `${where}: ${isOpen(action, state) ? 'taken' : 'refused'} by the gateway; it says ${code} ‘${msg}’`,
    )
    if (code === 200) await checkSets(resource, id, { name, action, call, faults })
  }
}

type ByHand = {
  readonly name: string
  readonly action: Action
  readonly method: string
  readonly path: string
  readonly body: Row
  readonly call: Call
  readonly faults: Faults
}

async function checkRefusals({ name, action, method, path, body, call, faults }: ByHand) {
  const refuses = async (change: Row, what: string) => {
    const { code } = await call(method, path, { ...body, ...change })
    faults.unless(
      code !== 200 && code !== 403,
      `${name}: ${what} is refused by the gateway; it says ${code}`,
    )
  }
  if (action.secondFactor) {
    await refuses({ secondPwd: '' }, 'without the second password it')
    await refuses({ secondPwd: 'wrong' }, 'with a wrong second password it')
  }
  for (const [arg, field] of Object.entries(argsOf(action))) {
    if (field.required) await refuses({ [field.wire ?? arg]: '' }, `without ${arg} it`)
    for (const { text, wire } of samplesOf(field).refused)
      await refuses({ [field.wire ?? arg]: wire }, `${arg} of ${text.length} characters`)
  }
}

type Done = Pick<ByHand, 'name' | 'action' | 'call' | 'faults'>

async function checkSets(resource: Resource, id: string, { name, action, call, faults }: Done) {
  const { data } = await call('GET', `${resource.path}/${id}`)
  for (const [field, value] of Object.entries(action.sets ?? {})) {
    const { kind, on = 'Y', off = 'N' } = fieldOf(resource, field)
    const expected = kind === 'flag' ? (value === true ? on : off) : value
    faults.unlessEqual(data[wireOf(resource, field)], expected, `${name}: ${field} afterwards`)
  }
}

type Opened = { readonly id: string; readonly sandbox: TestSandbox; readonly call: Call }

/** The record's page over one that is in a state; with a switch, the list that has it. */
async function openAt(resource: Resource, state: State): Promise<Opened> {
  let id = ''
  const { sandbox } = await openPortal({
    given: async (sandbox) => {
      const call = callerOf(sandbox, await sandbox.signIn('admin'))
      id = await someId(resource, call)
      await put(sandbox, resource, id, state)
    },
  })
  window.location.hash = `${resource.path}/${id}/show`
  return { id, sandbox, call: callerOf(sandbox, await sandbox.signIn('admin')) }
}

function wordOfAction(resource: Resource, name: string): string {
  const keys = [`resources.${resource.name}.actions.${name}`, `actions.${name}`]
  return wordOf('en-US', ...keys) ?? name
}

function buttonOf(resource: Resource, name: string): HTMLButtonElement | undefined {
  const word = wordOfAction(resource, name)
  const switches = all(`[role=switch][data-action="${name}"], [role=switch]`)
  const isSwitch = resource.actions[name]?.toggles !== undefined
  const found = isSwitch
    ? switches[0]
    : all('.wd-show-title button').find((one) => textOf(one) === word)
  return found as HTMLButtonElement | undefined
}

/** On the record's page: asked about with its facts, refused at its borders, sent once and exactly. */
async function checkDialog(resource: Resource, name: string, action: Action, faults: Faults) {
  const state = statesOf(resource, action).find((one) => isOpen(action, one)) ?? {}
  const { id, call } = await openAt(resource, state)
  await faults.unlessSoon(
    () => buttonOf(resource, name)?.disabled === false,
    `${name}: a button that can be pressed in ${said(state)}`,
  )
  const button = buttonOf(resource, name)
  if (!button) return
  fireEvent.click(button)
  await faults.unlessSoon(
    () => all('[role=dialog] [type=submit]').length > 0,
    `${name}: a question before anything is sent`,
  )
  const dialog = all('[role=dialog]')[0]
  if (!dialog) return
  const [method, path] = callOf(resource, name, id)
  const sent = () => sentTo(method, path)
  faults.unless(
    textOf(dialog.querySelector('h2'))
      .toLowerCase()
      .includes(wordOfAction(resource, name).toLowerCase()),
    `${name}: named in its question`,
  )
  checkFacts(resource, name, action, dialog, faults)
  faults.unlessEqual(nameless(dialog), [], `${name}: controls of its question without a name`)
  await checkArgs(name, action, faults)
  faults.unlessEqual(sent().length, 0, `${name}: sent although it is not filled in`)
  if (action.secondFactor) await fill('secondPwd', { kind: 'secret' }, knownSecondPassword)
  await submit()
  await faults.unlessSoon(
    () => all('[role=dialog]').length === 0 && sent().length > 0,
    `${name}: ${method} ${path} is sent, and its question closes`,
  )
  faults.unlessEqual(sent().length, 1, `${name}: how often it is sent`)
  faults.unlessEqual(sent()[0]?.body ?? {}, bodyOf(action), `${name}: what it sends`)
  faults.unless(
    /^[\da-f]{32}$/.test(sent()[0]?.headers.get('Idempotency-Key') ?? ''),
    `${name}: an Idempotency-Key of its own`,
  )
  faults.unless(!everywhere().includes(knownSecondPassword), `${name}: no second password is left`)
  await checkSets(resource, id, { name, action, call, faults })
  faults.unlessEqual(undeclaredCalls(resource), [], 'calls that no declaration asks for')
}

/** What is decided on is restated first; and what changes a record restates something of it. */
function checkFacts(
  resource: Resource,
  name: string,
  { confirm = [], sets }: Action,
  dialog: HTMLElement,
  faults: Faults,
) {
  const label = (field: string) =>
    wordOf('en-US', `resources.${resource.name}.fields.${field}`) ?? field
  const restated = all('.wd-facts-first dt', dialog).map(textOf)
  faults.unlessEqual(restated, confirm.map(label), `${name}: the facts it restates`)
  faults.unless(!sets || confirm.length > 0, `${name}: what changes a record restates a fact of it`)
  const others = columnsOf(resource).filter((field) => !confirm.includes(field))
  const told = all('.wd-facts-others dt', dialog).map(textOf)
  for (const field of others)
    faults.unless(
      told.some((one) => one.startsWith(label(field))),
      `${name}: ‘${label(field)}’ below the facts it restates`,
    )
}

async function checkArgs(name: string, action: Action, faults: Faults) {
  const args = Object.entries(argsOf(action))
  await submitUnlessBare(args.length > 0 || action.secondFactor === true)
  if (action.secondFactor)
    await faults.unlessSoon(
      () => messageAt('secondPwd') !== '',
      `${name}: asks for the second password`,
    )
  for (const [arg, field] of args) {
    if (field.required)
      await faults.unlessSoon(() => messageAt(arg) !== '', `${name}: refused without ${arg}`)
    for (const sample of samplesOf(field).refused) {
      await fill(arg, field, sample.text)
      const words = say('en-US', sample.key, sample.args)
      await faults.unlessSoon(
        () => messageAt(arg).includes(words.replace('%{field}', '').trim()),
        `${name}: ${arg} of ${sample.text.length} characters is refused with ‘${words}’`,
      )
    }
    await fill(arg, field, samplesOf(field).good.at(-1)?.text ?? '')
  }
}

async function submitUnlessBare(asks: boolean): Promise<void> {
  if (asks) await submit()
}

/** Where it is not possible, its button cannot be pressed and says which state forbids it. */
async function checkClosedState(resource: Resource, name: string, action: Action, faults: Faults) {
  const state = statesOf(resource, action).find((one) => !isOpen(action, one))
  if (!state || action.toggles || resource.override?.page?.show) return
  await openAt(resource, state)
  await faults.unlessSoon(
    () => buttonOf(resource, name)?.disabled === true,
    `${name}: a button that cannot be pressed in ${said(state)}`,
  )
  const button = buttonOf(resource, name)
  const note = document.getElementById(button?.getAttribute('aria-describedby') ?? '')
  for (const [field, code] of Object.entries(state)) {
    const { dict, ...declared } = fieldOf(resource, field)
    const [, key = ''] = codesOf({ dict, ...declared }).find(([known]) => known === code) ?? []
    const word = wordOf('en-US', `codes.${dict?.name}.${key}`) ?? String(code)
    faults.unless(textOf(note).includes(word), `${name}: the state ‘${word}’ that forbids it`)
  }
}

function said(state: State): string {
  const parts = Object.entries(state).map(([name, value]) => `${name} '${String(value)}'`)
  return parts.join(', ') || 'any state'
}
