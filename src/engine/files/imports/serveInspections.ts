import { withKinds } from '@/engine/kinds'
import { inspect, type Inspected, type Inspection } from './inspect'

export type InspectionPort = {
  addEventListener: (type: 'message', listen: (event: { data: Inspection }) => void) => void
  postMessage: (found: Inspected) => void
}

/** Looks through each file that comes through a port. */
export function serveInspections(port: InspectionPort): void {
  port.addEventListener('message', ({ data }) => {
    inspect(withKindsIn(data))
      .catch((): Inspected => ({ kind: 'refused', issue: { key: 'sheet.damaged' } }))
      .then((found) => port.postMessage(found))
  })
}

function withKindsIn({ file, expected }: Inspection): Inspection {
  const columns = expected.columns.map((column) => ({ ...column, field: withKinds(column.field) }))
  return { file, expected: { ...expected, columns } }
}
