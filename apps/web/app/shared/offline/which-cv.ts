/** One CV of one person. */
export type WhichCv = { ownerId: string; cvId: string }
