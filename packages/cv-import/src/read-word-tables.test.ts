import { describe, expect, test } from 'vitest'
import { readFixture } from './node/read-fixture.ts'

const files = [
	'packer-labelled-table-libreoffice.doc',
	'packer-labelled-table-libreoffice.docx',
	'packer-labelled-table-libreoffice.odt',
	'packer-plain-table-libreoffice.doc',
	'packer-dated-table-libreoffice.docx',
	'packer-title-table-libreoffice.odt',
]

describe.each(files)('a CV in tables: %s', (file) => {
	test('what is said of a job stays out of its title', async () => {
		const { document } = await readFixture(file)
		expect(document.experience).toMatchObject([
			{
				jobTitle: 'Packing Supervisor',
				employer: 'Calder Packaging Ltd',
				location: 'Dewsbury',
				startDate: '2014-03',
				current: true,
			},
			{ jobTitle: 'Machine Operator', employer: 'Hebble Foods', endDate: '2014-02' },
			{ jobTitle: 'Laundry Assistant', employer: 'Spen Valley Laundry', endDate: '2008' },
		])
	})

	test('every paragraph of a cell is a line of its job', async () => {
		const { document } = await readFixture(file)
		expect(document.experience.map(({ achievements }) => achievements)).toEqual([
			[
				'In charge of a packing line with 12 people on the late shift.',
				'Cut damaged returns from 4% to 1.5% in two years',
				'Weekly rotas, holidays and return to work talks',
				'Stock counts',
			],
			['Ran two flow wrappers and changed reels and dies between products.', 'Trained 9 starters'],
			['Sorting and pressing hotel linen, then loading the vans for the morning round.'],
		])
	})

	test('referees beside each other are two people', async () => {
		const { document } = await readFixture(file)
		expect(document.reference).toMatchObject([
			{
				name: 'Mr P. Ackroyd',
				jobTitle: 'Shift Manager',
				organisation: 'Calder Packaging Ltd',
				phone: '01924 496 0177',
			},
			{ name: 'Mrs L Sugden', organisation: 'Parkside Bowls Club', phone: '07700 900733' },
		])
	})

	test('a title close above its text is no part of it', async () => {
		const { document } = await readFixture(file)
		expect(document.professionalSummary).toMatch(/^I am a steady/)
		expect(document.certification.map(({ name }) => name)).toEqual([
			'First Aid at Work',
			'Manual Handling',
		])
	})
})

test('a licence beside its label is kept', async () => {
	const { document } = await readFixture('packer-labelled-table-libreoffice.doc')
	expect(JSON.stringify(document.custom)).toContain('Counterbalance and Reach (RTITB)')
})
