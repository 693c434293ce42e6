import { useEffect, useRef } from 'react'
import type { Resource } from '@/engine/schema'
import { FieldValue } from '../kinds/view/renderValue'
import type { Moved } from './useDecision'
import type { Words } from '../data/words'
import '../form/compare.css'

type Props = { resource: Resource; words: Words; moved: Moved; children: string }

/** What moved under a decision, old beside new; it takes the focus, so that no key pressed early confirms it. */
export function MovedFacts({ resource, words, moved, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const { before, now, fields } = moved
  const drawn = (record: Moved['before'], name: string) => (
    <FieldValue value={record[name]} resource={resource} name={name} words={words} room="dialog" />
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
                {words.t(`actions.moving.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => (
            <tr key={name}>
              <th scope="row">{words.field(name)}</th>
              <td>{drawn(before, name)}</td>
              <td>{drawn(now, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
