import type { ReactNode } from 'react'

type SitePageProps = { title: ReactNode; lead?: ReactNode; children: ReactNode }

/** A page of the public site: a large title, a sentence about it, and its content on the site's column. */
export function SitePage({ title, lead, children }: SitePageProps) {
	return (
		<div className="mx-auto max-w-[76rem] px-5 pt-12 pb-24 sm:px-6 sm:pt-18">
			<h1 className="max-w-[20em] text-[clamp(2.25rem,5vw,3.5rem)] font-[520] tracking-[-0.022em]">
				{title}
			</h1>
			{lead ? (
				<p className="mt-4 max-w-[41rem] text-lg leading-normal text-ink-soft">{lead}</p>
			) : null}
			<div className="mt-12">{children}</div>
		</div>
	)
}
