import { fireEvent } from '@testing-library/react'
import type { Resource } from '@/engine/declare'
import type { Action } from '@/engine/schema/action'
import { knownSecondPassword } from '@/sandbox'
import { sentTo } from '../app/gatewayServer'
import { argsOf, bodyOf, callOf, checkSets, hasBody } from './actionCalls'
import { buttonOf, openAt, wordOfDeed } from './actionPage'
import { isOpen, inWords, statesOf } from './actionStates'
import { columnsOf, fieldOf, labelWithNote } from './declared'
import type { Findings } from './findings'
import { fill, messageAt, submit } from './fill'
import { nameless } from './names'
import { all, everywhere, isQuiet, textOf } from './portal'
import { undeclaredCalls } from './requests'
import { samplesOf } from './samples'
import { say, wordOf } from './words'

/** On the record's page: asked about with its facts, refused at its borders, sent once and exactly. */
export async function checkDialog(
  resource: Resource,
  name: string,
  action: Action,
  findings: Findings,
) {
  const state = statesOf(resource, action).find((one) => isOpen(action, one)) ?? {}
  const opened = await openAt(resource, state)
  if (!opened) return
  const { id, row, call } = opened
  await findings.unlessSoon(
    () => buttonOf(resource, name)?.disabled === false,
    `${name}: its button cannot be pressed in ${inWords(state)}`,
  )
  const button = buttonOf(resource, name)
  if (!button) return
  fireEvent.click(button)
  await findings.unlessSoon(
    () => all('[role=dialog] [type=submit]').length > 0,
    `${name}: no dialog asks before the request`,
  )
  const dialog = all('[role=dialog]')[0]
  if (!dialog) return
  const [method, path] = callOf(resource, name, row)
  // earlier calls belong to another action
  const earlier = sentTo(method, path).length
  const sent = () => sentTo(method, path).slice(earlier)
  findings.unless(
    textOf(dialog.querySelector('h2'))
      .toLowerCase()
      .includes(wordOfDeed(resource, name).toLowerCase()),
    `${name}: its dialog does not name it`,
  )
  checkFacts(resource, name, action, dialog, findings)
  findings.unlessEqual(nameless(dialog), [], `${name}: controls of its dialog without a name`)
  await checkArgs(name, action, findings)
  findings.unlessEqual(
    sent().length,
    0,
    `${name}: requests sent while required arguments are empty`,
  )
  if (action.secondFactor) await fill('secondPwd', { kind: 'secret' }, knownSecondPassword)
  await submit()
  await findings.unlessSoon(
    () => all('[role=dialog]').length === 0 && sent().length > 0,
    `${name}: ${method} ${path} is not sent, or its dialog stays open`,
  )
  findings.unlessEqual(sent().length, 1, `${name}: requests sent`)
  const body = hasBody(method) ? bodyOf(resource, action, row) : {}
  findings.unlessEqual(sent()[0]?.body ?? {}, body, `${name}: body sent`)
  findings.unless(
    /^[\da-f]{32}$/.test(sent()[0]?.headers.get('Idempotency-Key') ?? ''),
    `${name}: its request has no Idempotency-Key of 32 hexadecimal digits`,
  )
  findings.unless(
    !everywhere().includes(knownSecondPassword),
    `${name}: the second password is left in the page or its storage`,
  )
  await checkSets(resource, id, { name, call, findings })
  await findings.unlessSoon(isQuiet, `${name}: the page is still loading after it`)
  findings.unlessEqual(undeclaredCalls(resource), [], 'undeclared calls')
}

/** A decision restates its facts first; an action that changes a record restates part of it. */
function checkFacts(
  resource: Resource,
  name: string,
  { confirm = [], sets }: Action,
  dialog: HTMLElement,
  findings: Findings,
) {
  const label = (field: string) =>
    wordOf('en-US', `resources.${resource.name}.fields.${field}`) ?? field
  const restated = all('.wd-facts-first dt', dialog).map(textOf)
  const wanted = confirm.map((field) => {
    const { unit: _, ...declared } = fieldOf(resource, field)
    return labelWithNote(label(field), declared)
  })
  findings.unlessEqual(restated, wanted, `${name}: facts above its inputs`)
  findings.unless(
    !sets || confirm.length > 0,
    `${name}: it changes the record and restates none of its facts`,
  )
  const others = columnsOf(resource).filter((field) => !confirm.includes(field))
  const named = all('.wd-facts-others dt', dialog).map(textOf)
  for (const field of others)
    findings.unless(
      named.some((one) => one.startsWith(label(field))),
      `${name}: its dialog lacks ‘${label(field)}’ below the facts`,
    )
}

async function checkArgs(name: string, action: Action, findings: Findings) {
  const args = Object.entries(argsOf(action))
  // one that is a field of the record begins with what the record holds
  for (const [arg, field] of args) if (field.required) await fill(arg, field, '')
  if (args.length > 0 || action.secondFactor) await submit()
  if (action.secondFactor)
    await findings.unlessSoon(
      () => messageAt('secondPwd') !== '',
      `${name}: sending without the second password shows no message`,
    )
  for (const [arg, field] of args) {
    if (field.required)
      await findings.unlessSoon(
        () => messageAt(arg) !== '',
        `${name}: sending without ${arg} shows no message`,
      )
    for (const sample of samplesOf(field).refused) {
      await fill(arg, field, sample.text)
      const words = say('en-US', sample.key, sample.args)
      await findings.unlessSoon(
        () => messageAt(arg).includes(words.replace('%{field}', '').trim()),
        `${name}: ${arg} of ${sample.text.length} characters is not refused with ‘${words}’`,
      )
    }
    await fill(arg, field, samplesOf(field).good.at(-1)?.text ?? '')
  }
}
