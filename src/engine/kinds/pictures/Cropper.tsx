import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslate } from 'ra-core'
import { areaOf, mostZoom, moved, within, type Crop } from './crop'

type Props = {
  picture: ImageBitmap
  /** Width by height. */
  shape: number
  crop: Crop
  onCrop: (crop: Crop) => void
}

const longestShown = 320
const keyStep = 0.05
const keys: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
}

export function Cropper({ picture, shape, crop, onCrop }: Props) {
  const t = useTranslate()
  const id = useId()
  const width = Math.round(Math.min(longestShown, longestShown * shape))
  const height = Math.round(width / shape)
  const canvas = useCanvas(picture, shape, crop)
  const drag = useRef<{ x: number; y: number }>(undefined)
  const move = (by: { x: number; y: number }) => onCrop(moved(crop, picture, shape, by))

  const onKeyDown = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (by) {
      event.preventDefault()
      move(by)
    }
    if (event.key === '+' || event.key === '-') zoomTo(crop.zoom + (event.key === '+' ? 0.2 : -0.2))
  }
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!drag.current) return
    // the picture follows the pointer, so the crop moves the other way
    move({ x: (drag.current.x - x) / width, y: (drag.current.y - y) / height })
    drag.current = { x, y }
  }
  const zoomTo = (zoom: number) => onCrop({ ...crop, zoom: within(zoom, 1, mostZoom) })
  return (
    <div className="wd-cropper">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={t('pictures.kept')}
        aria-describedby={`${id}-help`}
        // its keys need the focus
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX: x, clientY: y, currentTarget, pointerId }) => {
          currentTarget.setPointerCapture?.(pointerId)
          drag.current = { x, y }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => (drag.current = undefined)}
      />
      <p className="wd-muted" id={`${id}-help`}>
        {t('pictures.help')}
      </p>
      <label className="wd-label" htmlFor={`${id}-zoom`}>
        {t('pictures.zoom')}
      </label>
      <input
        id={`${id}-zoom`}
        type="range"
        min={1}
        max={mostZoom}
        step={0.05}
        value={crop.zoom}
        onChange={({ target }) => zoomTo(target.valueAsNumber)}
      />
    </div>
  )
}

function useCanvas(picture: ImageBitmap, shape: number, crop: Crop) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { width, height } = context.canvas
    const { left, top, ...size } = areaOf(picture, shape, crop)
    context.clearRect(0, 0, width, height)
    context.drawImage(picture, left, top, size.width, size.height, 0, 0, width, height)
  }, [picture, shape, crop])
  return canvas
}
