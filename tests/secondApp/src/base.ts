const english = {
  app: { name: 'Bookshop' },
  resources: {
    book: {
      name: 'book',
      plural: 'Books',
      fields: {
        id: 'No.',
        title: 'Title',
        author: 'Author',
        price: 'Price',
        status: 'Status',
        publishedTime: 'Published',
      },
    },
  },
  codes: { bookStatus: { draft: 'Draft', sold: 'Sold' } },
}

const chinese = {
  app: { name: '书店' },
  resources: {
    book: {
      name: '书',
      plural: '图书',
      fields: {
        id: '编号',
        title: '书名',
        author: '作者',
        price: '价格',
        status: '状态',
        publishedTime: '出版时间',
      },
    },
  },
  codes: { bookStatus: { draft: '草稿', sold: '已售' } },
}

/** The name and the words of the app, needed before its code. */
export const base = {
  config: { name: 'Bookshop' },
  messages: [{ 'en-US': { portal: english }, 'zh-CN': { portal: chinese } }],
}
