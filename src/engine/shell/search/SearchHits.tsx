import { Fragment, useEffect, useRef } from 'react'
import { useTranslate } from 'ra-core'
import { createLabels } from '@/engine/data/labels'
import { Icon } from '@/engine/ui/icons'
import { MenuIcon } from '../menu/MenuIcon'
import type { SearchHit } from './searchPool'
import { plainText } from '@/engine/ui/text/plainText'
import type { RecordHit } from './recordHits'
import { RecordOption } from './RecordOption'

export type Hit = SearchHit | RecordHit

type SearchHitsProps = {
  id: string
  /** Pages, then the records of each list. */
  hits: readonly Hit[]
  active: number
  onActive: (index: number) => void
  onChoose: (hit: Hit) => void
}

export function SearchHits({ id, hits, active, onActive, onChoose }: SearchHitsProps) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const options = list.current?.querySelectorAll('[role=option]')
    options?.[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const groupOf = (hit: Hit | undefined) => hit && 'record' in hit && hit.resource.name
  return (
    <ul
      className="wd-search-list"
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('tools.searchFound')}
    >
      {hits.map((hit, index) => {
        const group = groupOf(hit)
        return (
          <Fragment key={hit.id}>
            {group && group !== groupOf(hits[index - 1]) && (
              <li role="presentation" className="wd-search-group">
                {createLabels(group, t).plural}
              </li>
            )}
            <li
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // keeps the focus in the input
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => index !== active && onActive(index)}
              onClick={() => onChoose(hit)}
            >
              {'record' in hit ? <RecordOption hit={hit} /> : <Option hit={hit} />}
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}

function Option({ hit }: { hit: SearchHit }) {
  const translate = useTranslate()
  const { titles, path, icon, isOutside, isMissing } = hit
  return (
    <>
      {isOutside && !icon ? <Icon name="external" /> : <MenuIcon icon={icon} />}
      <span className="wd-search-titles">
        {titles.slice(0, -1).map((title) => `${title} > `)}
        <strong>{titles.at(-1)}</strong>
        {isMissing && <small> ({translate('shell.notHere')})</small>}
      </span>
      <span className="wd-search-path">
        {plainText(path)}
        {isOutside && (
          <>
            {' '}
            <Icon name="external" />
            <span className="wd-visually-hidden">({translate('shell.newTab')})</span>
          </>
        )}
      </span>
    </>
  )
}
