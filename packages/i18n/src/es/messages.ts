/** What forms say, and what the server answers when something is wrong. */
export const texts = {
  passnotmatch: 'Las contraseñas no coinciden',
  common: {
    cancel: 'Cancelar',
    saving: 'Guardando…',
    optional: 'opcional',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
  },
  errors: {
    invalid: 'Hay datos que no se han podido entender. Revisa lo que has escrito y vuelve a enviarlo.',
    notInBatch: 'Esto se tiene que pedir por separado. Envíalo otra vez en una petición propia.',
    tooDeep: 'Lo que se ha enviado tiene demasiados niveles: 32 como mucho.',
    signedOut: 'Tu sesión ha terminado. Entra de nuevo y seguirás donde estabas.',
    forbidden: 'No tienes permiso para ver o cambiar esto.',
    secondFactorRequired: 'El equipo necesita la verificación en dos pasos. Actívala en la seguridad de tu cuenta.',
    phaseLocked: 'Esta fase está cerrada ahora mismo. Tu coach puede abrirla.',
    notFound: 'No hemos encontrado lo que buscas. Puede que se haya eliminado.',
    changedSince:
      'Esto ya se ha cambiado desde entonces, así que no se puede deshacer. Lo que hay ahora sigue como está.',
    limitReached:
      'Esta lista está llena. Lo que has escrito sigue aquí; elimina lo que ya no necesites y añádelo entonces.',
    tooLarge: 'El archivo es demasiado grande. Elige uno de 5 MB como máximo.',
    notAnImage: 'Este archivo no es una imagen que podamos leer. Prueba con una foto JPEG, PNG o WebP.',
    pictureUnreadable:
      'Esta imagen no se puede leer: está dañada o necesita demasiada memoria. Guárdala como un JPEG más pequeño y elige ese.',
    unsupportedMedia: 'No podemos leer este tipo de archivo.',
    tooManyRequests: 'Has hecho demasiados intentos seguidos. Espera un poco y vuelve a probar.',
    tooManyRequestsMinutes_one: 'Has hecho demasiados intentos seguidos. Vuelve a probar dentro de un minuto.',
    tooManyRequestsMinutes_other:
      'Has hecho demasiados intentos seguidos. Vuelve a probar dentro de {{count}} minutos.',
    internal:
      'El servidor ha tenido un problema. Lo que ya estaba guardado sigue ahí; vuelve a intentarlo en un momento.',
    unavailable:
      'El servicio no está disponible en este momento. Lo que has escrito sigue aquí; vuelve a intentarlo enseguida.',
    diskFull:
      'El disco del servidor está lleno y ahora no se puede guardar nada, ni entrar. Lo que has escrito sigue aquí; avisa a tu consulta, por favor.',
  },
  validation: {
    required: 'Este campo es necesario.',
    wrongType: 'Este valor no es del tipo esperado.',
    tooSmall: 'El valor es demasiado pequeño.',
    tooBig: 'El valor es demasiado grande.',
    tooLong: 'El texto es demasiado largo.',
    email: 'Escribe una dirección de correo completa, como nombre@ejemplo.com.',
    format: 'El formato no es correcto.',
    unknownField: 'Este campo no se conoce.',
    invalid: 'Este valor no es válido.',
    controlCharacters: 'Escríbelo en una sola línea, sin caracteres especiales.',
    invisibleCharacters: 'Contiene caracteres que no se ven. Escríbelo con letras, números y signos visibles.',
    noSpaces: 'No puede llevar espacios.',
    passwordTooShort: 'La contraseña necesita al menos 6 caracteres.',
    commonPassword: 'Esa contraseña es de las primeras que probaría cualquiera. Elige otra menos común.',
    passwordHasName: 'Contiene el nombre, el usuario o el correo, y lo demás se adivina enseguida. Elige otra.',
    passwordTooEasy: 'Se adivina en pocos intentos. Hazla más larga, con palabras que no suelan ir juntas.',
    teamPasswordTooShort: 'La contraseña de quien está en el equipo necesita al menos 8 caracteres.',
    unknownSign: 'Hay una opción que ya no está en la lista. Quítala y elige otra.',
    numberAndVirtue: 'El número de la pregunta no es el de esa virtud.',
    repeated: 'Hay algo repetido. Deja solo uno.',
    noneAlone: 'La opción de que no hay ninguna va sola. Quítala, o quita las demás.',
    notRated: 'Esta virtud todavía no tiene valoración en tu perfil.',
    notStrong: 'Esta virtud no está entre tus virtudes fuertes.',
    notAPartner: 'Esa virtud no es complementaria de esta.',
  },
  signOut: {
    title: '¿Cerrar sesión sin guardar?',
    text_one: 'Lo que has escrito aquí todavía no está guardado. Si cierras sesión, se borra de este navegador.',
    text_other:
      'Lo que has escrito en {{count}} formularios todavía no está guardado. Si cierras sesión, se borra de este navegador.',
    stay: 'Conservarlo y no cerrar sesión',
    discard: 'Descartarlo y cerrar sesión',
  },
};
