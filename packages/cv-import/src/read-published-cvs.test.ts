import { expect, test } from 'vitest'
import { type MadeLine, makers, pdfOfContent } from './node/make-test-files.ts'
import { readBytes } from './node/read-fixture.ts'

async function read(...lines: readonly string[]) {
	const text = ['Sam Hartley', 'sam@example.com', '07700 900123', '', ...lines].join('\n')
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

async function readWord(...lines: readonly MadeLine[]) {
	const name = { text: 'Sam Hartley', bold: true, sizePt: 22 }
	const bytes = await makers.docx([name, { text: 'sam@example.com' }, ...lines])
	const { document } = await readBytes(bytes, 'cv.docx')
	return document
}

/** Words on a page, from its left and from its top, in points. */
function at([x, y, sizePt]: readonly [number, number, number], words: string): string {
	return `BT /F1 ${sizePt} Tf ${x} ${800 - y} Td (${words}) Tj ET`
}

const heading = (text: string): MadeLine => ({ text, bold: true, sizePt: 14 })
const subheading = (text: string): MadeLine => ({ text, bold: true, sizePt: 12 })
const point = (text: string): MadeLine => ({ text, isBullet: true })

test('a heading that carries on the marks of the list above it is a heading', async () => {
	const { skills, education } = await readWord(
		heading('SKILLS'),
		point('Java'),
		point('Logistics'),
		{ ...heading('EDUCATION'), isBullet: true },
		{ text: 'SUNY Polytechnic, Utica, NY — B.S Computer Science' },
		{ text: 'August 2020 - May 2022' },
		heading('EXPERIENCE'),
		{ text: 'Production Planner, Superior Metals Ltd, March 2023 – May 2024' },
		point('Ordered 40 parts a week'),
	)
	expect(skills.map(({ name }) => name)).toEqual(['Java', 'Logistics'])
	expect(education).toMatchObject([{ qualification: 'B.S', institution: 'SUNY Polytechnic' }])
})

test('an unknown heading right below a known one belongs to it', async () => {
	const { education, experience } = await readWord(
		heading('Summary'),
		{ text: 'I keep the shelves of a shop full and its customers happy.' },
		heading('Education'),
		heading('Currently Pursuing: -'),
		{ text: 'BSc Computing, University of Leeds, 2022 - 2025' },
		heading('Work Experience'),
		{ text: 'Shop Assistant, Halden Stores Ltd, 2019 - 2022' },
		point('Filled 12 shelves a night'),
	)
	expect(education).toMatchObject([{ qualification: 'BSc', institution: 'University of Leeds' }])
	expect(experience).toHaveLength(1)
})

test('what is set as a heading over dates, right below the heading of the jobs, is the first job', async () => {
	const { experience } = await readWord(
		heading('WORK EXPERIENCE'),
		subheading('Summer Training'),
		{ text: 'Halden Foundry Ltd' },
		{ text: '05/2019 – 07/2019' },
		point('Learned how 12 furnaces are lit'),
		subheading('Summer Intern'),
		{ text: 'Calder Mills Ltd' },
		{ text: '07/2020 – 09/2020' },
		point('Counted 400 bales a day'),
	)
	expect(experience).toMatchObject([
		{ jobTitle: 'Summer Training', employer: 'Halden Foundry Ltd' },
		{ jobTitle: 'Summer Intern', employer: 'Calder Mills Ltd' },
	])
})

test('subheadings alike over points part what is said of one job', async () => {
	const { experience, custom } = await readWord(
		heading('EXPERIENCE'),
		{ text: 'IT Technician, Kakamega Law Court', bold: true, sizePt: 13 },
		{ text: 'May 2024 – October 2024' },
		subheading('User Support'),
		point('Answered 40 calls a day'),
		subheading('Network Administration'),
		point('Kept 12 switches running'),
		subheading('System Maintenance'),
		point('Patched 60 computers a month'),
		heading('EDUCATION'),
		{ text: 'Diploma in Information Technology, Leeds City College, 2022 - 2024' },
	)
	expect(custom).toEqual([])
	expect(experience).toHaveLength(1)
	expect(experience[0]?.achievements).toContain('Patched 60 computers a month')
})

test('courses may be told on one line from the award to the year, however long it is', async () => {
	const { education } = await read(
		'Education',
		'- Degree – Bachelor of Technology from G. Pullaiah College of Engineering and Technology, Kurnool – 7.84 CGPA (2022)',
		'- Intermediate (MPC) from Sri Chaitanya Junior College, Kurnool – 8.5 CGPA (2020)',
	)
	expect(education).toMatchObject([
		{ qualification: 'Bachelor of Technology', endDate: '2022', grade: '7.84 CGPA' },
		{ institution: 'Sri Chaitanya Junior College', endDate: '2020' },
	])
})

test('an award whose first word may be a verb is an award', async () => {
	const { education } = await read(
		'Education',
		'- Integrated M.Sc. in Statistics, Pondicherry University (2018–2023)',
	)
	expect(education).toMatchObject([
		{
			qualification: 'Integrated M.Sc.',
			fieldOfStudy: 'Statistics',
			institution: 'Pondicherry University',
		},
	])
})

test('of several awards, the later ones may have no date', async () => {
	const { education } = await read(
		'EDUCATION',
		'Bachelor of Technology (B.Tech.) - Computer Science     Oct 2021 - Dec 2025',
		'Kalinga Institute of Industrial Technology, Bhubaneswar',
		'10+2 - PCM',
		'K.K.S College, Mohiuddin Nagar',
		'Matriculation',
		'Rose Public School, Darbhanga',
	)
	expect(education).toMatchObject([
		{ qualification: 'Bachelor of Technology (B.Tech.)', fieldOfStudy: 'Computer Science' },
		{ institution: 'K.K.S College' },
		{ qualification: 'Matriculation', institution: 'Rose Public School' },
	])
})

test('a label below the employer names the title', async () => {
	const { experience } = await read(
		'Working Experience',
		'Halden Stores Plc',
		'Position Held: Marketer',
		'',
		'Calder Outlet Ltd',
		'Position Held: Supervisor',
	)
	expect(experience).toMatchObject([
		{ jobTitle: 'Marketer', employer: 'Halden Stores Plc' },
		{ jobTitle: 'Supervisor', employer: 'Calder Outlet Ltd' },
	])
})

test('what was used in one job is no employer of the next', async () => {
	const { experience } = await read(
		'Work Experience',
		'Jul 2012 - Sep 2012   Intern developer at AVG, San Francisco',
		'- Wrote 12 extensions for browsers',
		'Tools: Python, MongoDB, PHP, Git',
		'Jul 2008 - Jul 2012   Core developer at Madgeniuses, Trzic',
		'- Built a shop for a German partner',
	)
	expect(experience.map(({ employer }) => employer)).toEqual(['AVG', 'Madgeniuses'])
})

test('a title that begins with a participle heads a job beside its year', async () => {
	const { experience } = await read(
		'Experience',
		'Senior Developer\t2010 – 2018',
		'The Tor Project Ltd',
		'- Measured how 40 networks are censored',
		'Applied Cryptographer\t2018',
		'Signal Foundation Ltd',
		'- Wrote proofs for 3 protocols',
	)
	expect(experience).toHaveLength(2)
	expect(experience[1]?.endDate).toBe('2018')
})

test('marks before the heads of entries whose other lines have none are no points', async () => {
	const { education } = await read(
		'Education',
		'- Leeds City College',
		'Diploma in Computing',
		'Completed in 2023',
		'- Bradford College',
		'BTEC Level 3 Business',
		'Completed in 2021',
	)
	expect(education.map(({ institution }) => institution)).toEqual([
		'Leeds City College',
		'Bradford College',
	])
})

test('a research assistant at a university is at work, not on a course', async () => {
	const { experience, education } = await read(
		'Experience',
		'Telsoft Company Ltd, Hanoi',
		'Software Engineer Intern     July 2020 – October 2020',
		'- Built 3 web forms',
		'Critical Systems Research Group (University of Minnesota)',
		'Undergraduate Research Assistant     July 2019 – May 2020',
		'- Simulated the launch of 12 rockets',
	)
	expect(experience).toHaveLength(2)
	expect(education).toEqual([])
})

test('how well something is known stands in the cell behind it', async () => {
	const { skills } = await read(
		'Skills',
		'JavaScript\tBeginner',
		'Python\tIntermediate',
		'Access\tProficient',
	)
	expect(skills.map(({ name, level }) => [name, level])).toEqual([
		['JavaScript', 'Beginner'],
		['Python', 'Intermediate'],
		['Access', 'Proficient'],
	])
})

test('lists keep to commas without spaces, and labels end in an equals sign too', async () => {
	const { skills } = await read('Skills', 'Languages of programs= C,C++,STL,Java', 'Tools = Git')
	expect(skills.map(({ name }) => name)).toEqual(['C', 'C++', 'STL', 'Java', 'Git'])
})

test('a level may be over several languages, and a language among the skills is one', async () => {
	const { language } = await read('Languages', 'Fluent in Tamil, English and Hindi')
	expect(language.map(({ name, proficiency }) => [name, proficiency])).toEqual([
		['Tamil', 'C1'],
		['English', 'C1'],
		['Hindi', 'C1'],
	])
	const mixed = await read('Skills', '- Python', '- English B2', '- Strong in mathematics')
	expect(mixed.language).toMatchObject([{ name: 'English', proficiency: 'B2' }])
	expect(mixed.skills).toHaveLength(2)
})

test('a name is found beside an address, and a telephone behind a postcode', async () => {
	const lines = [
		'Alexey Ablameyko alexey@example.com',
		'H9R 5R9 (438) 928-3890',
		'',
		'Skills',
		'- Python',
	]
	const { document } = await readBytes(new TextEncoder().encode(lines.join('\n')), 'cv.txt')
	expect(document.personalInfo).toMatchObject({
		firstName: 'Alexey',
		lastName: 'Ablameyko',
		phone: '(438) 928-3890',
	})
})

test('letters set small above a line stay in it', async () => {
	const content = [
		at([50, 40, 20], 'Sam Hartley'),
		at([50, 60, 10], 'sam@example.com'),
		at([50, 100, 14], 'Education'),
		at([50, 120, 10], 'GGPS School, Bokaro'),
		at([50, 134, 10], 'Senior Secondary \\(12'),
		at([147, 130.5, 7], 'th'),
		at([153, 134, 10], '\\), July 2021'),
	]
	const { document } = await readBytes(pdfOfContent(content.join('\n')), 'cv.pdf')
	expect(document.education).toMatchObject([{ qualification: 'Senior Secondary (12th)' }])
})

test('places and dates on the right are ends of rows, though headings stand on both sides', async () => {
	const jobs = ['Halden Foundry', 'Calder Mills', 'Arkwright Joinery', 'Hollin Stores']
	const content = [
		at([50, 40, 20], 'Sam Hartley'),
		at([50, 60, 10], 'sam@example.com'),
		at([50, 100, 14], 'Experience'),
		...jobs.flatMap((name, index) => [
			at([50, 120 + index * 60, 10], `${name} Ltd`),
			at([450, 120 + index * 60, 9], index === 3 ? 'Open Source' : 'Leeds, UK'),
			at([50, 134 + index * 60, 9], 'Technician'),
			at([450, 134 + index * 60, 9], `Jan. ${2010 + index} - Dec. ${2010 + index}`),
			at([50, 148 + index * 60, 9], 'Kept the machines of a hall running.'),
		]),
	]
	const { document } = await readBytes(pdfOfContent(content.join('\n')), 'cv.pdf')
	expect(document.experience).toHaveLength(4)
	expect(document.experience[0]).toMatchObject({ jobTitle: 'Technician', startDate: '2010-01' })
})

test('dates that a place follows in their cell are the dates of the job', async () => {
	const { experience } = await read(
		'Experience',
		'UI Engineer, Halden Foundry Ltd\tJune 2018 to December 2020, Philadelphia, PA',
		'- Kept 12 pages of a shop fast',
		'Team Lead of Interfaces, Calder Enterprise Ltd\tJune 2013 to April 2016, King of Prussia, PA',
		'- Led a team of 6',
	)
	expect(experience.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
		['2018-06', '2020-12'],
		['2013-06', '2016-04'],
	])
})

test('a month cut short behind an employer’s full stop stays in its dates', async () => {
	const { experience } = await read(
		'Work Experience',
		'Vynet Invent Limited, Lagos.\tMay 2016 – Jan. 2017',
		'Electrical Engineer',
		'- Installed 12 fire alarms',
	)
	expect(experience).toMatchObject([
		{ employer: 'Vynet Invent Limited', startDate: '2016-05', endDate: '2017-01' },
	])
})

test('a heading that is larger than the others is one, however near it stands', async () => {
	const line = (y: number, words: string, sizePt = 10) =>
		`BT /${sizePt > 10 ? 'F2' : 'F1'} ${sizePt} Tf 50 ${800 - y} Td (${words}) Tj ET`
	const content = [
		line(40, 'Sam Hartley', 20),
		line(60, 'sam@example.com'),
		line(90, 'Education', 12),
		line(106, 'BSc Physics, University of Leeds, 2019 - 2022'),
		line(130, 'Projects', 12),
		line(146, 'Weather map of 12 towns'),
		line(162, 'Work Experience', 14),
		line(178, 'Technician, Halden Foundry Ltd, 2022 - 2024'),
		line(192, 'Skills', 12),
		line(208, 'Python'),
	]
	const { document } = await readBytes(pdfOfContent(content.join('\n')), 'cv.pdf')
	expect(document.experience).toMatchObject([{ employer: 'Halden Foundry Ltd' }])
})
