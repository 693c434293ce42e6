/** The constants of specification §9, and the settings in which gateways of the family differ. */

export type Language = 'en-US' | 'zh-CN'

/** The ends of a date range on the wire: `yyyy-MM-dd`, or with `00:00:00` and `23:59:59` added. */
export type RangeForm = 'days' | 'times'

/** How one gateway of the family differs; `dialects` has the presets. */
export type Dialect = {
  /**
   * A stock gateway has nothing of this platform's trade: pages silently omit what it lacks. On the platform's own
   * gateway a missing call is an error.
   */
  isStock: boolean
  /** Login body: the captcha answer's name. */
  captchaField: 'captchaCode' | 'code'
  /** Login body: the Google code's name; absent if the gateway knows none. */
  googleCodeField?: 'code'
  /** The query's form of a date range: `beginTime=` or `params[beginTime]=`. */
  dateRange: 'top' | 'params'
  /** The form of date ranges if the gateway takes both. */
  rangeForm: RangeForm
  /** GET answers a file name, POST the file. */
  export: 'get' | 'post'
  cachePath: 'clearCache' | 'refreshCache'
  languageHeader: { name: string; separator: '-' | '_' }
  /** Whether a new password ends the account's other sessions. */
  passwordEndsSessions: boolean
  /** Whether an answer without rows and total is an empty list. */
  bareEmptyLists: boolean
  /**
   * Whether a decision sends as `expect` what the operator saw, if the gateway gives no version of the record. A stock
   * gateway may refuse unknown fields.
   */
  expects: boolean
  /** Whether `GET {path}/totals` sums the money columns over all matches. */
  totals: boolean
  /** Whether open lists may be asked for again while nothing else happens. */
  refreshesLists: boolean
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
    refreshesLists: true,
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
    refreshesLists: true,
  },
} as const satisfies Record<string, Dialect>

export type DialectName = keyof typeof dialects

/** An app's settings; each has a default. */
export type AppConfig = Partial<Settings>

export type Settings = {
  /** The app's name on screen; `Admin` by default. */
  readonly name: string
  /** Prefixes everything stored in the browser; `admin` by default. Two apps on one origin need two. */
  readonly storage: string
  /** The cookie with the token; `Admin-Tokens` by default. */
  readonly tokenCookie: string
  /** External documentation in the navbar; titles are message keys. */
  readonly docLinks: readonly { readonly title: string; readonly href: string }[]
  /** Whether the user menu offers the layout settings; true by default. */
  readonly showSettings: boolean
  /** An open list asks for its first page again this often, in milliseconds; 15,000 by default, 0 for never. */
  readonly refreshListsMs: number
  /** By default what the page's `<meta name="gateway-dialect">` names. */
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
    refreshListsMs: 15_000,
    ...given,
  }
}

export const config = {
  /** §7: the gateway's base path on the portal's origin. */
  basePath: '/prod-api',
  /** §7: the live channel, at the origin's root. */
  socketPath: '/ws/web/user',
  /**
   * The sub-protocol that carries the token, percent-encoded, as `{channelProtocol}.token.{token}`: browsers log an
   * address, but not a sub-protocol.
   */
  channelProtocol: 'wattdesk',
  /** A GET of `socketPath` answers with this header if the channel accepts the sub-protocol. */
  channelHeader: 'X-Channel-Protocol',
  requestTimeoutMs: 30_000,
  /** A typed filter takes effect this long after the last key; Enter is faster. */
  filterPauseMs: 700,
  /** Longer than other calls: the gateway may have to write the file first. */
  downloadTimeoutMs: 300_000,
  /** Retries of a GET after 502, 503, 504 or a network error. */
  getRetries: 2,
  tokenCookie: 'Admin-Tokens',
  /** Gateway contract §7.7: '1' open, '0' closed; absent means open. */
  sidebarCookie: 'sidebarStatus',
  /** Without this cookie, the browser's language decides (§9). */
  languageCookie: 'language',
  /** §5: sent if no Google code is entered; the gateway reads it as "none". */
  defaultGoogleCode: '000000',
  pageSize: 20,
  pageSizes: [10, 20, 30, 50],
  /** Rows asked for a short list on a record's page; one of `pageSizes`. */
  relatedPageSize: 10,
  /** Rows compared to find the likely ones; one of `pageSizes`. */
  likelyPageSize: 50,
  /** Rows of a tree requested at once; gateways of the family send it whole. */
  treePageSize: 500,
  /** Below this width the layout is mobile. */
  mobileBelowPx: 992,
  sidebarWidthPx: 200,
  /** How far a menu entry may differ from the typed text, 0 (exact) to 1. */
  searchThreshold: 0.4,
  /** Weight of the titles in the header search. */
  searchTitleWeight: 0.7,
  /** Weight of the path. */
  searchPathWeight: 0.3,
  /** Search hits shown at once. */
  searchShown: 50,
  /** The search reads a text once it has not changed for this long. */
  searchPauseMs: 200,
  /** Calls of one search at a time. */
  searchCalls: 6,
  /** Records of one list that the search reads … */
  searchRows: 10,
  /** … and where only the beginning of a shortened text is asked for. */
  searchRowsOfPart: 50,
  notificationMs: 3_000,
  networkErrorMs: 5_000,
  /** Without a connection, the first probe follows after this long; each later wait doubles … */
  firstSignMs: 15_000,
  /** … up to this long. */
  longestSignMs: 60_000,
  /** A longer wait shows a message … */
  stillWorkingMs: 5_000,
  /** … and then a button to cancel. */
  cancelFromMs: 10_000,
  /** Messages on screen at once; the oldest make room. */
  mostMessages: 4,
  /** An open channel sends an empty message this often. */
  heartbeatMs: 10_000,
  /** Without a token, the channel looks for one this often. */
  tokenWaitMs: 1_000,
  /** Attempts to reconnect before a timeout is logged. */
  reconnectAttempts: 100,
  /** The delay before an attempt is this times its number. */
  reconnectStepMs: 2_000,
  /** The random share of a delay, 0 to 1, so that not all portals return in the same second. */
  reconnectJitter: 0,
  /** After a restart of the server, an attempt is up to this much later, at random. */
  restartSpreadMs: 5_000,
  /** A connection open for this long restores the budget of attempts. */
  stableConnectionMs: 60_000,
  /** The pause between attempts caused by a visible tab or a new network. */
  wakePauseMs: 5_000,
  /** A clock that jumps this far has slept; browsers call hidden tabs once a minute. */
  sleepMs: 120_000,
  /** An open channel is dead after this many unanswered heartbeats. */
  deadHeartbeats: 3,
  /** How often a silent channel is compared with what the gateway should have announced. */
  silenceCheckMs: 300_000,
  /** A dead line may go unnoticed for this long, so missed alerts are read from that far back. */
  unnoticedMs: 900_000,
  /** In characters; a longer message of the channel is dropped unread. */
  liveMessageLength: 65_536,
  /** The first retry after a failed count; each later wait doubles. */
  countRetryMs: 30_000,
  /** After "stay" on the expired-login prompt, no new prompt appears for this long. */
  expiredPromptQuietMs: 60_000,
  /** Drafts survive an expired login for this long. */
  draftMs: 900_000,
  themeColour: '#409EFF',
  brandColour: '#1890ff',
  /** The gateway's times carry no offset. */
  gatewayTimeZone: 'Asia/Shanghai',
  /** In characters; longer server texts are cut. */
  serverTextLength: 300,
  /** Lists and records count as fresh for this long. */
  staleMs: 5_000,
  /** An open page looks for a newer build at most this often. */
  versionCheckMs: 600_000,
  /** The count of a saved or declared view counts as fresh for this long. */
  viewCountMs: 60_000,
  /** Pages prefetch once nothing was requested for this long. */
  quietMs: 2_000,
  /** A list keeps its rows for this long before it shows that others are on their way. */
  busyAfterMs: 100,
  /** After turning a page, the next one is prefetched after this long. */
  readAheadMs: 200,
  /** Besides the pinned ones; the tag not seen for longest makes room. */
  mostTags: 20,
  /** Without tags, this many pages stay as they were left. */
  mostPages: 4,
  /** On navigation, menu and permissions older than this are read again … */
  accessStaleMs: 3_000,
  /** … after at least this long, so that the page's own calls come first. */
  accessWaitMs: 500,
  /** After such a reading, a 403 does not trigger another one for this long. */
  accessPauseMs: 1_000,
} as const
