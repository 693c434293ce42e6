import { useState, type DragEvent } from 'react'
import { useTranslate } from 'ra-core'
import { sheetLimits } from '@/engine/schema/sheet/sheetLimits'
import { inMegabytes } from '@/engine/schema/sheet/zipDirectory'
import { drawText } from '@/engine/ui/text/drawText'
import { FileInput } from '@/engine/ui/FileInput'

type Props = {
  file: File | undefined
  isLocked: boolean
  onFiles: (files: readonly File[]) => void
}

export function FilePicker({ file, isLocked, onFiles }: Props) {
  const t = useTranslate()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!isLocked) onFiles([...event.dataTransfer.files])
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
      <FileInput
        accept=".xls,.xlsx"
        label={t(file ? 'imports.another' : 'imports.choose')}
        limits={t('imports.accepted', limits)}
        isLocked={isLocked}
        onFiles={onFiles}
      >
        <p className="wd-drop-name">
          {file ? (
            <bdi>{drawText(file.name, { isBare: true })}</bdi>
          ) : (
            t(isOver ? 'imports.dropHere' : 'imports.drop')
          )}
        </p>
      </FileInput>
    </div>
  )
}
