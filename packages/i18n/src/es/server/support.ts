/** What the server writes into each page. The browser needs these texts for nothing else. */
export const texts = {
  common: {
    needsScript: 'Para entrar y para hacer el test, activa JavaScript en tu navegador.',
  },
  support: {
    title: '¿Necesitas ayuda ahora?',
    asked: 'Si algo pesa demasiado, habla ahora con alguien preparado. No hace falta saber qué decir.',
    result: 'Lo que respondes suena a mucho peso a la vez. No tienes que resolverlo hoy, ni a solas.',
    written: 'Gracias por escribirlo: ya está guardado. Nadie lo lee al momento, y esto sí responde ahora.',
    evaluated:
      'Llevas a cuestas cosas que pesan, y cada día. Ya está guardado. Si hoy se hace cuesta arriba, aquí hay alguien que escucha.',
    afraid:
      'Ya está guardado. Si alguien cercano te da miedo o te hace daño, no te toca aguantarlo ni mejorar para que pare. Estos servicios escuchan y orientan, sin obligarte a nada.',
    notAtOnce: 'Quienes te acompañan. Puede que no contesten al momento.',
    notUrgent: 'Si no es urgente, elige a una persona y dile hoy: «no estoy bien».',
    always: '24 horas',
    free: 'gratis',
    chat: 'Chat',
    message: 'SMS al {{to}}',
    send: 'SMS «{{text}}» al {{to}}',
  },
};
