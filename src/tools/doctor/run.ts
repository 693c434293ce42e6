import { doctor } from './doctor'

/** `npm run doctor`: prints the mistakes in the declarations, and exits with 1 if there are any. */

const { text, findings } = await doctor(async () => (await import('../app/portal')).portal)
console.log(text)
process.exitCode = findings.length > 0 ? 1 : 0
