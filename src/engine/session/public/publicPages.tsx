import type { ComponentType } from 'react'
import { joinWords } from '@/engine/messages/words'
import { createPublicWords, PublicWordsContext, type PublicWords } from '../PublicWordsContext'
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

type LoginWords = Pick<PublicWords, 'language' | 'words'>

export async function loadPublicPages({
  language,
  words,
}: LoginWords): Promise<ComponentType<{ path: string }>> {
  const { publicPages } = await (language === 'zh-CN'
    ? import('@/engine/messages/zh-CN/publicPages')
    : import('@/engine/messages/en-US/publicPages'))
  const all = createPublicWords(language, joinWords(words, publicPages))

  return function PublicPages({ path }) {
    const Page = pages[path.replace(/\/$/, '')] ?? Register
    return (
      <PublicWordsContext value={all}>
        <Page key={path} />
      </PublicWordsContext>
    )
  }
}
