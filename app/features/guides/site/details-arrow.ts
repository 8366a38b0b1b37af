/** CSS classes that draw the arrow of a `details` element. An icon would be a larger download. */
export const detailsArrow =
  'mr-1 size-2 shrink-0 rotate-45 border-r-2 border-b-2 border-current group-open:rotate-225'
