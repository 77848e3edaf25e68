/** The screens of Impact, and the form of the personal purpose. */
export const texts = {
  impact: {
    bar: 'Propósitos de Impacto',
    cantaddmotivate: 'Puedes elegir tres virtudes como mucho. Quita una para añadir otra.',
    saved: 'Tu propósito está guardado',
    great: 'Genial',
    novirtues: 'Todavía no hay virtudes asignadas.',
  },
  personal: {
    title: 'Propósito personal',
    eyebrow: 'Impacto',
    lead: 'Lo que te mueve, para quién y hasta dónde. Cámbialo cuando quieras: un propósito crece contigo.',
    see: 'Ver mi propósito',

    motivation: 'Lo que te mueve',
    motivationHint:
      'Elige hasta tres de tus virtudes fuertes: aquellas desde las que te sale actuar sin que nadie te empuje.',
    chosen: 'Has elegido {{number}} de {{limit}}.',
    noStrong:
      'La motivación nace de las virtudes fuertes, y aún no hay ninguna en tu perfil. Revisa tus virtudes con tu coach.',
    noStrongRest: 'El resto del propósito puedes escribirlo ya.',
    seeVirtues: 'Ver mis virtudes',
    dropped_one: 'Ya no está entre las virtudes fuertes: {{virtues}}',
    dropped_other: 'Ya no están entre las virtudes fuertes: {{virtues}}',
    droppedText:
      'Por eso sale de lo que te mueve. Lo que escribiste sigue guardado y vuelve si la virtud se fortalece.',
    setAside_one: 'Lo que escribiste sobre {{virtues}} se conserva: reaparece si vuelves a elegirla.',
    setAside_other: 'Lo que escribiste sobre {{virtues}} se conserva: reaparece si vuelves a elegirlas.',

    people: 'Personas que para ti son ejemplo de {{virtue}}',
    peopleHint: 'Gente cercana, de la historia o de un libro. ¿Qué hicieron que no has olvidado?',
    creations: 'Lo que podrías crear',
    creationsHint: 'Marca lo que hagas tuyo. Lo demás son solo ideas: no aparecen en tu propósito.',
    ownCreation: 'O algo tuyo',
    creationsOf: 'Lo que quiero crear',
    companions: 'Virtudes que acompañan a {{virtue}}',
    complementary: 'Complementarias',
    polar: 'Polares',
    polarAbout: 'De sus complementarias, las que hoy tienes por entrenar. Si las cuidas, tu fuerza no se desequilibra.',
    polarNone: 'Ninguna de sus complementarias está hoy por entrenar.',

    dimension: 'Hasta dónde llega',
    dimensionHint: 'No hay una respuesta mejor que otra: un propósito en familia es tan grande como uno en el mundo.',
    duration: 'Cuánto dura',
    durationHint: 'Piensa en lo que te gustaría dejar en marcha.',
    project: 'Tu proyecto de vida',
    projectLabel: 'Lo que quieres hacer con todo esto',
    projectHint: 'Un oficio, una obra, una manera de cuidar. Basta con lo que hoy tengas claro.',
    tooLong: 'Son {{count}} caracteres y caben {{limit}}. Acórtalo un poco para guardarlo.',

    save: 'Guardar el propósito',
    unsaved: 'Hay cambios sin guardar. Se conservan en esta pestaña.',
    notSaved: 'Tu propósito no se ha guardado',
    missing: 'Todavía sin rellenar: {{parts}}.',
    savedNext: 'A continuación puedes leerlo entero y escribirlo con tus palabras.',
    savedOn: 'Guardado el {{date}}.',
    savedByAdministrator: 'Guardado el {{date}} desde la administración.',
    seeChanges: 'Ver qué cambió',
  },
};
