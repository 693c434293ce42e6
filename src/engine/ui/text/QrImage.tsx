import { QRCodeSVG } from 'qrcode.react'

/** Leaves a quiet zone of four modules, so that any camera reads it. */
export function QrImage({ text, label }: { text: string; label: string }) {
  return (
    <QRCodeSVG className="wd-qr" value={text} title={label} role="img" marginSize={4} size={176} />
  )
}
