export const training = {
  nodescription: 'Write what the exercise is before you add it.',
  added: 'Exercise added',
  deleted: 'Exercise deleted',
  completed: 'Exercise completed',
  none: 'There are no exercises yet.',
};
