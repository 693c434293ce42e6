import { knownPassword } from './accounts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Keeps the sandbox on this machine while its passwords are the published ones.
 *
 * @param host the address to listen on
 * @throws Error naming the setting that allows another address
 */
export function checkHost(host: string, { SANDBOX_ADMIN_PASSWORD = '' }: Environment): void {
  const hasOwnPassword = !['', knownPassword].includes(SANDBOX_ADMIN_PASSWORD.trim())
  if (isLoopback(host) || hasOwnPassword) return
  throw new Error(
    `HOST is "${host}": the sandbox's passwords are public, so set SANDBOX_ADMIN_PASSWORD to another one to listen beyond loopback.`,
  )
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}
