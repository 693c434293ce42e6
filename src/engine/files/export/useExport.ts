import { useEffect, useRef, useState } from 'react'
import { useDataProvider, useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import type { Translate } from '@/engine/messages/translate'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { fetchGatewayFile, type ListWish } from '@/engine/data/exportList'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { usePermission, useSession } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { formatMoment, toMoment } from '@/engine/values/time'
import { openSheet, type OpenSheet } from '../sheets/openSheet'
import { SheetError, type Footer, type SheetFormat } from '../sheets/sheet'
import { useFieldView } from '../../kinds/view/viewFor'
import { statedZone, useLabels } from '../../data/labels'
import { createLookUp } from './createLookUp'
import { filterWords, orderWords } from './filterWords'
import { runExport, type Moves } from './runExport'
import { saveFile } from './saveFile'

/** A file made here, or the one that the gateway makes. */
export type ExportFormat = SheetFormat | 'gateway'

export type ExportStep =
  | { readonly step: 'ask'; readonly note?: string }
  | { readonly step: 'running'; readonly done: number; readonly total: number | undefined }
  | { readonly step: 'fetching' }
  | { readonly step: 'done'; readonly name: string; readonly said: string }
  | { readonly step: 'moved'; readonly moves: Moves }
  | { readonly step: 'failed'; readonly reason: string }

export type Choice = { readonly format: ExportFormat; readonly columns: readonly string[] }

type Options = { readonly wish: ListWish; readonly say: Translate }

/** One export at a time: what it does, how far it is, and what came of it. */
export function useExport({ wish, say }: Options) {
  const t = useTranslate()
  const labels = useLabels()
  const provider = useDataProvider<PortalDataProvider>()
  const registry = useRegistry()
  const viewFor = useFieldView()
  const may = usePermission()
  const gateway = useGateway()
  const user = useSession()?.user.userName ?? ''
  const [state, setState] = useState<ExportStep>({ step: 'ask' })
  const running = useRef<{ abort: () => void }>(undefined)
  const { resource } = wish

  // an export that nobody sees the end of stops
  useEffect(() => () => running.current?.abort(), [])

  const lookUp = (fields: FieldMap, signal: AbortSignal) =>
    createLookUp({ fields, t, gateway, registry, provider, may, signal })

  const footer = async (rows: number, signal: AbortSignal): Promise<Footer> => [
    [say('export.footer.source'), `${t('app.name')} · ${labels.plural}`],
    [say('export.filter'), await filterWords(wish, labels, say, lookUp(resource.fields, signal))],
    [say('export.order'), orderWords(wish, labels, say)],
    [say('export.footer.zone'), statedZone],
    [say('export.footer.user'), user],
    [say('export.footer.time'), `${nowIn('y-M-d h:m:s')} (${statedZone})`],
    [say('export.rows'), String(rows)],
  ]

  const write = async (format: SheetFormat, names: readonly string[], signal: AbortSignal) => {
    const columns = Object.fromEntries(
      names.flatMap((name) => {
        const field = resource.fields[name]
        return field ? [[name, field]] : []
      }),
    )
    setState({ step: 'running', done: 0, total: undefined })
    const sheet = await openSheet(format, { name: labels.plural, columns: headed(columns) })
    signal.addEventListener('abort', sheet.stop)
    try {
      signal.throwIfAborted()
      const exported = await runExport({
        gateway,
        wish,
        format,
        columns,
        provider,
        sheet: unlessStopped(sheet, signal),
        signal,
        look: lookUp(columns, signal),
        footer: (rows) => footer(rows, signal),
        onProgress: (done, total) => setState({ step: 'running', done, total }),
      })
      if ('moves' in exported) return setState({ step: 'moved', moves: exported.moves })
      const name = fileName(format)
      saveFile(exported.file, name)
      setState({
        step: 'done',
        name,
        said: say(proofOf(exported), { rows: grouped(exported.rows) }),
      })
    } finally {
      sheet.stop()
    }
  }

  const fetchFile = async (signal: AbortSignal) => {
    setState({ step: 'fetching' })
    // a workbook is asked for: what the gateway calls the file does not name it
    const name = fileName('xlsx')
    saveFile(await fetchGatewayFile(gateway, wish, signal), name)
    setState({ step: 'done', name, said: say('export.fetched') })
  }

  const headed = (columns: FieldMap) =>
    Object.entries(columns).map(([name, field]) => {
      const note = viewFor(resource, name)?.note?.(field)
      const heading = note === undefined ? labels.field(name) : `${labels.field(name)} (${note})`
      return { heading, holds: kindOf(field).sheetHolds?.(field) ?? 'text' }
    })

  const fileName = (extension: string) =>
    `${fileSafe(labels.plural)}-${nowIn('yMd-hm')}.${extension}`

  const run = async ({ format, columns }: Choice) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current?.abort()
    running.current = controller
    try {
      await (format === 'gateway' ? fetchFile(signal) : write(format, columns, signal))
    } catch (error) {
      // what stopped has said so already
      if (!signal.aborted) setState({ step: 'failed', reason: reasonOf(error, t, say) })
    } finally {
      controller.abort()
    }
  }

  return {
    state,
    run: (choice: Choice) => void run(choice),
    cancel: () => {
      running.current?.abort()
      setState({ step: 'ask', note: say('export.cancelled') })
    },
    describe: (signal: AbortSignal) =>
      filterWords(wish, labels, say, lookUp(resource.fields, signal)),
  }
}

function proofOf({ isCounted, isSummed }: { isCounted: boolean; isSummed: boolean }): string {
  if (!isCounted) return 'export.doneUncounted'
  return isSummed ? 'export.doneSums' : 'export.done'
}

/** A whole number with its thousands apart. */
export function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

// A worker that was ended answers nothing more: nobody is to wait for it.
function unlessStopped(sheet: OpenSheet, signal: AbortSignal): OpenSheet {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new GatewayError('aborted')))
  })
  stopped.catch(() => undefined)
  return {
    ...sheet,
    add: (rows) => Promise.race([sheet.add(rows), stopped]),
    end: (footer) => Promise.race([sheet.end(footer), stopped]),
  }
}

function reasonOf(error: unknown, t: Translate, say: Translate): string {
  if (error instanceof SheetError) return say(`export.failed.${error.reason}`)
  if (error instanceof GatewayError) return `${errorText(error, t)} ${say('export.nothing')}`
  return say('export.failed.broken')
}

function nowIn(form: string): string {
  const now = toMoment(Date.now(), config.gatewayTimeZone)
  return now === null ? '' : formatMoment(now, form)
}

/** A name that every file system takes. */
function fileSafe(text: string): string {
  return text
    .toLocaleLowerCase()
    .replaceAll(/[\s\\/:*?"<>|.]+/g, '-')
    .slice(0, 60)
}
