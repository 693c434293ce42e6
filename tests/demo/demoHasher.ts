import { plainScryptHasher } from '@/sandbox/auth/plainScryptHasher'
import { secureRandom } from '@/sandbox/values/random'

/** As much as a browser without its own scrypt does in the time of a click; the passwords are known to all. */
export const demoHasher = plainScryptHasher({ random: secureRandom, cost: 1024 })
