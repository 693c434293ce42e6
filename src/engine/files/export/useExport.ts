import { useEffect, useRef, useState } from 'react'
import { useDataProvider } from 'ra-core'
import { config } from '@/engine/config'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { fetchGatewayFile, type ListWish } from '@/engine/data/exportList'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { usePermission, useSession } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { formatMoment, toMoment } from '@/engine/values/time'
import { statedZone, type Translate } from '@/engine/data/labels'
import { useSurface } from '@/engine/data/resource'
import { useFieldView } from '@/engine/kinds/view/kindView'
import { saveFile } from '../saveFile'
import { openSheet } from '../sheets/openSheet'
import { SheetError, type Footer, type SheetFormat } from '../sheets/sheet'
import { createLookUp } from './lookUp'
import { filterWords, orderWords } from './filterWords'
import { runExport, type Moves } from './runExport'

/** `gateway`: the gateway's own file. */
export type ExportFormat = SheetFormat | 'gateway'

export type ExportStep =
  | { readonly step: 'ask'; readonly note?: string }
  | { readonly step: 'running'; readonly done: number; readonly total: number | undefined }
  | { readonly step: 'fetching' }
  | { readonly step: 'done'; readonly name: string; readonly text: string }
  | { readonly step: 'moved'; readonly moves: Moves }
  | { readonly step: 'failed'; readonly reason: string }

type Choice = { readonly format: ExportFormat; readonly columns: readonly string[] }

export function useExport(wish: ListWish) {
  const { t, labels } = useSurface()
  const provider = useDataProvider<PortalDataProvider>()
  const registry = useRegistry()
  const viewFor = useFieldView()
  const may = usePermission()
  const gateway = useGateway()
  const user = useSession()?.user.userName ?? ''
  const [state, setState] = useState<ExportStep>({ step: 'ask' })
  const running = useRef<AbortController>(undefined)
  const { resource } = wish

  // an export whose end nobody sees stops
  useEffect(() => () => running.current?.abort(), [])

  const lookUp = (fields: FieldMap, signal: AbortSignal) =>
    createLookUp({ fields, t, gateway, registry, provider, may, signal })

  const describe = (signal: AbortSignal) =>
    filterWords(wish, labels, t, lookUp(resource.fields, signal))

  const footer = async (rows: number, signal: AbortSignal): Promise<Footer> => [
    [t('export.footer.source'), `${t('app.name')} · ${labels.plural}`],
    [t('export.filter'), await describe(signal)],
    [t('export.order'), orderWords(wish, labels, t)],
    [t('export.footer.zone'), statedZone],
    [t('export.footer.user'), user],
    [t('export.footer.time'), `${nowIn('y-M-d h:m:s')} (${statedZone})`],
    [t('export.rows'), String(rows)],
  ]

  const columnOf = (name: string) => {
    const view = viewFor(resource, name)
    if (!view) return []
    const note = view.note?.(view.field)
    const heading = note === undefined ? labels.field(name) : `${labels.field(name)} (${note})`
    return [{ heading, holds: kindOf(view.field).sheetHolds?.(view.field) ?? 'text' }]
  }

  const fileName = (extension: string) =>
    `${fileSafe(labels.plural)}-${nowIn('yMd-hm')}.${extension}`

  const write = async (
    format: SheetFormat,
    names: readonly string[],
    signal: AbortSignal,
  ): Promise<ExportStep> => {
    const known = Object.entries(resource.fields)
    const fields = names.flatMap((name) => known.filter(([one]) => one === name))
    const columns = Object.fromEntries(fields)
    setState({ step: 'running', done: 0, total: undefined })
    const headed = { name: labels.plural, columns: names.flatMap(columnOf) }
    const exported = await runExport({
      gateway,
      wish,
      format,
      columns,
      provider,
      sheet: await openSheet(format, headed, signal),
      signal,
      look: lookUp(columns, signal),
      footer: (rows) => footer(rows, signal),
      onProgress: (done, total) => setState({ step: 'running', done, total }),
    })
    if ('moves' in exported) return { step: 'moved', moves: exported.moves }
    const name = fileName(format)
    saveFile(exported.file, name)
    const rows = exported.rows.toLocaleString('en-US')
    return { step: 'done', name, text: t(proofOf(exported), { rows }) }
  }

  const fetchFile = async (signal: AbortSignal): Promise<ExportStep> => {
    setState({ step: 'fetching' })
    // a workbook, whatever name the gateway sends
    const name = fileName('xlsx')
    saveFile(await fetchGatewayFile(gateway, wish, signal), name)
    return { step: 'done', name, text: t('export.fetched') }
  }

  const run = async ({ format, columns }: Choice) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const settle = (next: ExportStep) => {
      if (!signal.aborted) setState(next)
    }
    try {
      settle(await (format === 'gateway' ? fetchFile(signal) : write(format, columns, signal)))
    } catch (error) {
      settle({ step: 'failed', reason: reasonOf(error, t) })
    } finally {
      controller.abort()
    }
  }

  return {
    state,
    run: (choice: Choice) => void run(choice),
    cancel: () => {
      running.current?.abort()
      setState({ step: 'ask', note: t('export.cancelled') })
    },
    describe,
  }
}

function proofOf({ isCounted, isSummed }: { isCounted: boolean; isSummed: boolean }): string {
  if (!isCounted) return 'export.doneUncounted'
  return isSummed ? 'export.doneSums' : 'export.done'
}

function reasonOf(error: unknown, t: Translate): string {
  if (error instanceof SheetError) return t(`export.failed.${error.reason}`)
  if (error instanceof GatewayError) return `${errorText(error, t)} ${t('export.nothing')}`
  return t('export.failed.broken')
}

function nowIn(form: string): string {
  const now = toMoment(Date.now(), config.gatewayTimeZone)
  return now === null ? '' : formatMoment(now, form)
}

/** Removes what a file system may refuse. */
function fileSafe(text: string): string {
  return text
    .toLocaleLowerCase()
    .replaceAll(/[\s\\/:*?"<>|.]+/g, '-')
    .slice(0, 60)
}
