import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { entries, outDir, placeInLib, root } from './entries'

const draft = join(root, '.test/types')

/** Writes the declarations of every module that the entries reach, beside its script. */
export function writeTypes(): void {
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const project = join(draft, 'tsconfig.json')
  writeFileSync(project, JSON.stringify(projectOf(draft)))
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
    cwd: root,
    stdio: 'inherit',
  })
  for (const name of readdirSync(join(draft, 'out'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.d.ts')) place(name.split(sep).join('/'))
}

function projectOf(folder: string) {
  const up = relative(folder, root).split(sep).join('/')
  return {
    extends: `${up}/tsconfig.json`,
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: join(folder, 'out'),
      paths: { '@/*': [`${up}/src/*`, `${up}/*`] },
    },
    include: [`${up}/src/**/*.d.ts`],
    files: Object.values(entries).map((name) => `${up}/${name}.ts`),
  }
}

/** The path alias means nothing outside this tree, and a file's extension is part of its name. */
function place(name: string): void {
  const text = readFileSync(join(draft, 'out', name), 'utf8')
  const own = placeInLib(name)
  const target = join(outDir, own)
  mkdirSync(dirname(target), { recursive: true })
  const written = text.replaceAll(
    /((?:from|import)\s*\(?\s*)(['"])((?:@\/|\.)[^'"]*)\2/g,
    (whole, before: string, quote: string, specifier: string) => {
      const found = moduleOf(specifier, name)
      if (found === undefined) return whole
      const to = posix.relative(posix.dirname(own), placeInLib(found))
      return `${before}${quote}${to.startsWith('.') ? to : `./${to}`}.js${quote}`
    },
  )
  writeFileSync(target, written)
}

/** The module of the tree that a specifier names, without its extension. */
function moduleOf(specifier: string, importer: string): string | undefined {
  const bare = specifier.replace(/\.tsx?$/, '')
  const places = bare.startsWith('@/')
    ? [`src/${bare.slice(2)}`, bare.slice(2)]
    : [posix.join(posix.dirname(importer), bare)]
  return places
    .flatMap((path) => [path, `${path}/index`])
    .find((path) => existsSync(join(draft, 'out', `${path}.d.ts`)))
}
