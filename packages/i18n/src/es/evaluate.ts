/** The test of visitors. */
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
  seo: {
    evaluate: {
      title: 'Evalúa tu bienestar',
      description:
        'Veinte preguntas, unos cinco minutos y sin cuenta. Mira cómo estás en salud, éxito, vínculos y esfuerzo. Tus respuestas no se envían a ningún sitio.',
    },
  },
};
