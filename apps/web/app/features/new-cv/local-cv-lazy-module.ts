// The code that begins a CV in this browser, with its schemas. It is a separate file, so that the options can be
// shown before it loads.
export { putBlankCv, putImportedCv } from '#shared/local-cvs/create-local-cv.ts'
export { explainLocalCvRefusal as whyNotBegun } from '#shared/local-cvs/explain-local-cv-refusal.ts'
export { requireRoomForCv } from '#shared/local-cvs/local-cvs.ts'
export { storedCv } from '#shared/use-stored-form.ts'
export { LocalCvList as KeptCvs } from './local-cv-list.tsx'
export { readEllaFile } from './read-ella-file.ts'
