import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { join, posix } from 'node:path'
import dockerignore from '@balena/dockerignore'
import type { Stage, Step } from './readDockerfile'
import { isContained, root } from './runStage'

/** Carries out the steps of all stages below an empty folder; gives the folder of each stage's files. */
export function buildStages(
  stages: ReadonlyMap<string, Stage>,
  folder: string,
): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const { name, base, steps, workdir } of stages.values()) {
    // no two stages begin with the same one, so a stage goes on in the folder of its base
    const place = places.get(base) ?? baseImage(join(folder, name), base)
    places.set(name, place)
    for (const step of steps) carryOut(step, { place, workdir, places })
  }
  return places
}

/** The files of the repository that the ignore file lets into a build. */
export function buildContext(): readonly string[] {
  const text = readFileSync(join(root, 'src/server/deploy/Dockerfile.dockerignore'), 'utf8')
  const ignored = dockerignore().add(text)
  const filesOf = (path: string): string[] => {
    if (ignored.ignores(path)) return []
    const below = entriesOf(path)
    return below ? below.flatMap((name) => filesOf(posix.join(path, name))) : [path]
  }
  return readdirSync(root).flatMap(filesOf)
}

function entriesOf(path: string): readonly string[] | undefined {
  try {
    return readdirSync(join(root, path))
  } catch {
    return undefined
  }
}

/** The part of a base image that is used: the libraries that Node needs, and Node itself in its own image. */
function baseImage(place: string, image: string): string {
  mkdirSync(join(place, 'proc'), { recursive: true })
  const libraries = isContained ? execFileSync('ldd', [process.execPath], { encoding: 'utf8' }) : ''
  for (const [library] of libraries.matchAll(/\/\S+/g))
    cpSync(realpathSync(library), join(place, library))
  if (image.startsWith('node:')) cpSync(process.execPath, join(place, 'usr/local/bin/node'))
  return place
}

type Site = { place: string; workdir: string; places: ReadonlyMap<string, string> }

function carryOut(step: Step, { place, workdir, places }: Site): void {
  const inside = join(place, workdir)
  mkdirSync(inside, { recursive: true })
  if (step.kind === 'run') return run(step.command, inside)
  const target = step.target.startsWith('/') ? join(place, step.target) : join(inside, step.target)
  if (step.from !== undefined)
    for (const source of step.sources)
      cpSync(join(places.get(step.from) ?? '', source), target, { recursive: true })
  else
    for (const file of buildContext().filter((path) => isBelow(path, step.sources)))
      cpSync(join(root, file), join(target, file))
}

function isBelow(path: string, sources: readonly string[]): boolean {
  return sources.some((one) => one === '.' || path === one || path.startsWith(`${one}/`))
}

/** Installs by a link to the packages that `npm ci` has installed here from the same lock file. */
function run(command: readonly string[], cwd: string): void {
  if (command[1] !== 'ci') return execute(command, cwd)
  // compares the lock file with package.json
  execute([...command, '--dry-run', '--offline'], cwd)
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'))
  const locked = packagesIn(join(cwd, 'package-lock.json'))
  for (const [path, { version }] of Object.entries(installed))
    if (locked[path]?.version !== version) throw new Error(`${path} is not as locked: npm ci`)
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'), 'junction')
}

function packagesIn(file: string): Readonly<Record<string, { version: string }>> {
  return (
    JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version: string }> }
  ).packages
}

function execute([program = '', ...args]: readonly string[], cwd: string): void {
  const shell = process.platform === 'win32'
  execFileSync(program, args, { cwd, shell, stdio: ['ignore', 'ignore', 'inherit'] })
}
