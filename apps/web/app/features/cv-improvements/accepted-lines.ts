import { type CvDocument, carryMarks, plainWords, updateItem } from '@app/cv'
import type { LineToImprove } from './lines-to-improve.ts'

/** Lines of one entry that stand together, and the lines that take their place: none deletes, several split. */
export type AcceptedLine = Pick<LineToImprove, 'list' | 'itemId'> & {
	from: readonly string[]
	to: readonly string[]
	/** The lines above them, the nearest last: where lines go that take the place of none. */
	above: readonly string[]
}

/** The lines that the person accepted in place of one line. */
export function acceptLines(line: LineToImprove, to: readonly string[]): AcceptedLine {
	const { list, itemId, before, text } = line
	const all = text.split('\n')
	return { list, itemId, from: [before], to, above: all.slice(0, all.indexOf(before)) }
}

/** Returns the CV with the accepted lines; a line that has changed since is left alone. */
export function applyAcceptedLines<Cv extends CvDocument>(
	cv: Cv,
	accepted: readonly AcceptedLine[],
): Cv {
	const entries = Object.groupBy(accepted, ({ list, itemId }) => `${list} ${itemId}`)
	return Object.values(entries).reduce<Cv>((changed, changes = []) => {
		const { list, itemId } = changes[0] ?? {}
		const item = list && changed[list].find(({ id }) => id === itemId)
		const due = changes.filter((change) => isStillThere(changed, change))
		if (!item || due.length === 0) return changed
		const achievements = insertLines(replaceLines(item.achievements, due), due)
		return updateItem(changed, list, { id: item.id, changes: { achievements } })
	}, cv)
}

/** Returns the accepted lines the other way round, to restore the earlier lines. */
export function reverseAcceptedLines(accepted: readonly AcceptedLine[]): AcceptedLine[] {
	return accepted.map((line) => ({ ...line, from: line.to, to: line.from }))
}

/** Whether the CV has the lines as they were when they were accepted. */
export function isStillThere(cv: CvDocument, accepted: AcceptedLine): boolean {
	const lines = listEntryLines(cv, accepted)
	if (accepted.from.length > 0) return findRun(lines, accepted.from) >= 0
	return hasEntry(cv, accepted) && findRun(lines, accepted.to) < 0
}

/** Whether the CV has the new lines already, such as after a save whose answer was lost. */
export function isAlreadyApplied(cv: CvDocument, accepted: AcceptedLine): boolean {
	if (isStillThere(cv, accepted) || !hasEntry(cv, accepted)) return false
	return accepted.to.length === 0 || findRun(listEntryLines(cv, accepted), accepted.to) >= 0
}

/** The lines of one item of the CV, in plain words; none where it has no such item. */
export function listEntryLines(
	cv: CvDocument,
	entry: Pick<AcceptedLine, 'list' | 'itemId'>,
): readonly string[] {
	return findEntry(cv, entry)?.achievements.map(plainWords) ?? []
}

function hasEntry(cv: CvDocument, entry: Pick<AcceptedLine, 'list' | 'itemId'>): boolean {
	return findEntry(cv, entry) !== undefined
}

function findEntry(cv: CvDocument, { list, itemId }: Pick<AcceptedLine, 'list' | 'itemId'>) {
	return cv[list].find(({ id }) => id === itemId)
}

// All at once: the new words of one line may be the old words of another.
function replaceLines(lines: readonly string[], changes: readonly AcceptedLine[]): string[] {
	const plain = lines.map(plainWords)
	const replaced: string[] = []
	for (let at = 0; at < lines.length; ) {
		const change = changes.find(({ from }) => startsRun(plain, from, at))
		const line = lines[at] ?? ''
		if (change) replaced.push(...change.to.map((text) => carryMarks(line, text)))
		else replaced.push(line)
		at += change ? change.from.length : 1
	}
	return replaced
}

function insertLines(lines: readonly string[], changes: readonly AcceptedLine[]): string[] {
	return changes
		.filter(({ from }) => from.length === 0)
		.reduce<string[]>(
			(all, { to, above }) => {
				const nearest = above.map((line) => all.map(plainWords).indexOf(line))
				const at = (nearest.findLast((place) => place >= 0) ?? -1) + 1
				return all.toSpliced(at, 0, ...to)
			},
			[...lines],
		)
}

function findRun(lines: readonly string[], run: readonly string[]): number {
	return lines.findIndex((_, at) => startsRun(lines, run, at))
}

function startsRun(lines: readonly string[], run: readonly string[], at: number): boolean {
	return run.length > 0 && run.every((line, step) => lines[at + step] === line)
}
