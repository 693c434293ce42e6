import { rmSync } from 'node:fs'
import { outDir } from './entries'
import { writeScripts } from './scripts'
import { writeTypes } from './types'

/** Writes what the package of a release contains into `lib`. */
export async function writeLibrary(): Promise<void> {
  rmSync(outDir, { recursive: true, force: true })
  await writeScripts()
  writeTypes()
}
