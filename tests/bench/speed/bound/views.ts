import { formatDecimal, glanceDecimal, sumDecimals, toDecimal } from '@/engine/values/decimal'
import { endsOf, type Column } from '../columns'
import type { Page, Row } from './gateway'

type Attributes = Readonly<Record<string, string>>

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

function textOf(row: Row, { field, as, words }: Column, stores: ReadonlyMap<string, string>) {
  const value = row[field]
  if (value === null || value === undefined) return '—'
  const text = String(value)
  if (words) return words[text] ?? text
  if (as === 'ends') return endsOf(text)
  if (as === 'store') return stores.get(text) ?? text
  const amount = as === 'amount' ? toDecimal(text) : null
  return amount ? formatDecimal(amount) : text
}

export function drawTable(
  columns: readonly Column[],
  { rows }: Page,
  stores: ReadonlyMap<string, string>,
  hrefOf: ((row: Row) => string) | undefined,
): HTMLTableElement {
  const head = element('tr', {}, ...columns.map(({ field }) => element('th', {}, field)))
  const body = element('tbody')
  for (const row of rows) {
    const line = document.createElement('tr')
    for (const [index, column] of columns.entries()) {
      const cell = document.createElement('td')
      const text = textOf(row, column, stores)
      if (index === 0 && hrefOf) cell.append(element('a', { href: hrefOf(row) }, text))
      else cell.textContent = text
      line.append(cell)
    }
    body.append(line)
  }
  return element('table', {}, element('thead', {}, head), body)
}

/** The days of one statistic. */
export type Days = readonly { date: string; value: string }[]

const shownDays = 7

/** A figure and its chart: the sum of the last days of all parts. */
export function drawCard(title: string, parts: readonly Days[]): HTMLElement {
  const values = parts.map((days) => days.slice(-shownDays).map(({ value }) => toDecimal(value)!))
  const sums = values[0]!.map((_day, at) => sumDecimals(values.map((part) => part[at]!)))
  const figure = element('strong', {}, glanceDecimal(sumDecimals(sums)))
  return element('section', {}, title, figure, drawLine(sums.map(String)))
}

const svg = 'http://www.w3.org/2000/svg'

/** A line through the values, for the eye only: the exact figure is above. */
function drawLine(values: readonly string[]): SVGSVGElement {
  const heights = values.map((value) => Number(value))
  const highest = Math.max(1, ...heights)
  const points = heights.map((height, index) => {
    const x = (index / Math.max(1, heights.length - 1)) * 300
    return `${x.toFixed(1)},${(120 - (height / highest) * 110).toFixed(1)}`
  })
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', '0 0 300 120')
  const line = document.createElementNS(svg, 'polyline')
  line.setAttribute('points', points.join(' '))
  line.setAttribute('fill', 'none')
  line.setAttribute('stroke', 'currentColor')
  drawing.append(line)
  return drawing
}
