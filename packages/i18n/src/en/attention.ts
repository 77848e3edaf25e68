/** What waits for an administrator. */
export const attention = {
  title: 'Needs attention',
  nothing: 'Nothing waits for now',
  nothingText: 'Nobody is in crisis, silent or waiting for phase 2, and there are no comments to approve.',
  failed: 'What needs attention could not be loaded',
  moreThan: 'More than {{limit, number}}',
  crisis_one: 'client in crisis, by their latest wellness',
  crisis_other: 'clients in crisis, by their latest wellness',
  silent_one: 'client not here for 14 days or more',
  silent_other: 'clients not here for 14 days or more',
  waiting_one: 'client has finished Conscience and waits for phase 2',
  waiting_other: 'clients have finished Conscience and wait for phase 2',
  leaving_one: 'client asks for their data to be deleted',
  leaving_other: 'clients ask for their data to be deleted',
  comments_one: 'comment waits for approval',
  comments_other: 'comments wait for approval',
};
