import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dict, f } from '@/engine/declare'
import { renderInput } from '@/tests/support/renderKind'

const grid = f.matrix(
  {
    columnId: f.id(),
    columnName: f.text(),
    columnType: f.text({ readOnly: true }),
    comment: f.text({ required: true, maxLength: 8 }),
    isList: f.flag({ on: '1', off: '0' }),
    html: f.code(
      dict('tone', [
        ['input', 'a'],
        ['select', 'b'],
      ]),
    ),
  },
  { rows: 'columnName' },
)
const row = (id: string, name: string, comment: string) => ({
  columnId: id,
  columnName: name,
  columnType: 'bigint',
  comment,
  isList: '1',
  html: 'input',
})

describe('a grid', () => {
  it('has an input in every editable cell, and sends all cells of all rows', async () => {
    const text = JSON.stringify([row('7', 'store_id', 'Store'), row('8', 'nick', 'Nick')])
    const { user, save, sent } = await renderInput(grid, text)
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(table.getByRole('rowheader', { name: 'nick' })).toBeVisible()
    expect(table.queryByRole('textbox', { name: /Column type/ })).toBeNull()
    await user.click(table.getByRole('switch', { name: 'Is list of nick' }))
    await user.selectOptions(table.getByRole('combobox', { name: 'Html of store_id' }), 'select')
    const comment = table.getByRole('textbox', { name: /^Comment of nick/ })
    await user.clear(comment)
    await save()
    await waitFor(() => expect(comment).toBeInvalid())
    expect(sent).toEqual([])
    await user.type(comment, 'Alias')
    await save()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(JSON.parse(String(sent[0]))).toEqual([
      { ...row('7', 'store_id', 'Store'), html: 'select' },
      { ...row('8', 'nick', 'Alias'), isList: '0' },
    ])
  })
})
