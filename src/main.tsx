import { bootAdmin } from './engine/admin/bootAdmin'
import { base } from './app/base'

bootAdmin({ ...base, load: () => import('./App') })
