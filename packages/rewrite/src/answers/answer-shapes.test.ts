import { audit } from '@app/claims'
import { conjugate } from '@app/language'
import { expect, test } from 'vitest'
import { addAnswerOrRefuse, askAbout } from '../index.ts'
import { expandAnswerShorthand, inDigits } from './answer-tokens.ts'

const lines = [
	['Van driver', 'Delivered parcels to homes and businesses'],
	['Receptionist', 'Answered the telephone and booked appointments for patients'],
	['Warehouse operative', 'Pick and pack orders with a hand scanner'],
	['IT support', 'Password resets, new starters/leavers in AD, imaging laptops, Teams issues etc'],
	[
		'Sales assistant',
		'Fitting rooms, folding, getting stock from the back, bit of visual merch on a Sunday',
	],
	['Healthcare assistant', 'Making beds, washing patients, feeding, obs, answering buzzers'],
	['Chef', 'Washed pots and plates and cleaned the kitchen at the end of the shift'],
	['Electrician', 'Do first and second fix on domestic rewires'],
	['Site manager', 'Cover inductions, toolbox talks and permits. Keep the site file up to date.'],
	['Paralegal', 'Prepared court bundles and filed documents.'],
	['Nurse', 'Plan care for patients on an acute medical ward'],
	[
		'Retail assistant',
		'Trained new starters on the tills, age-restricted sales and refund procedures',
	],
	['Farm worker', 'Milked cows and fed calves'],
	['Shop manager', 'Ordered stock from wholesalers and checked deliveries'],
	['Office manager', 'Managed a budget'],
	['Bricklayer', 'Laid bricks and blocks on new builds'],
] as const

const answers = [
	'40',
	'40ish',
	'about 40 a week',
	'between 30 and 40',
	'30-40, more on fridays',
	'a couple of hundred',
	'40 a day, mondays were worse more like 60',
	'from 40 up to 60 at xmas',
	'40 in the week, 60 on a sat',
	'40, plus the regulars',
	'I did around 40 every shift',
	'40 on a good day, less if it was quiet',
	'£2k a week',
	'loads',
	'not 40, more like the other girl',
	'40 with 3 of us',
	'depends, 40 on a quiet day and over 60 near xmas',
	'my boss was really nice',
	'served 40 people a day and closed up',
	'40 since the job started',
	'40, 2 year olds',
] as const

const inPlainWords = (answer: string): string =>
	inDigits(expandAnswerShorthand(answer))
		.replace(/(\d+) ?ish/u, 'about $1')
		.replace('more like 60', 'about 60')
		.replace(/with (\d+) of us/u, 'in a team of $1')

// Returns the statement that an answer makes together with its question: "did you serve in a day" and "40" make "I
// served 40 a day".
function asStatement(question: string, answer: string): string {
	const asked =
		/^How many (?<noun>.+?) did (?<who>you|the kitchen) (?<verb>\p{L}+)(?<rest>.*?)(?: (?:on|in))? (?<often>a \p{L}+)\?$/u.exec(
			question,
		)
	const { noun, who, verb = '', rest, often } = asked?.groups ?? {}
	if (noun === undefined) return answer
	return `${who === 'you' ? 'I' : who} ${conjugate(verb).past}${rest} ${noun} ${often}, ${answer}`
}

const numbersOf = (text: string): string[] => text.match(/\d[\d,.]*\d|\d/g) ?? []
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

test.each(lines.flatMap(([title, line]) => answers.map((answer) => ({ title, line, answer }))))(
	'$line + $answer',
	({ title, line, answer }) => {
		const [ask] = askAbout(line, { title })
		if (ask === undefined) return expect(ask).toBeUndefined()
		const made = addAnswerOrRefuse(line, ask, answer)
		if ('refusal' in made) return expect(made.refusal).toMatch(/\p{L}.*\.$/u)
		const { text } = made
		const said = [...numbersOf(line), ...numbersOf(answer), '200', '2']
		expect(numbersOf(text).filter((number) => !said.includes(number))).toEqual([])
		expect(text).not.toMatch(/\b(\p{L}+) \1\b|\( | \)|\(\)|\s{2}|\betc\. \p{Lu}/u)
		// Only words without content may be dropped, or be replaced by the amount.
		const kept = new Set(wordsOf(text))
		const lost = wordsOf(line).filter((word) => !kept.has(word))
		expect(lost.filter((word) => !/^(?:the|a|etc|telephone|phones)$/.test(word))).toEqual([])
		const facts = [
			ask.question,
			inPlainWords(answer),
			asStatement(ask.question, inPlainWords(answer)),
		]
		// Words that stand where they stood are not about the answer.
		const untouched = [...text].findIndex((letter, at) => letter !== line[at])
		const found = audit(line, text, facts)
			.findings.filter(({ after }) => after === null || after.end > untouched)
			.map(({ kind, after }) => `${kind}: ${after?.text}`)
		expect(found.length === 0 ? '' : `${text} ${found}`).toBe('')
	},
)
