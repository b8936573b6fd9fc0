/** What the person behind an inactive or blocked account reads. */
export const blockedSentence = 'Your account is inactive or blocked. Please contact support.'
