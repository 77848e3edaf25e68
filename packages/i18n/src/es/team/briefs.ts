/** The briefs of the sessions of the itinerary, for the coach. */
export const texts = {
  sessionBriefs: {
    numbers: 'Sesiones del itinerario',
    session: 'Sesión {{number}}',
    noneHeld: 'Aún no has tenido ninguna sesión con {{name}}: toca la primera. Puedes abrir cualquiera de las siete.',
    held_one: 'Ha habido una sesión: toca la {{number}}. Puedes abrir cualquiera de las siete.',
    held_other: 'Ha habido {{count, number}} sesiones: toca la {{number}}. Puedes abrir cualquiera de las siete.',
    allHeld: 'Ha habido {{held, number}} sesiones. El itinerario tiene siete: este es el guion de la última.',
    groupLead: 'Siete sesiones, una por paso del itinerario. Nadie tiene que enseñar sus resultados en ellas.',

    questions: 'Preguntas abiertas',
    aboutExercises: 'Sobre sus ejercicios de ahora',
    exercise: 'Un ejercicio',
    screens: 'Qué abrir en pantalla',
    watch: 'A qué atender',
    refer: 'Cuándo derivar',

    clientScreens: {
      overview: 'Resumen',
      initialTest: 'Test inicial de bienestar',
      weakVirtues: 'Virtudes por entrenar',
      prospects: 'Expectativas',
      strengths: 'Virtudes fuertes',
      harmfulHabits: 'Hábitos dañinos',
      summary: 'Resumen de Conciencia',
      weeklyTests: 'Test semanal',
      evaluations: 'Evaluación',
      exercises: 'Entrenamiento',
      manifest: 'Manifiesto',
      personalPurpose: 'Propósito personal',
      professionalPurpose: 'Propósito profesional',
      couplePurpose: 'Propósito de pareja',
    },
    groupScreens: {
      method: 'El método, en la página pública',
      evaluate: 'El test de bienestar, sin cuenta y sin guardar nada',
      guides: 'Las guías de las virtudes',
      groupProgress: 'El avance del grupo, en números',
    },

    notYet: 'Todavía no',
    test: '{{score}} de {{best}}, {{level}}. Lo más bajo: {{block}}, {{mean}}. Del {{date}}.',
    more: '{{count, number}} más',
    evaluated: 'La última, del {{date}}',
    manifest: '{{written, number}} de {{all, number}} frases',
  },
};
