/** The menus of the navbar and the menu search. */
export const tools = {
  tools: {
    searchLabel: 'Page or path',
    searchHint: 'Where to? A page’s name or path',
    searchFound: 'Pages found',
    searchCount: '%{smart_count} page |||| %{smart_count} pages',
    searchMore: '%{shown} of %{found} pages. Type more to narrow them down.',
    searchNone: 'No matching page',
    settings: 'Layout settings',
  },
} as const
