export { listWindows } from './list-windows.ts'
