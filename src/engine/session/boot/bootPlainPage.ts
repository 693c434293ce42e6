type PlainPage = {
  name: string
  title: string
  text: string
  button: string
  /** What went wrong, by its id. */
  crash?: string
}

/** What stands on the page when not even the dictionary could be fetched. */
export const lastWords: PlainPage = {
  name: 'Wattdesk',
  title: 'The page could not be loaded · 页面加载失败',
  text: 'Please check the connection and reload. 请检查网络后重新加载。',
  button: 'Reload · 重新加载',
}

/** A page without React: says what is wrong and what to do, never white. */
export function showPlainPage(
  page: Document,
  { name, title, text, button, crash = '' }: PlainPage,
): void {
  const main = page.createElement('main')
  main.className = 'wd-plain'
  const retry = element(page, 'button', button)
  retry.className = 'wd-button wd-button-primary'
  retry.addEventListener('click', () => page.defaultView?.location.reload())
  const brand = element(page, 'p', name)
  brand.className = 'wd-plain-name'
  const about = crash === '' ? [] : [element(page, 'p', crash)]
  main.append(brand, element(page, 'h1', title), element(page, 'p', text), ...about, retry)
  page.body.replaceChildren(main)
}

function element(page: Document, tag: string, text: string): HTMLElement {
  const made = page.createElement(tag)
  made.textContent = text
  return made
}
