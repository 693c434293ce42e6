import { allResources } from '@/resources/all'
import { knownSecondPassword } from '@/tests/sandbox'
import { testSandbox, type TestSandbox } from '@/tests/sandbox/forTests'

export type Row = Readonly<Record<string, unknown>>

export type Answer = {
  readonly code: number
  readonly msg: string
  readonly data: Row
  readonly rows: readonly Row[]
  readonly total: number
}

/** One call by hand, past the portal. */
export type Call = (method: string, path: string, body?: Row) => Promise<Answer>

export type Gateway = { readonly sandbox: TestSandbox; readonly call: Call }

/** A fresh sandbox, called by hand with the token of an account. */
export async function openGateway(account = 'admin'): Promise<Gateway> {
  const sandbox = await testSandbox({ declarations: allResources })
  return { sandbox, call: callerOf(sandbox, await sandbox.signIn(account)) }
}

/** Calls with a token, from an operator's browser or without one. */
export function callerOf(sandbox: TestSandbox, token: string): Call {
  return async (method, path, body) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await sandbox.fetch(new Request(`http://sandbox${path}`, init))
    return (await answer.json()) as Answer
  }
}

/** The second password, where it is asked for. */
export function signature({ secondFactor }: { readonly secondFactor?: boolean } = {}): Row {
  return secondFactor ? { secondPwd: knownSecondPassword } : {}
}
