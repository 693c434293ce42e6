import type { MouseEvent } from 'react'
import { useTranslate } from 'ra-core'
import { errorText, GatewayError } from '@/engine/data/gateway'
import type { CardPart } from './StatisticCard'

type Props = { parts: readonly CardPart[] }

export function CardSkeleton() {
  return (
    <div className="wd-card-skeleton" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}

/** Why there is no figure, and another try of what failed. */
export function CardFailed({ parts }: Props) {
  const translate = useTranslate()
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // the button goes, and the keyboard stays with the card
    currentTarget.closest('article')?.focus()
    for (const { query } of parts) void query.refetch()
  }
  return (
    <div className="wd-card-note">
      <p role="alert">{errorText(parts[0]?.query.error, translate)}</p>
      <button type="button" className="wd-button" onClick={retry}>
        {translate('views.tryAgain')}
      </button>
    </div>
  )
}

/** What the gateway keeps from this user, or does not have. */
export function CardRefused({ parts }: Props) {
  const translate = useTranslate()
  const isForbidden = parts.some(
    ({ query: { error } }) => error instanceof GatewayError && error.kind === 'forbidden',
  )
  return (
    <p className="wd-card-note">
      {translate(isForbidden ? 'dashboard.forbidden' : 'dashboard.missing')}
    </p>
  )
}
