// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { portalSettingsTable, readPortalSettings } from '@/server/settings/portalSettings'

const root = resolve(import.meta.dirname, '../../..')
const text = readFileSync(join(root, 'src/server/deploy/kubernetes.yaml'), 'utf8')

type Manifest = { readonly kind: string; readonly data?: Readonly<Record<string, string>> }

const documents = parseAllDocuments(text)
const manifests = documents.map((document) => document.toJS() as Manifest)

/** Where kubernetes-types, made from Kubernetes' own schema, has the kinds. */
const groups: Readonly<Record<string, string>> = {
  ConfigMap: 'core/v1',
  Deployment: 'apps/v1',
  Service: 'core/v1',
  PodDisruptionBudget: 'policy/v1',
}

/** What the compiler says to manifests written as constants of their types. */
function mistakesIn(some: readonly Manifest[]): readonly string[] {
  mkdirSync(join(root, '.test'), { recursive: true })
  const folder = mkdtempSync(join(root, '.test/kubernetes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'manifests.ts')
  const constants = some.map((one, at) => {
    const type = `import('kubernetes-types/${groups[one.kind]}').${one.kind}`
    return `export const manifest${at}: ${type} = ${JSON.stringify(one, null, 2)}\n`
  })
  writeFileSync(file, constants.join(''))
  const options = ['--noEmit', '--ignoreConfig', '--strict', '--module', 'preserve']
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, ...options, file], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes('error'))
}

function find(kind: string): Manifest {
  const found = manifests.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`no ${kind}`)
  return found
}

const name = 'app.kubernetes.io/name'
const labels = { [name]: 'wattdesk' }

describe('the Kubernetes manifests', () => {
  it('have the fields of their kinds and no others', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
    expect(manifests.map(({ kind }) => kind)).toEqual(Object.keys(groups))
    const misspelt = { ...find('Service'), specs: {} }
    expect(mistakesIn([...manifests, misspelt])).toEqual([expect.stringContaining('\'"specs"\'')])
  })

  it('run two portals that may do nothing but serve', () => {
    expect(find('Deployment')).toMatchObject({
      spec: {
        replicas: 2,
        template: {
          spec: {
            automountServiceAccountToken: false,
            securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
            containers: [
              {
                securityContext: {
                  allowPrivilegeEscalation: false,
                  readOnlyRootFilesystem: true,
                  capabilities: { drop: ['ALL'] },
                },
                resources: {
                  requests: { cpu: '50m', memory: '128Mi' },
                  limits: { memory: '512Mi' },
                },
              },
            ],
          },
        },
      },
    })
  })

  it('restart a portal that hangs, and leave one in service whose gateway is away', () => {
    expect(find('Deployment')).toMatchObject({
      spec: {
        strategy: { rollingUpdate: { maxUnavailable: 0 } },
        template: {
          spec: {
            terminationGracePeriodSeconds: 30,
            containers: [
              {
                ports: [{ name: 'http', containerPort: 8080 }],
                startupProbe: { httpGet: { path: '/healthz', port: 'http' } },
                livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
                readinessProbe: { httpGet: { path: '/healthz', port: 'http' } },
              },
            ],
          },
        },
      },
    })
  })

  it('give only settings that exist, and more time to stop than they take', () => {
    const { data = {} } = find('ConfigMap')
    const known = new Set(portalSettingsTable.map((setting): string => setting.name))
    expect(Object.keys(data).filter((name) => !known.has(name))).toEqual([])
    const { port, drainDelayMs, drainMs } = readPortalSettings(data)
    expect(port).toBe(8080)
    expect(drainDelayMs + drainMs).toBeLessThan(30_000)
  })

  it('select the same pods', () => {
    const spec = { selector: { matchLabels: labels }, template: { metadata: { labels } } }
    expect(find('Deployment')).toMatchObject({ spec })
    expect(find('Service')).toMatchObject({ spec: { selector: labels } })
    expect(find('PodDisruptionBudget')).toMatchObject({
      spec: { minAvailable: 1, selector: { matchLabels: labels } },
    })
  })
})
