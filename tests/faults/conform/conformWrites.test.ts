import { describe, expect, it } from 'vitest'
import { testSandbox, type TestSandbox } from '@/tests/support/testSandbox'
import {
  changedRecords,
  changedRows,
  lineOf,
  refusing,
  sentOtherwise,
  without,
} from '@/tests/support/changedAnswers'
import { strictIds, type Fetch } from '@/tests/support/faultyGateway'
import { aGenTable, aJobLog } from '@/tests/support/records'
import { runConform } from '@/tests/support/runConform'

type Row = { readonly name: string; readonly rows: string }

/** What every call leaves: logs, and the session in which it is made. */
const traces = new Set(['sys_oper_log', 'sys_login_log', 'sys_session'])

/** Every row of every table, but for what every call leaves. */
async function rowsOf({ db }: TestSandbox): Promise<readonly Row[]> {
  const tables = await db.query(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  )
  const names = tables.map(({ name }) => String(name)).filter((name) => !traces.has(name))
  return Promise.all(
    names.map(async (name) => {
      const rows = await db.query(`select to_jsonb(t)::text as row from ${name} t order by row`)
      return { name, rows: rows.map(({ row }) => String(row)).join('\n') }
    }),
  )
}

type Asked = {
  readonly only?: string
  readonly dialect?: 'specification' | 'ruoyi'
  readonly signal?: AbortSignal
  /** Changes the records that conform finds. */
  readonly prepare?: (sandbox: TestSandbox) => Promise<unknown>
}

/** Lets conform write on a gateway that differs from the sandbox, and says what that leaves. */
async function write(
  change: (fetch: Fetch) => Fetch,
  { only, dialect, signal, prepare }: Asked = {},
) {
  const sandbox = await testSandbox(dialect ? { dialect } : {})
  await sandbox.insert(aJobLog())
  await sandbox.insert(aGenTable())
  await prepare?.(sandbox)
  const token = await sandbox.logIn('admin')
  const before = await rowsOf(sandbox)
  const done = await runConform({
    args: [
      '--user',
      'admin',
      '--write',
      ...(only ? ['--only', only] : []),
      ...(dialect ? ['--dialect', dialect] : []),
    ],
    env: { CONFORM_TOKEN: token },
    fetch: change(sandbox.fetch),
    ...(signal && { signal }),
  })
  return { ...done, before, after: await rowsOf(sandbox) }
}

describe('conform --write on the sandbox', () => {
  it.each(['specification', 'ruoyi'] as const)(
    'finds nothing in dialect %s and leaves every row as it was',
    async (dialect) => {
      const { code, text, page, before, after } = await write((fetch) => fetch, { dialect })
      expect(text).toMatch(/^nothing found$/m)
      expect(text.match(/^✓/gm)).toHaveLength(25)
      expect(page).toMatch(/Nothing found/)
      expect(text.match(/; written$/gm)).toHaveLength(13)
      expect(text).toMatch(
        /^– {2}not written: deposit, payout, .*, gen: no record can be made, edited and removed there$/m,
      )
      expect(after).toEqual(before)
      expect(code).toBe(0)
    },
    240_000,
  )

  it('says why it skips a resource', async () => {
    const { fetch } = await testSandbox()
    const args = ['--user', 'auditor', '--write', '--only', 'store']
    const { text } = await runConform({ args, fetch })
    expect(text).toMatch(/^– {2}not written: store .*: the account lacks store:store:add$/m)
  })

  it('never prints the password of its user', async () => {
    let password: unknown
    const { text, page } = await write(
      (fetch) =>
        sentOtherwise(fetch, /^POST \/system\/user$/, (body) => {
          password = body['password']
          return body
        }),
      { only: 'user' },
    )
    expect(password).toMatch(/^\w{6,12}$/)
    expect(text + page).not.toContain(password)
  })

  it('needs the account to write with, and does not ask for it', async () => {
    const { fetch, logIn } = await testSandbox()
    const env = { CONFORM_TOKEN: await logIn('admin') }
    const nobody = await runConform({ args: ['--write'], env, fetch })
    expect(nobody.text).toMatch(/--write needs --user NAME/)
    expect(nobody.code).toBe(2)
    const other = await runConform({ args: ['--write', '--user', 'auditor'], env, fetch })
    expect(other.text).toMatch(/CONFORM_TOKEN belongs to "admin", and --user names "auditor"/)
    expect(other.code).toBe(2)
  })
})

describe('conform --write on a gateway that compares ids strictly', () => {
  it('edits users, roles, departments and positions, and notes it', async () => {
    const { code, text, before, after } = await write(strictIds, { only: 'user,role,dept,post' })
    for (const [name, wire] of [
      ['user', 'userId'],
      ['role', 'roleId'],
      ['dept', 'deptId'],
      ['post', 'postId'],
    ])
      expect(text).toMatch(
        new RegExp(
          `^${name}\\.id {2}ids {2}\\(note\\)\\n {2}Ids are compared strictly: an edit whose "${wire}" is a text in place of a number is refused`,
          'm',
        ),
      )
    expect(text).toMatch(/^4 notes$/m)
    expect(after).toEqual(before)
    expect(code).toBe(0)
  })

  it('reports edits that fail because the gateway itself loses the types', async () => {
    const losing = (fetch: Fetch): Fetch =>
      changedRecords(strictIds(fetch), '/system/post', (post) => ({
        ...post,
        postId: String(post['postId']),
      }))
    const { code, text, before, after } = await write(losing, { only: 'post' })
    expect(text).toMatch(
      /post\.id {2}form {2}\(note\)\n {2}"postId" comes as a number in the list and as a text in the record's answer/,
    )
    expect(text).toMatch(
      /post\.remark {2}write\n {2}An edit of "remark" alone is refused: code 500/,
    )
    expect(after).toEqual(before)
    expect(code).toBe(1)
  })
})

describe('conform --write on a gateway that differs', () => {
  it('reports a field that an edit of another field changed', async () => {
    const { code, text } = await write(
      (fetch) =>
        sentOtherwise(fetch, /^PUT \/system\/post$/, (body) => ({ ...body, postSort: 99 })),
      { only: 'post' },
    )
    expect(text).toMatch(
      /post\.postSort {2}write\n {2}An edit of "remark" alone changed "postSort", too\./,
    )
    expect(code).toBe(1)
  })

  it('reports a field that is erased when an edit does not send it', async () => {
    const { code, text } = await write(
      (fetch) =>
        changedRecords(
          sentOtherwise(fetch, /^PUT \/system\/post$/, (body) => ({ remark: '', ...body })),
          '/system/post',
          without('remark'),
        ),
      { only: 'post' },
    )
    expect(text).toMatch(/post\.remark {2}form {2}\(note\)\n.*leaves out "remark"/)
    expect(text).toMatch(/post\.remark {2}write\n {2}An edit of "postCode" alone changed "remark"/)
    expect(code).toBe(1)
  })

  it('reports an edit that changes nothing', async () => {
    const { text } = await write((fetch) => refusing(fetch, /^PUT \/system\/post$/, 200), {
      only: 'post',
    })
    expect(text).toMatch(
      /post\.remark {2}write\n {2}An edit is answered with success and changes nothing\./,
    )
  })

  it('reports a value that never comes back', async () => {
    const { code, text } = await write(
      (fetch) => changedRows(fetch, '/system/notice', without('noticeContent')),
      { only: 'notice', prepare: ({ db }) => db.query('delete from sys_notice') },
    )
    expect(text).toMatch(
      /notice\.noticeContent {2}write\n {2}The gateway takes "noticeContent" and never sends it back\./,
    )
    expect(code).toBe(1)
  })

  it('reports a refused new record', async () => {
    const { text, before, after } = await write(
      (fetch) => refusing(fetch, /^POST \/system\/notice$/, 500, 'No more notices'),
      { only: 'notice' },
    )
    expect(text).toMatch(/notice {2}write\n {2}The call fails: code 500: No more notices\./)
    expect(after).toEqual(before)
  })

  it('notes a new record that is answered with HTTP 201', async () => {
    const created =
      (fetch: Fetch): Fetch =>
      async (request) => {
        const answer = await fetch(request)
        return request.method === 'POST'
          ? new Response(answer.body, { ...answer, status: 201 })
          : answer
      }
    const { code, text } = await write(created, { only: 'post' })
    expect(text).toMatch(/post {2}write {2}\(note\)\n {2}A new record is answered with HTTP 201/)
    expect(code).toBe(0)
  })

  it('names a record that it cannot remove', async () => {
    const { code, text } = await write(
      (fetch) => refusing(fetch, /^DELETE \/system\/post\/\d+$/, 500, 'In use'),
      { only: 'post' },
    )
    expect(text).toMatch(
      /post {2}remove\n {2}"conform_\w{7}" could not be removed \(code 500: In use\): remove it by hand\./,
    )
    expect(code).toBe(1)
  })
})

describe('an interrupted conform --write', () => {
  it('removes its records', async () => {
    const interrupted = new AbortController()
    const interrupting =
      (fetch: Fetch): Fetch =>
      async (request) => {
        const answer = await fetch(request)
        if (lineOf(request) === 'POST /system/role') interrupted.abort()
        return answer
      }
    const { signal } = interrupted
    const { code, text, before, after } = await write(interrupting, {
      only: 'post,role,user',
      signal,
    })
    expect(text).toBe('Interrupted. The records that it had made are removed.')
    expect(after).toEqual(before)
    expect(code).toBe(2)
  })

  it('names the records that it could not remove', async () => {
    const interrupted = new AbortController()
    const interrupting =
      (fetch: Fetch): Fetch =>
      async (request) => {
        if (request.method === 'DELETE') return Response.json({ code: 500, msg: 'In use' })
        const answer = await fetch(request)
        if (request.method === 'POST') interrupted.abort()
        return answer
      }
    const { signal } = interrupted
    const { code, text } = await write(interrupting, { only: 'post', signal })
    expect(text).toMatch(/^Interrupted\. Remove by hand: post "conform_\w{7}"\.$/)
    expect(code).toBe(2)
  })

  it.each([
    ['POST', 'a new record is lost'],
    ['PUT', 'an edit is lost'],
  ])('removes what it made when the answer to a %s is lost: %s', async (method) => {
    const losing =
      (fetch: Fetch): Fetch =>
      async (request) => {
        const answer = await fetch(request)
        if (lineOf(request) === `${method} /system/post`) throw new TypeError('fetch failed')
        return answer
      }
    const { code, text, before, after } = await write(losing, { only: 'post' })
    expect(text).toMatch(/no answer \(fetch failed\)/)
    expect(after).toEqual(before)
    expect(code).toBe(1)
  })
})
