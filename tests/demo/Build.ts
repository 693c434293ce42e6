/** One build of the demo, as its service worker knows it. Paths start at the demo's folder. */
export type Build = {
  id: string
  /** The page and its scripts: a form of this content type, packed by gzip. */
  pages: { path: string; type: string }
  /** All that a browser stores, with the size in bytes. */
  files: readonly { path: string; bytes: number }[]
}
