type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Whoever knows what is typed on the page before the portal is asked before another address takes its place. */
export function guardPublic(next: Ask | undefined): void {
  ask = next
}

/** Whether the page before the portal may go. */
export async function mayLeavePublic(): Promise<boolean> {
  return (await ask?.()) ?? true
}
