import { config } from '@/engine/config'
import { createPulse, type Clock } from './clock'
import type { Leader } from './leader'
import type { LiveChannel } from './liveChannel'

type Options = {
  channel: Pick<LiveChannel, 'state' | 'subscribe' | 'heardAt' | 'doubt'>
  /** Finds what the channel should have announced between two times, in milliseconds since 1970. */
  missed: (from: number, to: number, signal: AbortSignal) => Promise<readonly { at: number }[]>
  leader: Pick<Leader, 'leads'>
  clock: Clock
}

/** In milliseconds: younger messages may still arrive, and two clocks may differ. */
const onItsWayMs = 10_000

/**
 * A line can be dead without being closed, and a gateway need not answer heartbeats. While the channel is open and
 * silent, the leading tab asks every `config.silenceCheckMs` what it should have announced, and replaces the line if
 * there is something.
 *
 * @returns the function to stop
 */
export function checkSilence({ channel, missed, leader, clock }: Options): () => void {
  const pulse = createPulse(clock, () => void check())
  const asking = new AbortController()

  async function check() {
    pulse.beatIn(config.silenceCheckMs)
    const [from, to] = [channel.heardAt() + onItsWayMs, clock.now() - onItsWayMs]
    if (channel.state().status !== 'open' || !leader.leads() || from >= to) return
    // the next check asks again
    const found = await missed(from, to, asking.signal).catch(() => [])
    const times = found.map(({ at }) => at).filter((at) => at >= from && at <= to)
    const earliest = Math.min(...times)
    const isSilent = channel.heardAt() + onItsWayMs <= earliest
    if (times.length > 0 && isSilent && !asking.signal.aborted) channel.doubt(earliest)
  }

  function follow() {
    if (channel.state().status === 'off') pulse.stop()
    else if (!pulse.isSet()) pulse.beatIn(config.silenceCheckMs)
  }

  const unsubscribe = channel.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    pulse.stop()
    asking.abort()
  }
}
