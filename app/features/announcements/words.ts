export const announcement = 'Announcement'
export const learnMore = 'Learn more'
export const closeAnnouncement = 'Close announcement'
