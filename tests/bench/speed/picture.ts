import type { Line, Report } from './report'

const rowHeight = 26
const left = 190
const scale = 70
const mostTimes = 8

/** The ratios to the lower bound as bars, for the README: the portal's beside a stock react-admin's. */
export function pictureOf(reports: readonly Report[]): string {
  const lines = (reports.find(({ cpu }) => cpu === 1)?.lines ?? []).filter(({ isRatio }) => isRatio)
  const height = lines.length * rowHeight + 70
  const width = left + mostTimes * scale + 80
  const rows = lines.map((line, index) => rowOf(line, 44 + index * rowHeight))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>Time of each step in multiples of a hand-written page</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="8" y="20" font-size="14" font-weight="600" fill="#1f2937">Time of each step, in multiples of a hand-written page (shorter is better)</text>
<rect x="${left}" y="28" width="10" height="10" fill="#1890ff"/><text x="${left + 15}" y="37" fill="#1f2937">Wattdesk</text>
<rect x="${left + 90}" y="28" width="10" height="10" fill="#94a3b8"/><text x="${left + 105}" y="37" fill="#1f2937">stock react-admin</text>
${rows.join('\n')}
<line x1="${left + scale}" x2="${left + scale}" y1="42" y2="${height - 22}" stroke="#334155" stroke-dasharray="3 3"/>
<text x="${left + scale}" y="${height - 8}" text-anchor="middle" fill="#334155">hand-written</text>
</svg>
`
}

function rowOf({ what, bound, portal, stock }: Line, y: number): string {
  const bar = (ratio: number, top: number, colour: string) => {
    const width = Math.min(ratio, mostTimes) * scale
    return `<rect x="${left}" y="${top}" width="${width.toFixed(1)}" height="9" fill="${colour}"/><text x="${(left + width + 5).toFixed(1)}" y="${top + 8}" font-size="10" fill="#334155">${ratio.toFixed(1)} ×</text>`
  }
  return [
    `<text x="${left - 8}" y="${y + 14}" text-anchor="end" fill="#1f2937">${what}</text>`,
    bar(portal / bound, y + 1, '#1890ff'),
    bar(stock / bound, y + 11, '#94a3b8'),
  ].join('')
}
