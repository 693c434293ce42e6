/** Words for numbers that a document could count with; `one` and `two` are too common to be figures. */
const words =
  'three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|' +
  'seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?'

const figure = new RegExp(`(?<![\\w.-])\\d[\\d,.:×]*|\\b(?:${words})\\b`, 'gi')

/** Numbers that name something: a version, a protocol, an answer's code, the step of a list, a heading. */
const names =
  /HTTP\/\d|UTF-\d|WCAG \d|RuoYi \d[\d.]*|PostgreSQL (?:server, )?(?:≥ )?\d\d|(?<![\w,.])(?:20[01]|4\d\d|50\d)s?\b(?![,.]\d)|user \d+|commands? 1001|\b1012\b|exit code \d|^\d+\. |^#.*$/gm

/**
 * The figures that a document states in its own words, each with the words around it: those in code are left out,
 * and those that a generator, a fact or a value of a source writes.
 */
export function figuresIn(text: string): readonly string[] {
  const prose = text
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/<!-- (?:generated|fact|value)[^>]*-->[\s\S]*?<!-- end -->/g, '')
    .replaceAll(/`[^`\n]*`|\]\([^)]*\)|<[^>]*>/g, '')
    .replaceAll(names, '')
  return [...prose.matchAll(figure)].map(({ index, 0: found }) => around(prose, index, found))
}

function around(text: string, index: number, found: string): string {
  const before = text.slice(0, index).match(/(?:\S+\s+){0,2}\S*$/)?.[0] ?? ''
  const after = text.slice(index + found.length).match(/^\S*(?:\s+\S+){0,2}/)?.[0] ?? ''
  return `${before}${found}${after}`.replaceAll(/\s+/g, ' ')
}
