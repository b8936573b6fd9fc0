import { expect, test } from 'vitest'
import { makers } from './node/make-test-files.ts'
import { readBytes } from './node/read-fixture.ts'

const paragraphs = [
	'Jayden Cole',
	'Bulwell, Nottingham',
	'jayden.cole@example.com',
	'07700 900348',
	'',
	"I'm in the last year of an electrical installation apprenticeship and finish next July, so\nI'm looking for a firm to take me from then as an improver.",
	'',
	'Apprentice Electrician',
	'Trentside Electrical Contractors, Nottingham',
	'September 2022 to now',
	'- Rewires in council houses, about 45 so far. I do the first fix by myself and he checks\nit',
	'- Second fix, sockets, lights, boards',
	'- Two months on a school job, containment and SWA',
	'- Hardly any days off, 2 last year',
]

test('a point that is set in by a space is a point in Word too', async () => {
	const lines = paragraphs.map((text) => ({
		text: text.replace('\n', ' ').replace(/^- /, ' - '),
	}))
	const { document } = await readBytes(makers.docx(lines), 'cv.docx')
	expect(document.experience[0]?.achievements).toContain('Second fix, sockets, lights, boards')
})
