import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Run } from './readDockerfile'

export const root = resolve(import.meta.dirname, '../../../..')

/** Whether a stage runs as in a container, with its own root folder, user and mounts; else it runs in its folder. */
export const isContained = process.platform === 'linux' && process.getuid?.() === 0

export type Stay = {
  /** The folder of the stage's files. */
  place: string
  /** Set beside the stage's own. */
  env?: Readonly<Record<string, string>>
  /** Folders that the program may write to, empty at each start. */
  tmpfs?: readonly string[]
}

const imagePath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Starts a command of a stage over files that it cannot change. */
export function runStage(run: Run, command: readonly string[], stay: Stay): ChildProcess {
  const { place, tmpfs = [] } = stay
  const env = { ...run.env, ...stay.env }
  const [program = '', ...args] = command
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe']
  if (!isContained)
    return spawn(program === 'node' ? process.execPath : program, args, {
      cwd: join(place, run.workdir),
      env: { ...process.env, ...env },
      stdio,
    })
  for (const folder of tmpfs) mkdirSync(join(place, folder), { recursive: true })
  const [user = '', group = ''] = run.user.split(':')
  const settings = [place, run.workdir, user, group, join(root, 'node_modules'), tmpfs.join(' ')]
  return spawn('unshare', ['--mount', 'sh', '-ec', contain, 'sh', ...settings, program, ...args], {
    env: { PATH: imagePath, ...env },
    stdio,
  })
}

/** The packages are a link to the tree's, so they are put where it leads. */
const contain = `
place=$1 workdir=$2 user=$3 group=$4 modules=$5 tmpfs=$6
shift 6
mount --bind "$place" "$place"
if [ -L "$place$workdir/node_modules" ]; then
  mkdir -p "$place$modules"
  mount --bind "$modules" "$place$modules"
  mount -o remount,bind,ro "$place$modules"
fi
for folder in $tmpfs; do mount -t tmpfs -o mode=1777 tmpfs "$place$folder"; done
mount -t proc proc "$place/proc"
mount -o remount,bind,ro "$place"
exec unshare --root="$place" --wd="$workdir" --setgid="$group" --setuid="$user" "$@"
`
