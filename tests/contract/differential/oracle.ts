import { amountOf } from './decimal'
import type { Step, Who } from './calls'
import { get, list, timeText, totals, type Answer } from './readOracle'
import { addresses, firstRecords, type Records, type Store } from './records'

export type Oracle = {
  /** The expected answer, and the expected state afterwards. */
  answer(step: Step): Answer
  /** The time of a store's last change, as an edit sends it back. */
  versionOf(storeId: number): string
}

const declined = { code: 403 }
const missing = { code: 404 }
const conflict = { code: 409 }
const refused = { code: 500 }

/** The gateway as plain arrays, written from the specification and the gateway contract: no SQL, no code of the sandbox. */
export function createOracle(startMs: number): Oracle {
  const records = firstRecords()
  let nowMs = startMs
  const nextIds = { stores: 7, withdrawals: 25, bills: 1 }
  const one = (id: number) => records.stores.find((store) => store.id === id)

  return {
    answer: (step) => {
      switch (step.do) {
        case 'wait':
          nowMs += step.ms
          return { code: 200 }
        case 'list':
          return list(records, step.table, step.query, storeOf(step.by))
        case 'totals':
          return totals(records, step.table, step.query, storeOf(step.by))
        case 'get':
          return get(records, step.table, step.id, storeOf(step.by))
        case 'pass':
          return step.by === 'admin' ? pass(step.id) : declined
        case 'reject':
          return step.by === 'admin' ? reject(step.id, step.reason) : declined
        case 'apply':
          return step.by === 'auditor' ? declined : apply(step)
        case 'addStore':
          return step.by === 'admin' ? addStore(step) : declined
        case 'editStore':
          return step.by === 'admin' ? editStore(step) : declined
        case 'removeStores':
          return step.by === 'admin' ? removeStores(step.ids) : declined
      }
    },
    versionOf: (id) => timeText(one(id)?.updateTime ?? 0),
  }

  function pass(id: number): Answer {
    const draw = records.withdrawals.find((row) => row.id === id)
    if (draw === undefined) return missing
    if (draw.status !== '1') return conflict
    const store = one(draw.store)
    if (store === undefined || store.balance < draw.totalU) return refused
    draw.status = '2'
    records.bills.push({
      id: nextIds.bills++,
      store: store.id,
      type: '1',
      network: 'TRC20',
      beforeAmount: store.balance,
      changeAmount: -draw.totalU,
      afterAmount: store.balance - draw.totalU,
      createTime: nowMs,
    })
    store.balance -= draw.totalU
    return { code: 200, data: String(id) }
  }

  function reject(id: number, reason: string): Answer {
    if (reason.trim() === '' || reason.length > 200) return refused
    const draw = records.withdrawals.find((row) => row.id === id)
    if (draw === undefined) return missing
    if (draw.status !== '1') return conflict
    draw.status = '3'
    return { code: 200, data: String(id) }
  }

  function apply({ by, totalU, walletName }: { by: Who; totalU: string; walletName: string }) {
    const store = one(storeOf(by) ?? 0)
    const isAmount = /^\d+(\.\d{1,6})?$/.test(totalU) && amountOf(totalU) > 0n
    if (!isAmount || walletName.trim() === '' || store === undefined) return refused
    const amount = amountOf(totalU)
    if (amount <= store.fee || amount > store.balance) return refused
    const id = nextIds.withdrawals++
    records.withdrawals.push({
      id,
      store: store.id,
      address: addresses[0],
      totalU: amount,
      fee: store.fee,
      status: '1',
      walletName: walletName.trim(),
      createTime: nowMs,
    })
    return { code: 200, data: String(id) }
  }

  function addStore({ nick, phone }: { nick: string; phone: string }): Answer {
    if (!isNick(nick) || !isPhone(phone)) return refused
    const id = nextIds.stores++
    const times = { createTime: nowMs, updateTime: nowMs }
    const money = { balance: amountOf('0'), fee: amountOf('1') }
    records.stores.push({ id, nick: nick.trim(), phone, ...money, ...times })
    return { code: 200, data: String(id) }
  }

  function editStore(step: Extract<Step, { do: 'editStore' }>): Answer {
    const { id, nick, phone, isStale } = step
    if ((nick !== undefined && !isNick(nick)) || (phone !== undefined && !isPhone(phone)))
      return refused
    const store = one(id)
    if (store === undefined) return missing
    if (isStale) return conflict
    if (nick !== undefined) store.nick = nick.trim()
    if (phone !== undefined) store.phone = phone
    store.updateTime = Math.max(nowMs - (nowMs % 1000), store.updateTime + 1000)
    return { code: 200, data: String(id) }
  }

  function removeStores(wanted: readonly number[]): Answer {
    const ids = [...new Set(wanted)]
    const stores = ids.map(one).filter((store): store is Store => store !== undefined)
    if (stores.length < ids.length) return missing
    if (ids.some((id) => isUsed(records, id))) return conflict
    records.stores = records.stores.filter(({ id }) => !ids.includes(id))
    return { code: 200, data: ids.join(',') }
  }
}

/** `store` works for store 1, the others for the platform. */
function storeOf(by: Who): number | undefined {
  return by === 'store' ? 1 : undefined
}

/** Stores 1 and 2 have operators. */
function isUsed({ withdrawals, bills }: Records, id: number): boolean {
  return id <= 2 || [...withdrawals, ...bills].some(({ store }) => store === id)
}

function isNick(text: string): boolean {
  return text.trim() !== '' && text.trim().length <= 64
}

function isPhone(text: string): boolean {
  return text.replaceAll(/\D/g, '').length >= 5
}
