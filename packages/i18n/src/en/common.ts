export const common = {
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  saving: 'Saving…',
  retry: 'Try again',
  optional: 'optional',
  notifications: 'Notifications',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  readAll: 'Read all of it',
  readLess: 'Read less',
};
