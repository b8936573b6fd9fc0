// What begins a CV in this browser, and with it the schemas: in a file of their own, so that the ways to begin can be
// shown before it.
export { putBlankCv, putImportedCv } from '#shared/local-cvs/begin-local-cv.ts'
export { requireRoomForCv } from '#shared/local-cvs/local-cvs.ts'
export { whyNotBegun } from '#shared/local-cvs/why-not-begun.ts'
export { storedCv } from '#shared/use-stored-form.ts'
export { KeptCvs } from './kept-cvs.tsx'
export { readEllaFile } from './read-ella-file.ts'
