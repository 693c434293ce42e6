import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { config } from '@/engine/config'
import { knownPassword } from '@/sandbox'

export type Answer = {
  code: number
  msg: string
  data: Record<string, string>
  rows: Record<string, string | number>[]
}

export type Process = {
  port: number
  said: readonly string[]
  ask(method: string, path: string, options?: AskOptions): Promise<Answer>
  /** Gives the token. */
  logIn(name: string): Promise<string>
  strangerPays(): void
  stop(): Promise<void>
}

export type AskOptions = { token?: string; body?: unknown; key?: string }

/** Starts a sandbox process on a database, and waits until it answers. */
export async function startProcess(url: string): Promise<Process> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', resolve(import.meta.dirname, 'process.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: url,
        SANDBOX_ROWS: '500',
        SANDBOX_CAPTCHA: 'off',
        SANDBOX_LIFE: 'off',
      },
    },
  )
  const { said, port } = await greeting(child)
  const ask: Process['ask'] = async (method, path, { token = '', body, key } = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${config.basePath}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as Answer
  }
  return {
    port,
    said,
    ask,
    logIn: async (username) => {
      const body = { username, password: knownPassword }
      const { data, msg } = await ask('POST', '/login', { body })
      if (data?.['token'] === undefined) throw new Error(`${username}: ${msg}`)
      return data['token']
    },
    strangerPays: () => void child.kill('SIGUSR2'),
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function greeting(child: ChildProcess): Promise<{ said: string[]; port: number }> {
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout! })) {
    const [, port] = /^port (\d+)$/.exec(line) ?? []
    if (port !== undefined) return { said, port: Number(port) }
    said.push(line)
  }
  throw new Error(`the process ended: ${said.join('\n')}`)
}
