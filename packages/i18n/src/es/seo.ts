export const seo = {
  home: {
    title: 'Conócete y entrena tus virtudes',
    description:
      'Un camino acompañado para mirar de cerca 23 virtudes y entrenarlas: Conciencia, Responsabilidad e Impacto. Entra en tu espacio o conoce la propuesta.',
  },
  landing: {
    title: 'Un itinerario para entrenar tus virtudes',
    description:
      'Un taller de 3 horas, 7 sesiones individuales y 7 en grupo. Un itinerario de conciencia, responsabilidad e impacto para entrenar 23 virtudes con alguien a tu lado.',
  },
  evaluate: {
    title: 'Evalúa tu bienestar',
    description:
      'Veinte preguntas, unos cinco minutos y sin cuenta. Mira cómo estás en salud, éxito, compañía y esfuerzo. Tus respuestas no se guardan en ningún sitio.',
  },
  signIn: {
    description: 'Entra en tu espacio para seguir con tu itinerario donde lo dejaste.',
  },
};
