import type { Scheduler } from 'fast-check'
import { createRegistry } from '@/engine/registry'
import withdrawal from '@/resources/withdrawal'
import { createDataProvider } from '@/engine/data/dataProvider'
import { GatewayError, isUnknownOutcome } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import { knownSecondPassword } from '@/sandbox'
import type { TestSandbox } from '@/sandbox/forTests'
import { fakeGateway, type Reply, type Sent } from '@/tests/engine/gateway/fakeTransport'
import { bindAction } from '@/engine/action/boundAction'

export type DeciderHabits = {
  account: 'admin' | 'tri'
  action: 'pass' | 'reject'
  /** Whether the gateway's versions arrive; else the facts themselves go along. */
  isVersioned: boolean
  /** The part of the first decision that is lost on the way. */
  losing: 'nothing' | 'request' | 'answer'
}

/** One confirmation: the shown amounts and the outcome. */
export type Confirmed = {
  action: DeciderHabits['action']
  shown: { total: unknown; fee: unknown; net: unknown }
  /** `unknown`: sent, without an answer. */
  outcome: 'done' | 'stopped' | 'refused' | 'unknown'
}

type Parts = {
  sandbox: TestSandbox
  scheduler: Scheduler
  id: string
  how: DeciderHabits
  token: string
}

/** How often a dialog is read and confirmed again. */
const mostLooks = 3

/** A tab with a dialog over one withdrawal: reads, shows and confirms, again if something moved. */
export function createDecider(parts: Parts) {
  const { id, how } = parts
  const provider = createDataProvider(gatewayOf(parts), createRegistry([withdrawal]))
  const action = bindAction(provider, withdrawal, how.action, id)
  const args = how.action === 'reject' ? { reason: 'No' } : {}
  const input = { args, secondPwd: knownSecondPassword }

  /** Confirms the shown record. Returns the outcome, and the record now if it has moved. */
  const confirm = async (shown: PortalRecord, idempotencyKey: string) => {
    try {
      const sent = await action.send(input, { idempotencyKey }, shown)
      return sent.step === 'done'
        ? ({ outcome: 'done' } as const)
        : ({ outcome: 'stopped', now: sent.change.now } as const)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      return { outcome: isUnknownOutcome(error) ? 'unknown' : 'refused' } as const
    }
  }

  return async (confirmed: Confirmed[]): Promise<void> => {
    const { data } = await provider.getOne<PortalRecord>('withdrawal', { id })
    let shown = data
    let key = `${Math.random()}`
    for (let look = 0; look < mostLooks && shown['status'] === '1'; look += 1) {
      const { totalU: total, fee, estimateTotalU: net } = shown
      const { outcome, now } = await confirm(shown, key)
      confirmed.push({ action: how.action, shown: { total, fee, net }, outcome })
      if (outcome === 'done' || outcome === 'refused') return
      // a moved record is signed again; without an answer the same is sent again under its key
      if (now) {
        shown = now
        key = `${Math.random()}`
      }
    }
  }
}

/** The portal's own client over the sandbox; every request waits for its turn, and every answer. */
function gatewayOf({ sandbox, scheduler, how, token }: Parts) {
  let losing = how.losing
  return fakeGateway(
    async (sent): Promise<Reply> => {
      const isLost = sent.method === 'PUT' ? losing : 'nothing'
      if (sent.method === 'PUT') losing = 'nothing'
      await scheduler.schedule(Promise.resolve(), `${how.account}: ${sent.method} ${sent.url}`)
      if (isLost === 'request') return 'lost'
      const reply = await answerOf(sandbox, sent, how.isVersioned)
      await scheduler.schedule(Promise.resolve(), `${how.account}: answer to ${sent.method}`)
      return isLost === 'answer' ? 'lost' : reply
    },
    { token },
  )
}

async function answerOf(
  { fetch }: TestSandbox,
  { method, url, headers, body }: Sent,
  isVersioned: boolean,
): Promise<Reply> {
  const named = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const init = { method, headers: named, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const answer = await fetch(new Request(`http://sandbox${url.replace('/prod-api', '')}`, init))
  const etag = answer.headers.get('ETag')
  return { text: await answer.text(), headers: etag && isVersioned ? { etag } : {} }
}
