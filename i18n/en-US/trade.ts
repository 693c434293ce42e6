/** The trade details. */
export const trade = {
  trade: {
    details: 'Trade details',
    noId: 'This address names no trade: its id is missing. Choose a trade from the list.',
    choose: 'Choose a trade',
    timeLeft: 'Time left to pay',
    notOpen: 'Not open for payment',
    open: 'until %{time}',
    over: 'since %{time}',
    timeIsOver: 'The time to pay is over',
    endless: 'The gateway names no time at which this trade expires.',
    closed: '%{status}. No payment is expected, so no time is running.',
    noStatus: 'No status',
    payTo: 'Pay to',
    doNotPay: 'For looking up only: nothing is to be paid here for this trade.',
    foreignQr:
      'The gateway’s QR code names another address than this trade. Drawn here is the address of the trade.',
  },
} as const
