import type { Viewer } from '../request/call'
import type { Row } from '../db/Db'
import type { Form, Input } from './Form'
import { code, text, wholeNumber } from './readers'
import { plain, time } from '../tables/columns'

/** Columns of every system page that name a record's editors. */
export const keptColumns = {
  remark: plain('remark'),
  createBy: plain('create_by'),
  createTime: time('create_time'),
  updateBy: plain('update_by'),
  updateTime: time('update_time'),
}

export const remarkInput: Input = { column: 'remark', read: text(500), empty: '' }

/** `0` in use, `1` out of use. */
export const statusInput: Input = { column: 'status', read: code(['0', '1']), empty: '0' }

export function sortInput(column: string): Input {
  return { column, read: wholeNumber(0, 9999), required: true }
}

/** Writes of the family's pages: without a version, and with the editor's name. */
export const keeping = {
  isVersionOptional: true,
  fresh: (nowText: string, viewer: Viewer): Row => ({
    create_by: viewer.userName,
    create_time: nowText,
    update_by: viewer.userName,
    update_time: nowText,
  }),
  touched: (viewer: Viewer): Row => ({ update_by: viewer.userName }),
  usedIn: [],
} satisfies Partial<Form>
