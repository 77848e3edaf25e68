export const theme = { label: 'Tema', system: 'Como el sistema', light: 'Claro', dark: 'Oscuro' };
