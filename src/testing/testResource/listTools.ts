import { fireEvent } from '@testing-library/react'
import type { Resource } from '@/engine/declare'
import type { Tool } from '@/engine/schema/action'
import { sentTo } from '../app/gatewayServer'
import type { Findings } from './findings'
import { nameless } from './names'
import { all, isQuiet, openPage, textOf } from './portal'
import { undeclaredCalls } from './requests'
import { say, wordOf } from './words'

/** Checks the tools of a list: confirmed if declared so, sent once, and the list read again. */
export async function checkTools(resource: Resource, findings: Findings): Promise<void> {
  const tools = Object.entries(resource.list?.tools ?? {})
  if (tools.length === 0 || !(await openPage(resource, ''))) return
  for (const [name, tool] of tools) await checkTool(resource, name, tool, findings)
  await findings.unlessSoon(isQuiet, 'the list is still loading')
  findings.unlessEqual(undeclaredCalls(resource), [], 'undeclared calls')
}

async function checkTool(resource: Resource, name: string, tool: Tool, findings: Findings) {
  const { call, confirm } = tool
  const word = wordOf('en-US', `resources.${resource.name}.tools.${name}`, `tools.${name}`) ?? name
  const button = () => all('.wd-list-header button').find((one) => textOf(one) === word)
  await findings.unlessSoon(() => button() !== undefined, `${name}: the list has no button for it`)
  const sent = () => sentTo(call.method, call.path.replace('{cachePath}', 'clearCache'))
  const lists = () => sentTo('GET', `${resource.path}/list`).length
  const before = lists()
  fireEvent.click(button() ?? document.body)
  if (confirm) {
    const yes = () => all('[role=dialog] button').find((one) => textOf(one) === word)
    await findings.unlessSoon(
      () => yes() !== undefined,
      `${name}: no dialog asks before the request`,
    )
    findings.unlessEqual(sent().length, 0, `${name}: requests sent before confirmation`)
    findings.unlessEqual(nameless(all('[role=dialog]')[0]), [], `${name}: controls without a name`)
    fireEvent.click(yes() ?? document.body)
  }
  const done = say('en-US', 'tools.done', { tool: word })
  await findings.unlessSoon(
    () => (document.body.textContent ?? '').includes(done),
    `${name}: ‘${done}’ does not appear afterwards`,
  )
  await findings.unlessSoon(() => lists() > before, `${name}: the list is not read again`)
  findings.unlessEqual(sent().length, 1, `${name}: requests ${call.method} ${call.path}`)
}
