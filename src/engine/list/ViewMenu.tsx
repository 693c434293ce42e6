import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { columnsOf } from '@/engine/schema/surfaces'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import { Button } from '../ui/Button'
import { Icon } from '../ui/icons'
import { Popover } from '../ui/overlay/overlays'

export type ViewProps = {
  columns: readonly string[]
  onColumns: (columns: readonly string[]) => void
}

/** The choice of columns. */
export function ViewMenu({ columns, onColumns }: ViewProps) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = t('views.viewMenu')
  const all = columnsOf(resource)
  const toggle = (name: string) =>
    onColumns(all.filter((one) => (one === name) !== columns.includes(one)))
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="columns" />
        {title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
        <fieldset className="wd-view-menu">
          <legend className="wd-label">{t('views.columns')}</legend>
          {all.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={columns.includes(name)}
                // the last column stays
                disabled={columns.length === 1 && columns.includes(name)}
                onChange={() => toggle(name)}
              />
              {labels.field(name)}
            </label>
          ))}
        </fieldset>
      </Popover>
    </>
  )
}
