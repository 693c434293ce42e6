import { describe, expect, it } from 'vitest'
import { createSpeaker, pickVoice } from '@/engine/alerts/speaker'
import type { Language } from '@/engine/config'
import { fakeClock } from '@/tests/support/fakeClock'

const second = 1_000
const text = 'matched a non-system order'

class Utterance extends EventTarget {
  lang = ''
  voice: { name: string } | null = null

  constructor(readonly text: string) {
    super()
  }

  end() {
    this.dispatchEvent(new Event('end'))
  }

  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
  }
}

/** A browser that speaks, and its tabs, the first of which leads. */
function speakingBrowser() {
  const clock = fakeClock()
  const texts = new Map<string, string>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  }
  const said: Utterance[] = []
  const seen = { cancelled: 0, tones: 0 }
  const members: object[] = []
  const voices = [voice('en-US', 'Ann'), voice('zh-CN', 'Ting')]
  const speech = {
    speak: (words: object) => void said.push(words as Utterance),
    cancel: () => void (seen.cancelled += 1),
    getVoices: () => voices as SpeechSynthesisVoice[],
  }
  type Change = { speech?: typeof speech | undefined; language?: Language }

  function openTab(change: Change = {}) {
    const speaker = createSpeaker({
      utter: (words) => new Utterance(words) as never,
      playTone: async () => void (seen.tones += 1),
      lead() {
        const member = {}
        members.push(member)
        return {
          leads: () => members[0] === member,
          stop: () => void members.splice(members.indexOf(member), 1),
        }
      },
      storage,
      storageKey: 'sound',
      clock,
      language: 'en-US',
      speech,
      ...change,
    })
    return { ...speaker, problem: () => speaker.sound.get()?.problem }
  }
  return { clock, said, seen, speech, voices, openTab }
}

function voice(lang: string, name: string, rest: object = {}) {
  return { lang, name, default: false, localService: false, voiceURI: name, ...rest }
}

describe('§8 the text is spoken aloud', () => {
  it('by one tab, at most once in ten seconds', () => {
    const { clock, said, openTab } = speakingBrowser()
    const tabs = [openTab(), openTab(), openTab()]
    for (const tab of tabs) tab.arm()
    const sayAll = () => {
      for (const tab of tabs) tab.say(text)
    }
    sayAll()
    said[0]?.end()
    clock.passAtOnce(9 * second)
    sayAll()
    expect(said.map((one) => one.text)).toEqual([text])
    clock.passAtOnce(second)
    sayAll()
    expect(said).toHaveLength(2)
    tabs[0]?.stop()
    tabs[1]?.say(text)
    expect(said).toHaveLength(3)
    for (const tab of tabs) tab.stop()
    expect(clock.pending()).toBe(0)
  })

  it('in the reader’s language, with a voice for it', () => {
    const { said, openTab } = speakingBrowser()
    const tab = openTab({ language: 'zh-CN' })
    tab.arm()
    tab.say('匹配到非系统订单')
    expect(said).toMatchObject([{ lang: 'zh-CN', voice: { name: 'Ting' } }])
    tab.stop()
  })

  it('with the region’s voice first, then the browser’s own, never one of another language', () => {
    const pick = (language: Language, ...list: object[]) =>
      pickVoice(list as SpeechSynthesisVoice[], language)?.name
    expect(pick('zh-CN', voice('en-US', 'a'), voice('zh-TW', 'b'), voice('zh_CN', 'c'))).toBe('c')
    expect(pick('en-US', voice('en-GB', 'a'), voice('en-AU', 'b', { localService: true }))).toBe(
      'b',
    )
    expect(pick('en-US', voice('zh-CN', 'a'))).toBeUndefined()
  })

  it('not before something was pressed, with that reason', () => {
    const { said, openTab } = speakingBrowser()
    const tab = openTab()
    expect(tab.problem()).toBe('gesture')
    tab.say(text)
    expect(said).toEqual([])
    tab.arm()
    expect(tab.problem()).toBeUndefined()
    tab.stop()
  })

  it('not where the sound is switched off, in any tab, after a reload too', () => {
    const { said, openTab } = speakingBrowser()
    const [first, second] = [openTab(), openTab()]
    first.arm()
    second.turn(false, 'Sound is on')
    first.adopt()
    first.say(text)
    expect(said).toEqual([])
    expect(first.sound.get()?.isOn).toBe(false)
    expect(openTab().sound.get()?.isOn).toBe(false)
    second.arm()
    second.turn(true, 'Sound is on')
    expect(said.map((one) => one.text)).toEqual(['Sound is on'])
    first.stop()
    second.stop()
  })
})

describe('F22: a browser that does not speak', () => {
  it('without speech sounds a tone, with that reason', () => {
    const { seen, openTab } = speakingBrowser()
    const tab = openTab({ speech: undefined })
    tab.arm()
    tab.say(text)
    expect(tab.problem()).toBe('noSpeech')
    expect(seen.tones).toBe(1)
  })

  it('without a voice for the language', () => {
    const { seen, voices, openTab } = speakingBrowser()
    voices.length = 1
    const tab = openTab({ language: 'zh-CN' })
    tab.arm()
    tab.say(text)
    expect(tab.problem()).toBe('noVoice')
    expect(seen.tones).toBe(1)
  })

  it('that throws', () => {
    const { clock, speech, openTab } = speakingBrowser()
    const broken = () => {
      throw new Error('broken')
    }
    const tab = openTab({ speech: { ...speech, speak: broken } })
    tab.arm()
    tab.say(text)
    expect(tab.problem()).toBe('failed')
    expect(clock.pending()).toBe(0)
  })

  it('that refuses, until a trial succeeds; every tab knows', () => {
    const { said, seen, openTab } = speakingBrowser()
    const [tab, other] = [openTab(), openTab()]
    tab.arm()
    other.arm()
    tab.say(text)
    said[0]?.fail('not-allowed')
    other.adopt()
    expect([tab.problem(), other.problem()]).toEqual(['refused', 'refused'])
    expect(seen.tones).toBe(1)
    other.turn(true, 'Sound is on')
    said[1]?.end()
    tab.adopt()
    expect([tab.problem(), other.problem()]).toEqual([undefined, undefined])
  })

  it('that is stuck is cancelled after ten seconds, and tried again', () => {
    const { clock, said, seen, openTab } = speakingBrowser()
    const tab = openTab()
    tab.arm()
    tab.say(text)
    clock.passAtOnce(10 * second)
    expect(tab.problem()).toBe('stuck')
    expect(seen).toEqual({ cancelled: 1, tones: 1 })
    tab.say(text)
    said[1]?.end()
    expect(tab.problem()).toBeUndefined()
  })

  it('that was interrupted has no problem', () => {
    const { said, seen, openTab } = speakingBrowser()
    const tab = openTab()
    tab.arm()
    tab.say(text)
    said[0]?.fail('interrupted')
    expect(tab.problem()).toBeUndefined()
    expect(seen.tones).toBe(0)
  })
})
