import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** How many earlier builds keep their files. */
const pastBuilds = 2
const assets = 'assets'
const list = '.vite/builds.json'

/** The files of one build below `assets/`, by name. */
type Build = ReadonlyMap<string, Buffer>

/**
 * Keeps the files of the two builds before this one, for tabs that were opened before a deploy. File names contain a
 * hash of the content, so builds never overwrite each other's files.
 */
export function keepPastBuilds(): Plugin {
  let folder = ''
  let past: readonly Build[] = []
  return {
    name: 'wattdesk:past-builds',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    // Vite empties the folder after this
    async buildStart() {
      past = await readBuilds(folder)
    },
    async closeBundle() {
      const present = await readNames(join(folder, assets))
      if (present.length === 0) return
      const kept = past.filter((build) => !isSame([...build.keys()], present)).slice(0, pastBuilds)
      for (const build of kept) await putBack(build, present)
      const names = [present, ...kept.map((build) => Array.from(build.keys()))]
      await mkdir(join(folder, '.vite'), { recursive: true })
      await writeFile(join(folder, list), JSON.stringify(names))
    },
  }

  async function putBack(build: Build, present: readonly string[]) {
    const missing = [...build].filter(([name]) => !present.includes(name))
    for (const [name, content] of missing) await writeFile(join(folder, assets, name), content)
  }
}

async function readBuilds(folder: string): Promise<readonly Build[]> {
  const text = await readFile(join(folder, list), 'utf8').catch(() => '[]')
  const builds = JSON.parse(text) as readonly (readonly string[])[]
  return Promise.all(builds.map((names) => readBuild(join(folder, assets), names)))
}

async function readBuild(folder: string, names: readonly string[]): Promise<Build> {
  const there = new Set(await readNames(folder))
  const files = names
    .filter((name) => there.has(name))
    .map(async (name) => [name, await readFile(join(folder, name))] as const)
  return new Map(await Promise.all(files))
}

function readNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name))
}
