/** Fetches what reads, shows and replaces the CV that this browser keeps. */
export const loadLocalCv = () => import('./stored-local-cv.ts')
