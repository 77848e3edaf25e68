export const theme = { label: 'Theme', system: 'Same as system', light: 'Light', dark: 'Dark' };
