/** Whether a text contains anything visible. */
export const hasVisibleText = (text: string) =>
  /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(text)
