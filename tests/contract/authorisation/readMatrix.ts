export const actors = ['none', 'expired', 'admin', 'auditor', 'tri', 'store', 'foreign'] as const

export type Actor = (typeof actors)[number]

/** The answer of a call to each actor: a code, `own` (of its own store only) or undefined (not asked). */
export type Line = {
  /** Method, a space and the path, its parameters in braces. */
  call: string
  answers: Readonly<Record<Actor, number | 'own' | undefined>>
}

/** Reads the table of the matrix. @throws Error for a line that does not fit under the head */
export function readMatrix(text: string): readonly Line[] {
  const [head = '', ...lines] = text.split('\n').filter((line) => /^ +[^# ]/.test(line))
  if (head.trim().split(/ +/).join() !== actors.join()) throw new Error('The head is another')
  return lines.map(readLine)
}

function readLine(line: string): Line {
  const [method, path, ...cells] = line.trim().split(/ +/)
  if (cells.length !== actors.length) throw new Error(`Not one cell for each actor: ${line}`)
  const answers = Object.fromEntries(actors.map((actor, place) => [actor, readCell(cells[place])]))
  return { call: `${method} ${path}`, answers: answers as Line['answers'] }
}

function readCell(cell = ''): number | 'own' | undefined {
  if (cell === '-') return undefined
  if (cell === 'yes') return 200
  if (cell === 'own') return 'own'
  if (!/^\d{3}$/.test(cell)) throw new Error(`No answer: ${cell}`)
  return Number(cell)
}
