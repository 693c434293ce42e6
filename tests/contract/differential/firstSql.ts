import { instant } from '@/sandbox/values/instant'
import { unseenSql } from '@/sandbox/testing/resetTables'
import { textOf } from './decimal'
import { firstRecords, type Store, type Withdrawal } from './records'
import { trade } from '@/sandbox/trade'

/** What else would name a store. */
export const withoutTrade = `
  truncate st_bill, st_store_draw, st_store_recharge, st_user, api_recharge, api_draw`

/** Puts the first records back, and keeps the sessions alive at any time of the clock. */
export function firstSql(nowMs: number): string {
  const { stores, withdrawals } = firstRecords()
  return `begin;
    set local session_replication_role = replica;
    delete from st_bill; delete from st_store_draw; delete from st_store;
    insert into st_store (id, nick, phone, balance, withdrawal_fee, create_time, update_time)
    values ${stores.map(storeRow).join(', ')};
    insert into st_store_draw
      (id, store_id, address, total_u, fee, estimate_total_u, status, wallet_name, create_time)
    values ${withdrawals.map(drawRow).join(', ')};
    select ${[next('st_store', 7), next('st_store_draw', 25), next('st_bill', 1)].join(', ')};
    update sys_session set created_at = ${time(nowMs)}, last_seen_at = ${time(nowMs)};
    delete from sys_oper_log;
    ${unseenSql(trade)};
    commit`
}

function storeRow({ id, nick, phone, balance, fee, createTime, updateTime }: Store): string {
  const amounts = `${textOf(balance)}, ${textOf(fee)}`
  return `(${id}, ${text(nick)}, ${text(phone)}, ${amounts}, ${time(createTime)}, ${time(updateTime)})`
}

function drawRow(row: Withdrawal): string {
  const amounts = [row.totalU, row.fee, row.totalU - row.fee].map(textOf).join(', ')
  const { id, store, address, status, walletName, createTime } = row
  return `(${id}, ${store}, ${text(address)}, ${amounts}, '${status}', ${text(walletName)}, ${time(createTime)})`
}

function next(table: string, id: number): string {
  return `setval(pg_get_serial_sequence('${table}', 'id'), ${id}, false)`
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

function time(ms: number): string {
  return `'${instant(ms)}'::timestamptz`
}
