import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useGateway } from '@/engine/data/gateway'
import { HasPermi, usePermission } from '@/engine/data/session'
import type { SectionProps } from '@/engine/kinds/view/parts'
import { AskDialog } from '@/engine/ui/AskDialog'
import { Button } from '@/engine/ui/Button'
import { plainText } from '@/engine/ui/text/plainText'
import { ChooseRows } from './ChooseRows'
import { Rows, useChange, type Row } from './rows'

const path = '/system/role/authUser'

export function RoleUsers({ record }: SectionProps) {
  if (!record) return null
  return (
    <HasPermi any={['system:role:list']}>
      <Users key={record.id} roleId={record.id} />
    </HasPermi>
  )
}

function Users({ roleId }: { roleId: string }) {
  const t = useTranslate()
  const { client } = useGateway()
  const change = useChange()
  const mayEdit = usePermission()(['system:role:edit'])
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Row>()
  const columns = Object.fromEntries(
    ['userName', 'nickName', 'phonenumber'].map((name) => [
      name,
      t(`resources.user.fields.${name}`),
    ]),
  )
  const users = { query: { roleId }, id: 'userId', columns }
  const send = (call: 'selectAll' | 'cancelAll', ids: readonly string[]) =>
    client.put(`${path}/${call}`, { query: { roleId, userIds: ids.join() } })
  const remove = t('system.roleUsers.remove')
  const removeButton = (row: Row) => (
    <button
      type="button"
      className="wd-row-action"
      aria-label={`${remove} ${plainText(nameOf(row))}`}
      onClick={() => setRemoving(row)}
    >
      {remove}
    </button>
  )
  return (
    <section className="wd-panel wd-rows-panel" aria-labelledby="wd-role-users">
      <header className="wd-list-header">
        <h2 id="wd-role-users" className="wd-section-title">
          {t('system.roleUsers.title')}
        </h2>
        {mayEdit && <Button onClick={() => setAdding(true)}>{t('system.roleUsers.add')}</Button>}
      </header>
      <Rows
        title={t('system.roleUsers.title')}
        source={{ ...users, url: `${path}/allocatedList` }}
        none={t('system.roleUsers.empty')}
        last={
          mayEdit
            ? { className: 'wd-actions', head: t('views.actions'), renderCell: removeButton }
            : undefined
        }
      />
      {isAdding && (
        <ChooseRows
          title={t('system.roleUsers.add')}
          source={{ ...users, url: `${path}/unallocatedList` }}
          searched="userName"
          onClose={() => setAdding(false)}
          onChoose={(ids) => change(() => send('selectAll', ids), 'system.roleUsers.added')}
        />
      )}
      {removing && (
        <AskDialog
          open
          title={remove}
          text={t('system.roleUsers.confirmRemove', { name: nameOf(removing) })}
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

function nameOf({ id, cells }: Row): string {
  return cells[0] || id
}
