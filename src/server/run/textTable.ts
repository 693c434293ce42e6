export type TextRow = Readonly<Record<string, string>>

export function textTable(rows: readonly TextRow[], indent = '  '): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [Object.fromEntries(columns.map((column) => [column, column])), ...rows]
  const widths = columns.map((column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  )
  return lines
    .map((line) => columns.map((column, i) => (line[column] ?? '').padEnd(widths[i] ?? 0)))
    .map((cells) => (indent + cells.join('  ')).trimEnd())
    .join('\n')
}
