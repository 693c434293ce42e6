import { useEffect, useRef } from 'react'
import { useSurface } from '@/engine/data/resource'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { Alert } from '@/engine/ui/Alert'
import type { Moved } from './useDecision'
import '@/engine/form/compare.css'

type Props = { moved: Moved; children: string }

/** The old and new values of a record that moved. Takes the focus, so that a key pressed too early confirms nothing. */
export function MovedFacts({ moved: { before, now, fields }, children }: Props) {
  const { resource, t, labels } = useSurface()
  const element = useRef<HTMLDivElement>(null)
  const draw = (record: Moved['before'], name: string) => (
    <FieldValue value={record[name]} resource={resource} name={name} room="dialog" />
  )
  useEffect(() => {
    element.current?.focus()
    element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={element} tone="warning" tabIndex={-1}>
      <p>{children}</p>
      <table className="wd-compare wd-moved">
        <thead>
          <tr>
            {['field', 'before', 'now'].map((column) => (
              <th key={column} scope="col">
                {t(`actions.moving.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => (
            <tr key={name}>
              <th scope="row">{labels.field(name)}</th>
              <td>{draw(before, name)}</td>
              <td>{draw(now, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Alert>
  )
}
