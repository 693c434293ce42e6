/** The one HTML text that react-admin's helper text writes by `innerHTML`. */
const allowedHtml = '&#8203;'

export type PolicyRules = {
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}

type Page = object & {
  trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
}

/** The `default` policy of Trusted Types: refuses every HTML text but one, and every script address. */
export function installTrustedTypes(page: Page): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === allowedHtml ? text : null),
    createScriptURL: () => null,
  })
}
