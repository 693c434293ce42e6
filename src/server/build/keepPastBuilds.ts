import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const pastBuilds = 2

type Build = readonly string[]

/** Keeps the files of past builds for tabs opened before a deploy; hashes in the names prevent collisions. */
export function keepPastBuilds(): Plugin {
  return {
    name: 'wattdesk:past-builds',
    apply: 'build',
    // Vite would delete the past builds
    config: () => ({ build: { emptyOutDir: false } }),
    async writeBundle({ dir = '.' }, bundle) {
      const assets = join(dir, 'assets')
      const list = join(dir, '.vite/builds.json')
      const built = Object.keys(bundle).flatMap((name) => /^assets\/(.+)/.exec(name)?.[1] ?? [])
      const past = (await readBuilds(list)).filter((build) => !isSame(build, built))
      const builds = [built, ...past.slice(0, pastBuilds)]
      const kept = new Set(builds.flat())
      for (const name of await readdir(assets).catch(() => []))
        if (!kept.has(name.replace(/\.(?:br|gz)$/, ''))) await rm(join(assets, name))
      await mkdir(join(dir, '.vite'), { recursive: true })
      await writeFile(list, JSON.stringify(builds))
    },
  }
}

async function readBuilds(list: string): Promise<readonly Build[]> {
  return JSON.parse(await readFile(list, 'utf8').catch(() => '[]')) as readonly Build[]
}

function isSame(some: Build, others: Build): boolean {
  return some.length === others.length && some.every((name) => others.includes(name))
}
