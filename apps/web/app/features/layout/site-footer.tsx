import { Link } from 'react-router'
import { Logo } from '#shared/ui/logo.tsx'
import { FooterGroup } from './footer-group.tsx'
import { bottomLinks, footerGroups } from './footer-links.ts'
import { SocialLinks } from './social-links.tsx'

/** The foot of every page; its last lines leave room for the round theme button. */
export function SiteFooter() {
	return (
		<footer className="border-t border-line bg-desk-2 print:hidden">
			<div className="mx-auto max-w-[76rem] px-5 sm:px-6">
				<div className="grid gap-x-12 gap-y-8 pt-12 pb-10 lg:grid-cols-[1.25fr_2.75fr] lg:pt-16">
					<div>
						<Logo />
						<p className="mt-3 max-w-[22rem] text-sm text-ink-soft">
							Create professional CVs with AI-powered tools and expert-designed templates.
						</p>
						<SocialLinks />
					</div>
					<nav aria-label="Footer" className="sm:grid sm:grid-cols-4 sm:gap-8">
						{footerGroups.map(({ title, links }) => (
							<FooterGroup key={title} title={title} links={links} />
						))}
					</nav>
				</div>
				<div className="border-line pt-5 pb-(--toggle-room) sm:border-t">
					<ul className="flex flex-wrap gap-x-6">
						{bottomLinks.map(({ to, label }) => (
							<li key={to}>
								<Link to={to} className="footer-link">
									{label}
								</Link>
							</li>
						))}
					</ul>
				</div>
			</div>
		</footer>
	)
}
