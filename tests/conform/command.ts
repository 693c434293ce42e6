import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Fetch } from './Asker'
import { asPage } from './asPage'
import { asText } from './asText'
import { conform } from './conform'
import { help, readOptions } from './options'
import { findingsOf } from './Report'
import { Stop } from './Stop'

type World = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly print: (text: string) => void
  /** Carries the calls; the platform's own by default. */
  readonly fetch?: Fetch
}

/** @returns the exit code: 0 without findings, 1 with some, 2 where the gateway could not be looked at. */
export async function conformCommand(args: readonly string[], world: World): Promise<0 | 1 | 2> {
  const { env, print, fetch } = world
  if (args.includes('--help')) {
    print(help)
    return 0
  }
  try {
    const options = readOptions(args, env)
    const report = await conform(options, fetch ? { fetch } : {})
    const page = resolve(options.html)
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(page, asPage(report))
    print(`${asText(report)}\n\n${page}`)
    return findingsOf(report).length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    print(error.message)
    return 2
  }
}
