// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { lookUpsIn } from '@/engine/find/lookUps'
import { readPasted } from '@/engine/find/readPasted'
import { resources } from '@/resources'
import { corpus } from './corpus'

/** The fields of the portal's lists that a pasted text is looked up in. */
function fieldsFor(text: string): readonly string[] {
  const pasted = readPasted(text)
  const found = resources.flatMap((resource) =>
    lookUpsIn(resource, pasted, '00')
      .filter(({ isAsked }) => isAsked)
      .map(({ field }) => `${resource.name}.${field}`),
  )
  return [...new Set(found)].sort()
}

describe('a pasted text', () => {
  it('comes in 200 shapes here, 40 of which are nothing', () => {
    expect(Object.values(corpus).flatMap(({ texts }) => texts)).toHaveLength(200)
    expect(corpus.nothing.texts).toHaveLength(40)
  })

  it.each(
    Object.values(corpus).flatMap(({ fields, texts }) =>
      texts.map((text) => [text, [...fields].sort()] as const),
    ),
  )('%j is looked up in its fields', (text, fields) => {
    expect(fieldsFor(text)).toEqual(fields)
  })

  it('names the network and the verdict of an address', () => {
    const read = (text: string) => readPasted(text)
    expect(read('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toMatchObject({
      network: 'tron',
      checksum: 'right',
    })
    expect(read('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u')).toMatchObject({
      network: 'tron',
      checksum: 'wrong',
    })
    expect(read('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toMatchObject({
      network: 'ethereum',
      checksum: 'none',
    })
    expect(read('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toMatchObject({
      network: 'bitcoin',
      checksum: 'wrong',
    })
  })

  it('reads capitals as small letters only where the chain does', () => {
    const hash = 'AB'.repeat(32)
    expect(readPasted(hash)).toMatchObject({ text: hash.toLowerCase() })
    expect(readPasted('tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t')).not.toMatchObject({ is: 'address' })
  })

  it('is nothing beyond 2,000 characters', () => {
    expect(readPasted('7'.repeat(3_000))).toEqual({ is: 'nothing' })
  })
})
