/** The courtesy mails that somebody chooses. */
export const texts = {
  mails: {
    title: 'Avisos por correo',
    lead: 'Elige cuáles quieres recibir. Cada cambio se guarda al momento.',
    phaseOpened: 'Cuando se abre una fase nueva',
    weeklyDue: 'Cuando toca el test semanal',
    evaluationDue: 'Cuando toca la evaluación',
    invitationReminder: 'Un recordatorio de tu invitación',
    digest: 'El resumen diario de novedades',
    hours: 'Llegan entre las 8 y las 21 de tu hora, y nunca dos el mismo día.',
    signInNotices: 'Cuando se entra en tu cuenta desde un navegador y una red nuevos',
    signInNoticesHint: 'Este aviso llega al momento.',
    day: 'Recordarme el test semanal',
    anyDay: 'El día que toca',
    onDay: 'El {{day}}',
    stop: 'No recibir más este aviso',
    stopped: 'Ya no recibirás este aviso',
    stoppedHint: 'Puedes volver a activarlo aquí debajo cuando quieras.',
    unknown: 'Este enlace no es válido',
    unknownHint:
      'Puede que se cortara al copiarlo. Ábrelo otra vez desde el correo, o entra en tu cuenta y elige tus avisos en tu perfil.',
    failed: 'No se han podido cargar tus avisos',
    notSaved: 'No se ha guardado',
  },
};
