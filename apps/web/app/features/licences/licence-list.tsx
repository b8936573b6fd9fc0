/** A package that Ella is made of, as the build lists it. */
export type LicensedPackage = {
	name: string
	version: string
	licence: string
	homepage: string | null
}

/** The packages in groups of one licence, the most used first. */
export function LicenceList({ packages }: { packages: LicensedPackage[] }) {
	const groups = Map.groupBy(packages, ({ licence }) => licence)
	const ordered = [...groups].sort((a, b) => b[1].length - a[1].length)
	return ordered.map(([licence, members]) => (
		<section
			key={licence}
			className="grid gap-x-16 gap-y-4 border-t border-line py-10 lg:grid-cols-[17rem_minmax(0,1fr)]"
		>
			<div>
				<h2 className="text-xl">{licence}</h2>
				<p className="mt-1 text-sm text-ink-soft">
					{members.length === 1 ? '1 package' : `${members.length} packages`}
				</p>
			</div>
			<ul className="columns-1 gap-x-8 text-sm sm:columns-2 xl:columns-3">
				{members.map((one) => (
					<li
						key={`${one.name}@${one.version}`}
						className="break-inside-avoid py-1.5 [overflow-wrap:anywhere]"
					>
						<PackageName {...one} />{' '}
						<span className="text-ink-soft tabular-nums">{one.version}</span>
					</li>
				))}
			</ul>
		</section>
	))
}

function PackageName({ name, homepage }: LicensedPackage) {
	if (homepage === null) return name
	return (
		<a
			href={homepage}
			rel="noopener external"
			className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
		>
			{name}
		</a>
	)
}
