import type { Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import type { Compared, Evidence } from './word-evidence.ts'

/** A stretch of words that one text has where the other has another; indices of tokens, ends excluded. */
type Hunk = { from: number; to: number; oldFrom: number; oldTo: number }

/** Returns clues about words replaced, inserted or removed between words that stayed the same. */
export function compareEdits({ before, after, evidence }: Compared): Clue[] {
	const own = after.line.tokens
	const theirs = before.line.tokens.filter(({ start }) => start < before.ownEnd)
	const { hunks, kept } = findHunks(theirs, own)
	const share = (2 * kept) / Math.max(1, own.length + theirs.length)
	const level = Math.min(4, Math.floor(share * 5))
	const clues: Clue[] = [{ name: `kept share ${level}`, value: 1, kind: 'word' }]
	const evidenceAt = new Map(evidence.map((found) => [found.token.index, found]))
	const oldContent = new Set(before.content.map(({ index }) => index))
	const few = hunks.length <= 2 && share > 0.5
	for (const hunk of hunks) {
		const added = own.slice(hunk.from, hunk.to).flatMap(({ index }) => evidenceAt.get(index) ?? [])
		const removed = theirs
			.slice(hunk.oldFrom, hunk.oldTo)
			.filter(({ index }) => oldContent.has(index))
		clues.push(...describeHunk(added, removed, few ? 'one place' : `share ${level}`))
	}
	return clues
}

function describeHunk(
	added: readonly Evidence[],
	removed: readonly Token[],
	where: string,
): Clue[] {
	const loose = added.filter(({ isCarried }) => !isCarried)
	const [first] = loose
	if (first === undefined) {
		const [gone] = removed
		if (added.length > 0 || gone === undefined) return []
		return [{ name: `taken out, ${where}`, value: 1, kind: 'left-out', before: gone }]
	}
	const how =
		removed.length === 0 ? 'inserted' : `${sizeOf(loose.length)} for ${sizeOf(removed.length)}`
	return [
		`${how}, ${where}`,
		`${how}, ${first.token.tag.slice(0, 2)}, ${where}`,
		`${how}, ${first.relation}, ${where}`,
	].map((name) => ({ name, value: 1, kind: 'word', before: removed[0], after: first.token }))
}

function sizeOf(count: number): string {
	return count > 2 ? 'many' : String(count)
}

/**
 * For each pair of positions in the two texts, the length of the longest common subsequence of lemmas from there on;
 * one row for each old token.
 */
type Common = { lengths: Uint16Array; width: number }

function countCommon(theirs: readonly Token[], own: readonly Token[]): Common {
	const width = own.length + 1
	const lengths = new Uint16Array((theirs.length + 1) * width)
	for (let old = theirs.length - 1; old >= 0; old--)
		for (let at = own.length - 1; at >= 0; at--) {
			const next = (old + 1) * width + at
			lengths[old * width + at] =
				theirs[old]?.lemma === own[at]?.lemma
					? (lengths[next + 1] ?? 0) + 1
					: Math.max(lengths[next] ?? 0, lengths[old * width + at + 1] ?? 0)
		}
	return { lengths, width }
}

// Returns the stretches between the words that the longest common subsequence keeps.
function findHunks(
	theirs: readonly Token[],
	own: readonly Token[],
): { hunks: Hunk[]; kept: number } {
	const { lengths, width } = countCommon(theirs, own)
	const hunks: Hunk[] = []
	let [old, at, oldFrom, from] = [0, 0, 0, 0]
	while (old < theirs.length && at < own.length) {
		if (theirs[old]?.lemma === own[at]?.lemma) {
			hunks.push({ from, to: at, oldFrom, oldTo: old })
			oldFrom = ++old
			from = ++at
		} else if ((lengths[(old + 1) * width + at] ?? 0) >= (lengths[old * width + at + 1] ?? 0)) old++
		else at++
	}
	hunks.push({ from, to: own.length, oldFrom, oldTo: theirs.length })
	return {
		hunks: hunks.filter((hunk) => hunk.to > hunk.from || hunk.oldTo > hunk.oldFrom),
		kept: lengths[0] ?? 0,
	}
}
