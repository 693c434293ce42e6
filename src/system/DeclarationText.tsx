import { useId } from 'react'
import { useTranslate } from 'ra-core'
import { languages } from '@/engine/messages/language'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import type { FieldMap } from '@/engine/schema/field'
import { declarationOf, type GeneratedTable } from './generator/declarationOf'
import { saveFile } from '@/engine/files/saveFile'
import { typedValue } from '@/engine/schema/input'
import { Button } from '@/engine/ui/Button'
import { CopyButton } from '@/engine/ui/text/CopyButton'
import { drawText } from '@/engine/ui/text/drawText'
import './declarationText.css'

export function DeclarationText({ table }: { table: GeneratedTable }) {
  const t = useTranslate()
  const { name, file, words } = declarationOf(table)
  return (
    <section className="wd-panel wd-declaration" aria-labelledby="wd-declaration">
      <h2 id="wd-declaration" className="wd-section-title">
        {t('system.gen.declaration')}
      </h2>
      <p className="wd-muted">{t('system.gen.how')}</p>
      <SourceFile path={`resources/${name}.ts`} saved={`${name}.ts`} text={file} />
      {languages.map((language) => (
        <SourceFile
          key={language}
          path={`i18n/${language}/resources.ts`}
          saved={`${name}.${language}.ts`}
          text={words[language]}
        />
      ))}
    </section>
  )
}

function SourceFile({ path, saved, text }: { path: string; saved: string; text: string }) {
  const t = useTranslate()
  const id = useId()
  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), saved)
  return (
    <div role="group" aria-labelledby={id} className="wd-declaration-file">
      <div className="wd-toolbar">
        <h3 id={id}>{path}</h3>
        <span className="wd-declaration-tools">
          <CopyButton text={text} name={path} />
          <Button look="small" onClick={download}>
            {t('system.gen.download')}
          </Button>
        </span>
      </div>
      <pre tabIndex={0} aria-label={path}>
        <code>{drawText(text, { shape: 'prose', most: Infinity })}</code>
      </pre>
    </div>
  )
}

/** Typed values replace the record's. */
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
