/** The guides, as clients read them. */
export const texts = {
  guide: {
    none: 'Todavía no hay guías.',
    waitforaproved: 'Comentario enviado. Se publicará cuando se apruebe.',

    title: 'Guía',
    listTitle: 'Guías de entrenamiento',
    listLead:
      'Una lectura breve por virtud, con una práctica para tu día a día. Primero van las que más te conviene entrenar.',
    noneText: 'Aquí encontrarás un texto por virtud, y a veces un vídeo, en cuanto se publiquen.',
    withVideo: 'Con vídeo',
    backToList: 'Todas las guías',
    seeAll: 'Ver las guías',
    missing: 'Todavía no hay guía de {{virtue}}',
    missingText: 'Se está preparando. Mientras tanto puedes leer las demás.',
    noTexts: 'Esta guía todavía no tiene texto en tu idioma.',
    unknown: 'No conocemos esa virtud',
    unknownText: 'Puede que la dirección tenga una errata. Las guías de todas las virtudes están en la lista.',
    videoTitle: 'Vídeo de la guía: {{virtue}}',
    play: 'Ver el vídeo',
    playAbout: 'Viene de {{host}}, en su modo sin cookies. Hasta que pulses, {{host}} no sabe que estás aquí.',
    playAboutOther: 'Viene de {{host}}. Hasta que pulses, {{host}} no sabe que estás aquí.',

    comments: 'Comentarios',
    noComments: 'Todavía no hay comentarios. El tuyo puede ser el primero.',
    comment: 'Tu comentario',
    commentHint: 'Cuenta qué te ha servido. Otras personas lo verán con tu nombre de usuario cuando se apruebe.',
    commentEmpty: 'Escribe tu comentario antes de enviarlo.',
    commentTooLong: 'Es demasiado largo: caben {{limit}} caracteres.',
    commentCount: '{{count}} de {{limit}} caracteres',
    commentNotSent: 'Tu comentario no se ha enviado',
    answerOf: 'Respuesta de {{name}}',
    answerOfTeam: 'Respuesta del equipo',
    onlyYou: 'Solo lo ves tú: tu comentario aún espera aprobación.',
    awaiting: 'Tu comentario espera aprobación',
    send: 'Enviar comentario',
  },
};
