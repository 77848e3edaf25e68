/** How somebody is, in a few words. */
export const texts = {
  initial: {
    answered: 'Has respondido {{count}} de {{total}}',
  },
  result: {
    score: '{{score}} de {{best}}',
    nextStep: 'Tu próximo paso',
    support: 'Pide apoyo',
    inCrisis: 'En crisis: {{areas}}',
    lowest: 'Lo que más cuidado pide ahora: {{area}}, {{score}} de {{best}}.',
    change: {
      up: 'Has subido {{by}} desde el {{date}}.',
      down: 'Has bajado {{by}} desde el {{date}}.',
      same: 'Sigues igual que el {{date}}.',
    },
    toProfile: 'Volver a tu perfil',
  },
};
