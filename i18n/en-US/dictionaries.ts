/** The codes of the dictionaries. */
export const dictionaries = {
  codes: {
    userStatus: {
      enabled: 'Enabled',
      frozen: 'Frozen',
    },
    gender: {
      male: 'Male',
      female: 'Female',
      unknown: 'Unknown',
    },
    movementSource: {
      systemOrder: 'System order',
      nonSystem: 'Non-system source',
    },
    orderStatus: {
      waitingPayment: 'Api order placed / waiting payment',
      notYetReceived: 'Not yet received',
      received: 'Received',
      cancelled: 'Cancelled',
      notifiedSuccess: 'Notified success',
      notifiedFailure: 'Notified failure',
      refunded: 'Refunded',
    },
    withdrawalStatus: {
      applying: 'Applying',
      passed: 'Passed',
      rejected: 'Rejected',
    },
    billType: {
      platformModification: 'Platform modification',
      withdrawal: 'Withdrawal',
      deposit: 'Deposit',
      apiPayment: 'API payment',
    },
    cryptoNetwork: {
      trc20: 'TRC20',
      erc20: 'ERC20',
    },
  },
} as const
