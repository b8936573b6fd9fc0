import { AtSign, Briefcase, Code } from 'lucide-react'

// Whoever hosts Ella names their own places when they build it; nobody else's are shown in their name.
const places = [
	{ label: 'On a microblog', icon: AtSign, url: import.meta.env.VITE_MICROBLOG_URL },
	{ label: 'Source code', icon: Code, url: import.meta.env.VITE_CODE_HOST_URL },
	{
		label: 'On a professional network',
		icon: Briefcase,
		url: import.meta.env.VITE_PROFESSIONAL_NETWORK_URL,
	},
]

/** Where else the operator of this site is to be found: a microblog, a code host, a professional network. */
export function SocialLinks() {
	const named = places.filter(({ url }) => typeof url === 'string' && /^https?:\/\//.test(url))
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
