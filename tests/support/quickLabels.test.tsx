import { expect, it } from 'vitest'

function controlOf(html: string): Element | null {
  document.body.innerHTML = html
  return document.querySelector('label')?.control ?? null
}

it.each([
  ['the field of its id', '<label for=a></label><input id=b><input id=a>', 'INPUT'],
  [
    'the first of two with one id',
    '<label for=a></label><select id=a></select><input id=a>',
    'SELECT',
  ],
  ['the field inside', '<label><b></b><textarea></textarea></label>', 'TEXTAREA'],
  ['nothing where no element has the id', '<label for=a><input></label>', undefined],
  ['nothing for an element without a value', '<label for=a></label><div id=a></div>', undefined],
  ['nothing for a hidden field', '<label for=a></label><input type=hidden id=a>', undefined],
  ['nothing for an empty id', '<label for><input></label>', undefined],
])('a label names %s', (_, html, tag) => {
  expect(controlOf(html)?.tagName).toBe(tag)
})

it('a label outside the page names the field of its id beside it', () => {
  const apart = document.createElement('div')
  apart.innerHTML = '<label for=a></label><input id=a>'
  expect(apart.querySelector('label')?.control).toBe(apart.querySelector('input'))
})
