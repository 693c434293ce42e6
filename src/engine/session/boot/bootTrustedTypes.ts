/** The one HTML text that react-admin's helper text writes by `innerHTML`. */
const allowedHtml = '&#8203;'

export type PolicyRules = {
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

/** The portal's own workers below the folder that it is built for, as the build names them; in development, where they stand. */
const workerPath = import.meta.env.DEV
  ? /^src\/[\w/]+Worker\.ts$/
  : /^assets\/\w+Worker-[\w-]+\.js$/

type Page = object & {
  location: { href: string }
  trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
}

/** The `default` policy of Trusted Types: refuses every HTML text but one, and every script address but our workers'. */
export function installTrustedTypes(page: Page): void {
  const folder = new URL(import.meta.env.BASE_URL, page.location.href).href
  page.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === allowedHtml ? text : null),
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, folder)
      const script = origin + pathname
      const isOurs = script.startsWith(folder) && workerPath.test(script.slice(folder.length))
      return isOurs ? address : null
    },
  })
}
