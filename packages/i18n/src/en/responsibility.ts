export const responsibility = {
  steps: 'Steps of Responsibility',
  home: 'Back to your profile',
};
