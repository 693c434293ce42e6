/** The menus of the navbar and the search. */
export const tools = {
  tools: {
    searchLabel: 'Page or record',
    searchHint: 'A page, an order number, an address, a hash or a link to an explorer',
    searchFound: 'Pages and records found',
    searchRecords: '%{smart_count} record |||| %{smart_count} records',
    searching: 'Looking in %{lists}…',
    searchedNone: 'Nothing found in %{lists}',
    searchClosed: 'Not searched, because your menu lacks them: %{lists}',
    searchFailed: '%{list} could not be searched.',
    searchExplorer: 'Open in the explorer',
    searchWrong: 'The checksum of this address fails: check for a typing error.',
    searchAddress: '%{network} address',
    networks: { tron: 'TRON', ethereum: 'Ethereum', bitcoin: 'Bitcoin' },
    searchCount: '%{smart_count} page |||| %{smart_count} pages',
    searchMore: '%{shown} of %{found} pages. Type more to narrow them down.',
    searchNone: 'No matching page',
    settings: 'Layout settings',
  },
} as const
