import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { validate } from 'dockerfile-utils'
import { config } from '@/engine/config'
import { portalSettingsTable } from '@/server/settings/portalSettings'
import { isPostgresInstalled } from '@/tests/support/run/postgres'
import { callByHand } from '../support/callByHand'
import { buildContext, buildStages } from './support/buildStages'
import { readDockerfile, type Stage } from './support/readDockerfile'
import { isContained, root, runStage } from './support/runStage'
import { readCompose, type Service } from './support/readCompose'
import { startContainer, stopContainers } from './support/startContainer'
import { startDatabase } from './support/startDatabase'

const dockerfile = join(root, 'src/server/deploy/Dockerfile')
const stages = readDockerfile(dockerfile)

const variables = {
  DATABASE_PASSWORD: 'Trial2026',
  SANDBOX_ADMIN_PASSWORD: 'Another_2026',
  SANDBOX_ROWS: '500',
  SANDBOX_CAPTCHA: 'off',
  SANDBOX_LIFE: 'off',
}
/** How long a stop may take. */
const drainSeconds = portalSettingsTable
  .filter(({ name }) => name.startsWith('DRAIN_'))
  .reduce((sum, setting) => sum + Number(setting.default), 0)

/** The exit code after a stop; Windows has no signals and ends the process. */
const stopped = process.platform === 'win32' ? -1 : 0

const { tokenCookie, socketPath } = config
const composeFile = join(root, 'src/server/deploy/compose.yaml')
const compose = readCompose(composeFile, variables)

test.describe('the Dockerfile', () => {
  test('passes the linter, and names its base images by version', () => {
    const text = readFileSync(dockerfile, 'utf8')
    expect(validate(text)).toEqual([])
    expect(validate(text.replace('USER', 'USSER'))).toHaveLength(1)
    const bases = [...stages.values()].map(({ base }) => base).filter((base) => !stages.has(base))
    expect(bases).toHaveLength(2)
    for (const base of bases) expect(base).toMatch(/^[\w./-]+:(?!latest$)[\w.-]+$/)
  })

  test('ends with the portal, which has Node and the build and nothing else', () => {
    expect([...stages.keys()].at(-1)).toBe('portal')
    expect(stageOf('portal').steps).toEqual([
      {
        kind: 'copy',
        from: 'packages',
        sources: ['/usr/local/bin/node'],
        target: '/usr/local/bin/node',
      },
      { kind: 'copy', from: 'build', sources: ['/wattdesk/dist'], target: '/wattdesk' },
    ])
  })

  for (const stage of [stageOf('portal'), stageOf('trial')])
    test(`runs ${stage.name} as a user without a name, and asks it for its health`, () => {
      expect(stage.user).toMatch(/^[1-9]\d+:[1-9]\d+$/)
      expect(stage.stopSignal).toBe('SIGTERM')
      expect(stage.env).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' })
      expect(stage.healthcheck[0]).toBe('node')
    })
})

test('the build sees the sources, and no secret, record or test', () => {
  const seen = buildContext()
  expect([...new Set(seen.map((path) => path.split('/')[0]))].sort()).toEqual([
    '.npmrc',
    'i18n',
    'index.html',
    'package-lock.json',
    'package.json',
    'resources',
    'src',
    'tsconfig.json',
    'vite.config.ts',
  ])
  expect(seen).toContain('src/main.tsx')
  expect(seen.filter((path) => /\.env|deploy|\.md$/.test(path))).toEqual([])
})

test.describe('the compose file', () => {
  test('opens the port of the portal alone, and to this machine', () => {
    const ports = Object.values(compose.services).flatMap((service) => service.ports ?? [])
    const port = stageOf('portal').env['PORT'] ?? ''
    expect(ports).toEqual([`127.0.0.1:4173:${port}`])
    expect(compose.networks['back']).toEqual({ internal: true })
    const open = Object.entries(compose.services).filter(([, one]) =>
      one.networks?.includes('front'),
    )
    expect(open.map(([name]) => name)).toEqual(['portal'])
  })

  test('asks for its passwords', () => {
    const read = (given: object) => () => readCompose(composeFile, { ...variables, ...given })
    expect(read({ DATABASE_PASSWORD: '' })).toThrow('DATABASE_PASSWORD: choose one')
    expect(read({ SANDBOX_ADMIN_PASSWORD: '' })).toThrow('SANDBOX_ADMIN_PASSWORD: choose one')
  })

  for (const [name, service] of Object.entries(compose.services))
    test(`gives ${name} files that it cannot change, no privilege, and a start after what it needs`, () => {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      expect(service.security_opt).toEqual(['no-new-privileges:true'])
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(drainSeconds)
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(condition).toBe('service_healthy')
        const { build, healthcheck } = serviceOf(needed)
        const check = build ? stageOf(build.target).healthcheck : healthcheck?.test
        expect(check?.length).toBeGreaterThan(1)
      }
      for (const volume of service.volumes ?? [])
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
      if (service.build) {
        const { context, dockerfile: file } = service.build
        expect(resolve(dirname(composeFile), context, file)).toBe(dockerfile)
      } else expect(service.image).toMatch(/^postgres:1[5-9]\.\d+-/)
    })
})

test.describe('the image', () => {
  let folder: string
  let places: ReadonlyMap<string, string>

  test.beforeAll(() => {
    test.setTimeout(300_000)
    // beside the tree, as its packages are linked
    mkdirSync(join(root, '.test'), { recursive: true })
    folder = mkdtempSync(join(root, '.test/container-'))
    places = buildStages(stages, folder)
  })

  test.afterEach(stopContainers)

  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const placeOf = (name: string) => places.get(name) ?? ''

  test('holds the same build as the tree', () => {
    const built = readFileSync(join(placeOf('portal'), 'wattdesk/index.html'), 'utf8')
    expect(built).toBe(readFileSync(join(root, 'dist/index.html'), 'utf8'))
  })

  test('runs the portal over files that it cannot change, tells its health, and ends at SIGTERM', async () => {
    const portal = stageOf('portal')
    const stay = { place: placeOf('portal'), env: { GATEWAY_URL: 'http://127.0.0.1:9' } }
    const container = await startContainer(portal, stay)
    expect((await fetch(container.origin)).headers.get('content-security-policy')).toContain('self')
    if (isContained) {
      const write = "require('node:fs').writeFileSync(process.argv[1], '')"
      for (const file of ['/wattdesk/index.html', '/file', '/proc/file']) {
        const writer = runStage(portal, ['node', '-e', write, file], stay)
        expect((await once(writer, 'exit'))[0]).toBe(1)
      }
      const shell = runStage(portal, ['/bin/sh', '-c', 'true'], stay)
      expect((await once(shell, 'exit'))[0]).toBe(127)
    }
    expect(await container.stop()).toBe(stopped)
    expect(await container.health()).toBe(1)
  })

  if (isPostgresInstalled())
    test('serves a trial of three services, whose records outlive a restart of the sandbox', async ({
      page,
    }) => {
      const database = await startDatabase(serviceOf('database'))
      const hosts = new Map([['database:5432', database.host]])
      const start = (name: string, port?: string) => {
        const { build, environment, tmpfs = [] } = serviceOf(name)
        const stage = stageOf(build?.target ?? '')
        const env = withHosts(environment, hosts)
        const stay = { place: placeOf(stage.name), env, tmpfs: [tmpfs].flat() }
        return startContainer(stage, stay, port)
      }
      try {
        const sandbox = await start('sandbox')
        hosts.set(`sandbox:${stageOf('trial').env['PORT']}`, `127.0.0.1:${sandbox.port}`)
        const { origin } = await start('portal')
        await page.goto(`${origin}/#/store/storeDraw`)
        await page.getByLabel('Account', { exact: true }).fill('admin')
        await page.getByLabel('Password', { exact: true }).fill(variables.SANDBOX_ADMIN_PASSWORD)
        await page.getByRole('button', { name: 'Log in' }).click()
        await expect(page.locator('tbody tr')).toHaveCount(20)
        expect(await page.evaluate(openSocket, { tokenCookie, socketPath })).toBe(true)
        const post = { postCode: 'night', postName: 'Night desk', postSort: 9, status: '0' }
        expect(await callByHand(page, 'POST', '/system/post', post)).toMatchObject({ code: 200 })

        expect(await sandbox.stop()).toBe(stopped)
        await start('sandbox', sandbox.port)
        const found = await callByHand(page, 'GET', '/system/post/list?postCode=night&pageSize=20')
        expect(found).toMatchObject({ code: 200, total: 1 })
      } finally {
        await stopContainers()
        await database.stop()
      }
    })
})

type Channel = { tokenCookie: string; socketPath: string }

/** Whether the page's session gets a socket through the portal. */
function openSocket(channel: Channel): Promise<boolean> {
  const token = new RegExp(`${channel.tokenCookie}=([^;]+)`).exec(document.cookie)?.[1] ?? ''
  const socket = new WebSocket(`${channel.socketPath}?token=${token}`)
  return new Promise((resolve) => {
    socket.addEventListener('open', () => resolve(true))
    socket.addEventListener('close', () => resolve(false))
  })
}

/** The services' own addresses in their settings become those of this machine. */
function withHosts(environment: Service['environment'] = {}, hosts: ReadonlyMap<string, string>) {
  const mapped = Object.entries(environment).map(([name, value]) => [
    name,
    [...hosts].reduce((text, [from, to]) => text.replace(from, to), value),
  ])
  return Object.fromEntries(mapped) as Record<string, string>
}

function stageOf(name: string): Stage {
  const stage = stages.get(name)
  if (stage === undefined) throw new Error(`The Dockerfile has no stage ${name}.`)
  return stage
}

function serviceOf(name: string): Service {
  const service = compose.services[name]
  if (service === undefined) throw new Error(`The compose file has no service ${name}.`)
  return service
}
