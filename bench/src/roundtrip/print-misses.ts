import type { Miss } from './tally.ts'

/** Tells what was missed, the same string in many templates once. */
export function printMisses(misses: Miss[], most: number): void {
	const groups = Map.groupBy(
		misses,
		({ person, file, reader, text }) => `${file} ${reader}, ${person}: ${text}`,
	)
	const told = [...groups].slice(0, most)
	for (const [what, some] of told) {
		const where = [...new Set(some.map(({ template }) => template))]
		console.log(`  ${what} (${where.length > 3 ? `${where.length} templates` : where.join(', ')})`)
	}
	if (groups.size > most) console.log(`  … and ${groups.size - most} more`)
}
