export const mail = {
  reset: {
    subject: 'Your new password for {{brand}}',
    text:
      'Hello {{name}},\n\nYou asked for a new password. With this link you can choose it within the next hour, once:\n\n' +
      '{{link}}\n\nIf it was not you who asked, there is nothing to do: your password stays as it is.\n\n{{brand}}\n',
  },
  deletionAsked: {
    subject: 'You asked us to delete your data from {{brand}}',
    text:
      'Hello {{name}},\n\nWe have received your request. Everything you wrote will be deleted on {{date}} at the latest, or earlier ' +
      'if the person who guides you confirms it.\n\nUntil then you can take the request back under “My data”, and download all of it.\n\n{{brand}}\n',
  },
  deletionToConfirm: {
    subject: 'A request for deletion in {{brand}}',
    text: '{{name}} has asked for their data to be deleted. It happens by itself on {{date}}; you can confirm it earlier here:\n\n{{link}}\n\n{{brand}}\n',
  },
  deletionDone: {
    subject: 'Your data has been deleted from {{brand}}',
    text:
      'Hello {{name}},\n\nAs you asked, your account and everything you had written have been deleted. There is nothing left for you to do.\n\n' +
      'Thank you for the way we shared.\n\n{{brand}}\n',
  },
};
