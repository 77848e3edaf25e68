export const image = {
  uploaded: 'Image uploaded',
  label: 'Photo',
  hint: 'JPEG, PNG or WebP, 5 MB at most. It is cropped to a square.',
  choose: 'Choose a photo',
  change: 'Change the photo',
  remove: 'Remove the photo',
  keep: 'Keep the one from before',
  chosen: '{{file}}: it is saved with the other changes.',
  removed: 'The photo is removed when you save.',
  notKept: 'The user is registered, but their photo could not be saved. Choose it again here.',
};
