import type { FieldOf } from '@/schema/kinds'
import { CopyButton } from '../CopyButton'
import type { InputProps, KindView } from '../kindView'
import { TextFilter } from './TextFilter'
import { TextInput } from './TextInput'

export const addressView: KindView<FieldOf<'address'>> = {
  cell: (value, _field, { words }) => (
    <span className="wd-address">
      <span className="wd-mono" title={String(value)}>
        {shorten(String(value))}
      </span>
      <CopyButton text={String(value)} words={words} />
    </span>
  ),
  whole: (value, _field, { words }) => (
    <span className="wd-address-whole">
      <WholeAddress address={String(value)} />
      <CopyButton text={String(value)} words={words} />
    </span>
  ),
  input: AddressInput,
  filter: TextFilter,
}

function AddressInput(props: InputProps<FieldOf<'address'>>) {
  return <TextInput {...props} attributes={{ className: 'wd-input wd-mono', maxLength: 128 }} />
}

// Both ends stand out and the middle is not hidden: all of it is what the money goes to.
function WholeAddress({ address }: { address: string }) {
  return (
    <span className="wd-mono">
      <b>{address.slice(0, 6)}</b>
      {address.slice(6, -6)}
      <b>{address.slice(-6)}</b>
    </span>
  )
}

/** Head and tail, six characters each; the whole is a hover and a copy away. */
export function shorten(address: string): string {
  return address.length <= 16 ? address : `${address.slice(0, 6)}…${address.slice(-6)}`
}
