import { bootAdmin } from 'wattdesk/admin'
import { base } from './base'

bootAdmin({ ...base, load: () => import('./App') })
