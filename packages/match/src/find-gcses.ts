/**
 * A GCSE in a text: its subject, the words, and the lowest grade that they can mean, as a number on today's scale.
 */
export type Gcse = {
	subject: 'English' | 'maths'
	quote: string
	start: number
	grade: number | null
}

const mark = /\b(?:GCSEs?|O[\s-]levels?)\b/i
const other = 'A[\\s-]?levels?|AS[\\s-]levels?|BTEC|HN[CD]|NVQ|Functional Skills|Key Skills'
const otherMark = new RegExp(`^\\W*(?:(?:\\d|two|three|four)\\s+)?(?:${other})\\b`, 'i')
// Nothing is cut out, so that places stay true.
const segmentEnds = new RegExp(`(?<=[;|\\n•]|\\.\\s)|(?=\\b(?:${other})\\b)`, 'i')
const letter = '(?:A\\*|[A-GU](?![\\w*]))(?![\\s-]?levels?)'
const figure = '[1-9](?![\\d:])'
const oneGrade = `(?:${letter}|${figure})`
const subject =
	/\b(?:English(?:\s+(?:Language|Literature|Lang|Lit))?(?:\s*(?:&|and|\/)\s*(?:English\s+)?(?:Language|Literature|Lit))?|Math(?:s|ematics)?)\b/gi
const gradeBehind = new RegExp(
	`^(?:\\s+GCSEs?)?\\s*(?:[([:–—-]|,?\\s*(?:both\\s+)?at|,)?\\s*(?:grades?\\s+)?(?<grade>${oneGrade})(?:\\s*[/(]\\s*${oneGrade})?(?!\\s*(?:\\p{Ll}|GCSE))`,
	'u',
)
const gradeAhead = new RegExp(`(?<![\\w/-])(?<grade>${oneGrade})\\s+in\\s+(?:GCSE\\s+)?$`, 'u')
const least = `${letter.replace('(?![\\w*])', '\\*?(?![\\w])')}|${figure}`
const range = new RegExp(
	[
		`(?:(?<!\\p{L})(?<best>${oneGrade})\\s*(?:-|–|—|to)\\s*(?<least>${least}))`,
		`(?:grades?|at)\\s+(?<from>${oneGrade})(?:\\s*/\\s*${oneGrade})?\\s*(?:\\+|(?:and|or)\\s+(?:above|better|higher))`,
	].join('|'),
	'u',
)

/**
 * The GCSEs in English and mathematics that a text names, also after one mark or one range of grades for all. Within an entry
 * that is headed so the mark may be left out.
 */
export function findGcses(text: string, { isHeaded }: { isHeaded: boolean }): Gcse[] {
	let start = 0
	let isUnder = isHeaded
	return text.split(segmentEnds).flatMap((part) => {
		const found = parsePart(part, { start, isHeaded: isUnder })
		start += part.length
		// The mark at the start of a list holds until another begins or the sentence ends.
		if (sentenceEnds.test(part)) isUnder = isHeaded
		else if (mark.test(part)) isUnder = true
		else if (otherMark.test(part)) isUnder = false
		return found
	})
}

const sentenceEnds = /\.\s$/

function parsePart(
	part: string,
	{ start, isHeaded }: { start: number; isHeaded: boolean },
): Gcse[] {
	const isOther = otherMark.test(part)
	const at = part.search(mark)
	if (at < 0 && (isOther || !isHeaded)) return []
	// Text before the word “GCSE” belongs to the other qualification.
	const from = isOther ? at : 0
	const said = part.slice(from)
	const whole = lowestOfRange(said)
	return [...said.matchAll(subject)].map(({ 0: quote, index }) => ({
		subject: /^e/i.test(quote) ? 'English' : 'maths',
		quote,
		start: start + from + index,
		grade:
			findGrade(said, { start: index, end: index + quote.length }) ??
			sharedGrade(said.slice(index + quote.length)) ??
			whole,
	}))
}

// Joined subjects share the grade behind the last of them.
const shared = new RegExp(
	`^(?:\\s*(?:,|&|and)\\s*(?:English|Math\\w*|Science)(?:\\s+\\p{L}+)?)+\\s*[(,:–—-]?\\s*(?:(?:both|all)\\s+)?(?:at\\s+)?(?:grades?\\s+)(?<grade>${oneGrade})`,
	'iu',
)

function sharedGrade(behind: string): number | null {
	const said = shared.exec(behind)?.groups?.grade
	return said === undefined ? null : parseGrade(said)
}

function findGrade(text: string, { start, end }: { start: number; end: number }): number | null {
	const said =
		gradeAhead.exec(text.slice(0, start))?.groups?.grade ??
		gradeBehind.exec(text.slice(end))?.groups?.grade
	return said === undefined ? null : parseGrade(said)
}

/**
 * Returns the lowest grade that a text gives for all GCSEs (“A*–C”, “grade 4 and above”) as a number; `null` where it
 * gives none.
 */
export function lowestOfRange(text: string): number | null {
	const { best, least, from } = range.exec(text)?.groups ?? {}
	if (from !== undefined) return parseGrade(from)
	if (best === undefined || least === undefined) return null
	return Math.min(parseGrade(best), parseGrade(least.replace(/(?<=[B-G])\*/, '')))
}

/** A grade alone, such as the field of it holds: "B", "6", "C/4". */
export function gradeAlone(text: string): number | null {
	const { grade } =
		new RegExp(
			`^\\W*(?:grade\\s+)?(?<grade>${oneGrade})(?:\\s*[/(]\\s*${oneGrade}\\)?)?\\W*$`,
			'iu',
		).exec(text)?.groups ?? {}
	return grade === undefined ? null : parseGrade(grade.toUpperCase())
}

// Ofqual sets the foot of A at that of 7 and the foot of C at that of 4; a C may be worth a 5.
const ofLetter: Record<string, number> = { 'A*': 9, A: 7, B: 6, C: 5, D: 3, E: 2, F: 1, G: 1, U: 0 }

function parseGrade(said: string): number {
	return ofLetter[said.toUpperCase()] ?? Number(said)
}

const asked = new RegExp(
	[
		`(?:\\bgrades?\\s+|\\bat\\s+(?=[A-C]))(?<first>${oneGrade})`,
		String.raw`(?<![\w*])(?<best>A\*?|9)\s*(?:-|–|—|to)\s*(?<least>[A-G]|[1-9])(?![\w*])`,
		String.raw`(?<![\w*])(?<pair>[A-C]\s*/\s*[1-9]|[1-9]\s*/\s*[A-C])(?!\w)`,
		String.raw`(?<![\w*])(?<alone>[A-C]|[4-9])\s*(?:\+|or\s+(?:above|higher|better))`,
	].join('|'),
	'u',
)
// The foot of each letter: who asks for a C asks for a 4.
const footOf: Record<string, number> = { 'A*': 8, A: 7, B: 5, C: 4, D: 3, E: 2, F: 1, G: 1 }

/** The grade that an advert asks for at least, as a number of today's scale; `null` where it names none. */
export function gradeAsked(line: string): number | null {
	const { first, best, least, pair, alone } = asked.exec(line)?.groups ?? {}
	const grades = [first, best, least, alone, ...(pair?.split('/') ?? [])].flatMap((said) => {
		const grade = said?.trim()
		return grade === undefined ? [] : [footOf[grade] ?? Number(grade)]
	})
	return grades.length === 0 ? null : Math.min(...grades)
}
