import { portal } from '../app/portal'
import { conformCommand } from './command'

/** `npm run conform`: checks a gateway against the declarations. */

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.error('Interrupted: removing the records that it made …')
    interrupted.abort()
  })

process.exitCode = await conformCommand(portal, process.argv.slice(2), {
  env: process.env,
  print: (text) => console.log(text),
  signal: interrupted.signal,
})
