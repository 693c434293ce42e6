import { createInbox, type Inbox } from '@/engine/alerts/inbox'
import type { Alert } from '@/engine/alerts/alert'
import { fakeClock } from '@/tests/support/fakeClock'

/** One browser: its storage, its clock, and its tabs, which hear of each other's writing. */
export function fakeBrowser() {
  const clock = fakeClock()
  const texts = new Map<string, string>()
  const tabs = new Set<Inbox>()
  const writes = { count: 0 }

  function openTab(user = '1') {
    const news: Alert[] = []
    const key = `alerts.${user}`
    const inbox: Inbox = createInbox({
      storage: {
        getItem: (name) => texts.get(name) ?? null,
        setItem: (name, text) => {
          writes.count += 1
          texts.set(name, text)
          for (const tab of tabs) if (tab !== inbox) clock.setTimeout(tab.adopt, 1)
        },
      },
      storageKey: key,
      kinds: ['nonSystemOrder', 'failedPayouts'],
      clock,
      onNews: (alerts) => void news.push(...alerts),
    })
    tabs.add(inbox)
    return {
      ...inbox,
      news,
      /** An order as the live channel names it. */
      order: (id: string) => inbox.note({ ...orderOf(id), at: clock.now() }),
      missed: (id: string, at: number) => inbox.note({ ...orderOf(id), at, isMissed: true }),
      all: () => inbox.alerts.get() ?? [],
      open: () => (inbox.alerts.get() ?? []).filter((one) => one.acknowledgedAt === undefined),
      close() {
        inbox.stop()
        tabs.delete(inbox)
      },
    }
  }

  return { clock, texts, writes, openTab }
}

function orderOf(id: string) {
  return { kind: 'nonSystemOrder', key: `1001:${id}`, row: id }
}
