/** Which requests a fault meets. The first fault set that fits a request is the one that it meets. */
export type Which = {
  /** Default: any. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base path and without the query; `*` stands for any run of characters. Default `*`. */
  path?: string
  /** How many requests it meets before it is over; default 1. */
  times?: number | 'always'
  /** How many fitting requests pass unharmed first; default 0. */
  skip?: number
  /** The share of the fitting requests that it meets, 0 to 1, by seeded dice; default 1. */
  share?: number
  /** Seeds those dice; default `''`. */
  seed?: string
}

/** The harm done to a request and its answer. All given options apply. */
export type Harm = {
  /** HTTP status, 200 to 599. */
  status?: number
  /** The raw body in place of an envelope. */
  body?: string
  /** Default `text/html` for a `body` that begins with `<`, else `application/json`. */
  contentType?: string
  /** The envelope's code, of any type. */
  code?: unknown
  /** The envelope's words beside `code`. */
  msg?: string
  /**
   * `status`, `body` and `code` answer in the gateway's place, which never hears of the request; with true
   * it handles the request first. Default false.
   */
  commit?: boolean
  /** Headers added to the answer, or replacing the same of the answer: `Retry-After`, `Content-Encoding`. */
  headers?: Readonly<Record<string, string>>
  /** Milliseconds before the request is handled; default 0. */
  delayMs?: number
  /** How many bytes of the body are sent, as if they were the whole. */
  truncate?: number
  /** Milliseconds from each byte of the body to the next. */
  dripMs?: number
  /**
   * The connection breaks: `before` the gateway hears of the request, `after` it took effect and before a byte
   * of the answer, or `midway` through the answer's body.
   */
  reset?: 'before' | 'after' | 'midway'
}

export type Fault = Which & Harm

/** A fault as it stands. */
export type StandingFault = {
  id: number
  fault: Fault
  /** How many requests it has met. */
  met: number
}

/** A fault of the sockets. */
export type SocketFault =
  /** A raw text frame to each that is open, also to a muted one. */
  | { socket: 'send'; frame: string; times?: number }
  /** Closes each that is open with this code: 1000, 1001, 1008, 1009, 1011 or 3000 to 4999. */
  | { socket: 'close'; code: number }
  /** Breaks each without a closing frame: the page sees 1006. */
  | { socket: 'destroy' }
  /** The gateway neither sends nor hears anything, on new sockets neither; `on: false` ends it. */
  | { socket: 'mute'; on: boolean }
  /** Refuses the next handshakes, by default one with 503. */
  | { socket: 'refuse'; status?: 401 | 403 | 503; times?: number | 'always' }
