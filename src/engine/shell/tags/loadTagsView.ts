import type { ComponentType } from 'react'
import { loadTagMessages } from '@/i18n/late'
import { worded } from '@/engine/data/worded'
import { TagsView, type TagsViewProps } from './TagsView'

const WordedTagsView = worded(TagsView, loadTagMessages)

export function loadTagsView(): ComponentType<TagsViewProps> {
  return WordedTagsView
}
