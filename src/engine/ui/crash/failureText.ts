import { isCancelledError } from '@tanstack/react-query'
import { errorText } from '@/engine/data/gateway'

/** Why a read failed, including that the operator cancelled it. */
export function failureText(error: unknown, translate: (key: string) => string): string {
  return isCancelledError(error) ? translate('errors.aborted') : errorText(error, translate)
}
