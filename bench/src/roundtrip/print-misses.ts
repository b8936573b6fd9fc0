import type { Miss } from './tally.ts'

/** Prints the missed strings, each once for all templates in which it was missed. */
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
