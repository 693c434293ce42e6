import { loadToolMessages } from '@/i18n/late'
import { worded } from '@/engine/data/worded'
import { DocMenu as Docs } from './DocMenu'
import { UserEntries as Entries } from './UserEntries'

export const DocMenu = worded(Docs, loadToolMessages)
export const UserEntries = worded(Entries, loadToolMessages)
