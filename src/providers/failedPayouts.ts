import { dataOf, gateway } from './gateway'

/** §7: whether there are failed payouts (`GET /api/apiDraw/exist/fail`). */
export async function hasFailedPayouts(signal?: AbortSignal): Promise<boolean> {
  const options = { background: true, ...(signal && { signal }) }
  return dataOf(await gateway.client.get('/api/apiDraw/exist/fail', options)) === true
}
