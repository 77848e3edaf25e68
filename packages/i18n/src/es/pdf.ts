export const pdf = {
  page: '{{page}} / {{pages}}',
  madeOn: 'A {{date}}',
  profile: {
    title: 'Perfil de virtudes de {{name}}',
    columns: 'Virtudes fuertes, por entrenar y medias',
    table: 'El gráfico en una tabla',
    details: 'Tus virtudes, una a una',
  },
};
