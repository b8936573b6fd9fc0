import { Link } from 'react-router'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Contact',
		description:
			'Write to the people who run this site: questions, things that do not work, your personal data, or a weakness you have found. Answered by e-mail.',
		canonical: '/contact',
		crumbs: [{ title: 'Contact', path: '/contact' }],
		schema: { '@type': 'ContactPage', name: 'Contact', inLanguage: 'en-GB' },
	})

export default function Contact() {
	return (
		<SitePage
			title="Write to us"
			lead="Your message goes to the person who runs this site, and is answered by e-mail."
		>
			<div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,36rem)_1fr]">
				<ContactForm />
				<div className="max-w-[24rem] text-base text-ink-soft">
					<h2 className="text-lg text-ink">Perhaps faster</h2>
					<ul className="mt-3 grid gap-3">
						<li>
							<Elsewhere to="/help">Help</Elsewhere> answers what is asked most.
						</li>
						<li>
							<Elsewhere to="/status">Status</Elsewhere> shows whether something is broken now.
						</li>
						<li>
							Your data can be downloaded or deleted on your{' '}
							<Elsewhere to="/profile">profile</Elsewhere>, without waiting for anybody.
						</li>
					</ul>
					<h2 className="mt-9 text-lg text-ink">What becomes of your message</h2>
					<p className="mt-3">
						It is stored on this site and mailed to the person who runs it. The stored copy is
						deleted after 180 days. Please send no passwords, and no CV: we cannot check it by hand.
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
