import type { Orm } from '#db/database.ts'

/** The dependencies that the parts of the store share. */
export type CvStoreDeps = { orm: Orm; now: () => number }

/** One CV of one person: the owner is part of every question. */
export type CvKey = { ownerId: string; cvId: string }

/** A CV as it is saved: at a revision, and by a session of its owner that has to go on. */
export type SaveKey = CvKey & { revision: number; sessionId?: string }
