/** How many rows each table is seeded with, in proportion to the deposits. */
export function rowCounts(deposits: number) {
  const share = (part: number, least: number) => Math.max(least, Math.floor(deposits / part))
  return {
    deposits,
    bills: deposits,
    withdrawals: Math.floor((deposits * 2) / 5),
    payouts: share(5, 100),
    storeDeposits: share(5, 100),
    waterWallet: share(10, 50),
    publications: share(25, 20),
    energyUsers: Math.max(30, Math.floor((deposits * 3) / 500)),
    merchants: share(250, 40),
  }
}

export type RowCounts = ReturnType<typeof rowCounts>
