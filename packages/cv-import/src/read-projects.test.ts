import { expect, it } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(...lines: readonly string[]) {
	const text = [
		'Sam Hartley',
		'sam@example.com',
		'07700 900123',
		'',
		'EXPERIENCE',
		'Site Engineer, Halden Solar Ltd, May 2011 – Dec 2013',
		'',
		'PROJECTS',
		...lines,
	].join('\n')
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document.projects
}

it('keeps a short subtitle with the name of a project', async () => {
	const projects = await read(
		'Tidewatch – Harbour Level App, 2021',
		'• Wrote the alarm that warns 40 boat owners',
		'Ledgerline: Club Accounts, 2019',
		'• Replaced three spreadsheets of the club',
	)
	expect(projects.map(({ name }) => name)).toEqual([
		'Tidewatch – Harbour Level App',
		'Ledgerline: Club Accounts',
	])
})

it('reads projects told as a form, label by label', async () => {
	const projects = await read(
		'Project 1',
		'Project name: Tidewatch',
		'Role: Lead Developer',
		'Technologies: Python, SQLite',
		'Description: Warns boat owners before the tide turns',
		'Project 2',
		'Project name: Ledgerline',
		'Role: Tester',
		'Technologies: Java',
	)
	expect(projects).toMatchObject([
		{ name: 'Tidewatch', role: 'Lead Developer' },
		{ name: 'Ledgerline', role: 'Tester' },
	])
	expect(projects[0]?.achievements.join('\n')).toContain('Warns boat owners')
})

it('takes a short line above a longer one for the name of an undated project', async () => {
	const projects = await read(
		'• Tide clock',
		'• A wooden clock that shows the tide of the nearest harbour, with a stepper motor and a small board',
		'• Seed library',
		'• A catalogue of the seeds that members of an allotment keep and lend to each other every spring',
	)
	expect(projects.map(({ name }) => name)).toEqual(['Tide clock', 'Seed library'])
})
