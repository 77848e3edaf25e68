export const mail = {
  reset: {
    subject: 'Tu nueva contraseña de {{brand}}',
    text:
      'Hola, {{name}}:\n\nHas pedido una nueva contraseña. Con este enlace puedes elegirla durante la próxima hora, una sola vez:\n\n' +
      '{{link}}\n\nSi no lo has pedido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.\n\n{{brand}}\n',
  },
};
