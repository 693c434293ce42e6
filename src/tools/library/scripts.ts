import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'
import { entries, outDir, placeInLib, root, workers } from './entries'

/**
 * Writes every module that the entries reach as one file of JavaScript, so that the app's own bundler splits, shakes
 * and fetches late as it does for the portal. Packages, style sheets and pictures stay imports.
 */
export async function writeScripts(): Promise<void> {
  const names = [...Object.values(entries), ...workers]
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
}

function sourceOf(name: string): string {
  const found = ['.ts', '.tsx']
    .map((extension) => join(root, name + extension))
    .find((file) => existsSync(file))
  if (found === undefined) throw new Error(`There is no module ${name}: correct its entry.`)
  return found
}

/** Copies what is no script to the same place and leaves its import as it is. */
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
      mkdirSync(dirname(join(outDir, place)), { recursive: true })
      cpSync(file, join(outDir, place))
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
