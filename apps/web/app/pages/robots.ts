import { wholeAddress } from '#shared/site-origin.ts'

/** What robots are asked to leave alone: calls, and pages that are somebody's own. */
export function loader(): Response {
	const lines = [
		'User-agent: *',
		...['/api/', '/accounts/', '/dashboard', '/profile', '/settings', '/logout'].map(
			(path) => `Disallow: ${path}`,
		),
		'',
		`Sitemap: ${wholeAddress('/sitemap.xml')}`,
		'',
	]
	return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } })
}
