/**
 * Translations of texts of the back office by the English text; see docs/recipes.md. `{…}` and `<…/>` are
 * placeholders.
 */
export type Texts = Record<string, string>
