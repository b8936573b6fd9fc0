import { AtSign, Briefcase, Code } from 'lucide-react'

// Each operator sets the addresses of their profiles at build time; there are no defaults, so that no other profile
// is shown in their name.
const places = [
	{ lead: 'Follow us on', icon: AtSign, url: import.meta.env.VITE_MICROBLOG_URL },
	{ lead: 'Source code on', icon: Code, url: import.meta.env.VITE_CODE_HOST_URL },
	{
		lead: 'Find us on',
		icon: Briefcase,
		url: import.meta.env.VITE_PROFESSIONAL_NETWORK_URL,
	},
]

/** Where else the operator of this site is to be found: a microblog, a code host, a professional network. */
export function SocialLinks() {
	const named = places.flatMap(({ lead, icon, url }) =>
		typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)
			? [{ label: `${lead} ${nameSite(url)}`, icon, url }]
			: [],
	)
	if (named.length === 0) return null
	return (
		<ul aria-label="Social links" className="mt-4 -ml-3 flex">
			{named.map(({ label, icon: Icon, url }) => (
				<li key={label}>
					<a
						href={url}
						rel="noopener me external"
						aria-label={label}
						title={label}
						className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
					>
						<Icon size={20} aria-hidden />
					</a>
				</li>
			))}
		</ul>
	)
}

function nameSite(url: string): string {
	return new URL(url).hostname.replace('www.', '')
}
