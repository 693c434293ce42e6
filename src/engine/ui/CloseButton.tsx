import { PublicIcon } from './publicIcons'

type CloseButtonProps = { label: string; onClose: () => void }

export function CloseButton({ label, onClose }: CloseButtonProps) {
  return (
    <button type="button" className="wd-icon-button" aria-label={label} onClick={onClose}>
      <PublicIcon name="close" />
    </button>
  )
}
