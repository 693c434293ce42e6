/** The only HTML that react-admin writes by `innerHTML`, in its helper text. */
const allowedHtml = '&#8203;'

export type PolicyRules = {
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

const workerPath = import.meta.env.DEV
  ? /^src\/[\w/]+Worker\.ts$/
  : /^assets\/\w+Worker-[\w-]+\.js$/

type Page = object & {
  location: { href: string }
  trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
}

/** The `default` policy refuses all HTML but one text, and all scripts but our workers. */
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
