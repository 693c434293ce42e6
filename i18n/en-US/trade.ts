/** The trade details. */
export const trade = {
  trade: {
    details: 'Trade details',
    noId: 'The address has no trade id. Choose a trade from the list.',
    choose: 'Choose a trade',
    timeLeft: 'Time left to pay',
    notOpen: 'Not open for payment',
    open: 'until %{time}',
    over: 'since %{time}',
    timeIsOver: 'The time to pay has run out',
    endless: 'The gateway gives no expiry time for this trade.',
    closed: '%{status}. No payment is expected, so there is no countdown.',
    noStatus: 'No status',
    payTo: 'Pay to',
    doNotPay: 'For reference only. Do not pay here for this trade.',
    foreignQr:
      'The gateway’s QR code does not match this trade’s address. The code shown here does.',
  },
} as const
