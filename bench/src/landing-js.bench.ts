import { mostLandingBytes, scriptsOf, weightOf } from '@app/e2e/script-weight'

/** One page of each kind that is prerendered; the budget is about the first. */
const pages = ['/', '/pricing', '/blog/nurse-cv', '/contact', '/cv-analysis', '/cv-writer']

for (const page of pages) {
	const scripts = scriptsOf(page)
	console.log(`${page}: ${kilobytes(weightOf(scripts))} in ${scripts.length} files`)
}
const scripts = scriptsOf('/')
console.log('\nThe first page:')
for (const { name, bytes } of scripts) console.log(`  ${kilobytes(bytes).padStart(9)}  ${name}`)
const weight = weightOf(scripts)
const verdict = weight < mostLandingBytes ? 'within' : 'ABOVE'
console.log(
	`${kilobytes(weight)} compressed, ${verdict} the budget of ${kilobytes(mostLandingBytes)}`,
)
if (weight >= mostLandingBytes) process.exitCode = 1

function kilobytes(bytes: number): string {
	return `${(bytes / 1000).toFixed(1)} kB`
}
