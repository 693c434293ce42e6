import { useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { useSurface } from '@/engine/data/resource'
import { Button } from '@/engine/ui/Button'
import { useCopy } from '@/engine/ui/text/CopyButton'
import { addressOf, allRecords, viewSearch, type ListView } from './listViews'
import { useListViews } from './useListViews'

type Props = { onOpen: (view: ListView) => void }

/** Saves the list as it is, and changes or shares the open view. */
export function SavedViews({ onOpen }: Props) {
  const { t } = useSurface()
  const views = useListViews()
  const { current, own, isFirst, isChanged } = views
  const [name, setName] = useState(own?.label ?? '')
  const typed = name.trim()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== '') onOpen(views.save(typed))
  }
  const remove = (id: string) => {
    views.remove(id)
    const all = views.views.find((one) => one.id === allRecords)
    if (all) onOpen(all)
  }
  return (
    <form className="wd-view-menu wd-saved-views" onSubmit={save}>
      <label className="wd-field">
        <span className="wd-label">{t('views.viewName')}</span>
        <input
          className="wd-input"
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button type="submit" look="primary" disabled={typed === ''}>
        {t('views.saveView')}
      </Button>
      {own && isChanged && (
        <Button onClick={() => views.update(own.id)}>{t('views.updateView')}</Button>
      )}
      {own && typed !== '' && typed !== own.label && (
        <Button onClick={() => views.rename(own.id, typed)}>{t('views.renameView')}</Button>
      )}
      {own && (
        <Button look="adverse" onClick={() => remove(own.id)}>
          {t('views.removeView', { name: own.label })}
        </Button>
      )}
      {current && (
        <label className="wd-saved-first">
          <input
            type="checkbox"
            checked={isFirst}
            onChange={() => views.openFirst(isFirst ? undefined : current.id)}
          />
          {t('views.openFirst', { name: current.label })}
        </label>
      )}
      <CopyLink />
    </form>
  )
}

/** Of the list as it is: a colleague has none of the operator's own views. */
function CopyLink() {
  const { t, resource } = useSurface()
  const { pathname } = useLocation()
  const { search, own, current } = useListViews()
  const button = useRef<HTMLButtonElement>(null)
  const { copy, byHand } = useCopy(() => button.current?.focus())
  const id = own || !current ? allRecords : current.id
  const shared = addressOf({ id, search: viewSearch(resource, search) }, search)
  const link = `${window.location.href.replace(/#.*/, '')}#${pathname}${shared}`
  return (
    <>
      <button
        type="button"
        className="wd-button"
        ref={button}
        onClick={() => copy(link, t('views.link'))}
      >
        {t('views.copyLink')}
      </button>
      {byHand(link)}
    </>
  )
}
