export const essential = {
  onceInLife: 'An essential exercise is one you keep up: choose how often.',
};
