/** What every page needs. */
export const texts = {
  account: {
    language: 'Idioma',
    languageNotStored: 'El idioma ha cambiado aquí, pero no se ha podido guardar en tu cuenta.',
  },
  common: {
    skipToContent: 'Ir al contenido',
    loading: 'Cargando…',
    close: 'Cerrar',
    retry: 'Volver a intentarlo',
    notifications: 'Avisos',
  },
  errors: {
    goHome: 'Ir al inicio',
    offline:
      'No hay conexión con el servidor. Lo que has escrito sigue aquí; comprueba tu conexión y vuelve a intentarlo.',
    screenTitle: 'Esta pantalla se ha detenido',
    screen: 'Lo que ya habías guardado sigue guardado. Carga la página de nuevo; si vuelve a ocurrir, avisa al equipo.',
    reload: 'Cargar de nuevo',
    notFoundTitle: 'Esta página no existe',
    notFoundPage:
      'La dirección no lleva a ningún sitio. Puede que tenga una errata o que la página haya cambiado de lugar.',
  },
  help: {
    now: '¿Necesitas ayuda ahora?',
  },
  initial: {
    title: 'Test de bienestar',
    blocks: { health: 'Salud', success: 'Éxito', company: 'Vínculos', effort: 'Esfuerzo' },
  },
  /** Each phase in the itinerary: its name, and what it is about. */
  itinerary: {
    conscience: {
      name: 'Conciencia',
      about:
        'Ver cómo estás, qué virtudes quieres entrenar y qué expectativas o hábitos te frenan. Al final tienes tu perfil completo.',
    },
    responsibility: {
      name: 'Responsabilidad',
      about:
        'Entrenar. Ejercicios que eliges tú, una revisión breve cada semana y guías para cada virtud, hasta escribir tu manifiesto.',
    },
    impact: {
      name: 'Impacto',
      about:
        'Llevar lo aprendido a tu vida, a tu trabajo y a tus relaciones: un propósito personal, uno profesional y uno de pareja.',
    },
  },
  levels: { crisis: 'Crisis', challenge: 'Reto', flow: 'Fluir', wow: 'Wow' },
  nav: {
    aboutUs: 'Quiénes somos',
    method: 'El método',
    evaluateWellness: 'Evalúa tu bienestar',
    testimonials: 'Testimonios',
    itinerary: 'Itinerario',
    footer: 'Conciencia, Responsabilidad, Impacto',
    main: 'Principal',
    menu: 'Menú',
    home: 'Inicio',
    privateArea: 'Área privada',
    signIn: 'Entrar',
    signOut: 'Cerrar sesión',
    phase: 'Fase {{number}}',
  },
  result: {
    /** Also on the tests, on the landing page and in the two profile documents. */
    snapshot:
      'Es una foto para pensar y conversar, no un diagnóstico ni una prueba clínica; no sustituye a una consulta.',
    aboutMethod: 'Cómo funciona el método',
  },
  theme: { label: 'Tema', system: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
};
