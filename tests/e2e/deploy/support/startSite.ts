import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestGateway } from './openGateway'
import { startNginx, type Front } from './startNginx'

const root = resolve(import.meta.dirname, '../../../..')

/** `kept`: the next build, written over this one; `alone`: in a folder of its own, as a new container has it. */
export type Deployed = 'now' | 'kept' | 'alone'

export type Site = Front & {
  /** Puts a build into the place of the one that nginx serves. */
  deploy: (build: Deployed) => void
}

/** nginx over this build, with a real next build to deploy. */
export async function startSite({ dist, port }: TestGateway): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-site-'))
  const builds = { now: dist, kept: join(folder, 'kept'), alone: join(folder, 'alone') }
  cpSync(dist, builds.kept, { recursive: true })
  buildNext(builds.kept)
  cpSync(builds.kept, builds.alone, { recursive: true })
  removePastBuilds(builds.alone)
  const current = join(folder, 'current')
  const deploy = (build: Deployed) => {
    symlinkSync(builds[build], `${current}.next`)
    renameSync(`${current}.next`, current)
  }
  deploy('now')
  const front = await startNginx({ root: current, gatewayPort: port })
  return {
    ...front,
    deploy,
    async stop() {
      await front.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

function buildNext(folder: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const config = join(import.meta.dirname, 'nextBuild.config.ts')
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', folder, '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
}

function removePastBuilds(folder: string): void {
  const list = readFileSync(join(folder, '.vite/builds.json'), 'utf8')
  const [names = []] = JSON.parse(list) as readonly (readonly string[])[]
  const present = new Set(names)
  for (const name of readdirSync(join(folder, 'assets')))
    if (!present.has(name.replace(/\.(?:br|gz)$/, ''))) rmSync(join(folder, 'assets', name))
}
