import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useGateway } from '@/engine/data/gateway'
import { HasPermi } from '@/engine/data/session'
import type { SectionProps } from '@/engine/kinds/view/parts'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { AskDialog } from '@/engine/ui/AskDialog'
import { Button } from '@/engine/ui/Button'
import { plainText } from '@/engine/ui/text/plainText'
import { ChooseRows } from './ChooseRows'
import { RowsTable, useChange, useRows } from './rows'

const mayEdit = ['system:role:edit']
const mayList = ['system:role:list']
const path = '/system/role/authUser'
const cells = ['userName', 'nickName', 'phonenumber']

export function RoleUsers({ record }: SectionProps) {
  if (!record) return null
  return (
    <HasPermi any={mayList}>
      <Users key={record.id} roleId={record.id} />
    </HasPermi>
  )
}

function Users({ roleId }: { roleId: string }) {
  const t = useTranslate()
  const { client } = useGateway()
  const change = useChange()
  const [page, setPage] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<{ id: string; name: string }>()
  const listed = { query: { roleId }, id: 'userId', cells }
  const users = useRows(
    { key: ['role', 'users', roleId], url: `${path}/allocatedList`, ...listed },
    page,
  )
  const columns = cells.map((name) => t(`resources.user.fields.${name}`))
  const [title, add, remove] = [
    t('system.roleUsers.title'),
    t('system.roleUsers.add'),
    t('system.roleUsers.remove'),
  ]
  const send = (call: 'selectAll' | 'cancelAll', ids: readonly string[]) =>
    client.put(`${path}/${call}`, { query: { roleId, userIds: ids.join() } })
  return (
    <section className="wd-panel wd-rows-panel" aria-labelledby="wd-role-users">
      <header className="wd-list-header">
        <h2 id="wd-role-users" className="wd-section-title">
          {title}
        </h2>
        <HasPermi any={mayEdit}>
          <Button onClick={() => setAdding(true)}>{add}</Button>
        </HasPermi>
      </header>
      {users.error && !users.data ? (
        <LoadFailed error={users.error} onRetry={() => void users.refetch()} />
      ) : (
        <RowsTable
          title={title}
          columns={columns}
          query={users}
          none={t('system.roleUsers.empty')}
          page={page}
          onPage={setPage}
          renderLast={(row) => (
            <HasPermi any={mayEdit}>
              {row ? (
                <td className="wd-actions">
                  <button
                    type="button"
                    className="wd-row-action"
                    aria-label={`${remove} ${plainText(row.cells[0] ?? row.id)}`}
                    onClick={() => setRemoving({ id: row.id, name: row.cells[0] ?? row.id })}
                  >
                    {remove}
                  </button>
                </td>
              ) : (
                <th scope="col" className="wd-actions">
                  {t('views.actions')}
                </th>
              )}
            </HasPermi>
          )}
        />
      )}
      {isAdding && (
        <ChooseRows
          title={add}
          source={{
            key: ['role', 'otherUsers', roleId],
            url: `${path}/unallocatedList`,
            ...listed,
          }}
          search={{ name: 'userName', label: t('resources.user.fields.userName') }}
          columns={columns}
          onClose={() => setAdding(false)}
          onChoose={(ids) => change(() => send('selectAll', ids), 'system.roleUsers.added')}
        />
      )}
      {removing && (
        <AskDialog
          open
          title={remove}
          text={t('system.roleUsers.confirmRemove', { name: removing.name })}
          yes={remove}
          no={t('ra.action.cancel')}
          onNo={() => setRemoving(undefined)}
          onYes={async () => {
            await change(() => send('cancelAll', [removing.id]), 'system.roleUsers.removed')
            setRemoving(undefined)
          }}
        />
      )}
    </section>
  )
}
