/**
 * jsdom matches every rule of its default sheet against every element again, which was a fifth of the suite's
 * time. If only MUI's sheet styles a page, which concerns MUI's own elements, the answers to the queries
 * follow from the tag, a few attributes and inline styles; everything else is left to jsdom.
 */
export function quickenStyles(window: Window & typeof globalThis): void {
  const whole = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()

  function displayOfTag({ localName, namespaceURI }: Element): string {
    const known = displays.get(localName)
    if (known !== undefined) return known
    const found = whole(window.document.createElementNS(namespaceURI, localName)).display
    displays.set(localName, found)
    return found
  }

  function display(element: Element): string {
    return inline(element, 'display') || (isHidden(element) ? 'none' : displayOfTag(element))
  }

  window.getComputedStyle = (element, pseudo) => {
    if (!isPlain(element, window)) return whole(element, pseudo)
    // without a sheet nothing stands before or after an element
    if (pseudo) return { content: '', getPropertyValue: () => '' } as unknown as CSSStyleDeclaration
    const quick: Record<string, () => string> = {
      display: () => display(element),
      visibility: () => inherited(element, 'visibility', 'visible', whole),
      'pointer-events': () => inherited(element, 'pointer-events', 'auto', whole),
      opacity: () => inline(element, 'opacity') || '1',
    }
    quick['pointerEvents'] = quick['pointer-events']!
    const value = (name: string) => quick[name]?.() ?? whole(element).getPropertyValue(name)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return value
        return typeof name === 'string' && name in quick
          ? value(name)
          : Reflect.get(whole(element), name)
      },
    })
  }
}

/** Elements whose display follows from their tag and `hidden`. */
function isPlain(element: Element, { document }: Window): boolean {
  return (
    !stateful.has(element.tagName) &&
    !isStyledByMui(element) &&
    [...document.styleSheets].every(isOfMui)
  )
}

function isOfMui({ ownerNode }: StyleSheet): boolean {
  return ownerNode instanceof Element && ownerNode.hasAttribute('data-emotion')
}

function isStyledByMui(element: Element): boolean {
  return /(?:^|\s)(?:Mui|mui-|css-)/.test(element.getAttribute('class') ?? '')
}

const stateful = new Set(['DIALOG', 'DETAILS'])

function isHidden(element: Element): boolean {
  return (
    element.hasAttribute('hidden') ||
    (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden')
  )
}

function inline(element: Element, name: string): string {
  return element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(name) : ''
}

function inherited(
  element: Element,
  name: string,
  initial: string,
  whole: Window['getComputedStyle'],
): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (isStyledByMui(at)) return whole(at).getPropertyValue(name)
    const own = inline(at, name)
    if (own && own !== 'inherit') return own
  }
  return initial
}
