import type { AppConfig } from '@/engine/config'

export const appConfig = {
  name: 'Wattdesk',
  storage: 'wattdesk',
  /** §2 */
  docLinks: [
    { title: 'docs.resources', href: 'https://developers.tron.network/docs/resource-model' },
    { title: 'docs.tron', href: 'https://developers.tron.network/' },
    {
      title: 'docs.erc20',
      href: 'https://ethereum.org/en/developers/docs/standards/tokens/erc-20/',
    },
  ],
} as const satisfies AppConfig
