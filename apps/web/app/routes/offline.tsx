import { CloudOff } from 'lucide-react'
import { pageMeta } from '#shared/page-meta.ts'
import { buttonClass } from '#shared/ui/button.tsx'

export const meta = () =>
	pageMeta({
		title: 'You’re offline',
		description: 'This page needs a connection to Ella.',
		noindex: true,
	})

/** The page is shown under the address of another, so it has to do without the scripts of either. */
export const handle = { hasNoScripts: true }

// An empty address is that of the page, with its query: a link from an email has its token there.
const sameAddress = ''

const openAgain = "addEventListener('online',function(){location.reload()})"

/** Stands in for a page that needs the server, under the address of that page. */
export default function Offline() {
	return (
		<main
			id="content"
			className="mx-auto grid min-h-dvh max-w-[34rem] content-center justify-items-start px-5 py-16"
		>
			<script>{openAgain}</script>
			<CloudOff size={32} aria-hidden="true" className="text-accent" />
			<h1 className="mt-5 text-2xl">We can’t reach Ella</h1>
			<p className="mt-3 text-ink-soft">
				This page needs a connection. It will open when you’re back online. Your work is safe, and
				the editor works offline.
			</p>
			<div className="mt-6 flex flex-wrap gap-3">
				<a href={sameAddress} className={buttonClass('primary')}>
					Try again
				</a>
				<a href="/cv-writer" className={buttonClass('quiet')}>
					Keep writing
				</a>
			</div>
		</main>
	)
}
