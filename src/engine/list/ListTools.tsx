import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { usePermission } from '@/engine/data/session'
import { actionPermission } from '@/engine/schema/access'
import { buttonWords } from '@/engine/action/actionWords'
import { refresh } from '@/engine/data/refresh'
import { useSurface } from '@/engine/data/resource'
import { Button } from '@/engine/ui/Button'
import { AskDialog } from '@/engine/ui/AskDialog'
import { useNotifyError } from '@/engine/ui/useNotifyError'

/** §6: an action without permission is hidden. */
export function ListTools() {
  const { resource, t, labels } = useSurface()
  const may = usePermission()
  const provider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const [asked, setAsked] = useState<string>()
  const [running, setRunning] = useState<string>()
  const tools = resource.list?.tools ?? {}
  const names = Object.keys(tools).filter((name) => may([actionPermission(resource, name)]))

  const run = async (name: string) => {
    if (running !== undefined) return
    setRunning(name)
    const runTool = async () => {
      await provider.runTool(resource.name, name)
      notify('tools.done', { type: 'success', messageArgs: { tool: labels.tool(name) } })
    }
    await runTool().catch(notifyError)
    setRunning(undefined)
    refresh(queryClient, tools[name]?.cache)
  }
  const tool = labels.tool(asked ?? '')
  const question = { action: tool, verb: tool.toLowerCase(), name: labels.plural.toLowerCase() }
  const buttons = buttonWords(question, t)
  return (
    <>
      {names.map((name) => (
        <Button
          key={name}
          aria-busy={running === name}
          onClick={() => (tools[name]?.confirm ? setAsked(name) : void run(name))}
        >
          {labels.tool(name)}
        </Button>
      ))}
      <AskDialog
        open={asked !== undefined}
        title={t('actions.sure', { action: question.verb, name: question.name })}
        text={t('tools.whole', { name: question.name })}
        yes={buttons.confirm}
        no={buttons.close}
        onYes={() => run(asked ?? '').then(() => setAsked(undefined))}
        onNo={() => setAsked(undefined)}
      />
    </>
  )
}
