import { useId } from 'react'
import { useSurface } from '@/engine/data/resource'
import type { SheetReport } from '@/engine/schema/sheet/checkSheet'
import { drawText } from '@/engine/ui/drawText'
import '@/engine/ui/compare.css'

type Props = { fileName: string; report: SheetReport }

export function SheetPreview({ fileName, report: { columns, firstRows, problems } }: Props) {
  const { t, labels } = useSurface()
  const caption = useId()
  return (
    // scrollable by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      className="wd-compare-area wd-preview"
      role="region"
      aria-labelledby={caption}
      tabIndex={0}
    >
      <table className="wd-compare">
        <caption id={caption}>{t('imports.preview', { file: fileName })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            {columns.map(({ heading, name }, at) => (
              <th key={`${at + 1}`} scope="col" data-known={name !== undefined}>
                <bdi>{drawText(heading)}</bdi>
                <small>
                  {name === undefined
                    ? t('imports.notRead')
                    : t('imports.readAs', { field: labels.field(name) })}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {firstRows.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {columns.map(({ name }, at) => (
                <td
                  key={`${at + 1}`}
                  data-known={name !== undefined}
                  data-wrong={problems.some((one) => one.row === number && one.name === name)}
                >
                  <bdi>{drawText(cells[at] ?? '')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
