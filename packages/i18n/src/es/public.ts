/** The public pages, and what search engines are told about them. */
export const texts = {
  evaluate: {
    title: 'Evalúa tu bienestar',
    lead: 'Veinte preguntas sobre tu salud, tu éxito, tus vínculos y tu esfuerzo. No hay respuestas buenas ni malas: piensa en tu vida en general, no solo en hoy.',
    privacyTitle: 'Se queda contigo',
    privacy:
      'No hace falta una cuenta. El resultado se calcula en tu navegador y tus respuestas no se envían a ningún sitio. Están en esta pestaña mientras siga abierta, por si la recargas, y se borran al cerrarla.',
    minutes: 'Unos cinco minutos, en cuatro pasos.',
    begin: 'Empezar el test',
    notStored: 'Solo está en esta pestaña.',
    result: 'Ver mi resultado',
    resultTitle: 'Tu resultado',
    resultLead: 'Solo está en esta pestaña, hasta que la cierres. Si quieres conservarlo, imprímelo o cópialo.',
    again: 'Borrar y repetir el test',
    resume: 'Seguir donde estabas',
    seeResult: 'Ver mi resultado',
    fresh: 'Empezar de nuevo',
    print: 'Imprimir',
    copy: 'Copiar el texto',
    copied: 'Copiado: pégalo donde quieras guardarlo',
    notCopied: 'No se ha podido copiar',
    notCopiedText: 'Tu navegador no lo permite aquí. Puedes imprimirlo o guardarlo como PDF.',
    copyTitle: 'Mi test de bienestar, {{date}}',
    copyLine: '{{area}}: {{level}} ({{score}} de {{best}})',
    nextTitle: '¿Y ahora?',
    next: 'Este resultado es una foto de hoy. En el itinerario sabrás qué virtudes hay detrás y cómo entrenarlas, con una persona que te acompaña.',
    start: 'Quiero empezar',
    discover: 'Conocer la propuesta',
  },
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
  landing: {
    eyebrow: 'Conciencia · Responsabilidad · Impacto',
    title: 'Tus virtudes se entrenan. Empieza por conocerlas.',
    lead: 'Un itinerario para ver con claridad cómo estás, entrenar las virtudes que quieres fortalecer y llevarlas a tu vida, a tu trabajo y a tus relaciones. Con una persona que te acompaña en cada fase.',
    start: 'Empezar ahora',
    signIn: 'Ya tengo cuenta: entrar',
    offer: {
      title: 'Qué incluye',
      workshop: {
        figure: '3 h',
        title: 'Un taller para empezar',
        text: 'Tres horas, en sala o como webinar: qué son las virtudes, cómo se reconocen y cómo se entrenan.',
      },
      individual: {
        figure: '7',
        title: 'Sesiones individuales',
        text: 'Siete conversaciones de asesoría, solo contigo, para leer tus resultados y decidir el siguiente paso.',
      },
      group: {
        figure: '7',
        title: 'Sesiones en grupo',
        text: 'Siete encuentros de asesoría en grupo: practicar, escuchar y ver que no te pasa solo a ti.',
      },
    },
    about: {
      title: 'Quiénes somos',
      lead: 'Acompañamos a personas que quieren conocerse mejor y vivir más cerca de lo que valoran.',
      text: 'No damos recetas ni etiquetas. Te ofrecemos un método ordenado, preguntas que ayudan a mirar y una persona que camina contigo mientras entrenas.',
      listen: { title: 'Primero, escuchar', text: 'Partimos de lo que tú ves de ti, no de lo que alguien opina.' },
      pace: { title: 'A tu ritmo', text: 'Cada paso se guarda. Lo dejas cuando quieres y sigues donde estabas.' },
      private: { title: 'Lo tuyo es tuyo', text: 'Lo que escribes solo lo veis tú y el equipo que te acompaña.' },
    },
    method: {
      title: 'El método',
      lead: 'Veintitrés virtudes alrededor de un mismo centro.',
      text: 'Cada pétalo es una virtud, y su longitud dice cuánto la tienes desarrollada: por entrenar, en equilibrio o fuerte. Al terminar la primera fase, la roseta es tuya y de nadie más.',
      balance:
        'Las virtudes se equilibran entre sí. Las que ya son fuertes sirven de apoyo para entrenar las demás: no partes de cero.',
      virtues: 'Las 23 virtudes',
    },
    wellness: {
      title: 'Evalúa tu bienestar',
      lead: 'Veinte preguntas para saber cómo estás hoy en cuatro áreas. Sin cuenta y en unos cinco minutos.',
      health: 'Tu cuerpo, tu descanso y tu calma',
      success: 'Lo que haces y lo que consigues',
      company: 'La gente que te rodea',
      effort: 'Tu constancia y tu cuidado',
      levels: 'El resultado te dice en qué nivel está cada área, y un paso para mejorarla:',
      private: 'Se calcula en tu navegador y no sale de él.',
      take: 'Hacer el test',
    },
    itinerary: {
      title: 'El itinerario',
      lead: 'Tres fases. Cada una prepara la siguiente y te deja algo en las manos.',
      takeaway: 'Te llevas',
    },
    testimonials: {
      title: 'Testimonios',
      lead: 'Lo que cuentan quienes han hecho el camino.',
      example: 'Texto de ejemplo',
      failed: 'No hemos podido cargar los testimonios.',
    },
    closing: {
      title: 'El primer paso son veinte preguntas',
      text: 'Entra en tu espacio y empieza por ver cómo estás hoy. Lo demás viene después, paso a paso.',
    },
  },
  seo: {
    home: {
      title: 'Conócete y entrena tus virtudes',
      description:
        'Un camino acompañado para mirar de cerca 23 virtudes y entrenarlas: Conciencia, Responsabilidad e Impacto. Entra en tu espacio o conoce la propuesta.',
    },
    landing: {
      title: 'Un itinerario para entrenar tus virtudes',
      description:
        'Un taller de 3 horas, 7 sesiones individuales y 7 en grupo. Un itinerario de conciencia, responsabilidad e impacto para entrenar 23 virtudes con una persona que te acompaña.',
    },
    evaluate: {
      title: 'Evalúa tu bienestar',
      description:
        'Veinte preguntas, unos cinco minutos y sin cuenta. Mira cómo estás en salud, éxito, vínculos y esfuerzo. Tus respuestas no se envían a ningún sitio.',
    },
    signIn: {
      description: 'Entra en tu espacio para seguir con tu itinerario donde lo dejaste.',
    },
  },
};
