import { slowdown, vitalsBudgets } from './budgets'
import type { Walked } from './walk'

const listed = 12

export type VitalsReport = { text: string; isMet: boolean }

/** The table of a walk: the three figures, and the worst pages with what made them so. */
export function vitalsReport({ interactions, shifts, loads }: Walked): VitalsReport {
  const inputs = interactions.toSorted((a, b) => b.duration - a.duration)
  const inp = percentile98(inputs.map(({ duration }) => duration))
  const moving = shifts.toSorted((a, b) => b.cls - a.cls)
  const slow = loads.toSorted((a, b) => b.lcp - a.lcp)
  const cls = moving[0]?.cls ?? 0
  const lcp = slow[0]?.lcp ?? 0
  const { inp: inpMs, cls: most, lcp: lcpMs } = vitalsBudgets
  const isMet = inp <= inpMs && cls <= most && lcp <= lcpMs
  const pages = new Set(loads.map(({ place }) => place)).size
  const lines = [
    `a day's walk over ${pages} pages, ${inputs.length} inputs, processor ${slowdown} × slower`,
    line(
      'input to next frame, 98th percentile',
      `${inp.toFixed(0)} ms`,
      `${inpMs} ms`,
      inp <= inpMs,
    ),
    line('largest layout shift of a page', cls.toFixed(3), String(most), cls <= most),
    line('largest paint of a load, latest', `${lcp.toFixed(0)} ms`, `${lcpMs} ms`, lcp <= lcpMs),
    '',
    'slowest inputs: delay + handlers + paint',
    ...inputs
      .slice(0, listed)
      .map(
        ({ duration, delay, handlers, paint, type, target, place, work }) =>
          `${ms(duration)} = ${[delay, handlers, paint].map((one) => one.toFixed(0)).join(' + ')}  ${place}, ${work}: ${type} on ${target}`,
      ),
    '',
    'largest shifts',
    ...moving
      .filter((one) => one.cls > most / 2)
      .slice(0, listed)
      .map((one) => `${one.cls.toFixed(3)}  ${one.place}  ${one.moved.join(', ')}`),
    '',
    'latest paints',
    ...slow.slice(0, listed).map((one) => `${ms(one.lcp)}  ${one.place}  ${one.painted}`),
  ]
  return { text: lines.join('\n'), isMet }
}

/** At most one in fifty is slower. */
export function percentile98(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.98) - 1] ?? 0
}

function line(what: string, value: string, budget: string, isMet: boolean): string {
  const verdict = isMet ? 'met' : 'MISSED'
  return `${what.padEnd(38)}${value.padStart(9)}   ≤ ${budget.padEnd(8)} ${verdict}`
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`.padStart(8)
}
