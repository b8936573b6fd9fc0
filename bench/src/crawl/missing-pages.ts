/** Addresses of every kind that lead nowhere, each beside a kind that does lead somewhere. */
const nowhere = [
	'/no-such-page',
	'/blog/no-such-article',
	'/help/no-such-answer',
	'/pricing/no-such-plan',
	'/cv-writer/no-such-step',
	'/cv/public/no-such-cv',
	'/assets/no-such-script.js',
	'/api/no-such-call/',
]

/** Those of them that are answered as if they were there, or that search engines may keep. */
export async function falselyFound(siteUrl: string): Promise<string[]> {
	const faults: string[] = []
	for (const path of nowhere) {
		const answer = await fetch(new URL(path, siteUrl), { headers: { accept: 'text/html' } })
		if (answer.status !== 404) faults.push(`${path} leads nowhere and answers ${answer.status}`)
		await answer.body?.cancel()
	}
	return faults
}
