import { PublicIcon } from './publicIcons'

export function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className="wd-icon-button" aria-label={label} onClick={onClose}>
      <PublicIcon name="close" />
    </button>
  )
}
