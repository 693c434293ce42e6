import type { Finding } from './project/Finding'

/** The finding that a declaration cannot even be loaded, from what it threw. */
export function unloadable(error: unknown): Finding {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const file =
    /resources\/(?:system\/)?\w+\.tsx?/.exec(`${message}\n${stack}`)?.[0] ?? 'resources/index.ts'
  return {
    file,
    resource: file.replace(/^.*\/|\.tsx?$/g, ''),
    problem: `It cannot be loaded: ${message.trim()}.`,
    fix: 'Correct what `npm run types` says of it.',
  }
}
