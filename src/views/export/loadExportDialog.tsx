import type { ComponentType } from 'react'
import { activeLanguage, createTranslate } from '@/i18n'
import { loadExportMessages } from '@/i18n/late'
import { ExportDialog, type ExportProps } from './ExportDialog'

/** The dialog with its words, in the language of this page load. */
export async function loadExportDialog(): Promise<ComponentType<ExportProps>> {
  const say = createTranslate(await loadExportMessages(activeLanguage()))
  return function SpokenExportDialog(props: ExportProps) {
    return <ExportDialog {...props} say={say} />
  }
}
