import type { Form } from '../record/Form'
import { code, line, text } from '../record/readers'
import { plain } from '../tables/columns'
import { dayRange, idOneOf, like, oneOf } from '../tables/filters'
import type { Table } from '../tables/Table'
import { keeping, keptColumns, remarkInput, statusInput } from '../record/kept'

/** Gateway contract §6: notices (type 1) and announcements (type 2). */
export const notices: Table = {
  path: '/system/notice',
  permissions: 'system:notice',
  from: 'sys_notice',
  idName: 'noticeId',
  columns: {
    noticeId: plain('id'),
    noticeTitle: plain('notice_title'),
    noticeType: plain('notice_type'),
    noticeContent: plain('notice_content'),
    status: plain('status'),
    ...keptColumns,
  },
  filters: [
    idOneOf('noticeId', 'id'),
    like('noticeTitle', 'notice_title'),
    like('createBy', 'create_by'),
    oneOf('noticeType', 'notice_type'),
    oneOf('status', 'status'),
    dayRange('create_time'),
  ],
}

export const noticeForm: Form = {
  ...keeping,
  table: notices,
  inputs: {
    noticeTitle: { column: 'notice_title', read: line(50), required: true },
    noticeType: { column: 'notice_type', read: code(['1', '2']), required: true },
    noticeContent: { column: 'notice_content', read: text(20_000), empty: '' },
    status: statusInput,
    remark: remarkInput,
  },
}
