/**
 * Every constant of specification §9 and the settings in which gateways of the family differ.
 */

export type Language = 'en-US' | 'zh-CN'

/** A day of a range as it is sent: `yyyy-MM-dd`, or with `00:00:00` and `23:59:59` for its ends. */
export type RangeForm = 'days' | 'times'

/** How one gateway of the family speaks (`dialects` below holds the presets). */
export type Dialect = {
  /**
   * Whether the gateway is a stock one, which has nothing of this platform's trade: what it lacks is left out without
   * a word. On the platform's own gateway a call that is not there is an error.
   */
  isStock: boolean
  /** Login body: the name of the captcha answer. */
  captchaField: 'captchaCode' | 'code'
  /** Login body: the name of the Google code; absent where the gateway knows none. */
  googleCodeField?: 'code'
  /** Where a date range goes in the query: `beginTime=` or `params[beginTime]=`. */
  dateRange: 'top' | 'params'
  /** How the ends of a range of moments are sent where the gateway takes both forms. */
  rangeForm: RangeForm
  /** Export generation: GET answers a file name, POST answers the file. */
  export: 'get' | 'post'
  cachePath: 'clearCache' | 'refreshCache'
  languageHeader: { name: string; separator: '-' | '_' }
  /** Whether a changed password ends the account's other sessions. */
  passwordEndsSessions: boolean
  /** Whether a list without rows and total says that nothing matches. */
  bareEmptyLists: boolean
  /**
   * Whether a decision's body tells as `expect` what the operator was shown, where the gateway gives no version
   * of the record. A stock gateway is not sent a field that it may refuse.
   */
  expects: boolean
  /** Whether `GET {path}/totals` sums the money columns over the whole match. */
  totals: boolean
}

export const dialects = {
  specification: {
    isStock: false,
    captchaField: 'captchaCode',
    googleCodeField: 'code',
    dateRange: 'top',
    rangeForm: 'days',
    export: 'get',
    cachePath: 'clearCache',
    languageHeader: { name: 'Accept-Language', separator: '-' },
    passwordEndsSessions: true,
    bareEmptyLists: false,
    expects: true,
    totals: true,
  },
  ruoyi: {
    isStock: true,
    captchaField: 'code',
    dateRange: 'params',
    rangeForm: 'times',
    export: 'post',
    cachePath: 'refreshCache',
    languageHeader: { name: 'Accept-Language', separator: '-' },
    passwordEndsSessions: false,
    bareEmptyLists: true,
    expects: false,
    totals: false,
  },
} as const satisfies Record<string, Dialect>

export type DialectName = keyof typeof dialects

/** What an app says of itself, where it departs from the engine's defaults. */
export type AppConfig = Partial<Settings>

export type Settings = {
  /** What the app is called. */
  readonly name: string
  /** Before the keys of what the browser keeps for it; two apps on one origin need two. */
  readonly storage: string
  /** Keeps the token. */
  readonly tokenCookie: string
  /** Documentation elsewhere, in the navbar; titles are message keys. */
  readonly docLinks: readonly { readonly title: string; readonly href: string }[]
  /** Whether the user menu leads to the layout settings. */
  readonly showSettings: boolean
  /** How the gateway speaks; by default as the page's `<meta name="gateway-dialect">` says. */
  readonly dialect?: Dialect
}

export function settingsOf(given: AppConfig): Settings {
  const { tokenCookie } = config
  return {
    name: 'Admin',
    storage: 'admin',
    tokenCookie,
    docLinks: [],
    showSettings: true,
    ...given,
  }
}

export const config = {
  /** §7: the gateway's base path on the portal's own origin. */
  basePath: '/prod-api',
  /** §7: the real-time channel, at the origin's root. */
  socketPath: '/ws/web/user',
  /**
   * The sub-protocol under which the channel takes the token beside its own name, as `{channelProtocol}.token.{token}`
   * in percent-encoding, and not in the address, which browsers write on their console.
   */
  channelProtocol: 'wattdesk',
  /** The answer to a GET of `socketPath` names that sub-protocol in this header where it is taken. */
  channelHeader: 'X-Channel-Protocol',
  /** §9, in milliseconds. */
  requestTimeoutMs: 30_000,
  /** How long a file may take, in milliseconds: the gateway may have to write it first. */
  downloadTimeoutMs: 300_000,
  /** How often a GET is asked again after 502, 503, 504 or a network error. */
  getRetries: 2,
  /** §9 */
  tokenCookie: 'Admin-Tokens',
  /** Gateway contract §7.7: '1' open, '0' closed; absent is open. */
  sidebarCookie: 'sidebarStatus',
  /** Cookie that keeps the chosen language; without it the browser's language decides (§9). */
  languageCookie: 'language',
  /** §5: sent as the Google code when none is entered; the gateway reads it as "none given". */
  defaultGoogleCode: '000000',
  /** §9: rows. */
  pageSize: 20,
  /** §9: rows. */
  pageSizes: [10, 20, 30, 50],
  /** Rows asked for at once of a list that is a tree; gateways of the family send it whole. */
  treePageSize: 500,
  /** §9: below this width the layout is mobile. */
  mobileBelowPx: 992,
  /** §9 */
  sidebarWidthPx: 200,
  /** §9: how far a menu entry may be from what was typed, 0 (exact) to 1. */
  searchThreshold: 0.4,
  /** §9: how much the titles of an entry count in the header search. */
  searchTitleWeight: 0.7,
  /** §9: how much its path counts. */
  searchPathWeight: 0.3,
  /** How many of the entries found are shown at once. */
  searchShown: 50,
  /** §9, in milliseconds. */
  notificationMs: 3_000,
  /** §9, in milliseconds. */
  networkErrorMs: 5_000,
  /** Without a connection the gateway is asked for a sign after this long, in milliseconds; then after twice that … */
  firstSignMs: 15_000,
  /** … up to this long. */
  longestSignMs: 60_000,
  /** How long until a wait is spoken of, in milliseconds. */
  stillWorkingMs: 5_000,
  /** How long until it can be given up, in milliseconds. */
  cancelFromMs: 10_000,
  /** How many messages stand at once; the oldest make room. */
  mostMessages: 4,
  /** §9: an empty message goes out this often while the channel is open, in milliseconds. */
  heartbeatMs: 10_000,
  /** §9: without a token the channel looks for one this often, in milliseconds. */
  tokenWaitMs: 1_000,
  /** §9: how often a lost connection is tried again before a timeout is logged. */
  reconnectAttempts: 100,
  /** §9: times the attempt count is the delay before it, in milliseconds. */
  reconnectStepMs: 2_000,
  /** At most this much of the delay is added by chance, so that not all portals come back in one second; 0 to 1. */
  reconnectJitter: 0,
  /** A connection that held this long counts the attempts anew, in milliseconds. */
  stableConnectionMs: 60_000,
  /** Attempts because the tab is seen or the network is back keep this distance, in milliseconds. */
  wakePauseMs: 5_000,
  /** A clock that moved on by this much at once has slept: hidden tabs are called once a minute. Milliseconds. */
  sleepMs: 120_000,
  /** An open channel is dead when this many heartbeats got nowhere. */
  deadHeartbeats: 3,
  /** How often the gateway is asked what a silent channel should have announced, in milliseconds. */
  silenceCheckMs: 300_000,
  /** A line may be dead this long before it is noticed: so far back a gap is asked about, in milliseconds. */
  unnoticedMs: 900_000,
  /** A longer message of the channel is dropped unread, in characters. */
  liveMessageLength: 65_536,
  /** After a failed count of an alert the next comes this soon, then twice as late each time, in milliseconds. */
  countRetryMs: 30_000,
  /** Without Web Locks: how long a tab leads without saying so again, in milliseconds. */
  leaseMs: 15_000,
  /** After "stay" on the expired-login prompt no new prompt comes for this long. */
  expiredPromptQuietMs: 60_000,
  /** How long what was typed is kept over a new sign-in after the login expired, in milliseconds. */
  draftMs: 900_000,
  /** §9 */
  themeColour: '#409EFF',
  /** §9 */
  brandColour: '#1890ff',
  /** The zone in which the gateway writes its times, which carry no offset. */
  gatewayTimeZone: 'Asia/Shanghai',
  /** Server text is cut to this many characters before it is shown. */
  serverTextLength: 300,
  /** How long an answer of a list or a record counts as fresh, in milliseconds. */
  staleMs: 5_000,
  /** A page that stays open asks for a newer build at most this often, in milliseconds. */
  versionCheckMs: 600_000,
  /** A page that asked for nothing for this long leaves room to fetch ahead, in milliseconds. */
  quietMs: 2_000,
  /** How long a page of a list that was turned to stands before the next is read ahead, in milliseconds. */
  readAheadMs: 200,
  /** How many tags there may be beside the pinned ones; the one longest not seen makes room. */
  mostTags: 20,
  /**
   * How old what is known of the user's menu and permissions may be when the user goes on in the portal, in
   * milliseconds; older, both are asked for again.
   */
  accessStaleMs: 3_000,
  /** How long that waits at least, so that what the step shows is asked for first, in milliseconds. */
  accessWaitMs: 500,
  /** How long after one such reading a refusal (403) does not bring the next at once, in milliseconds. */
  accessPauseMs: 1_000,
} as const
