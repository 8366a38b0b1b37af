export const ourTeam = 'हाम्रो टोली'
export const describeTeam = (office: string) =>
  `${office} मा तपाईंलाई परामर्श दिने व्यक्ति र उहाँहरूले बोल्ने भाषा।`
export const speaks = 'बोल्ने भाषा'
export const wholeTeam = 'पूरै टोली'
