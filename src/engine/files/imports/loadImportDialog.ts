import type { ComponentProps, ComponentType } from 'react'
import { activeLanguage } from '@/i18n'
import { loadFileMessages } from '@/i18n/late'
import { worded } from '../../data/worded'
import { ImportDialog } from './ImportDialog'

const WordedDialog = worded(ImportDialog, loadFileMessages)

/** The dialog, once its words are here. */
export async function loadImportDialog(): Promise<
  ComponentType<ComponentProps<typeof ImportDialog>>
> {
  await loadFileMessages(activeLanguage())
  return WordedDialog
}
