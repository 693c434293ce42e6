import type { Resource } from '@/engine/declare'
import { callAtWork, idOfRow, someRow } from './actionCalls'
import { put, type State } from './actionStates'
import { callerOf, type Call, type Row } from './gateway'
import { all, openPage, textOf } from './portal'
import { wordOf } from './words'

type Opened = { readonly row: Row; readonly id: string; readonly call: Call }

/** The page of a record that is in a state; nothing where the resource has no page. */
export async function openAt(resource: Resource, state: State): Promise<Opened | undefined> {
  let row: Row = {}
  const suffix = () => `/${idOfRow(resource, row)}/show`
  const page = await openPage(resource, suffix, {
    given: async (sandbox) => {
      row = await someRow(resource, await callAtWork(sandbox, resource))
      await put(sandbox, resource, idOfRow(resource, row), state)
    },
  })
  if (!page) return undefined
  const id = idOfRow(resource, row)
  return { row, id, call: callerOf(page.sandbox, await page.sandbox.logIn('admin')) }
}

export function wordOfAction({ name: own }: Resource, name: string): string {
  return wordOf('en-US', `resources.${own}.actions.${name}`, `actions.${name}`) ?? name
}

/** As the question before it says it: the button's words, where they are a verb. */
export function wordOfDeed(resource: Resource, name: string): string {
  return (
    wordOf('en-US', `resources.${resource.name}.actionVerbs.${name}`) ??
    wordOfAction(resource, name)
  )
}

/** The button of an action on the record's page, or the switch of its field. */
export function buttonOf(resource: Resource, name: string): HTMLButtonElement | undefined {
  const isSwitch = resource.actions[name]?.toggles !== undefined
  const found = isSwitch
    ? all('[role=switch]')[0]
    : all('.wd-show-title button').find((one) => textOf(one) === wordOfAction(resource, name))
  return found instanceof HTMLButtonElement ? found : undefined
}
