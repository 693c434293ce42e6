import type { Pasted, Wanted } from '@/engine/schema/pasted'
import { networks, type ChainThing, type Network } from './network'

/** The texts by which a pasted text finds an address or hash on a network. */
export function findsOf(pasted: Pasted, thing: ChainThing, network: Network): readonly Wanted[] {
  if (pasted.is === thing) return spelt(pasted, thing, network)
  const find = (text: string) => (canBegin(text, thing, network) ? [beginning(text, thing)] : [])
  if (pasted.is === 'shortened') {
    const { head, tail } = pasted
    return find(head).map((text) => ({ text, as: 'part', tail }))
  }
  const isPart = pasted.is === 'part' || (pasted.is === 'number' && isTelling(pasted.text, thing))
  return isPart ? find(pasted.text).map((text) => ({ text, as: 'part' })) : []
}

type Whole = Extract<Pasted, { readonly is: ChainThing }>

function spelt({ text, network: known }: Whole, thing: ChainThing, network: Network) {
  if (known !== undefined && network !== 'any' && known !== network) return []
  const on = networks[known ?? network]
  return [...new Set(on.spellings(text, thing))].map((one): Wanted => ({ text: one }))
}

function canBegin(text: string, thing: ChainThing, network: Network): boolean {
  if (thing === 'address') return networks[network].beginning.test(text)
  const [, prefix, digits = ''] = /^(0x)?([\da-f]{4,63})$/i.exec(text) ?? []
  const hasRoom = prefix ? network === 'ethereum' || network === 'any' : true
  return digits !== '' && hasRoom
}

function beginning(text: string, thing: ChainThing): string {
  return thing === 'hash' ? text.toLowerCase() : text
}

/** Whether a text is more likely of a chain than an order number: it has letters as only a chain's texts have. */
function isTelling(text: string, thing: ChainThing): boolean {
  if (thing === 'hash') return text.length >= 6 && /[a-f].*[a-f]/i.test(text)
  return /^bc1/i.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text))
}
