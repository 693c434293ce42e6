/** Titles of the menu. */
export const menu = {
  menu: {
    system: 'System',
    sysUser: 'Users',
    sysRole: 'Roles',
    sysMenu: 'Menus',
    sysDept: 'Departments',
    sysPost: 'Positions',
    sysDict: 'Dictionaries',
    dictData: 'Dictionary entries',
    jobLog: 'Job log',
    sysConfig: 'Parameters',
    sysNotice: 'Notices',
    sysLog: 'Logs',
    operlog: 'Operation log',
    logininfor: 'Login log',
    monitor: 'Monitoring',
    online: 'Online users',
    job: 'Scheduled jobs',
    tool: 'Tools',
    gen: 'Code generator',
  },
} as const
