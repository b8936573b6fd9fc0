const labels =
	'predicted (?:grade|degree|result)|expected (?:grade|degree|result)|final grade|grades?|result|classification|degree class|gpa|cgpa|average|percentage|abschlussnote|gesamtnote|notendurchschnitt|durchschnittsnote|note|mention|moyenne|nota media|nota final|nota|calificación|voto finale|voto di laurea|voto|votazione|media|média final|média|classificação|eindcijfer|gemiddeld cijfer|gemiddelde|cijfer|resultaat|ocena końcowa|ocena|średnia|wynik'

const british =
	'(?:first|upper second|lower second|third)(?:[- ]class)?(?: degree)?(?: honours)?|(?:second|2nd)[- ]class(?: honours)?,? \\(?(?:upper|lower)(?: division)?\\)?|(?:upper|lower) credit|(?:with )?(?:distinction|merit|honours)\\*?|pass(?: with \\w+)?|[123][:.][12](?: \\(?hons\\)?| honours)?|(?:predicted|expected)\\s+(?:an?\\s+)?(?:first|[12][:.][12]|distinction|merit)|(?:[dmp]\\*?){2,3}|[A-E*](?:,?\\s?[A-E*]){2,}|(?:magna |summa )?cum laude'
const german =
	'sehr gut|gut|befriedigend|ausreichend|mit auszeichnung|\\d[.,]\\d(?: \\((?:sehr )?gut\\))?'
const others =
	'mention (?:très bien|bien|assez bien|passable)|(?:très|assez) bien|matrícula de honor|sobresaliente|notable|aprobado|met lof|ruim voldoende|bardzo dobry|dobry plus|dobry|celujący|dostateczny|muito bom|\\d{2} ?valores'
const figures =
	'\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:\\/|out of|von|su|sur|de)\\s?\\d{1,3}(?:[.,]\\d{1,2})?(?: (?:e|con) lode)?|110 (?:e|con) lode|\\d{2}(?:[.,]\\d{1,2})? ?%|\\d{1,2}[.,]\\d{1,2}'
const value = `(?:${british})(?: \\(\\d{1,3}(?:[.,]\\d+)?\\s?%\\))?|${german}|${others}|${figures}`

const whole = new RegExp(`^(?:(?:${labels})\\b\\s*(?:of\\s+)?[:=]?\\s*)?(?<value>${value})$`, 'iu')
const labelled = new RegExp(`^(?:${labels})\\s*[:=]\\s*(?<value>[^:]{1,40})$`, 'iu')
const atEnd = new RegExp(
	`(?::\\s+(?<colon>(?:[dmp]\\*?){1,3}|distinction\\*?|merit|pass|first|2[:.][12])|\\s*\\((?:(?:${labels})\\s*[:=]?\\s*)?(?<bracket>${value})\\)|,\\s+(?:(?:${labels})\\s*[:=]?\\s*)?(?<part>${value}))$`,
	'iu',
)

export type FoundGrade = {
	/** The bare result. */
	value: string
	/** The range of the grade, with its label and its brackets. */
	start: number
	end: number
}

/** The result that a text is ("2:1", "Nota: 7,9", "Grade: Distinction") or ends in ("Grado (notable)"). */
export function matchGrade(text: string): FoundGrade | null {
	const alone = whole.exec(text) ?? labelled.exec(text)
	if (alone?.groups !== undefined) {
		return { value: alone.groups.value ?? text, start: 0, end: text.length }
	}
	const end = atEnd.exec(text)
	if (end === null) return null
	const result = end.groups?.bracket ?? end.groups?.part ?? end.groups?.colon ?? ''
	// A bracket with a comma or semicolon after an earlier one is the result of one subject, not of the whole.
	const isOneOfMany = end.groups?.bracket !== undefined && /\)\s*[,;]/.test(text)
	return isOneOfMany ? null : { value: result, start: end.index, end: text.length }
}

/** Whether the text behind the dates of a course is only its result: ", Distinction". */
export function isGrade(behind: string): boolean {
	return whole.test(behind.replace(/^[\s,;|·–—-]+/u, '').trim())
}
