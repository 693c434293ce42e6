import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { usePermission } from '@/engine/data/session/permissions'
import type { Resource } from '@/engine/schema'
import { actionPermission } from '@/engine/schema/permission'
import { buttonWords } from '../action/buttonWords'
import { AskDialog } from '../ui/overlay/AskDialog'
import { refresh } from '../data/refresh'
import { useNotifyError } from '../ui/useNotifyError'
import type { Words } from '../data/words'

type Props = { resource: Resource; words: Words }

/** The buttons for the whole of a list; §6: without its permission a tool is not there. */
export function ListTools({ resource, words }: Props) {
  const may = usePermission()
  const [asked, setAsked] = useState<string>()
  const { run, running } = useTools(resource, words)
  const tools = resource.list?.tools ?? {}
  const names = Object.keys(tools).filter((name) => may([actionPermission(resource, name)]))
  const verb = words.tool(asked ?? '').toLowerCase()
  const name = words.plural.toLowerCase()
  const buttons = buttonWords({ action: words.tool(asked ?? ''), verb, name }, words.t)
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
          {words.tool(name)}
        </button>
      ))}
      <AskDialog
        open={asked !== undefined}
        title={words.t('actions.sure', { action: verb, name })}
        text={words.t('tools.whole', { name })}
        yes={buttons.confirm}
        no={buttons.close}
        onYes={() => run(asked ?? '').then(() => setAsked(undefined))}
        onNo={() => setAsked(undefined)}
      />
    </>
  )
}

// One at a time; the list is asked for again whatever came of it.
function useTools(resource: Resource, words: Words) {
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
      notify('tools.done', { type: 'success', messageArgs: { tool: words.tool(name) } })
    } catch (error) {
      notifyError(error)
    } finally {
      setRunning(undefined)
      refresh(queryClient, resource.list?.tools?.[name]?.cache)
    }
  }
  return { run, running }
}
