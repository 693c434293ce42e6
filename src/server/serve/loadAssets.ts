import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Encoding } from './acceptedEncoding'

export type Asset = {
  type: string
  /** Whether its name contains a hash of its content, so that it never changes. */
  isHashed: boolean
  body: Buffer
  encoded: Readonly<Partial<Record<Encoding, Buffer>>>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Reads the whole build into memory, by URL path: no request can reach a file outside it, and a new build in the same
 * folder never mixes with the old one. Leaves out the page (rendered per answer), dot-files and source maps.
 */
export function loadAssets(root: string): ReadonlyMap<string, Asset> {
  return new Map(assetNames(root).map((name) => [`/${name}`, readAsset(join(root, name), name)]))
}

function assetNames(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== 'index.html' && !/(?:^|\/)\.|\.(?:br|gz|map)$/.test(name))
}

function readAsset(file: string, name: string): Asset {
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    isHashed: name.startsWith('assets/'),
    body: readFileSync(file),
    encoded: { ...readEncoded('br', `${file}.br`), ...readEncoded('gzip', `${file}.gz`) },
  }
}

function readEncoded(encoding: Encoding, file: string): Partial<Record<Encoding, Buffer>> {
  return existsSync(file) ? { [encoding]: readFileSync(file) } : {}
}
