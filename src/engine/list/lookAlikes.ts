import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { lookAlikesAmong } from '@/engine/values/lookAlikes'

/** The look-alikes among all addresses of the records in view. */
export function findLookAlikes(
  resource: Resource,
  records: readonly PortalRecord[],
): ReadonlySet<string> {
  const names = Object.entries(resource.fields)
    .filter(([, { kind }]) => kind === 'address')
    .map(([name]) => name)
  const addresses = records.flatMap((record) => names.map((name) => record[name]))
  return lookAlikesAmong(addresses.filter((one) => typeof one === 'string'))
}
