export const pdf = {
  page: 'Página {{page}} de {{pages}}',
  madeOn: 'A {{date}}',
  profile: {
    title: 'Perfil de virtudes de {{name}}',
    columns: 'Virtudes fuertes, por entrenar y medias',
    table: 'El gráfico en una tabla',
    value: 'De 0 a 3',
    details: 'Tus virtudes, una a una',
  },
};
