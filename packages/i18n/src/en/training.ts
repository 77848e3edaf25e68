export const training = {
  nodescription: 'Write what the exercise is before you add it.',
};
