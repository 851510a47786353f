/** Four soft sounds, made when they are needed: no file, nothing before somebody has asked for sound. */
export type Sound = 'paper' | 'wood' | 'blade' | 'bell'

let context: AudioContext | undefined

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3
  const source = audio.createBufferSource()
  source.buffer = buffer
  return source
}

function tone(audio: AudioContext, pitch: number, seconds: number, volume: number): void {
  const wave = audio.createOscillator()
  const gain = audio.createGain()
  wave.frequency.value = pitch
  gain.gain.setValueAtTime(volume, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds)
  wave.connect(gain).connect(audio.destination)
  wave.start()
  wave.stop(audio.currentTime + seconds)
}

function rustle(audio: AudioContext, pitch: number, seconds: number, volume: number): void {
  const source = noise(audio, seconds)
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  gain.gain.value = volume
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start()
}

export function play(sound: Sound): void {
  context ??= new AudioContext()
  if (sound === 'paper') rustle(context, 2600, 0.12, 0.25)
  else if (sound === 'blade') rustle(context, 5200, 0.2, 0.3)
  else if (sound === 'wood') tone(context, 320, 0.09, 0.2)
  else {
    tone(context, 880, 0.9, 0.08)
    tone(context, 1320, 0.7, 0.05)
  }
}
