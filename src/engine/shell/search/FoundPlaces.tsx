import { useEffect, useRef } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { MenuIcon } from '../menu/MenuIcon'
import type { SearchHit } from './searchPool'
import { plainText } from '@/engine/ui/plainText'

type FoundPlacesProps = {
  /** The list's id; an option's id adds its index. */
  id: string
  places: readonly SearchHit[]
  active: number
  onActive: (index: number) => void
  onChoose: (place: SearchHit) => void
}

/** The hits, as options of the search's combobox; focus stays in its input. */
export function FoundPlaces({ id, places, active, onActive, onChoose }: FoundPlacesProps) {
  const label = useTranslate()('tools.searchFound')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <ul className="wd-search-list" ref={list} id={id} role="listbox" aria-label={label}>
      {places.map((place, index) => (
        <li
          key={place.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // keeps the focus in the input
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => index !== active && onActive(index)}
          onClick={() => onChoose(place)}
        >
          <Option place={place} />
        </li>
      ))}
    </ul>
  )
}

function Option({ place }: { place: SearchHit }) {
  const translate = useTranslate()
  const { trail, path, icon, isOutside, isMissing } = place
  return (
    <>
      {isOutside && !icon ? <Icon name="external" /> : <MenuIcon icon={icon} />}
      <span className="wd-search-trail">
        {trail.slice(0, -1).map((title) => `${title} > `)}
        <strong>{trail.at(-1)}</strong>
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
