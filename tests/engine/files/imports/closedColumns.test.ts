// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { visibleTo } from '@/engine/schema/visibleTo'
import { isSendable } from '@/engine/schema/sheet/checkSheet'
import { expectedColumns } from '@/engine/files/imports/expectedColumns'
import { messagesIn } from '@/tests/support/messagesIn'
import { inspect } from '@/engine/files/imports/inspect'
import { phonePermission, plantedContact } from '@/tests/support/planted/plantedContact'
import { compoundFile, workbook } from '@/tests/support/files/workbook'

/** Inspects a file as an operator with these permissions. */
async function look(file: File, ...held: string[]) {
  const resource = visibleTo(plantedContact, (anyOf) => anyOf.some((one) => held.includes(one)))
  return inspect({
    file,
    expected: await expectedColumns(resource, messagesIn('en-US'), plantedContact),
  })
}

const sheet = (...headings: string[]) =>
  new File([workbook([headings, headings.map(() => 'corner')])], 'contacts.xlsx')
const old = new File([compoundFile(['Workbook'])], 'old.xls')

describe('§6: an import of a column that is not open to the operator', () => {
  it('is not sent, and its heading is named', async () => {
    const found = await look(sheet('Nick', ' PHONE *', 'telegram'))
    if (found.kind !== 'read') throw new Error(found.kind)
    expect(found.report.closed).toEqual(['PHONE *'])
    expect(found.report.columns.map(({ name }) => name)).toEqual(['nick', undefined, undefined])
    expect(isSendable(found.report)).toBe(false)
  })

  it('is sent without the column, and no message says that it is missing', async () => {
    const found = await look(sheet('Nick'))
    if (found.kind !== 'read') throw new Error(found.kind)
    expect(found.report).toMatchObject({ closed: [], missing: [] })
    expect(isSendable(found.report)).toBe(true)
  })

  it('is not sent unread: an .xls', async () => {
    const issue = { key: 'sheet.oldClosed' }
    expect(await look(old)).toEqual({ kind: 'refused', issue })
    expect(await look(old, phonePermission)).toEqual({ kind: 'old' })
  })

  it('is sent with the permission', async () => {
    const found = await look(sheet('Nick', 'Phone'), phonePermission)
    if (found.kind !== 'read') throw new Error(found.kind)
    expect(found.report).toMatchObject({ closed: [], missing: [] })
    expect(isSendable(found.report)).toBe(true)
  })
})
