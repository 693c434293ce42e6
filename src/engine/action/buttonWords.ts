import { capital, type Translate } from '../data/labels'

type Asked = { readonly action: string; readonly verb: string; readonly name: string }

/**
 * The words of a question's two buttons. An action that is itself called "Cancel" names its object, and the
 * button that closes the dialog gives way.
 */
export function buttonWords({ action, verb, name }: Asked, t: Translate) {
  const close = t('ra.action.cancel')
  if (action.toLowerCase() !== close.toLowerCase()) return { confirm: action, close }
  return {
    confirm: t('actions.confirmNamed', { action: capital(verb), name }),
    close: t('actions.keep', { name }),
  }
}
