import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWebServer } from '@/tests/support/run/webServers'
import { freePort } from '@/tests/support/run/freePort'
import { makeCertificate } from './certificate'
import { startChild } from './childServer'
import { edited } from './edited'

export type Front = {
  origin: string
  /** Everything that it has logged. */
  logs: () => string
  stop: () => Promise<void>
}

export type NginxOptions = {
  /** The folder of the built portal. */
  root: string
  /** The port of the gateway, whose calls are at /prod-api. */
  gatewayPort: number
  frameHosts?: string
  dialect?: string
}

/** Runs src/server/deploy/nginx.conf on a free port, in an `http` block as Debian's. */
export async function startNginx(options: NginxOptions): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  writeFileSync(join(folder, 'wattdesk.conf'), configuration(options, { folder, port, plainPort }))
  writeFileSync(join(folder, 'nginx.conf'), around(folder))
  mkdirSync(join(folder, 'temp'))
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  const child = await startChild(findWebServer('nginx') ?? 'nginx', args, { port })
  return {
    origin: `https://127.0.0.1:${port}`,
    logs: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join(''),
    async stop() {
      await child.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

type Place = { folder: string; port: number; plainPort: number }

function configuration(
  { root, gatewayPort, frameHosts = '', dialect = 'specification' }: NginxOptions,
  { folder, port, plainPort }: Place,
): string {
  const { certificate, key } = makeCertificate(folder)
  const letsEncrypt = '/etc/letsencrypt/live/portal.example.com'
  return edited('nginx.conf', [
    ['server gateway.example.com:443;', `server 127.0.0.1:${gatewayPort};`],
    ['https://gateway.example.com/api;', 'http://gateway.example.com/prod-api;'],
    [`${letsEncrypt}/fullchain.pem`, certificate],
    [`${letsEncrypt}/privkey.pem`, key],
    ['set $dialect specification;', `set $dialect ${dialect};`],
    ['set $frame_hosts "";', `set $frame_hosts "${frameHosts}";`],
    ['/srv/wattdesk/dist', root],
    ['/var/log/nginx', folder],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['  listen [::]:80;\n', ''],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
  ])
}

function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    'daemon off; worker_processes 1;',
    // a worker of root's would lose the right to read the folder
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid; error_log ${folder}/error.log;`,
    'events {}',
    `http { access_log ${folder}/access.log;`,
    ...temporary.map((name) => `${name}_temp_path ${folder}/temp/${name};`),
    `include ${folder}/wattdesk.conf; }`,
  ].join('\n')
}
