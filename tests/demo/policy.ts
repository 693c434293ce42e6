/** The one part of the browser's Trusted Types that is used; the compiler does not know them yet. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

/**
 * Vouches for exactly these script addresses, under the name that the page's policy allows.
 * @returns the trusted address of a worker; throws for every other address
 */
export function vouchFor(addresses: readonly string[]): (address: string) => string {
  const createScriptURL = (address: string) => {
    if (addresses.includes(address)) return address
    throw new TypeError(`${address} is no script of the demo`)
  }
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('wattdesk-demo', { createScriptURL })
  return (address) => (policy ?? { createScriptURL }).createScriptURL(address)
}
