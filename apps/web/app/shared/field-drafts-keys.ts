import { storageKeys } from './storage-keys.ts'

/** Where the drafts of the CV that this browser keeps are. */
export const localDraftsKey = storageKeys.cvDrafts
/** Where the drafts of CVs of an account are, by the CV's id. */
export const accountDraftsKey = storageKeys.accountDrafts
