import proof from './templates/proof.json' with { type: 'json' }

/** A program's result for one kind of file: `found` of `of` strings came back, each once and in order. */
export type ReadBack = {
	/** `PDF`, `DOCX` or `TXT`. */
	file: string
	/** The program; `Ella` is our own import, of a file without the data inside. */
	reader: string
	found: number
	of: number
	/** The scripts in which it missed anything, such as `Latin` or `Devanagari`. */
	missedIn: string[]
}

/** The last measurement by `npm run bench:roundtrip` of the words that programs read back from a template. */
export type TemplateReadBack = {
	/** How many CVs were set. */
	people: number
	/** The day, as `YYYY-MM-DD`. */
	measuredOn: string
	readBack: ReadBack[]
	/** Whether every reader gave back everything. */
	isWhole: boolean
}

const measured: Record<string, ReadBack[]> = proof.templates

/** The proof of a template; `undefined` for one that was never measured. */
export function findTemplateReadBack(templateId: string): TemplateReadBack | undefined {
	const readBack = measured[templateId]
	if (readBack === undefined) return undefined
	const { people, measuredOn } = proof
	return { people, measuredOn, readBack, isWhole: readBack.every(({ found, of }) => found === of) }
}
