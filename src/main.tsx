import { bootAdmin } from './engine/admin/bootAdmin'
import { base } from './base'

bootAdmin({ ...base, load: () => import('./App') })
