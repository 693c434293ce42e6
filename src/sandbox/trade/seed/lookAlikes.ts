/**
 * Pairs of valid addresses that share their first six and last four characters, as address
 * poisoning makes them. Found by a search over random accounts.
 */
export const lookAlikes = [
  ['TASy2y9mR4tArhmMPXYQ1vWLRxEbQqJQpt', 'TASy2y9Fr2ZcJhrh5onXkh4hBpDq6XJQpt'],
  ['TMEurcaVd7CHZDgKTNXFiRw6m8ysW5Ao3B', 'TMEurcb6tAmqmhXHteuSMD7DpNfj2BAo3B'],
  ['TGmme6be3Z1prJuZNX1Mraf4NCzAwmc5ee', 'TGmme6ataSv8F1pqkAQhWuWBHm7dWBc5ee'],
  ['TEdr1jcRwYpfZGPySMwo45uVfivb2Bhcky', 'TEdr1jduHkrkZaPa9bcz5N9D4VNJmrhcky'],
  ['TY6wJEWAkxLBGUYEj2UpaoNmWqbKjorLbu', 'TY6wJEWTFmKaWtPUw3orpBeMqswtVDrLbu'],
  ['TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82', 'TWmVMBRzpJ6U2kzjZBAFwEkogZXCMALw82'],
  ['TZ9Hj3hNKjo9xnnAcNwVyW1ZotU8gU95HM', 'TZ9Hj3jY5qAfJZNdiUZtD1pw31fm5o95HM'],
  ['THCrqnXXQGa8xGj8PC7teauvRmVqCMqP8J', 'THCrqnXNMQ3CBL7ngageHXi3fET1DZqP8J'],
] as const
