import type { Hasher } from '@/sandbox/auth/Hasher'
import { createSandbox, type Sandbox } from '@/sandbox/createSandbox'
import { inlineFiles } from '@/sandbox/files/inlineFiles'
import { testSandbox, type TestSandbox } from '@/tests/support/testSandbox'
import { ed25519Keys } from '@/sandbox/keys/ed25519Keys'
import { seededRandom } from '@/sandbox/values/random'
import { trade } from '@/sandbox/trade'

/** A sandbox over the tests' records that hashes as the served one does. */
export async function sandboxWith(hasher: Hasher): Promise<Pick<TestSandbox, 'db'> & Sandbox> {
  const { db, clock } = await testSandbox()
  const random = seededRandom('crowd')
  const sandbox = createSandbox({
    db,
    clock,
    random,
    hasher,
    keys: ed25519Keys(random),
    files: inlineFiles,
    settings: { captcha: false },
    platform: trade,
  })
  return { ...sandbox, db }
}
