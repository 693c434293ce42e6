import { useLabels } from '@/engine/data/labels'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useGateway } from '@/engine/data/gateway'
import { importTables, readDatabaseTables } from '@/system/genTables'
import { HasPermi } from '@/engine/data/session'
import { useNotifyError } from '@/engine/ui/useNotifyError'
import { ChooseRows } from './ChooseRows'

const mayImport = ['tool:gen:import']

/** Makes the generator know more tables of the database. */
export function ImportTables() {
  const t = useTranslate()
  const labels = useLabels()
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
          searchLabel={labels.field('tableName')}
          columns={columns.map((name) => labels.field(name))}
          queryKey={['gen', 'databaseTables']}
          read={(query) => readDatabaseTables(gateway, query)}

          onClose={() => setOpen(false)}
          onChoose={choose}
        />
      )}
    </HasPermi>
  )
}
