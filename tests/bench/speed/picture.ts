import type { Line, Report } from './report'

const rowHeight = 22
const left = 210
const scale = 70
const mostTimes = 6

/** The ratios to the hand-written page as bars, with a line where each budget ends. */
export function pictureOf(reports: readonly Report[]): string {
  const lines = (reports.find(({ cpu }) => cpu === 1)?.lines ?? []).filter(
    ({ ratio }) => ratio !== undefined,
  )
  const height = lines.length * rowHeight + 70
  const width = left + mostTimes * scale + 80
  const rows = lines.map((line, index) => rowOf(line, 44 + index * rowHeight))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>Time of each step in multiples of a hand-written page</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="8" y="20" font-size="14" font-weight="600" fill="#1f2937">Time of each step, in multiples of a hand-written page (shorter is better)</text>
<rect x="${left}" y="28" width="10" height="10" fill="#1890ff"/><text x="${left + 15}" y="37" fill="#1f2937">Wattdesk</text>
<rect x="${left + 90}" y="28" width="2" height="10" fill="#b91c1c"/><text x="${left + 97}" y="37" fill="#1f2937">budget</text>
${rows.join('\n')}
<line x1="${left + scale}" x2="${left + scale}" y1="42" y2="${height - 22}" stroke="#334155" stroke-dasharray="3 3"/>
<text x="${left + scale}" y="${height - 8}" text-anchor="middle" fill="#334155">hand-written</text>
</svg>
`
}

function rowOf({ what, ratio = 0, budget = 0 }: Line, y: number): string {
  const width = Math.min(ratio, mostTimes) * scale
  const limit = left + budget * scale
  const end = Math.max(left + width, limit) + 6
  return [
    `<text x="${left - 8}" y="${y + 13}" text-anchor="end" fill="#1f2937">${what}</text>`,
    `<rect x="${left}" y="${y + 4}" width="${width.toFixed(1)}" height="11" fill="#1890ff"/>`,
    `<rect x="${(limit - 1).toFixed(1)}" y="${y + 2}" width="2" height="15" fill="#b91c1c"/>`,
    `<text x="${end.toFixed(1)}" y="${y + 13}" font-size="10" fill="#334155">${ratio.toFixed(2)} ×</text>`,
  ].join('')
}
