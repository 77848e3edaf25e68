export const home = {
  title: 'Conócete, entrénate y deja huella',
  lead: 'Un camino para mirar de cerca 23 virtudes: las que ya te sostienen, las que están a medio hacer y las que te piden entrenamiento. Paso a paso y con alguien que te acompaña.',
  signIn: 'Entrar en mi espacio',
  enter: 'Ir a mi espacio',
  discover: 'Conocer la propuesta',
  private: 'Lo que escribes es privado: solo lo veis tú y quien te acompaña.',
  phasesTitle: 'Un itinerario en tres fases',
  phasesLead:
    'Cada fase prepara la siguiente. La primera empieza con un test de veinte preguntas sobre cómo estás hoy.',
  conscience:
    'Ver cómo estás, qué virtudes te faltan y qué expectativas o hábitos te frenan. Al final tienes tu perfil completo.',
  responsibility:
    'Entrenar. Ejercicios a tu medida, una revisión breve cada semana y guías para cada virtud, hasta escribir tu manifiesto.',
  impact:
    'Llevar lo aprendido a tu vida, a tu trabajo y a tus relaciones: un propósito personal, uno profesional y uno de pareja.',
};
