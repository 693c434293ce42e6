import { kinds, type FieldOf } from '@/engine/kinds'
import type { InputProps, KindView } from '../view/kindView'
import { ChainTools, ShortText, Suspect, WholeText } from './ChainText'
import { TextFilter } from '../inputs/TextFilter'
import { TextInput } from '../inputs/TextInput'

type HashField = FieldOf<'hash'>

export const hashView: KindView<HashField> = {
  cell: (value, field, { isLinked }) => {
    const text = String(value)
    const issue = kinds.hash.validate(text, field)
    return (
      <span className="wd-address">
        <ShortText text={text} />
        {issue && <Suspect issue={issue} />}
        <ChainTools text={text} network={field.network} thing="hash" isLinked={isLinked} />
      </span>
    )
  },
  whole: (value, field, { isLinked }) => {
    const text = String(value)
    const issue = kinds.hash.validate(text, field)
    return (
      <span className="wd-address-whole">
        <WholeText text={text} />
        {issue && <Suspect issue={issue} />}
        <ChainTools text={text} network={field.network} thing="hash" isLinked={isLinked} />
      </span>
    )
  },
  input: HashInput,
  filter: TextFilter,
  stateless: true,
}

function HashInput(props: InputProps<HashField>) {
  return <TextInput {...props} attributes={{ className: 'wd-input wd-mono', maxLength: 128 }} />
}
