type Topical = { slug: string; topics: string[] }

/** The articles that have most topics in common with one, at most three. */
export function findRelatedArticles<One extends Topical>(article: Topical, all: One[]): One[] {
	const inCommon = ({ topics }: Topical) =>
		topics.filter((topic) => article.topics.includes(topic)).length
	return all
		.filter(({ slug }) => slug !== article.slug)
		.map((other) => ({ other, weight: inCommon(other) }))
		.sort((a, b) => b.weight - a.weight)
		.slice(0, 3)
		.map(({ other }) => other)
}
