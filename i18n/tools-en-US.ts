/** What the tools of the navbar say; fetched with the first of them that is opened. */
export const toolsEnUS = {
  tools: {
    searchLabel: 'Page or path',
    searchHint: 'Where to? A page’s name or path',
    searchFound: 'Pages found',
    searchCount: '%{smart_count} page |||| %{smart_count} pages',
    searchMore: '%{shown} of %{found} pages. Type more to narrow them down.',
    searchNone: 'No page of the menu is called so.',
    settings: 'Layout settings',
    docs: {
      resources: 'Energy and bandwidth on TRON',
      tron: 'TRON for developers',
      erc20: 'ERC-20 tokens',
    },
  },
} as const
