import chinese from 'ra-language-chinese'
import { joinWords, type Words } from '../words'

/** What the published dictionary lacks, or words whose placeholders or sense have moved on. */
const completed = {
  ra: {
    action: {
      clear_array_input: '清空列表',
      create_item: '新建 %{item}',
      move_down: '下移',
      move_up: '上移',
      open: '打开',
      remove_all_filters: '移除全部筛选',
      reset: '重置',
      search_columns: '查找列',
      select_all: '全选',
      select_all_button: '全选',
      select_columns: '列设置',
      select_row: '选择此行',
      toggle_theme: '切换明暗模式',
      unselect: '取消选择',
      update: '更新',
      update_application: '重新加载应用',
    },
    page: {
      access_denied: '无权访问',
      authentication_error: '认证错误',
      create: '新建%{name}',
      edit: '%{name} %{recordRepresentation}',
      list: '%{name}',
      show: '%{name} %{recordRepresentation}',
    },
    message: {
      access_denied: '您没有访问此页面的权限',
      authentication_error: '认证服务返回错误，无法核实您的身份。',
      auth_error: '校验登录凭证时出错。',
      bulk_delete_content: '确定要删除此%{name}吗？ |||| 确定要删除这 %{smart_count} 项吗？',
      bulk_update_content:
        '确定要更新%{name} %{recordRepresentation} 吗？ |||| 确定要更新这 %{smart_count} 项吗？',
      bulk_update_title: '更新%{name} %{recordRepresentation} |||| 更新 %{smart_count} 项%{name}',
      clear_array_input: '确定要清空整个列表吗？',
      delete_content: '确定要删除此%{name}吗？',
      delete_title: '删除%{name} %{recordRepresentation}',
      details: '详情',
      placeholder_data_warning: '网络异常：数据刷新失败。',
      select_all_limit_reached: '条目过多，无法全部选中，仅选中了前 %{max} 项。',
    },
    navigation: {
      clear_filters: '清除筛选',
      current_page: '第 %{page} 页',
      first: '转到首页',
      last: '转到末页',
      next: '下一页',
      no_filtered_results: '当前筛选下没有%{name}。',
      no_results: '没有%{name}',
      page: '转到第 %{page} 页',
      partial_page_range_info: '%{offsetBegin}-%{offsetEnd}，共 %{offsetEnd} 条以上',
      previous: '上一页',
    },
    sort: { sort_by: '按%{field_lower_first}%{order}' },
    auth: { email: '邮箱' },
    input: { password: { toggle_hidden: '显示密码', toggle_visible: '隐藏密码' } },
    notification: {
      application_update_available: '有新版本可用。',
      not_authorized: '您无权访问此资源。',
      offline: '网络未连接，无法获取数据。',
    },
    validation: { unique: '必须唯一' },
    saved_queries: {
      help: '筛选列表并保存此查询以便日后使用',
      label: '已保存的查询',
      new_dialog_title: '将当前查询保存为',
      new_label: '保存当前查询…',
      query_name: '查询名称',
      remove_dialog_title: '移除已保存的查询？',
      remove_label: '移除已保存的查询',
      remove_label_with_name: '移除查询“%{name}”',
      remove_message: '确定要从已保存的查询中移除此项吗？',
    },
    guesser: { empty: { message: '请检查数据来源', title: '没有可显示的数据' } },
    configurable: {
      customize: '自定义',
      configureMode: '配置此页面',
      inspector: {
        content: '将鼠标移到界面元素上进行配置',
        hideAll: '全部隐藏',
        reset: '重置设置',
        showAll: '全部显示',
        title: '检查器',
      },
      Datagrid: { title: '数据表', unlabeled: '未命名列 #%{column}' },
      SimpleForm: { title: '表单', unlabeled: '未命名输入项 #%{input}' },
      SimpleList: {
        primaryText: '主文本',
        secondaryText: '次文本',
        tertiaryText: '第三文本',
        title: '列表',
      },
    },
  },
} as const satisfies Words

/** react-admin's words in Chinese: the published dictionary, completed. */
export const framework = joinWords(chinese, completed)
