import { once } from 'node:events'
import { createServer } from 'node:http'

/** A server that plays an employer's board at Greenhouse. */
export type JobBoard = {
	/** The variables of the environment with which an Ella reads it. */
	env: Record<string, string>
	stop: () => Promise<void>
}

const content = `<h2>About the role</h2><p>You support residents of our care home.</p>
<h3>Essential</h3><ul><li>Experience of personal care</li><li>Manual handling</li><li>Full UK driving licence</li></ul>
<script>document.title = 'Hostile'</script><img src="x" onerror="document.title = 'Hostile'">`

const jobs = [
	{ title: 'Care Assistant', place: 'Leeds, England' },
	{ title: 'Senior Care Assistant', place: 'Hull, England' },
	{ title: 'Kitchen Porter', place: 'Leeds, England' },
].map(({ title, place }, index) => ({
	id: index + 1,
	title,
	company_name: 'Alder House',
	location: { name: place },
	absolute_url: `https://boards.greenhouse.io/alderhouse/jobs/${index + 1}`,
	first_published: new Date(Date.now() - (index + 1) * 86_400_000).toISOString(),
	content: title.includes('Care') ? content : '<p>Wash up and keep the kitchen clean.</p>',
}))

/** Starts it on a free port of the loopback address. */
export async function startJobBoard(): Promise<JobBoard> {
	const server = createServer((_request, response) => {
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ jobs }))
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No address.')
	const host = `127.0.0.1:${address.port}`
	const source = {
		kind: 'greenhouse',
		board: 'alderhouse',
		name: 'Alder House careers',
		url: `http://${host}/`,
	}
	return {
		env: { JOB_SOURCES: JSON.stringify([source]), JOB_TRUSTED_HOSTS: host },
		async stop() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}
