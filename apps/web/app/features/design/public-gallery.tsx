import type { TemplateEntry } from '@app/contract'
import { Link } from 'react-router'
import { formatDay } from '#shared/format-day.ts'
import { listLossyScripts } from './describe-reading.ts'
import { ProofTable } from './proof-table.tsx'
import { TemplateFacts } from './template-facts.tsx'
import { WriteWithTemplate } from './write-with-template.tsx'

/** A template with a page that the build set in it. */
export type PicturedTemplate = Pick<
	TemplateEntry,
	'id' | 'name' | 'description' | 'suits' | 'hasColumns' | 'readBack' | 'sampleId'
> & { picture: { src: string; widthPx: number; heightPx: number; alt: string } }

/** What the build knows of the templates. */
export type GalleryFacts = {
	templates: PicturedTemplate[]
	/** How many CVs were set to see what programs read back, and when, as `YYYY-MM-DD`. */
	proof: { people: number; measuredOn: string }
}

/** Every template with the page of somebody who does not exist. */
export function PublicGallery({ templates }: { templates: PicturedTemplate[] }) {
	return (
		<ul className="m-0 grid list-none gap-x-10 gap-y-16 p-0 sm:grid-cols-2 lg:grid-cols-3">
			{templates.map((template, index) => (
				<li key={template.id} className="min-w-0">
					<GalleryCard template={template} isFirst={index < 3} />
				</li>
			))}
		</ul>
	)
}

function GalleryCard({ template, isFirst }: { template: PicturedTemplate; isFirst: boolean }) {
	const { id, name, sampleId, picture } = template
	const preview = `/template-preview?template=${id}&who=${sampleId}`
	return (
		<article className="flex h-full flex-col">
			<Link to={preview} tabIndex={-1} className="block bg-white shadow-paper">
				<img
					src={picture.src}
					width={picture.widthPx}
					height={picture.heightPx}
					alt={picture.alt}
					loading={isFirst ? 'eager' : 'lazy'}
					decoding="async"
					className="block h-auto w-full"
				/>
			</Link>
			<h2 className="mt-5 text-lg">{name}</h2>
			<div className="flex-1">
				<TemplateFacts template={template} />
			</div>
			<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
				<WriteWithTemplate id={id} name={name} look="quiet" />
				<Link
					to={preview}
					aria-label={`Enlarge ${name}`}
					className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4"
				>
					Enlarge
				</Link>
			</div>
		</article>
	)
}

/** How the reading order was put to the test, and what came of it. */
export function GalleryProof({ templates, proof }: GalleryFacts) {
	const scripts = listLossyScripts(templates.flatMap(({ readBack }) => readBack))
	return (
		<section id="proof" aria-labelledby="proof-title">
			<h2 id="proof-title" className="text-2xl">
				How we test for ATS
			</h2>
			<div className="mt-3 mb-7 grid max-w-[44rem] gap-3 text-ink-soft">
				<p>
					A good-looking CV is no use if an application form scrambles it. So we make each template
					with {proof.people} sample CVs, in Latin and other scripts, and read every file with the
					software below. The figures show how many names, employers, titles, dates, lines and
					skills came back complete and in order.
				</p>
				<p>
					“Ella’s import” is a harder test: each detail must also land in the right field. Some
					software reads straight across columns and mixes up lines. If that worries you, choose one
					column in Design. {scripts === '' ? null : `In CVs in ${scripts}, some apps lose words. `}
					Tested on {formatDay(proof.measuredOn)}.
				</p>
			</div>
			<ProofTable templates={templates} />
		</section>
	)
}
