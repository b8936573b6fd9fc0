// What begins a CV in this browser, and with it the schemas: in a file of their own, so that the ways to begin can be
// shown before it.
export { putBlankCv, putImportedCv } from '#shared/cv-form-storage.ts'
export { storedCv } from '#shared/use-stored-form.ts'
export { ContinueKept } from './continue-kept.tsx'
export { readEllaFile } from './read-ella-file.ts'
