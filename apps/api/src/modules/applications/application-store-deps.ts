import type { Orm } from '#db/database.ts'

/** The dependencies that the parts of the store share. */
export type ApplicationStoreDeps = { orm: Orm; now: () => number }

/** One application of one person: the owner is part of every question. */
export type ApplicationKey = { ownerId: string; applicationId: string }
