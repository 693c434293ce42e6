import type { FieldOf, KindName } from './'
import { messageText } from '@/engine/data/labels'
import { CopyButton } from '@/engine/ui/CopyButton'
import { drawText } from '@/engine/ui/drawText'
import { formatDecimal, toDecimal } from '@/engine/values/decimal'
import { addressView, hashView } from './chain/chain.view'
import { codeView, remoteCodeView } from './code.view'
import { computedKind } from './computed'
import { flagView } from './flag.view'
import { DecimalInput } from './inputs/DecimalInput'
import { TextFilter, TextInput } from './inputs/TextInput'
import { UrlInput } from './inputs/UrlInput'
import { integerKind } from './integer'
import { longTextView } from './longText.view'
import { imageView } from './pictures/image.view'
import { refView, treeSelectView, treeView } from './reference/ref.view'
import { secretView } from './secret.view'
import { listView, matrixView, rowsView } from './table/table.view'
import { timeView } from './time.view'
import { drawsNothing, type KindView } from './view/kindView'
import { WebLink } from './view/links'

const idView: KindView<FieldOf<'id'>> = {
  cell: (value, _field, { isInLink }) => (
    <bdi className="wd-digits">{drawText(String(value), { isBare: isInLink })}</bdi>
  ),
  input: TextInput,
  filter: TextFilter,
  plain: true,
  stateless: true,
}

const textView: KindView<FieldOf<'text'>> = {
  cell: (value, { worded }, { t, isInLink }) => {
    const text = worded ? t(String(value), { _: value }) : String(value)
    return <bdi>{drawText(text, { isBare: isInLink })}</bdi>
  },
  input: (props) => <TextInput {...props} attributes={{ placeholder: props.field.example }} />,
  filter: TextFilter,
  plain: true,
  stateless: true,
}

const integerView: KindView<FieldOf<'integer'>> = {
  cell: (value, field, { t }) => (
    <span className="wd-digits">
      {typeof value === 'number'
        ? messageText(integerKind.format(value, field), t)
        : drawText(String(value))}
    </span>
  ),
  input: (props) => <TextInput {...props} attributes={{ inputMode: 'numeric' }} />,
  filter: TextFilter,
  align: 'right',
  stateless: true,
}

const decimalView: KindView<FieldOf<'decimal'> | FieldOf<'money'>> = {
  cell: (value, { scale }) => <Amount value={value} scale={scale} />,
  whole: (value, { unit, scale }) => (
    <>
      <Amount value={value} scale={scale} />
      {unit && <span className="wd-note"> {unit}</span>}
    </>
  ),
  note: ({ unit = '' }) => unit,
  input: DecimalInput,
  filter: drawsNothing,
  align: 'right',
  stateless: true,
}

/** Every digit is shown; digits beyond the field's scale are pale. */
function Amount({ value, scale }: { value: unknown; scale: number }) {
  const amount = toDecimal(value)
  if (amount === null) return <span className="wd-money">—</span>
  const text = formatDecimal(amount)
  const end = text.includes('.') ? text.indexOf('.') + 1 + scale : text.length
  return (
    <span className="wd-money">
      {text.slice(0, end)}
      {text.length > end && <span className="wd-tail">{text.slice(end)}</span>}
    </span>
  )
}

const computedView: KindView<FieldOf<'computed'>> = {
  cell: (value, field, { t }) => (
    <bdi className="wd-digits">
      {drawText(messageText(computedKind.format(String(value), field), t))}
    </bdi>
  ),
  input: drawsNothing,
  filter: drawsNothing,
  stateless: true,
}

const urlView: KindView<FieldOf<'url'>> = {
  cell: (value) => <WebLink text={String(value)} isCut />,
  whole: (value) => (
    <span className="wd-address-whole">
      <WebLink text={String(value)} />
      <CopyButton text={String(value)} />
    </span>
  ),
  input: UrlInput,
  filter: TextFilter,
}

/** A missing view does not compile. */
export const kindViews: { readonly [K in KindName]: KindView<FieldOf<K>> } = {
  id: idView,
  text: textView,
  longText: longTextView,
  integer: integerView,
  decimal: decimalView,
  money: { ...decimalView, plain: true },
  code: codeView,
  remoteCode: remoteCodeView,
  flag: flagView,
  address: addressView,
  hash: hashView,
  time: timeView,
  ref: refView,
  treeSelect: treeSelectView,
  tree: treeView,
  list: listView,
  rows: rowsView,
  matrix: matrixView,
  secret: secretView,
  url: urlView,
  image: imageView,
  computed: computedView,
}
