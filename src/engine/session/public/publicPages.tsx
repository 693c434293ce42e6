import type { ComponentType } from 'react'
import type { Language } from '@/engine/config'
import { createTranslate, loadEntryMessages } from '@/i18n'
import { joinMessages, loadPublicMessages } from '@/i18n/late'
import { PublicWordsContext } from '@/engine/session/PublicWordsContext'
import { AuthRedirect } from './AuthRedirect'
import { Bind } from './Bind'
import { Register } from './Register'
import '../Login.css'
import './publicPages.css'

const pages: Readonly<Record<string, ComponentType>> = {
  '/auth-redirect': AuthRedirect,
  '/bind': Bind,
  '/register': Register,
}

/** The public pages besides the log-in, with their messages. */
export async function loadPublicPages(
  language: Language,
  name: string,
): Promise<ComponentType<{ path: string }>> {
  const [entry, more] = await Promise.all([
    loadEntryMessages(language),
    loadPublicMessages(language),
  ])
  const words = {
    language,
    t: createTranslate({ ...joinMessages(entry, more), app: { ...entry.app, name } }),
  }

  return function PublicPages({ path }) {
    const Page = pages[path.replace(/\/$/, '')] ?? Register
    return (
      <PublicWordsContext value={words}>
        <Page key={path} />
      </PublicWordsContext>
    )
  }
}
