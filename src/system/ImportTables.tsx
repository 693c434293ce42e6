import { useState } from 'react'
import { useGateway } from '@/engine/data/gateway'
import { HasPermi } from '@/engine/data/session'
import { useSurface } from '@/engine/data/resource'
import { Button } from '@/engine/ui/Button'
import { ChooseRows } from './ChooseRows'
import { useChange } from './rows'

const cells = ['tableName', 'tableComment', 'createTime']

/** Tables of the database that the generator does not know yet. */
const source = {
  key: ['gen', 'databaseTables'],
  url: '/tool/gen/db/list',
  query: {},
  id: 'tableName',
  cells,
}

export function ImportTables() {
  const { t, labels } = useSurface()
  const { client } = useGateway()
  const change = useChange()
  const [isOpen, setOpen] = useState(false)
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
          source={source}
          search={{ name: 'tableName', label: labels.field('tableName') }}
          columns={cells.map((name) => labels.field(name))}
          onClose={() => setOpen(false)}
          onChoose={(names) => change(() => importTables(names), 'system.gen.imported')}
        />
      )}
    </HasPermi>
  )
}
