import { describe, expect, it } from 'vitest'
import { fakeBrowser } from './fakeBrowser'

const second = 1_000
const minute = 60 * second

describe('the inbox', () => {
  it('keeps every alert over a reload until it is acknowledged', () => {
    const browser = fakeBrowser()
    const first = browser.openTab()
    first.order('7')
    browser.clock.passAtOnce(20 * minute)
    first.order('8')
    first.close()
    const again = browser.openTab()
    expect(again.open().map(({ row }) => row)).toEqual(['8', '7'])
    expect(again.news).toEqual([])
    again.acknowledge('1001:7')
    again.close()
    const last = browser.openTab()
    expect(last.open().map(({ key }) => key)).toEqual(['1001:8'])
    last.acknowledgeAll()
    expect(last.open()).toEqual([])
    expect(browser.openTab().open()).toEqual([])
  })

  it('keeps each user’s alerts apart', () => {
    const browser = fakeBrowser()
    browser.openTab('1').order('7')
    expect(browser.openTab('2').all()).toEqual([])
  })

  it('announces the same order once within a minute, and counts the repeats', () => {
    const { clock, openTab } = fakeBrowser()
    const tab = openTab()
    tab.order('7')
    clock.passAtOnce(30 * second)
    tab.order('7')
    clock.passAtOnce(second)
    expect(tab.open()).toMatchObject([{ row: '7', count: 2 }])
    expect(tab.news).toHaveLength(1)
  })

  it('announces it again a minute later, acknowledged or not', () => {
    const { clock, openTab } = fakeBrowser()
    const tab = openTab()
    tab.order('7')
    clock.passAtOnce(61 * second)
    tab.order('7')
    expect(tab.news).toHaveLength(2)
    expect(tab.open()).toMatchObject([{ count: 2 }])
    tab.acknowledgeAll()
    clock.passAtOnce(2 * second)
    tab.order('7')
    clock.passAtOnce(second)
    expect(tab.open()).toEqual([])
    clock.passAtOnce(61 * second)
    tab.order('7')
    expect(tab.open()).toMatchObject([{ count: 1 }])
  })

  it('does not announce a missed order that is known already, acknowledged or not', () => {
    const { clock, openTab } = fakeBrowser()
    const tab = openTab()
    tab.order('7')
    tab.acknowledgeAll()
    clock.passAtOnce(5 * minute)
    tab.missed('7', clock.now() - minute)
    tab.missed('8', clock.now() - minute)
    clock.passAtOnce(second)
    expect(tab.open().map(({ row }) => row)).toEqual(['8'])
  })

  it('ignores foreign texts under its key', () => {
    for (const text of ['', 'null', '{}', '[1,null,{"key":1}]', '[{"key":"a","kind":"x"}]', '{']) {
      const browser = fakeBrowser()
      browser.texts.set('alerts.1', text)
      const tab = browser.openTab()
      expect(tab.all()).toEqual([])
      tab.order('7')
      expect(tab.open()).toHaveLength(1)
    }
  })

  it('stores no amount, address or token', () => {
    const browser = fakeBrowser()
    browser.openTab().order('7')
    const [kept] = JSON.parse(browser.texts.get('alerts.1') ?? '[]') as object[]
    expect(Object.keys(kept ?? {})).toEqual(['key', 'kind', 'at', 'count', 'row'])
  })
})

describe('F10: more than ten in ten minutes', () => {
  it('are one grouped alert with their count', () => {
    const { clock, openTab } = fakeBrowser()
    const tab = openTab()
    for (let id = 1; id <= 10; id += 1) {
      tab.order(String(id))
      clock.passAtOnce(30 * second)
    }
    expect(tab.open()).toHaveLength(10)
    const begin = tab.open().at(-1)?.at
    tab.order('11')
    expect(tab.open()).toMatchObject([{ kind: 'nonSystemOrder', count: 11, from: begin }])
    clock.passAtOnce(9 * minute)
    tab.order('12')
    expect(tab.open()).toMatchObject([{ count: 12, to: clock.now() }])
  })

  it('a thousand in a second are one, rendered and stored a few times', () => {
    const { clock, openTab, writes } = fakeBrowser()
    const tab = openTab()
    let drawn = 0
    tab.alerts.subscribe(() => (drawn += 1))
    for (let id = 1; id <= 1_000; id += 1) {
      tab.order(String(id))
      clock.passAtOnce(1)
    }
    clock.passAtOnce(second)
    expect(tab.open()).toMatchObject([{ count: 1_000 }])
    expect(drawn).toBeLessThanOrEqual(6)
    expect(writes.count).toBeLessThanOrEqual(6)
    expect(clock.pending()).toBe(0)
  })

  it('a flood that continues after it was acknowledged alerts again', () => {
    const { clock, openTab } = fakeBrowser()
    const tab = openTab()
    for (let id = 1; id <= 20; id += 1) tab.order(String(id))
    clock.passAtOnce(second)
    tab.acknowledgeAll()
    clock.passAtOnce(second)
    tab.order('21')
    clock.passAtOnce(second)
    expect(tab.open()).toMatchObject([{ row: '21', count: 1 }])
  })

  it('counts the same orders once over three tabs', () => {
    const { clock, openTab } = fakeBrowser()
    const tabs = [openTab(), openTab(), openTab()]
    for (let id = 1; id <= 40; id += 1) {
      for (const tab of tabs) {
        tab.order(String(id))
        clock.passAtOnce(3)
      }
      clock.passAtOnce(second)
    }
    const late = openTab()
    for (const tab of [...tabs, late]) expect(tab.open()).toMatchObject([{ count: 40 }])
    for (const tab of [...tabs, late]) {
      tab.order('41')
      clock.passAtOnce(300)
    }
    for (const tab of [...tabs, late]) expect(tab.open()).toMatchObject([{ count: 41 }])
  })
})

describe('F11: the same alert in several tabs', () => {
  it('appears once in each, and is acknowledged in all', () => {
    const { clock, openTab } = fakeBrowser()
    const tabs = [openTab(), openTab(), openTab()]
    for (const tab of tabs) tab.order('7')
    clock.passAtOnce(second)
    for (const tab of tabs) {
      expect(tab.open()).toMatchObject([{ row: '7', count: 1 }])
      expect(tab.news).toHaveLength(1)
    }
    tabs[1]?.acknowledgeAll()
    clock.passAtOnce(second)
    for (const tab of tabs) expect(tab.open()).toEqual([])
    clock.passAtOnce(minute)
    expect(clock.pending()).toBe(0)
  })

  it('reaches a tab without a connection', () => {
    const { clock, openTab } = fakeBrowser()
    const [hears, deaf] = [openTab(), openTab()]
    hears.order('7')
    clock.passAtOnce(second)
    expect(deaf.news).toHaveLength(1)
  })

  it('works without storage', () => {
    const { clock, openTab, texts } = fakeBrowser()
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.assign(texts, { get: refuse, set: refuse })
    const tab = openTab()
    tab.order('7')
    clock.passAtOnce(second)
    expect(tab.open()).toHaveLength(1)
    tab.acknowledgeAll()
    expect(tab.open()).toEqual([])
  })
})

describe('F28: an outage', () => {
  it('is one silent line, the same in every tab', () => {
    const { clock, openTab } = fakeBrowser()
    const tabs = [openTab(), openTab()]
    const from = clock.now()
    clock.passAtOnce(7 * minute)
    for (const [index, tab] of tabs.entries())
      tab.noteGap({ from: from + 40 * index, to: clock.now() + 900 * index })
    clock.passAtOnce(second)
    for (const tab of tabs) {
      expect(tab.open()).toMatchObject([{ kind: 'gap', from, to: from + 7 * minute + 900 }])
      expect(tab.news).toEqual([])
    }
  })

  it('shows five missed orders together, each once', () => {
    const { clock, openTab } = fakeBrowser()
    const tab = openTab()
    const at = clock.now()
    clock.passAtOnce(10 * minute)
    for (const id of ['1', '2', '3', '4', '5']) tab.missed(id, at + Number(id) * minute)
    clock.passAtOnce(second)
    expect(tab.open().map(({ row }) => row)).toEqual(['5', '4', '3', '2', '1'])
    expect(tab.news).toHaveLength(5)
  })
})

describe('§8 failed payouts', () => {
  it('are one alert with their number, announced at every check, and alert again when there are more', () => {
    const { clock, openTab } = fakeBrowser()
    const [tab, other] = [openTab(), openTab()]
    tab.noteCount('failedPayouts', 3)
    clock.passAtOnce(second)
    expect(tab.open()).toMatchObject([{ kind: 'failedPayouts', count: 3 }])
    tab.acknowledgeAll()
    for (const count of [3, 2, 4]) {
      clock.passAtOnce(5 * minute)
      tab.noteCount('failedPayouts', count)
    }
    clock.passAtOnce(second)
    expect(tab.open()).toMatchObject([{ count: 4 }])
    expect(tab.news).toHaveLength(4)
    expect(other.news).toHaveLength(4)
    tab.noteCount('failedPayouts', 0)
    clock.passAtOnce(second)
    expect(tab.open()).toEqual([])
  })
})

describe('F29: ten thousand alerts in a shift', () => {
  it('leave the newest five hundred; acknowledged ones go first', () => {
    const { clock, openTab, texts } = fakeBrowser()
    const seen = Array.from({ length: 500 }, (_, index) => ({
      key: `1001:${index}`,
      kind: 'nonSystemOrder',
      count: 1,
      row: String(index),
      at: clock.now() + index * minute,
      acknowledgedAt: clock.now() + index * minute + 1,
    }))
    const { acknowledgedAt: _, ...oldest } = seen[0]!
    texts.set('alerts.1', JSON.stringify([oldest, ...seen.slice(1)]))
    clock.passAtOnce(500 * minute)
    const tab = openTab()
    tab.order('500')
    clock.passAtOnce(second)
    expect(tab.all()).toHaveLength(500)
    expect(tab.open().map(({ row }) => row)).toEqual(['500', '0'])
    expect(tab.all().some(({ row }) => row === '1')).toBe(false)
    expect(JSON.parse(texts.get('alerts.1') ?? '[]')).toHaveLength(500)
  })

  it('leave as few where nobody acknowledges any', () => {
    const { clock, openTab } = fakeBrowser()
    const tab = openTab()
    for (let id = 1; id <= 10_000; id += 1) {
      tab.order(String(id))
      clock.passAtOnce(2_880)
    }
    expect(tab.all()).toMatchObject([{ count: 10_000 }])
  })
})
