export const impact = {
  bar: 'Propósitos de Impacto',
  cantaddmotivate: 'Puedes elegir tres virtudes como mucho. Quita una para añadir otra.',
  saved: 'Tu propósito está guardado',
  great: 'Genial',
  novirtues: 'Todavía no hay virtudes asignadas.',
};
