import type { CvDocument } from '@app/cv'

/** Names a job as its owner would: "your job as Staff Nurse at Leeds General", "your most recent job". */
export function nameOfJob(cv: CvDocument, index: number): string {
	const job = cv.experience[index]
	const title = job?.jobTitle.trim() ?? ''
	const employer = job?.employer.trim() ?? ''
	if (title !== '' && employer !== '') return `your job as ${title} at ${employer}`
	if (title !== '') return `your job as ${title}`
	if (employer !== '') return `your job at ${employer}`
	return index === 0 ? 'your most recent job' : `job ${index + 1} on your CV`
}

/** A sentence with a capital first letter. */
export function sentence(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The words in quotation marks, cut at a word when longer than about 60 characters. */
export function quoted(text: string): string {
	const clean = text.trim().replace(/\s+/g, ' ')
	if (clean.length <= 60) return `“${clean}”`
	const cut = clean.slice(0, 57).replace(/\s+\S*$/, '')
	return `“${cut} …”`
}

const wordsOfAnOpening = 4

/** The first words of a line as they stand there: enough to know the line by, short enough for a stroke of the marker. */
export function openingOf(text: string): string {
	return new RegExp(`^\\S+(?:\\s+\\S+){0,${wordsOfAnOpening - 1}}`).exec(text.trim())?.[0] ?? ''
}

const numbersInWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(
	' ',
)

/** "one job", "three jobs", "14 jobs". */
export function count(number: number, noun: string): string {
	return `${numbersInWords[number] ?? number} ${number === 1 ? noun : `${noun}s`}`
}

/** "a, b and c". */
export function listOf(items: readonly string[]): string {
	if (items.length <= 1) return items.join('')
	return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}
