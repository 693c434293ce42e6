import { doctor } from 'wattdesk/tools'
import { base } from './src/base.ts'
import { book } from './src/book.ts'

const { messages } = base
const { text, findings } = await doctor(async () => ({ resources: [book], messages }))
console.log(text)
process.exitCode = findings.length > 0 ? 1 : 0
