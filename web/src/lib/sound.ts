// A few soft sounds, made on the spot: stone on stone is a short, dull burst of filtered noise.
import { soundOn } from "./settings";

export type Sound = "stone" | "turn" | "end";

let context: AudioContext | null = null;

/** Browsers let a page make sounds only after it has been touched, so the context is made on first use. */
function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function knock(to: AudioContext, at: number, pitch: number, loud: number): void {
  const length = Math.ceil(to.sampleRate * 0.09);
  const noise = to.createBuffer(1, length, to.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  const source = to.createBufferSource();
  source.buffer = noise;
  const body = to.createBiquadFilter();
  body.type = "bandpass";
  body.frequency.value = pitch;
  body.Q.value = 2.5;
  const volume = to.createGain();
  volume.gain.value = loud;
  source.connect(body).connect(volume).connect(to.destination);
  source.start(at);
}

export function play(sound: Sound): void {
  if (!soundOn()) return;
  const to = audio();
  if (!to) return;
  const now = to.currentTime;
  if (sound === "stone") knock(to, now, 620 + Math.random() * 160, 0.5);
  else if (sound === "turn") [760, 980].forEach((pitch, i) => knock(to, now + i * 0.11, pitch, 0.4));
  else [520, 660, 880].forEach((pitch, i) => knock(to, now + i * 0.16, pitch, 0.5));
}
