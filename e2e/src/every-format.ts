import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultDesign } from '@app/cv'
import { chromium } from 'playwright-core'
import { inject } from 'vitest'
import { chromiumPath, launchArguments } from './launch-arguments.ts'
import { root } from './product.ts'
import { careWorker } from './sample-cv.ts'
import { linkedInArchive } from './sample-files.ts'

/** A file with a person's CV, and the first name and job that the editor shows once the file is read. */
export type CvFile = { name: string; bytes: () => Promise<Buffer>; firstName: string; job: string }

const fixtures = join(root, 'packages/cv-import/src/fixtures')

/** A CV in every format that Ella reads, each from a program that makes it. */
export const everyFormat: readonly CvFile[] = [
	kept('developer-typst.pdf', 'Rohan', 'Senior Software Engineer'),
	kept('chef-libreoffice.pdf', 'Marco', 'Head Chef'),
	kept('nurse-date-table-libreoffice.pdf', 'Aoife', 'Senior Staff Nurse (Band 6)'),
	kept('nurse-chromium.pdf', 'Grace', 'Ward Sister'),
	kept('product-manager-linkedin.pdf', 'Hannah', 'Senior Product Manager'),
	kept('chef-docx-library.docx', 'Marco', 'Head Chef'),
	kept('chef-libreoffice.odt', 'Marco', 'Head Chef'),
	kept('mechatroniker-libreoffice.rtf', 'Jonas', 'Mechatroniker'),
	kept('electrician-libreoffice.doc', 'Daniel', 'Electrician'),
	kept('electrician-libreoffice.html', 'Daniel', 'Electrician'),
	kept('administrator.txt', 'Gareth', 'Senior Systems Administrator'),
	kept('data-analyst.md', 'Aoife', 'Senior Data Analyst'),
	{
		...ofCareWorker('Basic_LinkedInDataExport.zip'),
		bytes: async () => linkedInArchive(careWorker),
	},
	{ ...ofCareWorker('ella.pdf'), bytes: ownPdf },
	{ ...ofCareWorker('ella.json'), bytes: () => exported('json') },
	{ ...ofCareWorker('json-resume.json'), bytes: () => exported('json-resume') },
	{ name: 'europass.xml', bytes: async () => europass, firstName: 'Tomás', job: 'Tram driver' },
]

/** The same words as a scanner leaves them; only where Tesseract is installed can they be read. */
export const scan: CvFile = { ...ofCareWorker('scan.pdf'), bytes: scannedPage }
export const canReadScans = ['/usr/bin/tesseract', '/usr/local/bin/tesseract'].some(existsSync)

function kept(name: string, firstName: string, job: string): CvFile {
	return { name, bytes: async () => readFileSync(join(fixtures, name)), firstName, job }
}

function ofCareWorker(name: string): Omit<CvFile, 'bytes'> {
	return { name, firstName: 'Zofia', job: 'Senior Care Assistant' }
}

// Without the data inside, so that the page has to be read.
function ownPdf(): Promise<Buffer> {
	return exported('pdf', { carriesData: false })
}

async function exported(format: string, options: object = {}): Promise<Buffer> {
	const answer = await fetch(new URL('/api/typeset/export/', inject('productUrl')), {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ document: careWorker, design: defaultDesign(), format, ...options }),
	})
	if (!answer.ok) throw new Error(`The export answered ${answer.status}.`)
	return Buffer.from(await answer.arrayBuffer())
}

async function scannedPage(): Promise<Buffer> {
	const browser = await chromium.launch({ executablePath: chromiumPath, args: launchArguments })
	try {
		const page = await browser.newPage({
			viewport: { width: 800, height: 1100 },
			deviceScaleFactor: 2,
		})
		const [job] = careWorker.experience
		await page.setContent(`<body style="font: 20px/1.6 sans-serif; padding: 40px">
			<h1>Zofia Hart</h1><p>${careWorker.personalInfo.email}</p>
			<h2>Experience</h2><h3>${job?.jobTitle}</h3><p>${job?.employer}, April 2019 to March 2022</p>
			<ul>${job?.achievements.map((line) => `<li>${line}</li>`).join('')}</ul>
			<h2>Education</h2><p>Stoke-on-Trent College, Level 3 Diploma in Adult Care, 2018</p></body>`)
		const picture = (await page.screenshot({ type: 'jpeg', quality: 90 })).toString('base64')
		await page.setContent(`<img style="width: 100%" src="data:image/jpeg;base64,${picture}">`)
		return await page.pdf({ format: 'A4' })
	} finally {
		await browser.close()
	}
}

const europass = Buffer.from(`<?xml version="1.0"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:hr="h" xmlns:eures="e">
<CandidatePerson><PersonName><oa:GivenName>Tomás</oa:GivenName><hr:FamilyName>Reis</hr:FamilyName></PersonName></CandidatePerson>
<CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Metro do Porto</hr:OrganizationName>
<PositionHistory><PositionTitle typeCode="FREETEXT">Tram driver</PositionTitle></PositionHistory>
</EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`)
