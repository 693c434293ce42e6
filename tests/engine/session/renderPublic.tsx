import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Language } from '@/engine/config'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { PublicWordsContext } from '@/engine/session/PublicWordsContext'
import { loadPublicPages } from '@/engine/session/public/publicPages'
import { testSandbox, type TestSandbox, type TestSandboxOptions } from '@/tests/support/testSandbox'
import { sandboxHandlers } from '@/sandbox/msw'
import { server } from '@/testing/app/gatewayServer'
import { messagesIn } from '@/tests/support/messagesIn'

type Options = TestSandboxOptions & {
  language?: Language
  /** Prepares records before anything is shown. */
  given?: (sandbox: TestSandbox) => Promise<unknown>
}

/** A public page, against a fresh sandbox. */
export async function renderPublic(path: string, options: Options = {}) {
  const { language = 'en-US', given, ...sandboxOptions } = options
  const sandbox = await testSandbox(sandboxOptions)
  await given?.(sandbox)
  server.use(...sandboxHandlers(sandbox))
  const words = await messagesIn(language).load('login')
  const Pages = await loadPublicPages({ language, words })
  const { container } = render(
    <GatewayContext value={createPageGateway({ language })}>
      <PublicWordsContext value={{ language, words, t: (key) => key }}>
        <Pages path={path} />
      </PublicWordsContext>
    </GatewayContext>,
  )
  const user = userEvent.setup()
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(fields)) {
      const input = screen.getByLabelText(label)
      await user.clear(input)
      await user.type(input, text)
    }
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { sandbox, user, fill, press, container }
}
