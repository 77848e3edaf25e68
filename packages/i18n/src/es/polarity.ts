export const polarity = {
  title: 'Tus virtudes por frecuencia',
  lead: 'Cuántas veces aparece cada virtud en lo que has marcado y escrito. Cuanto más se repite, más te está pidiendo atención.',
  count_one: '{{count}} vez',
  count_other: '{{count}} veces',
  source: {
    weakTest: 'Virtudes por entrenar',
    aboutMe: 'Expectativas sobre ti',
    aboutOthers: 'Expectativas sobre otros',
    habits: 'Hábitos dañinos',
  },
  related: 'Virtudes que la equilibran',
  advice: 'Para entrenarla',
  tip: 'Hoy mismo',
  others: 'El resto de tus virtudes',
  notCited: 'Ninguna de ellas aparece en lo que has marcado y escrito.',
  emptyTitle: 'Aquí verás qué virtudes se repiten más',
  empty:
    'Cuando marques tus virtudes por entrenar, o anotes expectativas y hábitos, contaremos cuántas veces aparece cada una y te daremos un consejo.',
  emptyClosed:
    'No hay nada anotado y Conciencia ya ha terminado. Si quieres completarla, pídele a quien te acompaña que la abra de nuevo.',
  start: 'Marcar virtudes por entrenar',
  toResume: 'Volver a tu perfil de virtudes',
};
