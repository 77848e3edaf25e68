export const errors = {
  goHome: 'Go to the home page',
  invalid: 'Some of the details could not be understood. Check what you wrote and send it again.',
  signedOut: 'Your session has ended. Sign in again and you will be back where you were.',
  forbidden: 'You do not have permission to see or change this.',
  secondFactorRequired:
    'Administrators need the second step of signing in. Switch it on in the security of your account.',
  phaseLocked: 'This phase is closed right now. The person guiding you can open it.',
  notFound: 'We could not find what you were looking for. It may have been removed.',
  tooLarge: 'The file is too large. Choose one of 5 MB at most.',
  notAnImage: 'This file is not an image we can read. Try a JPEG, PNG or WebP picture.',
  unsupportedMedia: 'We cannot read this kind of file.',
  tooManyRequests: 'That was too many tries in a row. Wait a little and try again.',
  tooManyRequestsMinutes_one: 'That was too many tries in a row. Try again in a minute.',
  tooManyRequestsMinutes_other: 'That was too many tries in a row. Try again in {{count}} minutes.',
  internal: 'The server had a problem. Everything saved so far is still there; try again in a moment.',
  offline: 'The server cannot be reached. What you wrote is still here; check your connection and try again.',
  screenTitle: 'This screen has stopped',
  screen:
    'Everything you had saved is still saved. Load the page again; if it happens once more, tell the person guiding you.',
  reload: 'Load again',
  notFoundTitle: 'This page does not exist',
  notFoundPage: 'The address leads nowhere. There may be a typo in it, or the page has moved.',
};
