import type { Body } from '../../request/call'
import { fieldText } from '../../values/fieldText'
import { Refusal } from '../../request/Refusal'
import { isTronAddress } from '../../values/tronAddress'
import { readLine } from './readLine'
import { tradeMessages } from '../refusals/tradeMessages'

export type Application = { address: string; totalU: string; walletName: string }

/** §5: USDT on TRON has six decimal places. */
const places = 6
const amountPattern = /^(0|[1-9]\d{0,19})(\.\d{1,6})?$/

/**
 * Reads a store operator's application for a withdrawal (§3).
 * @throws Refusal 500 `addressInvalid`, `amountInvalid` or `walletNameInvalid`
 */
export function readApplication(body: Body): Application {
  const address = fieldText(body, 'address').trim()
  if (!isTronAddress(address)) throw new Refusal(500, 'addressInvalid')
  const totalU = fieldText(body, 'totalU').trim()
  if (!amountPattern.test(totalU) || !/[1-9]/.test(totalU))
    throw new Refusal(500, tradeMessages.amountInvalid, { places })
  return {
    address,
    totalU,
    walletName: readLine(body, 'walletName', 64, tradeMessages.walletNameInvalid),
  }
}
