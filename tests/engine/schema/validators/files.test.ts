// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { headBytes, imageFile, sheetFile } from '@/engine/schema/validators/files'

const bytes = (...codes: readonly number[]) => Uint8Array.from(codes).slice(0, headBytes)
const ascii = (text: string) => new TextEncoder().encode(text).slice(0, headBytes)

const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46)
const zip = bytes(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0)
const ole = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const others = {
  html: ascii('<!doctype html>'),
  svg: ascii('<svg xmlns='),
  gif: ascii('GIF89a..'),
  pdf: ascii('%PDF-1.7'),
  csv: ascii('id,name,'),
  empty: bytes(),
  'cut off': bytes(0x89),
  'nearly a jpg': bytes(0xff, 0xd8, 0x00),
}

describe('§5, upload', () => {
  it.each([
    ['a.png', 'image/png', png],
    ['A.PNG', 'IMAGE/PNG', png],
    ['a.jpg', 'image/jpeg', jpeg],
    ['头像.v2.jpeg', 'image/jpeg', jpeg],
  ])('accepts %s declared as %s', (name, type, head) => {
    expect(imageFile({ name, type, head })).toBeUndefined()
  })

  it.each([
    ['a.gif', 'image/gif'],
    ['a.svg', 'image/svg+xml'],
    ['a.webp', 'image/webp'],
    ['png', 'image/png'],
    ['a.png ', 'image/png'],
    ['a.png\n', 'image/png'],
    ['a.png.html', 'image/png'],
    ['a.', 'image/png'],
    ['', ''],
    ['a.constructor', ''],
    ['a.png', ''],
    ['a.png', 'text/html'],
    ['a.png', 'image/jpeg'],
    ['a.jpg', 'image/png'],
  ])('refuses %j declared as %j', (name, type) => {
    expect(imageFile({ name, type, head: png })).toEqual({ key: 'validation.imageFile' })
  })

  it.each(Object.entries({ ...others, jpeg, zip, ole }))(
    'G1: refuses a .png that is %s',
    (_, head) => {
      expect(imageFile({ name: 'a.png', type: 'image/png', head })).toEqual({
        key: 'validation.fileContent',
        args: { extension: 'png' },
      })
    },
  )

  it.each(Object.entries({ ...others, png, zip, ole }))(
    'G1: refuses a .jpg that is %s',
    (_, head) => {
      expect(imageFile({ name: 'a.jpg', type: 'image/jpeg', head })?.key).toBe(
        'validation.fileContent',
      )
    },
  )
})

describe('§5, import', () => {
  it.each([
    ['a.xlsx', zip],
    ['A.XLSX', zip],
    ['提现.2026.xls', ole],
  ])('accepts %s', (name, head) => {
    expect(sheetFile({ name, head })).toBeUndefined()
  })

  it.each(['a.csv', 'a.xlsm', 'a.xlsx.exe', 'xlsx', 'a.xlsx ', 'a.xlsx\n', '', 'a.__proto__'])(
    'refuses the name %j',
    (name) => {
      expect(sheetFile({ name, head: zip })).toEqual({ key: 'validation.sheetFile' })
    },
  )

  it.each(Object.entries({ ...others, png, ole }))('G7: refuses an .xlsx that is %s', (_, head) => {
    expect(sheetFile({ name: 'a.xlsx', head })).toEqual({
      key: 'validation.fileContent',
      args: { extension: 'xlsx' },
    })
  })

  it.each(Object.entries({ ...others, png, zip }))('G7: refuses an .xls that is %s', (_, head) => {
    expect(sheetFile({ name: 'a.xls', head })?.key).toBe('validation.fileContent')
  })
})
