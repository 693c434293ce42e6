/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // the browser has taken it once this task is over
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}
