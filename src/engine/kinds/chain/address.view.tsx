import { kinds, type FieldOf } from '@/engine/kinds'
import { carriesChecksum } from '@/engine/kinds/chain/network'
import { Icon } from '../../ui/icons'
import type { CellContext, InputProps, KindView } from '../view/kindView'
import { QrToggle } from '../../ui/QrToggle'
import { ChainTools, ShortText, Suspect, Warning, WholeText } from './ChainText'
import { TextFilter } from '../inputs/TextFilter'
import { TextInput } from '../inputs/TextInput'

type AddressField = FieldOf<'address'>

export const addressView: KindView<AddressField> = {
  cell: (value, field, context) => (
    <span className="wd-address">
      <ShortText text={String(value)} />
      <Warnings text={String(value)} field={field} context={context} />
      <ChainTools
        text={String(value)}
        network={field.network}
        thing="address"
        isLinked={context.isLinked}
      />
    </span>
  ),
  whole: (value, field, context) => {
    const text = String(value)
    return (
      <span className="wd-address-whole">
        <WholeText text={text} />
        <ChainTools
          text={text}
          network={field.network}
          thing="address"
          isLinked={context.isLinked}
        />
        <Verdict text={text} field={field} context={context} />
        {context.at && <QrToggle text={text} />}
      </span>
    )
  },
  input: AddressInput,
  filter: TextFilter,
  stateless: true,
}

type PartProps = { text: string; field: AddressField; context: CellContext }

function Warnings({ text, field, context: { t, at } }: PartProps) {
  const issue = kinds.address.validate(text, field)
  return (
    <>
      {issue && <Suspect issue={issue} />}
      {at?.lookAlikes?.has(text) && (
        <Warning text={t('kinds.lookAlike')} reason={t('kinds.lookAlikeReason')} />
      )}
    </>
  )
}

// In full, a good checksum is said, too: the operator need not know that silence is good.
function Verdict({ text, field, context }: PartProps) {
  if (kinds.address.validate(text, field)) {
    return <Warnings text={text} field={field} context={context} />
  }
  return carriesChecksum(text) ? (
    <span className="wd-verdict" title={context.t('kinds.checksumMeans')}>
      <Icon name="check" />
      {context.t('kinds.checksumRight')}
    </span>
  ) : (
    <span className="wd-note">{context.t('kinds.noChecksum')}</span>
  )
}

function AddressInput(props: InputProps<AddressField>) {
  return <TextInput {...props} attributes={{ className: 'wd-input wd-mono', maxLength: 128 }} />
}
