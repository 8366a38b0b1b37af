interface FilterButtonsProps<Filter extends string> {
  filters: (readonly [filter: Filter, label: string, rows: unknown[]])[]
  chosen?: Filter
  onChange: (filter: Filter) => void
}

/** Chooses which rows of a preview are listed. */
export function FilterButtons<Filter extends string>(props: FilterButtonsProps<Filter>) {
  const { filters, chosen, onChange } = props

  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Filter rows</legend>
      {filters.map(([filter, label, { length }]) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          className="min-h-11 rounded-full border border-line bg-white px-4 font-semibold aria-pressed:bg-indigo aria-pressed:text-white"
          onClick={() => onChange(filter)}
        >
          {label} <span className="tabular-nums">{length}</span>
        </button>
      ))}
    </fieldset>
  )
}
