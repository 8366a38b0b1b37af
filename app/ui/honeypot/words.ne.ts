export const label = 'वेबसाइट'
export const hint = 'यो ठाउँ खाली छोड्नुहोस्।'
