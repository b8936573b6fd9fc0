/** Under which the sessions of the account are kept while they are shown. */
export const sessionsKey = ['account-sessions']
