import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTemplate } from './renderDocument'
import { sendNotFound } from './sendText'
import type { Pages } from './servePortal'

/** The parts of Vite's server in middleware mode that are used. */
export type DevServer = {
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown
  transformIndexHtml: (url: string, html: string) => Promise<string>
}

/** Serves the sources, transformed on request. */
export function devPages(root: string, starting: Promise<DevServer>): Pages {
  const index = join(root, 'index.html')
  return {
    isDev: true,
    template: async () => {
      const html = checkTemplate(await readFile(index, 'utf8'), index)
      return (await starting).transformIndexHtml('/', html)
    },
    file: async (request, response) => {
      const { middlewares } = await starting
      middlewares(request, response, () => sendNotFound(response))
    },
  }
}
