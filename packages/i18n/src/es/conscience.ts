export const conscience = {
  title: 'Conciencia',
  lead: 'Aquí miras con calma cómo estás y qué te limita. Al terminar tendrás el mapa de tus 23 virtudes: las que ya son tu fuerza, las que están a medio camino y las que quieres entrenar.',
  steps: 'Pasos de Conciencia',
  next: 'Lo siguiente',
  start: 'Empezar',
  continue: 'Continuar',
  completeTitle: 'Has completado Conciencia',
  complete:
    'Tu resumen reúne todo lo que has descubierto. Léelo y avisa a quien te acompaña de que has terminado: te abrirá Responsabilidad. Hasta entonces puedes volver a cualquier paso y cambiarlo.',
  seeSummary: 'Ver tu resumen',
  state: {
    done: 'Hecho',
    begun: 'A medias',
    changed: 'Con cambios sin registrar',
    pending: 'Pendiente',
    optional: 'Opcional',
  },
  unrated_one: 'Queda una virtud por valorar',
  unrated_other: 'Quedan {{count, number}} virtudes por valorar',
  step: {
    initial: {
      name: 'Test de bienestar',
      short: 'Bienestar',
      about: 'Veinte preguntas para ver cómo estás en salud, éxito, compañía y esfuerzo.',
    },
    weak: {
      name: 'Virtudes por entrenar',
      short: 'Entrenar',
      about: 'Entre 23 situaciones, marca las que hoy más te pesan: ocho como mucho.',
    },
    prospect: {
      name: 'Expectativas limitantes',
      short: 'Expectativas',
      about: 'Pon palabras a lo que esperas de ti y de otras personas y que, sin querer, te frena.',
    },
    mediumhard: {
      name: 'Virtudes medias y fuertes',
      short: 'Fuertes',
      about: 'De las demás virtudes, di cuáles tienes a medias y cuáles son ya tu fuerza.',
    },
    harmful: {
      name: 'Hábitos dañinos',
      short: 'Hábitos',
      about: 'Anota lo que haces y te resta. No hace falta para terminar la fase, pero completa tu mapa.',
    },
    resume: {
      name: 'Tu resumen',
      short: 'Resumen',
      about: 'Tus virtudes fuertes, medias y por entrenar, con su equilibrio y su gráfico.',
    },
  },
  closedTitle: 'Puedes leerlo, pero no cambiarlo',
  closed:
    'La fase Conciencia ya ha terminado para ti. Si quieres cambiar algo, pídele a quien te acompaña que la abra de nuevo.',
  saveShort: 'Guardar',
  save: {
    untouched: 'Se guarda un borrador',
    registered: 'Registrado el {{date}}',
    neverSent: 'Este borrador no llegó a registrarse',
    saving: 'Guardando el borrador…',
    saved: 'Borrador guardado',
    unsaved: 'Borrador sin guardar. Sigue aquí y lo seguimos intentando.',
    refused:
      'Borrador sin guardar: así no se puede guardar, quizá porque un texto es demasiado largo. Cámbialo para intentarlo de nuevo.',
    unsavedAnnounced: 'No se ha podido guardar el borrador. Sigue aquí y lo seguimos intentando; puedes continuar.',
    savedAgain: 'El borrador ya está guardado.',
  },
};
