import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

export function engineModule(path: string): string {
  const place = resolve(import.meta.dirname, '../../engine', path)
  const file = ['.ts', '.tsx', '.js'].map((extension) => place + extension).find(existsSync)
  if (file === undefined) throw new Error(`The engine has no module ${path}.`)
  return file.replaceAll('\\', '/')
}
