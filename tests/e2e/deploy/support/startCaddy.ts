import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/tests/support/run/freePort'
import { findWebServer } from '@/tests/support/run/webServers'
import { makeCertificate } from './certificate'
import { startChild } from './childServer'
import { edited } from './edited'
import type { TestGateway } from './openGateway'
import type { Front } from './startNginx'

/** Runs src/server/deploy/Caddyfile on a free port, in front of the built server. */
export async function startCaddy({ dist, url }: TestGateway): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-caddy-'))
  const [port, portalPort] = [await freePort(), await freePort()]
  const portal = await startChild(process.execPath, [join(dist, 'server.js')], {
    port: portalPort,
    env: { PORT: String(portalPort), GATEWAY_URL: url, TRUSTED_PROXIES: '127.0.0.1' },
  })
  writeFileSync(join(folder, 'Caddyfile'), configuration({ folder, port, portalPort }))
  const caddy = await startChild(
    findWebServer('caddy') ?? 'caddy',
    ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    // it writes files to the home folder
    { port, env: { HOME: folder } },
  )
  return {
    origin: `https://127.0.0.1:${port}`,
    logs: caddy.output,
    async stop() {
      await caddy.stop()
      await portal.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

type Place = { folder: string; port: number; portalPort: number }

function configuration({ folder, port, portalPort }: Place): string {
  const { certificate, key } = makeCertificate(folder)
  return edited('Caddyfile', [
    // no port of the system's, neither for itself nor for its administration
    ['{\n\tlog default', '{\n\tadmin off\n\tauto_https disable_redirects\n\tlog default'],
    ['\nportal.example.com {', `\nhttps://127.0.0.1:${port} {`],
    ['# tls /etc/ssl/portal.crt /etc/ssl/portal.key', `tls ${certificate} ${key}`],
    ['127.0.0.1:4173', `127.0.0.1:${portalPort}`],
  ])
}
