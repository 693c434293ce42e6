import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { DeclaredApp } from '../app/DeclaredApp'
import { asPage } from './asPage'
import { asText } from './asText'
import { conform } from './conform'
import type { Fetch } from './look/openPortal'
import { help, readOptions } from './options'
import { faultsOf, findingsOf } from './look/Report'
import { Stop } from './look/Stop'

type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly print: (text: string) => void
  /** Carries the calls; the platform's own by default. */
  readonly fetch?: Fetch
  /** Interrupts the run, which then removes what it made. */
  readonly signal?: AbortSignal
}

/**
 * Checks a gateway against the declarations of an app and prints the report.
 *
 * @returns the exit code: 0 without faults, 1 with some, 2 where the gateway could not be checked
 * @example process.exitCode = await conformCommand({ resources }, process.argv.slice(2), { env, print: console.log })
 */
export async function conformCommand(
  { resources }: Pick<DeclaredApp, 'resources'>,
  args: readonly string[],
  { env, print, fetch, signal }: Surroundings,
): Promise<0 | 1 | 2> {
  if (args.includes('--help')) {
    print(help)
    return 0
  }
  try {
    const options = readOptions(args, { env, resources })
    const report = await conform(options, {
      resources,
      ...(fetch && { fetch }),
      ...(signal && { signal }),
    })
    const page = resolve(options.html)
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(page, asPage(report))
    print(`${asText(report)}\n\n${page}`)
    return faultsOf(findingsOf(report)).length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    print(error.message)
    return 2
  }
}
