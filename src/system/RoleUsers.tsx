import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useGateway } from '@/engine/data/gateway'
import { HasPermi } from '@/engine/data/session'
import { addRoleUsers, readRoleUsers, removeRoleUsers } from '@/system/roleUsers'
import { AskDialog } from '@/engine/ui/AskDialog'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { useNotifyError } from '@/engine/ui/useNotifyError'
import type { Translate } from '@/engine/data/labels'
import { ChooseRows, PageTurner } from './ChooseRows'
import type { SectionProps } from '@/engine/kinds/view/parts'
import { drawText } from '@/engine/ui/drawText'
import { plainText } from '@/engine/ui/plainText'
import './chooseRows.css'

const mayEdit = ['system:role:edit']
const mayList = ['system:role:list']

/** Who has the role: given to more, or taken away. */
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
  const gateway = useGateway()
  const [page, setPage] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<{ id: string; name: string }>()
  const users = useQuery({
    queryKey: ['role', 'users', roleId, page],
    queryFn: ({ signal }) => readRoleUsers(gateway, roleId, true, { page, search: '', signal }),
    placeholderData: (previous) => previous,
    retry: false,
  })
  const change = useChange()
  const { rows = [], total = 0 } = users.data ?? {}
  return (
    <section className="wd-panel wd-rows-panel" aria-labelledby="wd-role-users">
      <header className="wd-list-header">
        <h2 id="wd-role-users" className="wd-section-title">
          {t('system.roleUsers.title')}
        </h2>
        <HasPermi any={mayEdit}>
          <button type="button" className="wd-button" onClick={() => setAdding(true)}>
            {t('system.roleUsers.add')}
          </button>
        </HasPermi>
      </header>
      {users.error && !users.data ? (
        <LoadFailed error={users.error} onRetry={() => void users.refetch()} />
      ) : (
        <div className="wd-rows-area" aria-busy={users.isFetching}>
          <table className="wd-table">
            <caption className="wd-visually-hidden">{t('system.roleUsers.title')}</caption>
            <thead>
              <tr>
                {namesOf(t).map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <HasPermi any={mayEdit}>
                  <th scope="col" className="wd-actions">
                    {t('views.actions')}
                  </th>
                </HasPermi>
              </tr>
            </thead>
            <tbody translate="no">
              {rows.map(({ id, cells }) => (
                <tr key={id}>
                  {cells.map((cell, index) => (
                    <td key={namesOf(t)[index]}>
                      <bdi>{drawText(cell)}</bdi>
                    </td>
                  ))}
                  <HasPermi any={mayEdit}>
                    <td className="wd-actions">
                      <button
                        type="button"
                        className="wd-row-action"
                        aria-label={`${t('system.roleUsers.remove')} ${plainText(cells[0] ?? id)}`}
                        onClick={() => setLeaving({ id, name: cells[0] ?? id })}
                      >
                        {t('system.roleUsers.remove')}
                      </button>
                    </td>
                  </HasPermi>
                </tr>
              ))}
            </tbody>
          </table>
          {users.isSuccess && rows.length === 0 && (
            <p className="wd-list-status">{t('system.roleUsers.none')}</p>
          )}
        </div>
      )}
      <PageTurner page={page} total={total} onPage={setPage} />
      {isAdding && (
        <ChooseRows
          title={t('system.roleUsers.add')}
          searchLabel={t('resources.user.fields.userName')}
          columns={namesOf(t)}
          queryKey={['role', 'otherUsers', roleId]}
          read={(query) => readRoleUsers(gateway, roleId, false, query)}

          onClose={() => setAdding(false)}
          onChoose={(ids) =>
            change(() => addRoleUsers(gateway, roleId, ids), 'system.roleUsers.added')
          }
        />
      )}
      {leaving && (
        <AskDialog
          open
          title={t('system.roleUsers.remove')}
          text={t('system.roleUsers.sure', { name: leaving.name })}
          yes={t('system.roleUsers.remove')}
          no={t('ra.action.cancel')}
          onNo={() => setLeaving(undefined)}
          onYes={async () => {
            await change(
              () => removeRoleUsers(gateway, roleId, [leaving.id]),
              'system.roleUsers.removed',
            )
            setLeaving(undefined)
          }}
        />
      )}
    </section>
  )
}

function namesOf(t: Translate): readonly string[] {
  return ['userName', 'nickName', 'phonenumber'].map((name) => t(`resources.user.fields.${name}`))
}

/** Does it, says so, and asks again for whatever is on screen; a refusal is said, too. */
function useChange() {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const queryClient = useQueryClient()
  return async (work: () => Promise<void>, done: string): Promise<boolean> => {
    try {
      await work()
    } catch (error) {
      notifyError(error)
      return false
    }
    notify(done, { type: 'success' })
    void queryClient.invalidateQueries()
    return true
  }
}
