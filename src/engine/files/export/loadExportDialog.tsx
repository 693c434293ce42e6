import type { ComponentType } from 'react'
import { useTranslate } from 'ra-core'
import { activeLanguage } from '@/i18n'
import { loadExportMessages } from '@/i18n/late'
import { worded } from '../../data/worded'
import { ExportDialog, type ExportProps } from './ExportDialog'

const WordedDialog = worded(SpokenDialog, loadExportMessages)

/** The dialog, once its words are here. */
export async function loadExportDialog(): Promise<ComponentType<ExportProps>> {
  await loadExportMessages(activeLanguage())
  return WordedDialog
}

function SpokenDialog(props: ExportProps) {
  return <ExportDialog {...props} say={useTranslate()} />
}
