import { Link } from 'react-router'

/** An example as the page of ways to begin shows it. */
export type ExampleCard = {
	id: string
	profession: string
	/** The template of a CV that is begun from the example. */
	templateId: string
	picture: { src: string; widthPx: number; heightPx: number }
}

/** The examples as typeset pages; choosing one opens it large. */
export function ExampleGallery({ cards }: { cards: ExampleCard[] }) {
	return (
		<section id="examples" aria-labelledby="examples-title" className="mt-16 scroll-mt-24 sm:mt-20">
			<h2 id="examples-title" className="text-2xl">
				Start from a sample
			</h2>
			<p className="mt-3 mb-8 max-w-[40rem] text-ink-soft">
				Choose a sample CV and keep it open beside yours as you write. Nothing from it is added to
				your CV.
			</p>
			<ul className="m-0 grid list-none grid-cols-2 gap-x-5 gap-y-8 p-0 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-5">
				{cards.map(({ id, profession, picture }) => (
					<li key={id} className="min-w-0">
						<Link
							to={`/cv-writer?example=${id}`}
							preventScrollReset
							className="group block text-ink no-underline"
						>
							<span className="relative block overflow-hidden bg-white shadow-paper">
								<img
									src={picture.src}
									width={picture.widthPx}
									height={picture.heightPx}
									alt=""
									loading="lazy"
									decoding="async"
									className="block h-auto w-full"
								/>
								<ExampleTag />
							</span>
							<span className="mt-3 block font-semibold group-hover:text-accent">{profession}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}

/** Says on the page itself that nobody lives behind it. */
export function ExampleTag() {
	return (
		<span className="absolute top-0 right-0 bg-marker px-2 py-0.5 text-xs font-semibold text-ink-on-marker">
			Sample
		</span>
	)
}
