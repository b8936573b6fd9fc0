import { run, runNode } from './run.mjs'

/** Lint, format, types, unused code, names in comments, the words that people read, and the time of regular expressions. */
export async function checkCode() {
	await run('biome', ['check', '--error-on-warnings', '.'])
	await run('npm', ['run', '--silent', '--workspace', '@app/web', 'typegen'])
	await run('tsc', ['-p', 'tsconfig.pure.json'])
	await run('tsc', ['-p', 'tsconfig.node.json'])
	await run('tsc', ['-p', 'apps/web'])
	await run('tsc', ['-p', 'apps/web/service-worker'])
	await run('knip', ['--treat-config-hints-as-errors'])
	await runNode(['scripts/check-comment-names.mjs'])
	await runNode(['scripts/check-voice.ts'])
	await runNode(['scripts/regexes/judge-all.mjs'])
}
