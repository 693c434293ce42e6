import type { ComponentProps } from 'react'
import type { Settings } from '@/engine/config'
import { GatewayContext, type Gateway } from '@/engine/data/gateway'
import { ConfigContext } from '@/engine/data/useConfig'
import { ErrorBoundary } from '@/engine/ui/crash/ErrorBoundary'
import { PublicWordsContext, type PublicWords } from '../PublicWordsContext'
import { CurrentScreen } from './CurrentScreen'
import { Crashed } from './PlainPage'

type Drawn = ComponentProps<typeof CurrentScreen> & {
  config: Settings
  gateway: Gateway
  words: PublicWords
}

export function drawScreen({ config, gateway, words, ...current }: Drawn) {
  return (
    <ConfigContext value={config}>
      <GatewayContext value={gateway}>
        <PublicWordsContext value={words}>
          <ErrorBoundary fallback={({ id }) => <Crashed id={id} />}>
            <CurrentScreen {...current} />
          </ErrorBoundary>
        </PublicWordsContext>
      </GatewayContext>
    </ConfigContext>
  )
}
