import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

export type Lock = { release(): void }

/**
 * Takes a lock file that holds this process's id. A file whose process is gone is taken over.
 * @throws Error, one sentence to show, when a living process holds it
 */
export function holdLock(file: string): Lock {
  if (!tryWrite(file)) {
    const holder = readHolder(file)
    if (isAlive(holder, file))
      throw new Error(
        `The sandbox's data is in use by process ${holder}: stop that process, ` +
          `or choose another folder with SANDBOX_DATA (if it is no sandbox, delete ${file}).`,
      )
    rmSync(file, { force: true })
    if (!tryWrite(file)) throw new Error(`Another sandbox is starting on the same data: ${file}.`)
  }
  return { release: () => rmSync(file, { force: true }) }
}

function tryWrite(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): number {
  const text = readFileSync(file, 'utf8').trim()
  return /^\d{1,10}$/.test(text) ? Number(text) : 0
}

function isAlive(pid: number, file: string): boolean {
  if (pid === 0) return false
  if (pid === process.pid) return isWrittenByThisRun(file)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A container gives the same process id at each start, so its own id may be an earlier run's. */
function isWrittenByThisRun(file: string): boolean {
  return statSync(file).mtimeMs >= Date.now() - process.uptime() * 1000
}
