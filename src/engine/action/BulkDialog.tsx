import { useId } from 'react'
import { useTranslate } from 'ra-core'
import { FormProvider, useForm } from 'react-hook-form'
import type { PortalRecord } from '@/engine/data/wire/records'
import { ActionInputs } from './ActionInputs'
import { actionOf, isAdverse } from './boundAction'
import { buttonWords } from './buttonWords'
import { FieldValue } from '../kinds/view/renderValue'
import { startingValues } from '../data/formValues'
import { Dialog } from '../ui/overlay/overlays'
import { secondPwdName } from '../form/SecondPassword'
import { titleOf } from '../kinds/view/titleOf'
import { useBulk, type Line } from './useBulk'
import { useAskedClose, useUnsavedInput } from '../form/useUnsavedInput'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import '../form/compare.css'
import '../ui/overlay/dialog.css'

type Props = {
  action: string
  records: readonly PortalRecord[]
  /** With the records on which nothing was done, as they are known now. */
  onClose: (undone: readonly PortalRecord[]) => void
}

type Values = Record<string, string>

/** One action on many records: asks once, sends one call each, and says of each what came of it. */
export function BulkDialog({ action, records, onClose }: Props) {
  const t = useTranslate()
  const labels = useLabels()
  const title = useId()
  const bulk = useBulk({ action, records })
  const { lines, step } = bulk
  const close = () =>
    onClose(lines.filter((line) => line.step !== 'done').map(({ record }) => record))
  const askedClose = useAskedClose(close)
  // what is half sent has no other place to say what came of it
  useUnsavedInput({ isDirty: () => step === 'running' })
  const plural = labels.plural.toLocaleLowerCase()
  const name = t('bulk.many', { count: records.length, name: plural })
  const verb = labels.action(action)
  return (
    <Dialog
      open
      onClose={() => step !== 'running' && askedClose()}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
    >
      <div className="wd-dialog">
        <h2 id={title}>
          {step === 'ready'
            ? t('actions.sure', { action: labels.actionVerb(action), name })
            : `${verb} · ${name}`}
        </h2>
        {step === 'ready' && <p className="wd-muted">{t('bulk.each')}</p>}
        <Ledger action={action} lines={lines} />
        {step === 'ready' ? (
          <Ask action={action} onRun={bulk.run} onClose={close} />
        ) : (
          <Progress bulk={bulk} onClose={close} />
        )}
      </div>
    </Dialog>
  )
}

type AskProps = Pick<Props, 'action'> & {
  onRun: ReturnType<typeof useBulk>['run']
  onClose: () => void
}

function Ask({ action, onRun, onClose }: AskProps) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const form = useForm<Values>()
  const { secondFactor, args = {} } = actionOf(resource, action)
  const isBare = !secondFactor && Object.keys(args).length === 0
  const starting = startingValues({ fields: args }, Object.keys(args), undefined)
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
  const asked = { action: labels.action(action), verb: labels.actionVerb(action), name }
  const buttons = buttonWords(asked, t)
  const tone = isAdverse(resource, action) ? 'danger' : 'primary'
  return (
    <FormProvider {...form}>
      <form className="wd-dialog-form" noValidate onSubmit={(event) => void submit(event)}>
        {!isBare && <ActionInputs action={action} />}
        <div className="wd-dialog-buttons">
          <button type="button" className="wd-button" autoFocus={isBare} onClick={onClose}>
            {buttons.close}
          </button>
          <button type="submit" className={`wd-button wd-button-${tone}`}>
            {buttons.confirm}
          </button>
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
  const done = lines.filter((line) => line.step === 'done').length
  const changed = lines.filter((line) => line.step === 'changed').length
  const settled = lines.filter((line) => !['waiting', 'sending'].includes(line.step)).length
  return (
    <div className="wd-dialog-buttons">
      <span role="status" className="wd-bulk-sum">
        {isOver
          ? t(changed > 0 ? 'bulk.sumChanged' : 'bulk.sum', { done, count, changed })
          : t('bulk.progress', { done: settled, count })}
      </span>
      <button type="button" className="wd-button" onClick={isOver ? onClose : stop}>
        {t(isOver ? 'ra.action.close' : 'bulk.stop')}
      </button>
    </div>
  )
}

type LedgerProps = Pick<Props, 'action'> & { lines: readonly Line[] }

/** What is restated of each record, unless its name says it already, and what came of it. */
function Ledger({ action, lines }: LedgerProps) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const { confirm = [] } = actionOf(resource, action)
  const facts = confirm.filter((name) => name !== resource.title)
  return (
    <div className="wd-compare-area wd-ledger">
      <table className="wd-compare" aria-label={t('bulk.ledger')}>
        <thead>
          <tr>
            <th scope="col">{t('bulk.record')}</th>
            {facts.map((name) => (
              <th key={name} scope="col">
                {labels.field(name)}
              </th>
            ))}
            <th scope="col">{t('bulk.result')}</th>
          </tr>
        </thead>
        <tbody translate="no">
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
        </tbody>
      </table>
    </div>
  )
}
