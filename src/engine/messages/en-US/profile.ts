/** The personal centre. */
export const profile = {
  profile: {
    department: 'Department',
    roles: 'Roles',
    posts: 'Positions',
    none: 'None',
    foreign: 'The picture lies elsewhere and is not loaded here',
    avatarSaved: 'Your avatar is changed',
    basic: 'Basic data',
    saved: 'Your data is saved',
    unknown:
      'The gateway did not answer, so it is not known whether your data was saved. What you typed is still here; saving it unchanged repeats this same request.',
    password: 'Change the password',
    old: 'Current password',
    new: 'New password',
    again: 'New password again',
    length: '6 to 20 characters',
    show: 'Show: %{field}',
    hide: 'Hide: %{field}',
    sessionsEnd: 'Your sessions on other devices end with it; this one goes on.',
    sessionsStay:
      'Sessions that are open on other devices go on: log out there, or ask an administrator to end them.',
    changed: 'The password is changed',
    passwordUnknown:
      'The gateway did not answer, so it is not known which password counts now. Keep both, and log in in another window to find out before you try again.',
  },
} as const
