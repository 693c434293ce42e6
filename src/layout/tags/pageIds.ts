const keptIn = 'data-hidden-id'

/** Ids belong to the page in sight: two forms alike are alive at once, and a label names one control. */
export function giveIdsTo(path: string): void {
  for (const page of document.querySelectorAll<HTMLElement>('.wd-kept')) {
    if (page.dataset['path'] === path) giveBack(page)
    else takeAway(page)
  }
}

function takeAway(page: HTMLElement): void {
  for (const element of page.querySelectorAll('[id]')) {
    element.setAttribute(keptIn, element.id)
    element.removeAttribute('id')
  }
}

function giveBack(page: HTMLElement): void {
  for (const element of page.querySelectorAll(`[${keptIn}]`)) {
    element.id = element.getAttribute(keptIn) ?? ''
    element.removeAttribute(keptIn)
  }
}
