export const responsibility = {
  steps: 'Pasos de Responsabilidad',
  home: 'Volver a tu perfil',
};
