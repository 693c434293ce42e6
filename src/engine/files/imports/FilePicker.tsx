import { useId, useState, type DragEvent } from 'react'
import { useTranslate } from 'ra-core'
import { sheetLimits } from '@/engine/schema/sheet/sheetLimits'
import { inMegabytes } from '@/engine/schema/sheet/zipDirectory'
import { drawText } from '@/engine/ui/drawText'

type Props = {
  file: File | undefined
  isLocked: boolean
  onFiles: (files: readonly File[]) => void
}

export function FilePicker({ file, isLocked, onFiles }: Props) {
  const t = useTranslate()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (!isLocked && files) onFiles([...files])
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    take(event.dataTransfer.files)
  }
  const limits = {
    size: inMegabytes(sheetLimits.fileBytes),
    rows: sheetLimits.rows.toLocaleString('en-US'),
  }
  return (
    <div
      className="wd-drop"
      data-over={isOver}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        className="wd-visually-hidden"
        type="file"
        accept=".xls,.xlsx"
        disabled={isLocked}
        aria-describedby={`${id}-limits`}
        onChange={({ target }) => {
          take(target.files)
          // so that the same file can be chosen again, corrected
          target.value = ''
        }}
      />
      <p className="wd-drop-name">
        {file ? (
          <bdi>{drawText(file.name, { isBare: true })}</bdi>
        ) : (
          t(isOver ? 'imports.dropHere' : 'imports.drop')
        )}
      </p>
      <label className="wd-button" htmlFor={id} aria-disabled={isLocked}>
        {t(file ? 'imports.another' : 'imports.choose')}
      </label>
      <p className="wd-muted" id={`${id}-limits`}>
        {t('imports.accepted', limits)}
      </p>
    </div>
  )
}
