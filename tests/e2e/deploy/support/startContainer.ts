import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/tests/support/run/freePort'
import type { Stage } from './readDockerfile'
import { runStage, type Stay } from './runStage'

export type Container = {
  origin: string
  port: string
  /** The exit code of the stage's health check. */
  health: () => Promise<number>
  /** The exit code of the program after the stage's stop signal. */
  stop: () => Promise<number>
}

/** An engine gives up after as many failed checks, too. */
const mostChecks = 300
const pauseMs = 200

/** Runs a stage's program on a port of its own until its health check passes. */
export async function startContainer(stage: Stage, stay: Stay, port?: string): Promise<Container> {
  const PORT = port ?? String(await freePort())
  const own = { ...stay, env: { ...stay.env, PORT } }
  const program = runStage(stage, stage.entrypoint, own)
  running.add(program)
  let output = ''
  for (const out of [program.stdout, program.stderr]) out?.on('data', (text) => (output += text))
  const health = () => exitOf(runStage(stage, stage.healthcheck, own))
  for (let checks = 0; (await health()) !== 0; checks++) {
    if (program.exitCode !== null || checks > mostChecks)
      throw new Error(`${stage.name} is not healthy:\n${output}`)
    await sleep(pauseMs)
  }
  const stop = async () => {
    program.kill(stage.stopSignal as NodeJS.Signals)
    return exitOf(program)
  }
  return { origin: `http://127.0.0.1:${PORT}`, port: PORT, health, stop }
}

const running = new Set<Program>()

/** Ends what a test has started. */
export async function stopContainers(): Promise<void> {
  await Promise.all([...running].map((program) => program.kill('SIGKILL') && exitOf(program)))
  running.clear()
}

type Program = ReturnType<typeof runStage>

async function exitOf(program: Program): Promise<number> {
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
  return program.exitCode ?? -1
}
