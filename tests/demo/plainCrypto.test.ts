import { describe, expect, it } from 'vitest'
import { plainScryptHasher } from '@/sandbox/auth/plainScryptHasher'
import { scryptHasher } from '@/sandbox/auth/scryptHasher'
import { ed25519Keys } from '@/sandbox/keys/ed25519Keys'
import { plainEd25519Keys } from '@/sandbox/keys/plainEd25519Keys'
import { seededRandom } from '@/sandbox/values/random'

describe('replacements for what browsers lack', () => {
  it('make the key pairs that Node makes from the same seed', () => {
    const [plain, node] = [plainEd25519Keys(seededRandom('k')), ed25519Keys(seededRandom('k'))]
    for (let pair = 0; pair < 20; pair += 1) expect(plain.make()).toEqual(node.make())
  })

  it('make the hashes that Node makes, and each verifies the other’s', async () => {
    const [plain, node] = [plainScryptHasher, scryptHasher].map((hasher) =>
      hasher({ random: seededRandom('salt'), cost: 16 }),
    )
    const made = await plain!.hash('Sandbox_2026 密码')
    expect(made).toBe(await node!.hash('Sandbox_2026 密码'))
    expect(await node!.verify('Sandbox_2026 密码', made)).toBe(true)
    expect(await plain!.verify('Sandbox_2026 密码', made)).toBe(true)
    expect(await plain!.verify('Sandbox_2027 密码', made)).toBe(false)
  })
})
