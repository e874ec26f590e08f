/**
 * The sounds of the players, made from oscillators and noise when they are needed: stone on stone,
 * and a plucked note that climbs. Quiet, and only when switched on.
 */
import { usePlaySettings } from './playSettings'

export type PlaySound = 'lift' | 'place' | 'refuse' | 'win'

const LOUDNESS = 0.14
/** A pentatonic scale, in Hertz: any of its notes go together. */
const SCALE = [392, 440, 523.25, 587.33, 659.25, 783.99, 880] as const

let context: AudioContext | null = null

export function playSound(sound: PlaySound): void {
  const out = outputNow()
  if (out === null) return
  switch (sound) {
    case 'lift':
      knock(out, 900, 0.03, 0.35)
      return
    case 'place':
      knock(out, 260, 0.09, 1)
      return
    case 'refuse':
      knock(out, 140, 0.12, 0.7)
      return
    case 'win':
      for (const [index, step] of [0, 2, 4, 6].entries()) pluck(out, step, index * 0.11)
  }
}

/** A plucked note: the first of a scale, or one higher for each step. */
export function playNote(step: number): void {
  const out = outputNow()
  if (out !== null) pluck(out, step, 0)
}

/** Null while sounds are off. */
function outputNow(): GainNode | null {
  if (!usePlaySettings().soundOn) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const out = new GainNode(context, { gain: LOUDNESS })
  out.connect(context.destination)
  return out
}

/** A short burst of filtered noise: one stone on another. */
function knock(out: GainNode, frequency: number, seconds: number, strength: number): void {
  const { context: audio } = out
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noise })
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency, Q: 1.5 })
  const gain = new GainNode(audio, { gain: strength })
  source.connect(filter).connect(gain).connect(out)
  source.start()
}

/** A plucked note of the scale, `delay` seconds from now. */
function pluck(out: GainNode, step: number, delay: number): void {
  const { context: audio } = out
  const start = audio.currentTime + delay
  const frequency = SCALE[Math.min(step, SCALE.length - 1)] ?? SCALE[0]
  for (const [overtone, strength] of [
    [1, 0.6],
    [2.01, 0.2],
    [4.1, 0.06],
  ] as const) {
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: frequency * overtone })
    const gain = new GainNode(audio, { gain: 0 })
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(strength, start + 0.006)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.7 / overtone)
    tone.connect(gain).connect(out)
    tone.start(start)
    tone.stop(start + 0.75)
  }
}
