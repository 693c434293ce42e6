export type Both = readonly [en: string, zh: string]
type Role = 'textbox' | 'switch' | 'combobox' | 'group' | 'password'

/** A field of specification §3: its name on the wire, what arrives, and what an operator sees of it. */
export type SpecifiedField = {
  readonly name: string
  readonly sent?: unknown
  readonly label: Both
  /** On the record's page; one text where both languages show the same. */
  readonly shown?: string | Both
  /** Where the record's form has it. */
  readonly input?: Role | undefined
  /** Shown on request only. */
  readonly secret?: true
}

export type SpecifiedEntity = {
  readonly entity: string
  readonly path: string
  readonly fields: readonly SpecifiedField[]
}

type Shown = NonNullable<SpecifiedField['shown']>

function shows(name: string, sent: unknown, label: Both, shown: Shown): SpecifiedField {
  return { name, sent, label, shown }
}

/** Shown as sent, and filled in by a form. */
function takes(name: string, sent: string, label: Both): SpecifiedField {
  return { name, sent, label, shown: sent, input: 'textbox' }
}

function hides(name: string, label: Both): SpecifiedField {
  return { name, label, secret: true }
}

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const payer = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
const hash = '0123456789abcdef'.repeat(4)
const ip = '203.0.113.7'
const url = 'https://a.example/notify'
const tiers = [{ from: 1, to: 1000, price: '0.00006' }]

// Everything below is written by hand from specification §3, not from the declarations.

const order = [
  shows('id', 7, ['No.', '编号'], '7'),
  shows('mchOrderNo', 'M-20', ['Merchant order', '商户订单号'], 'M-20'),
  shows('status', '01', ['Status', '状态'], ['Not yet received', '未到账']),
  shows('fee', '0.51', ['Fee', '手续费'], '0.51 USDT'),
  shows('hash', hash, ['Transaction', '交易哈希'], hash),
  shows('from', payer, ['From address', '付款地址'], payer),
  shows('to', address, ['To address', '收款地址'], address),
  shows('buyNum', '1234.5', ['Amount', '金额'], '1,234.5 CNY'),
  shows('realBuyNum', '171.2', ['Received', '实际数量'], '171.2 USDT'),
  shows('originBuyNum', '99', ['Ordered amount', '下单金额'], '99 CNY'),
  shows('originRealBuyNum', '13', ['Ordered quantity', '下单数量'], '13 USDT'),
  shows('extendInfo', 'a=1', ['Extra information', '扩展信息'], 'a=1'),
  shows('rate', '7.1865', ['Rate', '汇率'], '7.1865'),
  shows('address', payer, ['Address', '地址'], payer),
  shows('qrCode', address, ['QR code', '二维码'], ['QR code', '二维码']),
  shows('uQuantity', '12', ['Quantity', 'U 数量'], '12 USDT'),
  shows('expireTime', 1_795_133_109, ['Expires at', '过期时间'], '2026-11-20 08:05:09'),
]

const withdrawal: readonly SpecifiedField[] = [
  takes('address', address, ['Address', '地址']),
  takes('totalU', '100', ['Amount', '金额']),
  shows('fee', '1', ['Fee', '手续费'], '1 USDT'),
  shows('estimateTotalU', '99', ['Net amount', '到账金额'], '99 USDT'),
  shows('status', '1', ['Status', '状态'], ['Applying', '申请中']),
  { name: 'secondPwd', label: ['Second password', '二级密码'], input: 'password' },
  takes('walletName', 'Cold', ['Wallet', '钱包']),
]

const store = [
  shows('id', 7, ['No.', '编号'], '7'),
  takes('nick', 'Corner', ['Name', '名称']),
  takes('phone', '13800138000', ['Phone', '电话']),
]

const bill = [
  shows('type', '3', ['Type', '类型'], ['API payment', 'API 支付']),
  shows('network', 'TRC20', ['Network', '网络'], 'TRC20'),
  shows('beforeAmount', '10', ['Before', '变动前'], '10 USDT'),
  shows('changeAmount', '-2.5', ['Change', '变动'], '-2.5 USDT'),
  shows('afterAmount', '7.5', ['After', '变动后'], '7.5 USDT'),
]

const user: readonly SpecifiedField[] = [
  shows('id', 7, ['No.', '编号'], '7'),
  takes('email', 'a@b.example', ['Email', '邮箱']),
  takes('name', 'Ada', ['Name', '姓名']),
  takes('phone', '13800138000', ['Phone', '手机']),
  takes('telegram', '@ada', ['Telegram', 'Telegram']),
  shows('status', '1', ['Status', '状态'], ['Frozen', '冻结']),
  takes('nick', 'Corner', ['Display name', '昵称']),
  { ...shows('gender', '1', ['Gender', '性别'], ['Female', '女']), input: 'combobox' },
  takes('ipWhitelist', ip, ['IP whitelist', 'IP 白名单']),
  takes('ipBlacklist', '198.51.100.0/24', ['IP blacklist', 'IP 黑名单']),
  takes('role', 'agent', ['Role', '角色']),
  takes('notifyUrl', url, ['Notify URL', '回调地址']),
  shows('regTime', '2026-06-30 12:00:00', ['Registered at', '注册时间'], '2026-06-30 12:00:00'),
  hides('appSecret', ['App secret', '应用密钥']),
  shows('publicKey', 'MCowBQ', ['Public key', '公钥'], 'MCowBQ'),
  hides('privateKey', ['Private key', '私钥']),
  {
    ...shows('apiWithdrawal', 'Y', ['API withdrawal', 'API 提现'], ['Yes', '是']),
    input: 'switch',
  },
  takes('apiWithdrawalIp', ip, ['IP for API withdrawals', 'API 提现 IP']),
  takes('chargeFee', '0.5', ['Deposit fee', '充值手续费']),
  takes('paymentChargeFee', '0.3', ['Payment fee', '支付手续费']),
  takes('withdrawalFee', '1.5', ['Withdrawal fee (TRC20)', '提现手续费（TRC20）']),
  takes('ethWithdrawalFee', '8.5', [
    'Withdrawal fee (ERC20, dynamic)',
    '提现手续费（ERC20，动态）',
  ]),
  takes('cny2URate', '7.2', ['CNY to USDT rate', '人民币兑 U 汇率']),
  takes('chargeRate', '0.003', ['Deposit rate', '充值汇率']),
  takes('withdrawalRate', '0.002', ['Withdrawal rate', '提现汇率']),
]

const energyUser: readonly SpecifiedField[] = [
  shows('userId', 7, ['No.', '编号'], '7'),
  { ...shows('activeSeller', 'Y', ['Active seller', '活跃卖家'], ['Yes', '是']), input: 'switch' },
  takes('userName', 'Ada', ['User', '用户']),
  takes('account', 'ada7', ['Account', '账号']),
  shows('balance', '50', ['Balance', '余额'], '50 TRX'),
  shows('amount', '90', ['Traded amount', '成交数量'], '90 TRX'),
  takes('walletAddress', address, ['Wallet address', '钱包地址']),
  takes('sellPrice', '0.00007', ['Sell price', '卖价']),
  takes('buyPrice', '0.00005', ['Buy price', '买价']),
  { ...shows('energyPrices', tiers, ['Energy prices', '能量阶梯价'], '0.00006'), input: 'group' },
  {
    ...shows('bandwidthPrices', tiers, ['Bandwidth prices', '带宽阶梯价'], '1,000'),
    input: 'group',
  },
  hides('googleCode', ['Google code', '谷歌密钥']),
]

export const specifiedEntities: readonly SpecifiedEntity[] = [
  { entity: 'Order, a deposit', path: '/api/apiRecharge', fields: order },
  { entity: 'Order, a payout', path: '/api/apiDraw', fields: order },
  { entity: 'Withdrawal', path: '/store/storeDraw', fields: withdrawal },
  { entity: 'Store', path: '/store/store', fields: store },
  { entity: 'Bill', path: '/store/bill', fields: bill },
  { entity: 'User', path: '/store/user', fields: user },
  { entity: 'Energy-platform user', path: '/energy/user', fields: energyUser },
]
