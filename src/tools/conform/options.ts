import { dialects, type DialectName } from '@/engine/config'
import type { Resource } from '@/engine/declare'
import { textTable } from '@/server/run/textTable'
import { Stop } from './look/Stop'

export type Options = {
  /** With its base path, without a slash at the end. */
  readonly gateway: string
  readonly dialect: DialectName
  /** The login: a token, or a user with a password and an optional Google code. */
  readonly token: string | undefined
  readonly user: string
  readonly password: string
  readonly googleCode: string
  /** Names of resources; all of them by default. */
  readonly only: readonly string[]
  /** Whether it makes, edits and removes test records. */
  readonly write: boolean
  /** Where the HTML goes. */
  readonly html: string
}

const flags = [
  ['--gateway URL', '', 'the gateway with its base path: https://example.com/prod-api'],
  ['--dialect NAME', 'specification', `how it speaks: ${Object.keys(dialects).join(' or ')}`],
  ['--user NAME', '', 'logs in, with CONFORM_PASSWORD from the environment'],
  ['--only A,B', 'all', 'names of resources, joined by commas'],
  ['--write', 'off', 'also makes, edits and removes its own records; needs --user'],
  ['--html FILE', '.test/conform.html', 'where the report goes as a page'],
  ['CONFORM_PASSWORD', '', 'environment: the password of --user'],
  ['CONFORM_CODE', '', 'environment: the Google code of --user, if it has one'],
  ['CONFORM_TOKEN', '', 'environment: a token in place of the password'],
] as const

/** Flags without a value. */
const switches: ReadonlySet<string> = new Set(['--write'])

export const help = `npm run conform -- --gateway URL [--dialect NAME] [--user NAME] [--write]

Checks a gateway against the declarations, through the portal's own data provider: session, menu, each list
with its pages, orders and filters, single records and what their edit forms need, dictionaries, exports,
import templates. It reads only: what it sends beside GET is the login, the logout and, in dialect ruoyi,
the POST that asks for a file.

With --write it makes one record of each resource whose records can be made, edited and removed, edits one
field, checks that no other field changed, tries the id in the other JSON type, and removes the record: also
after a failure or Ctrl-C. Its records are named conform_…; users and menus are disabled, notices closed. It
edits and removes no other record, decides nothing about money and asks nothing on the terminal.

${textTable(flags.map(([option, fallback, meaning]) => ({ option, default: fallback || '–', meaning })))}

A fault is something that an operator gets less or other than declared: a call that fails, a missing field,
a filter or an order that is ignored, a value that an edit changed without being asked to. A note is something
that the portal copes with by itself: a list that ignores paging, ids that are compared strictly, a record's
answer that leaves out a field of the edit form, a file with HTTP 201, an export that needs a page.

Ends with 0 without faults, 1 with some, 2 if the gateway could not be checked or the run was interrupted.`

type Known = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly resources: readonly Resource[]
}

/** @throws {Stop} naming the missing or unknown option */
export function readOptions(args: readonly string[], { env, resources }: Known): Options {
  const given = pairsOf(args)
  const gateway = given.get('--gateway') ?? ''
  if (!/^https?:\/\//.test(gateway) || !URL.canParse(gateway))
    throw new Stop(`--gateway is "${bare(gateway)}": give its address, http:// or https://.`)
  const dialect = given.get('--dialect') ?? 'specification'
  if (!Object.hasOwn(dialects, dialect))
    throw new Stop(`--dialect is "${dialect}": give ${Object.keys(dialects).join(' or ')}.`)
  const only = namesIn(given.get('--only') ?? '', resources)
  const [token, password] = [env['CONFORM_TOKEN']?.trim(), env['CONFORM_PASSWORD']]
  const user = given.get('--user') ?? ''
  const write = given.has('--write')
  if (!token && (user === '' || !password))
    throw new Stop(
      'Give --user NAME and its password in CONFORM_PASSWORD, or a token in CONFORM_TOKEN.',
    )
  if (write && user === '')
    throw new Stop('--write needs --user NAME, the account in whose name it writes.')
  return {
    gateway: gateway.replace(/[?#].*$/, '').replace(/\/+$/, ''),
    dialect: dialect as DialectName,
    token: token || undefined,
    user,
    password: password ?? '',
    googleCode: env['CONFORM_CODE']?.trim() ?? '',
    only,
    write,
    html: given.get('--html') ?? '.test/conform.html',
  }
}

/** An address as it may be shown: no user, no password, no query. */
export function bare(address: string): string {
  return address.replace(/\/\/[^/@]*@/, '//').replace(/[?#].*$/, '')
}

function pairsOf(args: readonly string[]): ReadonlyMap<string, string> {
  const known = new Set<string>(flags.map(([name]) => name.split(' ')[0] ?? ''))
  const pairs = new Map<string, string>()
  for (let at = 0; at < args.length; at += 1) {
    const [name = '', inline] = (args[at] ?? '').split(/=(.*)/s)
    if (!name.startsWith('--') || !known.has(name))
      throw new Stop(`"${bare(name)}" is no option: see --help.`)
    if (switches.has(name)) {
      if (inline !== undefined) throw new Stop(`${name} takes no value: see --help.`)
      pairs.set(name, '')
      continue
    }
    if (inline === undefined) at += 1
    const value = inline ?? args[at]
    if (value === undefined || value === '') throw new Stop(`${name} wants a value: see --help.`)
    pairs.set(name, value)
  }
  return pairs
}

function namesIn(text: string, resources: readonly Resource[]): readonly string[] {
  const names = text.split(',').flatMap((name) => name.trim() || [])
  const all = resources.map(({ name }) => name)
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined)
    throw new Stop(`--only names "${unknown}": there are ${all.join(', ')}.`)
  return names
}
