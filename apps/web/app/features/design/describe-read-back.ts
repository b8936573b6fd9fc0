import type { ReadBackEntry, TemplateEntry } from '@app/contract'

type Share = Pick<ReadBackEntry, 'found' | 'of'>

/** A reader's share in per cent, cut off and not rounded, so that 100 means everything. */
export function formatReadBackShare({ found, of }: Share): string {
	if (found === of) return '100\u00A0%'
	return `${(Math.floor((1000 * found) / of) / 10).toFixed(1)}\u00A0%`
}

/** Returns the name of a reader. */
export function readerName({ file, reader }: Pick<ReadBackEntry, 'file' | 'reader'>): string {
	if (reader === 'Ella') return `Ella’s import of ${fileNames[file] ?? file}`
	if (file === 'TXT') return 'Plain text'
	return file === 'DOCX' ? `${reader} (Word)` : reader
}

const fileNames: Record<string, string> = { PDF: 'PDF', DOCX: 'Word', TXT: 'plain text' }

type Reading = {
	/** Whether every program gave back every word of CVs in Latin letters. */
	isWhole: boolean
	verdict: string
	/** How many apps read everything, where not all do. */
	inFull?: string
}

type Measured = Pick<TemplateEntry, 'readBack' | 'hasColumns'>

/** How well software reads a template, in a few words; `null` when it was never measured. */
export function describeReadBack({ readBack, hasColumns }: Measured): Reading | null {
	const programs = readBack.filter(isOtherSoftware)
	if (programs.length === 0) return null
	const whole = programs.filter((program) => !losesLatin(program)).length
	if (whole === programs.length) return { isWhole: true, verdict: 'ATS-friendly' }
	const inFull = `read in full by ${whole} of ${programs.length} apps`
	return { isWhole: false, verdict: hasColumns ? 'Columns may mix' : 'Order may change', inFull }
}

/** The scripts, such as `Arabic or Thai`, in which some software loses words; `''` for none. */
export function listLossyScripts(readBack: ReadBackEntry[]): string {
	const scripts = readBack.filter(isOtherSoftware).flatMap(({ missedIn }) => missedIn)
	return listed.format([...new Set(scripts)].filter((script) => script !== 'Latin').sort())
}

function isOtherSoftware({ reader }: ReadBackEntry): boolean {
	return reader !== 'Ella'
}

function losesLatin({ missedIn }: ReadBackEntry): boolean {
	return missedIn.includes('Latin')
}

const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })
