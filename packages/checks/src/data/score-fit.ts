// Written by `npm run data` from data/score-fit.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const scoreFit = `set	cvs	rankCorrelation	distance
fitted	110	0.930	7.4
sealed	36	0.905	6.7
markers	146	0.963	3.8`
