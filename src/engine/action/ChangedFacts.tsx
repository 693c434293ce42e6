import { useEffect, useRef } from 'react'
import { useSurface } from '@/engine/data/resource'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { Alert } from '@/engine/ui/Alert'
import { CompareTable } from '@/engine/ui/CompareTable'
import type { Change } from './boundAction'

type Props = { change: Change; children: string }

/** The old and new values of a changed record. Takes the focus, so that a key pressed too early confirms nothing. */
export function ChangedFacts({ change: { before, now, fields }, children }: Props) {
  const { resource, t, labels } = useSurface()
  const element = useRef<HTMLDivElement>(null)
  const draw = (record: Change['before'], name: string) => (
    <FieldValue value={record[name]} resource={resource} name={name} room="dialog" />
  )
  useEffect(() => {
    element.current?.focus()
    element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={element} tone="warning" tabIndex={-1}>
      <p>{children}</p>
      <CompareTable
        heads={['field', 'before', 'now'].map((column) => t(`actions.comparing.${column}`))}
      >
        {fields.map((name) => (
          <tr key={name}>
            <th scope="row">{labels.field(name)}</th>
            <td>{draw(before, name)}</td>
            <td>{draw(now, name)}</td>
          </tr>
        ))}
      </CompareTable>
    </Alert>
  )
}
