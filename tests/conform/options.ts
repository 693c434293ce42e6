import { dialects, type DialectName } from '@/config'
import { allResources } from '@/resources/all'
import { textTable } from '@/schema/textTable'
import { Stop } from './Stop'

export type Options = {
  /** With its base path, without a slash at the end. */
  readonly gateway: string
  readonly dialect: DialectName
  /** How to come in: with a token, or as a user with a password and perhaps a Google code. */
  readonly token: string | undefined
  readonly user: string
  readonly password: string
  readonly googleCode: string
  /** Names of resources; all of them by default. */
  readonly only: readonly string[]
  /** Where the HTML goes. */
  readonly html: string
}

const flags = [
  ['--gateway URL', '', 'the gateway with its base path: https://example.com/prod-api'],
  ['--dialect NAME', 'specification', `how it speaks: ${Object.keys(dialects).join(' or ')}`],
  ['--user NAME', '', 'signs in, with CONFORM_PASSWORD from the environment'],
  ['--only A,B', 'all', 'names of resources, joined by commas'],
  ['--html FILE', '.test/conform.html', 'where the report goes as a page'],
  ['CONFORM_PASSWORD', '', 'environment: the password of --user'],
  ['CONFORM_CODE', '', 'environment: the Google code of --user, if it has one'],
  ['CONFORM_TOKEN', '', 'environment: a token in place of user and password'],
] as const

export const help = `npm run conform -- --gateway URL [--dialect NAME] [--user NAME]

Holds a gateway against the declarations: session, menu, each list with its pages, orders and filters,
single records, dictionaries, exports. It reads only: what it sends beside GET is the login, the
logout and, in dialect ruoyi, the POST that asks for an export.

${textTable(flags.map(([option, fallback, meaning]) => ({ option, default: fallback || '–', meaning })))}

Ends with 0 if nothing was found, 1 if something was, 2 if the gateway could not be looked at.`

type Environment = Readonly<Record<string, string | undefined>>

/** @throws {Stop} naming what is missing or unknown */
export function readOptions(args: readonly string[], env: Environment): Options {
  const given = pairsOf(args)
  const gateway = given.get('--gateway') ?? ''
  if (!/^https?:\/\//.test(gateway) || !URL.canParse(gateway))
    throw new Stop(`--gateway is "${bare(gateway)}": give its address, http:// or https://.`)
  const dialect = given.get('--dialect') ?? 'specification'
  if (!Object.hasOwn(dialects, dialect))
    throw new Stop(`--dialect is "${dialect}": give ${Object.keys(dialects).join(' or ')}.`)
  const only = namesIn(given.get('--only') ?? '')
  const [token, password] = [env['CONFORM_TOKEN']?.trim(), env['CONFORM_PASSWORD']]
  const user = given.get('--user') ?? ''
  if (!token && (user === '' || !password))
    throw new Stop(
      'Give --user NAME and its password in CONFORM_PASSWORD, or a token in CONFORM_TOKEN.',
    )
  return {
    gateway: gateway.replace(/[?#].*$/, '').replace(/\/+$/, ''),
    dialect: dialect as DialectName,
    token: token || undefined,
    user,
    password: password ?? '',
    googleCode: env['CONFORM_CODE']?.trim() ?? '',
    only,
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
    if (inline === undefined) at += 1
    const value = inline ?? args[at]
    if (value === undefined || value === '') throw new Stop(`${name} wants a value: see --help.`)
    pairs.set(name, value)
  }
  return pairs
}

function namesIn(text: string): readonly string[] {
  const names = text.split(',').flatMap((name) => name.trim() || [])
  const all = allResources.map(({ name }) => name)
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined)
    throw new Stop(`--only names "${unknown}": there are ${all.join(', ')}.`)
  return names
}
