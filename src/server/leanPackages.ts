import type { Plugin } from 'vite'

const nothing = 'export default () => {}'

/** What stands in the place of whole files of packages, by how their path ends. */
const files = new Map([
  // axios: the portal asks by XMLHttpRequest, with JSON, a text or the browser's own FormData as body
  [
    '/axios/lib/adapters/adapters.js',
    `import send from './xhr.js'
     export default { getAdapter: (given) => (typeof given === 'function' ? given : send) }`,
  ],
  ['/axios/lib/helpers/formDataToJSON.js', nothing],
  ['/axios/lib/helpers/toFormData.js', nothing],
  ['/axios/lib/helpers/toURLEncodedForm.js', nothing],
  ['/axios/lib/core/setFormDataHeaders.js', nothing],
  // its query is in the address already
  ['/axios/lib/helpers/buildURL.js', 'export default (url) => url'],
  ['/axios/lib/helpers/AxiosURLSearchParams.js', nothing],
  ['/axios/lib/core/assertParamsAcyclic.js', nothing],
  // the token is a header of our own making, never a cookie of the gateway's
  ['/axios/lib/helpers/cookies.js', 'export default { read: () => null }'],
  ['/axios/lib/helpers/isURLSameOrigin.js', 'export default () => false'],
  // no interceptors, no tokens beside the signal, no names for statuses, options that the compiler has checked
  ['/axios/lib/core/InterceptorManager.js', 'export default class { forEach() {} }'],
  ['/axios/lib/cancel/CancelToken.js', nothing],
  ['/axios/lib/helpers/HttpStatusCode.js', nothing],
  ['/axios/lib/helpers/spread.js', nothing],
  [
    '/axios/lib/helpers/validator.js',
    `const no = () => no
     export default { assertOptions: no, validators: { transitional: no, spelling: no } }`,
  ],
  // node-polyglot: what every supported browser has
  ['/object.entries/index.js', 'module.exports = Object.entries'],
  ['/hasown/index.js', 'module.exports = Object.hasOwn'],
])

/** The router's chunk says it is for development; names for its tools keep components that nobody uses. */
function leanRouter(code: string): string {
  return code
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^var \w+ = (?=React\w*\.(?:forwardRef|memo)\()/gm, '$&/* @__PURE__ */ ')
}

/** Takes out of packages what the portal cannot reach: dead weight before the login and the first list. */
export function leanPackages(): Plugin {
  return {
    name: 'wattdesk:lean-packages',
    apply: 'build',
    load: (id) => [...files].find(([file]) => id.endsWith(file))?.[1],
    transform: (code, id) =>
      id.includes('/react-router/dist/') ? { code: leanRouter(code), map: null } : undefined,
  }
}
