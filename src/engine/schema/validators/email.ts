import { matching } from './validator'

const atoms = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*"
const label = '[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?'
const topLevel = '[A-Za-z][A-Za-z\\d-]{0,61}[A-Za-z\\d]'
const pattern = new RegExp(`^(?=[^@]{1,64}@)${atoms}@(?:${label}\\.)+${topLevel}$`)

/**
 * §5 Email and emailErr: `local@domain.tld` in ASCII, at most 254 characters, 64 before the `@`. Quoted
 * local parts, bare host names and addresses in brackets are refused.
 */
export const email = matching('email', pattern, 254)
