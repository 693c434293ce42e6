/** Schedules in words; loaded with the resources that come late. */
export const cron = {
  cron: {
    second: 'Every second',
    seconds: 'Every %{count} seconds',
    minute: 'Every minute',
    minutes: 'Every %{count} minutes',
    hour: 'Every hour, %{minute} minutes past',
    hours: 'Every %{count} hours, %{minute} minutes past',
    day: 'Every day at %{time}',
    workday: 'Monday to Friday at %{time}',
    weekday1: 'Every Sunday at %{time}',
    weekday2: 'Every Monday at %{time}',
    weekday3: 'Every Tuesday at %{time}',
    weekday4: 'Every Wednesday at %{time}',
    weekday5: 'Every Thursday at %{time}',
    weekday6: 'Every Friday at %{time}',
    weekday7: 'Every Saturday at %{time}',
    month: 'On day %{day} of every month at %{time}',
    lastDay: 'On the last day of every month at %{time}',
    year: 'Every year on %{month}-%{day} at %{time}',
  },
} as const
