// @vitest-environment node
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { knownSecondPassword } from '@/sandbox'
import { inlineFiles } from '@/sandbox/files/inlineFiles'
import { openFileWorkers } from '@/sandbox/files/openFileWorkers'
import { startFileWorker } from '@/sandbox/files/openFileWorkers'
import {
  sheetRelations,
  sheetRows,
  sheetXml,
  workbook,
  workbookParts,
} from '@/tests/support/files/workbook'
import { zip, type Entry } from '@/tests/support/files/zip'
import { openContract, overNode, readEnvelope } from '../mounts'

const head = ['Address', 'Amount', 'Wallet']
const rows = sheetRows([head, ['TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82', '5', 'Main']])
const sheetPart = 'xl/worksheets/sheet1.xml'

/** 60 MB of rows without anything in them, which a zip packs into less than 90 kB. */
function emptyRows(): Uint8Array<ArrayBuffer> {
  return zip(workbookParts(sheetXml(rows + '<row/>'.repeat(10_000_000))))
}

const file = (bytes: Uint8Array<ArrayBuffer>) => ({ name: 'a.xlsx', type: '', bytes })
const small = () => file(workbook([head]))

async function openImport(files = inlineFiles) {
  const { send, sandbox, withToken } = await openContract(overNode, { files })
  const token = await sandbox.logIn('store')
  const importData = async (bytes: Uint8Array<ArrayBuffer>, language = 'en-US') => {
    const body = new FormData()
    body.append('file', new File([bytes], 'a.xlsx'))
    body.append('secondPwd', knownSecondPassword)
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language }
    const answer = await send('/store/storeDraw/importData', { method: 'POST', body, headers })
    return readEnvelope(answer)
  }
  const applied = () => sandbox.db.query('select id from st_store_draw where id > 200')
  return { importData, applied, call: withToken(token), sandbox }
}

const honest = workbookParts(sheetXml(rows))
const withPart = (...extra: readonly Entry[]) => zip([...honest, ...extra])

describe('a workbook that is sent to the gateway directly', () => {
  it.each([
    ['macros', withPart({ name: 'xl/vbaProject.bin', content: 'x' }), 'macros', '宏'],
    [
      'an external link',
      withPart({ name: 'xl/externalLinks/externalLink1.xml', content: '<x/>' }),
      'from elsewhere',
      '从别处',
    ],
    [
      'a picture from elsewhere',
      withPart(sheetRelations('image', 'http://attacker.test/a.png')),
      'from elsewhere',
      '从别处',
    ],
    [
      'a DOCTYPE',
      zip(workbookParts(sheetXml(rows, '<!DOCTYPE x [<!ENTITY a "a">]>'))),
      'DOCTYPE',
      'DOCTYPE',
    ],
    [
      'a name that climbs',
      withPart({ name: '../../etc/passwd', content: 'x' }),
      'leads out of it',
      '文件',
    ],
    [
      'two parts of one name',
      withPart({ name: sheetPart, content: sheetXml(rows) }),
      'damaged',
      '损坏',
    ],
    ['60 MB of empty rows', emptyRows(), 'far larger', '解压'],
  ])(
    'is refused for %s, in both languages, and nothing is booked',
    async (_what, bytes, english, chinese) => {
      const { importData, applied } = await openImport()
      const refused = await importData(bytes)
      expect(refused).toMatchObject({ code: 500, msg: expect.stringContaining(english) })
      const inChinese = await importData(bytes, 'zh-CN')
      expect(inChinese).toMatchObject({ code: 500, msg: expect.stringContaining(chinese) })
      expect(await applied()).toEqual([])
    },
  )

  it('is as small as 90 kB with its 60 MB of empty rows', () => {
    expect(emptyRows().length).toBeLessThan(90_000)
  })

  it('is read in a thread, and other calls are answered meanwhile', async () => {
    const workers = openFileWorkers()
    onTestFinished(() => workers.close())
    const state = { isReading: false }
    const readWorkbook: typeof workers.readWorkbook = async (sent) => {
      state.isReading = true
      return workers.readWorkbook(sent).finally(() => (state.isReading = false))
    }
    const { importData, call } = await openImport({ ...workers, readWorkbook })
    const many = Array.from({ length: 10_000 }, (_, at) => ['T', String(at), 'Main', 'x', 'y', 'z'])
    const imported = importData(workbook([['none', ...head.slice(1)], ...many]))
    await expect.poll(() => state.isReading).toBe(true)
    let answered = 0
    while (state.isReading) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await call('GET', '/getInfo')).toMatchObject({ code: 200 })
      if (state.isReading) answered += 1
    }
    expect(answered).toBeGreaterThan(3)
    expect(await imported).toMatchObject({ msg: expect.stringContaining('one column “Address”') })
  })
})

describe('the threads that read files', () => {
  it('are at most two, serve one file after the other, and end with their owner', async () => {
    const started: Worker[] = []
    const start = () => {
      const thread = startFileWorker()
      started.push(thread)
      return thread
    }
    const workers = openFileWorkers({ start })
    const read = await Promise.all(Array.from({ length: 10 }, () => workers.readWorkbook(small())))
    expect(read).toEqual(read.map(() => [head]))
    expect(started).toHaveLength(2)
    await workers.close()
    // the id of a thread that has ended
    expect(started.map(({ threadId }) => threadId)).toEqual([-1, -1])
    expect(await workers.readWorkbook(small())).toEqual({ key: 'filesBusy' })
  })

  it('refuse a file when too many wait', async () => {
    const workers = openFileWorkers({ start: silent, most: 1, waiting: 2 })
    const read = Array.from({ length: 5 }, () => workers.readWorkbook(small()))
    expect(await Promise.all(read.slice(3))).toEqual([{ key: 'filesBusy' }, { key: 'filesBusy' }])
    await workers.close()
    expect(await Promise.all(read.slice(0, 3))).not.toContain(undefined)
  })

  it.each([
    ['takes too long', () => silent()],
    [
      'breaks',
      () =>
        thread(
          'require("node:worker_threads").parentPort.once("message", () => { throw new Error() })',
        ),
    ],
    [
      'takes too much memory',
      () =>
        thread(
          'require("node:worker_threads").parentPort.once("message", () => { const all = []; for (;;) all.push(new Array(1e5).fill({})) })',
        ),
    ],
  ])(
    'are ended by a file that %s, which is refused, and the next file has another',
    async (_what, first) => {
      const started: Worker[] = []
      const start = () => {
        started.push(started.length === 0 ? first() : startFileWorker())
        return started.at(-1) as Worker
      }
      const workers = openFileWorkers({ start, most: 1, deadlineMs: 5_000 })
      onTestFinished(() => workers.close())
      expect(await workers.readWorkbook(small())).toEqual({ key: 'imports.tooSlow' })
      expect(await workers.readWorkbook(small())).toEqual([head])
      expect(started).toHaveLength(2)
    },
  )

  it('also redraw pictures', async () => {
    const workers = openFileWorkers()
    onTestFinished(() => workers.close())
    const bytes = Uint8Array.from([1, 2, 3])
    const answer = await workers.redrawPicture({ name: 'a.png', type: 'image/png', bytes })
    expect(answer).toEqual({ key: 'picture.damaged' })
  })
})

function silent(): Worker {
  return thread('require("node:worker_threads").parentPort.on("message", () => {})')
}

function thread(code: string): Worker {
  return new Worker(code, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })
}
