/** The start page of administrators. */
export const texts = {
  /** What waits for an administrator. */
  care: {
    title: 'Quizá necesiten apoyo',
    lead: 'Lo que han escrito o marcado puede pedir una conversación. Léelo y habla con la persona.',
    loadFailed: 'No se ha podido ver quién puede necesitar apoyo',
    prospect: 'Una expectativa sobre sí',
    evaluation: 'Una evaluación',
    see: 'Marcar como visto: {{name}}',
    seeShort: 'Visto',
    seen: 'Marcado como visto',
    undo: 'Deshacer',
    more_one: 'Y {{count, number}} aviso más, que aparece cuando marques uno de estos.',
    more_other: 'Y {{count, number}} avisos más, que aparecen cuando marques estos.',
    failed: 'No se ha podido marcar como visto',
    notUndone: 'No se ha podido deshacer',
  },
  /** What a practice does on its first day. */
  checklist: {
    title: 'Primeros pasos',
    progress: '{{finished, number}} de {{count, number}} hechos',
    hide: 'Ocultar',
    hidden: 'Lista oculta',
    hiddenText: 'Puedes volver a mostrarla desde los ajustes.',
    notHidden: 'No se ha podido ocultar',
    noMailServer:
      'El correo no está configurado: los mensajes se quedan en una carpeta del servidor. En los ajustes pone qué hace falta.',
    steps: {
      account: 'Pon tu nombre, tu correo y tu teléfono',
      contact: 'Di quién responde a tus clientes',
      mail: 'Envía un correo de prueba',
      backups: 'Programa las copias de seguridad',
      guides: 'Mira las guías',
      client: 'Da de alta a tu primer cliente',
    },
    why: {
      account: 'Tu cuenta tiene aún los datos con los que se creó, y sus avisos no llegan a nadie.',
      contact: 'Lo verán en su perfil, con tu foto si quieres.',
      mail: 'Así sabes que las invitaciones y los avisos llegan.',
      backups: 'Sin copias, un disco roto se lo lleva todo.',
      guides: 'Son los textos que leen tus clientes. Puedes cambiarlos.',
      client: 'También puedes traer una lista entera desde un archivo.',
    },
  },
  /** Las copias de seguridad que hace el propio producto, en el panel. */
  backup: {
    failed: 'La copia de seguridad de {{when}} no se ha podido hacer ({{reason}}). Se volverá a intentar.',
    noRoom: 'La copia de seguridad de {{when}} no cabía en el disco. Haz sitio: se volverá a intentar.',
  },
};
