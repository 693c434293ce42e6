import { useState } from 'react'
import { useGateway } from '@/engine/data/gateway'
import { HasPermi } from '@/engine/data/session'
import { useSurface } from '@/engine/data/resource'
import { Button } from '@/engine/ui/Button'
import { ChooseRows } from './ChooseRows'
import { useChange } from './rows'

export function ImportTables() {
  const { t, labels } = useSurface()
  const { client } = useGateway()
  const change = useChange()
  const [isOpen, setOpen] = useState(false)
  const columns = Object.fromEntries(
    ['tableName', 'tableComment', 'createTime'].map((name) => [name, labels.field(name)]),
  )
  const importTables = (names: readonly string[]) =>
    client.post('/tool/gen/importTable', { query: { tables: names.join() } })
  return (
    <HasPermi any={['tool:gen:import']}>
      <div>
        <Button onClick={() => setOpen(true)}>{t('system.gen.import')}</Button>
      </div>
      {isOpen && (
        <ChooseRows
          title={t('system.gen.import')}
          source={{ url: '/tool/gen/db/list', query: {}, id: 'tableName', columns }}
          searched="tableName"
          onClose={() => setOpen(false)}
          onChoose={(names) => change(() => importTables(names), 'system.gen.imported')}
        />
      )}
    </HasPermi>
  )
}
