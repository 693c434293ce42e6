import { loadHomeMessages } from '@/i18n/late'
import { worded } from '@/engine/data/worded'
import { Home } from './Home'

export const WordedHome = worded(Home, loadHomeMessages)
