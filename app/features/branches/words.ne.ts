export const branches = 'हाम्रा शाखा'
export const describeBranches = (office: string) =>
  `${office} का शाखा, ठेगाना, फोन र खुला रहने समयसहित।`
export const address = 'ठेगाना'
export const phone = 'फोन'
export const open = 'खुला'
export const showOnMap = 'नक्सामा हेर्नुहोस्'
export const people = 'यस शाखाका मानिस'
export const allBranches = 'सबै शाखा'
