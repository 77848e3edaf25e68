/** What charts say. */
export const texts = {
  chart: {
    asTable: 'Ver como tabla',
    asChart: 'Ver como gráfico',
    radar: {
      title: 'Tus 23 virtudes',
      description: 'Gráfico radial de las 23 virtudes: un pétalo por virtud, de 0 en el centro a 3 en el borde.',
      fuerte: 'Fuertes, en 3: {{names}}.',
      media: 'Medias, en 2: {{names}}.',
      debil: 'Por entrenar, en 1: {{names}}.',
      unrated: 'Sin valorar, en 0: {{names}}.',
      virtue: 'Virtud',
      strength: 'Fortaleza',
      value: 'De 0 a 3',
    },
    weeks: {
      title: 'Tus semanas',
      description_one: 'Gráfico de líneas con una sola semana, del 1 al 4. La tabla da todas las cifras.',
      description_other:
        'Gráfico de líneas de {{count, number}} semanas, del 1 al 4, entre el {{from}} y el {{to}}. En conjunto empieza en {{first}} ({{firstLevel}}) y termina en {{last}} ({{lastLevel}}). La tabla da todas las cifras.',
      initial: '{{date}} · Test inicial',
      overall: 'En conjunto',
      level: 'Nivel',
      date: 'Fecha',
      choose: 'Semana que se lee',
      lines: 'Líneas que se ven',
      reading: '{{date}}: {{level}}',
    },
  },
};
