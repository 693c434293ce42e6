import type { Resource } from '@/engine/declare'
import { codesOf, fieldsOf, type DeclaredField } from './declared'
import type { Row } from './gateway'

/** An undeclared key and a secret, neither of which may appear anywhere. */
export const undeclared = 'planted-undeclared-text'
export const secretText = 'planted-secret-text'

/** No record has it. */
export const nobody = '999999999'

export const someAddress = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
export const someHash = '4f1c'.repeat(16)

/** Rows as a gateway could answer them, as many as a field has codes: every value tells if it was touched. */
export function plantedRows(resource: Resource): readonly Row[] {
  const fields = fieldsOf(resource)
  const length = Math.max(2, ...fields.map(([, field]) => codesOf(field).length))
  return Array.from({ length }, (_, index) => ({
    ...Object.fromEntries(
      fields.map(([name, field]) => [field.wire ?? name, plantedValue(name, field, index)]),
    ),
    planted: undeclared,
    updateTime: '2026-06-30 12:00:00',
  }))
}

export function plantedId(index: number): string {
  return String(9001 + index)
}

function plantedValue(name: string, field: DeclaredField, index: number): unknown {
  const codes = codesOf(field)
  const known: Readonly<Record<string, unknown>> = {
    id: Number(plantedId(index)),
    integer: 7 + index,
    decimal: plantedAmount(index),
    money: plantedAmount(index),
    code: codes[index % codes.length]?.[0],
    remoteCode: codes[index % Math.max(1, codes.length)]?.[0],
    flag: index % 2 === 0 ? (field.on ?? 'Y') : (field.off ?? 'N'),
    address: someAddress,
    hash: someHash,
    time: field.precision === 'day' ? '2026-06-30' : `2026-06-30 12:00:0${index % 10}`,
    ref: 1,
    treeSelect: field.top ?? 1,
    tree: [1],
    matrix: [],
    list: '203.0.113.7,203.0.113.8',
    rows: [],
    secret: secretText,
    url: 'https://shop.example.com/a',
    image: '/profile/upload/a.png',
  }
  return Object.hasOwn(known, field.kind) ? known[field.kind] : plantedText(name, index)
}

/** Longer than a number of JavaScript can be, to the eighteenth place. */
export function plantedAmount(index: number): string {
  return `${index + 1}9007199254740993.100000000000000${index % 10}01`
}

/** Digits with a zero before them, which no number keeps. */
export function plantedText(name: string, index: number): string {
  return `00${index}7 ${name}`
}
