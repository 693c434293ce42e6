import type { Dice } from '@/sandbox/values/dice'
import type { Fault } from '@/sandbox/faults/Fault'

/** Something that happens to writes, or to their answers, once or twice. */
export function someFault(dice: Dice): readonly Fault[] {
  const harm = dice.pick<Fault>([
    { reset: 'before' },
    { reset: 'after' },
    { reset: 'midway' },
    { truncate: 12 },
    { body: '' },
    { body: '', commit: true },
    { body: '<h1>Bad gateway</h1>', status: 502, commit: true },
    { status: 504, commit: true },
    { status: 503 },
    { code: 500, msg: 'unreadable', commit: true, status: 500 },
    { delayMs: 2 },
  ])
  const harmed = { ...harm, times: dice.int(1, 2), skip: dice.int(0, 1), path: '/store/storeDraw*' }
  return [
    { ...harmed, method: 'POST' },
    { ...harmed, method: 'PUT' },
  ]
}
