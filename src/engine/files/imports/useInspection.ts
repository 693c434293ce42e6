import { useEffect, useRef, useState } from 'react'
import { readDictionary } from '@/engine/data/dictionaries'
import { useGateway } from '@/engine/data/gateway'
import { useMessages } from '@/engine/data/i18nProvider'
import { useRegistry } from '@/engine/data/useRegistry'
import { isBuiltIn } from '@/engine/kinds'
import { fileIssue } from '@/engine/schema/sheet/scanSheetFile'
import { sheetLimits } from '@/engine/schema/sheet/sheetLimits'
import { useResource } from '@/engine/data/resource'
import { callWorker } from '../workerCalls'
import { expectedColumns } from './expectedColumns'
import type { Inspected, Inspection } from './inspect'

export type Chosen = {
  readonly file: File
  readonly found?: Inspected
  readonly sent?: File
}

/** `tooMany`: several files at once, none of which is taken. */
export type FileChoice = { readonly chosen?: Chosen } | { readonly tooMany: number }

/** A newer choice ends the running inspection. */
export function useInspection() {
  const resource = useResource()
  const messages = useMessages()
  const gateway = useGateway()
  const whole = useRegistry().byName(resource.name)
  const [choice, setChoice] = useState<FileChoice>({})
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const look = async (file: File, signal: AbortSignal): Promise<Inspected> => {
    try {
      // without its entries, a code can't be checked here
      const entriesOf = (dictionary: string) =>
        readDictionary(gateway, dictionary, signal).catch(() => undefined)
      const expected = await expectedColumns(resource, messages, whole, entriesOf)
      // a worker has none of the app's own kinds
      return expected.columns.every(({ field }) => isBuiltIn(field))
        ? await openInspection({ file, expected }, signal)
        : await (await import('./inspect')).inspect({ file, expected })
    } catch {
      // the messages or the worker did not load
      return tooSlow
    }
  }

  const choose = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    running.current?.abort()
    if (files.length > 1) return setChoice({ tooMany: files.length })
    const issue = fileIssue(file)
    if (issue) return setChoice({ chosen: { file, found: { kind: 'refused', issue } } })
    setChoice({ chosen: { file } })
    const { signal } = (running.current = new AbortController())
    const found = await look(file, signal)
    const rewritten = found.kind === 'read' ? found.rewritten : undefined
    const sent = rewritten ? new File([rewritten], file.name) : file
    if (!signal.aborted) setChoice({ chosen: { file, found, sent } })
  }
  return { choice, choose: (files: readonly File[]) => void choose(files) }
}

const tooSlow: Inspected = { kind: 'refused', issue: { key: 'imports.tooSlow' } }

/** The worker ends with the answer, at the deadline or by the signal. */
export async function openInspection(
  inspection: Inspection,
  signal: AbortSignal,
): Promise<Inspected> {
  const worker = new Worker(new URL('./inspectionWorker.ts', import.meta.url), { type: 'module' })
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, sheetLimits.deadlineMs)
  signal.addEventListener('abort', end, { once: true })
  try {
    return await callWorker<Inspection, Inspected>(worker, tooSlow, ending.signal)(inspection)
  } finally {
    clearTimeout(timer)
    end()
  }
}
