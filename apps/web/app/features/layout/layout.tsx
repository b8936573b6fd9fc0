import type { ReactNode } from 'react'
import { DeletionNotice } from './deletion-notice.tsx'
import { LocalCvMoveNotice } from './local-cv-move-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteNav } from './site-nav.tsx'
import { SkipLink } from './skip-link.tsx'

/**
 * Shows the frame of most pages: the bar, the page and the footer. A loading page never pushes the footer out of
 * sight.
 */
export function Layout({ children }: { children: ReactNode }) {
	return (
		<>
			<SkipLink />
			<SiteNav />
			<main id="content" tabIndex={-1} className="min-h-svh pt-(--nav-height) outline-none">
				<DeletionNotice />
				<LocalCvMoveNotice />
				{children}
			</main>
			<SiteFooter />
		</>
	)
}
