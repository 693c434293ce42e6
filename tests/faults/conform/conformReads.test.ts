import { describe, expect, it } from 'vitest'
import { allResources } from '@/resources/all'
import { testSandbox } from '@/tests/support/testSandbox'
import {
  askedOtherwise,
  changedAnswers,
  changedRecords,
  changedRows,
  lineOf,
  refusing,
  without,
} from '@/tests/support/changedAnswers'
import { answersNull, leavesOut, type Fetch } from '@/tests/support/faultyGateway'
import { anOperLog } from '@/tests/support/records'
import { runConform } from '@/tests/support/runConform'

type Change = (fetch: Fetch) => Fetch

/** What conform says of some resources of a gateway that differs from the sandbox. */
async function conformOf(
  only: string,
  change: Change,
  dialect: 'specification' | 'ruoyi' = 'specification',
) {
  const { fetch } = await testSandbox({ dialect })
  const args = ['--user', 'admin', '--dialect', dialect, '--only', only]
  return runConform({ args, fetch: change(fetch) })
}

describe('conform and fields of the edit form only', () => {
  it('notes a field that the list has and the record lacks', async () => {
    const { code, text } = await conformOf('post', (fetch) =>
      changedRecords(fetch, '/system/post', without('remark')),
    )
    expect(text).toMatch(
      /post\.remark {2}form {2}\(note\)\n {2}The record's answer leaves out "remark", which the edit form needs: the portal does not send it unless it is changed\./,
    )
    expect(text).toMatch(/^1 note$/m)
    expect(code).toBe(0)
  })

  it('notes every field if a gateway’s records have none of them', async () => {
    const { text } = await conformOf('post', (fetch) => leavesOut(fetch, 1))
    for (const name of ['postCode', 'postName', 'postSort', 'status'])
      expect(text).toMatch(
        new RegExp(`post\\.${name} {2}form.*\\n.*"${name}", which the edit form requires`),
      )
  })

  it('notes a required field without a value', async () => {
    const { code, text } = await conformOf('notice', (fetch) => answersNull(fetch, 1))
    expect(text).toMatch(
      /notice\.noticeType {2}form {2}\(note\)\n {2}1 of 1 records read have no "noticeType", which the edit form requires/,
    )
    expect(code).toBe(0)
  })

  it('reports permissions that are not in the menu', async () => {
    const { code, text } = await conformOf('menu', (fetch) =>
      changedRows(fetch, '/system/menu', without('perms')),
    )
    expect(text).toMatch(/menu\.perms {2}form\n {2}The gateway does not send "perms"/)
    expect(code).toBe(1)
  })

  it('reports positions that do not come with a user', async () => {
    const { code, text } = await conformOf(
      'user',
      (fetch) =>
        changedRecords(
          changedAnswers(fetch, /^GET \/system\/user\/\d+$/, without('postIds')),
          '/system/user',
          without('postIds'),
        ),
      'ruoyi',
    )
    expect(text).toMatch(/user\.postIds {2}form\n {2}The gateway does not send "postIds"/)
    expect(code).toBe(1)
  })

  it('notes a list whose data is hidden by a null', async () => {
    const { code, text } = await conformOf(
      'user',
      (fetch) => changedRecords(fetch, '/system/user', (user) => ({ ...user, postIds: null })),
      'ruoyi',
    )
    expect(text).toMatch(
      /user\.postIds {2}form {2}\(note\)\n {2}"postIds" stands beside data, with a null of the same name inside/,
    )
    expect(code).toBe(0)
  })

  it('notes an id that is a number in the list and a text in the record', async () => {
    const { text } = await conformOf('post', (fetch) =>
      changedRecords(fetch, '/system/post', (post) => ({ ...post, postId: `${post['postId']}` })),
    )
    expect(text).toMatch(
      /post\.id {2}form {2}\(note\)\n {2}"postId" comes as a number in the list and as a text in the record's answer/,
    )
  })

  it('notes a last change that is not a time', async () => {
    const { text } = await conformOf('post', (fetch) =>
      changedRecords(fetch, '/system/post', (post) => ({ ...post, updateTime: 'Invalid date' })),
    )
    expect(text).toMatch(/post\.updateTime {2}form {2}\(note\)\n.*such as "Invalid date"/)
  })
})

describe('conform and the departments of a role', () => {
  const newer = /^GET \/system\/role\/deptTree\/\d+$/
  const older = /^GET \/system\/dept\/roleDeptTreeselect\/\d+$/

  it('reports nothing if the gateway serves the newer path only', async () => {
    const { code, text } = await conformOf('role', (fetch) => refusing(fetch, older, 404))
    expect(text).toMatch(/^nothing found$/m)
    expect(code).toBe(0)
  })

  it('notes that the gateway serves the older path only', async () => {
    const { code, text } = await conformOf('role', (fetch) => refusing(fetch, newer, 404))
    expect(text).toMatch(
      /role\.deptIds {2}form {2}\(note\)\n {2}"deptIds" comes from GET \/system\/dept\/roleDeptTreeselect\/\{id\}, as the gateway does not serve GET \/system\/role\/deptTree\/\{id\}/,
    )
    expect(code).toBe(0)
  })

  it('reports that they cannot be read, and checks the rest of the role', async () => {
    const { code, text } = await conformOf('role', (fetch) =>
      refusing(refusing(fetch, newer, 404), older, 404),
    )
    expect(text).toMatch(
      /role\.deptIds {2}form\n {2}"deptIds" cannot be read: no checkedKeys come from GET \/system\/role\/deptTree\/\{id\} or GET \/system\/dept\/roleDeptTreeselect\/\{id\}\./,
    )
    expect(text).toMatch(/^1 fault$/m)
    expect(code).toBe(1)
  })

  it('reports that the menus of a role cannot be read', async () => {
    const { code, text } = await conformOf('role', (fetch) =>
      refusing(fetch, /^GET \/system\/menu\/roleMenuTreeselect\/\d+$/),
    )
    expect(text).toMatch(
      /role\.menuIds {2}form\n {2}"menuIds" cannot be read: no checkedKeys come from GET \/system\/menu\/roleMenuTreeselect\/\{id\}\./,
    )
    expect(code).toBe(1)
  })
})

describe('conform and files', () => {
  it('notes a file that comes with HTTP 201, and accepts it', async () => {
    const created: Change = (fetch) => async (request) => {
      const answer = await fetch(request)
      return request.method === 'POST'
        ? new Response(answer.body, { ...answer, status: 201 })
        : answer
    }
    const { code, text } = await conformOf('config,user', created, 'ruoyi')
    expect(text).toMatch(/config {2}export {2}\(note\)\n {2}The file is answered with HTTP 201/)
    expect(text).toMatch(/user {2}template {2}\(note\)\n {2}The file is answered with HTTP 201/)
    expect(code).toBe(0)
  })

  it.each(['specification', 'ruoyi'] as const)(
    'notes an export that needs a page, in dialect %s',
    async (dialect) => {
      const paged: Change = (fetch) => async (request) => {
        const asked = new URL(request.url).search + (await request.clone().text())
        return lineOf(request).endsWith('/export') && !asked.includes('pageSize')
          ? Response.json({ code: 500, msg: 'pageSize must be a number' })
          : fetch(request)
      }
      const { code, text } = await conformOf('config', paged, dialect)
      expect(text).toMatch(
        /config {2}export {2}\(note\)\n {2}The export needs pageNum and pageSize \(without them: code 500: pageSize must be a number\)/,
      )
      expect(code).toBe(0)
    },
  )
})

describe('conform and lists', () => {
  it('notes a short list that ignores paging', async () => {
    const { code, text } = await conformOf('dictType', (fetch) =>
      askedOtherwise(fetch, /^GET \/system\/dict\/type\/list$/, (query) => {
        query.set('pageNum', '1')
        query.set('pageSize', '1000')
      }),
    )
    expect(text).toMatch(
      /dictType {2}paging {2}\(note\)\n {2}The list ignores paging: 10 rows come where 3 are asked for/,
    )
    expect(code).toBe(0)
  })

  it('reports an ignored order', async () => {
    const { code, text } = await conformOf('post', (fetch) =>
      askedOtherwise(fetch, /^GET \/system\/post\/list$/, (query) => query.delete('orderByColumn')),
    )
    expect(text).toMatch(/post\.postSort {2}sort\n {2}Up and down give the same rows/)
    expect(code).toBe(1)
  })

  it('notes a range whose end is the midnight before its last day', async () => {
    const { code, text } = await conformOf('loginLog', (fetch) =>
      askedOtherwise(fetch, /^GET \/monitor\/logininfor\/list$/, (query) => {
        const end = query.get('endTime')
        if (end && !end.includes(':')) query.set('endTime', `${end} 00:00:00`)
      }),
    )
    expect(text).toMatch(
      /loginLog\.loginTime {2}range {2}\(note\)\n {2}The ends of the range are taken as moments, 00:00:00 to 23:59:59/,
    )
    expect(code).toBe(0)
  })

  it('reports nothing about a log that grows with each call', async () => {
    const { fetch, insert } = await testSandbox()
    for (let count = 0; count < 30; count += 1) await insert(anOperLog({ operName: 'admin' }))
    const logging: Fetch = async (request) => {
      const answer = await fetch(request)
      if (request.method === 'GET') await insert(anOperLog({ operName: 'admin' }))
      return answer
    }
    const args = ['--user', 'admin', '--only', 'operLog']
    const { code, text } = await runConform({ args, fetch: logging })
    expect(text).toMatch(/^nothing found$/m)
    expect(code).toBe(0)
  })

  it('reports nothing about a list that loses a record meanwhile', async () => {
    const { fetch, db } = await testSandbox()
    const removed: unknown[] = []
    const removing: Fetch = async (request) => {
      const title = new URL(request.url).searchParams.get('noticeTitle')
      if (title !== null && removed.length === 0)
        removed.push(
          ...(await db.query('delete from sys_notice where notice_title = $1 returning 1', [
            title,
          ])),
        )
      return fetch(request)
    }
    const args = ['--user', 'admin', '--only', 'notice']
    const { text } = await runConform({ args, fetch: removing })
    expect(removed).toHaveLength(1)
    expect(text).toMatch(/^nothing found$/m)
  })
})

describe('conform and a gateway without trade', () => {
  const lists = allResources.map(({ permissions }) => `${permissions}:list`)
  const some = lists.filter(
    (name) => !/^(?:system|monitor|tool):/.test(name) || /:post:/.test(name),
  )

  /** A gateway whose menu names these components alone, for an account that may read trade and posts. */
  const naming = (fetch: Fetch, ...components: readonly string[]) =>
    changedAnswers(
      changedAnswers(fetch, /^GET \/getRouters$/, (body) => ({
        ...body,
        data: components.map((component) => ({ path: `/${component}`, component, children: [] })),
      })),
      /^GET \/getInfo$/,
      (body) => ({ ...body, data: { ...(body['data'] as object), permissions: some } }),
    )

  it('asks one list of each family of paths and says in one line what it skips', async () => {
    const { fetch } = await testSandbox()
    const asked: string[] = []
    const withoutTrade: Fetch = async (request) => {
      const { pathname } = new URL(request.url)
      if (!/^\/(?:api|store|energy)\b/.test(pathname)) return fetch(request)
      asked.push(lineOf(request))
      return Response.json({ code: 500, msg: `Cannot GET ${pathname}` })
    }
    const { code, text } = await runConform({ fetch: naming(withoutTrade, 'system/post/index') })
    expect(asked).toEqual([
      'GET /api/apiRecharge/list',
      'GET /store/storeRecharge/list',
      'GET /energy/user/list',
    ])
    expect(text).toMatch(
      /^– {2}deposit, payout, storeDeposit, withdrawal, bill, store, merchant, energyUser, waterWallet, publish: the menu names none of these pages, and the gateway refuses their lists \(code 500\)$/m,
    )
    expect(text).toMatch(/^✓ {2}post /m)
    expect(code).toBe(0)
  })

  it('reports a family that the menu names and the gateway lacks', async () => {
    const { fetch } = await testSandbox()
    const refused = refusing(fetch, /^GET \/(?:api|store|energy)\//, 404)
    const { code, text } = await runConform({ fetch: naming(refused, 'energy/user/index') })
    expect(text).toMatch(/^energyUser {2}list\n {2}The call fails: code 404/m)
    expect(text).not.toMatch(/^deposit /m)
    expect(code).toBe(1)
  })
})
