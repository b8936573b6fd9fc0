// What begins a CV in this browser, and with it the schemas: in a file of their own, so that the ways to begin can be
// shown before it.
export { putBlankCv, putImportedCv } from '#shared/local-cvs/create-local-cv.ts'
export { explainLocalCvRefusal as whyNotBegun } from '#shared/local-cvs/explain-local-cv-refusal.ts'
export { requireRoomForCv } from '#shared/local-cvs/local-cvs.ts'
export { storedCv } from '#shared/use-stored-form.ts'
export { LocalCvList as KeptCvs } from './local-cv-list.tsx'
export { readEllaFile } from './read-ella-file.ts'
