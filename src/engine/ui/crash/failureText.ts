import { isCancelledError } from '@tanstack/react-query'
import { errorText } from '@/engine/data/gateway'

/** Why something could not be read, in words; also where the operator gave it up. */
export function failureText(error: unknown, translate: (key: string) => string): string {
  return isCancelledError(error) ? translate('errors.aborted') : errorText(error, translate)
}
