import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { freePort } from './freePort'

export type PrivatePostgres = {
  /** Of its first database; its user may make others. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts a temporary PostgreSQL in its own folder and on its own port, without durability:
 * no server of the system is touched.
 * @returns undefined if no PostgreSQL of version 15 or newer is installed or starts, which is logged
 */
export async function startPostgres(
  say: (line: string) => void,
): Promise<PrivatePostgres | undefined> {
  const programs = findPrograms()
  if (programs === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-postgres-'))
  const owner = ownerOf(folder)
  try {
    const password = randomBytes(16).toString('hex')
    initialise({ programs, folder, owner, password })
    const port = await freePort()
    const server = run({ programs, folder, owner, port })
    const url = `postgres://wattdesk:${password}@127.0.0.1:${port}/postgres`
    await answering(url, server)
    return { url, stop: () => stop(server, folder) }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    say(`PostgreSQL does not start (${error instanceof Error ? error.message : String(error)}).`)
    return undefined
  }
}

export function isPostgresInstalled(): boolean {
  return findPrograms() !== undefined
}

const oldest = 15

/** The folder of the newest installed `initdb` and `postgres`; Debian keeps them off the path. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const packaged = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  return [...packaged, ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && versionOf(folder) >= oldest,
  )
}

function versionOf(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0)
}

type Owner = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: the folder then belongs to its user, or to `nobody`. */
function ownerOf(folder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const ids = ['postgres', 'nobody'].map((name) => idsOf(name)).find((found) => found !== undefined)
  if (ids) chownSync(folder, ids.uid, ids.gid)
  return ids
}

function idsOf(name: string): Owner | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10),
  )
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid: uid!, gid: gid! } : undefined
}

type Place = { programs: string; folder: string; owner: Owner | undefined }

function initialise({ programs, folder, owner, password }: Place & { password: string }): void {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  const { status, stderr, error } = spawnSync(
    join(programs, 'initdb'),
    [
      '--pgdata',
      join(folder, 'data'),
      '--username=wattdesk',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...owner, cwd: folder, encoding: 'utf8' },
  )
  rmSync(passwordFile)
  if (status !== 0) throw new Error(error?.message ?? stderr.trim())
}

/** Nothing that is in it needs to outlive the machine. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

function run({ programs, folder, owner, port }: Place & { port: number }): ChildProcess {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...careless]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  process.once('exit', () => server.kill('SIGINT'))
  return server
}

const patienceMs = 60_000
const pauseMs = 100

async function answering(url: string, server: ChildProcess): Promise<void> {
  const untilMs = Date.now() + patienceMs
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      // oxlint-disable-next-line no-await-in-loop
      await client.connect()
      // oxlint-disable-next-line no-await-in-loop
      await client.end()
      return
    } catch (error) {
      if (server.exitCode !== null || Date.now() > untilMs) throw error
    }
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}
