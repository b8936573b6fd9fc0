/** Fetches what reads, shows and replaces the CV that this browser keeps. */
export const loadKeptCv = () => import('./kept-cv.ts')
