import type { HtmlTagDescriptor, Plugin } from 'vite'
import { firstScreen } from './firstChunks.ts'

/** Preloads what the entry always imports, so that the browser fetches it before the entry runs. */
export const preloadFirst: Plugin = {
  name: 'wattdesk:preload-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {} }) {
      const chunk = Object.values(bundle).find((file) => file.name === firstScreen)
      if (chunk?.type !== 'chunk') throw new Error(`the build has no chunk "${firstScreen}"`)
      const sheets = [...(chunk.viteMetadata?.importedCss ?? [])]
      const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(page)?.[1]
      const scripts = [chunk.fileName, ...chunk.imports].filter((name) => name !== entry)
      return [
        ...scripts.map((name) => link({ rel: 'modulepreload', crossorigin: true, href: name })),
        ...sheets.map((name) => link({ rel: 'stylesheet', crossorigin: true, href: name })),
      ]
    },
  },
}

function link({
  href,
  ...attrs
}: {
  href: string
  rel: string
  crossorigin: true
}): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, href: `/${href}` }, injectTo: 'head' }
}
