/**
 * jsdom walks through the whole page for the control of each label, which was a thirtieth of the time of component
 * tests. A label with `for` on the page takes the element of that id; every other one is left to jsdom.
 */
export function quickenLabels({ HTMLLabelElement }: Window & typeof globalThis): void {
  const { prototype } = HTMLLabelElement
  const usual = Object.getOwnPropertyDescriptor(prototype, 'control')
  Object.defineProperty(prototype, 'control', {
    ...usual,
    get(this: HTMLLabelElement): unknown {
      const id = this.getAttribute('for')
      if (!id || !this.isConnected) return usual?.get?.call(this)
      const found = this.ownerDocument.getElementById(id)
      return found !== null && isLabelable(found) ? found : null
    },
  })
}

function isLabelable(element: Element): boolean {
  return 'labels' in element && element.getAttribute('type') !== 'hidden'
}
