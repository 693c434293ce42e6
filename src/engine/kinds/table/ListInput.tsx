import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import type { FieldOf } from '..'
import { AreaInput } from '../inputs/TextInput'
import type { InputProps } from '../view/kindView'
import { listIssues } from './tables'

/** The message names the refused line. */
export function ListInput(props: InputProps<FieldOf<'list'>>) {
  const t = useTranslate()
  const { name, field } = props
  const { watch, getFieldState, formState } = useFormContext()
  const typed: unknown = watch(name)
  const isRefused = getFieldState(name, formState).error !== undefined
  const issue = isRefused ? listIssues(String(typed ?? ''), field)[0] : undefined
  const notice = issue && {
    text: t('kinds.line', {
      line: issue.line,
      message: t(issue.issue.key, { field: props.label, ...issue.issue.args }),
    }),
    isProblem: true,
  }
  return (
    <AreaInput {...props} notice={notice} attributes={{ placeholder: t('kinds.onePerLine') }} />
  )
}
