import { address } from './kinds/address'
import { code } from './kinds/code'
import { id } from './kinds/id'
import { money } from './kinds/money'
import { ref } from './kinds/ref'
import { secret } from './kinds/secret'
import { text } from './kinds/text'
import { time } from './kinds/time'

/** The constructors of fields, one for each kind. */
export const f = Object.freeze({ id, text, code, money, address, time, secret, ref })
