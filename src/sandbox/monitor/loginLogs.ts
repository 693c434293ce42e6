import type { Language } from '@/engine/config'
import { plain, time } from '../tables/columns'
import { dayRange, idOneOf, like, oneOf } from '../tables/filters'
import type { Table } from '../tables/Table'

/** Gateway contract §6: every attempt to log in, worded for the reader. */
export const loginLogs: Table = inLanguage('en-US')

function inLanguage(language: Language): Table {
  return {
    path: '/monitor/logininfor',
    permissions: 'monitor:logininfor',
    from: 'sys_login_log',
    idName: 'infoId',
    columns: {
      infoId: plain('id'),
      userName: plain('user_name'),
      status: plain('status'),
      ipaddr: plain('ipaddr'),
      loginLocation: plain(`''::text`),
      browser: plain('browser'),
      os: plain('os'),
      msg: plain(language === 'zh-CN' ? 'msg_zh' : 'msg'),
      loginTime: time('login_time'),
    },
    filters: [
      idOneOf('infoId', 'id'),
      like('ipaddr', 'ipaddr'),
      like('userName', 'user_name'),
      oneOf('status', 'status'),
      dayRange('login_time'),
    ],
    spoken: inLanguage,
  }
}
