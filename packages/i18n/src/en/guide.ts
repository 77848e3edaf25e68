export const guide = {
  taken: 'That virtue has a guide already.',
  videoId: 'Paste the address of a YouTube video or its id of 11 characters.',
  none: 'There are no guides yet.',
  updated: 'Guide updated',
  waitforaproved: 'Comment sent. It will be published once it is approved.',
};
