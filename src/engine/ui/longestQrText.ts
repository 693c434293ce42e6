/** Characters; a longer text makes a QR code that no camera reads from a screen. */
export const longestQrText = 600
