import type { CallAsPerson } from './call-as-person.ts'

const advert = `We look for a software developer for our payments team in Leeds.
You write TypeScript and SQL, care for what runs in production, and explain it well.
Essential: five years of experience, PostgreSQL, automated tests. Desirable: Kubernetes.`

const sent = [
	{ title: 'Software Developer', company: 'Aire Payments', stage: 'interview', daysAgo: 12 },
	{ title: 'Backend Engineer', company: 'Moorland Bank', stage: 'applied', daysAgo: 5 },
	{ title: 'Platform Engineer', company: 'Quarry Street', stage: 'rejected', daysAgo: 30 },
	{ title: 'Senior Developer', company: 'Harbour Health', stage: 'offer', daysAgo: 21 },
]

const dayMs = 86_400_000

/** Applications in several stages, a job that was pasted, and a search that is kept. */
export async function keepApplications(
	call: CallAsPerson,
	cvId: string,
): Promise<{ applicationId: string; jobId: string }> {
	const job = await call('POST', '/api/own-jobs/', {
		body: { from: 'text', title: 'Developer, payments', company: 'Tyne Ledger', text: advert },
	})
	await call('POST', '/api/job-searches/', {
		body: { name: 'Care in Leeds', wish: { q: 'care', place: 'Leeds' }, alert: 'weekly' },
	})
	await call('POST', '/api/applications/', { body: { job: { from: 'job', jobId: job.id } } })
	const made = []
	for (const { title, company, stage, daysAgo } of sent) {
		const stageAt = new Date(Date.now() - daysAgo * dayMs).toISOString()
		const on = new Date(Date.now() + daysAgo * dayMs).toISOString().slice(0, 10)
		const body = {
			job: { from: 'scratch', title, company, place: 'Leeds', advert, source: 'Job board' },
			stage,
			stageAt,
			sentCv: { cvId },
			notes: 'Ask about the rota for calls at night.',
			contacts: [{ name: 'Priya Nair', role: 'Hiring manager', email: 'priya@example.com' }],
			nextStep: { what: 'Ring about the interview', on, time: '09:30', timeZone: 'Europe/London' },
		}
		made.push(await call('POST', '/api/applications/', { body }))
	}
	return { applicationId: String(made[0]?.id), jobId: String(job.id) }
}
