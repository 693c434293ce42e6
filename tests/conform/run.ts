import { conformCommand } from './command'

/** `npm run conform`: a gateway held against the declarations. */

process.exitCode = await conformCommand(process.argv.slice(2), {
  env: process.env,
  print: (text) => console.log(text),
})
