import type { Ready } from '../authorisation/openActors'

/** One value of a request, and the request with another in its place. */
export type Place = { name: string; put: (text: string) => Ready }

/**
 * Every place of a request where a value of the client stands.
 * @param call method and path, its parameters in braces
 * @param names of query parameters, sent or not
 */
export function placesOf(call: string, ready: Ready, names: readonly string[]): readonly Place[] {
  return [...inPath(call, ready), ...inQuery(ready, names), ...inBody(ready)]
}

function inPath(call: string, ready: Ready): readonly Place[] {
  const [, template = ''] = call.split(' ')
  const [path = '', query] = ready.path.split('?')
  const segments = path.split('/')
  return template.split('/').flatMap((segment, place) =>
    segment.startsWith('{')
      ? {
          name: `path ${segment}`,
          put: (text) => {
            const changed = segments.with(place, encodeURIComponent(text)).join('/')
            return { ...ready, path: query === undefined ? changed : `${changed}?${query}` }
          },
        }
      : [],
  )
}

function inQuery(ready: Ready, names: readonly string[]): readonly Place[] {
  const [path = '', query = ''] = ready.path.split('?')
  const sent = new URLSearchParams(query)
  return [...new Set([...sent.keys(), ...names])].map((name) => ({
    name: `query ${name}`,
    put: (text) => {
      const changed = new URLSearchParams(sent)
      changed.set(name, text)
      return { ...ready, path: `${path}?${changed}` }
    },
  }))
}

function inBody(ready: Ready): readonly Place[] {
  const { body } = ready.init
  if (body instanceof FormData) return inParts(ready, body)
  if (typeof body !== 'string') return []
  const value = JSON.parse(body) as unknown
  return leavesOf(value).map((steps) => ({
    name: `body ${steps.join('.')}`,
    put: (text) => ({
      ...ready,
      init: { ...ready.init, body: JSON.stringify(changedAt(value, steps, text)) },
    }),
  }))
}

function inParts(ready: Ready, parts: FormData): readonly Place[] {
  return [...parts].map(([name, part]) => ({
    name: `part ${name}`,
    put: (text) => {
      const body = new FormData()
      for (const [other, kept] of parts) if (other !== name) body.append(other, kept)
      body.append(name, typeof part === 'string' ? text : new File([part], text, part))
      return { ...ready, init: { ...ready.init, body } }
    },
  }))
}

type Steps = readonly string[]

function leavesOf(value: unknown, steps: Steps = []): readonly Steps[] {
  if (typeof value !== 'object' || value === null) return [steps]
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, [...steps, name]))
}

function changedAt(value: unknown, [step, ...steps]: Steps, text: string): unknown {
  if (step === undefined) return text
  if (Array.isArray(value))
    return value.map((one, place) => (String(place) === step ? changedAt(one, steps, text) : one))
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [step]: changedAt(fields[step], steps, text) }
}
