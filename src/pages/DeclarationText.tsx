import { useState } from 'react'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import type { FieldMap } from '@/schema/field'
import { declarationOf, type GeneratedTable } from '@/schema/generated'
import { typedValue } from '@/schema/input'
import { CopyButton } from '@/views/CopyButton'
import type { Words } from '@/views/words'
import './declarationText.css'

type Props = { table: GeneratedTable; words: Words }

/** The declaration that a table stands for, and its words in both languages, to be copied or kept as a file. */
export function DeclarationText({ table, words }: Props) {
  const { t } = words
  const declaration = declarationOf(table)
  const files = [
    { name: `resources/${declaration.name}.ts`, text: declaration.file },
    { name: 'i18n/en-US.ts', text: declaration.words['en-US'] },
    { name: 'i18n/zh-CN.ts', text: declaration.words['zh-CN'] },
  ]
  const [open, setOpen] = useState(0)
  const shown = files[open]
  if (!shown) return null
  return (
    <section className="wd-panel wd-declaration" aria-labelledby="wd-declaration">
      <h2 id="wd-declaration" className="wd-section-title">
        {t('system.gen.declaration')}
      </h2>
      <div className="wd-toolbar">
        {files.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className="wd-small-button"
            aria-pressed={index === open}
            onClick={() => setOpen(index)}
          >
            {name}
          </button>
        ))}
        <span className="wd-declaration-tools">
          <CopyButton text={shown.text} words={words} />
          <button
            type="button"
            className="wd-small-button"
            onClick={() => download(`${declaration.name}.ts`, declaration.file)}
          >
            {t('system.gen.download')}
          </button>
        </span>
      </div>
      <pre tabIndex={0} aria-label={shown.name}>
        <code>{shown.text}</code>
      </pre>
      <p className="wd-muted">{t('system.gen.how')}</p>
    </section>
  )
}

/** The table as a record or the texts of its form say it; what is typed comes first. */
export function tableOf(
  { fields }: Resource,
  record: PortalRecord,
  typed: Readonly<Record<string, string>> = {},
): GeneratedTable {
  const values = Object.entries(fields as FieldMap).map(([name, field]) => [
    name,
    typed[name] === undefined ? record[name] : typedValue(field, typed[name]),
  ])
  const table = Object.fromEntries(values) as GeneratedTable
  return { ...table, tableName: table.tableName ?? '', columns: table.columns ?? [] }
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
