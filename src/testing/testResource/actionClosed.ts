import type { Resource } from '@/engine/declare'
import type { Action } from '@/engine/schema/action'
import { buttonOf, openAt } from './actionPage'
import { isOpen, inWords, statesOf } from './actionStates'
import { codesOf, fieldOf } from './declared'
import type { Findings } from './findings'
import { textOf } from './portal'
import { wordOf } from './words'

/** Where it is not possible, its button cannot be pressed and says which state forbids it. */
export async function checkClosed(
  resource: Resource,
  name: string,
  action: Action,
  findings: Findings,
) {
  const state = statesOf(resource, action).find((one) => !isOpen(action, one))
  if (!state || action.toggles || resource.override?.page?.show) return
  if (!(await openAt(resource, state))) return
  await findings.unlessSoon(
    () => buttonOf(resource, name)?.disabled === true,
    `${name}: its button can be pressed in ${inWords(state)}`,
  )
  const button = buttonOf(resource, name)
  const note = document.getElementById(button?.getAttribute('aria-describedby') ?? '')
  for (const [field, code] of Object.entries(state)) {
    const declared = fieldOf(resource, field)
    const [, key = ''] = codesOf(declared).find(([known]) => known === code) ?? []
    const { name: words } = declared.dict ?? declared.fallback ?? { name: '' }
    const word = wordOf('en-US', `codes.${words}.${key}`) ?? String(code)
    findings.unless(
      textOf(note).includes(word),
      `${name}: its button does not name the state ‘${word}’ that forbids it`,
    )
  }
}
