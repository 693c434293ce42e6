import { portal } from '../app/portal'
import { explainCommand } from './explainCommand'

/** `npm run explain`: prints which layer sets each property of a field in a view. */

try {
  console.log(explainCommand(portal, process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
