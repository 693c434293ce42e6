import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '../ui/icons'
import { Popover } from '../ui/overlay/overlays'
import { columnsOf } from '@/engine/schema/surfaces'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

export type ViewProps = {
  columns: readonly string[]
  onColumns: (columns: readonly string[]) => void
}

/** Which columns are in view. */
export function ViewMenu({ ...props }: ViewProps) {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = t('views.viewMenu')
  return (
    <>
      <button
        type="button"
        className="wd-button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="columns" />
        {title}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <div className="wd-view-menu">
          <ColumnChoice {...props} />
        </div>
      </Popover>
    </>
  )
}

function ColumnChoice({ columns, onColumns }: ViewProps) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const all = columnsOf(resource)
  const toggle = (name: string) =>
    onColumns(all.filter((one) => (one === name) !== columns.includes(one)))
  return (
    <fieldset className="wd-view-choices">
      <legend className="wd-label">{t('views.columns')}</legend>
      {all.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={columns.includes(name)}
            // the last column stays: a table of nothing helps nobody
            disabled={columns.length === 1 && columns.includes(name)}
            onChange={() => toggle(name)}
          />
          {labels.field(name)}
        </label>
      ))}
    </fieldset>
  )
}
