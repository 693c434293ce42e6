/** Outlines in a 24 × 24 box, by the gateway's names. */
export const menuIcons: Readonly<Record<string, string>> = {
  payout: 'M20.5 3.5 10.5 13.5M20.5 3.5 14 20.5l-3.5-7-7-3.5z',
  energy: 'M13 3 5 14h6l-1 7 8-11h-6z',
  energyUser:
    'M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M3 20.5c.8-4 3.4-6 7-6 1 0 1.9.2 2.7.4M18.5 12.5 15 17.5h4l-.5 4',
  merchant: 'M4 8h16v12H4zM9 8V5h6v3M4 13h16M12 12v2.5',
  recharge: 'M4 14v6h16v-6M12 4v11M7.5 10.5 12 15l4.5-4.5',
  withdraw: 'M4 14v6h16v-6M12 15V4M7.5 8.5 12 4l4.5 4.5',
  trade: 'M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19',
}
