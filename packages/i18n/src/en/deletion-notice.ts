/** What an administrator reads of somebody who wants to be erased. */
export const deletionNotice = {
  title: '{{name}} has asked for their account to be erased',
  text: 'They asked on {{date}}. To confirm it, delete the user at the end of this page; if not, it is erased by itself on {{due}}.',
};
