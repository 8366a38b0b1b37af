import { type MouseEvent, useId } from 'react'
import { useFieldError } from '#app/ui/field-errors.ts'

interface FocalPointFieldProps {
  address: string
  /** In percent from the left and from the top. */
  x: number
  y: number
  onChange: (x: number, y: number) => void
}

/** Sets the focal point by clicking the picture or with two sliders. */
export function FocalPointField({ address, x, y, onChange }: FocalPointFieldProps) {
  const position = { objectPosition: `${x}% ${y}%` }

  function choosePoint({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const toPercent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100)
    onChange(toPercent((clientX - left) / width), toPercent((clientY - top) / height))
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium">Focal point</legend>
      <p className="text-sm text-ink/75">When the picture is cropped, this point stays visible.</p>
      <button
        type="button"
        tabIndex={-1}
        aria-label="Set focal point"
        onClick={choosePoint}
        className="relative justify-self-start overflow-hidden rounded-lg border border-line"
      >
        <img src={address} alt="" className="block max-h-64 w-auto max-w-full" />
        <span
          aria-hidden="true"
          style={{ left: `${x}%`, top: `${y}%` }}
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-marigold/80 shadow-[0_0_0_2px_var(--color-night)]"
        />
      </button>
      <div className="grid gap-3 sm:grid-cols-2">
        <Slider
          label="From the left"
          path="focal_x"
          value={x}
          onChange={(value) => onChange(value, y)}
        />
        <Slider
          label="From the top"
          path="focal_y"
          value={y}
          onChange={(value) => onChange(x, value)}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {['aspect-video h-20', 'aspect-square h-20', 'aspect-3/4 h-20'].map((shape) => (
          <img
            key={shape}
            src={address}
            alt=""
            style={position}
            className={`rounded-md border border-line object-cover ${shape}`}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SliderProps {
  label: string
  path: string
  value: number
  onChange: (value: number) => void
}

function Slider({ label, path, value, onChange }: SliderProps) {
  const errorId = useId()
  const error = useFieldError(path)

  return (
    <div className="grid gap-1 text-sm">
      <label className="grid gap-1">
        {label}: {value} %
        <input
          type="range"
          data-field={path}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          min={0}
          max={100}
          value={value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          className="min-h-6 accent-indigo"
        />
      </label>
      {error && (
        <p id={errorId} className="text-alarm">
          {error}
        </p>
      )}
    </div>
  )
}
