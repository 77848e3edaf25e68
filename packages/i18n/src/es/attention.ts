/** What waits for an administrator. */
export const attention = {
  title: 'Necesita atención',
  nothing: 'Nada espera por ahora',
  nothingText: 'Nadie está en crisis, en silencio o esperando la fase 2, y no hay comentarios por aprobar.',
  failed: 'No se ha podido ver qué necesita atención',
  moreThan: 'Más de {{limit, number}}',
  crisis_one: 'cliente en crisis, según su último bienestar',
  crisis_other: 'clientes en crisis, según su último bienestar',
  silent_one: 'cliente sin aparecer desde hace 14 días o más',
  silent_other: 'clientes sin aparecer desde hace 14 días o más',
  waiting_one: 'cliente ha terminado Conciencia y espera la fase 2',
  waiting_other: 'clientes han terminado Conciencia y esperan la fase 2',
  leaving_one: 'cliente pide que se borren sus datos',
  leaving_other: 'clientes piden que se borren sus datos',
  comments_one: 'comentario espera aprobación',
  comments_other: 'comentarios esperan aprobación',
};
