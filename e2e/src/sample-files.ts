import { type CvDocument, formatDateRange, formatPartialDate, fullName } from '@app/cv'
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { strToU8, zipSync } from 'fflate'
import { chromium } from 'playwright-core'
import { chromiumPath, launchArguments } from './launch-arguments.ts'

/** The CV as a person's own PDF: plain HTML printed by Chromium, not one of our templates. */
export async function printedPdf(cv: CvDocument): Promise<Buffer> {
	const browser = await chromium.launch({ executablePath: chromiumPath, args: launchArguments })
	try {
		const page = await browser.newPage()
		await page.setContent(htmlOf(cv))
		return await page.pdf({
			format: 'A4',
			margin: { top: '20mm', bottom: '20mm', left: '20mm', right: '20mm' },
		})
	} finally {
		await browser.close()
	}
}

function htmlOf(cv: CvDocument): string {
	const jobs = cv.experience.map(
		(
			job,
		) => `<h3>${job.jobTitle}, ${job.employer}</h3><p>${job.location} | ${formatDateRange(job)}</p>
			<ul>${job.achievements.map((line) => `<li>${line}</li>`).join('')}</ul>`,
	)
	const courses = cv.education.map(
		(course) =>
			`<h3>${course.qualification}</h3><p>${course.institution} | ${formatDateRange(course)}</p>`,
	)
	return `<body style="font: 11pt/1.5 Arial, sans-serif"><h1>${fullName(cv.personalInfo)}</h1>
		<p>${[cv.personalInfo.city, cv.personalInfo.phone, cv.personalInfo.email].join(' | ')}</p>
		<h2>Profile</h2><p>${cv.professionalSummary}</p>
		<h2>Work experience</h2>${jobs.join('')}
		<h2>Education</h2>${courses.join('')}
		<h2>Skills</h2><p>${cv.skills.map(({ name }) => name).join(', ')}</p></body>`
}

/** The CV as a Word document. */
export async function wordDocument(cv: CvDocument): Promise<Buffer> {
	const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 })
	const line = (text: string) => new Paragraph({ text })
	const children = [
		new Paragraph({
			children: [new TextRun({ text: fullName(cv.personalInfo), bold: true, size: 36 })],
		}),
		line([cv.personalInfo.city, cv.personalInfo.phone, cv.personalInfo.email].join(' | ')),
		heading('Profile'),
		line(cv.professionalSummary),
		heading('Employment history'),
		...cv.experience.flatMap((job) => [
			new Paragraph({
				children: [new TextRun({ text: `${job.jobTitle}, ${job.employer}`, bold: true })],
			}),
			line(formatDateRange(job)),
			...job.achievements.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
		]),
		heading('Education'),
		...cv.education.flatMap((course) => [
			line(`${course.qualification}, ${course.institution}`),
			line(formatDateRange(course)),
		]),
		heading('Skills'),
		line(cv.skills.map(({ name }) => name).join(', ')),
	]
	return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

/** Returns the CV as the archive of tables that LinkedIn gives its members, with another person's letter in it. */
export function linkedInArchive(cv: CvDocument): Buffer {
	const { personalInfo: person } = cv
	const tables = {
		Profile: [
			['First Name', 'Last Name', 'Headline', 'Summary', 'Industry', 'Geo Location'],
			[person.firstName, person.lastName, person.headline, cv.professionalSummary, 'Care', ''],
		],
		'Email Addresses': [
			['Email Address', 'Confirmed', 'Primary'],
			[person.email, 'Yes', 'Yes'],
		],
		Positions: [
			['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
			...cv.experience.map((job) => [
				job.employer,
				job.jobTitle,
				job.achievements.join('\n'),
				job.location,
				formatPartialDate(job.startDate),
				formatPartialDate(job.endDate),
			]),
		],
		Skills: [['Name'], ...cv.skills.map(({ name }) => [name])],
		messages: [
			['FROM', 'CONTENT'],
			['Somebody', 'Between you and me'],
		],
	}
	const files = Object.entries(tables).map(([name, rows]) => [
		`${name}.csv`,
		strToU8(buildTable(rows)),
	])
	return Buffer.from(zipSync(Object.fromEntries(files)))
}

function buildTable(rows: readonly string[][]): string {
	const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
	return rows.map((row) => row.map(cell).join(',')).join('\n')
}
