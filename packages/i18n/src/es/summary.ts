/** The summary that a coach hands over to a client. */
export const texts = {
  summary: {
    noMailServer: 'Todavía no hay un servidor de correo configurado. Descarga el resumen y entrégalo tú.',
    tooOften: 'Hoy ya se le han enviado cinco resúmenes. Podrás enviar otro mañana; mientras tanto, descárgalo.',
  },
};
