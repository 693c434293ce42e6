import { writeFileSync } from 'node:fs'
import { currentDocument, documentPaths } from './documents'

/** `npm run docs`: brings the generated parts of every document up to date. */

for (const path of documentPaths()) writeFileSync(path, await currentDocument(path))
