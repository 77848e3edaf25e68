/** The backups that the product makes by itself, on the dashboard. */
export const backup = {
  last: 'Last backup: {{when}}',
  none: 'There is no backup yet.',
  notScheduled: 'No backups are scheduled.',
  failed: 'The backup {{when}} could not be made ({{reason}}). It will be tried again.',
  noRoom: 'There was no room on the disk for the backup {{when}}. Make some: it will be tried again.',
};
