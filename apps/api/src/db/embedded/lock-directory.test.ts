import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { DirectoryInUse, lockDirectory } from './lock-directory.ts'

const modulePath = fileURLToPath(new URL('./lock-directory.ts', import.meta.url))

test('a folder that this process holds can be had again once it is given up', async () => {
	const folder = await temporaryFolder(onTestFinished)
	const unlock = lockDirectory(folder)
	expect(() => lockDirectory(folder)).toThrow(DirectoryInUse)
	unlock()
	lockDirectory(folder)()
})

test('a folder that another process holds is refused, and free at once when that one is killed', async () => {
	const folder = await temporaryFolder(onTestFinished)
	const program = `import { lockDirectory } from ${JSON.stringify(modulePath)}
		lockDirectory(${JSON.stringify(folder)}); process.stdout.write('locked'); setInterval(() => {}, 1000)`
	const holder = spawn(process.execPath, ['--input-type=module', '-e', program])
	await once(holder.stdout, 'data')
	expect(() => lockDirectory(folder)).toThrow(`Another Ella is using the data folder ${folder}`)
	holder.kill('SIGKILL')
	await once(holder, 'exit')
	lockDirectory(folder)()
})
