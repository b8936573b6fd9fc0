import { Pause, Play } from 'lucide-react'
import { slidePosition } from './carousel.ts'
import type { TemplateEntry } from './landing-facts.ts'
import { TypesetPageImage } from './typeset-page-image.tsx'
import { useCarousel } from './use-carousel.ts'

/** Shows the templates one after another on wide screens, and the first one, still, on phones. */
export function TemplateCarousel({ templates }: { templates: TemplateEntry[] }) {
	const carousel = useCarousel(templates.length)
	return (
		<section
			aria-roledescription="carousel"
			aria-label="Templates"
			className="min-w-0"
			{...carousel.pauseHandlers}
		>
			<div className="carousel-stage" aria-live={carousel.running ? 'off' : 'polite'}>
				{templates.map((template, index) => (
					<Slide
						key={template.id}
						template={template}
						position={slidePosition(index, carousel.current, templates.length)}
					/>
				))}
			</div>
			<div className="mt-6 hidden items-center justify-center gap-1 md:flex">
				{templates.map(({ id, name }, index) => (
					<button
						key={id}
						type="button"
						aria-label={`Show ${name}`}
						aria-current={index === carousel.current}
						onClick={() => carousel.show(index)}
						className="carousel-dot"
					/>
				))}
				{carousel.canMove && (
					<button
						type="button"
						aria-label={carousel.stopped ? 'Play the slides' : 'Pause the slides'}
						onClick={carousel.toggleStopped}
						className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
					>
						{carousel.stopped ? (
							<Play size={16} aria-hidden="true" />
						) : (
							<Pause size={16} aria-hidden="true" />
						)}
					</button>
				)}
			</div>
		</section>
	)
}

type SlideProps = { template: TemplateEntry; position: ReturnType<typeof slidePosition> }

function Slide({ template, position }: SlideProps) {
	const { name, image, alt, widthPx, heightPx, suits } = template
	return (
		<figure
			className="carousel-slide"
			data-position={position}
			aria-hidden={position !== 'current'}
		>
			<TypesetPageImage picture={{ src: image, alt, widthPx, heightPx }} />
			<figcaption className="mt-5 text-center">
				<span className="block font-display text-lg font-[560]">{name}</span>
				<span className="mx-auto mt-1 block max-w-[24rem] text-sm text-balance text-ink-soft">
					{suits}
				</span>
			</figcaption>
		</figure>
	)
}
