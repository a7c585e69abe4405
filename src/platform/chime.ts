const TONES_HZ = [587, 880] as const
const TONE_SEC = 0.18
const VOLUME = 0.08

/** Plays two short tones. Does nothing if the browser has no audio, or does not allow it before the user has acted. */
export function playChime(): void {
  try {
    const audio = new AudioContext()
    for (const [index, frequency] of TONES_HZ.entries()) {
      const [tone, gain] = [audio.createOscillator(), audio.createGain()]
      const start = audio.currentTime + index * TONE_SEC
      tone.frequency.value = frequency
      gain.gain.setValueAtTime(VOLUME, start)
      gain.gain.exponentialRampToValueAtTime(VOLUME / 100, start + TONE_SEC)
      tone.connect(gain).connect(audio.destination)
      tone.start(start)
      tone.stop(start + TONE_SEC)
      if (index === TONES_HZ.length - 1) tone.onended = () => void audio.close()
    }
  } catch {
    // Without sound, the page says the same.
  }
}
