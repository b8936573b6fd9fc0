import { describe, expect, it } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(...lines: readonly string[]) {
	const text = ['Sam Hartley', 'sam@example.com', '07700 900123', '', ...lines].join('\n')
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

async function skillsOf(...lines: readonly string[]) {
	const { skills } = await read('SKILLS', ...lines)
	return skills.map(({ name }) => name)
}

describe('marks that programs and people type', () => {
	it('takes the letters of a symbol font for the marks of a list', async () => {
		const { experience } = await read(
			'WORK EXPERIENCE',
			'Site Engineer, Halden Solar Ltd, May 2011 – Dec 2013',
			'v  Checked 12 inverters a week',
			'v  Trained a team of 7 people',
			'v  Kept the records of the plant',
		)
		expect(experience).toHaveLength(1)
		expect(experience[0]?.achievements).toEqual([
			'Checked 12 inverters a week',
			'Trained a team of 7 people',
			'Kept the records of the plant',
		])
	})

	it('leaves a letter alone that stands before one line only', async () => {
		const { experience } = await read(
			'WORK EXPERIENCE',
			'Site Engineer, Halden Solar Ltd, May 2011 – Dec 2013',
			'• Checked 12 inverters a week',
			'C  programs for the plant',
		)
		expect(experience[0]?.achievements.join('\n')).toContain('C')
	})

	it('reads a heading between two marks', async () => {
		const { education, skills } = await read(
			':   Educational Qualifications   :',
			'BSc Computing, University of Leeds, 2022',
			'',
			':   Computer Skills   :',
			'Word, Excel, Access',
		)
		expect(education).toMatchObject([{ institution: 'University of Leeds' }])
		expect(skills.map(({ name }) => name)).toEqual(['Word', 'Excel', 'Access'])
	})
})

describe('lists of names', () => {
	it.each([
		['Python, C,SQL, HTML ,CSS', ['Python', 'C', 'SQL', 'HTML', 'CSS']],
		['Excel, PowerPoint and Word', ['Excel', 'PowerPoint', 'Word']],
		['First aid, health and safety', ['First aid', 'health and safety']],
		['Tally ERP 9, Internet & Email', ['Tally ERP 9', 'Internet & Email']],
		['Windows XP,Windows 7,PL/SQL', ['Windows XP', 'Windows 7', 'PL/SQL']],
		['HTML CSS JavaScript PHP', ['HTML', 'CSS', 'JavaScript', 'PHP']],
		['Python (NumPy, pandas), R', ['Python (NumPy, pandas)', 'R']],
	])('parts %s', async (line, names) => {
		expect(await skillsOf(line)).toEqual(names)
	})

	it('reads the languages of a row that is labelled so, in whatever section', async () => {
		const { language } = await read(
			'HOBBIES',
			'Chess, cycling',
			'Languages known : English, Welsh and French',
		)
		expect(language.map(({ name }) => name)).toEqual(['English', 'Welsh', 'French'])
	})

	it('takes a few words with a gap behind them for the label of a list', async () => {
		const { skills, language } = await read(
			'SKILLS',
			'Software  Python, SQL, Java',
			'Languages  English, German',
		)
		expect(skills.map(({ name, group }) => `${group}: ${name}`)).toEqual([
			'Software: Python',
			'Software: SQL',
			'Software: Java',
		])
		expect(language.map(({ name }) => name)).toEqual(['English', 'German'])
	})
})

describe('who somebody is', () => {
	it('takes no label of a form for a name', async () => {
		const text = [
			'CA SAM P. HARTLEY\t7 Radha Vihar, Pipli,',
			'\tIndore – 452001',
			'PERSONAL DETAILS',
			'Date of Birth\t13 June 1965',
			'SKILLS',
			'Audit, Tax, Costing',
			'EDUCATION',
			'BSc Accounting, University of Leeds, 2001',
		].join('\n')
		const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
		expect(document.personalInfo.lastName).not.toBe('Birth')
	})

	it('knows the towns of the world', async () => {
		const text = [
			'Sam Hartley',
			'Samastipur',
			'sam@example.com',
			'SKILLS',
			'Audit, Tax, Costing',
			'EDUCATION',
			'BSc Accounting, University of Leeds, 2001',
		].join('\n')
		const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
		expect(document.personalInfo.city).toBe('Samastipur')
	})
})
