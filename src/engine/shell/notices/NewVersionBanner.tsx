import { useSyncExternalStore } from 'react'
import { useTranslate } from 'ra-core'
import { Banner } from '../../ui/Banner'
import { newVersion } from './newVersion'
import { reloadPage } from '../../ui/reloadPage'

/** There is a newer build, and a file of this one may be gone: the operator says when to reload. */
export function NewVersionBanner() {
  const translate = useTranslate()
  const isKnown = useSyncExternalStore(newVersion.subscribe, newVersion.isKnown)
  if (!isKnown) return null
  // the browser asks about what is typed: our own dialog may be among the files that are gone
  const reload = async () => reloadPage()
  return (
    <Banner
      text={translate('shell.newVersion')}
      action={translate('boot.reload')}
      onAction={reload}
    />
  )
}
