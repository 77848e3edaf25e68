export const errors = {
  goHome: 'Ir al inicio',
  invalid: 'Hay datos que no se han podido entender. Revisa lo que has escrito y vuelve a enviarlo.',
  notInBatch: 'Esto se tiene que pedir por separado. Envíalo otra vez en una petición propia.',
  tooDeep: 'Lo que se ha enviado tiene demasiados niveles: 32 como mucho.',
  signedOut: 'Tu sesión ha terminado. Entra de nuevo y seguirás donde estabas.',
  forbidden: 'No tienes permiso para ver o cambiar esto.',
  secondFactorRequired:
    'Para administrar hace falta la verificación en dos pasos. Actívala en la seguridad de tu cuenta.',
  phaseLocked: 'Esta fase está cerrada ahora mismo. Quien te acompaña puede abrirla.',
  notFound: 'No hemos encontrado lo que buscas. Puede que se haya eliminado.',
  limitReached:
    'Esta lista está llena. Lo que has escrito sigue aquí; elimina lo que ya no necesites y añádelo entonces.',
  tooLarge: 'El archivo es demasiado grande. Elige uno de 5 MB como máximo.',
  notAnImage: 'Este archivo no es una imagen que podamos leer. Prueba con una foto JPEG, PNG o WebP.',
  unsupportedMedia: 'No podemos leer este tipo de archivo.',
  tooManyRequests: 'Has hecho demasiados intentos seguidos. Espera un poco y vuelve a probar.',
  tooManyRequestsMinutes_one: 'Has hecho demasiados intentos seguidos. Vuelve a probar dentro de un minuto.',
  tooManyRequestsMinutes_other: 'Has hecho demasiados intentos seguidos. Vuelve a probar dentro de {{count}} minutos.',
  internal:
    'El servidor ha tenido un problema. Lo que ya estaba guardado sigue ahí; vuelve a intentarlo en un momento.',
  offline:
    'No hay conexión con el servidor. Lo que has escrito sigue aquí; comprueba tu conexión y vuelve a intentarlo.',
  screenTitle: 'Esta pantalla se ha detenido',
  screen:
    'Lo que ya habías guardado sigue guardado. Carga la página de nuevo; si vuelve a ocurrir, avisa a quien te acompaña.',
  reload: 'Cargar de nuevo',
  notFoundTitle: 'Esta página no existe',
  notFoundPage:
    'La dirección no lleva a ningún sitio. Puede que tenga una errata o que la página haya cambiado de lugar.',
};
