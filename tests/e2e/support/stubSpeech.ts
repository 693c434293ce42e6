import type { Page } from '@playwright/test'

/** Runs in the page: a browser that speaks, and tells what it said. */
export function stubSpeech(): void {
  const said: string[] = []
  class Utterance extends EventTarget {
    lang = ''
    voice = null

    constructor(readonly text: string) {
      super()
    }
  }
  const speech = {
    getVoices: () => [{ lang: 'en-US', localService: true, default: true }],
    cancel: () => {},
    speak: (utterance: Utterance) => {
      said.push(utterance.text)
      setTimeout(() => utterance.dispatchEvent(new Event('end')))
    },
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speech })
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, saidAloud: said })
}

export function saidBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { saidAloud: string[] }).saidAloud)
}
