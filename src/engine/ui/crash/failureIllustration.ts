import { GatewayError } from '@/engine/data/gateway'
import type { IllustrationName } from './illustrations/IllustrationOf'

export function failureIllustration(error: unknown): IllustrationName {
  const kind = error instanceof GatewayError ? error.kind : undefined
  if (kind === 'network') return 'offline'
  return kind === 'missing' ? 'gone' : 'failed'
}
