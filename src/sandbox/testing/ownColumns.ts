import { knownPassword, knownSecondPassword } from '../settings/accounts'
import type { Cell } from './insertPrepared'
import { testHasher } from './seedForTests'

type Own = {
  /** Columns in which a wire value is stored, if they are not those it is read from. */
  readonly columns?: Readonly<Record<string, readonly string[]>>
  /** Required columns that the wire never shows. */
  readonly extra?: (values: Readonly<Record<string, unknown>>) => Promise<readonly Cell[]>
  /** Ids that are kept in a table of pairs. */
  readonly links?: Readonly<Record<string, readonly [table: string, own: string, other: string]>>
}

/** By path, how records are stored where the wire's tables don't show it. */
export const ownColumns: Readonly<Record<string, Own>> = {
  '/system/user': {
    columns: { password: [] },
    extra: async ({ password = knownPassword }) => [
      ['password', await testHasher.hash(String(password))],
      ['second_password', await testHasher.hash(knownSecondPassword)],
    ],
    links: {
      roleIds: ['sys_user_role', 'user_id', 'role_id'],
      postIds: ['sys_user_post', 'user_id', 'post_id'],
    },
  },
  '/system/role': {
    links: {
      menuIds: ['sys_role_menu', 'role_id', 'menu_id'],
      deptIds: ['sys_role_dept', 'role_id', 'dept_id'],
    },
  },
  '/system/menu': {
    extra: async ({ menuId }) =>
      menuId === undefined
        ? [
            [
              'menu_id',
              100_000,
              '(select max(menu_id) + 1 from sys_menu where menu_id < $::bigint)',
            ],
          ]
        : [],
  },
  '/system/dict/data': { columns: { dictLabel: ['dict_label', 'dict_label_en'] } },
  '/monitor/logininfor': { columns: { msg: ['msg', 'msg_zh'] } },
  '/monitor/operlog': {
    columns: {
      // a permission: the wire shows the words of its part of the portal
      title: ['title'],
      jsonResult: ['result'],
      errorMsg: ['error_msg', 'error_msg_zh'],
    },
    extra: async () => [['user_id', 1]],
  },
}
