export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser may still be reading it
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
