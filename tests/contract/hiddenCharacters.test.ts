// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { knownSecondPassword } from '@/sandbox'
import { workbook } from '@/tests/support/files/workbook'
import { mounts, openContract, readEnvelope, signed } from './mounts'
import { address, energyUser, merchant, store } from './recordBodies'

const hostile = 'PAY\u202E0001234'
const refusal = (name: string, code = 'U+202E') => ({
  code: 500,
  msg: `${name} has a hidden character, ${code}: remove it`,
})

const names = [
  ['/store/store', store, 'nick'],
  ['/store/user', merchant, 'nick'],
  ['/store/user', merchant, 'telegram'],
  ['/store/user', merchant, 'role'],
  ['/energy/user', energyUser, 'userName'],
  ['/energy/user', energyUser, 'account'],
  ['/system/post', { postCode: 'a', postName: 'A', postSort: 1, status: '0' }, 'postName'],
  ['/system/config', { configName: 'A', configKey: 'a.b', configValue: '1' }, 'configKey'],
] as const

describe.each(mounts)('a name or a number with a hidden character, through $name,', (mount) => {
  it.each(names)('is refused by %s in a new record: %j %s', async (path, body, name) => {
    const admin = await (await openContract(mount)).as('admin')
    const sent = { ...body, [name]: hostile, secondPwd: knownSecondPassword }
    expect(await admin('POST', path, { body: sent })).toEqual(refusal(name))
  })

  it.each(['\u200B', '\u2066', '\u00AD', '\u3164', '\u{E0041}', '\u00A0'])(
    'is refused for %j, by its code',
    async (sign) => {
      const admin = await (await openContract(mount)).as('admin')
      const sent = { ...store, nick: `Main${sign}store` }
      const code = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
      expect(await admin('POST', '/store/store', { body: sent })).toEqual(refusal('nick', code))
    },
  )

  it('is refused in an edit, and the record does not change', async () => {
    const admin = await (await openContract(mount)).as('admin')
    const { data } = await admin('GET', '/store/store/1')
    const sent = { ...data, nick: hostile }
    expect(await admin('PUT', '/store/store', { body: sent })).toEqual(refusal('nick'))
    expect((await admin('GET', '/store/store/1')).data).toEqual(data)
  })

  it('is refused as the wallet of a withdrawal, and in an import of some, by row', async () => {
    const { as, send, sandbox } = await openContract(mount)
    const application = { address, totalU: '1', walletName: hostile }
    const refused = await (await as('store'))('POST', '/store/storeDraw', signed(application))
    expect(refused).toEqual(refusal('walletName'))

    const body = new FormData()
    const rows = [
      ['Address *', 'Amount *', 'Wallet *'],
      [address, '1', hostile],
    ]
    body.append('file', new File([workbook(rows)], 'a.xlsx'))
    body.append('secondPwd', knownSecondPassword)
    const headers = { Authorization: `Bearer ${await sandbox.logIn('store')}` }
    const init = { method: 'POST', body, headers }
    const imported = await readEnvelope(
      await send('/store/storeDraw/importData?updateSupport=0', init),
    )
    expect(imported.code).toBe(500)
    expect(imported.msg).toContain(`Row 2: ${refusal('walletName').msg}`)
  })

  it('gets a Chinese refusal in a Chinese request', async () => {
    const admin = await (await openContract(mount)).as('admin')
    const options = { body: { ...store, nick: hostile }, headers: { 'Accept-Language': 'zh-CN' } }
    const refused = await admin('POST', '/store/store', options)
    expect(refused).toEqual({ code: 500, msg: 'nick包含隐藏字符 U+202E，请将其删除' })
  })

  it('is accepted where the character belongs to the script', async () => {
    const admin = await (await openContract(mount)).as('admin')
    for (const nick of ['👩‍👩‍👧 Family', 'می‌خواهم'])
      // oxlint-disable-next-line no-await-in-loop
      expect(await admin('POST', '/store/store', { body: { ...store, nick } })).toMatchObject({
        code: 200,
      })
  })
})

describe.each(mounts)('a long text through $name', (mount) => {
  const notice = { noticeTitle: 'Title', noticeType: '1', status: '0' }

  it('keeps its line breaks, spaces and emoji', async () => {
    const admin = await (await openContract(mount)).as('admin')
    const noticeContent = 'One\n\u3000two 👩‍👩‍👧\u00A0three'
    const { data: id } = await admin('POST', '/system/notice', {
      body: { ...notice, noticeContent },
    })
    const kept = await admin('GET', `/system/notice/${String(id)}`)
    expect(kept.data).toMatchObject({ noticeContent })
  })

  it('is refused with a character that reverses the direction', async () => {
    const admin = await (await openContract(mount)).as('admin')
    const body = { ...notice, noticeContent: `Pay to\n${hostile}` }
    expect(await admin('POST', '/system/notice', { body })).toEqual(refusal('noticeContent'))
  })
})
