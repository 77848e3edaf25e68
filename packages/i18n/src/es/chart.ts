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
  weeks: {
    title: 'Tus semanas',
    description_one: 'Gráfico de líneas con una sola semana, del 1 al 4. La tabla da todas las cifras.',
    description_other:
      'Gráfico de líneas de {{count, number}} semanas, del 1 al 4, entre el {{from}} y el {{to}}. En conjunto empieza en {{first}} ({{firstLevel}}) y termina en {{last}} ({{lastLevel}}). La tabla da todas las cifras.',
    overall: 'En conjunto',
    level: 'Nivel',
    date: 'Fecha',
    choose: 'Semana que se lee',
    lines: 'Líneas que se ven',
    reading: '{{date}}: {{level}}',
  },
};
