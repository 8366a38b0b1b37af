/** The look of the arrow of a `details` that is a group: drawn, since an icon would weigh more. */
export const openForPrint =
  'mr-1 size-2 shrink-0 rotate-45 border-r-2 border-b-2 border-current group-open:rotate-225'
