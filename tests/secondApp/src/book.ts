import { defineResource, dict, f, usdt } from 'wattdesk/schema'

const bookStatus = dict('bookStatus', [
  ['draft', 'draft', 'neutral'],
  ['sold', 'sold', 'good'],
])

export const book = defineResource('book', {
  path: '/shop/book',
  component: 'shop/book/index',
  permissions: 'shop:book',
  title: 'title',
  fields: {
    id: f.id(),
    title: f.text({ filter: 'like', required: true, maxLength: 60 }),
    author: f.text({ required: true, maxLength: 60 }),
    price: usdt({ required: true }),
    status: f.code(bookStatus, { filter: 'eq' }),
    publishedTime: f.time({ filter: 'range' }),
  },
  list: { columns: ['title', 'author', 'price', 'status', 'publishedTime'] },
  edit: { fields: ['title', 'author', 'price'] },
})
