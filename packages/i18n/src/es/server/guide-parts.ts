export const texts = {
  guideParts: {
    mistakenFor: 'No la confundas',
    practice: 'Cómo practicar',
    signs: 'Señales de que avanzas',
    badDay: 'Si un día no sale',
    safety: 'Cuídate',
  },
};
