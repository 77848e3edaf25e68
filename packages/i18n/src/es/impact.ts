export const impact = {
  cantaddmotivate: 'Puedes elegir tres virtudes como mucho. Quita una para añadir otra.',
};
