import { conformCommand } from './command'

/** `npm run conform`: a gateway held against the declarations. */

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.error('Interrupted: it removes what it made, then it ends.')
    interrupted.abort()
  })

process.exitCode = await conformCommand(process.argv.slice(2), {
  env: process.env,
  print: (text) => console.log(text),
  signal: interrupted.signal,
})
