import type { Ledger } from './ledger.ts'
import type { KeptSave, KeptVersion } from './trail.ts'

/** The saves that clients were told of, compared with the saves in the database. */
export type Comparison = {
	acknowledged: number
	/** Acknowledged, but not kept as that revision with that content. */
	lost: string[]
	/** Kept more than once, or kept though nobody sent it. */
	doubled: string[]
	/** Revisions between the first and the last that nobody made. */
	skipped: string[]
	/** Versions that are missing, kept twice or different from the saved document. */
	wrongVersions: string[]
}

/** Compares every save of every CV. */
export function compare(
	ledgers: Ledger[],
	kept: { saves: KeptSave[]; versions: KeptVersion[] },
): Comparison {
	const result: Comparison = {
		acknowledged: 0,
		lost: [],
		doubled: [],
		skipped: [],
		wrongVersions: [],
	}
	for (const ledger of ledgers) {
		const { cvId } = ledger
		const saves = kept.saves.filter((save) => save.cvId === cvId)
		const versions = kept.versions.filter((version) => version.cvId === cvId)
		compareSaves(ledger, saves, result)
		compareVersions(ledger, { saves, versions }, result)
	}
	return result
}

function compareSaves({ cvId, saves }: Ledger, kept: KeptSave[], result: Comparison): void {
	const markAt = new Map(kept.map(({ revision, mark }) => [revision, mark]))
	const sent = new Map(saves.map((save) => [save.mark, save]))
	for (const { mark, revision } of saves) {
		if (revision === null) continue
		result.acknowledged += 1
		if (markAt.get(revision) !== mark) result.lost.push(`${cvId}: ${mark} as revision ${revision}`)
	}
	const seen = new Set<string>()
	for (const { mark, revision } of kept) {
		const isKnown = sent.get(mark)?.from === revision - 1
		if (seen.has(mark) || !isKnown) result.doubled.push(`${cvId}: ${mark} as revision ${revision}`)
		seen.add(mark)
	}
	kept.forEach(({ revision }, index) => {
		if (revision !== index + 2) result.skipped.push(`${cvId}: ${revision} stands at ${index + 2}`)
	})
}

function compareVersions(
	{ cvId, saves }: Ledger,
	kept: { saves: KeptSave[]; versions: KeptVersion[] },
	result: Comparison,
): void {
	// A CV begins with revision 1, which has no mark of a save.
	const markAt = new Map([
		[1, ''],
		...kept.saves.map(({ revision, mark }) => [revision, mark] as const),
	])
	const kinds = new Set(kept.versions.map(({ revision }) => revision))
	kept.versions.forEach(({ number, revision, mark }, index) => {
		if (number !== index + 1) result.wrongVersions.push(`${cvId}: number ${number} at ${index + 1}`)
		if (markAt.get(revision) !== mark) {
			result.wrongVersions.push(`${cvId}: version ${number} is not revision ${revision}`)
		}
	})
	if (kinds.size !== kept.versions.length) result.wrongVersions.push(`${cvId}: a revision twice`)
	for (const { wantsVersion, revision, mark } of saves) {
		if (wantsVersion && revision !== null && !kinds.has(revision)) {
			result.wrongVersions.push(`${cvId}: no version of ${mark}`)
		}
	}
}
