import type { Orm } from '#db/database.ts'

/** What the parts of the store have in common. */
export type ApplicationStoreDeps = { orm: Orm; now: () => number }

/** One application of one person: the owner is part of every question. */
export type ApplicationKey = { ownerId: string; applicationId: string }
