interface ComboboxOptionProps {
  id: string
  name: string
  /** What tells it apart from others of its name. */
  details: string
  isActive: boolean
  onChoose: () => void
}

/** An option of a combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function ComboboxOption({ id, name, details, isActive, onChoose }: ComboboxOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys of its options
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The focus stays in the search.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="grid min-h-11 cursor-pointer content-center px-3 py-1.5 text-sm hover:bg-paper aria-selected:bg-paper aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-indigo"
    >
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="text-ink/75 wrap-anywhere">{details}</span>
    </div>
  )
}
