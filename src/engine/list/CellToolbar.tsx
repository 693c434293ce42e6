import type { Ref } from 'react'
import { ToolButtons } from '@/engine/kinds/view/ToolButtons'
import type { ValueTools } from '@/engine/kinds/view/kindView'
import { QrToggle } from '@/engine/ui/text/QrToggle'

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
  return (
    <div
      ref={ref}
      className="wd-cell-tools"
      role="toolbar"
      aria-label={label}
      style={{ left: right, top: middle }}
    >
      <ToolButtons tools={tools} onShowAll={onShowAll} />
      {tools.hasQr && <QrToggle isInBar text={tools.copy} />}
    </div>
  )
}
