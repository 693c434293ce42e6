import { useEffect, useRef, useState } from 'react'
import { readDictionary } from '@/engine/data/dictionaries'
import { useGateway, type Gateway } from '@/engine/data/gateway'
import { useRegistry } from '@/engine/data/useRegistry'
import { useMessages } from '@/engine/data/i18nProvider'
import type { Messages } from '@/engine/messages/messages'
import type { Resource } from '@/engine/declare'
import { isBuiltIn } from '@/engine/kinds'
import { fileIssue } from '@/engine/schema/sheet/scanSheetFile'
import { expectedColumns } from './expectedColumns'
import type { Inspected } from './inspect'
import { openInspection } from './openInspection'
import { useResource } from '../../data/resource'

/** The chosen file and what was found in it; nothing yet while it is being looked through. */
export type Chosen = {
  readonly file: File
  readonly found?: Inspected
  /** What is sent: the file, or the one that was made of it for the gateway. */
  readonly sent?: File
}

export type Choice =
  | { readonly chosen?: Chosen }
  /** Several files at once: none of them is taken. */
  | { readonly tooMany: number }

/** One chosen file, looked through before anything is done with it; a newer choice ends the older one's. */
export function useInspection() {
  const resource = useResource()
  const messages = useMessages()
  const gateway = useGateway()
  const [choice, setChoice] = useState<Choice>({})
  const whole = useRegistry().byName(resource.name)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const choose = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    running.current?.abort()
    if (files.length > 1) return setChoice({ tooMany: files.length })
    const issue = fileIssue(file)
    if (issue) return setChoice({ chosen: { file, found: { kind: 'refused', issue } } })
    setChoice({ chosen: { file } })
    const { signal } = (running.current = new AbortController())
    const found = await look({ resource, whole, messages, gateway, file }, signal)
    if (!signal.aborted) setChoice({ chosen: { file, found, sent: sentFor(file, found) } })
  }
  return { choice, choose: (files: readonly File[]) => void choose(files) }
}

function sentFor(file: File, found: Inspected): File {
  const rewritten = found.kind === 'read' ? found.rewritten : undefined
  return rewritten ? new File([rewritten], file.name) : file
}

type Looked = {
  resource: Resource
  whole: Resource | undefined
  messages: Messages
  gateway: Gateway
  file: File
}

async function look(
  { resource, whole, messages, gateway, file }: Looked,
  signal: AbortSignal,
): Promise<Inspected> {
  try {
    // codes that are not known cannot be checked here
    const entriesOf = (dictionary: string) =>
      readDictionary(gateway, dictionary, signal).catch(() => undefined)
    const expected = await expectedColumns(resource, messages, whole, entriesOf)
    // a worker has none of the app's own kinds
    return expected.columns.every(({ field }) => isBuiltIn(field))
      ? await openInspection({ file, expected }, signal)
      : await (await import('./inspect')).inspect({ file, expected })
  } catch {
    // the words or the worker did not come
    return { kind: 'refused', issue: { key: 'imports.tooSlow' } }
  }
}
