import { readFileSync } from 'node:fs'
import { DockerfileParser, From, type Copy, type Env, type Instruction } from 'dockerfile-ast'

export type Step =
  | { kind: 'copy'; from: string | undefined; sources: readonly string[]; target: string }
  | { kind: 'run'; command: readonly string[] }

/** How a stage's program runs; a stage that begins with another takes these over. */
export type Run = {
  workdir: string
  env: Readonly<Record<string, string>>
  user: string
  entrypoint: readonly string[]
  healthcheck: readonly string[]
  stopSignal: string
}

export type Stage = Run & {
  name: string
  /** An earlier stage, or an image of a registry. */
  base: string
  /** What fills the stage, in order. */
  steps: readonly Step[]
}

const nothing: Run = {
  workdir: '/',
  env: {},
  user: 'root',
  entrypoint: [],
  healthcheck: [],
  stopSignal: 'SIGTERM',
}

/** Reads the stages of a Dockerfile whose commands are all in the form that needs no shell. */
export function readDockerfile(path: string): ReadonlyMap<string, Stage> {
  const stages = new Map<string, Stage>()
  let last = ''
  for (const instruction of DockerfileParser.parse(readFileSync(path, 'utf8')).getInstructions()) {
    if (instruction instanceof From) {
      const [base = '', , name = ''] = argumentsOf(instruction)
      stages.set(name, { ...nothing, ...stages.get(base), name, base, steps: [] })
      last = name
    } else {
      const stage = stages.get(last)
      if (stage) stages.set(last, { ...stage, ...changeBy(instruction, stage) })
    }
  }
  return stages
}

function changeBy(instruction: Instruction, { steps, env, workdir }: Stage): Partial<Stage> {
  const [first = '', ...others] = argumentsOf(instruction)
  switch (instruction.getKeyword()) {
    case 'COPY': {
      const from = (instruction as Copy).getFromFlag()?.getValue() ?? undefined
      const sources = [first, ...others.slice(0, -1)]
      return { steps: [...steps, { kind: 'copy', from, sources, target: others.at(-1) ?? '' }] }
    }
    case 'RUN':
      return { steps: [...steps, { kind: 'run', command: commandOf(instruction) }] }
    case 'WORKDIR':
      return { workdir: new URL(first, `file://${workdir}/`).pathname }
    case 'ENV': {
      const set = (instruction as Env).getProperties()
      const given = set.map((one) => [one.getName(), one.getValue() ?? ''])
      return { env: { ...env, ...Object.fromEntries(given) } }
    }
    case 'USER':
      return { user: first }
    case 'ENTRYPOINT':
      return { entrypoint: commandOf(instruction) }
    case 'HEALTHCHECK':
      return { healthcheck: commandOf(instruction) }
    case 'STOPSIGNAL':
      return { stopSignal: first }
    case 'EXPOSE':
    case 'LABEL':
      return {}
    default:
      throw new Error(`The tests do not know how to carry out ${instruction.getKeyword()}.`)
  }
}

function argumentsOf(instruction: Instruction): readonly string[] {
  return instruction.getExpandedArguments().map((one) => one.getValue())
}

/** @throws SyntaxError for a command in the form that a shell reads */
function commandOf(instruction: Instruction): readonly string[] {
  const text = (instruction.getArgumentsContent() ?? '').replace(/^CMD\s+/, '')
  return JSON.parse(text) as readonly string[]
}
