export const guide = {
  taken: 'That virtue has a guide already.',
  videoId: 'Paste the address of a YouTube video or its id of 11 characters.',
};
