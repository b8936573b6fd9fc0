import { expect, test } from 'vitest'
import { readBytes } from '../read-fixture.ts'

const text = `# Ann Okoro

| | |
|---|---|
| Email | ann@example.com |
| Phone | 07700 900123 |

## Employment

| Dates | Role | Employer |
|---|---|---|
| 2020 – Present | Senior Analyst | Fenwick Retail Ltd |
| 2017 – 2019 | Analyst | Moor Foods |

## Education

| Year | Qualification | School |
|---|---|---|
| 2017 | BSc (Hons) Mathematics | University of York |
| 2014 | A levels | Hull College |
`

test('tables of jobs and of courses one after the other are read row by row', async () => {
	const { document, source } = await readBytes(new TextEncoder().encode(text), 'cv.md')
	expect(document).toMatchObject({
		personalInfo: { firstName: 'Ann', email: 'ann@example.com', phone: '07700 900123' },
		experience: [
			{ jobTitle: 'Senior Analyst', employer: 'Fenwick Retail Ltd', current: true },
			{ jobTitle: 'Analyst', employer: 'Moor Foods', startDate: '2017', endDate: '2019' },
		],
		education: [
			{ fieldOfStudy: 'Mathematics', institution: 'University of York', endDate: '2017' },
			{ qualification: 'A levels', institution: 'Hull College', endDate: '2014' },
		],
	})
	expect(source.unread).toEqual([])
})
