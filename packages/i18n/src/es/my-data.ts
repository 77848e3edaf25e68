/** What is held on somebody, how they take it along, and how they have it erased. */
export const myData = {
  title: 'Mis datos',
  lead: 'Lo que guardamos de ti es tuyo: puedes verlo, llevártelo y pedir que se borre.',
  held: {
    title: 'Qué guardamos',
    account: 'Tu cuenta: nombre, usuario, correo, teléfono, dirección, idioma y foto.',
    conscience: 'Conciencia: tus tests, tus expectativas, tus hábitos y cómo están valoradas tus virtudes.',
    responsibility: 'Responsabilidad: tus semanas, evaluaciones, ejercicios, comentarios en las guías y tu manifiesto.',
    impact: 'Impacto: tus propósitos personal, profesional y de pareja.',
    drafts: 'Lo que tienes a medias: respuestas y textos sin enviar.',
    notes: 'Las notas privadas de quien te acompaña no forman parte: son su cuaderno de trabajo.',
  },
  download: {
    title: 'Llévatelo',
    text: 'Un archivo JSON con todo lo que guardamos de ti, que se lee con cualquier editor de texto y que otros programas entienden.',
    all: 'Descargar todo',
    busy: 'Preparando el archivo…',
    done: 'Tus datos se han descargado',
    failed: 'No hemos podido preparar el archivo',
  },
  documents: {
    title: 'Tus documentos en PDF',
    text: 'Cada uno se descarga en su página.',
    profile: 'Tu perfil de virtudes',
    manifest: 'Tu manifiesto y tus ejercicios',
    purpose: 'Tus propósitos',
  },
  deletion: {
    title: 'Borrar tu cuenta',
    text_one:
      'Puedes pedir que se borre todo. Quien administra lo confirma; si no, ocurre por sí solo al cabo de un día.',
    text_other:
      'Puedes pedir que se borre todo. Quien administra lo confirma; si no, ocurre por sí solo a los {{count}} días.',
    ask: 'Pedir que se borre',
    dialogTitle: '¿Pedir que se borre tu cuenta?',
    dialogText_one:
      'Se borrará para siempre todo lo tuyo: tus datos, respuestas, resultados, textos e imágenes. Ocurre cuando quien administra lo confirme o, como tarde, dentro de un día. Hasta entonces puedes seguir entrando y echarte atrás.',
    dialogText_other:
      'Se borrará para siempre todo lo tuyo: tus datos, respuestas, resultados, textos e imágenes. Ocurre cuando quien administra lo confirme o, como tarde, dentro de {{count}} días. Hasta entonces puedes seguir entrando y echarte atrás.',
    dialogHint: 'Te escribiremos un correo para que quede constancia.',
    asked: 'Has pedido que se borre tu cuenta',
    askedText:
      'Lo pediste el {{date}}. Se borrará cuando quien administra lo confirme o, como tarde, el {{due}}. Después no se puede recuperar.',
    withdraw: 'Conservar mi cuenta',
    withdrawn: 'Tu cuenta se conserva',
    requested: 'Petición enviada',
    failed: 'No se ha podido cambiar',
    tooOften: 'Lo has pedido tres veces en un día. Vuelve a probar mañana o escribe a tu coach.',
  },
};
