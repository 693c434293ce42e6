import { expect, it } from 'vitest'
import { createI18nProvider } from '@/engine/data/i18nProvider'
import { createMessages } from '@/engine/messages/messages'

it('chunks of words that load at the same time are all kept', async () => {
  let arrive = () => {}
  const slow = new Promise<void>((resolve) => (arrive = resolve))
  const messages = createMessages('en-US', {
    'en-US': {
      tags: async () => ({ tags: { label: 'Open pages' } }),
      late: () => slow.then(() => ({ cron: { daily: 'Every day' } })),
    },
  })
  const provider = createI18nProvider(messages, {})
  const adding = [provider.add('late'), provider.add('tags')]
  await adding[1]
  arrive()
  await Promise.all(adding)
  expect(provider.translate('tags.label')).toBe('Open pages')
  expect(provider.translate('cron.daily')).toBe('Every day')
})
