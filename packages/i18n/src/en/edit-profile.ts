/** One’s own data, password, picture and language. What it shares with the administrators’ form is in `user`. */
export const editProfile = {
  title: 'Edit your profile',
  lead: 'Your details, your photo, your password and your language.',
  username: 'You sign in as “{{username}}”. If you would like another username, ask the person guiding you.',
  adjust: 'Adjust the crop',
  password: 'Password',
  saved: 'Profile saved',
  othersEnded: 'Your other sessions have been closed. This one stays open.',
  languageHint: 'It changes at once and stays with your account: on your other devices, and in your e-mails too.',
  crop: {
    title: 'Frame your photo',
    text: 'Drag the photo, or move it with the controls.',
    zoom: 'Zoom in',
    across: 'From left to right',
    down: 'From top to bottom',
    preview: 'This is how it will look',
    use: 'Use this framing',
  },
};
