import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

// JavaScript, because a new thread has no loader for TypeScript: tsx's hooks are of the thread that was started with
// them, vitest's loader has none for others, and Node before 22.18 strips no types.
register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) })
await import('./fileWorker.ts')
