export const mail = {
  reset: {
    subject: 'Your new password for {{brand}}',
    text:
      'Hello {{name}},\n\nYou asked for a new password. With this link you can choose it within the next hour, once:\n\n' +
      '{{link}}\n\nIf it was not you who asked, there is nothing to do: your password stays as it is.\n\n{{brand}}\n',
  },
};
