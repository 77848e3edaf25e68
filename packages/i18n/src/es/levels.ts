export const levels = { crisis: 'Crisis', challenge: 'Reto', flow: 'Fluir', wow: 'Wow' };
