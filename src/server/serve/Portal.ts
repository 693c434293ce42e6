import type { BlockList } from 'node:net'
import type { DialectName } from '@/engine/config'
import type { Log } from '@/engine/log'
import type { Gateway } from '../http/gateway'
import type { Watch } from '../watch/Watch'
import type { Pages } from './pages'

export type Portal = {
  pages: Pages
  gateway: Gateway
  dialect: DialectName
  frameHosts: readonly string[]
  bodyLimitBytes: number
  trustedProxies: BlockList
  isStopping: () => boolean
  watch: Watch
  log: Log
  reports: Log
}
