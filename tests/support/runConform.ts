import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { conformCommand } from '@/tools/conform/command'
import { portal } from '@/tools/app/portal'
import type { Fetch } from '@/tools/conform/look/openPortal'
import { knownPassword } from '@/sandbox/settings/accounts'

type Asked = {
  /** Beside the gateway's address; by default it logs in as `admin`. */
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly fetch: Fetch
  readonly signal?: AbortSignal
}

/** Runs `npm run conform` on a gateway of this process and gives all that it wrote. */
export async function runConform({ args = ['--user', 'admin'], env = {}, fetch, signal }: Asked) {
  const folder = mkdtempSync(join(tmpdir(), 'conform-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const html = join(folder, 'report.html')
  const lines: string[] = []
  const code = await conformCommand(
    portal,
    ['--gateway', 'http://gateway.example/prod-api/', '--html', html, ...args],
    {
      env: { CONFORM_PASSWORD: knownPassword, ...env },
      print: (line) => lines.push(line),
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url)
        const path = pathname.replace('/prod-api', '')
        return fetch(new Request(`http://sandbox${path}${search}`, request))
      },
      ...(signal && { signal }),
    },
  )
  return { code, text: lines.join('\n'), page: code === 2 ? '' : readFileSync(html, 'utf8') }
}
