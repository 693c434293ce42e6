import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAssets } from './loadAssets'
import type { Pages } from './pages'
import { checkTemplate } from './renderDocument'
import { sendAsset } from './sendAsset'
import { refuseMethod, sendNotFound } from './sendText'

/** The files of a build. @throws Error when there is none in `root`. */
export function builtPages(root: string): Pages {
  const index = join(root, 'index.html')
  if (!existsSync(index)) throw new Error(`${root} holds no built portal: run "npm run build"`)
  const template = checkTemplate(readFileSync(index, 'utf8'), index)
  const assets = loadAssets(root)
  return {
    isDev: false,
    template: async () => template,
    file: (request, response, path) => {
      const asset = assets.get(path)
      if (asset === undefined) sendNotFound(response)
      else if (!refuseMethod(request, response, ['GET', 'HEAD']))
        sendAsset(request, response, asset)
    },
  }
}
