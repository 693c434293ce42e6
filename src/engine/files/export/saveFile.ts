const keptMs = 10_000

/** Hands a file to the browser's downloads; its address is gone some seconds later. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // a browser may still be reading it
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
