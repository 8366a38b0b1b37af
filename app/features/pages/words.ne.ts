export const draftNotPublished = 'यो ड्राफ्ट हो। प्रकाशित भएको छैन, अझै फेरिन सक्छ।'

/** The placeholder for a missing picture in a draft. */
export const describeMissingPicture = (alt: string) => (alt ? `तस्बिर छैन: ${alt}` : 'तस्बिर छैन')

/** The name of a table that scrolls, for screen readers. */
export const table = 'तालिका'
