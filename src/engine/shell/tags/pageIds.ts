/** What names a control, and what it is named by. */
const attributes = ['id', 'for']

/** Ids belong to the page in sight: two forms alike are alive at once, and a label names one control. */
export function giveIdsTo(path: string): void {
  for (const page of document.querySelectorAll<HTMLElement>('.wd-kept')) {
    const isInSight = page.dataset['path'] === path
    for (const name of attributes) {
      if (isInSight) move(page, `data-kept-${name}`, name)
      else move(page, name, `data-kept-${name}`)
    }
  }
}

function move(page: HTMLElement, from: string, to: string): void {
  for (const element of page.querySelectorAll(`[${from}]`)) {
    element.setAttribute(to, element.getAttribute(from) ?? '')
    element.removeAttribute(from)
  }
}
