import { serveApps } from './serveApps'
const m = '/work/main/.test/bench/'
const { origins } = await serveApps({ bound: m + 'bound', portal: process.env.DIST!, stock: m + 'stock' })
console.log(JSON.stringify(origins))
