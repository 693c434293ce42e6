/** The words of the system pages in English, which come with them; the shape every other language has. */
export const systemEnUS = {
  codes: {
    normalDisable: { normal: 'Normal', disabled: 'Disabled' },
  },
  resources: {
    post: {
      name: 'post',
      plural: 'Posts',
      create: 'New post',
      fields: {
        id: 'No.',
        postCode: 'Post code',
        postName: 'Post name',
        postSort: 'Order',
        status: 'Status',
        remark: 'Remark',
        createTime: 'Created at',
      },
    },
  },
} as const
