/** Clients whose entries may call for support. */
export const texts = {
  care: {
    title: 'Quizá necesiten apoyo',
    lead: 'Lo que han escrito o marcado puede pedir una conversación. Léelo y habla con la persona.',
    loadFailed: 'No se ha podido ver quién puede necesitar apoyo',
    prospect: 'Una expectativa sobre sí',
    evaluation: 'Una evaluación',
    one: 'Quizá necesite apoyo: {{source}}',
    see: 'Marcar como visto: {{name}}',
    seeShort: 'Visto',
    seen: 'Marcado como visto',
    undo: 'Deshacer',
    more_one: 'Y {{count, number}} aviso más, que aparece cuando marques uno de estos.',
    more_other: 'Y {{count, number}} avisos más, que aparecen cuando marques estos.',
    failed: 'No se ha podido marcar como visto',
    notUndone: 'No se ha podido deshacer',
  },
};
