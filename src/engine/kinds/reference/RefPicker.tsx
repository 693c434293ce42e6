import { useRef, useState, type ComponentProps } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '../../ui/icons'
import { useLabels } from '../../data/labels'
import type { RefOptionsHandle } from './RefOptions'
import { useRefBox, type RefBoxProps } from './useRefBox'

type Props = RefBoxProps & {
  label: string
  attributes: ComponentProps<'input'> & { id: string }
}

/**
 * A combobox over another resource: what is typed is searched for, the id of what is chosen is the value. What
 * searches and lists is fetched when the operator comes near; the input stays the same all the while.
 */
export function RefPicker({ label, attributes, ...props }: Props) {
  const t = useTranslate()
  const list = useRef<RefOptionsHandle>(null)
  const box = useRefBox(props, list)
  const [active, setActive] = useState<string>()
  const { isOpen, isHalfTyped, isComing } = box
  const clear = () => {
    props.onChange('')
    document.getElementById(attributes.id)?.focus()
  }
  return (
    <span className="wd-ref" onPointerEnter={box.load}>
      <input
        {...attributes}
        {...box.typing}
        className="wd-input"
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={256}
        placeholder={isComing && !isHalfTyped ? t('kinds.nameLoading') : undefined}
        aria-busy={isComing}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${attributes.id}-list`}
        aria-activedescendant={isOpen ? active : undefined}
        aria-invalid={attributes['aria-invalid'] === true || (isHalfTyped && !isOpen)}
        onKeyDown={box.press}
        onFocus={isHalfTyped ? box.open : box.load}
        onBlur={(event) => {
          attributes.onBlur?.(event)
          box.close()
        }}
        onClick={({ currentTarget }) => {
          if (!isOpen && !isHalfTyped) currentTarget.select()
          box.open()
        }}
      />
      {props.value === '' && !isHalfTyped ? (
        <Icon name="chevron" />
      ) : (
        <Clear text={t('kinds.clear', { field: label })} onClick={clear} />
      )}
      {isOpen && (
        // without the focus, which stays in the input
        <span className="wd-ref-popup" onMouseDown={(event) => event.preventDefault()}>
          {typeof box.options === 'function' ? (
            <box.options
              {...props}
              ref={list}
              id={`${attributes.id}-list`}
              label={label}
              typed={props.typed ?? ''}
              onChoose={box.choose}
              onActive={setActive}
            />
          ) : (
            <Awaited hasFailed={box.options === 'failed'} />
          )}
        </span>
      )}
    </span>
  )
}

function Clear({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button type="button" className="wd-copy" aria-label={text} title={text} onClick={onClick}>
      <Icon name="close" />
    </button>
  )
}

function Awaited({ hasFailed }: { hasFailed: boolean }) {
  const t = useTranslate()
  const labels = useLabels()
  const name = labels.plural.toLowerCase()
  return (
    <span className="wd-ref-note" role="status">
      {t(hasFailed ? 'views.loadFailed' : 'kinds.searching', { name })}
    </span>
  )
}
