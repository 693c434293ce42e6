import { loadToolMessages } from '@/i18n/late'
import { worded } from '@/engine/data/worded'
import { SearchDialog as Dialog } from './SearchDialog'

export const SearchDialog = worded(Dialog, loadToolMessages)
