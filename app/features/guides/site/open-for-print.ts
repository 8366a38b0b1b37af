/** The arrow of a `details` group, in CSS, since an icon would be larger. */
export const openForPrint =
  'mr-1 size-2 shrink-0 rotate-45 border-r-2 border-b-2 border-current group-open:rotate-225'
