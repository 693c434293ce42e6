import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { engineModule } from './engineModule.ts'

type Variants = Readonly<Record<string, string>>

const empty = '<div id="root"></div>'

/** Writes the login into the page: the first variant as the page's content, the others as templates. */
export function prerenderedLogin(base: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'wattdesk:prerendered-login',
    configResolved(resolved) {
      config = resolved
    },
    async transformIndexHtml(page, { server }) {
      if (!page.includes(empty)) throw new Error(`index.html needs ${empty} for the login.`)
      const variants = await (server ? render(server, base) : renderOnce(config, base))
      return page.replace(empty, () => markupOf(variants))
    },
  }
}

function markupOf(variants: Variants): string {
  const [[, first = ''] = [], ...others] = Object.entries(variants)
  const templates = others.map(
    ([name, markup]) => `<template data-login="${name}">${markup}</template>`,
  )
  return [`<div id="root" data-prerendered>${first}</div>`, ...templates].join('\n    ')
}

async function renderOnce({ root, resolve: { tsconfigPaths } }: ResolvedConfig, base: string) {
  const { createServer } = await import('vite')
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    resolve: { tsconfigPaths },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  return render(server, base).finally(() => server.close())
}

async function render(server: ViteDevServer, base: string): Promise<Variants> {
  const { prerenderLogin } = await server.ssrLoadModule(engineModule('session/boot/prerenderLogin'))
  const given = await server.ssrLoadModule(`/${base}`)
  return prerenderLogin(given['base'])
}
