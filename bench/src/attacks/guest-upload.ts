import { newAddress } from '@app/e2e/caller'

const text = `Zofia Hart
Senior care assistant
zofia.hart@example.com | +44 7700 900521 | Crewe

Work experience
Senior Care Assistant, Larkfield House
April 2019 - present
- Lead a shift of 6 carers for 32 residents
- Trained 11 new starters in moving and handling

Education
Level 3 Diploma in Adult Care, Stoke-on-Trent College
2017 - 2018

Skills
Dementia care, medication, moving and handling
`

/** A CV that ends with this line, as a browser sends it. */
export function uploadForm(line = ''): FormData {
	const form = new FormData()
	form.append(
		'file',
		new Blob([
			`${text}
${line}
`,
		]),
		'cv.txt',
	)
	return form
}

/** Uploads a CV that ends with this line as a guest, and answers with the id of the analysis. */
export async function uploadAsGuest(url: string, line = ''): Promise<string> {
	const response = await fetch(`${url}/api/ai_cv_parser/guest/analyze/`, {
		method: 'POST',
		body: uploadForm(line),
		headers: { 'x-forwarded-for': newAddress() },
	})
	const { session_id } = await response.json()
	if (typeof session_id !== 'string') throw new Error(`The upload answered ${response.status}.`)
	return session_id
}

/** Waits until that analysis is done. */
export async function untilAnalysed(url: string, sessionId: string): Promise<void> {
	for (;;) {
		const response = await fetch(`${url}/api/ai_cv_parser/guest/status/${sessionId}/`)
		const { status } = await response.json()
		if (status === 'completed') return
		if (status === 'failed' || response.status !== 200) throw new Error('The analysis failed.')
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
}
