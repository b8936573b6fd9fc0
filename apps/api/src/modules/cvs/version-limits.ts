/** How many versions of one CV a person may name or keep by hand. */
export const mostNamedVersions = 200

/** While somebody types, a version is kept at most so often. */
export const autosaveEveryMs = 600_000
