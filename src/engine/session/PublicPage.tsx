import type { ReactNode } from 'react'
import type { Language } from '@/engine/config'
import { Button } from '@/engine/ui/Button'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { usePublicWords } from './PublicWordsContext'
import { switchLanguage } from './switchLanguage'
import type { Slot } from '@/engine/ui/late/slot'
import { useTypedGuard, type LossQuestion } from './useTypedGuard'
import './PublicPage.css'

type PublicPageProps = {
  children: ReactNode
  /** Asks before typed text is lost; without it, as at the login, only a switch of language asks. */
  leaveQuestion?: Slot<() => Promise<boolean>>
}

export function PublicPage({ children, leaveQuestion }: PublicPageProps) {
  const { language, t } = usePublicWords()
  const { note, question, mayLose } = useTypedGuard(leaveQuestion)
  const switchTo = async (next: Language) => {
    if (await mayLose('switch')) switchLanguage(next)
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
          <LanguageSwitch
            label={t('app.language')}
            language={language}
            onSwitch={(next) => void switchTo(next)}
          />
        </header>
        {question && <LossBanner {...question} />}
        <main className="wd-public-main" onInput={note}>
          {children}
        </main>
      </div>
    </div>
  )
}

function LossBanner({ loss, answer }: LossQuestion) {
  const { t } = usePublicWords()
  const text = t(`app.${loss}Loses`)
  return (
    <div key={loss} className="wd-banner" role="alertdialog" aria-label={text}>
      <span>{text}</span>
      <Button autoFocus onClick={() => answer(false)}>
        {t('app.stay')}
      </Button>
      <Button onClick={() => answer(true)}>{t(`app.${loss}`)}</Button>
    </div>
  )
}

function Skyline() {
  return (
    <svg className="wd-public-skyline" viewBox="0 0 600 240" fill="none" aria-hidden="true">
      <path className="wd-public-area" d={`${curve} V200 H0 Z`} />
      <path className="wd-public-curve" d={curve} />
      <path className="wd-public-desk" d="M0 200 H600" />
      <circle className="wd-public-now" cx="452" cy="62" r="5" />
    </svg>
  )
}

const curve =
  'M0 168 C40 160 58 120 96 122 S150 164 190 158 S246 86 290 84 S344 132 376 128 S420 64 452 62 S520 108 600 84'
