import { fakeGateway } from '@/tests/engine/gateway/fakeTransport'
import type { TestSandbox } from '@/sandbox/forTests'

/** The portal's own gateway client over a sandbox and its faults, for a logged-in account. */
export async function portalOver(sandbox: TestSandbox, account: string) {
  const token = await sandbox.logIn(account)
  const { client } = fakeGateway(
    async ({ method, url, headers, body }) => {
      const init = {
        method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }
      const request = new Request(`http://sandbox${url.replace('/prod-api', '')}`, init)
      const answer = await sandbox.fetch(request)
      if (answer.type === 'error') return 'lost'
      try {
        return { status: answer.status, text: await answer.text() }
      } catch {
        // broken midway
        return 'lost'
      }
    },
    { token },
  )
  return client
}
