// In a file of their own: what forgets drafts is part of every page, and what reads them is not.

/** Where the drafts of the CV that this browser keeps are. */
export const localDraftsKey = 'cvFormData.drafts'
/** Where the drafts of CVs of an account are, by the CV's id. */
export const accountDraftsKey = 'cvFormDrafts'
