import type { ReadBackEntry } from '@app/contract'

type Share = Pick<ReadBackEntry, 'found' | 'of'>

/** A reader's share in per cent, cut off and not rounded, so that 100 means everything. */
export function formatShare({ found, of }: Share): string {
	if (found === of) return '100\u00A0%'
	return `${(Math.floor((1000 * found) / of) / 10).toFixed(1)}\u00A0%`
}

/** What a reader is called. */
export function readerName({ file, reader }: Pick<ReadBackEntry, 'file' | 'reader'>): string {
	if (reader === 'Ella') return `Ella’s import of ${fileNames[file] ?? file}`
	if (file === 'TXT') return 'Plain text'
	return file === 'DOCX' ? `${reader} (Word)` : reader
}

const fileNames: Record<string, string> = { PDF: 'PDF', DOCX: 'Word', TXT: 'plain text' }

export type Reading = {
	/** Whether every program gave back every word of CVs in Latin letters. */
	isWhole: boolean
	programs: string
	/** The programs that lost something of CVs in Latin letters, the worst first. */
	misses: ReadBackEntry[]
	/** In which other letters more programs lose words; `''` for none. */
	otherLetters: string
	/** How much lands in its field when Ella imports the file; `''` when that was not measured. */
	ownImport: string
}

/** What was read back of a template, in sentences; `null` when it was never measured. */
export function describeReading(readBack: ReadBackEntry[]): Reading | null {
	const programs = readBack.filter(({ reader }) => reader !== 'Ella')
	if (programs.length === 0) return null
	const misses = programs.filter(losesLatin).sort(byShare)
	const whole = programs.length - misses.length
	const who = misses.length === 0 ? `All ${whole}` : `${whole} of ${programs.length}`
	return {
		isWhole: misses.length === 0,
		programs: `${who} programs give back every word, in order.`,
		misses,
		otherLetters: describeOtherLetters(programs),
		ownImport: describeOwnImport(readBack.filter(({ reader }) => reader === 'Ella')),
	}
}

function describeOtherLetters(programs: ReadBackEntry[]): string {
	const readLatin = programs.filter((program) => !losesLatin(program))
	const losing = readLatin.filter(({ missedIn }) => missedIn.length > 0)
	const scripts = [...new Set(losing.flatMap(({ missedIn }) => missedIn))].sort()
	if (scripts.length === 0) return ''
	const count = readLatin.length < programs.length ? `${losing.length} more` : `${losing.length}`
	return `Of CVs in ${listed.format(scripts)} letters ${count} ${losing.length === 1 ? 'loses' : 'lose'} some.`
}

function losesLatin({ missedIn }: ReadBackEntry): boolean {
	return missedIn.includes('Latin')
}

const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function describeOwnImport(readBack: ReadBackEntry[]): string {
	const [worst] = readBack.toSorted(byShare)
	if (worst === undefined) return ''
	const file = fileNames[worst.file] ?? worst.file
	if (worst.found === worst.of) return 'Ella’s own import puts all of it into its fields.'
	return `Ella’s own import puts ${formatShare(worst)} of it into its fields at worst (${file}).`
}

function byShare(a: Share, b: Share): number {
	return a.found / a.of - b.found / b.of
}
