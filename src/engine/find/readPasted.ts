import { checksumIssue } from '@/engine/kinds/chain/base58'
import { carriesChecksum, networks } from '@/engine/kinds/chain/network'
import type { Pasted } from '@/engine/schema/pasted'
import { pastedWords } from '@/engine/values/pastedText'
import { readLink } from './explorers'

const nothing: Pasted = { is: 'nothing' }

// in characters; a longer text is no search
const longestPasted = 2_000

/**
 * Reads a pasted text: an address, a hash, a link to an explorer, a shortened form, or a number, however it is wrapped.
 * Never asks anyone.
 *
 * @example readPasted('“9e0d60…978f18”') // { is: 'shortened', head: '9e0d60', tail: '978f18' }
 */
export function readPasted(pasted: string): Pasted {
  if (pasted.length > longestPasted) return nothing
  const words = withoutLabel(pastedWords(pasted))
  const joined = words.join('')
  return readLinked(joined) ?? readChain(joined) ?? readNumber(words, pasted) ?? nothing
}

/** `Hash: 9e0d…`, `TxID 9e0d…`, `订单号：D2026…`. */
function withoutLabel(words: readonly string[]): readonly string[] {
  const [first, ...rest] = words
  if (first === undefined) return []
  const bare = first.replace(/^\p{L}[\p{L}\d_]*:(?!\/\/)/u, '')
  return bare === '' || first.endsWith(':') ? withoutLabel(rest) : [bare, ...rest]
}

function readLinked(text: string): Pasted | undefined {
  const link = readLink(text)
  if (!link) return undefined
  const read = readChain(link.text)
  if (!read || read.is !== link.thing) return nothing
  if (link.network === undefined) return read
  if (read.is === 'hash') return { ...read, network: link.network }
  return read.is === 'address' && read.network !== link.network ? nothing : read
}

function readChain(text: string): Pasted | undefined {
  return readHash(text) ?? readAddress(text) ?? readShortened(text) ?? readPart(text)
}

function readHash(text: string): Pasted | undefined {
  const [, digits = ''] = /^(?:0x)?([\da-f]{64})$/i.exec(text) ?? []
  return digits === '' ? undefined : { is: 'hash', text: digits.toLowerCase() }
}

function readAddress(pasted: string): Pasted | undefined {
  const text = pasted.replace(/^0X/, '0x')
  for (const network of ['ethereum', 'tron', 'bitcoin'] as const) {
    const { address, addressForm, spellings } = networks[network]
    if (addressForm(text)) continue
    const [usual = text] = spellings(text, 'address')
    if (address(text) === checksumIssue) return { is: 'address', text, network, checksum: 'wrong' }
    const checksum = carriesChecksum(text) ? 'right' : 'none'
    return { is: 'address', text: usual, network, checksum }
  }
  return undefined
}

/** At least 4 characters after `0x` at the head, and 4 at the tail. */
function readShortened(text: string): Pasted | undefined {
  const [, head = '', tail = ''] =
    /^((?:0x)?[\da-z]{4,40})(?:…|\*{2,}|·{2,})([\da-z]{4,40})$/i.exec(text) ?? []
  if (head === '') return undefined
  return { is: 'shortened', head: head.replace(/^0X/, '0x'), tail }
}

/** `0x` and 4 digits or more, or more digits than a number has. */
function readPart(text: string): Pasted | undefined {
  const isPart = /^0x[\da-f]{4,63}$/i.test(text) || /^[\da-f]{41,63}$/i.test(text)
  return isPart ? { is: 'part', text: text.toLowerCase() } : undefined
}

const numberForm = /^(?=.*\d)[\da-z]+(?:[-_][\da-z]+)*$/i
const dayForm = /^\d{4}-\d{1,2}(?:-\d{1,2})?$/

/** A number that a line break has cut is one number; a text of several words is none. */
function readNumber(words: readonly string[], pasted: string): Pasted | undefined {
  const isCut = words.length > 1 && pasted.trim().split(/[\r\n]+/).length === words.length
  const areParts = words.every((word) => numberForm.test(word))
  const text = words.length === 1 || (isCut && areParts) ? words.join('') : ''
  const isNumber = text.length >= 4 && text.length <= 64 && numberForm.test(text)
  return isNumber && !dayForm.test(text) ? { is: 'number', text } : undefined
}
