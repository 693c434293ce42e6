export const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** Ignores encodings that the header does not name or refuses by `;q=0`; equal weights go to the earlier offer. */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined {
  const weights = parseWeights(header ?? '')
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = offered.toSorted((a, b) => weightOf(b) - weightOf(a))
  return best !== undefined && weightOf(best) > 0 ? best : undefined
}

function parseWeights(header: string): ReadonlyMap<string, number> {
  const parts = header.split(',').map((part) => part.trim().toLowerCase())
  return new Map(parts.map((part) => [part.split(';')[0]?.trim() ?? '', weight(part)]))
}

function weight(part: string): number {
  const written = /;\s*q=([\d.]+)/.exec(part)?.[1]
  return written === undefined ? 1 : Number(written) || 0
}
