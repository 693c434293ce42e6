import { portalSettingsTable, type Setting } from '../settings/portalSettings'
import { textTable } from './textTable'
import { stopWithReason } from './closeOnSignal'
import { say } from './say'
import { version } from './version'

type Command = {
  /** Opens the help. */
  usage: string
  /** Options beside `--help` and `--version`. */
  options?: readonly string[]
  /** Settings beside the portal's. */
  moreSettings?: () => Promise<readonly Setting[]>
  start: (options: readonly string[]) => Promise<void>
}

/** Answers `--help` and `--version`, else starts; an error ends the process with its sentence and exit code 1. */
export async function runCommand(given: readonly string[], command: Command): Promise<void> {
  try {
    checkOptions(given, command.options)
    if (given.includes('--help')) say(await help(command))
    else if (given.includes('--version')) say(version)
    else await command.start(given)
  } catch (error) {
    stopWithReason(error)
  }
}

function checkOptions(given: readonly string[], more: readonly string[] = []): void {
  const known = ['--help', '--version', ...more]
  const unknown = given.find((option) => !known.includes(option))
  if (unknown !== undefined)
    throw new Error(`There is no option "${unknown}": give ${known.join(' or ')}.`)
}

async function help({ usage, moreSettings = async () => [] }: Command): Promise<string> {
  const rows = [...portalSettingsTable, ...(await moreSettings())].map((setting) => ({
    variable: setting.name,
    default: setting.default || '–',
    meaning: setting.meaning,
  }))
  return `${usage}\n\nSettings, from the environment:\n${textTable(rows)}`
}
