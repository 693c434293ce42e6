import type { Server } from 'node:http'
import type { DialectName } from '@/engine/config'
import { resources as words } from '@/i18n/en-US/resources'
import { resources } from '@/resources'
import { openSandbox } from '../openSandbox'
import type { Account } from '../settings/accounts'
import { checkHost } from '../settings/checkHost'
import { readSettings, settingsTable, type Environment } from '../settings/settings'
import { controlPath, mountFaults } from '../faults/mountFaults'
import { acceptSocket } from '../live/acceptSocket'
import { mountScenarios } from '../scenarios/mountScenarios'
import { trade } from '../trade'
import { scenarios } from '../trade/scenarios'
import type { PortalServer } from '@/server/serve/createPortalServer'
import type { Gateway } from '@/server/http/gateway'
import { textTable } from '@/server/run/textTable'

export { settingsTable }

type PortalOver = (gateway: Gateway, dialect: DialectName) => PortalServer
type Closeable = { close: () => Promise<unknown> }

/** Reads the sandbox's settings; throws for a wrong one, and for public passwords beyond loopback. */
export function checkSettings(host: string, env: Environment) {
  checkHost(host, env)
  return readSettings(env)
}

/** The sandbox as the portal's gateway; `start` imports this file only without a `GATEWAY_URL`. */
export async function openSandboxGateway(dialect: DialectName, log: (line: string) => void) {
  const app = { platform: trade, resources, messages: words }
  const sandbox = await openSandbox(process.env, { log, ...app })
  const { files, faults, place, accounts } = sandbox
  return {
    gateway: { fetch: sandbox.fetch, upgrade: acceptSocket(sandbox.live) },
    name: `sandbox, data in ${place}`,
    notes: [
      ...(faults ? [`Faults    ${controlPath}, from this machine only`] : []),
      `\n${accountTable(accounts)}`,
    ],
    /** Puts scenarios and faults in front of a portal; returns the parts to close before and after it. */
    mount: (server: Server, portal: PortalOver): { before: Closeable[]; after: Closeable[] } => {
      const parts = { sandbox, files, dialect, scenarios, portal, ...app }
      const mounted = mountScenarios(server, parts)
      if (faults) mountFaults(server, faults)
      return { before: [sandbox.live, mounted], after: [sandbox] }
    },
  }
}

function accountTable(accounts: readonly Account[]): string {
  const rows = accounts.map((account) => ({
    account: account.name,
    type: account.userType,
    password: account.password,
    'second password': account.secondPassword,
    'for whom': account.purpose,
    'Google code secret': account.totpSecret ?? '',
  }))
  return textTable(rows)
}
