import { rmSync } from 'node:fs'
import { outDir } from './entries'
import { writeScripts } from './scripts'
import { writeTypes } from './types'

/** `npm run library`: what `npm pack` puts into the package, in `lib/`. */

rmSync(outDir, { recursive: true, force: true })
await writeScripts()
writeTypes()
