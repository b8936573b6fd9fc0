import { Link } from 'react-router'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Contact',
		description:
			'Contact the people who run this site about a question, a problem, your personal data or a security issue. We’ll reply by email.',
		canonical: '/contact',
		crumbs: [{ title: 'Contact', path: '/contact' }],
		schema: { '@type': 'ContactPage', name: 'Contact', inLanguage: 'en-GB' },
	})

export default function Contact() {
	return (
		<SitePage
			title="Contact us"
			lead="Your message goes to the people who run this site. They’ll reply by email."
		>
			<div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,36rem)_1fr]">
				<ContactForm />
				<div className="max-w-[24rem] text-base text-ink-soft">
					<h2 className="text-lg text-ink">Quicker answers</h2>
					<ul className="mt-3 grid gap-3">
						<li>
							<Elsewhere to="/help">Help</Elsewhere> answers the most common questions.
						</li>
						<li>
							<Elsewhere to="/status">Status</Elsewhere> shows if anything isn’t working.
						</li>
						<li>
							Download or delete your data on your <Elsewhere to="/profile">profile</Elsewhere> page
							straight away.
						</li>
					</ul>
					<h2 className="mt-9 text-lg text-ink">What happens to your message</h2>
					<p className="mt-3">
						We store it on this site and email it to the people who run it. The stored copy is
						deleted after 180 days. Please don’t send passwords or your CV. We can’t check CVs by
						hand.
					</p>
				</div>
			</div>
		</SitePage>
	)
}

function Elsewhere({ to, children }: { to: string; children: string }) {
	return (
		<Link to={to} className="text-accent underline underline-offset-4">
			{children}
		</Link>
	)
}
