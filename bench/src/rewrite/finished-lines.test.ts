import { findVerb } from '@app/language'
import { openEnglishWords } from '@app/language/node'
import { addAnswerToLine, askAbout, rewriteBullet, summarise } from '@app/rewrite'
import { exampleCvs } from '@app/typeset'
import { expect, test } from 'vitest'
import { changedLines, finishedLines } from './finished-lines.ts'
import { readBullets } from './read-bullets.ts'

// Each was read: the result that the line tells of comes to its front, and nothing else changes.
const approved = new Map([
	[
		'Wrote the arrival checklist that halved wrong-room check-ins',
		'Halved wrong-room check-ins by writing the arrival checklist',
	],
])

test('a finished CV stays as it is, but for what was read and approved', () => {
	const lines = finishedLines()
	expect(lines.length).toBeGreaterThan(150)
	const wrong = changedLines(lines).filter(({ text, after }) => approved.get(text) !== after)
	expect(wrong).toEqual([])
})

test('every word that is written is a word of the dictionary or of the person', async () => {
	const knows = await openEnglishWords()
	const own = new Set<string>()
	const unknown: string[] = []
	const look = (source: string, text: string) => {
		own.clear()
		for (const word of wordsOf(source)) own.add(word.toLowerCase())
		unknown.push(
			...wordsOf(text).filter((word) => !own.has(word.toLowerCase()) && !isKnown(word, knows)),
		)
	}
	for (const { text, current } of finishedLines()) {
		const { after } = rewriteBullet(text, { current })
		look(text, after)
		const [ask] = askAbout(text)
		for (const answer of ['12', '£300 a week', '15%', 'every day', 'for the whole site'])
			if (ask) look(`${text} ${answer} ${ask.question}`, addAnswerToLine(text, ask, answer) ?? '')
	}
	for (const { input, current } of ['tuning-1.txt', 'tuning-2.txt', 'tuning-4.txt'].flatMap(
		readBullets,
	))
		look(input, rewriteBullet(input, { current }).after)
	for (const { cv } of exampleCvs)
		for (const { text, facts } of summarise(cv, { today: '2026-07-01' }))
			look(`${JSON.stringify(cv)} ${facts.map(({ quote }) => quote).join(' ')}`, text)
	expect([...new Set(unknown)]).toEqual([])
})

function wordsOf(text: string): string[] {
	return text.match(/\p{L}+/gu) ?? []
}

// The dictionary lacks "onboarded" and "upsold", which the table of verbs has, and every short form.
function isKnown(word: string, knows: (word: string) => boolean): boolean {
	return knows(word) || findVerb(word) !== null || /^\p{Lu}{2,}s?$/u.test(word)
}
