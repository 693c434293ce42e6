import type { Line, Report, SplitLine } from './report'
import { parts } from './split'

/** The report as lines of text. */
export function textOf({ cpu, rounds, lines, splits }: Report): string {
  const speed = cpu === 1 ? 'at full speed' : `${cpu} × slower`
  const head = `processor ${speed}, medians of ${rounds} rounds`
  const hasStock = lines.some(({ stock }) => stock !== undefined)
  const columns = ['', 'hand-written', 'Wattdesk', '×', 'owed', '']
  const titles = hasStock ? [...columns, 'stock', '×'] : columns
  const rows = lines.map((line) => [...cellsOf(line), ...(hasStock ? stockCells(line) : [])])
  const table = [head, ...aligned([titles, ...rows])]
  return splits.length === 0 ? table.join('\n') : [...table, '', ...splitTable(splits)].join('\n')
}

function splitTable(splits: readonly SplitLine[]): string[] {
  const titles = ['', ...parts, 'forced layouts']
  const rows = splits.map(({ what, bound, portal }) => [
    what,
    ...[...parts, 'forced' as const].map(
      (part) => `${whole(portal[part])} / ${whole(bound[part])}`,
    ),
  ])
  return [
    'where the time went in one traced round, ms: Wattdesk / hand-written',
    ...aligned([titles, ...rows]),
  ]
}

function aligned(table: readonly (readonly string[])[]): string[] {
  const widths = table[0]!.map((_column, at) => Math.max(...table.map((row) => row[at]!.length)))
  return table.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd(),
  )
}

function cellsOf({ what, unit, bound, portal, ratio, budget, isMet }: Line): string[] {
  const wanted = ratio === undefined ? withUnit(budget, unit) : `${budget} ×`
  return [
    what,
    withUnit(bound, unit),
    withUnit(portal, unit),
    ratio === undefined ? '' : ratio.toFixed(2),
    budget === undefined ? '' : `≤ ${wanted}`,
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ]
}

function stockCells({ unit, stock, stockRatio }: Line): string[] {
  return [withUnit(stock, unit), stockRatio?.toFixed(2) ?? '']
}

function withUnit(value: number | undefined, unit: string): string {
  if (value === undefined) return ''
  return `${shown(value)}${unit && ` ${unit}`}`
}

function shown(value: number): string {
  return Math.abs(value) < 10 && !Number.isInteger(value) ? value.toFixed(1) : whole(value)
}

function whole(value: number): string {
  return value.toFixed(0)
}
