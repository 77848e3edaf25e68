/** Every page of the web app, as router patterns: the app renders them, and the server answers all others with 404. Spec 1, section 2. */
export const paths = {
  home: '/',
  landing: '/landing',
  login: '/login',
  auth: '/auth',
  forgotPassword: '/forgotpassword',
  resetPassword: '/resetpassword/:id/:token',
  profile: '/client/profile',
  initialTest: '/client/test/initial',
  result: '/client/result',
  dashboard: '/admin/dashboard',
  users: '/admin/users',
  newUser: '/admin/user',
  editUser: '/admin/user/:id',
} as const;
