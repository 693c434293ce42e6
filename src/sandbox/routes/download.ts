import type { Call } from '../request/call'
import type { Exports } from '../exports/createExports'
import { Refusal } from '../request/Refusal'
import type { Route } from '../request/route'

/** §7: a file that the gateway has written, by its name; with `delete=true` for the last time. */
export function downloadRoutes(exports: Exports): Route[] {
  return [
    {
      method: 'GET',
      path: '/common/download',
      access: 'loggedIn',
      answer: async (call) => fileOf(exports, call),
    },
  ]
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function fileOf(exports: Exports, call: Call): Promise<Response> {
  const name = call.req.query('fileName') ?? ''
  const isLast = call.req.query('delete') ?? 'false'
  if (!/^(?:true|false)$/.test(isLast)) throw new Refusal(404, 'notFound')
  const body = await exports.open(call, name, isLast === 'true')
  const shownName = name.slice(name.indexOf('_') + 1)
  return new Response(body, {
    headers: {
      'Content-Type': workbookType,
      'Content-Disposition': `attachment; filename="${shownName}"`,
    },
  })
}
