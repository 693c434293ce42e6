import type { IncomingMessage, ServerResponse } from 'node:http'

/** Where the page and its files come from: a build, or Vite. */
export type Pages = {
  isDev: boolean
  /** The page with its placeholders still in it. */
  template: () => Promise<string>
  /** Answers every path that is not the page, with 404 where there is nothing. */
  file: (request: IncomingMessage, response: ServerResponse, path: string) => void | Promise<void>
}
