import { QRCodeSVG } from 'qrcode.react'

type Props = { text: string; label: string }

/** A QR code drawn here, as vectors; a quiet zone of four modules lets any camera read it. */
export function QrImage({ text, label }: Props) {
  return (
    <QRCodeSVG className="wd-qr" value={text} title={label} role="img" marginSize={4} size={176} />
  )
}
