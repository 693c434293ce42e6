import type { Resource } from '@/engine/declare'
import type { Action } from '@/engine/schema/action'
import {
  argsOf,
  bodyOf,
  callAtWork,
  callOf,
  checkSets,
  hasBody,
  idOfRow,
  someRow,
} from './actionCalls'
import { isOpen, put, inWords, statesOf } from './actionStates'
import type { Findings } from './findings'
import { openGateway, type Call, type Row } from './gateway'
import { samplesOf } from './samples'

/** By hand: in its states it is taken and sets what it declares; outside, and ill-formed, it is refused. */
export async function checkStates(
  resource: Resource,
  name: string,
  action: Action,
  findings: Findings,
) {
  const { sandbox } = await openGateway()
  const call = await callAtWork(sandbox, resource)
  for (const [index, state] of statesOf(resource, action).entries()) {
    // a fresh record, since an action may not be possible twice
    const row = await someRow(resource, call, index)
    const id = idOfRow(resource, row)
    const [method, path] = callOf(resource, name, row)
    const body = bodyOf(resource, action, row)
    await put(sandbox, resource, id, state)
    if (isOpen(action, state))
      await checkRefusals({ name, action, method, path, body, call, findings })
    const { code, msg } = await call(method, path, hasBody(method) ? body : undefined)
    const isTaken = isOpen(action, state) || saysOutcome(action) || !namesRecord(action)
    findings.unless(
      (code === 200) === isTaken,
      `${name} in ${inWords(state)}: the gateway should ${isTaken ? 'accept' : 'refuse'} it and answers ${code} ‘${msg}’`,
    )
    if (code === 200) await checkSets(resource, id, { name, call, findings })
  }
}

/** A call that says how the record is to be can be made of one that is so already. */
function saysOutcome({ sends = [], sets = {} }: Action): boolean {
  return Object.keys(sets).some((name) => sends.includes(name))
}

/** A call without a record's id, such as one about an account, is accepted in any state. */
function namesRecord({ call, sends = [] }: Action): boolean {
  return call === undefined || call.path.includes('{id}') || sends.includes('id')
}

type ByHand = {
  readonly name: string
  readonly action: Action
  readonly method: string
  readonly path: string
  readonly body: Row
  readonly call: Call
  readonly findings: Findings
}

async function checkRefusals({ name, action, method, path, body, call, findings }: ByHand) {
  const refuses = async (change: Row, what: string) => {
    const { code } = await call(method, path, { ...body, ...change })
    findings.unless(
      code !== 200 && code !== 403,
      `${name}: the gateway should refuse ${what} and answers ${code}`,
    )
  }
  if (action.secondFactor) {
    await refuses({ secondPwd: '' }, 'without the second password it')
    await refuses({ secondPwd: 'wrong' }, 'with a wrong second password it')
  }
  for (const [arg, field] of Object.entries(argsOf(action))) {
    if (field.required) await refuses({ [field.wire ?? arg]: '' }, `a request without ${arg}`)
    for (const { text, wire } of samplesOf(field).refused)
      await refuses({ [field.wire ?? arg]: wire }, `${arg} of ${text.length} characters`)
  }
}
