/** In characters; cameras can't read longer ones from a screen. */
export const longestQrText = 600
