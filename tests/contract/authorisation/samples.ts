import { knownPassword, knownSecondPassword } from '@/sandbox'
import type { Prepared } from '@/sandbox/forTests'
import { insertPrepared } from '@/sandbox/testing/insertPrepared'
import {
  aBill,
  aDeposit,
  aMerchant,
  aMovement,
  anEnergyUser,
  aPayout,
  aStore,
  aStoreDeposit,
  aTrade,
  aWithdrawal,
} from '@/tests/support/records'
import type { Db } from '@/sandbox/db/Db'
import { png } from '@/tests/support/files/pictures'
import { workbook } from '@/tests/support/files/workbook'
import type { Caller } from '../mounts'
import { address, energyUser, merchant, store } from '../recordBodies'
import { tables } from '@/sandbox/trade'

/** For whom an address is made. */
export type Asked = {
  db: Db
  admin: Caller
  /** The asking actor. */
  by: Caller
  /** Whose record it is to name. */
  store: 1 | 2
  /** Text that no other sample has. */
  unique: string
}

/** A request that succeeds with the permission. */
export type Sample = {
  /** Its address, what it names made on the way; default: the call's with 1 for every parameter. */
  at?: (asked: Asked) => Promise<string>
  body?: (asked: Asked) => object | Promise<object>
  parts?: () => FormData
  /** Whether accounts or sessions are others afterwards, so that the records are put back. */
  disturbs?: true
}

const disturbing = { disturbs: true } as const
const signed = { secondPwd: knownSecondPassword }
/** The store that is named is not the one that applies. */
const application = { address, totalU: '10', walletName: 'Main wallet', store: 2, ...signed }
const dictType = (unique: string) => ({ dictName: unique, dictType: `t_${unique}` })
const dictData = (unique: string) => ({
  dictType: 'sys_user_sex',
  dictLabel: unique,
  dictValue: unique,
  dictSort: 1,
})
const config = (unique: string) => ({ configName: 'x', configKey: unique, configValue: '1' })
const notice = () => ({ noticeTitle: 'Fees', noticeType: '2', noticeContent: 'x', status: '0' })
const post = (unique: string) => ({ postCode: unique, postName: unique, postSort: 9 })
const dept = (unique: string) => ({ parentId: 4, deptName: unique, orderNum: 1 })
const menu = (unique: string) => ({
  parentId: 4,
  menuName: unique,
  menuType: 'C',
  orderNum: 20,
  path: unique,
})
const role = (unique: string) => ({ roleName: unique, roleKey: unique, roleSort: 5 })
const user = (unique: string) => ({ userName: unique, nickName: 'Ann', password: 'hidden_9' })
const job = () => ({
  jobName: 'Clean',
  invokeTarget: 'sandboxTask.clean(1)',
  cronExpression: '0 0 3 * * ?',
})

/** A record to add, change and delete: the body of the first call, and the name of its id. */
const kept = [
  ['/store/store', () => store, 'id'],
  ['/store/user', () => merchant, 'id'],
  ['/energy/user', () => energyUser, 'id'],
  ['/system/dict/type', dictType, 'dictId'],
  ['/system/dict/data', dictData, 'dictCode'],
  ['/system/config', config, 'configId'],
  ['/system/notice', notice, 'noticeId'],
  ['/system/post', post, 'postId'],
  ['/system/dept', dept, 'deptId'],
  ['/system/menu', menu, 'menuId'],
  ['/system/role', role, 'roleId'],
  ['/system/user', user, 'userId'],
  ['/monitor/job', job, 'jobId'],
] as const

const made: Readonly<Record<string, (db: Db, values: { store: 1 | 2 }) => Promise<string>>> = {
  '/store/storeDraw': owned((store) => aWithdrawal({ store })),
  '/store/storeRecharge': owned((store) => aStoreDeposit({ store })),
  '/store/bill': owned((store) => aBill({ store })),
  '/store/user': owned((store) => aMerchant({ store })),
  '/api/apiRecharge': owned((store) => aDeposit({ store })),
  '/api/apiDraw': owned((store) => aPayout({ store })),
  '/api/waterWallet': owned(() => aMovement()),
  '/energy/user': owned(() => anEnergyUser()),
  '/energy/publish': owned(() => aTrade()),
  '/monitor/operlog': (db) =>
    idOf(db, `sys_oper_log (title, user_id, oper_name, oper_time) values ('x', 1, 'x', now())`),
  '/monitor/logininfor': (db) =>
    idOf(
      db,
      `sys_login_log (user_name, status, ipaddr, browser, os, msg, msg_zh, login_time)
       values ('x', '0', '', '', '', '', '', now())`,
    ),
  '/monitor/jobLog': (db) =>
    idOf(
      db,
      `sys_job_log (job_name, job_group, invoke_target, job_message, status, create_time)
       values ('x', 'x', 'x', 'x', '0', now())`,
    ),
}

async function idOf(db: Db, inserted: string): Promise<string> {
  const [row] = await db.query(`insert into ${inserted} returning *`)
  return String(row?.['id'] ?? row?.['oper_id'])
}

export const samples: Readonly<Record<string, Sample>> = {
  'POST /login': { body: () => ({ username: 'store', password: knownPassword }) },
  'POST /register': { body: ({ unique }) => ({ username: unique, password: 'hidden_9' }) },
  'POST /bind': { body: () => ({ username: 'auditor', password: knownPassword }) },
  'POST /logout': { disturbs: true },

  ...Object.fromEntries(Object.keys(made).map((path) => [`GET ${path}/{id}`, naming(path)])),
  ...Object.fromEntries(
    ['operlog', 'logininfor', 'jobLog'].map((name) => [
      `DELETE /monitor/${name}/{ids}`,
      naming(`/monitor/${name}`),
    ]),
  ),
  'GET /store/store/{id}': { at: async ({ store: id }) => `/store/store/${id}` },
  ...Object.fromEntries(kept.flatMap(keeping)),
  'DELETE /store/store/{ids}': {
    at: async ({ db }) => `/store/store/${await insertPrepared({ db, tables }, aStore())}`,
  },

  'PUT /api/apiRecharge/cancel/{id}': order('apiRecharge', 'cancel', '0'),
  'PUT /api/apiRecharge/notify/{id}': order('apiRecharge', 'notify', '4'),
  'PUT /api/apiRecharge/refund/{id}': {
    ...order('apiRecharge', 'refund', '1'),
    body: () => ({ reason: 'x', ...signed }),
  },
  'PUT /api/apiDraw/notify/{id}': order('apiDraw', 'notify', '4'),
  'PUT /api/apiDraw/handle/{id}': order('apiDraw', 'handle', '4'),

  'POST /store/storeDraw': { body: () => application },
  'PUT /store/storeDraw/pass/{id}': { ...acting('/store/storeDraw', 'pass'), body: () => signed },
  'PUT /store/storeDraw/reject/{id}': {
    ...acting('/store/storeDraw', 'reject'),
    body: () => ({ reason: 'x', ...signed }),
  },
  'POST /store/storeDraw/importData': {
    parts: () => sheet(['Address', 'Amount', 'Wallet'], [address, '10', 'Main']),
  },

  'GET /store/user/secret/{id}/{field}': secret('/store/user', 'appSecret'),
  'GET /energy/user/secret/{id}/{field}': secret('/energy/user', 'googleCode'),
  'PUT /store/user/freeze/{id}': acting('/store/user', 'freeze'),
  'PUT /store/user/enable/{id}': {
    at: async ({ db, store: of }) =>
      `/store/user/enable/${await insertPrepared({ db, tables }, aMerchant({ store: String(of), status: '1' }))}`,
  },
  'PUT /store/user/resetSecret/{id}': {
    ...acting('/store/user', 'resetSecret'),
    body: () => ({ appSecret: 'ZYXWVUTSRQPONMLKJIHGFEDCBA987654', ...signed }),
  },
  'PUT /store/user/resetKeys/{id}': {
    ...acting('/store/user', 'resetKeys'),
    body: () => signed,
  },

  'GET /common/download': { at: downloading },
  'POST /common/upload': { parts: () => files('file', 'a.png', png()) },
  'GET /profile/{folder}/{name}': { at: ({ db }) => uploaded(db) },

  'PUT /system/user/profile': { body: () => ({ nickName: 'New' }) },
  'PUT /system/user/profile/updatePwd': {
    ...disturbing,
    body: () => ({ oldPassword: knownPassword, newPassword: 'Another_1' }),
  },
  'POST /system/user/profile/avatar': { parts: () => files('avatarfile', 'a.png', png()) },

  'PUT /system/user/changeStatus': { ...disturbing, body: () => ({ userId: 4, status: '1' }) },
  'PUT /system/user/resetPwd': { ...disturbing, body: () => ({ userId: 4, password: 'Reset_1' }) },
  'PUT /system/user/authRole': { ...disturbing, body: () => ({ userId: 4, roleIds: '2' }) },
  'POST /system/user/importData': {
    parts: () => sheet(['Account', 'Name'], ['ann_2', 'Ann']),
  },
  'PUT /system/role/changeStatus': { ...disturbing, body: () => ({ roleId: 2, status: '1' }) },
  'PUT /system/role/dataScope': { ...disturbing, body: () => ({ roleId: 2, dataScope: '1' }) },
  'PUT /system/role/authUser/cancel': { ...disturbing, body: () => ({ roleId: 2, userId: 2 }) },
  'PUT /system/role/authUser/cancelAll': {
    ...disturbing,
    body: () => ({ roleId: 2, userIds: '2' }),
  },
  'PUT /system/role/authUser/selectAll': {
    ...disturbing,
    body: () => ({ roleId: 2, userIds: '3' }),
  },

  'DELETE /monitor/online/{session}': { ...disturbing, at: ({ admin }) => anotherSession(admin) },
  'PUT /monitor/job/changeStatus': { body: () => ({ jobId: 1, status: '1' }) },
  'PUT /monitor/job/run': { body: () => ({ jobId: 1, jobGroup: 'DEFAULT' }) },

  'GET /tool/gen/{id}': generating(''),
  'GET /tool/gen/preview/{id}': generating('preview/'),
  'DELETE /tool/gen/{ids}': generating(''),
  'PUT /tool/gen': { ...generating(), body: () => ({ tableId: 1, functionAuthor: 'Ann' }) },
  'POST /tool/gen/importTable': { at: async () => '/tool/gen/importTable?tables=st_store' },
  'GET /tool/gen/synchDb/{tableName}': generating('synchDb/st_bill'),
  'GET /tool/gen/batchGenCode': generating('batchGenCode?tables=st_bill'),
  'GET /tool/gen/download/{tableName}': generating('download/st_bill'),
  'GET /tool/gen/genCode/{tableName}': generating('genCode/st_bill'),
}

/** Records that belong to the given store. */
function owned(record: (store: string) => Prepared) {
  return (db: Db, { store: of }: { store: 1 | 2 }) =>
    insertPrepared({ db, tables }, record(String(of)))
}

function naming(path: string): Sample {
  return { at: async ({ db, store: of }) => `${path}/${await made[path]?.(db, { store: of })}` }
}

function acting(path: string, action: string): Sample {
  return {
    at: async ({ db, store: of }) => `${path}/${action}/${await made[path]?.(db, { store: of })}`,
  }
}

function order(name: 'apiRecharge' | 'apiDraw', action: string, status: '0' | '1' | '4'): Sample {
  const anOrder = name === 'apiDraw' ? aPayout : aDeposit
  return {
    at: async ({ db, store: of }) =>
      `/api/${name}/${action}/${await insertPrepared({ db, tables }, anOrder({ store: String(of), status }))}`,
  }
}

function secret(path: string, field: string): Sample {
  return {
    at: async ({ db, store: of }) =>
      `${path}/secret/${await made[path]?.(db, { store: of })}/${field}`,
  }
}

function keeping([path, first, idName]: (typeof kept)[number]): [string, Sample][] {
  const add = async ({ admin, unique }: Asked) =>
    String((await admin('POST', path, { body: first(unique) })).data)
  const asRead = async (asked: Asked) => {
    const id = await add(asked)
    const { data } = await asked.admin('GET', `${path}/${id}`)
    return { ...data, ...(data['user'] as object), [idName]: id }
  }
  return [
    [`POST ${path}`, { body: ({ unique }) => first(unique) }],
    [`PUT ${path}`, { body: asRead }],
    [`DELETE ${path}/{ids}`, { at: async (asked) => `${path}/${await add(asked)}` }],
  ]
}

/** Requested by the downloading account, except for files of another store. */
async function downloading({ admin, by, store: of }: Asked): Promise<string> {
  const { data } = await (of === 2 ? admin : by)('GET', '/store/bill/export')
  return `/common/download?fileName=${String(data)}&delete=true`
}

async function uploaded(db: Db): Promise<string> {
  const name = `/profile/upload/${'0'.repeat(32)}.png`
  await db.query(
    `insert into sys_file (name, type, content, user_id, create_time)
     values ($1, 'image/png', $2, 1, now()) on conflict do nothing`,
    [name, png()],
  )
  return name
}

async function anotherSession(admin: Caller): Promise<string> {
  const { rows } = await admin('GET', '/monitor/online/list?userName=store2')
  return `/monitor/online/${String(rows[0]?.['tokenId'])}`
}

/** Over a table that was imported before. */
function generating(rest?: string): Sample {
  return {
    at: async ({ admin }) => {
      await admin('POST', '/tool/gen/importTable?tables=st_bill')
      if (rest === undefined) return '/tool/gen'
      if (rest !== '' && !rest.endsWith('/')) return `/tool/gen/${rest}`
      const { rows } = await admin('GET', '/tool/gen/list')
      return `/tool/gen/${rest}${String(rows[0]?.['tableId'])}`
    },
  }
}

function sheet(...rows: readonly string[][]): FormData {
  return files('file', 'a.xlsx', workbook(rows))
}

function files(part: string, name: string, bytes: Uint8Array<ArrayBuffer>): FormData {
  const body = new FormData()
  body.append(part, new File([bytes], name, name.endsWith('.png') ? { type: 'image/png' } : {}))
  body.append('secondPwd', knownSecondPassword)
  return body
}
