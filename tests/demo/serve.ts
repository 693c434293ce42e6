import { once } from 'node:events'
import { resolve } from 'node:path'
import { buildDemo } from './buildDemo'
import { createFileServer } from './fileServer'

/** `npm run demo`: builds the demo and serves its files, as any web server would. `PORT` is 4173 by default. */

const root = resolve(import.meta.dirname, '../..')
const port = Number(process.env.PORT || 4173)

const server = createFileServer(await buildDemo(root, console.log))
server.listen(port, '127.0.0.1')
await once(server, 'listening')
console.log(`\nWattdesk demo  http://127.0.0.1:${port}/\n\nCtrl+C ends it.`)
