import { describe, expect, test } from 'vitest'
import { findSlips } from '../index.ts'

describe('names in small letters', () => {
	test.each([
		['I work every saturday', 'Saturday'],
		['Open tuesday to thursday', 'Tuesday', 'Thursday'],
		['I can do monday mornings', 'Monday'],
		['Free monday to friday', 'Monday', 'Friday'],
		['Closed on monday.', 'Monday'],
		['Started in january', 'January'],
		['From may 2019 to march 2021', 'May', 'March'],
		['I speak polish and english', 'English'],
		['Taught french and german to years 7 to 9', 'French', 'German'],
		['Cooked in an italian restaurant', 'Italian'],
		['Interpreted punjabi and urdu for patients', 'Punjabi', 'Urdu'],
	])('“%s”', (text, ...names) => {
		const right = findSlips(text).flatMap((slip) => slip.right.match(/\p{Lu}\p{Ll}+/gu))
		expect(right).toEqual(names)
	})
})

describe('what may stand small, or is a name already', () => {
	test.each([
		'Used to polish the silver and march with the band',
		'You may ring at any time, since I may be free',
		'An august company and its august past',
		'Fitted french windows and french polished oak',
		'Kept boards in monday, Jira and Trello',
		'Set up monday.com and moved the team to monday boards',
		'Open Monday to Friday and every Saturday in May',
		'MONDAY TO FRIDAY, JUNE 2019',
		'Taught English, Arabic and Welsh',
		'Fluent in French, and learning Polish',
		'Danish pastries and swiss rolls',
	])('“%s”', (text) => {
		expect(findSlips(text)).toEqual([])
	})
})
