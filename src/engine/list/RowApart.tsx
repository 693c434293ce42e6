import type { ComponentProps } from 'react'
import { ErrorBoundary, type Crash } from '../ui/crash/ErrorBoundary'
import { RecordRow } from './RecordRow'
import { SmallCrashed } from '../ui/crash/Widget'

type Props = Omit<ComponentProps<typeof RecordRow>, 'isGuarded'>

/** A row in a table of which some row could not be drawn: what fails in it is kept from the others. */
export function RowApart(props: Props) {
  return (
    <ErrorBoundary resetOn={props.record} fallback={crashed}>
      <RecordRow {...props} isGuarded />
    </ErrorBoundary>
  )
}

const crashed = (crash: Crash) => (
  <tr>
    <td colSpan={100}>
      <SmallCrashed {...crash} />
    </td>
  </tr>
)
