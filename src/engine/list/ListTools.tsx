import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { usePermission } from '@/engine/data/session'
import { actionPermission } from '@/engine/schema/access'
import { buttonWords } from '../action/buttonWords'
import { AskDialog } from '../ui/overlay/AskDialog'
import { refresh } from '../data/refresh'
import { useNotifyError } from '../ui/useNotifyError'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

/** The buttons for the whole of a list; §6: without its permission a tool is not there. */
export function ListTools() {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const may = usePermission()
  const [asked, setAsked] = useState<string>()
  const { run, running } = useTools()
  const tools = resource.list?.tools ?? {}
  const names = Object.keys(tools).filter((name) => may([actionPermission(resource, name)]))
  const verb = labels.tool(asked ?? '').toLowerCase()
  const name = labels.plural.toLowerCase()
  const buttons = buttonWords({ action: labels.tool(asked ?? ''), verb, name }, t)
  return (
    <>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="wd-button"
          aria-busy={running === name}
          onClick={() => (tools[name]?.confirm ? setAsked(name) : void run(name))}
        >
          {labels.tool(name)}
        </button>
      ))}
      <AskDialog
        open={asked !== undefined}
        title={t('actions.sure', { action: verb, name })}
        text={t('tools.whole', { name })}
        yes={buttons.confirm}
        no={buttons.close}
        onYes={() => run(asked ?? '').then(() => setAsked(undefined))}
        onNo={() => setAsked(undefined)}
      />
    </>
  )
}

// One at a time; the list is asked for again whatever came of it.
function useTools() {
  const resource = useResource()
  const labels = useLabels()
  const provider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const [running, setRunning] = useState<string>()
  const run = async (name: string) => {
    if (running !== undefined) return
    setRunning(name)
    try {
      await provider.runTool(resource.name, name)
      notify('tools.done', { type: 'success', messageArgs: { tool: labels.tool(name) } })
    } catch (error) {
      notifyError(error)
    } finally {
      setRunning(undefined)
      refresh(queryClient, resource.list?.tools?.[name]?.cache)
    }
  }
  return { run, running }
}
