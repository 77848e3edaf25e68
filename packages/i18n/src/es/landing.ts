/** What the practice offers. */
export const texts = {
  /** What one has in hand at the end of each phase. */
  itinerary: {
    conscience: {
      takeaway: 'Tu perfil de virtudes, para leerlo y descargarlo.',
    },
    responsibility: {
      takeaway: 'Tus ejercicios esenciales y un manifiesto escrito por ti.',
    },
    impact: {
      takeaway: 'Tres propósitos: personal, profesional y de pareja.',
    },
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
      failed: 'No hemos podido cargar los testimonios.',
    },
    closing: {
      title: 'El primer paso son veinte preguntas',
      text: 'Entra en tu espacio y empieza por ver cómo estás hoy. Lo demás viene después, paso a paso.',
    },
  },
  seo: {
    landing: {
      title: 'Un itinerario para entrenar tus virtudes',
      description:
        'Un taller de 3 horas, 7 sesiones individuales y 7 en grupo. Un itinerario de conciencia, responsabilidad e impacto para entrenar 23 virtudes con una persona que te acompaña.',
    },
  },
};
