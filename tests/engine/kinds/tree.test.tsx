import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { f } from '@/engine/declare'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderFilter, renderInput, renderValues } from '@/tests/support/renderKind'

const rows = [
  { menuId: 1, parentId: 0, menuName: 'System' },
  { menuId: 2, parentId: 1, menuName: 'Users' },
  { menuId: 3, parentId: 2, menuName: 'Add' },
  { menuId: 4, parentId: 2, menuName: 'Remove' },
  { menuId: 5, parentId: 1, menuName: 'Roles' },
]
const answer = (data: unknown) => HttpResponse.json({ code: 200, msg: '', data })
const list = (status = 200) =>
  server.use(
    http.get('*/system/menu/list', () =>
      status === 200 ? answer(rows) : HttpResponse.json({ code: status, msg: 'No menus today' }),
    ),
  )
const nodes = () => within(screen.getByRole('tree')).getAllByRole('treeitem')
const stated = () =>
  nodes().map((one) => `${one.textContent} ${one.getAttribute('aria-checked') ?? ''}`.trim())
const active = () => {
  const id = screen.getByRole('tree').getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.textContent
}

describe('the boxes of a tree', () => {
  const menus = f.tree('menu', 'menuName')

  it('are walked and checked by the keyboard, and check all below them', async () => {
    list()
    const { user, save, sent } = await renderInput(menus)
    await waitFor(() => expect(stated()).toEqual(['System false', 'Users false', 'Roles false']))
    screen.getByRole('tree').focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(active()).toBe('Add')
    await user.keyboard(' ')
    expect(stated()).toEqual([
      'System mixed',
      'Users mixed',
      'Add true',
      'Remove false',
      'Roles false',
    ])
    await user.keyboard('{ArrowLeft}{ArrowLeft}{End}')
    expect(active()).toBe('Roles')
    await user.keyboard('{Home}{Enter}')
    expect(stated()).toEqual(['System true', 'Users true', 'Roles true'])
    await save()
    expect(String(sent[0]).split(',').toSorted()).toEqual(['1', '2', '3', '4', '5'])
  })

  it('stand for themselves when unlinked, can be searched, and checked all at once', async () => {
    list()
    const { user, save, sent } = await renderInput(menus, '1,2')
    await user.click(
      await screen.findByRole('checkbox', { name: 'A box takes along what is below it' }),
    )
    await user.type(screen.getByRole('searchbox', { name: 'Search in It' }), 'add')
    expect(stated()).toEqual(['System true', 'Users true', 'Add false'])
    await user.click(screen.getByRole('treeitem', { name: 'Users' }))
    await user.clear(screen.getByRole('searchbox'))
    await save()
    expect(sent).toEqual(['1'])
    const all = screen.getByRole('checkbox', { name: 'Select all' })
    expect(all).toBePartiallyChecked()
    await user.click(all)
    await save()
    expect(String(sent[1]).split(',')).toHaveLength(5)
    await user.click(all)
    await save()
    expect(sent[2]).toBe('')
  })

  it('come from the gateway’s choices where the operator has no permission for the list', async () => {
    const tree = [{ id: 1, label: 'System', children: [{ id: 2, label: 'Users' }] }]
    server.use(http.get('*/system/menu/treeselect', () => answer(tree)))
    await renderInput(menus, '2', { permissions: ['system:role:add'] })
    // without the node above it, so they were not linked
    await waitFor(() => expect(stated()).toEqual(['System false', 'Users true']))
    expect(sentTo('GET', '/system/menu/list')).toEqual([])
  })

  it('are the names of the checked nodes on the record’s page, those above them muted', async () => {
    list()
    await renderValues([{ field: menus, value: ['3', '99'], room: 'whole' }])
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
        'System',
        'Users',
        'Add',
        'No. 99',
      ]),
    )
  })
})

describe('one node of a tree', () => {
  it('is found by a part of its name and sent as its id', async () => {
    list()
    const { user, values } = await renderFilter(f.treeSelect('menu', 'menuName', { filter: 'eq' }))
    const box = await screen.findByRole('combobox', { name: 'It' })
    await user.type(box, 'rem')
    await waitFor(() => expect(stated()).toEqual(['System', 'Users', 'Remove']))
    await user.keyboard('{Enter}')
    expect(values.at(-1)).toBe('4')
    expect(box).toHaveValue('Remove')
    await user.click(screen.getByRole('button', { name: 'Clear It' }))
    expect(values.at(-1)).toBe('')
  })

  it('can be the top, and says why there is nothing to choose from', async () => {
    list(500)
    const { user, save, sent } = await renderInput(
      f.treeSelect('menu', 'menuName', { top: '0' }),
      '0',
    )
    const box = await screen.findByRole('combobox', { name: 'It' })
    expect(box).toHaveValue('Top level')
    await user.click(box)
    expect(await screen.findByText(/No menus today/)).toBeVisible()
    list()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('treeitem', { name: 'Roles' }))
    await save()
    expect(sent).toEqual(['5'])
  })
})
