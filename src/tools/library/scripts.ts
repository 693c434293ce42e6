import { cpSync, existsSync, readdirSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { addressed, entries, outDir, placeInLib, root } from './entries'

/**
 * Writes every module that the entries reach as one file of JavaScript, so that the app's own bundler splits, shakes
 * and fetches late as it does for the portal. Packages, style sheets and pictures stay imports.
 */
export async function writeScripts(): Promise<void> {
  const names = [...Object.values(entries), ...addressed]
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(names.map((name) => [placeInLib(name), sourceOf(name)])),
    platform: 'neutral',
    tsconfig: join(root, 'tsconfig.json'),
    external: (id) => !id.startsWith('.') && !id.startsWith('@/') && !id.startsWith(root),
    plugins: [keepFiles, renameWorkers],
  })
  await bundle.write({
    dir: outDir,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: ({ name }) => `${placeInLib(name)}.js`,
  })
  await bundle.close()
  for (const room of ['engine', 'system']) copyFiles(room)
}

/** Style sheets and pictures, which name each other by their place. */
function copyFiles(room: string): void {
  const from = join(root, 'src', room)
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((one) => /\.(?:css|svg)$/.test(one)))
    cpSync(join(from, name), join(outDir, room, name))
}

function sourceOf(name: string): string {
  const found = ['.ts', '.tsx']
    .map((extension) => join(root, name + extension))
    .find((file) => existsSync(file))
  if (found === undefined) throw new Error(`There is no module ${name}: correct its entry.`)
  return found
}

/** Leaves imports of style sheets and pictures as they are. */
const keepFiles: Plugin = {
  name: 'keep-files',
  resolveId: {
    order: 'pre',
    handler(specifier, importer) {
      if (importer === undefined || !/\.(?:css|svg)$/.test(specifier)) return null
      const file = specifier.startsWith('@/')
        ? join(root, 'src', specifier.slice(2))
        : resolve(dirname(importer), specifier)
      const place = placeInLib(pathOf(file))
      const from = posix.dirname(placeInLib(pathOf(importer)))
      const to = posix.relative(from, place)
      return { id: to.startsWith('.') ? to : `./${to}`, external: true }
    },
  },
}

/** A worker is named by its address, which nothing resolves. */
const renameWorkers: Plugin = {
  name: 'rename-workers',
  transform: {
    filter: { code: /new Worker\(/ },
    handler: (code) =>
      code
        .replaceAll(/(new URL\('\.\/\w+)\.ts'/g, "$1.js'")
        .replace('./fileThread.mjs', './fileWorker.js'),
  },
}

function pathOf(file: string): string {
  return relative(root, file).split(sep).join('/')
}
