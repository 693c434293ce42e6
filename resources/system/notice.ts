import { defineResource, f } from '@/engine/declare'
import { noticeStatus, noticeType } from './dicts'

export default defineResource('notice', {
  path: '/system/notice',
  component: 'system/notice/index',
  permissions: 'system:notice',
  title: 'noticeTitle',
  fields: {
    id: f.id({ wire: 'noticeId' }),
    noticeTitle: f.text({ filter: 'like', required: true, maxLength: 50 }),
    noticeType: f.remoteCode('sys_notice_type', noticeType, { filter: 'eq', required: true }),
    status: f.remoteCode('sys_notice_status', noticeStatus, { starting: '0' }),
    noticeContent: f.longText({ maxLength: 20000, markup: true }),
    createBy: f.text({ filter: 'like' }),
    createTime: f.time(),
  },
  list: { columns: ['id', 'noticeTitle', 'noticeType', 'status', 'createBy', 'createTime'] },
  form: { fields: ['noticeTitle', 'noticeType', 'status', 'noticeContent'] },
  remove: true,
})
