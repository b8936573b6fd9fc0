import { describe, expect, test } from 'vitest'
import { type EditsByWord, editLine } from '../fixtures/edit-line.ts'
import { areSafeEdits } from './are-safe-edits.ts'
import { isFaithful } from './draft-by-editor.ts'
import { bulletMark } from './edit.ts'

const bullet = { mark: bulletMark }
type Case = [line: string, edits: EditsByWord]

/** Edits that make a line claim what its writer didn't say, by what they invent. */
const invented: Record<string, Case[]> = {
	'another figure': [
		['Served 12 tables a night', { '12': '=20' }],
		['Served up to 12 tables a night', { up: 'cut', to: 'cut' }],
		['Served 12 tables a night', { '12': { words: 'over' } }],
		['Trained two starters in a year', { two: '=three' }],
		['Cut waste from 9% to 6%', { from: 'cut', '9%': 'cut' }],
		['Delivered about 80 parcels a day', { about: 'cut' }],
		['Answered 30 calls a week', { week: '=day' }],
		['Sold nearly £2,000 of shoes', { nearly: 'cut' }],
	],
	'a figure left out': [
		['Made 300 pies in 2 days', { '2': 'cut', days: 'cut', in: 'cut' }],
		['Cleaned 14 rooms a day', { '14': 'cut' }],
		['Raised sales by 4% in a year', { by: 'cut', '4%': 'cut' }],
	],
	'a name left out or changed': [
		['Ran payroll in Sage for Tesco', { for: 'cut', tesco: 'cut' }],
		['Ran payroll in Sage for the group', { sage: '=sap' }],
		['Taught Spanish at Oakfield School', { spanish: 'cut' }],
	],
	'what was not done': [
		['Did not handle complaints', { did: 'cut', not: 'cut', handle: 'past' }],
		['Never closed the till alone', { never: 'cut' }],
		['Had no access to the safe', { no: 'cut' }],
		['Drove for three years without accidents', { without: '=with' }],
		['Nobody asked me to lead the team', { nobody: 'cut', asked: 'cut', me: 'cut', to: 'cut' }],
	],
	'help, parts and some': [
		['Helped cook lunches for 200 pupils', { helped: 'cut', cook: 'past' }],
		['Assisted with fitting kitchens', { assisted: 'cut', with: 'cut', fitting: 'past' }],
		['Was part of the team that built the app', { was: 'cut', part: 'cut', of: 'cut' }],
		['Painted some of the classrooms', { some: 'cut', of: 'cut' }],
		['Mostly cleaned the offices', { mostly: 'cut' }],
		['Sometimes covered the front desk', { sometimes: 'cut' }],
		['Helped the chef with stock, ordering', { ordering: { ...bullet, word: 'past' }, ',': 'cut' }],
		['Took notes under supervision of a nurse', { under: 'cut', supervision: 'cut', of: 'cut' }],
	],
	'what was only planned': [
		['Planned to open a second shop', { planned: 'cut', to: 'cut', open: 'past' }],
		['Was due to run the summer school', { was: 'cut', due: 'cut', to: 'cut', run: 'past' }],
		['Hoping to finish my diploma', { hoping: 'cut', to: 'cut', finish: 'past' }],
		['Tried to fix the boilers', { tried: 'cut', to: 'cut', fix: 'past' }],
	],
	'what others did': [
		['Supervised staff who cleaned rooms', { who: 'cut', cleaned: bullet }],
		['My manager ordered the stock', { my: 'cut', manager: 'cut' }],
		['We built a new stand', { we: 'cut' }],
		['Worked for a chef who won two awards', { who: 'cut', won: bullet }],
		['Watched the vet treat horses', { watched: 'cut', the: 'cut', vet: 'cut', treat: 'past' }],
		[
			'Was shown how to lay bricks',
			{ was: 'cut', shown: 'cut', how: 'cut', to: 'cut', lay: 'past' },
		],
	],
	'a stronger verb': [
		['Worked with a team of nine', { worked: '=led' }],
		['Did rotas for the ward', { did: '=managed' }],
		['Stock counts every month', { stock: { words: 'lead', tense: 'past' } }],
		['Sales of shoes and bags', { sales: { words: 'increase', tense: 'past' } }],
		['Attended meetings with the board', { attended: '=chaired' }],
		['Joined the safety committee', { joined: '=founded' }],
	],
	'what nobody said': [
		['Answered the phone', { phone: { words: 'customers' } }],
		['Checked the boilers', { $: { words: 'every day' } }],
		['Cleaned the vans', { $: { words: 'for the whole fleet' } }],
		['Sold tickets, complaints fell', { complaints: { words: 'so' }, ',': 'cut' }],
	],
}

function claimsNoMore(line: string, edits: EditsByWord): boolean {
	const wording = editLine(line, edits)
	return wording !== null && isFaithful(wording, 'past')
}

describe.each(Object.entries(invented))('%s', (_kind, cases) => {
	test.each(cases)('in “%s” isn’t offered', (line, edits) => {
		const wording = editLine(line, edits)
		expect(wording).not.toBeNull()
		expect(wording !== null && areSafeEdits(wording.from, wording.edits)).toBe(false)
		expect(claimsNoMore(line, edits), wording?.bullets.join(' • ')).toBe(false)
	})
})

const honest: [name: string, line: string, edits: EditsByWord][] = [
	[
		'a lead-in goes and its gerund becomes the verb',
		'I was responsible for cleaning 12 rooms a day',
		{ i: 'cut', was: 'cut', responsible: 'cut', for: 'cut', cleaning: 'past' },
	],
	[
		'a list of work becomes bullets',
		'Cleaned 12 rooms a day, made beds and I ordered linen',
		{ made: bullet, i: 'cut', ordered: bullet },
	],
	[
		'a verb that suits any work stands before a noun',
		'deliveries to 40 shops',
		{ deliveries: { words: 'handle', tense: 'past' } },
	],
	['an article is put in', 'Cleaned ward every night', { ward: { words: 'the' } }],
	['a number is put right', 'Cleaned two ward', { ward: 'many' }],
	['a line with a weakener keeps it', 'I helped cook lunches for 200 pupils', { i: 'cut' }],
]

test.each(honest)('%s', (_name, line, edits) => {
	const wording = editLine(line, edits)
	expect(wording !== null && areSafeEdits(wording.from, wording.edits)).toBe(true)
	expect(claimsNoMore(line, edits), wording?.bullets.join(' • ')).toBe(true)
})
