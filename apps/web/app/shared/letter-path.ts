/** Where a cover letter begins: with the job it is for. Applications need an account, so a guest signs in on the way. */
export const letterPath = '/applications?add=job'
