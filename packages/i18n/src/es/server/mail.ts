/** Mails: only the server sends them. */
export const texts = {
  mail: {
    reset: {
      subject: 'Tu nueva contraseña de {{brand}}',
      text:
        'Hola, {{name}}:\n\nHas pedido una nueva contraseña. Con este enlace puedes elegirla durante la próxima hora, una sola vez:\n\n' +
        '{{link}}\n\nTu usuario es {{username}}.\n\nSi no lo has pedido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.\n\n{{brand}}\n',
    },
    test: {
      subject: 'Prueba de correo de {{brand}}',
      text: 'Hola, {{name}}:\n\nSi lees esto, {{brand}} puede enviar correos.\n\n{{brand}}\n',
    },
    invitation: {
      subject: '{{inviter}} te invita a {{brand}}',
      text:
        'Hola, {{name}}:\n\n{{inviter}} te ha abierto un sitio en {{brand}}, para mirar tu vida con calma y entrenar lo que te ayuda a crecer. Lo ' +
        'que escribas ahí solo lo leéis tú y el equipo.\n\nElige aquí tu contraseña. El enlace sirve una sola vez, hasta el {{until}}:' +
        '\n\n{{link}}\n\nTu usuario es {{username}}. Después podrás entrar con él, o con este correo, en:\n\n{{address}}\n\nSi no esperabas este ' +
        'mensaje, no tienes que hacer nada.\n\n{{brand}}\n',
      text_team:
        'Hola, {{name}}:\n\n{{inviter}} te ha añadido al equipo de {{brand}}.\n\nElige aquí tu contraseña. El enlace sirve una sola vez, hasta ' +
        'el {{until}}:\n\n{{link}}\n\nTu usuario es {{username}}. Después podrás entrar con él, o con este correo, en:\n\n{{address}}\n\nSi no ' +
        'esperabas este mensaje, no tienes que hacer nada.\n\n{{brand}}\n',
    },
    passwordChanged: {
      subject: 'La contraseña de tu cuenta de {{brand}} ha cambiado',
      text:
        'Hola, {{name}}:\n\nLa contraseña de tu cuenta acaba de cambiar.\n\nSi lo has hecho o lo has pedido tú, no tienes que hacer nada.\n\n' +
        'Si no has sido tú, elige ahora otra contraseña aquí, y cuéntaselo al equipo:\n\n{{newPassword}}\n\n{{brand}}\n',
    },
    addressAsked: {
      subject: 'Se ha pedido otro correo para tu cuenta de {{brand}}',
      text:
        'Hola, {{name}}:\n\nAlguien ha entrado en tu cuenta y, con tu contraseña, ha pedido cambiar su dirección de correo. No cambia hasta que ' +
        'se confirme con el enlace que hemos enviado a la dirección nueva.\n\nSi has sido tú, no tienes que hacer nada más aquí.\n\nSi no has sido ' +
        'tú, elige ahora otra contraseña, con lo que el cambio queda anulado, y cuéntaselo al equipo:\n\n{{newPassword}}\n\n{{brand}}\n',
    },
    addressToConfirm: {
      subject: 'Confirma tu nueva dirección en {{brand}}',
      subject_taken: 'Ya tienes una cuenta de {{brand}} con este correo',
      text:
        'Hola, {{name}}:\n\nHas pedido que esta sea la dirección de tu cuenta {{username}}. Confírmalo aquí, una sola vez, hasta el {{until}}:\n\n' +
        '{{link}}\n\nHasta entonces sigue valiendo la de antes. Si no lo has pedido tú, no tienes que hacer nada.\n\n{{brand}}\n',
      text_taken:
        'Hola, {{name}}:\n\nAlguien ha querido poner esta dirección en otra cuenta de {{brand}}. No es posible, porque es la de la tuya, ' +
        '{{username}}: nada ha cambiado, y quien lo ha pedido no sabe que tienes cuenta.\n\nSi has sido tú, entra con esta dirección. Si no recuerdas ' +
        'la contraseña, puedes elegir otra:\n\n{{newPassword}}\n\nSi no has sido tú, no tienes que hacer nada.\n\n{{brand}}\n',
    },
    emailChanged: {
      subject: 'El correo de tu cuenta de {{brand}} ha cambiado',
      text:
        'Hola, {{name}}:\n\nLa dirección de correo de tu cuenta acaba de cambiar. Este aviso llega a la dirección de antes y a la nueva.\n\n' +
        'Si lo has hecho o lo has pedido tú, no tienes que hacer nada.\n\nSi no has sido tú, habla cuanto antes con el equipo: puede ' +
        'volver a poner tu dirección. Si todavía puedes entrar, cambia tu contraseña y cierra las demás sesiones aquí:\n\n{{security}}\n\n{{brand}}\n',
    },
    secondFactorOn: {
      subject: 'Tu cuenta de {{brand}} tiene ahora un segundo paso',
      text:
        'Hola, {{name}}:\n\nA partir de ahora, para entrar en tu cuenta hace falta también un código de una aplicación.\n\nSi has sido tú, no ' +
        'tienes que hacer nada.\n\nSi no has sido tú, habla cuanto antes con el equipo: puede quitar ese paso. Y elige otra contraseña ' +
        'aquí:\n\n{{newPassword}}\n\n{{brand}}\n',
    },
    secondFactorOff: {
      subject: 'Tu cuenta de {{brand}} ya no tiene segundo paso',
      text:
        'Hola, {{name}}:\n\nSe ha quitado el segundo paso de tu cuenta: para entrar basta otra vez con la contraseña.\n\nSi has sido tú, no ' +
        'tienes que hacer nada.\n\nSi no has sido tú, elige ahora otra contraseña aquí, y cuéntaselo al equipo:\n\n{{newPassword}}\n\n' +
        '{{brand}}\n',
    },
    secondFactorReset: {
      subject: 'Se ha quitado el segundo paso de tu cuenta de {{brand}}',
      text:
        'Hola, {{name}}:\n\nAlguien que administra {{brand}} ha quitado el segundo paso de tu cuenta: para entrar basta otra vez con la ' +
        'contraseña.\n\nSi lo has pedido tú, puedes volver a ponerlo aquí:\n\n{{security}}\n\nSi no lo has pedido, elige otra contraseña aquí, y ' +
        'cuéntaselo al equipo:\n\n{{newPassword}}\n\n{{brand}}\n',
    },
    codesGuessed: {
      subject: 'Alguien prueba códigos en tu cuenta de {{brand}}',
      text:
        'Hola, {{name}}:\n\nAlguien ha escrito tu contraseña y después cinco códigos que no son. No ha entrado, y cada intento más tiene ahora ' +
        'que esperar.\n\nSi has sido tú, comprueba que el reloj de tu teléfono esté en hora, o entra con un código de recuperación.\n\nSi no has ' +
        'sido tú, alguien conoce tu contraseña: elige ahora otra aquí, y cuéntaselo al equipo:\n\n{{newPassword}}\n\n{{brand}}\n',
    },
    newSignIn: {
      subject: 'Se ha entrado en tu cuenta de {{brand}} desde un sitio nuevo',
      text:
        'Hola, {{name}}:\n\nSe ha entrado en tu cuenta desde un navegador y una red que no conocíamos:\n\n{{device}}\n{{when}}\n\nSi has sido tú, no ' +
        'tienes que hacer nada.\n\nSi no has sido tú, elige ahora otra contraseña aquí, con lo que se cierran todas las sesiones, y cuéntaselo al ' +
        'equipo:\n\n{{newPassword}}\n\n{{brand}}\n',
      unknownDevice: 'Un navegador desconocido',
    },
    newPassword: {
      subject: 'Elige una contraseña para {{brand}}',
      text:
        'Hola, {{name}}:\n\nTu cuenta de {{brand}} es del equipo y no tiene contraseña: si tenías una, ya no sirve. Elige otra con este ' +
        'enlace, una sola vez y durante la próxima hora:\n\n{{link}}\n\nDespués puedes pedir otro enlace aquí:\n\n{{newPassword}}\n\nTu ' +
        'usuario es {{username}}.\n\nSi no lo esperabas, cuéntaselo al equipo.\n\n{{brand}}\n',
    },
    accountLocked: {
      subject: 'Tu cuenta de {{brand}} está bloqueada',
      text:
        'Hola, {{name}}:\n\nAlguien que administra {{brand}} ha bloqueado tu cuenta. Se han cerrado todas tus sesiones y tu contraseña ya no ' +
        'sirve: nadie puede entrar hasta que una persona que administre vuelva a activar la cuenta. Entonces te llegará un enlace para elegir ' +
        'otra contraseña.\n\nSi has notado algo raro, o no lo esperabas, cuéntaselo al equipo.\n\n{{brand}}\n',
    },
    deletionAsked: {
      subject: 'Has pedido que borremos tus datos de {{brand}}',
      text:
        'Hola, {{name}}:\n\nHemos recibido tu petición. Todo lo que has escrito se borrará el {{date}} como muy tarde, o antes si ' +
        'el equipo lo confirma.\n\nHasta entonces puedes retirar la petición en «Mis datos», y descargar todo lo tuyo.\n\n{{brand}}\n',
    },
    deletionToConfirm: {
      subject: 'Petición de borrado en {{brand}}',
      text: '{{name}} ha pedido que se borren sus datos. Ocurrirá por sí solo el {{date}}; puedes confirmarlo antes aquí:\n\n{{link}}\n\n{{brand}}\n',
      text_coach:
        '{{name}} ha pedido que se borren sus datos. Ocurrirá por sí solo el {{date}}; antes puede confirmarlo alguien que administre. ' +
        'Esta es la página de {{name}}:\n\n{{link}}\n\n{{brand}}\n',
    },
    startRequest: {
      subject: '{{visitor}} quiere empezar en {{brand}}',
      text: 'Hola, {{name}}:\n\n{{visitor}} quiere empezar y espera tu respuesta.\n\n{{details}}\n\nPuedes responder a este mismo mensaje. Aquí no se guarda nada de esto.\n\n{{brand}}\n',
      email: 'Correo: {{email}}',
      phone: 'Teléfono: {{phone}}',
      message: 'Te escribe:\n\n{{message}}',
      result: 'Ha querido enviarte el resultado de su test de bienestar: {{overall}}.\n\n{{areas}}',
    },
    deletionDone: {
      subject: 'Tus datos de {{brand}} se han borrado',
      text:
        'Hola, {{name}}:\n\nComo pediste, hemos borrado tu cuenta y todo lo que habías escrito. No hace falta que hagas nada más.\n\n' +
        'Gracias por el camino compartido.\n\n{{brand}}\n',
      text_team:
        'Hola, {{name}}:\n\nAlguien que administra {{brand}} ha borrado tu cuenta, con todo lo que habías escrito. Ya no puedes entrar, y no ' +
        'hace falta que hagas nada más.\n\nSi no lo esperabas, cuéntaselo al equipo.\n\n{{brand}}\n',
    },
    summary: {
      subject: '{{coach}} ha preparado algo para ti en {{brand}}',
      text:
        'Hola, {{name}}:\n\n{{coach}} ha reunido para ti un resumen de tu camino. Va con este mensaje, en un PDF que puedes guardar o imprimir, y leer ' +
        'cuando tengas un rato tranquilo.\n\nSi algo te llama la atención, habladlo en vuestra próxima sesión.\n\n{{brand}}\n',
      file: 'resumen.pdf',
    },
    care: {
      subject: 'Alguien puede necesitar apoyo · {{brand}}',
      text:
        'Hola, {{name}}:\n\nAlguien puede necesitar apoyo. Aquí no ponemos quién ni por qué, porque un correo puede leerlo más gente. ' +
        'Está en su página:\n\n{{link}}\n\nLéelo en cuanto puedas y márcalo como visto: así el equipo sabe que alguien está pendiente. ' +
        'Si no, lo recordaremos en dos días.\n\n{{brand}}\n',
    },
    careReminder: {
      subject: 'Nadie lo ha visto aún: alguien puede necesitar apoyo · {{brand}}',
      text:
        'Hola, {{name}}:\n\nHace al menos dos días que alguien puede necesitar apoyo, y nadie del equipo lo ha marcado como visto. Está en ' +
        'su página:\n\n{{link}}\n\n{{brand}}\n',
    },
    off: 'Si no quieres recibir más este aviso, o prefieres elegir cuáles recibes:\n{{off}}',
    phaseOpened: {
      subject: 'Se ha abierto algo nuevo para ti en {{brand}}',
      text:
        'Hola, {{name}}:\n\nYa tienes abiertas las fases de Responsabilidad e Impacto: un test corto cada semana, evaluaciones, ejercicios ' +
        'para entrenar y, cuando quieras, tus propósitos. No hay prisa, y puedes empezar por donde te apetezca.\n\n{{address}}\n\n{{brand}}\n',
      text_line:
        'Hola, {{name}}:\n\n{{line}}\n\nYa tienes abiertas las fases de Responsabilidad e Impacto: un test corto cada semana, evaluaciones, ' +
        'ejercicios para entrenar y, cuando quieras, tus propósitos. No hay prisa, y puedes empezar por donde te apetezca.\n\n{{address}}\n\n' +
        '{{brand}}\n',
    },
    weeklyDue: {
      subject: '¿Cómo ha ido la semana?',
      text:
        'Hola, {{name}}:\n\nHa pasado una semana desde tu último paso. El test semanal son veinte preguntas, y en unos minutos ves cómo ' +
        'estás y qué ha cambiado.\n\n{{address}}\n\n{{brand}}\n',
      text_coach:
        'Hola, {{name}}:\n\n{{coach}} se acuerda de ti. Cuando tengas un momento, el test semanal te espera: son veinte preguntas, y en ' +
        'unos minutos ves cómo estás y qué ha cambiado.\n\n{{address}}\n\n{{brand}}\n',
    },
    evaluationDue: {
      subject: 'Un rato para mirar tus virtudes',
      text:
        'Hola, {{name}}:\n\nHace una semana que no haces la evaluación de tus virtudes. Con ella ves en qué has avanzado y qué te pide ' +
        'atención ahora.\n\n{{address}}\n\n{{brand}}\n',
    },
    invitationReminder: {
      subject: 'Tu sitio en {{brand}} te espera',
      text:
        'Hola, {{name}}:\n\nHace unos días te invitamos a {{brand}}, y tu sitio sigue abierto. Este enlace nuevo sustituye al anterior: con él ' +
        'eliges tu contraseña, una sola vez, hasta el {{until}}:\n\n{{link}}\n\nTu usuario es {{username}}. Después podrás entrar con él, o con ' +
        'este correo, en:\n\n{{address}}\n\nNo te lo recordaremos más.\n\n{{brand}}\n',
    },
    digest: {
      subject: 'Novedades de tus clientes en {{brand}}',
      text: 'Hola, {{name}}:\n\nDesde el último resumen:\n\n{{details}}\n\nLos nombres están en tu panel:\n\n{{link}}\n\n{{brand}}\n',
      tests_one: '- {{count}} test terminado',
      tests_other: '- {{count}} tests terminados',
      care_one: '- {{count}} señal de cuidado',
      care_other: '- {{count}} señales de cuidado',
      removals_one: '- {{count}} petición de borrar los datos',
      removals_other: '- {{count}} peticiones de borrar los datos',
    },
  },
};
