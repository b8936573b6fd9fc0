import { expect, test } from 'vitest'
import { readLiterals } from './read-texts.ts'
import { findHits, readExceptions, readRules } from './voice-rules.ts'

const tables = { rules: readRules(), exceptions: readExceptions() }

function problemsOf(text: string, isArticle = false): string[] {
	return findHits({ file: 'a.ts', line: 1, text, isArticle }, tables).map(({ instead }) => instead)
}

function textsOf(source: string): string[] {
	return readLiterals('screen.tsx', source).map(({ text }) => text)
}

test.each([
	'To mend (13)',
	'Whoever shared this CV gave it a password',
	'Colleagues of whom two left',
	'One price, said beforehand',
	'Taken back, it is gone at once',
	'Say what came of it',
	'Words that stand in its way',
	'Every remark lies on the words',
	'Your CV speaks of your family',
	'This tells of your work',
	'Your Premium goes on for another month',
	'Page 1 holds 900 words',
	'Your CV gives away your age',
	'Bring in a CV',
	'Bring a file in',
	'A password and a last day',
	'Make an address',
	'Versions, comparison and the way back',
	'What the advert demands',
	'Every sign of the file has a meaning',
	'Export it from the program that made it',
	'Cancel in two presses',
	'It works without a connection',
	'Check your e-mails',
	'A staff nurse, invented',
	'A slip in a date',
	'There is no photograph',
	'This CV is not here, or not any more',
	'This CV cannot be set in type',
	'Nothing has these words',
	'A kept CV',
	'7 things and three tips',
])('“%s” breaks a rule', (text) => {
	expect(problemsOf(text)).not.toEqual([])
})

test.each([
	'Please sign in to continue',
	'Tell us what went wrong',
	'Set up an apprenticeship programme',
	'Fix this first: nothing else matters until it’s done',
	'You’ve written about a slipway',
	'Cut a line or two',
	'Check your email',
	'Printers hold A4 paper',
	'We read “Mending nets” as a job',
])('“%s” is fine', (text) => {
	expect(problemsOf(text)).toEqual([])
})

test('articles may write numbers as words', () => {
	expect(problemsOf('It took three years', true)).toEqual([])
})

test('a fixed text is excepted as a whole only', () => {
	expect(problemsOf('Two Columns')).toEqual([])
	expect(problemsOf('Two Columns and a half')).not.toEqual([])
})

test('strings, templates and JSX texts are read, each with its line', () => {
	const source = `const a = 'Fix it'
const b = \`Page \${a}
	of 2\`
const c = <p title="A tip">Two words</p>`
	expect(readLiterals('screen.tsx', source).map(({ line, text }) => `${line} ${text}`)).toEqual([
		'1 Fix it',
		'2 Page {} of 2',
		'4 A tip',
		'4 Two words',
	])
})

test.each([
	['a comment', '// Whoever reads this\n/* mend it */'],
	['a name', 'const mend = 1'],
	['the name of a property', "const a = { 'Mend it': 1 }"],
	['an import', "import { a } from '../Mend it.ts'"],
	['a type', "type A = 'Mend it'"],
	['SQL', 'const a = sql`Mend it`'],
	['a regular expression in a string', "const a = '(?:mend|whoever) it'"],
	['an identifier', "const a = 'mend-first'"],
	['a list of words', "const a = 'mend slip fold cut wash dry iron press stitch hem dye cook'"],
])('%s is not read', (_, source) => {
	expect(textsOf(source)).toEqual([])
})

test('a source that cannot be parsed is an error', () => {
	expect(() => textsOf('const =')).toThrow('screen.tsx')
})
