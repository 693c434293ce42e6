import { useEffect, useRef } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { MenuIcon } from '../menu/MenuIcon'
import type { SearchHit } from './searchPool'
import { plainText } from '@/engine/ui/text/plainText'

type SearchHitsProps = {
  id: string
  hits: readonly SearchHit[]
  active: number
  onActive: (index: number) => void
  onChoose: (hit: SearchHit) => void
}

export function SearchHits({ id, hits, active, onActive, onChoose }: SearchHitsProps) {
  const label = useTranslate()('tools.searchFound')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <ul className="wd-search-list" ref={list} id={id} role="listbox" aria-label={label}>
      {hits.map((hit, index) => (
        <li
          key={hit.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // keeps the focus in the input
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => index !== active && onActive(index)}
          onClick={() => onChoose(hit)}
        >
          <Option hit={hit} />
        </li>
      ))}
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
