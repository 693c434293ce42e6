import { useState, type ReactNode } from 'react'
import type { Language } from '@/config'
import { LanguageSwitch } from '@/layout/LanguageSwitch'
import { Logo } from '@/layout/Logo'
import { usePublicWords } from '@/layout/PublicWordsContext'
import { switchLanguage } from '@/layout/switchLanguage'
import { useTypedText } from './useTypedText'
import './PublicPage.css'

type PublicPageProps = {
  children: ReactNode
  /** Whether the browser asks before something typed is lost; not by default. */
  warns?: boolean
}

/** The frame of every page without a session: who we are on one side, what to do on the other. */
export function PublicPage({ children, warns = false }: PublicPageProps) {
  const { language, t } = usePublicWords()
  const [wanted, setWanted] = useState<Language>()
  const { note, isTyped, forget } = useTypedText(warns)
  const leave = (next: Language) => {
    if (isTyped()) return setWanted(next)
    return switchLanguage(next)
  }
  return (
    <div className="wd-public">
      <section className="wd-public-brand" aria-label={t('app.name')}>
        <p className="wd-public-name">
          <Logo size={32} />
          {t('app.name')}
        </p>
        <p className="wd-public-tagline">{t('app.tagline')}</p>
        <Skyline />
      </section>
      <div className="wd-public-side">
        <header className="wd-public-languages">
          <LanguageSwitch label={t('app.language')} language={language} onSwitch={leave} />
        </header>
        {wanted && (
          <SwitchQuestion
            onStay={() => setWanted(undefined)}
            onLeave={() => {
              forget()
              switchLanguage(wanted)
            }}
          />
        )}
        <main className="wd-public-main" onInput={note}>
          {children}
        </main>
      </div>
    </div>
  )
}

type QuestionProps = { onStay: () => void; onLeave: () => void }

/** The other language comes by a reload, which loses what is typed. */
function SwitchQuestion({ onStay, onLeave }: QuestionProps) {
  const { t } = usePublicWords()
  return (
    <div className="wd-banner" role="alertdialog" aria-label={t('app.switchLoses')}>
      <span>{t('app.switchLoses')}</span>
      <button type="button" className="wd-button" autoFocus onClick={onStay}>
        {t('app.stay')}
      </button>
      <button type="button" className="wd-button" onClick={onLeave}>
        {t('app.switch')}
      </button>
    </div>
  )
}

/** A load curve over the desk line; drawn once when the page opens. */
function Skyline() {
  return (
    <svg className="wd-public-skyline" viewBox="0 0 600 240" fill="none" aria-hidden="true">
      <path className="wd-public-area" d={`${curve} V200 H0 Z`} />
      <path className="wd-public-curve" d={curve} pathLength="1" />
      <path className="wd-public-desk" d="M0 200 H600" />
      <circle className="wd-public-now" cx="452" cy="62" r="5" />
    </svg>
  )
}

const curve =
  'M0 168 C40 160 58 120 96 122 S150 164 190 158 S246 86 290 84 S344 132 376 128 S420 64 452 62 S520 108 600 84'
