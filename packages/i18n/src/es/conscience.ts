export const conscience = {
  title: 'Conciencia',
  steps: 'Pasos de Conciencia',
  step: {
    initial: { name: 'Test inicial', short: 'Inicial' },
    weak: { name: 'Virtudes por entrenar', short: 'Entrenar' },
    prospect: { name: 'Expectativas limitantes', short: 'Expectativas' },
    mediumhard: { name: 'Virtudes medias y fuertes', short: 'Fuertes' },
    harmful: { name: 'Hábitos dañinos', short: 'Hábitos' },
    resume: { name: 'Tu resumen', short: 'Resumen' },
  },
};
