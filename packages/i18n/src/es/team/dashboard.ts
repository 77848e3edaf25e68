/** The start page of administrators. */
export const texts = {
  account: {
    greeting: 'Hola, {{name}}',
  },
  care: {
    title: 'Quizá necesiten apoyo',
    lead: 'Lo que han escrito o marcado puede pedir una conversación. Léelo y habla con la persona.',
    loadFailed: 'No se ha podido ver quién puede necesitar apoyo',
    prospect: 'Una expectativa',
    habit: 'Un hábito',
    evaluation: 'Una evaluación',
    one: 'Quizá necesite apoyo: {{source}}',
    see: 'Marcar como visto: {{name}}',
    seeShort: 'Visto',
    seen: 'Marcado como visto',
    undo: 'Deshacer',
    more_one: 'Y {{count, number}} aviso más, que aparece cuando marques uno de estos.',
    more_other: 'Y {{count, number}} avisos más, que aparecen cuando marques estos.',
    moreThan: 'En total hay más de {{limit, number}} avisos: los siguientes aparecen cuando marques estos.',
    failed: 'No se ha podido marcar como visto',
    notUndone: 'No se ha podido deshacer',
  },
  /** Quién espera algo del equipo, y por qué. */
  desk: {
    title: 'Quién te espera',
    whose: 'De quién',
    scopes: { mine: 'Mis clientes', team: 'Todo el equipo' },
    nothing: 'Nadie espera por ahora',
    nothingText:
      'Nadie está en crisis, se retrasa o espera la fase 2, y no hay respuestas nuevas ni comentarios por leer.',
    failed: 'No se ha podido ver quién te espera',
    moreThan: 'Más de {{limit, number}}',
    more_one: 'Ver {{count, number}} más',
    more_other: 'Ver {{count, number}} más',
    done: 'Hecho por hoy: {{name}}',
    doneShort: 'Hecho por hoy',
    undo: 'Deshacer',
    notDone: 'No se ha podido guardar',
    actions: {
      open: 'Abrir',
      openTwo: 'Abrir fase 2',
      remind: 'Recordar',
      invite: 'Invitar',
      assign: 'Asignar',
      answer: 'Responder',
    },
    reasons: {
      crisis_one: 'en crisis según su último test',
      crisis_other: 'en crisis según su último test',
      leaving_one: 'pide que se borren sus datos',
      leaving_other: 'piden que se borren sus datos',
      waiting_one: 'ha terminado Conciencia y espera la fase 2',
      waiting_other: 'han terminado Conciencia y esperan la fase 2',
      overdue_one: 'con el test semanal atrasado',
      overdue_other: 'con el test semanal atrasado',
      answered_one: 'con respuestas que no has visto',
      answered_other: 'con respuestas que no has visto',
      comment_one: 'comentario por aprobar',
      comment_other: 'comentarios por aprobar',
      silent_one: 'sin aparecer desde hace 14 días o más',
      silent_other: 'sin aparecer desde hace 14 días o más',
      neverSignedIn_one: 'no ha entrado nunca',
      neverSignedIn_other: 'no han entrado nunca',
      uncoached_one: 'sin coach',
      uncoached_other: 'sin coach',
    },
    since: {
      crisis: 'Test del {{when}}',
      leaving: 'Lo pidió el {{when}}',
      waiting: 'Desde el {{when}}',
      overdue: 'Tocaba el {{when}}',
      answered: 'El {{when}}',
      comment: 'El {{when}}',
      silent: 'Última visita el {{when}}',
      neverSignedIn: 'De alta el {{when}}',
      uncoached: 'De alta el {{when}}',
    },
  },
  /** What waits for an administrator. */
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
  /** El disco y la base de datos, en el panel. */
  storage: {
    damaged:
      'La base de datos está dañada: lo ha visto la revisión diaria ({{when}}). Detén el producto y restaura una copia de seguridad; cuanto más siga así, más se pierde.',
    notChecked:
      'La revisión diaria de la base de datos no se ha podido hacer ({{when}}, {{reason}}). Se volverá a intentar.',
    disk: {
      full: 'El disco del servidor está lleno: no se puede guardar nada y nadie puede entrar. Haz sitio.',
      low: 'El disco del servidor está casi lleno: puede que no quepa una copia de seguridad o una actualización. Haz sitio.',
    },
  },
  /** Las copias de seguridad que hace el propio producto, en el panel. */
  backup: {
    failed: 'La copia de seguridad de {{when}} no se ha podido hacer ({{reason}}). Se volverá a intentar.',
    noRoom: 'La copia de seguridad de {{when}} no cabía en el disco. Haz sitio: se volverá a intentar.',
    /** Le sigue el motivo. */
    notCopied: 'La copia de seguridad está hecha, pero no ha llegado a {{to}} ({{when}}).',
    notCopiedWhy: {
      unreachable: 'No responde nadie allí. Se volverá a intentar.',
      refused: 'Allí no aceptan el usuario o la contraseña, o no le dejan escribir. Se cambia en BACKUP_TO.',
      hostKey: 'La clave con la que se presenta no es la esperada: compárala antes de confiar. El registro dice cómo.',
      missing: 'La carpeta no está allí. Puede que el disco no esté conectado.',
      noRoom: 'No queda sitio allí. Haz sitio: se volverá a intentar.',
      notAsWritten: 'Lo que se guardó allí no es lo que se envió. Conviene revisar ese disco.',
      other: 'El motivo: {{reason}}. Se volverá a intentar.',
    },
    /** Le sigue el motivo. */
    rehearsedOn: 'Última prueba de restaurar una copia de seguridad: {{when}}',
    notRehearsed: 'La prueba de restaurar una copia de seguridad no ha salido bien ({{when}}).',
    notRehearsedWhy: {
      refused: 'La copia está dañada. Haz otra y revisa el disco; el registro dice qué le pasa.',
      passphrase: 'BACKUP_PASSPHRASE no es la contraseña con la que se cifró. Sin la suya no se puede restaurar.',
      noRoom: 'No había sitio en el disco para probarla. Haz sitio: se volverá a intentar.',
      other: 'El motivo: {{reason}}. Se volverá a intentar.',
    },
    notRehearsedLately:
      'Hace más de diez días que no se prueba a restaurar una copia de seguridad. El registro dice por qué.',
  },
};
