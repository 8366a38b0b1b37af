export const whatStudentsSay = 'What students say'
export const quoted = (text: string) => `“${text}”`
