import { useTranslate } from 'ra-core'
import { FormProvider, useForm } from 'react-hook-form'
import type { PortalRecord } from '@/engine/data/wire/records'
import { startingValues } from '@/engine/data/formValues'
import { useSurface } from '@/engine/data/resource'
import { secondPwdName } from '@/engine/form/FormFields'
import { useAskedClose, useUnsavedInput } from '@/engine/form/useUnsavedInput'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { Button } from '@/engine/ui/Button'
import { CompareTable } from '@/engine/ui/CompareTable'
import { TitledDialog } from '@/engine/ui/overlay/dialogs'
import { ActionInputs } from './ActionInputs'
import { buttonWords } from './actionWords'
import { actionOf, isAdverse } from './boundAction'
import { useBulk, type Line } from './useBulk'

type Props = {
  action: string
  records: readonly PortalRecord[]
  /** Gets the records that the action was not done to, as they are now. */
  onClose: (undone: readonly PortalRecord[]) => void
}

/** Asks once, then shows each record's outcome. */
export function BulkDialog({ action, records, onClose }: Props) {
  const { t, labels } = useSurface()
  const bulk = useBulk({ action, records })
  const { lines, step } = bulk
  const close = () =>
    onClose(lines.filter((line) => line.step !== 'done').map(({ record }) => record))
  const askedClose = useAskedClose(close)
  // the outcomes appear nowhere else
  useUnsavedInput({ isDirty: () => step === 'running' })
  const count = records.length
  const noun = (count === 1 ? labels.name : labels.plural).toLocaleLowerCase()
  const name = t('bulk.many', { count, name: noun })
  const question = t('actions.sure', { action: labels.actionVerb(action), name })
  return (
    <TitledDialog
      title={step === 'ready' ? question : `${labels.action(action)} · ${name}`}
      onClose={() => step !== 'running' && askedClose()}
    >
      {step === 'ready' && <p className="wd-muted">{t('bulk.each')}</p>}
      <Ledger action={action} lines={lines} />
      {step === 'ready' ? (
        <Ask action={action} onRun={bulk.run} onClose={close} />
      ) : (
        <Progress bulk={bulk} onClose={close} />
      )}
    </TitledDialog>
  )
}

type AskProps = Pick<Props, 'action'> & {
  onRun: ReturnType<typeof useBulk>['run']
  onClose: () => void
}

function Ask({ action, onRun, onClose }: AskProps) {
  const { resource, t, labels } = useSurface()
  const form = useForm<Record<string, string>>()
  const { secondFactor, args = {} } = actionOf(resource, action)
  const names = Object.keys(args)
  const isBare = !secondFactor && names.length === 0
  const starting = startingValues({ fields: args }, names, undefined)
  useUnsavedInput({
    isDirty: () =>
      Object.entries(form.getValues()).some(
        ([name, text]) => (text ?? '') !== (starting[name] ?? ''),
      ),
  })
  const submit = form.handleSubmit(({ [secondPwdName]: secondPwd, ...typed }) =>
    onRun({ args: typed, ...(secondPwd !== undefined && { secondPwd }) }),
  )
  const name = labels.plural.toLocaleLowerCase()
  const words = { action: labels.action(action), verb: labels.actionVerb(action), name }
  const buttons = buttonWords(words, t)
  return (
    <FormProvider {...form}>
      <form className="wd-dialog-form" noValidate onSubmit={(event) => void submit(event)}>
        {!isBare && <ActionInputs action={action} />}
        <div className="wd-dialog-buttons">
          <Button autoFocus={isBare} onClick={onClose}>
            {buttons.close}
          </Button>
          <Button type="submit" look={isAdverse(resource, action) ? 'danger' : 'primary'}>
            {buttons.confirm}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

type ProgressProps = { bulk: ReturnType<typeof useBulk>; onClose: () => void }

function Progress({ bulk: { lines, step, stop }, onClose }: ProgressProps) {
  const t = useTranslate()
  const isOver = step === 'over'
  const count = lines.length
  const countOf = (...steps: Line['step'][]) =>
    lines.filter((line) => steps.includes(line.step)).length
  const changed = countOf('changed')
  const sum = { done: countOf('done'), count, changed }
  return (
    <div className="wd-dialog-buttons">
      <span role="status" className="wd-bulk-sum">
        {isOver
          ? t(changed > 0 ? 'bulk.sumChanged' : 'bulk.sum', sum)
          : t('bulk.progress', { done: count - countOf('waiting', 'sending'), count })}
      </span>
      <Button onClick={isOver ? onClose : stop}>
        {t(isOver ? 'ra.action.close' : 'bulk.stop')}
      </Button>
    </div>
  )
}

type LedgerProps = Pick<Props, 'action'> & { lines: readonly Line[] }

function Ledger({ action, lines }: LedgerProps) {
  const { resource, t, labels } = useSurface()
  const { confirm = [] } = actionOf(resource, action)
  const facts = confirm.filter((name) => name !== resource.title)
  return (
    <CompareTable
      heads={[t('bulk.record'), ...facts.map(labels.field), t('bulk.result')]}
      label={t('bulk.ledger')}
      className="wd-ledger"
    >
      {lines.map(({ record, step, reason = '' }) => (
        <tr key={record.id}>
          <th scope="row">{titleOf(resource, record, record.id, t)}</th>
          {facts.map((name) => (
            <td key={name}>
              <FieldValue value={record[name]} resource={resource} name={name} room="dialog" />
            </td>
          ))}
          <td data-step={step}>{t(`bulk.${step}`, { reason })}</td>
        </tr>
      ))}
    </CompareTable>
  )
}
