import { dict } from '@/schema'

/** What most of the family's records say of themselves (`sys_normal_disable`). */
export const normalDisable = dict('normalDisable', [
  ['0', 'normal', 'good'],
  ['1', 'disabled', 'bad'],
])
