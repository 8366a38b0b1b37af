const NOTES_HZ = [660, 880]
const NOTE_S = 0.16
/** From 0 to 1. */
const VOLUME = 0.12

let audio: AudioContext | undefined

/** Plays two short notes. Browsers play nothing before the first click in this tab. */
export function playTone() {
  audio ??= new AudioContext()
  audio.resume()
  NOTES_HZ.forEach((frequency, index) => {
    playNote(audio as AudioContext, frequency, index * NOTE_S)
  })
}

function playNote(context: AudioContext, frequency: number, afterS: number) {
  const start = context.currentTime + afterS
  const note = new OscillatorNode(context, { frequency })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02)
  volume.gain.linearRampToValueAtTime(0, start + NOTE_S)
  note.connect(volume).connect(context.destination)
  note.start(start)
  note.stop(start + NOTE_S)
}
