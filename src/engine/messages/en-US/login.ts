/** Boot and login: all that is loaded before the portal. */
export const login = {
  app: {
    language: 'Language',
    close: 'Close',
    switchLoses: 'Another language reloads the page: what you have typed is lost.',
    switch: 'Switch',
    leaveLoses: 'Another page takes the place of this one: what you have typed is lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  errors: {
    auth: 'Authentication failed, cannot access system resources',
    forbidden: 'The current operation has no permission',
    missing: 'The requested resource does not exist',
    unknown: 'Unknown system error, report to the admin',
    conflict: 'Somebody has changed this record meanwhile. Read it again before you decide.',
    tooLarge: 'This is too large for the gateway',
    tooMany: 'Too many attempts. Wait a little, then try again.',
    network: 'The gateway cannot be reached. Check your connection and try again.',
    offline:
      'You are offline: nothing was sent, and what you typed is still here. Send it once the connection is back.',
    timeout: 'The gateway did not answer in time. Try again.',
    unreadable: 'The answer of the gateway could not be read (request %{id}). Try again.',
    unexpected: 'Unexpected answer: check your network, then try again.',
    aborted: 'The request was cancelled',
    unknownOutcome:
      'No answer came: whether it took effect is unknown. Read the record again before you repeat it.',
    accountChanged:
      'Someone logged in again in this browser. Nothing was sent. Reload the page to go on.',
  },
  boot: {
    cookiesTitle: 'Cookies are switched off',
    cookiesText:
      '%{app} keeps your login in a cookie of this site. Please allow cookies for this address in the settings of your browser, then reload the page.',
    failedTitle: 'The page could not be loaded',
    failedText:
      'A part of %{app} did not arrive. Please check your connection and reload the page; if that does not help, tell your administrator.',
    awayTitle: '%{app} cannot be opened now',
    awayText: 'You are still logged in.',
    retry: 'Try again',
    reload: 'Reload the page',
    storage:
      'This browser keeps nothing for this site: column choice and other settings last until the page is closed.',
    opening: 'Opening %{app}…',
    crashedTitle: 'Something went wrong here',
    crashedText: 'The page stopped working. Nothing was sent by this. Please reload it.',
    crashId: 'Error id',
  },
  login: {
    title: 'Log in',
    account: 'Account',
    password: 'Password',
    googleCode: 'Google code',
    captcha: 'Captcha',
    optional: 'optional',
    submit: 'Log in',
    submitting: 'Logging in…',
    outElsewhere: 'You were logged out in another tab.',
    outKept:
      'You were logged out in another tab; what you typed here waits 15 minutes for the same account.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    picture: 'Picture with the characters to type',
    newPicture: 'New picture',
    pictureFailed: 'No picture. Try again',
    loading: 'Loading…',
    empty: {
      username: 'Enter your account',
      password: 'Enter your password',
      googleCode: 'Enter the Google code',
      captchaCode: 'Enter the characters of the picture',
    },
    toRegister: 'Apply for an account',
    toBind: 'Set up a Google code',
  },
} as const
