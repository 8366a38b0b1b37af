/** Whether there is anything to read in a text: neither white space nor invisible characters alone. */
export const hasVisibleText = (text: string) =>
  /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(text)
