import { describe, expect, test } from 'vitest'
import { comparableWords } from './comparable-words.ts'
import { rewriteBullet } from './index.ts'

/** One duty of a job in the forms that people write it in, and the statements that it may become. */
type Duty = {
	/** "managing", "manage", "managed": the first and the second act. */
	gerunds: [string, string]
	plain: [string, string]
	past: [string, string]
	/** What each is done to. */
	objects: [string, string]
	/** The same word misspelt. */
	typo: [right: string, wrong: string]
	/** The same word in America. */
	american?: [british: string, american: string]
}

const duties: Record<string, Duty> = {
	retail: {
		gerunds: ['ordering', 'serving'],
		plain: ['order', 'serve'],
		past: ['ordered', 'served'],
		objects: ['stock for the shop', 'customers at the counter'],
		typo: ['customers', 'custumers'],
	},
	care: {
		gerunds: ['washing', 'keeping'],
		plain: ['wash', 'keep'],
		past: ['washed', 'kept'],
		objects: ['residents with dementia', 'accurate records'],
		typo: ['residents', 'residents'],
	},
	office: {
		gerunds: ['organising', 'writing'],
		plain: ['organise', 'write'],
		past: ['organised', 'wrote'],
		objects: ['meetings for the board', 'the minutes'],
		typo: ['meetings', 'meetings'],
		american: ['organis', 'organiz'],
	},
	kitchen: {
		gerunds: ['cutting', 'preparing'],
		plain: ['cut', 'prepare'],
		past: ['cut', 'prepared'],
		objects: ['vegetables for the grill', 'the sauces'],
		typo: ['vegetables', 'vegetables'],
	},
	hospital: {
		gerunds: ['teaching', 'checking'],
		plain: ['teach', 'check'],
		past: ['taught', 'checked'],
		objects: ['Band 5 nurses on the ward', 'their drug charts'],
		typo: ['nurses', 'nurses'],
	},
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function told([first, second]: [string, string], [one, other]: [string, string], and = 'and') {
	return `${first} ${one} ${and} ${second} ${other}`
}

// Eighteen spellings and more of the same two acts.
function spellingsOf({ gerunds, plain, past, objects, typo, american }: Duty): string[] {
	const doing = told(gerunds, objects)
	const [right, wrong] = typo
	const [british, other] = american ?? ['', '']
	return [
		capital(doing),
		doing,
		`${capital(doing)}.`,
		`${capital(doing)};`,
		`• ${capital(doing)}`,
		`- ${doing}`,
		`– ${doing}.`,
		`* ${capital(doing)}`,
		capital(told(gerunds, objects, '&')),
		capital(doing).replaceAll(' ', '  '),
		capital(doing).replace(right, wrong),
		capital(british === '' ? doing : doing.replaceAll(british, other)),
		`Responsible for ${doing}`,
		`Was responsible for ${doing}.`,
		`RESPONSIBLE FOR ${doing.toUpperCase()}`,
		`I was responsible for ${doing}`,
		`I’m responsible for ${doing}..`,
		`My duties were to ${told(plain, objects)}`,
		`My duties included ${doing}`,
		`Duties: ${doing}`,
		`I ${told(past, objects)}`,
		capital(told(past, objects)),
		capital(told(plain, objects)),
		`My job was to ${told(plain, objects)};`,
		`“${capital(doing)}”`,
	]
}

// The words alone: the marks at the end are the person's.
const said = (text: string) => comparableWords(text.replace(/^[“"]|[”"]$/g, ''))

describe.each(Object.entries(duties))('the spellings of one duty: %s', (_, duty) => {
	test.each(spellingsOf(duty))('%s', (line) => {
		for (const current of [false, true]) {
			const { before, after } = rewriteBullet(line, { current })
			const right = [told(duty.past, duty.objects), told(duty.plain, duty.objects)].map(said)
			const isRight = right.includes(said(after))
			const isTheirs =
				after === before || said(after) === said(line.replace(duty.typo[1], duty.typo[0]))
			expect(isRight || isTheirs, after).toBe(true)
			if (after !== before) expect(after).not.toMatch(/\s{2}|&(?!E)|^\P{L}/u)
		}
	})

	test('most of them become the same statement', () => {
		const ended = spellingsOf(duty).map((line) =>
			said(rewriteBullet(line, { current: false }).after),
		)
		const right = ended.filter((text) => text === said(told(duty.past, duty.objects)))
		expect(right.length).toBeGreaterThanOrEqual(18)
	})
})
