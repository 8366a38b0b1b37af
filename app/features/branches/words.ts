export const branches = 'Our branches'
export const describeBranches = (office: string) =>
  `The branches of ${office}, with address, phone and opening hours.`
export const address = 'Address'
export const phone = 'Phone'
export const open = 'Open'
export const showOnMap = 'Show on a map'
export const people = 'People at this branch'
export const allBranches = 'All branches'
