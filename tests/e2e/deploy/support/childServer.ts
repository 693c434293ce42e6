import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'

export type ChildServer = {
  /** Everything that it has written to its console. */
  output: () => string
  stop: () => Promise<void>
}

const patienceMs = 60_000
const pauseMs = 50

/** Starts a program and waits until its port takes connections; throws with its output if it ends before. */
export async function startChild(
  command: string,
  args: readonly string[],
  { port, ...options }: SpawnOptions & { port: number },
): Promise<ChildServer> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const untilMs = Date.now() + patienceMs
  while (!(await isTaken(port))) {
    if (hasEnded() || Date.now() > untilMs) throw new Error(`${command} does not start: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return {
    output: () => output,
    async stop() {
      process.off('exit', kill)
      if (hasEnded()) return
      kill()
      await once(child, 'exit')
    },
  }
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
