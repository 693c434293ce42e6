type PlainPage = {
  name: string
  title: string
  text: string
  button: string
  crash?: string
}

/** Shown when not even the words could load. */
export const lastWords: PlainPage = {
  name: 'Wattdesk',
  title: 'The page could not be loaded · 页面加载失败',
  text: 'Please check the connection and reload. 请检查网络后重新加载。',
  button: 'Reload · 重新加载',
}

/** Works without React. */
export function showPlainPage(
  page: Document,
  { name, title, text, button, crash }: PlainPage,
): void {
  const element = (tag: string, content: string, className = '') =>
    Object.assign(page.createElement(tag), { textContent: content, className })
  const main = element('main', '', 'wd-plain')
  const retry = element('button', button, 'wd-button wd-button-primary')
  retry.addEventListener('click', () => page.defaultView?.location.reload())
  main.append(element('p', name, 'wd-plain-name'), element('h1', title), element('p', text))
  if (crash !== undefined) main.append(element('p', crash))
  main.append(retry)
  page.body.replaceChildren(main)
}
