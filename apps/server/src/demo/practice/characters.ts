import type { Virtue } from '@miraco/domain/virtues';

interface Character {
  strong: readonly Virtue[];
  weak: readonly Virtue[];
  /** Above or below the mean in each block of the wellness test: health, success, company, effort. */
  blocks: readonly [number, number, number, number];
}

/** What people are like: each has a rosette of its own. */
const characters = {
  carer: {
    strong: ['compasion', 'generosidad', 'proteccion', 'lealtad', 'paciencia', 'compania', 'admiracion'],
    weak: ['dignidad', 'libertad', 'valentia', 'disciplina', 'identidad'],
    blocks: [-0.3, -0.1, 0.4, 0],
  },
  driver: {
    strong: ['disciplina', 'perseverancia', 'valentia', 'guia', 'responsabilidad', 'inspiracion', 'dignidad'],
    weak: ['paciencia', 'humildad', 'aceptacion', 'compania', 'perdon', 'alegria'],
    blocks: [-0.4, 0.4, -0.3, 0.2],
  },
  thinker: {
    strong: ['sabiduria', 'educacion', 'justicia', 'humildad', 'responsabilidad', 'identidad'],
    weak: ['alegria', 'compania', 'valentia', 'inspiracion', 'compasion'],
    blocks: [0, 0.2, -0.4, 0.1],
  },
  dreamer: {
    strong: ['inspiracion', 'alegria', 'libertad', 'admiracion', 'generosidad', 'identidad', 'compasion'],
    weak: ['disciplina', 'perseverancia', 'responsabilidad', 'paciencia', 'justicia'],
    blocks: [0.2, -0.4, 0.3, -0.1],
  },
  guardian: {
    strong: ['lealtad', 'proteccion', 'justicia', 'responsabilidad', 'guia', 'dignidad', 'disciplina', 'perseverancia'],
    weak: ['libertad', 'aceptacion', 'perdon', 'alegria', 'admiracion'],
    blocks: [0.1, 0.1, 0.2, -0.3],
  },
  peacemaker: {
    strong: ['aceptacion', 'perdon', 'humildad', 'paciencia', 'compania', 'sabiduria'],
    weak: ['valentia', 'dignidad', 'justicia', 'guia', 'identidad', 'libertad'],
    blocks: [0.1, -0.3, 0.3, 0],
  },
  beginner: {
    strong: ['alegria', 'lealtad', 'educacion'],
    weak: ['disciplina', 'sabiduria', 'perseverancia', 'dignidad'],
    blocks: [0, -0.1, 0.1, 0],
  },
} as const satisfies Record<string, Character>;

export type CharacterName = keyof typeof characters;

export const characterNamed = (name: CharacterName): Character => characters[name];
