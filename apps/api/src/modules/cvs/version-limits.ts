/** How many versions of one CV a person may name or keep by hand. */
export const mostNamedVersions = 200

/** The least time between two versions that are kept while a person types. */
export const autosaveEveryMs = 600_000
