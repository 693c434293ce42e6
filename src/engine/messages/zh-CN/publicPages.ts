import type { SameShape } from '../words'
import type { publicPages as english } from '../en-US/publicPages'

/** The pages beside the login: register, bind, redirect. */
export const publicPages: SameShape<typeof english> = {
  public: {
    back: '返回登录',
    sending: '正在提交…',
    required: '%{field}不能为空',
    again: '确认密码',
    password: '只支持6-12位字母、数字和下划线',
    notSame: '两次输入的密码不一致',
  },
  register: {
    title: '申请账号',
    intro: '管理员审核后会启用账号并分配角色，在此之前无法登录。',
    submit: '提交申请',
    doneTitle: '申请已提交给管理员',
    done: '管理员启用账号 %{name} 并分配角色后即可登录，无需其他操作。',
    closedTitle: '此处不开放注册',
    closed: '当前网关不接受注册，请向平台管理员申请账号。',
  },
  bind: {
    title: '绑定谷歌验证码',
    intro: '绑定后，登录时除密码外还需要手机验证器应用中的动态码。',
    submit: '下一步',
    scanTitle: '请用验证器应用扫描二维码',
    scan: '应用会为 %{name} 显示六位动态码，每 30 秒更换一次。请输入当前显示的动态码。',
    qr: '验证器应用的二维码',
    qrFailed: '二维码绘制失败，请在应用中手动输入密钥。',
    secret: '或在应用中手动输入此密钥',
    copy: '复制密钥',
    copied: '密钥已复制。',
    copyByHand: '浏览器不允许页面复制：密钥已选中，请手动复制。',
    code: '应用中的动态码',
    codeEmpty: '请输入应用显示的六位动态码',
    confirm: '绑定',
    restart: '重新开始',
    doneTitle: '谷歌验证码已绑定',
    done: '今后 %{name} 登录需要密码和应用中的动态码，之前的会话已全部结束。每个动态码只能使用一次，请用下一个动态码登录。',
    closedTitle: '此处无法绑定谷歌验证码',
    closed: '当前网关不支持此操作，请联系平台管理员代为处理。',
  },
  redirect: {
    title: '没有窗口在等待此页面',
    text: '发起登录的窗口已经关闭。请关闭此窗口，回到登录页重新开始。',
    done: '登录信息已转交，可以关闭此窗口。',
  },
}
