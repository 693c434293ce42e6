import type { ComponentType } from 'react'
import { activeLanguage } from '@/i18n'
import { loadFileMessages } from '@/i18n/late'
import { worded } from '../../data/worded'
import { PictureDialog, type PictureDialogProps } from './PictureDialog'

const WordedDialog = worded(PictureDialog, loadFileMessages)

/** The dialog, once its words are here. */
export async function loadPictureDialog(): Promise<ComponentType<PictureDialogProps>> {
  await loadFileMessages(activeLanguage())
  return WordedDialog
}
