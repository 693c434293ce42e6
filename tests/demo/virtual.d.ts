/** PostgreSQL's files, each packed by gzip. */
declare module 'virtual:database' {
  /** The address of the program, a WebAssembly module. */
  export const program: string
  /** The address of the files that the program reads. */
  export const bundle: string
  /** The address of the seeded cluster, a tar archive. */
  export const cluster: string
  /** When the cluster's records end, in milliseconds since 1970. */
  export const seededMs: number
}

declare module 'virtual:dialects' {
  import type { DialectName } from '@/engine/config'

  /** How the portal has to speak to the sandbox, by scenario. */
  const dialects: Readonly<Record<string, DialectName>>
  export default dialects
}
