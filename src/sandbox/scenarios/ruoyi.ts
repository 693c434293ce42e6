import type { Scenario } from './Scenario'

export const ruoyi: Scenario = {
  what: 'the gateway answers like a stock RuoYi 3.8, and the portal speaks to it as to one',
  dialect: 'ruoyi',
}
