/** Addresses without a page, of every kind that has pages. */
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

/** Lists the addresses that don't answer 404. */
export async function listMissingPageFaults(siteUrl: string): Promise<string[]> {
	const faults: string[] = []
	for (const path of nowhere) {
		const answer = await fetch(new URL(path, siteUrl), { headers: { accept: 'text/html' } })
		if (answer.status !== 404) faults.push(`${path} leads nowhere and answers ${answer.status}`)
		await answer.body?.cancel()
	}
	return faults
}
