import { config } from '@/engine/config'
import { createPulse, type Clock } from './clock'
import type { Leader } from './leader'
import type { LiveChannel } from './liveChannel'

type Missed = { readonly at: number }

export type SilenceCheckOptions = {
  channel: Pick<LiveChannel, 'state' | 'subscribe' | 'heardAt' | 'doubt'>
  /** Finds what the channel should have announced between two times, in milliseconds since 1970. */
  missed: (from: number, to: number, signal: AbortSignal) => Promise<readonly Missed[]>
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
export function checkSilence(options: SilenceCheckOptions): () => void {
  const { channel, leader, clock } = options
  const pulse = createPulse(clock, check)
  let asking: AbortController | undefined

  function check() {
    wait()
    const [from, to] = [channel.heardAt() + onItsWayMs, clock.now() - onItsWayMs]
    if (channel.state().status !== 'open' || !leader.leads() || from >= to) return
    asking?.abort()
    const current = new AbortController()
    asking = current
    options.missed(from, to, current.signal).then(
      (missed) => judge(missed.filter(({ at }) => at >= from && at <= to)),
      // the next check asks again
      () => undefined,
    )
    function judge(missed: readonly Missed[]) {
      const earliest = Math.min(...missed.map(({ at }) => at))
      const isSilent = channel.heardAt() + onItsWayMs <= earliest
      if (missed.length > 0 && isSilent && !current.signal.aborted) channel.doubt(earliest)
    }
  }

  function wait() {
    pulse.beatIn(config.silenceCheckMs)
  }

  function follow() {
    if (channel.state().status === 'off') pulse.stop()
    else if (!pulse.isSet()) wait()
  }

  const unsubscribe = channel.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    pulse.stop()
    asking?.abort()
  }
}
