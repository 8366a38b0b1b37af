export const whatStudentsSay = 'विद्यार्थीको अनुभव'
export const quoted = (text: string) => `“${text}”`
