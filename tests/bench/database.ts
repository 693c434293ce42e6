import { knownPassword } from '@/sandbox'
import { textTable } from '@/server/run/textTable'
import { scryptHasher } from '@/sandbox/auth/scryptHasher'
import { systemClock } from '@/sandbox/values/clock'
import { inlineFiles } from '@/sandbox/files/inlineFiles'
import { createSandbox } from '@/sandbox/createSandbox'
import type { Db, Queryable } from '@/sandbox/db/Db'
import { openPglite } from '@/sandbox/db/pglite'
import { ed25519Keys } from '@/sandbox/keys/ed25519Keys'
import { secureRandom, seededRandom } from '@/sandbox/values/random'
import { seedDatabase } from '@/sandbox/seed/seedDatabase'
import { openServer } from '@/sandbox/storage/openServer'
import { databaseUrl, onServer } from '@/sandbox/testing/engine'
import { startPostgres } from '@/tests/support/run/postgres'
import { trade } from '@/sandbox/trade'

// How long the gateway takes for the list of deposits at two sizes, on a PostgreSQL server: that of TEST_DATABASE_URL,
// whose databases wattdesk_bench_… are kept for the next time, or a private one. The sizes take turns; medians of the
// milliseconds from Request to Response.
//   npm run bench:database                      50,000 and 1,000,000 deposits
//   npm run bench:database -- embedded 50000    the embedded database, and other sizes

const rounds = 21
const path = '/api/apiRecharge'
const [engine, sizes] = process.argv.includes('embedded')
  ? (['embedded', sizesOf([50_000])] as const)
  : (['server', sizesOf([50_000, 1_000_000])] as const)

function sizesOf(otherwise: number[]): number[] {
  const given = process.argv.slice(2).filter((word) => /^\d+$/.test(word))
  return given.length > 0 ? given.map(Number) : otherwise
}

async function main(): Promise<void> {
  if (engine === 'embedded') await compare((rows) => embedded(rows))
  else await onPostgres((server) => compare((rows) => onDatabase(server, rows)))
}

async function compare(open: (rows: number) => Promise<Db>): Promise<void> {
  const gateways: Gateway[] = []
  for (const rows of sizes) gateways.push(await openGateway(rows, await open(rows)))
  const table: Record<string, string>[] = []
  for (const what of Object.keys(gateways[0]?.asked ?? {})) {
    const figures = await medians(
      gateways.map(
        ({ ask }) =>
          () =>
            ask(what),
      ),
    )
    const cells = figures.map((figure, index) => [sizeName(index), `${figure.toFixed(1)} ms`])
    table.push(Object.fromEntries([['what', what], ...cells]) as Record<string, string>)
  }
  for (const { db } of gateways) await db.close()
  console.log(textTable(table))
}

function sizeName(index: number): string {
  return `${(sizes[index] ?? 0).toLocaleString('en-US')} deposits`
}

async function onPostgres(run: (server: string) => Promise<void>): Promise<void> {
  const given = process.env['TEST_DATABASE_URL']
  const own = given ? undefined : await startPostgres(console.log)
  const url = given ?? own?.url
  if (url === undefined) throw new Error('No PostgreSQL ≥ 15 is installed.')
  try {
    await run(url)
  } finally {
    await own?.stop()
  }
}

async function onDatabase(server: string, rows: number): Promise<Db> {
  const name = `wattdesk_bench_${rows}`
  const known = await onServer(server, `select 1 from pg_database where datname = '${name}'`)
  if (known.length === 0)
    await onServer(server, `create database ${name} template template0 encoding 'UTF8'`)
  const startedMs = Date.now()
  const db = await openServer({
    url: databaseUrl(server, name),
    platform: trade,
    seed: (empty) => seed(empty, rows),
    log: console.log,
  })
  console.log(`${rows} deposits: opened in ${seconds(startedMs)} s`)
  return db
}

async function embedded(rows: number): Promise<Db> {
  const startedMs = Date.now()
  const db = await openPglite()
  await seed(db, rows)
  console.log(`${rows} deposits: seeded in ${seconds(startedMs)} s`)
  return db
}

function seconds(sinceMs: number): string {
  return ((Date.now() - sinceMs) / 1_000).toFixed(1)
}

function seed(db: Queryable, rows: number): Promise<void> {
  return seedDatabase({
    db,
    clock: systemClock,
    random: seededRandom('Wattdesk'),
    hasher: scryptHasher({ random: secureRandom }),
    keys: ed25519Keys(seededRandom('Wattdesk keys')),
    platform: trade,
    rows,
  })
}

type Gateway = { db: Db; asked: Record<string, string>; ask: (what: string) => Promise<unknown> }

async function openGateway(rows: number, db: Db): Promise<Gateway> {
  const { fetch } = createSandbox({
    db,
    clock: systemClock,
    random: secureRandom,
    hasher: scryptHasher({ random: secureRandom }),
    files: inlineFiles,
    keys: ed25519Keys(secureRandom),
    settings: { captcha: false },
    platform: trade,
  })
  const call = async (method: string, query: string, token = '', body?: unknown) => {
    const headers = { Authorization: token, 'Content-Type': 'application/json' }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await fetch(new Request(`http://sandbox${query}`, init))
    const envelope = (await answer.json()) as Envelope
    if (envelope.code !== 200) throw new Error(`${query}: ${envelope.msg}`)
    return envelope
  }
  const admin = { username: 'admin', password: knownPassword }
  const { token } = (await call('POST', '/login', '', admin)).data
  const [order] = await db.query(
    'select hash, address, mch_order_no from api_recharge where hash is not null and id > $1 limit 1',
    [Math.floor(rows / 3)],
  )
  const [days] = await db.query(
    `select to_char(max(create_time) - interval '30 days', 'YYYY-MM-DD') as "from",
       to_char(max(create_time), 'YYYY-MM-DD') as "to" from api_recharge`,
  )
  const month = `beginTime=${String(days?.['from'])}&endTime=${String(days?.['to'])}`
  const lastPage = Math.ceil(rows / 20)
  const asked: Record<string, string> = {
    'first page': '/list?',
    'first page, oldest first': '/list?orderByColumn=createTime&isAsc=asc',
    'first page of a state': '/list?status=4',
    'first page of thirty days': `/list?${month}`,
    'find by hash': `/list?hash=${String(order?.['hash'])}`,
    'find by address': `/list?address=${String(order?.['address'])}`,
    'find by order number': `/list?mchOrderNo=${String(order?.['mch_order_no'])}`,
    'middle page': `/list?pageNum=${Math.floor(lastPage / 2)}`,
    'last page': `/list?pageNum=${lastPage}`,
    'last page of a state': `/list?status=3&pageNum=${Math.floor(lastPage * 0.6)}`,
    'sorted by amount': '/list?orderByColumn=realBuyNum&isAsc=desc',
    totals: '/totals?',
    'totals of a state': '/totals?status=3',
    'totals of thirty days': `/totals?${month}`,
  }
  return { db, asked, ask: (what) => call('GET', `${path}${asked[what]}`, token) }
}

type Envelope = { code: number; msg: string; data: { token: string } }

/** Of each, in milliseconds; they take turns, so that a busy moment meets all of them. */
async function medians(runs: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const tookMs = runs.map((): number[] => [])
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, run] of runs.entries()) {
      const startedMs = performance.now()
      await run()
      // the first one warms up
      if (round > 0) tookMs[index]?.push(performance.now() - startedMs)
    }
  return tookMs.map((took) => took.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)
}

await main()
