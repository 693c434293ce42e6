import { useTranslate } from 'ra-core'
import { createLabels, type Translate } from '@/engine/data/labels'
import type { Group, Search } from '@/engine/find/searchLists'
import { explorerUrl } from '@/engine/kinds/chain/network'
import type { Pasted } from '@/engine/schema/pasted'
import { failureText } from '@/engine/ui/crash/LoadFailed'
import { Icon } from '@/engine/ui/icons'
import type { RecordSearch } from './useRecordSearch'

/** What the search read, where it looks, and what it could not find or ask. */
export function SearchOutcome({ search, isEmpty }: { search: RecordSearch; isEmpty: boolean }) {
  const t = useTranslate()
  const { pasted, open, closed, groups, isLooking } = search
  if (pasted.is === 'nothing') return null
  const failed = groups.filter(({ error }) => error !== undefined)
  const searched = open.filter(({ resource }) => !failed.some((one) => one.resource === resource))
  return (
    <div className="wd-search-outcome">
      <Verdict pasted={pasted} />
      {failed.map((group) => (
        <Failure key={group.resource.name} group={group} />
      ))}
      {isEmpty && !isLooking && (
        <>
          {searched.length > 0 && <p>{t('tools.searchedNone', { lists: listsOf(searched, t) })}</p>}
          {closed.length > 0 && <p>{t('tools.searchClosed', { lists: listsOf(closed, t) })}</p>}
          <ExplorerLink pasted={pasted} />
        </>
      )}
    </div>
  )
}

function Verdict({ pasted }: { pasted: Pasted }) {
  const t = useTranslate()
  if (pasted.is !== 'address') return null
  const network = t(`tools.networks.${pasted.network}`)
  return (
    <p>
      {t('tools.searchAddress', { network })}
      {pasted.checksum === 'right' && ` · ${t('kinds.checksumRight')}`}
      {pasted.checksum === 'none' && ` · ${t('kinds.noChecksum')}`}
      {pasted.checksum === 'wrong' && (
        <span className="wd-warning">
          <Icon name="alert" />
          {t('tools.searchWrong')}
        </span>
      )}
    </p>
  )
}

function Failure({ group: { resource, error } }: { group: Group }) {
  const t = useTranslate()
  const list = createLabels(resource.name, t).plural
  return (
    <p role="alert">
      {t('tools.searchFailed', { list })} {failureText(error, t)}
    </p>
  )
}

export function listsOf(searches: readonly Search[], t: Translate): string {
  return searches.map(({ resource }) => createLabels(resource.name, t).plural).join(', ')
}

function ExplorerLink({ pasted }: { pasted: Pasted }) {
  const t = useTranslate()
  if (pasted.is !== 'address' && pasted.is !== 'hash') return null
  const href = explorerUrl(pasted.network ?? 'any', pasted.is, pasted.text)
  if (!href) return null
  return (
    <a className="wd-button" href={href} target="_blank" rel="noopener noreferrer">
      {t('tools.searchExplorer')}
      <Icon name="external" />
      <span className="wd-visually-hidden">({t('shell.newTab')})</span>
    </a>
  )
}
