import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sbom/lockfile'
import { currentDocument, documentPaths } from './documents'
import { envExample, envExamplePath } from './envExample'

/**
 * `npm run docs`: brings the generated parts of every document and `.env.example` up to date. `npm run facts` first records the last
 * full run of `npm test`, if there is one.
 */

const lastRun = join(root, '.test/lastRun.json')
if (process.argv.includes('--record') && existsSync(lastRun))
  copyFileSync(lastRun, join(root, 'tests/recordedRun.json'))
for (const path of documentPaths()) writeFileSync(path, await currentDocument(path))
writeFileSync(join(root, envExamplePath), envExample())
