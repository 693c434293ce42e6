/** When the two beeps begin, in seconds. */
const beeps = [0, 0.22]
const beepSeconds = 0.16
const hertz = 880

/** A short tone of our own making; rejects where the browser has no sound or refuses it. */
export async function playTone(): Promise<void> {
  const audio = new AudioContext()
  try {
    await audio.resume()
    const ended = beeps.map((begin) => beep(audio, audio.currentTime + begin))
    await Promise.all(ended)
  } finally {
    await audio.close()
  }
}

function beep(audio: AudioContext, begin: number): Promise<void> {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = hertz
  // no click at either end
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(0.2, begin + 0.02)
  volume.gain.linearRampToValueAtTime(0, begin + beepSeconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + beepSeconds)
  return new Promise((resolve) => {
    tone.addEventListener('ended', () => resolve())
  })
}
