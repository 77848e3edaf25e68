export const levels = { crisis: 'Crisis', challenge: 'Challenge', flow: 'Flow', wow: 'Wow' };
