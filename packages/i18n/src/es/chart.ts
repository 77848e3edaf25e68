export const chart = {
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  radar: {
    title: 'Tus 23 virtudes',
    description:
      'Gráfico radial con las 23 virtudes, de 0 en el centro a 3 en el borde. {{fuerte}} fuertes en el 3, {{media}} medias en el 2, {{debil}} por entrenar en el 1 y {{unrated}} sin valorar en el 0. La tabla dice cuál es cuál.',
    virtue: 'Virtud',
    strength: 'Fortaleza',
    value: 'De 0 a 3',
  },
};
