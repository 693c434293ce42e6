/** A title with the marks of a template, a line break, and signs that turn the text round or join. */
export const oddSigns = '{0} %{smart_count} %{_} |||| \u202Eeltit\u202C 👩‍👩‍👧\n2'

/** The same as the portal draws it. */
export const oddSignsDrawn = '{0} %{smart_count} %{_} |||| [RLO]eltit[PDF] 👩‍👩‍👧[LF]2'

/** A gateway's menu at its worst, including a cycle. */
export function garbageMenu(): readonly unknown[] {
  const loop: { path: string; meta: object; children: unknown[] } = {
    path: 'loop',
    meta: { title: 'Loop' },
    children: [],
  }
  loop.children.push(loop, page('end', 'End of the loop'))
  return [
    { path: '/round', component: 'Layout', meta: { title: 'Round' }, children: [loop] },
    ...garbageOnTheWire(),
  ]
}

/** As much of it as JSON can carry. */
export function garbageOnTheWire(): readonly unknown[] {
  return [
    null,
    7,
    'menu',
    [[]],
    {},
    page('/twice', 'First of two'),
    page('/TWICE', 'Second of two'),
    page('/nowhere', 'No such screen', { component: '../../etc/passwd' }),
    page('/long', 'long '.repeat(1_000)),
    page('/unbroken', 'x'.repeat(5_000)),
    page('/markup', '<img src=x onerror="document.body.remove()">'),
    page('/signs', oddSigns),
    page('/icon', 'Odd icon', { meta: { title: 'Odd icon', icon: 'javascript:alert(1)' } }),
    page('/login', 'Takes the login'),
    page('/404', 'Takes the 404'),
    page('/redirect/x', 'Takes the refresh'),
    page('javascript:alert(1)', 'Runs a script'),
    page('/inner', 'Inner script', {
      component: 'InnerLink',
      meta: { title: 'Inner script', link: 'javascript:alert(1)' },
    }),
    page('/query', 'Odd query', { query: '{"a":' }),
    { path: '/empty', component: 'Layout', meta: { title: 'Empty directory' }, children: [] },
    { path: '/bare', component: 'Layout', children: [page('page', 'Below no title')] },
    { path: '/meta', component: 'x', meta: 'none' },
  ]
}

function page(path: string, title: string, more: object = {}) {
  return { path, component: 'no/such/index', meta: { title }, ...more }
}
