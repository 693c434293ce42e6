import { acceptSocket, openSandbox } from 'wattdesk/sandbox'
import { createPortalServer } from 'wattdesk/server'
import { base } from './src/base.ts'
import { book } from './src/book.ts'

const sandbox = await openSandbox(process.env, {
  resources: [book],
  messages: base.messages[0]?.['en-US'].portal ?? {},
  log: (line) => console.log(line),
})
const gateway = { fetch: sandbox.fetch, upgrade: acceptSocket(sandbox.live) }
const { server } = createPortalServer({ root: 'dist', gateway, dialect: 'specification' })
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('listening'))
