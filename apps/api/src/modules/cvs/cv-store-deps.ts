import type { Orm } from '#db/database.ts'

/** What the parts of the store have in common. */
export type CvStoreDeps = { orm: Orm; now: () => number }

/** One CV of one person: the owner is part of every question. */
export type CvKey = { ownerId: string; cvId: string }

/** A CV as it is saved: at a revision, and by a session of its owner that has to go on. */
export type SaveKey = CvKey & { revision: number; sessionId?: string }
