import { loadToolMessages } from '@/i18n/late'
import { worded } from '@/engine/data/worded'
import { SearchDialog as Dialog } from './SearchDialog'

/** The dialog, with words of its own. */
export const SearchDialog = worded(Dialog, loadToolMessages)
