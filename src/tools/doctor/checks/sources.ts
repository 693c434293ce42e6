import type { Finding } from '../project/Finding'
import { listFor, type ProjectCheck } from '../project/Project'

const mostLines = 60
const declaration = /\bdefineResource\(\s*'([^']*)'/g

/** Patterns of code that does not belong into a declaration, in a text without comments. */
const strangers: readonly (readonly [RegExp, string, string])[] = [
  [/<\/[\w>]|\/>/, 'JSX', 'Draw it in src/engine/list and name it here.'],
  [
    /\b(?:fetch|axios|XMLHttpRequest|WebSocket|EventSource)\s*[.(]/,
    'a direct call',
    'Declare the call as an action with `call`; the gateway makes it.',
  ],
  [
    /['"`]#[\da-f]{3,8}['"`]|\b(?:rgb|hsl)a?\(|\bcolou?r:/i,
    'a colour',
    "Give the code a tone such as 'good'; the theme has the colours.",
  ],
  [
    /[^\p{ASCII}\P{L}]/u,
    'words of a language',
    'Put them into i18n/en-US and i18n/zh-CN, and name their key here.',
  ],
]

/** A file with foreign code, several resources, or a resource that is not listed. */
export const sources: ProjectCheck = ({ files, resources }) =>
  [...(files ?? [])]
    .filter(([file]) => /^resources\/(?:system\/)?[^/]+\.tsx?$/.test(file))
    .flatMap(([file, text]) => {
      const resource = file.replace(/^.*\/|\.tsx?$/g, '')
      const declared = [...text.matchAll(declaration)].map(([, name = '']) => name)
      const isListed = (name: string) => resources.some((one) => one.name === name)
      return [
        ...strange(text),
        ...(declared.length > 0 ? declarationFindings(file, declared, text) : []),
        ...declared.filter((name) => !isListed(name)).map((name) => unlisted(name, file)),
      ].map(({ problem, fix }) => ({ file, resource, problem, fix }))
    })

function strange(text: string): readonly Finding[] {
  const code = text.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '')
  return strangers.flatMap(([pattern, what, fix]) => {
    const at = code.search(pattern)
    if (at < 0) return []
    const line = code.slice(code.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? ''
    return [{ problem: `It contains ${what}: \`${line.trim()}\`.`, fix }]
  })
}

function declarationFindings(
  file: string,
  declared: readonly string[],
  text: string,
): readonly Finding[] {
  const at = file.slice(0, file.lastIndexOf('/') + 1)
  const resource = file.slice(at.length).replace(/\.tsx?$/, '')
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  return [
    ...(declared.length > 1
      ? [
          {
            problem: `It declares ${declared.length} resources: ${declared.join(', ')}.`,
            fix: 'Give each its own file.',
          },
        ]
      : []),
    ...(declared.includes(resource)
      ? []
      : [
          {
            problem: `It declares \`${declared[0]}\`, but is called \`${resource}\`.`,
            fix: `Rename the file to ${at}${declared[0]}.ts.`,
          },
        ]),
    ...(lines > mostLines
      ? [
          {
            problem: `It has ${lines} lines; a declaration has at most ${mostLines}.`,
            fix: 'Name lists of fields that stand twice, and move what several resources share beside them.',
          },
        ]
      : []),
  ]
}

function unlisted(name: string, file: string): Finding {
  return {
    problem: `\`${name}\` is declared, but not listed.`,
    fix: `Add it to ${listFor(file)}.`,
  }
}
