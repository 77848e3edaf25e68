export const mail = {
  reset: {
    subject: 'Tu nueva contraseña de {{brand}}',
    text:
      'Hola, {{name}}:\n\nHas pedido una nueva contraseña. Con este enlace puedes elegirla durante la próxima hora, una sola vez:\n\n' +
      '{{link}}\n\nSi no lo has pedido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.\n\n{{brand}}\n',
  },
  deletionAsked: {
    subject: 'Has pedido que borremos tus datos de {{brand}}',
    text:
      'Hola, {{name}}:\n\nHemos recibido tu petición. Todo lo que has escrito se borrará el {{date}} como muy tarde, o antes si quien ' +
      'te acompaña lo confirma.\n\nHasta entonces puedes retirar la petición en “Mis datos”, y descargar todo lo tuyo.\n\n{{brand}}\n',
  },
  deletionToConfirm: {
    subject: 'Petición de borrado en {{brand}}',
    text: '{{name}} ha pedido que se borren sus datos. Ocurrirá por sí solo el {{date}}; puedes confirmarlo antes aquí:\n\n{{link}}\n\n{{brand}}\n',
  },
  deletionDone: {
    subject: 'Tus datos de {{brand}} se han borrado',
    text:
      'Hola, {{name}}:\n\nComo pediste, hemos borrado tu cuenta y todo lo que habías escrito. No hace falta que hagas nada más.\n\n' +
      'Gracias por el camino compartido.\n\n{{brand}}\n',
  },
};
