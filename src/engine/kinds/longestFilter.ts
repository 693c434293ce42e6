/** Characters of one value that a list is filtered by; nothing anybody looks for is longer. */
export const longestFilter = 256
