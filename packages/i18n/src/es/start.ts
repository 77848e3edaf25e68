/** The page of visitors who want to start. */
export const texts = {
  validation: { consent: 'Sin tu permiso no podemos usar estos datos para responderte.' },
  start: {
    title: 'Quiero empezar',
    formLead: 'Deja tus datos y te responderemos por correo. No te compromete a nada.',
    contactLead: 'Escríbenos o llámanos, y te contamos cómo es y cuándo podemos empezar.',
    noneLead:
      'Aquí se entra por invitación. Si ya tienes coach, pídele que te invite: recibirás un correo para elegir tu contraseña.',
    name: 'Nombre y apellidos',
    phone: 'Teléfono',
    message: 'Lo que quieras contarnos',
    messageHint: 'Por ejemplo, qué te trae aquí o cuándo te viene bien hablar.',
    sendResult: 'Enviar también el resultado de mi test',
    sendResultHint: 'Solo el nivel de cada área, no tus respuestas.',
    consent: 'Acepto que {{practice}} use estos datos para responderme, y para nada más.',
    website: 'No escribas nada aquí',
    send: 'Enviar',
    sending: 'Enviando…',
    notSent: 'No se ha enviado',
    sentTitle: 'Hemos recibido tu mensaje',
    sent: '{{practice}} te responderá a {{email}}. Si no te llega nada en unos días, mira también en el correo no deseado.',
    closed: 'Ahora mismo no se puede empezar por aquí. Vuelve a cargar la página para ver cómo llegar a nosotros.',
    haveAccount: '¿Ya tienes cuenta?',
    signIn: 'Entrar',
    takeTest: 'Hacer antes el test gratis',
    failed: 'No hemos podido cargar cómo empezar',
  },
};
