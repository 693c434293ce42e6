import { once } from 'node:events'
import { resolve } from 'node:path'
import { build } from 'vite'
import { createFileServer } from './fileServer'

/** `npm run demo`: builds the demo and serves its files, as any web server would. */

const root = import.meta.dirname
const port = Number(process.env.PORT ?? 4173)

await build({ root, configFile: resolve(root, 'vite.config.ts'), logLevel: 'warn' })
const server = createFileServer(resolve(root, '../../dist-demo'))
server.listen(port, '127.0.0.1')
await once(server, 'listening')
console.log(`\nWattdesk demo  http://127.0.0.1:${port}/\n\nCtrl+C ends it.`)
