import type { Language } from '@/engine/config'
import { wordMessage } from '../request/messages'
import type { Route } from '../request/route'
import { cleanRoute } from '../routes/cleanRoute'
import { removeRoute } from '../routes/record'
import type { Writing } from '../writing'
import { plain, time } from '../tables/columns'
import { dayRange, idOneOf, like, oneOf, type Filter } from '../tables/filters'
import type { Table } from '../tables/Table'
import { moduleSql, type Modules } from './modules'

/**
 * Gateway contract §6: who did what, and what was refused, newest first and in the reader's language. Beyond
 * the stock columns `businessId` is the record: `?title=store:storeDraw&businessId=17` is the trail of one
 * withdrawal. `title` is searched in the words of either language, or is the common part of the permissions.
 */
export function operLogsOf(modules: Modules): Table {
  return inLanguage('en-US', modules)
}

function inLanguage(language: Language, modules: Modules): Table {
  const errorMsg = language === 'zh-CN' ? 'error_msg_zh' : 'error_msg'
  return {
    path: '/monitor/operlog',
    permissions: 'monitor:operlog',
    from: 'sys_oper_log',
    idName: 'operId',
    columns: {
      operId: plain('oper_id'),
      title: plain(moduleSql(language, modules)),
      businessType: plain('business_type'),
      businessId: plain('record_id'),
      method: plain('title'),
      requestMethod: plain('request_method'),
      operatorType: plain('1::int'),
      operName: plain('oper_name'),
      operUrl: plain('oper_url'),
      operIp: plain('oper_ip'),
      operLocation: plain(`''::text`),
      operParam: plain('oper_param'),
      jsonResult: plain(resultSql(errorMsg, wordMessage('ok', {}, language))),
      status: plain('status'),
      errorMsg: plain(errorMsg),
      operTime: time('oper_time'),
      costTime: plain('cost_time'),
    },
    filters: [
      idOneOf('operId', 'oper_id'),
      about('title', modules),
      idOneOf('businessId', 'record_id'),
      like('operName', 'oper_name'),
      oneOf('businessType', 'business_type::text'),
      oneOf('status', 'status::text'),
      dayRange('oper_time'),
    ],
    spoken: (other) => inLanguage(other, modules),
  }
}

/** The envelope that was answered, and what the write changed, from what to what. */
function resultSql(errorMsg: string, ok: string): string {
  const refused = `json_build_object('code', code, 'msg', ${errorMsg})`
  const done = `'code', 200, 'msg', '${ok}', 'data', result`
  return `(case when status = 1 then ${refused}
    when changes is null then json_build_object(${done})
    else json_build_object(${done}, 'changes', changes) end)::text`
}

/** Words of the part of the portal, or the common part of its permissions. */
function about(name: string, modules: Modules): Filter {
  const words = (['en-US', 'zh-CN'] as const).map((language) =>
    like(name, moduleSql(language, modules)),
  )
  return (query, add) => {
    if (query(name) === '') return undefined
    const worded = words.map((filter) => filter(query, add))
    const prefix = `starts_with(title, ${add(`${query(name)}:`)})`
    return `(${[...worded, prefix].join(' or ')})`
  }
}

/** Deleting notes is itself noted. */
export function operLogRoutes(writing: Writing): Route[] {
  const operLogs = operLogsOf({})
  return [cleanRoute(writing, operLogs), removeRoute(writing, { table: operLogs, usedIn: [] })]
}
