import type { Explained } from './explain'
import type { LayerValue } from './layer'
import { textTable } from '@/server/run/textTable'

/**
 * Formats an explanation as an aligned table for a terminal: each property, its value, the layer that set it,
 * and what that layer overruled.
 *
 * @example console.log(explainText(explain(withdrawal, 'address', 'list')))
 */
export function explainText(explained: readonly Explained[]): string {
  const rows = explained.map(({ property, value, layer, overruled }) => ({
    property,
    value: worded(value),
    'set by': layer,
    'instead of': overruled.map((one) => `${worded(one.value)} (${one.layer})`).join(', '),
  }))
  return textTable(rows)
}

function worded(value: LayerValue): string {
  if (value === null) return '–'
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}
