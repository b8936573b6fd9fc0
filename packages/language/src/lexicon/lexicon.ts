import { type Concept, parseSector } from './parse-sector.ts'
import { sectors } from './sector-list.ts'

let parsed: readonly Concept[] | null = null

/** Every concept of every sector; parsed at the first call. */
export function allConcepts(): readonly Concept[] {
	parsed ??= Object.entries(sectors).flatMap(([sector, text]) => parseSector(sector, text))
	return parsed
}
