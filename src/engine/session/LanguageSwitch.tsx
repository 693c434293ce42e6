import type { Language } from '@/engine/config'
import { languages } from '@/engine/messages/language'

type LanguageSwitchProps = {
  label: string
  language: Language
  onSwitch: (language: Language) => void
}

const ownNames: Readonly<Record<Language, string>> = { 'en-US': 'English', 'zh-CN': '中文' }

export function LanguageSwitch({ label, language, onSwitch }: LanguageSwitchProps) {
  return (
    <div className="wd-languages" role="group" aria-label={label}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => each !== language && onSwitch(each)}
        >
          {ownNames[each]}
        </button>
      ))}
    </div>
  )
}
