type Scraped = { types: ReadonlyMap<string, string>; samples: ReadonlyMap<string, number> }

const name = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const label = `[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\[\\\\"n])*"`
const sample = new RegExp(`^((${name})(?:\\{${label}(?:,${label})*\\})?) (-?[\\d.e+-]+|NaN)$`)

/** Reads Prometheus's text format 0.0.4, and throws where a line does not belong to it. */
export function readPrometheus(text: string): Scraped {
  const types = new Map<string, string>()
  const samples = new Map<string, number>()
  if (!text.endsWith('\n')) throw new Error('the last line is not ended')
  for (const line of text.trimEnd().split('\n')) {
    const type = new RegExp(`^# TYPE (${name}) (counter|gauge|histogram)$`).exec(line)
    if (type) types.set(type[1] ?? '', type[2] ?? '')
    else if (!/^# HELP \S+ \S/.test(line)) {
      const [, key = '', family = '', value] = sample.exec(line) ?? []
      const base = family.replace(/_(?:bucket|sum|count)$/, '')
      if (!types.has(family) && types.get(base) !== 'histogram')
        throw new Error(`no metric line: ${line}`)
      if (samples.has(key)) throw new Error(`twice: ${key}`)
      samples.set(key, Number(value))
    }
  }
  return { types, samples }
}
