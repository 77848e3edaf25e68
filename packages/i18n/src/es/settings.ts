/** The settings of administrators. */
export const texts = {
  settings: {
    lead: 'Lo que vale para toda la consulta. Cada parte se guarda por separado.',
    save: 'Guardar',
    saved: 'Ajustes guardados',
    failed: 'No se ha guardado',
    onServer: 'Esto se pone en el servidor, que después hay que reiniciar:',
    practice: {
      title: 'Tu consulta',
      text: 'Así la ven tus clientes y quien visita la página.',
      name: 'Nombre de la consulta',
      nameHint: 'Sale en cada página, en los documentos y en los correos. Si lo dejas vacío, sale el del producto.',
      contact: 'Quién responde',
      contactHint: 'Sale en el perfil de cada cliente y donde se dice que pregunte a su coach.',
      contactName: 'Nombre y apellidos',
      mail: 'Correo',
      phone: 'Teléfono',
    },
    visitors: {
      title: 'Quien quiere empezar',
      text: 'Lo que encuentra quien visita la página y quiere empezar contigo.',
      way: 'Cómo llega hasta ti',
      ways: { form: 'Un formulario', contact: 'El contacto de tu consulta', none: 'Nada' },
      hints: {
        form: 'Deja su nombre y su correo, y te llega un aviso.',
        contact: 'Ve tu teléfono y tu correo, y te llama o te escribe.',
        none: 'La página no dice cómo empezar.',
      },
      noContact: 'Todavía no hay contacto, así que por ahora no se ofrece nada. Escríbelo arriba, en «Quién responde».',
    },
    security: {
      text: 'Una contraseña se puede adivinar o robar; el código de un teléfono, no tan fácilmente.',
    },
    backups: {
      title: 'Copias de seguridad',
      text: 'Todos los datos y las fotos en un solo archivo.',
      scheduled_one: 'Se hace una cada {{every}}, y se guarda la última.',
      scheduled_other: 'Se hace una cada {{every}}, y se guardan las {{count, number}} últimas.',
      elsewhere:
        'Las copias están en la carpeta backups de los datos, en el mismo disco. Lleva alguna a otro sitio de vez en cuando.',
    },
    retention: {
      title: 'Cuánto se guarda',
      text: 'Lo que se borra por sí solo.',
      left: 'Cuentas desactivadas de clientes',
      leftHint:
        'El tiempo se cuenta desde lo último que ocurrió en la cuenta: que entrara, que la desactivaras o que le cambiaras algo. Se elimina con todo lo suyo y sin enviar ningún correo.',
      never: 'No eliminarlas nunca',
      after_one: 'Eliminarlas al cabo de un año',
      after_other: 'Eliminarlas al cabo de {{count, number}} años',
      always:
        'Además, y siempre: las sesiones y los enlaces que caducan, las fotos que nadie usa al cabo de un día, y a los 30 días la cuenta de quien pide que se borre todo.',
      confirmTitle_one: '¿Eliminar {{count, number}} cuenta desactivada?',
      confirmTitle_other: '¿Eliminar {{count, number}} cuentas desactivadas?',
      confirmText:
        'Ya llevan ese tiempo sin que ocurra nada en ellas. Se eliminan en la próxima hora con todas sus respuestas, y no se puede deshacer.',
      confirm: 'Eliminar y guardar',
    },
    firstSteps: {
      title: 'Primeros pasos',
      text: 'La lista del panel está oculta.',
      show: 'Volver a mostrarla',
      shown: 'La lista vuelve a estar en el panel',
    },
  },
  backup: {
    last: 'Última copia de seguridad: {{when}}',
    none: 'Todavía no hay ninguna copia de seguridad.',
    notScheduled: 'No hay copias de seguridad programadas.',
  },
  supportSetting: {
    title: 'Ayuda para quien la necesite ahora',
    about: 'Sale al pie de cada página, y arriba cuando las respuestas de alguien suenan a crisis.',
    countries: 'Países de tu práctica',
    countriesHint: 'El primero que marques sale desplegado. Sin ninguno, salen todos.',
    line: 'Tu propia línea',
    lineHint: 'Va en primer lugar, con el aviso de que puede que no contestéis al momento.',
    name: 'Nombre',
    phone: 'Teléfono',
    mail: 'Correo',
  },
  validation: { phoneOrMail: 'Escribe al menos un teléfono o un correo.' },
};
