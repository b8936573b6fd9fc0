import {
	applicationContactSchema,
	applicationFieldsSchema,
	maxNotes,
	type OwnStage,
	type TableField,
	type TableRow,
} from '@app/contract/applications'
import { unescapeFormula } from './escape-formula.ts'
import { readDay } from './read-day.ts'
import { readStage } from './read-stage.ts'

export type RowOptions = {
	own: readonly OwnStage[]
	dates: 'day_first' | 'month_first'
	/** The last day that something can have happened on. */
	today: string
}

type Cells = Map<TableField, string>
type Doubt = TableRow['doubts'][number]

/** Reads one row. Values that cannot be stored in their field are kept as text in the notes. */
export function readRow(cells: Cells, line: number, options: RowOptions): TableRow {
	const left = new LeftOver()
	const text = (field: TableField) => unescapeFormula(cells.get(field) ?? '')
	const line200 = (field: TableField, called: string) =>
		left.shorten(inOneLine(text(field)), called)
	const [title, company] = [line200('title', 'Title'), line200('company', 'Company')]
	const appliedOn = pastDay(text('applied_on'), options)
	const stageOn = pastDay(text('stage_on'), options)
	const words = inOneLine(text('stage'))
	const read = words === '' ? null : readStage(words, options.own)
	if (read === null && words !== '') left.put('stage_unknown', 'Stage', words)
	const unsaid = appliedOn ? 'applied' : 'saved'
	const { stage, countsAs } = read ?? { stage: unsaid, countsAs: unsaid }
	const why = doubtOfSending(appliedOn, countsAs)
	if (why !== null) left.put(why, 'Applied', text('applied_on'))
	if (stageOn === undefined) left.put('stage_on_unreadable', 'Stage since', text('stage_on'))
	return {
		line,
		company,
		title: title || (company && `Job at ${company}`.slice(0, 200)),
		place: line200('place', 'Place'),
		source: line200('source', 'Source'),
		salaryText: line200('salary', 'Salary'),
		url: readUrl(text('url'), left),
		stage,
		countsAs,
		stageWords: words.slice(0, 200),
		appliedOn: countsAs === 'saved' ? null : (appliedOn ?? null),
		stageOn: stageOn ?? null,
		nextStep: readNextStep(text('next_step'), text('next_step_on'), { ...options, left }),
		contact: readContact(cells, left),
		...left.notesAfter(text('notes')),
		leftOut: title === '' && company === '' ? 'nothing_in_it' : null,
	}
}

function doubtOfSending(
	appliedOn: string | null | undefined,
	countsAs: TableRow['countsAs'],
): Doubt | null {
	if (appliedOn === undefined) return 'applied_on_unreadable'
	return appliedOn !== null && countsAs === 'saved' ? 'applied_on_unused' : null
}

/** Collects values that fit no field, each with its label, for the notes. */
class LeftOver {
	private readonly lines: string[] = []
	private readonly doubts = new Set<Doubt>()

	put(doubt: Doubt, called: string, words: string): void {
		this.doubts.add(doubt)
		this.lines.push(`${called}: ${words.trim()}`)
	}

	shorten(words: string, called: string, most = 200): string {
		if (words.length <= most) return words
		this.put('shortened', called, words)
		return `${words.slice(0, most - 1)}…`
	}

	notesAfter(notes: string): { notes: string; doubts: Doubt[] } {
		const all = [notes, ...this.lines].filter((part) => part !== '').join('\n')
		if (all.length > maxNotes) this.doubts.add('shortened')
		return { notes: all.slice(0, maxNotes), doubts: [...this.doubts] }
	}
}

function inOneLine(words: string): string {
	return words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** A day, `null` for none, `undefined` for words that are no day or one that is still to come. */
function pastDay(words: string, { dates, today }: RowOptions): string | null | undefined {
	if (words.trim() === '') return null
	const { day } = readDay(words, dates)
	return day !== null && day <= today ? day : undefined
}

function readUrl(words: string, left: LeftOver): string {
	const given = words.trim()
	if (given === '') return ''
	const looksBare = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(given)
	const read = applicationFieldsSchema.shape.url.safeParse(looksBare ? `https://${given}` : given)
	if (read.success) return read.data
	left.put('url_unusable', 'Link', given)
	return ''
}

function readNextStep(
	what: string,
	on: string,
	{ dates, left }: RowOptions & { left: LeftOver },
): TableRow['nextStep'] {
	const words = inOneLine(what)
	if (words === '' && on.trim() === '') return null
	const { day } = readDay(on, dates)
	if (day === null) {
		left.put('next_step_unreadable', 'Next step', [words, on.trim()].filter(Boolean).join(', '))
		return null
	}
	return { what: left.shorten(words || 'Follow up', 'Next step'), on: day }
}

function readContact(cells: Cells, left: LeftOver): TableRow['contact'] {
	const [name = '', email = '', phone = ''] = (
		['contact_name', 'contact_email', 'contact_phone'] as const
	).map((field) => inOneLine(unescapeFormula(cells.get(field) ?? '')))
	if (name + email + phone === '') return null
	const read = applicationContactSchema.safeParse({ name, email, phone })
	if (read.success) return { name, email, phone }
	left.put('contact_unusable', 'Contact', [name, email, phone].filter(Boolean).join(', '))
	return null
}
