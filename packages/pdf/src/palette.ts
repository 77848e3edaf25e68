import type { TrainingGroup } from '@miraco/domain/training';
import type { Strength } from '@miraco/domain/virtues';
import type { Level } from '@miraco/domain/wellness';
import { rgb } from 'pdf-lib';

const hex = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255,
  );
  return rgb(red, green, blue);
};

/** The colours of the screen's light theme (apps/web/src/index.css), which a test compares: apps/web/src/shared/pdf/paper-colours.test.ts. */
export const palette = {
  paper: hex('#ffffff'),
  ink: hex('#112a33'),
  muted: hex('#495f68'),
  line: hex('#e5e1d9'),
  edge: hex('#70848b'),
  accent: hex('#ebb34b'),
};

export const strengthColours = {
  debil: hex('#b3543c'),
  media: hex('#937d4e'),
  fuerte: hex('#0d6565'),
} satisfies Record<Strength, unknown>;

export const levelColours = {
  crisis: hex('#ba362e'),
  challenge: hex('#a35e16'),
  flow: hex('#147874'),
  wow: hex('#5f49ab'),
} satisfies Record<Level, unknown>;

export const frequencyColours = {
  diario: levelColours.crisis,
  algunos: levelColours.challenge,
  pocos: levelColours.flow,
  ninguno: levelColours.wow,
  notEvaluated: palette.muted,
} satisfies Record<TrainingGroup, unknown>;
