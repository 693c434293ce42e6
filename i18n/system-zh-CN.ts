import type { SystemMessages } from './index'

/** The words of the system pages in Chinese. */
export const systemZhCN: SystemMessages = {
  codes: {
    normalDisable: { normal: '正常', disabled: '停用' },
  },
  resources: {
    post: {
      name: '岗位',
      plural: '岗位管理',
      create: '新增岗位',
      fields: {
        id: '岗位编号',
        postCode: '岗位编码',
        postName: '岗位名称',
        postSort: '显示顺序',
        status: '状态',
        remark: '备注',
        createTime: '创建时间',
      },
    },
  },
}
