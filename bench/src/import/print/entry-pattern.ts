import type { Random } from '../random.ts'

/** A part of an entry's header: for a job its title and employer, for a course its name and school. */
export type Slot = 'title' | 'place' | 'location' | 'dates'

export type Piece = {
	slot: Slot
	/** The text before the slot when another slot comes first. */
	before?: string
	/** What stands after it. */
	after?: string
	style?: 'bold' | 'italic'
}

/** The line of each part of an entry's header, and the part set at the right edge. */
export type EntryPattern = {
	id: string
	lines: { left: Piece[]; right?: Slot }[]
	/** The dates are set in a separate column at the left. */
	hasDateColumn?: true
	/** Roles at one employer stand under its name. */
	isNested?: true
}

const bold = 'bold'
const italic = 'italic'
const title = (piece: Omit<Piece, 'slot'> = {}): Piece => ({ slot: 'title', ...piece })
const place = (piece: Omit<Piece, 'slot'> = {}): Piece => ({ slot: 'place', ...piece })
const location = (before = ', ', after = ''): Piece => ({ slot: 'location', before, after })
const dates = (before = '', after = ''): Piece => ({ slot: 'dates', before, after })

/** The headers of entries that CVs print, most of them seen in many. */
const entryPatterns: readonly EntryPattern[] = [
	pattern('title-right-dates', [[title({ style: bold })], 'dates'], [[place(), location()]]),
	pattern(
		'employer-right-dates',
		[[place({ style: bold })], 'dates'],
		[[title({ style: italic })], 'location'],
	),
	pattern('title-comma-employer', [
		[title({ style: bold }), place({ before: ', ' }), location()],
		'dates',
	]),
	pattern('employer-comma-title', [
		[place({ style: bold }), location(), title({ before: ', ', style: italic })],
		'dates',
	]),
	pattern(
		'title-pipe-employer',
		[[title({ style: bold }), place({ before: ' | ' }), location(' | ')]],
		[[dates()]],
	),
	pattern('all-pipes', [
		[title({ style: bold }), place({ before: ' | ' }), location(' | '), dates(' | ')],
	]),
	pattern('title-dash-employer', [
		[title({ style: bold }), place({ before: ' – ' }), location(' (', ')')],
		'dates',
	]),
	pattern(
		'employer-dash-title',
		[[place(), title({ before: ' – ', style: bold })], 'dates'],
		[[location('')]],
	),
	pattern('dates-first', [[dates()]], [[title({ style: bold })]], [[place(), location()]]),
	pattern('dates-first-employer', [[dates()]], [[place({ style: bold }), location()]], [[title()]]),
	pattern(
		'title-employer-dates-stacked',
		[[title({ style: bold })]],
		[[place({ style: italic }), location()]],
		[[dates()]],
	),
	pattern(
		'employer-title-dates-stacked',
		[[place({ style: bold }), location()]],
		[[title()]],
		[[dates()]],
	),
	pattern(
		'title-then-employer-and-dates',
		[[title({ style: bold })]],
		[[place(), location(), dates(' | ')]],
	),
	pattern(
		'title-then-dots',
		[[title({ style: bold })]],
		[[place(), location(' · '), dates(' · ')]],
	),
	pattern(
		'employer-then-title-brackets',
		[[place({ style: bold })], 'location'],
		[[title(), dates(' (', ')')]],
	),
	pattern('title-brackets', [[title({ style: bold }), dates(' (', ')')]], [[place(), location()]]),
	pattern('dates-inline-first', [
		[dates('', ': '), title({ style: bold }), place({ before: ', ' }), location()],
	]),
	pattern('commas-only', [[title({}), place({ before: ', ' }), location(), dates(', ')]]),
	pattern(
		'employer-dates-title',
		[[place({ style: bold }), location()]],
		[[dates()]],
		[[title({ style: italic })]],
	),
	pattern(
		'title-employer-location-right',
		[[title({ style: bold })], 'dates'],
		[[place({ style: italic })], 'location'],
	),
	{
		...pattern('column-title', [[title({ style: bold })]], [[place(), location()]]),
		hasDateColumn: true,
	},
	{
		...pattern(
			'column-employer',
			[[place({ style: bold }), location()]],
			[[title({ style: italic })]],
		),
		hasDateColumn: true,
	},
	{
		...pattern('column-one-line', [[title({ style: bold }), place({ before: ', ' }), location()]]),
		hasDateColumn: true,
	},
	{
		...pattern(
			'nested-roles',
			[[place({ style: bold })], 'location'],
			[[title({ style: italic })], 'dates'],
		),
		isNested: true,
	},
	{
		...pattern('nested-stacked', [[place({ style: bold }), location()]], [[title()]], [[dates()]]),
		isNested: true,
	},
]

function pattern(id: string, ...lines: [left: Piece[], right?: Slot][]): EntryPattern {
	return {
		id,
		lines: lines.map(([left, right]) => (right === undefined ? { left } : { left, right })),
	}
}

/** Chooses how a CV prints its jobs and, mostly alike, its courses. */
export function choosePatterns(random: Random, wantsDateColumn: boolean) {
	const fitting = entryPatterns.filter((one) => (one.hasDateColumn === true) === wantsDateColumn)
	const experience = random.pick(fitting)
	const plain = fitting.filter((one) => one.isNested !== true)
	const isAlike = experience.isNested !== true && random.chance(0.6)
	return { experience, education: isAlike ? experience : random.pick(plain) }
}
