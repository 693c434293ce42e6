/** The documentation links. */
export const docs = {
  docs: {
    resources: 'Energy and bandwidth on TRON',
    tron: 'TRON for developers',
    erc20: 'ERC-20 tokens',
  },
} as const
