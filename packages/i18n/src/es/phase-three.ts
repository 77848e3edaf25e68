/** The coach's page of a client's third phase. */
export const phaseThree = {
  tabsLabel: 'Apartados de Impacto',
  tabs: {
    personal: 'Personal',
    professional: 'Profesional',
    couple: 'Pareja',
  },
  lockedTitle: 'Aquí no se puede guardar todavía',
  lockedText:
    'Impacto está cerrado mientras {{name}} siga en la fase 1, también para quien administra. Puedes leerlo todo; para escribir en su lugar, abre antes la fase 2.',
  onBehalf:
    'Escribes en lugar de {{name}}. Lo que guardes lo verá como suyo, con la nota de que se guardó desde la administración.',
  none: 'Este usuario no ha escrito su propósito personal',
  noneText: 'Aquí se leerá lo que le mueve, hasta dónde llega, cuánto dura y su proyecto de vida.',
  edit: 'Cambiar lo elegido',
  fill: 'Rellenar el propósito',
  read: 'Volver a la lectura',
  summary: 'Su propósito',
  form: 'Formulario del propósito',
  scenarios: {
    company: 'Escenarios en su empresa',
    couple: 'Escenarios en su pareja',
  },
};
