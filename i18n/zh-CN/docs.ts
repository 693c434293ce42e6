import type { SameShape } from '@/engine/messages/words'
import type { docs as english } from '../en-US/docs'

/** The documentation links. */
export const docs: SameShape<typeof english> = {
  docs: {
    resources: 'TRON 的能量与带宽',
    tron: 'TRON 开发者文档',
    erc20: 'ERC-20 代币标准',
  },
}
