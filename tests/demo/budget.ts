/** What a first visit may cost: bytes from a server that compresses nothing, and milliseconds to the first list. */
export const firstVisit = {
  bytes: 8_000_000,
  listMs: 4_000,
}
