import { createElement } from 'react'
import { RecordContext } from 'ra-core'
import { useOwnPart } from './ownPart'
import type { SectionProps } from './part'
import { Widget } from '../../ui/crash/Widget'

type Props = SectionProps & { place: 'list' | 'show' }

/** The section that a resource has of its own there; nothing where it has none. */
export function OwnSection({ place, ...props }: Props) {
  const section = useOwnPart('section', place)
  if (!section) return null
  return (
    <Widget>
      <RecordContext value={props.record}>{createElement(section, props)}</RecordContext>
    </Widget>
  )
}
