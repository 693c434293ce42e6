import { useState, type Ref } from 'react'
import { useTranslate } from 'ra-core'
import { ToolButtons } from '@/engine/kinds/view/ToolButtons'
import type { ValueTools } from '@/engine/kinds/view/kindView'
import { IconButton } from '@/engine/ui/IconButton'
import { LateQr } from '@/engine/ui/text/LateQr'
import { plainText } from '@/engine/ui/text/plainText'
import { longestQrText } from '@/engine/ui/text/QrToggle'

type Props = {
  ref: Ref<HTMLDivElement>
  label: string
  tools: ValueTools
  /** In pixels: the right edge and the middle of the cell. */
  right: number
  middle: number
  onShowAll: () => void
}

export function CellToolbar({ ref, label, tools, right, middle, onShowAll }: Props) {
  const t = useTranslate()
  const [isQrShown, setQrShown] = useState(false)
  const { copy, hasQr } = tools
  return (
    <div
      ref={ref}
      className="wd-cell-tools"
      role="toolbar"
      aria-label={label}
      style={{ left: right, top: middle }}
    >
      <ToolButtons tools={tools} onShowAll={onShowAll} />
      {hasQr && copy.length <= longestQrText && (
        <IconButton
          icon="qr"
          label={t(isQrShown ? 'kinds.hideQr' : 'kinds.showQr')}
          className="wd-copy"
          aria-expanded={isQrShown}
          onClick={() => setQrShown(!isQrShown)}
        />
      )}
      {isQrShown && (
        <div className="wd-cell-qr">
          <LateQr
            text={copy}
            label={t('kinds.qrOf', { text: plainText(copy) })}
            failedText={t('kinds.qrFailed')}
          />
        </div>
      )}
    </div>
  )
}
