import { useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { revealHidden } from '@/engine/values/hiddenCharacters'
import { Button } from '../Button'
import { CopyButton } from './CopyButton'
import { TitledDialog } from '../overlay/dialogs'
import './wholeText.css'

/** In characters; the browser lays out only the visible pieces. */
const pieceLength = 8_000

export function WholeText({ text, onClose }: { text: string; onClose: () => void }) {
  const translate = useTranslate()
  const pieces = useMemo(() => piecesOf(text), [text])
  const name = translate('views.wholeText', { count: text.length.toLocaleString('en-US') })
  return (
    <TitledDialog title={name} onClose={onClose} maxWidth="md">
      {/* scrollable by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="wd-whole-text" role="region" aria-label={name} tabIndex={0}>
        {pieces.map((piece, at) => (
          <pre key={`${at + 1}`}>{piece}</pre>
        ))}
      </div>
      <div className="wd-dialog-buttons">
        <CopyButton text={text} name={name} />
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </div>
    </TitledDialog>
  )
}

/** Splits after a line break if one is near, and never within a character. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length;) {
    const end = endOfPiece(text, at)
    pieces.push(revealHidden(text.slice(at, end), 'prose').replace(/\r?\n$/, ''))
    at = end
  }
  return pieces
}

function endOfPiece(text: string, start: number): number {
  const most = start + pieceLength
  if (most >= text.length) return text.length
  const lineBreak = text.lastIndexOf('\n', most - 1)
  if (lineBreak > start + pieceLength / 2) return lineBreak + 1
  return /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most
}
