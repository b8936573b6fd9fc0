import type { ReactNode } from 'react'
import type { WrittenPage } from '#shared/content/written-pages.server.ts'
import { formatDay } from '#shared/format-day.ts'
import { Prose } from '#shared/ui/prose.tsx'
import { SitePage } from '#shared/ui/site-page.tsx'
import { PageContents } from './page-contents.tsx'

type WrittenPageScreenProps = { page: WrittenPage; children?: ReactNode }

/** Shows a text page: its title, its table of contents at the right, and the children below. */
export function WrittenPageScreen({ page, children }: WrittenPageScreenProps) {
	const { title, lead, html, headings, updated } = page
	return (
		<SitePage title={title} lead={lead}>
			{updated ? (
				<p className="-mt-6 mb-10 text-sm text-ink-soft">
					Last updated on <time dateTime={updated}>{formatDay(updated)}</time>
				</p>
			) : null}
			<div className="grid gap-x-16 lg:grid-cols-[minmax(0,41rem)_1fr]">
				<Prose html={html} />
				{headings.length > 2 ? <PageContents headings={headings} /> : null}
			</div>
			{children}
		</SitePage>
	)
}
