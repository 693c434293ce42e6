import { config } from '@/engine/config'
import { readAccess, type Access } from '@/engine/data/access'
import type { Gateway } from '@/engine/data/gateway'

export type AccessFollower = ReturnType<typeof followAccess>

/** Runs one read at a time; a failed read is silent, as the next navigation tries again. */
export function followAccess(gateway: Gateway, onRead: (access: Access | undefined) => void) {
  let readAt = Date.now()
  let isReading = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = async () => {
    stop()
    if (isReading || gateway.gate.state() !== 'closed') return
    if (gateway.connection.state() === 'offline') return
    isReading = true
    readAt = Date.now()
    await readAccess(gateway).then(onRead, () => undefined)
    isReading = false
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const stepped = () => {
    // a clock that was set back must not delay the read
    const leftMs = Math.min(readAt - Date.now(), 0) + config.accessStaleMs
    timer ??= setTimeout(() => void read(), Math.max(config.accessWaitMs, leftMs))
  }
  const refused = () => {
    if (isReading || Date.now() - readAt < config.accessPauseMs) stepped()
    else void read()
  }
  return { stepped, refused, stop }
}
