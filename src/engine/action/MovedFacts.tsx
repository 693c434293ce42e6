import { useEffect, useRef } from 'react'
import { FieldValue } from '../kinds/view/renderValue'
import { useTranslate } from 'ra-core'
import type { Moved } from './useDecision'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import '../form/compare.css'

type Props = { moved: Moved; children: string }

/** What moved under a decision, old beside new; it takes the focus, so that no key pressed early confirms it. */
export function MovedFacts({ moved, children }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const element = useRef<HTMLDivElement>(null)
  const { before, now, fields } = moved
  const drawn = (record: Moved['before'], name: string) => (
    <FieldValue value={record[name]} resource={resource} name={name} room="dialog" />
  )
  useEffect(() => {
    element.current?.focus()
    element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={element} className="wd-alert wd-alert-warning" role="alert" tabIndex={-1}>
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
              <td>{drawn(before, name)}</td>
              <td>{drawn(now, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
