import type { Language } from '@/engine/config'

/** The voice that speaks a language best: of the very region, else of the language; the browser's own first. */
export function pickVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: Language,
): SpeechSynthesisVoice | undefined {
  const wanted = language.toLowerCase()
  const tongue = wanted.slice(0, 2)
  const fitting = voices.filter((voice) => tagOf(voice).split('-')[0] === tongue)
  const rank = (voice: SpeechSynthesisVoice) =>
    (tagOf(voice) === wanted ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0)
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0]
}

/** Android writes `zh_CN`. */
function tagOf({ lang }: SpeechSynthesisVoice): string {
  return lang.replaceAll('_', '-').toLowerCase()
}
