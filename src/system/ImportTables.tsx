import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useGateway } from '@/engine/data/gateway'
import { importTables, readDatabaseTables } from '@/engine/data/system/genTables'
import { HasPermi } from '@/engine/data/session/permissions'
import { useNotifyError } from '../engine/ui/useNotifyError'
import { ChooseRows } from './ChooseRows'
import type { SectionProps } from '../engine/kinds/view/part'

const mayImport = ['tool:gen:import']

/** Makes the generator know more tables of the database. */
export function ImportTables({ words }: SectionProps) {
  const { t } = words
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  const gateway = useGateway()
  const notifyError = useNotifyError()
  const queryClient = useQueryClient()
  const choose = async (names: readonly string[]) => {
    try {
      await importTables(gateway, names)
    } catch (error) {
      notifyError(error)
      return false
    }
    notify('system.gen.imported', { type: 'success' })
    void queryClient.invalidateQueries()
    return true
  }
  const columns = ['tableName', 'tableComment', 'createTime']
  return (
    <HasPermi any={mayImport}>
      <div>
        <button type="button" className="wd-button" onClick={() => setOpen(true)}>
          {t('system.gen.import')}
        </button>
      </div>
      {isOpen && (
        <ChooseRows
          title={t('system.gen.import')}
          searchLabel={words.field('tableName')}
          columns={columns.map((name) => words.field(name))}
          queryKey={['gen', 'databaseTables']}
          read={(query) => readDatabaseTables(gateway, query)}
          words={words}
          onClose={() => setOpen(false)}
          onChoose={choose}
        />
      )}
    </HasPermi>
  )
}
