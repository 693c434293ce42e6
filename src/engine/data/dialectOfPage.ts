import { dialects, type Dialect, type DialectName } from '@/engine/config'

/** Chosen at deploy time: `<meta name="gateway-dialect" content="…">`; else the specification's. */
export function dialectOfPage(): Dialect {
  const meta = document.querySelector('meta[name="gateway-dialect"]')
  const name = meta?.getAttribute('content') ?? ''
  return isDialectName(name) ? dialects[name] : dialects.specification
}

function isDialectName(name: string): name is DialectName {
  return Object.hasOwn(dialects, name)
}
