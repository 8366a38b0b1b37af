/** The default subject of a mail to a lead. */
export const describeEnquiry = (office: string) => `Your enquiry to ${office}`
