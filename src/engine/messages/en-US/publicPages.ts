/** The pages beside the login: register, bind, redirect. */
export const publicPages = {
  public: {
    back: 'Back to log in',
    sending: 'Sending…',
    required: '%{field} is required',
    again: 'Password again',
    password: 'Only supports 6-12 letters, numbers, and underscores',
    notSame: 'Password not same',
  },
  register: {
    title: 'Apply for an account',
    intro:
      'An administrator looks at it, enables it and gives it a role. Until then it cannot log in.',
    submit: 'Apply',
    doneTitle: 'Your application is with the administrator',
    done: 'The account %{name} can log in once an administrator has enabled it and given it a role. Nothing more is to be done here.',
    closedTitle: 'Registration is closed here',
    closed:
      'This gateway takes no registrations. Please ask the administrator of your platform for an account.',
  },
  bind: {
    title: 'Set up a Google code',
    intro:
      'From then on, logging in takes a code from an authenticator app on your phone besides the password.',
    submit: 'Next',
    scanTitle: 'Scan this with your authenticator app',
    scan: 'The app shows a code of six digits for %{name}, a new one every 30 seconds. Type the one it shows now.',
    qr: 'QR code for the authenticator app',
    qrFailed: 'The QR code could not be drawn. Type the key into the app by hand.',
    secret: 'Or type this key into the app by hand',
    copy: 'Copy the key',
    copied: 'The key is copied.',
    copyByHand: 'This browser does not let the page copy: the key is selected, copy it by hand.',
    code: 'Code of the app',
    codeEmpty: 'Enter the six digits that the app shows',
    confirm: 'Bind',
    restart: 'Begin again',
    doneTitle: 'Your Google code is set up',
    done: 'From now on %{name} logs in with the password and the code of the app. Sessions that were open have ended. A code counts once: log in with the next one that the app shows.',
    closedTitle: 'No Google code can be set up here',
    closed:
      'This gateway has no call for it. Please ask the administrator of your platform to do it for you.',
  },
  redirect: {
    title: 'Nothing is waiting for this page',
    text: 'The window that asked for this login is no longer open. Close this one and begin again at the log-in page.',
    done: 'Sign-in handed over; this window can be closed.',
  },
} as const
