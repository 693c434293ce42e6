import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Where the databases of the last release are kept; `npm run databases` writes them. */
export const databasesFolder = import.meta.dirname

/** The embedded database's folder as a tar file, packed by Brotli; its window holds the whole file. */
const folderEnding = '.tar.br'
/** What `pg_dump` writes of a server's database, packed by gzip. */
const scriptEnding = '.sql.gz'

export function databaseFiles(version: string): { folder: string; script: string } {
  const path = join(databasesFolder, version)
  return { folder: `${path}${folderEnding}`, script: `${path}${scriptEnding}` }
}

/** The versions of which databases are kept. */
export function releasedVersions(): readonly string[] {
  const names = readdirSync(databasesFolder)
  const versions = names.flatMap(
    (name) => /^(\d+\.\d+\.\d+)\.(?:tar\.br|sql\.gz)$/.exec(name)?.[1] ?? [],
  )
  return [...new Set(versions)]
}

/** The embedded database's folder, as PGlite loads it. */
export function releasedFolder(version: string): Blob {
  const packed = readFileSync(databaseFiles(version).folder)
  return new Blob([new Uint8Array(brotliDecompressSync(packed))])
}

/** SQL that fills an empty database of a server. */
export function releasedScript(version: string): string {
  return gunzipSync(readFileSync(databaseFiles(version).script)).toString()
}
