/** The entrance of visitors. */
export const texts = {
  home: {
    title: 'Conócete, entrénate y deja huella',
    lead: 'Un camino para mirar de cerca 23 virtudes: las que ya te sostienen, las que están en equilibrio y las que te piden entrenamiento. Paso a paso y con alguien que te acompaña.',
    takeTest: 'Hacer el test gratis',
    testHint: 'Veinte preguntas, cinco minutos y sin cuenta.',
    signIn: 'Entrar en mi espacio',
    enter: 'Ir a mi espacio',
    discover: 'Conocer la propuesta',
    private: 'Lo que escribes es privado: solo lo veis tú y el equipo que te acompaña.',
    phasesTitle: 'Un itinerario en tres fases',
    phasesLead:
      'Cada fase prepara la siguiente. La primera empieza con un test de veinte preguntas sobre cómo estás hoy.',
  },
  seo: {
    home: {
      title: 'Conócete y entrena tus virtudes',
      description:
        'Un camino acompañado para mirar de cerca 23 virtudes y entrenarlas: Conciencia, Responsabilidad e Impacto. Entra en tu espacio o conoce la propuesta.',
    },
  },
};
