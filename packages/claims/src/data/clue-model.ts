// Written by `npm run data` from data/clue-model.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const clueModel = `clue	linear	ask	hidden
bias	-0.096	-0.29	8/QKDA72DAr59/IM9QnzDff4DvH6C/oJ
output	0	0	GSLU4OQq1+MYIRrXLtYj3iIt3y0V2xrc
-1 more loose than left	0.084	-0.211	AQYB/f3+Avz9/v8BAwMB/wEHAwH///4C
-2 more loose than left	0.096	-0.054	DAb79/MC7gAHAw33BQMN8QMN8w4EAgT9
-3 more loose than left	-0.003	-0.008	/P/3AgYIAf0MCP3/BPP8BQIAAP4K/Av1
0 left	-0.013	-0.573	+/oGAP/8Awf49v39+QQA/fr+AwL7CvkJ
0 loose	-0.017	-0.048	AAYCAQH/BgL9/wEAAAMABQD9//r8A/3+
0 more loose than left	-0.049	0	/QD/AQf9BAH9//oF/AH9CPsABPz/Av4G
1 for 1, JJ, one place	-0.027	-0.036	Af8BA/8BAf4BAgAD//8BAP/9//8AAAAB
1 for 1, JJ, share 0	-0.037	-0.015	//8CAwEAAQEA//8E/gH+AgD+Af8AAAAA
1 for 1, JJ, share 1	-0.025	0.075	AP3/+///+QAA/gH7+wEB+/oG/wgAAwD/
1 for 1, JJ, share 2	-0.03	-0.079	/v39BQMCBv4BAf4F/v7+BP78Af0AAwAA
1 for 1, JJ, share 3	-0.008	0.007	///9AQIDBP8CAv4BAP7+BAD8Af4B/wH/
1 for 1, NN, one place	0.105	-0.124	CQf1+PYI8/cFCAj3CvsL9wgL9gsG9Af3
1 for 1, NN, share 0	-0.019	-0.049	AQP+AQACAvwBAQAABP8C/wID/gIB/QH+
1 for 1, NN, share 1	-0.072	0.192	/P/9CQMDBAADBf0DAv38AQH6A/sC/AP4
1 for 1, NN, share 2	-0.065	-0.01	//r+AwIFBgIBBv4B//v9Bv79BfwCBQL8
1 for 1, NN, share 3	0.018	0.019	Af8D/f8A/f4BAgH//AED/fsC/wMCAwIA
1 for 1, NN, share 4	-0.02	-0.012	//4AAgEAAwH///8E/QD+AwABAAAAAAAA
1 for 1, RB, one place	0.112	0.058	CAr5+PcF9PcEBgf2DPsK9wkL+AsC9gL8
1 for 1, RB, share 1	-0.006	-0.068	/f0BAwT+AwEAAP0E+wD7A//+A/4AAP8A
1 for 1, RB, share 2	0.035	0.018	AAP+/wAA/f4CAgH8Bv8D/gEBAQAAAP8A
1 for 1, RB, share 3	0.015	-0.012	AQP9/gAD/v4BAf8AAf4AAAID/wIB/gL+
1 for 1, VB, one place	0.013	0.217	BQAH/fr8/gL8+Af+/AIG+/4B+wb6BfsD
1 for 1, VB, share 0	-0.024	-0.053	//0BBQH+AgH///8FAgL/Av37Av7/Af8C
1 for 1, VB, share 1	-0.07	0.071	/P0CCwX7CgMAAP0J/wX5Bfz3Bvn/Bf4F
1 for 1, VB, share 2	-0.026	0.085	/voCAQT8BAIEBPz//AH9Bfr+A/4CBQH/
1 for 1, VB, share 3	-0.039	-0.013	/fsEAgP+BAIBA/wE+wL5Bf36AvoAAAAA
1 for 1, VB, share 4	0.007	-0.018	AAEA//8A/wAAAAH/AAAB/wAB/wEAAP8A
1 for 1, antonym, one place	0.023	-0.042	AgP9/f4D/f4BAgL9A/4C/gIC/gIB/gH/
1 for 1, antonym, share 2	0.089	-0.029	AQb9+/8D/f0BAQH6B/4C/gUE/wIB+wH+
1 for 1, derived, one place	-0.085	0	/PoJBgT4BwX8+v0H+Ab6Bfj2Bvf7CPoH
1 for 1, derived, share 2	-0.001	0.054	AAD/AAABAQAAAAD/AP8AAP//Af8AAf8B
1 for 1, far-broader, one place	0.023	-0.035	AgL9/v4D/f4BAQH+Av8B/wID/gMB/gH+
1 for 1, far-broader, share 1	-0.096	0.014	//oCAwH+AwL///8H+QP9A/38Af8ABf8C
1 for 1, far-broader, share 2	-0.058	0.015	APoA/wAB/wAAAQAA/P8C//v//wEBAwH/
1 for 1, far-broader, share 3	0.022	0.035	AQEA/v8A/gAAAAD9AwAB/gIC/wIA/wD/
1 for 1, listed, share 1	0.037	-0.019	AP8AAAD/AAAAAAD+AQAB/wL/AAAAAAAA
1 for 1, listed, share 2	-0.059	-0.034	//0BAwH/AgH/AP8F+wH+Av38Af4AAwAB
1 for 1, narrower, one place	0.03	-0.011	BAP+/fsC+/0BAQP9A/4D/QID/QQA/gD+
1 for 1, narrower, share 0	-0.023	-0.002	APwAAQD+AQAAAAAB/gIAAf3/Af//Av8B
1 for 1, narrower, share 1	-0.042	0.076	//8DAwL/AwMA//8E/gP+Av39Avz/Bf8C
1 for 1, narrower, share 2	-0.131	0.057	AvwABP4AAQABAQAI/QL/APz6AP8AAwAA
1 for 1, narrower, share 3	-0.001	-0.019	/v4CAAIBAgEBAv7//v79AwD/Av8BAAL/
1 for 1, none, one place	0.058	0.086	Cgb++/YE9/oBAAv8A/4K+QUI9An+/f7/
1 for 1, none, share 0	0.017	-0.104	AAb/A/8AAP0CAgEECAAC/QH9AP8B/QH+
1 for 1, none, share 1	-0.054	0.002	+f//CQb9BQIBAfoFBAH1Af38Bf0A+wAB
1 for 1, none, share 2	0.001	0.06	+vn8BAkBBgMDAPYD+gD6Df8ACfYEBQT8
1 for 1, none, share 3	-0.036	0.026	/vsEAgIABP4DBf8D/gD/Avr7Af8DAAP/
1 for 1, none, share 4	0.004	-0.016	/wAAAAEAAQEAAAEBAP8AAAAC//8A/wH/
1 for 1, one place	0.071	0.115	DQUC+/L+9fsBAA75BQEP9QYH8g78+v39
1 for 1, paraphrase, share 1	-0.016	0.056	AP8BAQAAAQEAAAAA/v8AAP4AAAAAAQAA
1 for 1, rare-synonym, one place	-0.002	0	AAAAAAAAAAD///8B/wH/AQAAAAAAAAAA
1 for 1, rare-synonym, share 1	0.007	-0.013	AAAAAAD/AAEAAAH+AQEB//7+AAD/AP8A
1 for 1, rare-synonym, share 2	-0.053	-0.044	/vsBAwL/AwIAAP8D+gH+Afv8Af4ABAAB
1 for 1, rare-synonym, share 3	-0.01	-0.001	////AAEBAQABAf8BAP/+Af7+A/3/Af8B
1 for 1, share 0	-0.037	-0.119	/wABBgH+A/8AAf0KBAH+Bf/8AP7/////
1 for 1, share 1	-0.06	0.268	+QH9Cgf+AwEAA/sG/QT5Avf5C/sAAAD/
1 for 1, share 2	-0.03	0.014	/fr5BggECv0EBvoD+/sACPr9CPgHBQf5
1 for 1, share 3	-0.002	0.001	/vwCAQIDBP4CBv3/+wD+APv8AP8G/Qb7
1 for 1, share 4	-0.001	-0.036	AAABAAAAAAEA/wEAAAABAP4AAP7/Av8B
1 for 1, sibling, one place	0.104	0.116	Bwj69/gE9PsCAgb4B/0I+QYL+QsB+QH9
1 for 1, sibling, share 0	-0.023	-0.01	AP8C/wEAAgH/AAD//AAAAQAAAP4AAQAA
1 for 1, sibling, share 1	-0.018	0.192	/v8AAgL//wAAAP8B/gD/Af//AP8ABAH/
1 for 1, sibling, share 2	-0.02	-0.114	AgL8Af4AAfsCAwMBAwEE/wD8AAIA/v//
1 for 1, sibling, share 3	0.063	-0.068	AQP//AAA/v4AAQD7AwAA/gMF/wMB/QH/
1 for 2, JJ, one place	0.028	-0.028	AgP+/f4C/f4BAgL8BP0D/QIC/wIB/wH/
1 for 2, JJ, share 0	-0.017	0.032	//8CBAL/BAAAAAADAQAAAQD9Af4AAv8B
1 for 2, JJ, share 1	-0.023	-0.009	/v4AAgL/AwIA//4A/AD9A/z8A/z/Av8B
1 for 2, JJ, share 2	-0.026	0.096	//wBAgL+BAIA//4D/QL8BP38Avr/Av4B
1 for 2, JJ, share 3	0.026	-0.006	AQEA/gD//wAAAAH9AgAB/wIC/wEA/wAA
1 for 2, NN, one place	0.089	0.056	BQb7+fsD9/0CAwP4BvwG+gUJ/AkB+wL9
1 for 2, NN, share 0	-0.12	0.066	/f7+BQQABv8BAf0HAv/9BPz4A/wAAgAA
1 for 2, NN, share 1	-0.091	0.003	//0DBAMBBgP/AP8F/v/8BP//BfUBAwEA
1 for 2, NN, share 2	0.02	-0.001	Avz//v4A/QABAQT8Af8E+/0G/gIBAgH+
1 for 2, NN, share 3	0.034	0.057	AgP+/f0B/f4BAAH9AwAC/gIBAAIA/wAA
1 for 2, RB, one place	0.014	0.014	AQEA//8A//8AAQH/Av8B/wEC/wEA/wAA
1 for 2, RB, share 1	-0.11	-0.105	/vkBBAL+BQQA//8F+QH9Avr7A/7/B/8B
1 for 2, RB, share 2	0.009	-0.005	AgAA//4B/f4BAQH+A/8E/QIF/gEB/QH/
1 for 2, VB, one place	-0.024	0.014	AP//AAAHAQD+AP8D/f//Av3+Af8DAAP/
1 for 2, VB, share 0	-0.028	0.003	/v0BAgL/AgEAAP4B/gH/AAD+Av////8B
1 for 2, VB, share 1	0.029	0.193	Agj9+f8D/PsBAQH7CPoB/QcG/wH/+AD8
1 for 2, VB, share 2	-0.101	0.037	/vwDBQL9BgIAAgAJ+wT8Avr5AfsAA/8A
1 for 2, VB, share 3	-0.023	0.039	AQL/AP8BAP0CAwAB/v8AAgAC/gEB/AH+
1 for 2, far-broader, share 1	-0.026	0.112	/v0CAQIAAwL//v8A/QD/Av//AAAAAwAA
1 for 2, far-broader, share 2	0.028	-0.061	AQEB/////gAAAAD/AAEAAAIB/wH/AP8B
1 for 2, narrower, one place	0.023	0.021	AQL+/v4B/f8BAQL9A/4C/gEC/wIA/wD/
1 for 2, narrower, share 0	0.005	-0.032	AQL///8A//8AAAAB/gAA/wACAAEA/gAA
1 for 2, narrower, share 1	0.061	-0.034	AQP+/P8A/P8AAAD7BQAB/AEE/wP//v8A
1 for 2, narrower, share 2	-0.016	0.034	AP8AAAAA/v8AAAH+AQEB/f8B/gIAAAAA
1 for 2, none, one place	0.078	0.02	BQX/+vsE+P4AAgT4Bv8I+AQK/AkD/AP/
1 for 2, none, share 0	-0.025	0.094	/QQBBQUBB/0AAfwGBf/7BAb6A/wA/QAA
1 for 2, none, share 1	-0.106	0.002	/gT+AAMGBv0BAf8D//v6A//9BPYC/wP7
1 for 2, none, share 2	-0.051	0.176	Bv7/Avv8/v8EBQYFAAMD+/j//vsAAv/+
1 for 2, none, share 3	0.023	0.06	AQEA///+/wABAQH8AQIC/gABAAEAAAD/
1 for 2, one place	0.06	0.057	BAP7+/wI+v7/BAP7A/sF+wEH/gcD/QT/
1 for 2, paraphrase, share 1	-0.032	-0.003	//4AAgAAAQAAAAAB/wD/Af3+Af8AAQAA
1 for 2, paraphrase, share 2	-0.04	0	//4BAgEAAgH//wAD/AH/Af7+Af//Af8B
1 for 2, rare-synonym, share 1	0.011	0.069	AAIB/gAA/////wAAAAH/AAABAAAAAQAB
1 for 2, share 0	-0.086	0.095	+wAEBwb+Cf8AAf0IAAD8BP/1BvkAAQAB
1 for 2, share 1	-0.085	0.081	/AH//wYDBf4CAv4ABPr4BAMAA/oBAAL7
1 for 2, share 2	-0.061	0.127	APgCB//7AgIBAwQH9gT///sD//oBAf/9
1 for 2, share 3	-0.001	0.09	AgP9/f4B//0CAgD+/wEAAf//Af8BAAH+
1 for 2, sibling, one place	-0.039	0.001	/v7/AgMEBAH/Af8E/f79A/v6BfoBAwL/
1 for 2, sibling, share 0	-0.051	0.032	AP4AAAAAAQEAAAAA/wAAAP8AAP8AAAAA
1 for 2, sibling, share 1	-0.029	-0.064	AAL//wD/AgD/AP8E/wH+A//9Af7///8B
1 for 2, sibling, share 2	-0.04	-0.064	//wAAgIBBQAAAf4D9//8BPv7BPsBBQEA
1 for many, JJ, share 0	0.021	-0.034	AQEB/wD+AP8A/wAABAL/AQICAAD///8B
1 for many, JJ, share 1	-0.158	0.021	//QBCQH9BQUA//4M9AH9Bfn7AvoABQAA
1 for many, JJ, share 2	0.032	0.002	AQH+/wAC//7////+BAAAAAQDAAEA/QAA
1 for many, NN, one place	-0.002	-0.017	/gACAgIAAgH+//0D/QH8BP/+A/z/Af8B
1 for many, NN, share 0	-0.046	0.069	AQL9AwEBA/sCAgIEAf4AAAP/APwB+wH9
1 for many, NN, share 1	0.06	0.065	/gD8AgMBBAECAPwDA/78BgD/BPoAAAD+
1 for many, NN, share 2	-0.036	0.067	//v//gECAAIBAQH+/v4D/wEB/gMBAQEA
1 for many, NN, share 3	-0.001	-0.001	AAAAAAAAAAAAAAAAAAAAAP//Af8AAQAB
1 for many, RB, share 0	-0.012	0.043	//3/AQEBAAEAAP8C/f/+Af8AAf8AAQAA
1 for many, RB, share 1	0.02	-0.02	AQX//wEAAf4AAP8BAv8AAgICAf0A/gAA
1 for many, RB, share 2	0.034	0.005	AQIA//8A/QABAAH+AgAC/gMF/wMA/gD/
1 for many, VB, one place	0.02	-0.002	AgL+/f4C/f4AAQH+Af8C/gEC/gIA/wH/
1 for many, VB, share 0	-0.005	-0.06	//7/AQEAAAEAAQABAAEAAAACAP8AAAD/
1 for many, VB, share 1	0.036	-0.06	APwH/AH3/gX9/v/9+Qr+AP0H/gQABQAD
1 for many, VB, share 2	-0.075	-0.104	//0EBgL9BQL9+/4K/Ab7Bf34Afr/Bf4G
1 for many, far-broader, share 1	0.045	-0.059	AQL//f8A//8AAQH9BP8D/gEE/wAAAQAA
1 for many, far-broader, share 2	0.029	0.037	AAMA/wAA//8AAAD+AwABAAQBAAEA/v8B
1 for many, narrower, share 0	0.029	-0.013	AAIB/gAA/gAAAAD9AQAB/gID/wEAAAAA
1 for many, narrower, share 1	0.08	0.014	Af8A/v/+/wAAAQH+AwEB/gEEAAIB/gAA
1 for many, narrower, share 2	-0.069	-0.001	/vwBAwL/AwL///0H+QP7Bfv7Av0ABAAB
1 for many, none, one place	0.063	-0.014	AgT9/f4B/f4BAgL8Bv4C/QME/wIA/gD/
1 for many, none, share 0	-0.057	0.047	AgH6BAACA/oCBAEHA///AwD9AfgB/QH8
1 for many, none, share 1	0.007	0.035	/fgAAwX+Agb//f0C+gT7BfoCBPgBBgED
1 for many, none, share 2	0.014	-0.002	AQL//QABAAH+/QAAAwICAQD+Af8AAv8E
1 for many, none, share 3	0.015	0.048	/wEAAAAAAAEAAAD/AQAAAAAAAP8AAAAA
1 for many, one place	0.031	-0.018	AAIA/wABAP//Af//AP//AAID/wEA/gAA
1 for many, paraphrase, share 1	-0.015	0	AP8AAQAAAQAAAAAAAAAAAP//AP8AAQAA
1 for many, rare-synonym, share 1	-0.007	0.024	AAAA/wAA/wAAAQH/AQAB//8B/wEAAAAA
1 for many, share 0	-0.071	0.018	AQH8BAECBPsCAwIIBQD+AgL+AfoB+wH8
1 for many, share 1	0.001	0.007	/Pb/BQb7BQYAAP0J+wT7BPkBBfgACP8D
1 for many, share 2	-0.044	-0.03	AP8CAAH//wH8/P0H/gb7BQL+AP7/Af4D
1 for many, share 3	0.013	0.048	/wABAQEAAQEBAAH+Av8B/wABAAAA/wAA
1 for many, sibling, share 0	-0.015	-0.014	AP8BAAAA/wD///8AAAL/AQD/AAAAAQAB
1 for many, sibling, share 1	-0.032	-0.008	/wIAAQH+AgEBAf8DAQP+AgD7A/7/Av8B
1 for many, sibling, share 2	-0.004	-0.018	AAEB/wAA/wD/AP8BAQD/AP//AP7/Av8C
1 left	-0.025	-0.106	B/z7//wD/QEBAQP5//oE+gIF+AUCBQEB
1 loose	-0.01	-0.377	Dfn+/vMD8Qj//Ar//wIF8/wM9gkGAgYH
1 more loose than left	-0.062	-0.308	Avr9AfwLAf0EBgX/9vIDBfz5/QAK/Qv2
2 for 1, JJ, one place	0.045	-0.054	AQT+/P4B+/4BAQH8BP8D/AMF/gQA/gD/
2 for 1, JJ, share 0	0.023	-0.02	AAIA/wAA/QAAAAD/AAAA/wAAAQEAAAAA
2 for 1, JJ, share 1	0.014	-0.031	AP///wEAAQABAv/////9BP//Af0A/wAA
2 for 1, JJ, share 2	-0.018	-0.069	AQH+/f8B//8BAQD9A/4AAP8AAAAB/gH/
2 for 1, NN, one place	-0.016	-0.016	Af8BAP8A/wABAQH+AAAC/v//AAEAAwAB
2 for 1, NN, share 0	-0.111	0.052	//oAAwIAAwEAAAAEAAD+A//6AvkAAQAA
2 for 1, NN, share 1	0.038	0.174	//kBCQL/CAEAAP8K/QD9BPv8AvsAAQAB
2 for 1, NN, share 2	0.003	0.148	/v/+/wL/AAD/AP7//wD8Av8AAf8AAAAA
2 for 1, NN, share 3	0.013	-0.017	AAAA/v8A/gAAAAD+AQAB/wAB/wIAAAAA
2 for 1, RB, one place	0.019	0	AQIA//8A/v8AAAH+AgAC/wIC/wEA/gAA
2 for 1, RB, share 1	-0.069	-0.052	/vYBAgIBBAQAAP8F8//+A/r8AvsACQAA
2 for 1, RB, share 2	0.089	-0.016	AQQAAP8A/QAAAAH+BAAC/gMD/wEA/QAA
2 for 1, VB, one place	0.031	-0.044	AgIB/f0B/AD+/gH9AQED/gAB/gMAAf8C
2 for 1, VB, share 0	-0.043	-0.03	AP8AAgAAAgAAAAAC/wD/Af/+Af0AAQAA
2 for 1, VB, share 1	-0.042	0.02	AAX9/v8A/f8CAQD9BgD//AIE/wUA/wD/
2 for 1, VB, share 2	-0.046	-0.031	/gD7AAIEBPwBAv8BA/kAAwD/Af4B+wL8
2 for 1, VB, share 3	-0.012	0.016	/wADAQH/AQH+//8D/gP9AgD/AQD/Af8B
2 for 1, far-broader, share 1	0.01	0.016	AAEAAAAA/wAAAAABAQAB/wL/AAAAAAAA
2 for 1, far-broader, share 2	0.01	0.073	AAD//wAA/v8AAAD/AAAB//8BAAEA/wAA
2 for 1, narrower, share 1	0.001	-0.019	AAAAAQD//wEAAAAAAQAA/wEEAAAAAAAB
2 for 1, narrower, share 2	0.067	-0.022	AQQA/f8AAAAAAAD+Av8B/wIA/wIA/wAA
2 for 1, none, one place	0.015	-0.086	AgEE/v3//AH/AAL9/wAE/QAD/QYAAf8D
2 for 1, none, share 0	-0.101	0.019	//0BBQIABgEAAP8G/gD9A/38Af0AAgAA
2 for 1, none, share 1	-0.047	0.171	/ff9BQQCCAMBAf4B+f75BPf5BPwBCAH+
2 for 1, none, share 2	-0.069	-0.024	+wH5AgUCBf4CA/4BBPz6BP4AA/0B+wH9
2 for 1, none, share 3	-0.013	-0.044	/wIAAAEAAP//AP8CAQL9AAD+Av8AAAAB
2 for 1, one place	0.06	-0.114	BAQB+vsB+f8AAAP5BP8H+gIF+wgAAAAC
2 for 1, share 0	-0.101	0.002	//3/AwIABQAAAP8FAQH9Af78AvgAAQAA
2 for 1, share 1	-0.003	0.111	/fv7BgQCBwECA/4EAP76BPj9BPwABgH/
2 for 1, share 2	0.001	0.033	/Qb2/QMHA/oDBf/8CPf+Af3/Av4C+QP7
2 for 1, share 3	-0.015	-0.002	/v8BAQL/AgAAAQD/AwH//gD9Av4AAAAA
2 for 1, sibling, one place	0.024	-0.025	AQL//f4B/f8AAAH+Av8B/wIC/wMA/wD/
2 for 1, sibling, share 0	-0.056	-0.002	//0AAgEAAwEAAP8D/AD/Af/+Af8AAgAA
2 for 1, sibling, share 1	0.098	-0.048	AAL//wAA//4BAQAAAgAAAQMCAAAA/QAA
2 for 1, sibling, share 2	0.024	0.005	AAP9/gAE//0BAQH+Av4CAAMC/wEB/QL+
2 for 2, JJ, one place	0.029	-0.014	AQH//v8A/gABAQH9A/8C/gID/wMA/gD/
2 for 2, JJ, share 0	-0.005	0.036	AQAA/v8A//8AAAEAAAAA/wAAAP8AAAAA
2 for 2, JJ, share 1	-0.163	0.037	APoCBgD/AAIAAAAK+AH/Afj+AfwABQAA
2 for 2, JJ, share 2	0.052	-0.038	AAP//P8A/f4BAQD5AwAB/gEB/wMA/wAA
2 for 2, NN, one place	0.038	-0.018	AQL//f4A/f8BAAH8AwAD/QME/gQB/gH/
2 for 2, NN, share 0	-0.045	-0.021	AP8BAgAA/wIAAAAB/AAAAP4AAf8AAwAA
2 for 2, NN, share 1	0.029	-0.065	AgD/Af7//QABAAEEBwAC/gUCAAAA/QD+
2 for 2, NN, share 2	0.002	-0.006	//0DAgAAAQD//wAA+wEB/vwBAQAABAAB
2 for 2, NN, share 3	0.015	-0.013	AAAA/wAA/wAAAAD+AQAB/wID/wIA/gH/
2 for 2, RB, one place	0.018	0.021	AQIA/v8A/v8AAAH+AQAB/wIC/wIA/wAA
2 for 2, RB, share 1	-0.056	0.008	AP0AAQEAAgAAAAAB/AAAAv3+Af0AAQAA
2 for 2, RB, share 2	0.03	0.074	AAAAAAABAAAA/wAA/wABAAECAAAAAAD/
2 for 2, VB, one place	0.036	-0.012	AQP+/f4B/P8BAAH9A/8D/gID/wMA/gD/
2 for 2, VB, share 0	-0.064	0.02	//4BAwH/BAD/AAAE/gH/A//6Af0AAAAB
2 for 2, VB, share 1	-0.019	-0.009	//v+AAEB/wABAf8C/f/+Af4BAAAAAAH+
2 for 2, VB, share 2	-0.067	0.022	AQMB/P//+wD/AAAA/wAA/gEE/wQA/gAA
2 for 2, far-broader, share 1	0.048	-0.004	AAL/AAAAAAAAAAAAAv8AAAIAAAABAAH/
2 for 2, far-broader, share 2	-0.014	0.046	AAAAAAAAAQEAAAAA/gD/AQECAAAAAAAA
2 for 2, narrower, share 0	-0.034	-0.001	//4BAQD/AQAAAP8D/QD/Av/+AP8AAAAA
2 for 2, narrower, share 1	-0.072	-0.024	AP//AwABAf8AAAADAf8BAf//AP4A/wD/
2 for 2, narrower, share 2	0.031	-0.025	AAEA/gAB//8AAAD/AQAAAAUEAAIA/gAA
2 for 2, none, one place	0.103	-0.02	Awb9+fwB9/0CAgP2Cf4H+gcK/AkB+wH+
2 for 2, none, share 0	-0.063	-0.037	//8BAwEABAL/AAACAAABAf/+Af8AAAAA
2 for 2, none, share 1	-0.096	0.015	//YACQH/AwEAAP8K/QH/Afv+AfsAAwD/
2 for 2, none, share 2	-0.001	0.045	AAAE////+///AAD6/wED+/4F/wYA//8B
2 for 2, none, share 3	0.019	-0.035	AAAA/gAA/wEAAAD9AAAB/wECAAIB/wH/
2 for 2, one place	0.116	-0.023	BAf89/sC9v0DAgT1Cv0I+AcL+woB+gH+
2 for 2, share 0	-0.086	-0.004	AP8CBAD/BAH/AP8G+wH+Bfz7AvsAAwAB
2 for 2, share 1	-0.095	-0.029	APj+CAABAgACAf8O/P//Afv+A/kAAgD8
2 for 2, share 2	-0.02	0.051	AAEF/AD//AD/AAH7/AED+vwF/wQAAwAB
2 for 2, share 3	0.035	-0.039	AQH//P8A/QABAQH7A/8C/QIC/wMA/wD/
2 for 2, sibling, one place	0.008	-0.004	AAAA/wAA/wAAAAD/AQAB/wEB/wEA/wAA
2 for 2, sibling, share 0	0.037	0.034	AAEB/gAA/gAAAAD+AQAB/wACAAAAAAAA
2 for 2, sibling, share 1	0.024	-0.018	Af/+AP8B/gABAAH8AQAC/gECAAIA/wD/
2 for 2, sibling, share 2	0.049	-0.01	AAL//gAB//8AAAD+Av8C/wIC/wIA/gAA
2 for many, JJ, share 0	-0.044	-0.02	AP7/AQAAAAEAAAAB/wD/AP7+AP8AAQAA
2 for many, JJ, share 1	-0.017	0.023	//8CAgL/AwEAAP8C/QL+Avv6Af3/Av8A
2 for many, JJ, share 2	-0.006	0.007	AP8AAAAA/wAAAAD/AQAAAP8BAAEAAAAA
2 for many, NN, share 0	-0.03	0.023	//0AAQEAAAQAAP8A/AD/Af8AAAAABgAA
2 for many, NN, share 1	-0.012	-0.04	AP//BAAAA/8AAAH/AAAC//7+AP4AAQAA
2 for many, NN, share 2	-0.04	-0.012	//0BAgH/AgH/AP8D/QH+AgD8Af4AAAAA
2 for many, RB, share 0	0.009	-0.001	AAIAAAAAAP8AAAD/AQAAAAEAAAAA/wAA
2 for many, RB, share 1	0.053	-0.021	AAAAAQAAAP8AAAABAgAAAAAAAAAA/wAA
2 for many, RB, share 2	0.029	-0.007	AAEAAAAAAAEAAAD/AAEAAAECAAAAAAAA
2 for many, VB, one place	0.022	0	AQL//v8B/v8BAAH9Av8C/gEC/wIA/wAA
2 for many, VB, share 0	0.063	0	AAIB/wAA/wAAAAD9AwAB/wUD/wIA/QD/
2 for many, VB, share 1	-0.086	-0.024	AAH9/gACAP8AAQAAAP4BAgMA/wEA/gH/
2 for many, VB, share 2	0.085	-0.054	AQL//f8A/gAAAQD6Bf8B/gMDAAIA/wAA
2 for many, far-broader, share 0	0.005	-0.007	AAAAAAAAAAAAAP8AAAAAAP//AAAAAQAA
2 for many, far-broader, share 1	-0.013	0.03	AAH/AAAAAAAAAAACAQAAAAEAAAAAAAAA
2 for many, narrower, share 1	-0.05	-0.008	AP4BAgAAAQEAAAAB/QD/AP3/AP8AAwAA
2 for many, none, one place	0.029	0	AQL//v8B/f8BAAH9A/8C/QID/wIA/wAA
2 for many, none, share 0	-0.007	0.037	AP8AAQAA/QIBAAAAAAAAAAUB/wEAAgD/
2 for many, none, share 1	-0.033	-0.102	/vj/AwIABP8AAP8B+gD+BPz7Af8A/wD+
2 for many, none, share 2	0.065	-0.049	AP//AAABAAEAAAD7Bv8AAAIDAAEA/wD/
2 for many, none, share 3	0.017	-0.006	AAEA/wAA/wAAAAD+AQAB/wEBAAEAAAAA
2 for many, one place	0.029	0	AQL+/f8B/f8BAAH9Av8C/gID/wIA/wD/
2 for many, share 0	-0.038	0.001	AAH+/wAA/gIBAP8A/wD/AQL9Af8ABAD/
2 for many, share 1	-0.078	-0.063	///+BAIBBf4BAQAC/f8ABP39Af4AAAD/
2 for many, share 2	0.069	-0.066	/wEA/wEAAQH/AAD8AgH/AQQDAAEA/QD/
2 for many, share 3	0.021	-0.006	AAIA//8A/gAAAAD/AQAB/wECAAIA/wAA
2 for many, sibling, share 0	-0.016	-0.01	AAIAAAAAAQAAAAD/AQAAAAIBAP8AAAAA
2 for many, sibling, share 1	0.01	0.025	AQX//v8B//8BAQD/Bf4BAAIC/wEA/QAA
2 for many, sibling, share 2	0.004	-0.001	AAAAAAAAAAAAAAD+AQABAAABAAAA/wAA
2 left	-0.037	0.06	B//7+/oFAPYBCAf+AvwH//wB+QYI9wf7
2 loose	0.026	-0.254	/Pr4/P8J/v4ICfr8/PsDAgECA/8KBQr0
2 more loose than left	-0.046	-0.037	CQLz/PMK8/YHCQf8BfcH9v4F8wkG/wj1
3 left	-0.014	0.009	AQr6A/8E+AIJCQEE//8A/gYJAf4F/wT+
3 loose	-0.049	-0.079	9/8C/gkFB/wBBvr68/f5BfoCCP8DAwT4
3 more loose than left	0.01	-0.133	AAn0/P8H+PYEAv77EfsF/wgG/wkC8gT4
4 left	0.041	-0.066	/QT2AQcEBPgICQADAvr8AQYEBPYE/AT5
4 loose	-0.072	-0.071	/AL7BwQFAvwCAfwDA///AwL9AvkB+QH9
4 more loose than left	0.05	0.041	AAUE/f//+QD+/wD8BQEE+ggD/QkA//8D
5 left	-0.079	-0.072	/QT+BgQDCP4EBf8H/vn6BgP+BPoC/AT6
5 loose	0.065	0.081	/wgA/AEAAP0BAP7+CAD+AwP5AAMA+wH+
6 left	0.087	0.029	+PsABgf/DAb//fgG/AL2Cf3xB/cAA/8C
6 loose	0.025	0.12	/wb+BwL/Bf7/AP8ICQH7BAX5AvsA+wAA
act 1 higher, broader	-0.038	-0.076	Af//AgD/AAEBAgIB/QIBAP//AP4CAgH/
act 1 higher, listed	-0.048	-0.069	CAP3+/0I/PoGBQP8AfkK+wMM/AUG+wb6
act 1 higher, phrase	-0.069	-0.034	/wH/AgAAAf4BAgEFAP//APz9Af4AAAD/
act 1 higher, synonym	-0.075	-0.014	/fsDBAP+BQT+/v0F+AP7BP37BPz/Bv8C
act 2 higher, broader	0.01	0.044	AAL+AP8A//8BAAH/AQAB/wIB/wAA/gD/
act 2 higher, listed	0.049	-0.067	AQX7//8DAP0CAgD9A/4AAAYCAP8C+QL8
act 2 higher, phrase	0.065	0.108	AwUA/P3/+/4BAQL6Bf8D/QUH/gP//P4A
act 3 higher, listed	-0.02	-0.077	AP4CAgD9AQH//v8E/QP/Af7/Af//Av4C
act 3 higher, synonym	0.06	0.122	BAX6+/wG+/wDAwP7BvsF/AQG/AUC+wL8
act of unknown level, carried	-0.004	-0.067	Bv70//0N/wMKBwQA/vQG/AEE/QEMAA33
act of unknown level, loose	-0.08	0.07	AwL9/foI/f4EBgD9AfkG/QEA/QgFAQX8
added in and	0.008	-0.13	+QP6AQH/BvgDA/YIBvv+DAL2Bf8B+AL4
added in complement	-0.042	0.08	/v0BAwIABAEBAf8F+f8AAvv6BPz/Bv8B
added in main	-0.068	0.057	//34AwAU+QUDCQIB/u369wP+AAcS/hL3
added in means	0.032	-0.049	AAP8AAD/AP4CAgD9BgAB/wD/AAAA/AD/
added in purpose	0.038	-0.118	/v//+gEE/f4BAQD6AfwC/wECAQUB/wL7
added in relative	0.047	-0.001	/wP9AAADAv4BAf3+A/0AAwT6AQABAAH9
added in result	-0.002	-0.091	BQf3+vkD9/wEAwMAB/0L+AYG8w0D+gP5
added in time	-0.001	-0.062	AAb8AwACAfsBAgEDBf7/AgX6/wIB+gH/
added name	0.007	-0.122	/QD5BAIGA/8CBf8DCvX9BAT+Af8D+QT4
added name, narrower	0.025	-0.011	AAEAAAAAAAAAAf8DAf//AgL/Af8A/gAA
added name, none	0.005	-0.098	/AH4AwMJA/4BBP4FCfb9AwMAAQIC+wP6
added name, sibling	0.018	-0.013	AQL/AP8B/wAAAAH+AAAA/gIB/wEA/wH/
added noun	0.001	-0.032	+QL4AAMP/gIDBv39/PACAgL6/wIMAA76
added noun, far-broader	-0.106	0.103	AfsBBf8BAwH/AAEF/AAAAvz8AfwABQAC
added noun, narrower	0.063	-0.092	AgT7/P4D/P3/AAL9Bv8D+gIG/AcB/QL9
added noun, none	0.004	-0.107	+gL6AgQLBAACAfsBAvT7BQL1/v0I+wr8
added noun, rare-synonym	-0.026	-0.008	AP8AAQAA/wEAAAEB/wD//v4BAAIAAgAA
added noun, sibling	-0.012	0.135	Av7//v3/+wIAAAEA/gACAv0C/gQBAQEB
added other	-0.011	-0.003	AAABAgAAAAEAAAEBAAAB//4AAAAAAQAA
added other, none	-0.014	-0.003	AAABAwAAAQEAAAACAAAAAP4AAP8AAQAA
added quality	-0.024	-0.043	AQDx/v4P/vcLCgIABPT++wEC/gUJ/Avx
added quality, far-broader	-0.01	-0.001	AAAAAAAAAAAAAAD/AAAB//8AAAAAAAAA
added quality, narrower	0.011	-0.028	AQT//v4C/v4BAQEBBP4B/wQB/wEA/wH/
added quality, none	-0.038	0.043	APzz/v0M+fwJCgL/CPb/+QD/AQQI+Qrw
added quality, rare-synonym	-0.048	-0.005	//0BAwH+AwIAAP8D/QH/Av39Av0AAv8B
added quality, sibling	0.066	-0.066	AAX+/P8CAPsCAgH6B/4A/wIA/wQA/QH/
added verb	-0.051	-0.052	/QX6AAABAPsDB/oEB/0FA/8A/wUE/AX6
added verb, broader	-0.007	-0.007	AAEAAAAAAAAAAAD/AAAAAAEAAAAAAAAA
added verb, derived	-0.004	-0.006	//0BAgEAAgH/AP8C/QD/Av7+Af4AAgAB
added verb, far-broader	0.001	-0.066	AAH/AgD/AQH+/gACAgL/AgH8Av4AAAAA
added verb, listed	0.022	0.033	AAD//wAAAAAAAAD/AQABAAEBAAAA/wD/
added verb, narrower	0.068	-0.052	AAL9/f8CAAAEBAL7A/0E/QME/QMC/wL+
added verb, none	-0.03	0.133	/AL7AgEEAf0DBPwABv4D/wL5AQQC+gP6
added verb, paraphrase	0	-0.011	AAEAAAAAAAAAAAAAAv8BAP/+Af8AAAAA
added verb, rare-synonym	0.008	-0.03	AQD///8B//8AAAD+//8B/wEB/wEA/wAA
added verb, sibling	-0.123	-0.087	AwX8A/0C/fkCAwECAP4E+gIB/AMB/AH8
agent was group	0.116	0.027	BQj4+PsG+PkECAX2C/gH+QoN+AoE9QX4
agent was group, alone	0.077	0.027	BAX6+/wF+fsCBAL5BvwD/QYH/QQC+QP7
agent was group, same	0.137	0.028	Bgv29vkJ9fcGCQbzDvYJ+AkL+QkD9gT5
agent was other	0.001	-0.117	CQLw+fgS9vcMEAj3Be8L9wAH+QoK8w3u
agent was other, alone	0.031	-0.035	BwTx+PkO9fcLDgb6BfEJ+AIK9wsI9Qry
agent was other, broader	0.008	-0.042	AQL//gAA//8BAQL8Bf4D/QUEAAAA/QD/
agent was other, linked	-0.026	-0.083	Av/+//4H//8DBwQA/vkC/v8C/AQE/AX4
agent was other, listed	-0.033	-0.029	A/8A/v4B/fz/AAH//wAD/gAD/gMAAAD/
agent was other, now learnt	-0.047	0.059	APz+BAEDAwACAwAD/P3/Af39AP8BAQL+
agent was other, phrase	-0.069	-0.08	/vv/AwICBgEAAP4H/P/9A/r7AvwBAQH/
agent was other, same	0.154	-0.02	Cg7y8vUN8PYHDQvxD/IQ8wkP9BEG8gjy
agent was other, synonym	-0.12	-0.006	+/cBBgUABwb+/vsJ8wL4B/f2Bvj/B/8B
agent was team	0.073	0.076	BQX1+fsL9vgHCgb4CPUH+AUI+gkH+An3
agent was thing	0.035	-0.026	Awnz/P4P/vgJBwH7DvID+wQI/wIH+Qn0
agent was thing, alone	0.078	0.023	BQjt+/0V+fQJCQT6EfAI+QkK+gkK9A3t
agent was thing, broader	-0.08	-0.016	/vsBBQIABAL///4F/AD9A/r7A/wABAAA
agent was thing, linked	-0.032	-0.049	/v4CAwP/BwP+//8E/QL+BAABAvwB/wEA
agent was thing, listed	0.062	-0.081	CAb0+fkM9PoJCgnzC/MN9AgN8wwI9gry
agent was thing, now learnt	-0.022	-0.022	AP0CAQD+AQL+/v8D/QP+Av3+Af7/A/8C
agent was thing, phrase	0.076	-0.044	AQP9/f8E/f4BAwD6Bf0C/gQE/gMB/AL+
agent was thing, same	0.072	0.168	AQj4+wEIAPgFB//+C/gBAQgIAf8D9wT4
ages gone from 1	-0.012	-0.005	AAAAAQAAAgAAAAAB/wAAAgAAAAAAAAAA
ages gone from 2	-0.052	-0.008	/f0CBQP+BQP+//0G+QP6BPv2Bfn/Bv8E
ages gone from 4	-0.041	0	AP4CAQD/AQH/AAEB/gAB//8A/wEAAQAA
ages gone from 5	-0.052	-0.001	/v0CBQIBBQD/AP4E+gD8A/37A/kABAAB
ages lowest up 1	-0.037	-0.007	//4DAgH+AQL+//8D/gP+Af3+Af8ABP8C
ages lowest up 2	-0.059	-0.007	/vwDBQL/BAP///8F+QD+A/z7AP8AAwAB
ages new at 2	0.002	0.03	/wEEAgD8AgD+/P4D/gX/AgH7Av7+AP0E
ages new at 3	0.053	-0.024	AQQA/f8A/v4AAAD8AgAA/wMDAAIA/gAA
ages new at 4	0.025	-0.013	AAL//wAA/v8AAAABAAD/AP8AAAEA/gD/
ages new at 5	-0.016	0.011	//8BAQD/AQH/AAAC/QH///7/AAIAAf8B
ages same	-0.033	-0.145	+/sEAwT4BAUA/P0C/QP/Af38BP7+Av4E
ages up 1	-0.018	0	AP8BAgH/AQH///8B/gH/Af//AP8AAQAB
another part of the week	0.177	-0.007	Agj9+/4B/PwBAQL4B/8E/QYI/wIB+gH/
authority down 2	-0.039	0.007	AgD///4BAP4BAgECAf8BAP7///8A/wAA
authority gone from 0	0.018	0.202	AQX9//8C//sAAQL/A/8B/gQAAQMA+wD/
authority gone from 2	-0.01	0.01	/v7/AAIAAwD//v0A/gL/Av4BAv4AAgAA
authority lowest up 2	-0.011	0.052	//4BAAD/AAH//wAB/AL/AP8AAAAAAQAA
authority new at 0	-0.058	-0.053	APwAAgAAAwP/AP8F+wH/AgEB/wABAQEB
authority new at 2	0.1	0.041	AAT+/wACAf0BAP8BA/8AAgP8Af4B/gH+
authority same	0.016	-0.031	BAP5/fwG+/oEBQT/BPkE/AMA+wUD+wT6
authority up 2	0.01	0.033	AAAA/wD//wAAAAAA/gIAAAEBAAEAAAAA
authority up to 2	0.007	0.033	AAABAAD//wEAAAAA/wEA//8AAAEAAQAA
carried act, broader	-0.076	-0.027	+wHxBAYKDfsKDfwKBvf4CgD8BPYJ/gvx
carried act, broader, cosine 0	-0.143	0.061	AP76BAAFBv8CAwAI//3+A/78AfsCAgL+
carried act, broader, cosine 1	-0.032	0.011	//gABwL/BwEEAv8E+wD+BPf7BPj/Af/+
carried act, broader, cosine 2	-0.055	0.022	/gL2+QEFAv4FBwD5BfoBAQL+AAAE/wX6
carried act, broader, cosine 3	0.07	-0.079	AgP9BQAFAfwDBQEEBfoB/wUCAP4B/QH8
carried act, broader, cosine 4	-0.032	-0.042	/v4CAgIAAwIA//8C/wD+Af79Av3/Av8C
carried act, derived	-0.017	0.153	+QANBgf0BwX6+foI/gz3CP76C/b2BPUJ
carried act, derived, cosine 0	-0.001	-0.063	/v0BAAL9AgL9/f39/wf9Av4BAwD+A/0D
carried act, derived, cosine 1	-0.047	0.098	//0AAgL+AgP+/v4D/Qb9AgD+A/4AAv8C
carried act, derived, cosine 2	-0.042	0.007	+foLBwj1Cgf59/kK+Qn2Cfv2CvT4BvcK
carried act, derived, cosine 3	0.012	0.059	/P4FBQP5BQP7+v0G/Af7Bv76Bvj6A/oG
carried act, derived, cosine 4	-0.088	0.052	/fwHBQP5BgT7+v8G9wn8Avz7Av38CPsH
carried act, listed	-0.085	-0.002	+gH6Aw0HDQAFCPAHBPv6Dv39EO4K+wv0
carried act, listed, cosine 0	-0.048	-0.002	/wH8AgIFAf0CA/4HAAAAAwP/Av4D/AP8
carried act, listed, cosine 1	-0.099	0.073	/Pv8AwUDBAD/Av0D/gH9BPn+AvkA/QD+
carried act, listed, cosine 2	-0.041	0.01	+P0EBAwADAL/+vMG/QX0B/f4Cfn/B/4G
carried act, listed, cosine 3	-0.05	0.113	/AH6BgkGDf0EBPoGAfz4CgD9BvUEAAP9
carried act, listed, cosine 4	-0.095	-0.188	AP78AgIFBP8DBPwD/Pv+A/z/BPkDAAT8
carried act, narrower	-0.002	-0.005	////AQH/AQEA/wAA/wH/AQAAAf8AAf8A
carried act, none	-0.061	0.025	APr/Af8F/gMBAgAA+/3+APj+/gIDBgMA
carried act, none, cosine 0	-0.024	0.031	//sCBAH+AwT//v4F/QP+A/39Af8ABAAB
carried act, none, cosine 2	-0.023	-0.018	Af//Af4B/gEBAgL//v4C/v8B/QMCAAL+
carried act, none, cosine 3	0.013	-0.034	AQD+/v4B/gAA/wD9/wIB//4BAAAAAgAA
carried act, none, cosine 4	-0.018	0.053	AAD///8F/v4BAwAAAPv/AAEC/gMC/gL9
carried act, phrase	-0.12	0.087	+f76BwcIBwAEAvkKAfn5Cf73B/UF+wb9
carried act, phrase, cosine 0	-0.024	0.057	/v//AAL+AgAA/v/+AQIAAAECAf4AAAD/
carried act, phrase, cosine 1	-0.136	0.2	/vkDBwL+Bgf//P4K+AP9A/X6Bfn+CP4E
carried act, phrase, cosine 2	-0.113	-0.058	/QADAgMGAv8DBAEBAPgBAP4D/f4E/gX5
carried act, phrase, cosine 3	-0.053	-0.058	+wD9BgcCCQP//foHAQL3B/72BvkBAQEC
carried act, phrase, cosine 4	0.004	-0.054	/wP9AAECAv4CAv8HAf79Av/9Avz/+wD/
carried act, sibling	-0.03	-0.002	Af//AP8C/wACAgH+Av0C/gEC/gMB/wL9
carried act, synonym	-0.129	0.052	/wH0AAINCfwHCf0E+/b9BwD8Af4I/Ar1
carried act, synonym, cosine 0	-0.036	-0.012	/v8ABAIABgAAAP8D/v/+Av/6Av0BAgH/
carried act, synonym, cosine 1	-0.089	0.04	/fwABAMABgMAAP4E/v/9BP/5AvwBAAH/
carried act, synonym, cosine 2	0.001	-0.076	AAH+/wECAf8CAwD/Av0CAQABAP4BAAH/
carried act, synonym, cosine 3	-0.033	0.129	AgH9/v4E/gACAgL+//0D/gEC/QUDAAT9
carried act, synonym, cosine 4	-0.105	-0.029	/fz+BAUBCQEDA/wD/Pz9Bf78BPoAAQH+
carried adjective, broader	-0.11	0.03	//oBAwEBAgH///8C+wEABPv8Af4AAwEA
carried adjective, derived	-0.101	0.074	/vkBBQL+BQICAv8C+gD/Av/6A/wBBgH9
carried adjective, listed	-0.064	0.038	Avz9B/8EBQMAAgAH/f/+AvwAAP4BBQH+
carried adjective, narrower	-0.017	0.018	//4BAQH/AQIAAAAB/gEAAP3+AAAAAgAA
carried adjective, none	0.019	-0.249	AgT/AP79/f8BAgL7BAMDAQAD/wL/+v4B
carried adjective, phrase	-0.104	-0.097	APsEAwACAQT9/P8I+QH9Avz9/wEABgAE
carried adjective, sibling	-0.026	-0.003	AP0AAQAAAQEAAAAB/gAAAP7/AAAAAQAA
carried adjective, synonym	-0.097	0.005	/voBBAH9AwUA//4G/gT+Avr4Av3+Bv4C
carried adverb, broader	0.002	-0.019	AQL+AQACAP0AAQABAf//AQACAf8B/gH+
carried adverb, derived	-0.063	0.101	/PwFAwX6CAT//PsK/Qb4Cfn6BPv9B/wD
carried adverb, listed	-0.061	-0.005	/f0CAwP+BAMA//8C/QL+A/z6A/3+A/4D
carried adverb, none	0.083	0	AwX6+fwE+vwEBQL7BvsC/gMI/QYC/AL7
carried adverb, phrase	-0.081	0.002	9fkFDAz+DwT++/cM+wT0C/jzDfIAB/8F
carried adverb, synonym	-0.17	0.139	/fr/CgT9CAIDAf8KAf76Bf31BvcBAAH+
carried modifier, broader	-0.111	-0.036	/PgCBgT+BwX+/fwI+AL6Bfv4A/j/BP//
carried modifier, derived	0.019	0.144	/gEEAAMAAAEA/wAB/f38AAICA/8BAQL/
carried modifier, listed	-0.064	0.089	/P4A/gIIAAQAAwH/+fgCAgH+Av0DCQQC
carried modifier, narrower	-0.046	-0.034	Af4CAf8A/gD/AAEC/AEB//0AAAEAAQAB
carried modifier, none	-0.04	0.055	+/4JAgf5CQX9/fsE+Aj6B/4ABPj9BfsD
carried modifier, phrase	-0.06	-0.033	////AgEBAgICAQAE/P0AAAD7Af0BAwH/
carried modifier, sibling	-0.043	0.004	//wBAgH/AQMA/wAB/gEAAPv9Av8AA/8B
carried modifier, synonym	-0.008	-0.015	AP4CAgD/AAH+AAAD/gH+Afz6Af3/A/8D
carried name, broader	-0.047	-0.001	/v4BAwIAAwL//v4E/AH+Av79Av7/A/8C
carried name, derived	-0.036	0.006	AP8A//8C/gAA/wAB/QD+/wH//wMAAQEB
carried name, listed	-0.025	0.028	+v3+BgkDDAMAAvsL//75CAL6CPQCAwH9
carried name, none	-0.068	-0.022	/f8CAgUBCQj/A/sB+/76CP74B/kBBgH+
carried name, phrase	0.059	-0.054	AwX7+/wC+v0DAwP4CP0E+wID/QYB/QL9
carried name, synonym	0.003	-0.154	/wH9AAIEBQEBAf8DA/v/AwL7A/oB/gL+
carried noun, broader	-0.1	-0.124	AP3tA/4QBfoMEP4HAer+AgT2AAAM/BDv
carried noun, derived	-0.033	0.017	+AL/CgsECf//AfYG/fzyCwH4CPIEAgT/
carried noun, listed	-0.085	0.036	+fz+DgkGCvsFB/gN+vn0DPz6COwEBAT8
carried noun, narrower	-0.025	-0.003	//wCAwEBAwEAAP4B+/7+A/77Af8AAgAA
carried noun, none	-0.037	-0.097	//gFCAP6Bgf+/f4F+wX+BPn9BPwBAP8E
carried noun, phrase	-0.108	-0.085	9vf8BAgKCgMDBfoG/fr6CPrzBPsHBAj8
carried noun, sibling	-0.068	-0.01	//0BAgH/AwMAAP8G/AH+Av36Av4AAQAB
carried noun, synonym	-0.12	0.062	/vgABAIABQQBAP4J9v75Bfj4BfsACAAC
carried quality, broader, cosine 0	-0.052	0.024	AP4CAgD/AgL///8D+wEAAPz9AQAABQAC
carried quality, broader, cosine 1	-0.018	-0.007	AAH+AAAAAAABAQAAAAAAAP3/AP4AAAAA
carried quality, broader, cosine 2	-0.014	-0.005	AAH+AAAB//4AAAAE/QEAAQAB/wEA/gD+
carried quality, broader, cosine 3	-0.066	-0.026	/f0DAgMABQH+/vwF/AL8B/37BPsABP8C
carried quality, broader, cosine 4	-0.003	0.026	AQL/AP8B//4AAQAA//8AAQEB/wEB/wH/
carried quality, derived, cosine 0	-0.124	-0.047	/voCBwH9BAQA//8G+gL9A/r6Af0AAgAA
carried quality, derived, cosine 1	-0.038	0.092	/wEAAAEBAv8AAP8CAP/+AgL/Af8AAAAA
carried quality, derived, cosine 2	-0.068	0.007	/PsCAwQABQEB//0C/AD8Bf7+Av4BCAD/
carried quality, derived, cosine 3	-0.032	0.071	/v0CBQL7BwH//v4E/Ab7BgD8Avr/Af4B
carried quality, derived, cosine 4	0.015	0.052	Af/+AAAAAP8BAAAAAQEAAQECAP8AAAD/
carried quality, listed, cosine 0	0.047	-0.053	Agb8/f4C/fwCAwL8B/0F/AUE/gMA+wD+
carried quality, listed, cosine 1	-0.147	0.039	/fUDCQP+Bgj+/f8I9QL9A/X6A/r/Cf4C
carried quality, listed, cosine 2	-0.004	0.001	AAP7AQEFAQABAQABAv7/Av/9Av0ABAD/
carried quality, listed, cosine 3	-0.061	0.063	AP4AAgAAAAL///8F+wP9A/wA/wEBAgEA
carried quality, listed, cosine 4	-0.01	-0.019	/wABAwH+BQD+/v8D+wP9A//6Avz+A/4D
carried quality, narrower, cosine 2	0.017	-0.003	//8CAQH/AQIA/wABAAH/AP//AQD/Av8B
carried quality, none, cosine 0	0.011	-0.071	AQMA/v///f8BAQL6A/8C/QMEAAQA/wAB
carried quality, none, cosine 1	0.063	-0.03	AQX9+v4A+v4CBAL6BgAD/gMD/wT//f//
carried quality, none, cosine 2	-0.01	-0.003	/vv9BgMBBQEEBQID/voCA/r9APwCAAL9
carried quality, none, cosine 3	0.033	-0.042	AQEDAAD9AQD+/gD/BAMBAP8CA/z9APwE
carried quality, none, cosine 4	0.008	-0.103	AAAB/v/+/v8AAAH8AQEBAAEC/wT///8A
carried quality, phrase, cosine 0	0.112	-0.039	BAf7+vwE+fwCAgL6Cf4D/AYG/QUB+QH9
carried quality, phrase, cosine 1	-0.075	0	//kDAAL/AwL//wAB+P//AP3+AQAABv8C
carried quality, phrase, cosine 2	-0.185	-0.024	+fgEDAf9Cgb9/voP+gP2CPjzCPX9CfwG
carried quality, phrase, cosine 3	-0.046	0.011	+vkECAYCCAT+/fwM+AD3Bvz6A/kBBQIA
carried quality, phrase, cosine 4	-0.036	-0.043	/fwFBgL7BAP9+/0H+wb8BPz6BPz/B/8F
carried quality, synonym, cosine 0	-0.077	-0.042	AP0AAQD/AQP///8C/QL+Afz8AP8AAQAA
carried quality, synonym, cosine 1	-0.13	-0.033	APwBBQH/AgAAAQAH+//+Afr6AfsAAgAB
carried quality, synonym, cosine 2	0.008	0.051	/QD8AwMAA/4CAP0IAv/7BQL4BPsA+wD8
carried quality, synonym, cosine 3	-0.157	0.145	//wBBgEBAwQA/wAH+QD/Av35AP4AAwAB
carried quality, synonym, cosine 4	-0.092	0.022	//0DAAH7AgP++v0E+Qj7BP38Bfr+Bv0C
carried thing, broader, cosine 0	-0.075	-0.177	/f39AgMBAwMAAP4C/gD+Af39Af4AAwH/
carried thing, broader, cosine 1	-0.036	0.078	//73A/8EAv4FBgEHBf3//wD9/wAE/QX6
carried thing, broader, cosine 2	-0.03	-0.072	//n8AQEJAwEEB/8B+vQAAv/6AP0FBQf3
carried thing, broader, cosine 3	-0.145	-0.072	///9BQIGBPwEBf0GAff+BP34AvsDAQP8
carried thing, broader, cosine 4	0.034	0.083	AgX6/P0F+/wDBAL8BPwF/gUD/QYC+wP7
carried thing, derived, cosine 0	0.04	0.138	/AH/AgT/BwD///wBAf/7BgX+BPn/Av8B
carried thing, derived, cosine 1	-0.075	-0.027	AQECBP/6Af7+AAIG/gf/AP0C/v8AAf4B
carried thing, derived, cosine 2	-0.046	0.071	+/8FCgX9BQf+/PoH+QL7B/33B/j/BAAF
carried thing, derived, cosine 3	0.014	-0.041	+v78AQcICQABAfkD/vf5BgH9BvcEAwX7
carried thing, derived, cosine 4	-0.044	0.024	BAH+Av0E/f0EAwP8/vkC/QEA/QMDAAP+
carried thing, listed, cosine 0	-0.127	-0.159	+/0CBgYCBgL9/PsK/f/5CQL9B/MAAwEB
carried thing, listed, cosine 1	-0.089	0.061	/vwDCQQFCAH+Af8K/v39BP38BfMDAgT7
carried thing, listed, cosine 2	-0.014	0.039	9f//CAoBCwP/AvkK/AD1Cfz0CvQBBQEB
carried thing, listed, cosine 3	-0.033	0.172	+wACAgUCCAAAA/sF//v5CPz7A/gCBAL/
carried thing, listed, cosine 4	-0.033	0.023	BAH4AP0HAPsFBgMC/vsF/gMD//wC/QL7
carried thing, narrower, cosine 0	0.017	-0.002	AAAA/wAA/wAAAAD//wAAAAIBAAAA/wD/
carried thing, narrower, cosine 1	-0.046	-0.009	APsDAgABAQL///8C+P8AAfz8AAEABAAB
carried thing, narrower, cosine 2	-0.022	-0.005	//8AAAABAQAAAP8C/wD+Av79Af8AAAD/
carried thing, narrower, cosine 3	0.004	-0.023	AQL//v8B/f4AAAH/AQAB/wAAAAD/AP8B
carried thing, none, cosine 0	-0.037	0.207	/gAEAQT9BgX//v0B/AP9Bfz9Bvf/BP4E
carried thing, none, cosine 1	-0.03	-0.097	/f8DBQX8CAX//PwG+gT7Bv35Bvj/A/4D
carried thing, none, cosine 2	-0.057	-0.119	AP8DAgEBBAQBAv4C/AL9Bfv9AfsABQD+
carried thing, none, cosine 3	-0.044	-0.07	/v0FBAP7BAT9/P0G/AX8Bf37BPz/A/4E
carried thing, none, cosine 4	-0.065	0.014	//4BAgH9AgMA//0E+gT9BP37A/z/Av4C
carried thing, phrase, cosine 0	0.018	-0.065	/wAA/AEBAAICAgL6Av4C/v8BAAABAAL/
carried thing, phrase, cosine 1	-0.108	-0.073	/vcAAgIABgICAv8A9/78BP77Af4DAQP+
carried thing, phrase, cosine 2	-0.03	0.066	+/r8BgMEBAIAAPwK/QP8Bvv3BP0EAgX8
carried thing, phrase, cosine 3	-0.046	-0.081	/wT7/gIGAvwBAv4C//v9AwT7/wMD/gT9
carried thing, phrase, cosine 4	-0.119	-0.02	//oCBQEAAQL//wAF+AD///z8Af0ABAAB
carried thing, sibling, cosine 1	-0.058	-0.007	AP4AAwAAAQEAAAAFAAD/Af/8AP8AAAAA
carried thing, sibling, cosine 2	-0.049	0.006	//wBAQAAAQEA/wAB+gL/APv9Af8ABP8B
carried thing, sibling, cosine 3	0.022	-0.011	AAEAAAAAAAAAAAAAAQAAAAEB/wEA/wAA
carried thing, sibling, cosine 4	0.036	-0.006	AQL+/v8C//4CAwH9BP0C/wQE/wEC/AL9
carried thing, synonym, cosine 0	-0.045	-0.01	Af0CAv8BAQP//wAG+///Af//Af4AAwEB
carried thing, synonym, cosine 1	-0.053	0.047	/fwABQMCBQUA//4F/Pz9Bf7+BPn/BQAA
carried thing, synonym, cosine 2	0.012	-0.074	/wL9AgACBP0CAv8DBfz9AgX9AQAA+QH9
carried thing, synonym, cosine 3	-0.057	-0.046	/fcDBQL7BAQA/wAE+QT9Avr6Af//Bf8D
carried thing, synonym, cosine 4	-0.03	-0.023	Af8C/gAA/wD//wAA/gL/AP0AAAEAAgAB
cause down 1	-0.002	-0.008	AP8BAQAA/wEAAAAB/gAAAAAAAAEAAQAB
cause down 2	0.006	-0.046	/gEBAgIAA/7/APwI/AH6Bvz4BPsA/wAA
cause gone from 0	-0.088	-0.028	//wDAgL/AgMAAAAA/P//APv9Af8AAgAB
cause gone from 1	0.001	-0.053	/PgDAwYJCv4BBfkD9/j5Bvf9BfsHBgj8
cause gone from 2	0.005	0.243	AQMA/v8A//7//QH+AQAB/gMCAP/+AP4C
cause gone from 3	-0.089	-0.181	+PkKDAn5CQv79PoK9QvyCvjzDPb8DvsK
cause lowest up 1	0.07	-0.005	AQb9+/8C/v0AAQH7Bv8C/wQEAAAA/QAA
cause lowest up 2	-0.018	-0.036	BQL6/P0F+/wCAgP9Bf0D/QEG/QIB/QH9
cause lowest up 3	0.038	-0.022	AAAAAAAAAAAAAAD+AQAA/wEAAAAAAAAB
cause new at 0	-0.002	-0.013	AQEBAP8A//8AAAABAAAAAAABAAAAAAAA
cause new at 1	0.007	-0.01	AAT8A/8A/P0A/wADB/7/AAUH/AQB9gH8
cause new at 2	-0.071	0.079	+vgLBwbzCAj69/sI+Az5Bvz3B/j8CPsI
cause new at 3	0.157	-0.12	BQzz8vsK9vEGCP/1E/kD+g4J/goF8gb1
cause same	-0.012	-0.008	BP8A+/z8/f7+AQX8AgME+v4F+gP8AvsB
cause up 1	0.018	0.001	AAAB/wAA/wAAAAD9Af8BAAED/wEAAAAA
cause up 2	0.074	-0.066	BQf79/0D+voCAgL4Cf4F/QYM/AUB+QH+
cause up 3	0.122	-0.039	Awb++/8C/f4BAQL4B/4E/QYI/gIA/QH/
cause up to 2	0.055	-0.002	AQP+/P8D/f0BAgH7BP0C/wMF/wIA/gH+
cause up to 3	0.143	-0.102	Bgn99v0C+vwCAwP1DPwH+wwS+wYB9gL8
certainty down 2	0.003	-0.003	AAAAAAAB/wAAAAAAAAAAAP//AAAAAgAA
certainty down 3	0.005	-0.007	AQEA/wABAP8AAQH+Af8BAAECAAAAAAAA
certainty gone from 1	0.039	0.009	AwT4/PwI+v0FBgP6B/gF/AgH+ggD+QT4
certainty gone from 2	0.036	0.09	BAX5/PwG+/wDBAP8BvoF/QQG+wUD+QP7
certainty gone from 3	-0.013	-0.022	AgD6//4G//4DAwACAfz//wIA/gQD/AT6
certainty gone from 4	0.026	-0.058	CAX8+PcJ8/0EBgj3AvYJ9wQI9gwG/gf6
certainty lowest up 1	0.024	0.035	AgT8//4F/f0BAgL+BPwD/QQF/gIB/AL9
certainty new at 1	-0.092	-0.004	//wDAwEAAgIAAAAC+gD/Afr8Af4ABAAA
certainty new at 2	-0.056	-0.004	//0EBAAAAQL//wAE/AABAf3+AP8AAwAA
certainty new at 3	-0.048	0.034	+/4GAwX7BQP+/fwBAgT9Bf0ABfr9BP0D
certainty new at 4	0.078	-0.073	+wICAgX6Cf/++/oC/wb5CQT2CPX8APoD
certainty same	-0.1	-0.037	//UEAwEA/AX9/gED9P4A/vn8Af7/B/4F
certainty up 1	0.013	0.038	AQL+AQABAP4BAQH+BP4B/wMD/gEB/QH+
certainty up to 4	-0.014	0.07	AAP+AQACAf4BAQECAgABAAMD//8A/QH+
change as purpose with nothing behind it	0.001	-0.008	AP//AAAAAf8AAAAA/gD//wABAAEAAAAA
change as relative with nothing behind it	0.059	-0.006	AQP//v8A/v4BAQD9BAAB/gMD/wQA/QD/
change as result with nothing behind it	0.141	-0.068	Agb9+P0C+P0BAQH2Bf8F/AYF/QkA/AD+
change carried	0.041	-0.118	BwH4/vsC/PwEAgn7Bv4C+/4I/QAEAAT7
change joined as purpose	0.006	-0.002	AP8AAAD/AAD///8A/wH/Af8AAAAAAQAA
change joined as relative	0.13	-0.03	BAf6+v8F/vwFBgT3CvkF+ggP+wQC+AP6
change joined as result	0.01	0.002	AwP+/P4E/f0BAQP+A/0F/QQI/QMC/gL+
change made up	0.024	-0.053	BwT8+PgG9v0EBQb3A/kM9wQI+AsC/gP8
change new	0.024	-0.296	BQH2+/wI9/sFBgP8Av4G+/8E+g0F/Ab4
change taken over	0.03	0.089	AAMA/QIBAP8A//39BAH/Av8BAf0AA/8C
charge gone from 0	0.024	-0.114	AP73/wAJ//wFBwP8B/YG+wMF/AMG9wj0
charge gone from 2	-0.033	-0.077	/voGAwL6AwX9/P8D+wb+Avr6A/39B/wG
charge new at 0	-0.094	0.156	//wAAQAA/wEBAP/9/gIBAPv8Av8AA/8A
charge new at 2	0.155	-0.053	/AEB/gT/AgAAAP76BAABAQQCA//++/4C
charge same	0.051	0.224	AgIC/f3//f8BAAP7BAEE+wID/QQAAP8B
clients gone from 1	-0.022	-0.056	/wAC/gEAAQH+/////QD+Af/+AfwABAAB
clients gone from 2	0.011	-0.051	AAH/AAEDAwABAP4CAf/9AwH+Af4BAAEA
clients gone from 3	0.036	-0.028	AAQA/gD///8A/wD+AgEA/wIE/wIA/wAB
clients new at 1	-0.033	0.145	AAb+/QACAf0BAgAABf7/AgD9AP8A/QD+
clients new at 2	-0.013	0.023	AgL9//4B/f8BAQAAAwABAQIE/gEB/QH/
clients new at 3	0.037	-0.012	BwX3+fgJ9voGCAf4CPcJ+AQJ+QkD/AT6
clients same	0.109	-0.046	/wMF+gD9/QP8+wD7/gIC/gEFAAn9AvwD
company down 1	0.014	0.018	/wIA/gD/AgAAAAABAAH/AQEAAAEAAQAB
company gone from 0	0.011	-0.115	BgD7Af0K+fsHCgX7BfQI/AQG/gEJ9gv2
company gone from 1	0.022	0.173	BP/9/fsD+P4CBAT4APwH+QAL+wkCAAP9
company gone from 2	0.066	0.029	Agb//f4B/f0AAAL8BgAF/QQG/wIA/AD/
company lowest up 1	0.079	-0.049	/wEEAAL8/wP++//+/wQAAAMDAAT/Af8C
company lowest up 2	0.072	0.059	/wAA/gAA/gEAAQD7AAAA/wECAAMAAAAA
company lowest up 3	0.062	-0.006	AgX//f4B/f4BAQL9Bf4C/gQD/wEA/gD/
company new at 0	-0.108	0.116	BAX2Bf4JAvcFCgQFBvsD/gID/AIF9gb2
company new at 1	0.099	0.048	Agf59/0H+PoDAwL4CPwE+wsI+QkE+AT6
company new at 2	0.064	0.186	AgP+/P8B/P0AAgL8A/4B/gQF/wMA/QH/
company new at 3	0.158	0.005	Bgr49/kI9vgGCQjzDfYK9goN9wsD9QT4
company same	-0.052	-0.051	Afj1AP0K/gAGCAQB/fQD//z9+wMIAgj5
company up 1	0.066	-0.044	AwMB/P8B+v4AAAH7A/8D/QMF/gUAAgAA
company up 2	0.113	0.064	AQIA/f8A/QAAAAH6AgAC/QQG/wQA/wAA
company up 3	0.033	-0.004	AAIA/wAA/wAAAAD+AgAA/wIBAAEAAAAA
company up to 1	-0.009	-0.089	AAAA/gEA/v8A/wD///8B/wAC/wIBAgH/
company up to 2	0.136	-0.003	AQUA+v8A+/8AAAH5BP8C/gMF/wQAAAAA
company up to 3	0.094	0.107	AwX+/P0B+v4AAAH9AgAC/gUG/QUB/QH/
contrast	0.032	0.082	Bwb9+/kA8/kDBAX6Cf8M9wQL/Ab+/v79
contrast of act	-0.04	-0.01	APoDAwD8AQL8+v4D+AcAA//9/wD9AfwD
contrast of quality	0.005	0.156	AP8B/wAA/wH/////AgH/AQEAAAAAAAH/
contrast of thing	0.11	-0.064	CAr49/kE8fcGCAj1EPwM8QwW+QwD+AP3
counts a noun beside it	0.01	-0.095	7P0aCxbmFwrx7O0O8BbrFPrsFufvDeoX
counts a noun from elsewhere	0.023	0.007	/gf5/QMHBP0EAvv/Cfv+BAX/BPoD/QT8
counts exchanged	0.106	-0.015	CAry9vcO9PYIDAnzD/IM9AoM9gwG9Aj1
counts something else	0.038	-0.164	AgP5Af//AP0BAwD9AwUD/wYC/wEB+wL7
counts something new	-0.015	0.092	//b/CgACAgIAAAEH+v7+Avb8AvwBAQL/
counts the same	0.001	0.213	Af7+Af0AAwgE/AQC/gEEAPr++gIECAP/
counts what another number counted	0.171	-0.156	DxDq7vAW6/AMEQ3uFOwS7g8W7hgM6w7r
counts what the number beside it counted	-0.02	-0.111	A//4/P4K//8HBQABAPoAAQEC//8E/gX5
currency down 2	-0.076	-0.011	//sCBAH/AwH///8E/AL+Avv8Av3/BP8C
currency gone from 0	0.039	0.056	AwX4/P0J+vgGCAT9C/oD+wUF/AYG+wf3
currency gone from 2	0.017	0.098	+/4MAwX1AwX7+P4EAAb9Avz/Bvn6BPgJ
currency lowest up 2	0.043	0.005	AQL//f8A/AABAQL7BP8D/QAC/wEA/wAA
currency new at 0	0.02	-0.003	/fsEBwX+CwT9//4H/gP7B/75BPsA/v8B
currency new at 2	-0.137	-0.037	+/QBBwX/BgT+/fwI+QD7Bfn5BPwABwAB
currency same	-0.075	0.116	AP0CBgEBBP4FBQEG+/z+AP34/wAEAQT8
currency up 2	-0.027	-0.022	AP8AAQEAAgAAAAAD/gH/AgAAAf0AAgAB
currency up to 2	-0.045	-0.022	AP8CAgEAAwH/AP8E/QD+A/7/AvoABAAB
deed as means with nothing behind it	0.008	-0.029	///+AQIBAQAA/wAAAQH+AP7+A/3/Af8B
deed as purpose with nothing behind it	-0.061	0.034	////AQECA/wBAv4G///+B//6A/kAAgD+
deed as reason with nothing behind it	0.049	-0.002	AQL//v8B/v8BAQH9Av4B/wIB/wEA/wD/
deed as relative with nothing behind it	-0.006	-0.038	/vsB/wECAQIAAf4A/P39Afr7Av0ABQAA
deed as result with nothing behind it	0.047	-0.017	AQH9//4E/P8BAQD+BP4C/gEA/gMB/wEA
deed joined as means	0.066	-0.027	AAP+/wD/Af8A///7BgP/AAMDAP///v8B
deed joined as purpose	-0.078	-0.064	+/kDBwX9CAf+/PkL9wL3CPb2Cvf+Bv4F
deed joined as reason	-0.004	-0.011	AP4AAAABAQABAf8BAP0AAf8AAf8AAAD/
deed joined as relative	-0.032	-0.051	/P3/AwUBCf4CA/wJ//v7CAP3BfkB/wL8
deed joined as result	-0.021	0.083	AQL0AAACAfgFCwECBfoC/QH//AME+QT5
determiner a → an	-0.041	-0.078	AAD7AAECAgABAv4FAf78Bf/+Af4B/AH+
determiner a → each	-0.014	0.058	/fsFBAP9BQX9/PwD9wL7Bfv7BPwABv8D
determiner a → every	0	0.055	AAH///8B/gAAAQH///8B/wAAAAEAAAAA
determiner a → my	-0.017	-0.026	AP3/AwACAAABAgEBAv4AAP8AAAEBAAH9
determiner a → none	0.045	-0.033	/wEA/AD7+wQBAP/5AQQA/QMF/gIAAf8C
determiner a → number	0.022	-0.107	/f8A/wMBBAIA/v8A/QD9AwEBAP8CAwL+
determiner a → our	0.055	-0.008	AQT9/v8C//0BAQD+BP4AAAMCAAEB/QH+
determiner a → the	0.064	-0.112	AAP++/8D//8CAAD7Av4D/QQE/wUC+wP8
determiner all → none	-0.038	0.024	//4AAgH/AwEAAP8D/QH+A/z8Af4AAgAA
determiner all → the	-0.023	-0.011	//8BAQH+AQL///4E/AT9BP39Af//Av8B
determiner an → a	-0.023	-0.056	/vwCAAL9AQMA/f0D+Ab8A/3+Av7/Bf8C
determiner an → none	0.055	0.001	BAT8/fwF+v0CAwP7A/4F+wMG+gcC/wP8
determiner an → number	0.084	-0.002	AQb+/f8C/v0CAwH9Bf8B/gQE/wEB/AL+
determiner an → the	-0.007	-0.05	/v4DAwL9AgP//v8E/gP/Av/+Af7/Av8C
determiner any → none	0.003	-0.038	AAAAAP8A/wAAAAAA/wEAAP8A/wIAAQAB
determiner each → a	0.005	-0.015	/v0EAgL9AwP+/f4A/gL9Av/9A/z/Af8C
determiner each → every	-0.053	-0.076	/P4HAwT6BgT7+foC+wj6B/38Bvr9BfwE
determiner each → none	0.031	0.113	AAEBAAD+/gD/AAD/AQL//wH/Af/+AP4C
determiner every → a	0.027	0.037	AgT9/f4D//0BAQH/Av4BAQIC/wEA/gD/
determiner every → each	0.031	-0.014	AAMA/QD+/gD//v8AAQMAAQH/AQH//v8C
determiner every → none	0.057	-0.036	AQP++v8B/f4BAAH7Af8C/gIE/wIA/wD/
determiner every → number	-0.053	0	APwEAwD/AgP//wAC+wL/APv8Af8ABf8D
determiner her → none	-0.1	-0.012	//oDBAIBAwQAAgED+/0AAPz8Af4BBAIC
determiner his → none	0.014	-0.006	AAIBAAD/AAAA//8AAQL/AAH/AQAAAf8A
determiner its → none	0.035	0.052	AAT//gABAP0AAAAAAgEAAAEBAv0A/wAA
determiner its → the	0.002	-0.007	AAD/AAAAAP8AAAABAQAA//8AAQAB/wH/
determiner my → a	-0.076	0.086	AP3+BAD/AwL///8G/AL9Av/6AP4BAQEB
determiner my → none	0.078	-0.101	+wP8+wMBA/3///z9BAAACAcBA/wA/gD+
determiner my → number	-0.041	-0.001	AP0AAQAAAAEAAAAC/AAAAf/+AAEAAgAA
determiner my → the	0.066	-0.006	AQT//v4A/vwBAQH+BAAA/wUE/QP//AD/
determiner no → a	0.044	-0.005	AQIA/v8A/wAAAAD+AAAAAAID/wEA/wAA
determiner no → none	0.032	-0.028	Av/8AP4CAP0BAf4D/gD+AwAE/QMC/AP7
determiner none → a	-0.026	0.044	+AH8CQgECQEGBPYIAQL1Cv4CDPMDAgT7
determiner none → all	0.184	0.005	CA7y8vgN9PMJDAfxEfML9Q4S+AsH8Qnz
determiner none → an	-0.073	0.114	+PsJBgb9Awb79/kG+gL2B/j1B/n9CP0G
determiner none → any	0.025	-0.023	AAEB/gAA/wH//wH9AQAB/gIE/wMAAAAA
determiner none → both	-0.043	0.056	AAAAAAAAAP8AAQAB/P8AAP8BAAAA/wD/
determiner none → each	-0.008	-0.009	AQH8/wACAP4AAQD/A/4BAAMEAP8C/QL9
determiner none → every	0.149	0.307	Bgr59fsG9/oEBgX0DPoI+QwO+AsE9wX5
determiner none → its	-0.005	0.026	AgX8Af8CAvsCBAEDCP0AAQUBAf0B+AH9
determiner none → my	-0.012	0.033	+/7+/QUCBQABAfz+/v38BQD5Av8AAAH/
determiner none → no	-0.017	-0.018	/v//AgIBAwABAf8BAv//Af/+Af4A/wD/
determiner none → number	-0.042	-0.232	AwL1Bf0O/gMKBQMACPkE+gIB/AUL/A35
determiner none → our	-0.026	0.006	AP4AAAAAAAAAAAEB/gEAAPz+Af8AAQAA
determiner none → some	-0.038	0.127	AQL+Av8FAPwBAQD/AfwB///9//8A/gH/
determiner none → the	-0.022	0.14	/QX6AwkGAAEGAvoIA/n+/QAFB/oC+gH+
determiner none → their	-0.005	-0.021	AQH8AP8D/P4CAQECBP4D/gP+/gMC/AP9
determiner none → your	-0.037	0	AP4DAgAAAAL//wAD/AAAAP0AAP8AAwAB
determiner number → a	-0.069	0.293	//X+BgEGBAADBP4J+/wBBPj5BPsDAgP+
determiner number → an	-0.077	0.052	/v4ABAMABAL///8E+wD+Av79A/wAAwAA
determiner number → each	0.053	0.034	AgT+/f4C/v0BAgH8Bf4C/gQE/gIB+wH+
determiner number → every	-0.023	0.073	AQL/AQABAf8BAQH/Av8CAP8B//8BAAL/
determiner number → my	-0.007	-0.01	AAD+AAACAP8BAQAC/v//AQMD/wAB/QH+
determiner number → none	-0.025	-0.015	Cg3l/Pgb+u8QEwb7D+oH+gcJ9wYS9Rbj
determiner number → some	-0.031	-0.003	APwAAAAAAQAAAAD///8AAP7/AAAAAQAA
determiner number → the	0.053	0.222	Awj3+fwI+vcEBgP3BfcG+gcG+ggF+wb3
determiner our → a	-0.002	-0.002	//0EAgH9AQL+/v8D/QP+Af39Av7+A/4E
determiner our → none	-0.02	-0.034	AP7/Af8A/gAA/wAB/QEB//0A/wIAAgAA
determiner our → number	-0.005	-0.029	AAH//gAA/wAAAAD//wAAAAACAAEA/wD/
determiner our → the	0.01	-0.091	AgD+/P4C+wADBAP5A/sG+gQH/AUC/QP8
determiner some → none	0.036	0.048	AgL+Af4B/v8BAQH+AwAC/QQE/wMA/gAA
determiner some → number	0.027	0	AwP9/f0D/P0BAgL9A/0D/QEB/wEAAAD/
determiner that → a	0.004	-0.007	AAAA/wAAAP8BAgD/Af8AAAID/gEA/gD/
determiner that → none	0.032	-0.006	AAIA/wAAAAAAAAD9AQABAAID/wAA/wAA
determiner that → the	-0.033	-0.006	//4BAgH/AQIAAAAC/QD+APz8AQAAA/8B
determiner the → a	-0.032	-0.041	/gD1AAQDAfgGBv0ABfz7A/wBAfwE+gX3
determiner the → all	0.005	0.093	/v4BAwL/AwIAAAABAAH+AQD/AvwB/wEB
determiner the → an	0.074	-0.083	AAAC/f/++wQA/QH7AgID/P8E/wMAA/8E
determiner the → each	0.001	-0.028	AP0BAAD//wIAAAH+/gAB//3+/wIAAgAB
determiner the → every	0.003	-0.083	AQD7/v8E/v0EBQP7BvoF/AMF/gMD+wT6
determiner the → its	-0.041	-0.012	Af/7/wAFA/0DBAD/AP0BAAAAAAAAAAH+
determiner the → my	0.096	0.027	/wn+/QEBAf4BAP/+CP///wUCAf8B/QH+
determiner the → none	0.055	0.001	8wED+RH/CfwAAev8+wL/CQP6D/IDAAL+
determiner the → number	-0.009	0.06	AgL7AP4H/AACAQL///wC/gIB+gUD/QT9
determiner the → our	-0.015	-0.039	//wBAgH/AgIAAP4C/f/8A//+AvwAAgAA
determiner the → their	-0.077	0.014	//kCAwEBAwP///8F9gD/A/r6Av4AB/8B
determiner their → a	0.017	0.004	AAAAAAABAAAAAAAAAAAAAAABAAAAAAAA
determiner their → none	0.056	0.018	//8B/QAB/gAA/wD8AQAB/gAAAf//Af4D
determiner their → the	0.036	-0.01	AAL//gAB//8AAP/+Av//AAICAAAA/gD/
determiner there → none	-0.074	-0.001	/vsEBQL+BAL///8F/AP9Avr8Af8ABQAA
determiner there → their	-0.05	-0.007	//wCAwH+AgL+/v4F/AL9A/7+Af8AAf8B
determiner this → none	-0.047	-0.003	//4EAgD8AQL9+/8F+wb9Avv5A/39BvwG
employment gone from 1	0.005	0.07	AQEBAP8A/QABAQL+AP4C/QEF/gAAAAD/
employment gone from 2	0.053	-0.167	BgT6+voF9/sEBgX6B/sF+gYK+QgE+AX5
employment gone from 3	0.02	-0.033	AQH+//8C//4BAQAAAv8B/gED/wEA/gD/
employment gone from 4	-0.033	-0.005	Av4A/v4B+wAAAAL+AP8C/fwC/gEBAgEA
employment lowest up 1	0.067	0.024	AQP//v8B/v4AAAH+Bf4C/gQE/wEB/QH/
employment lowest up 2	0.142	-0.039	Awf/+/0B+f0BAQH7B/8C/AYI/gQA+gD/
employment new at 1	-0.037	0.033	//sDAQH/AgP///8F+QL9A/r7Av3/Bv8C
employment new at 2	-0.003	0.086	AAH+/v8D/f0CAgH8Av0C/QMF/wUB/wH+
employment new at 3	0.034	-0.028	/wICAAEAAgAAAAD+AgAAAAH9AAAAAgAB
employment new at 4	0.063	-0.125	AgX7/P4E//sDBAH8Bf0A/wUC/wMC+QP7
employment same	0.01	0.03	BQH8+/oC+AAEAQP7BPwI+QEF+ggC/QL/
employment up 1	0.053	-0.024	AQL//f8B/v8AAAD9BAAA/wEAAAAAAQAA
employment up 2	0.082	-0.044	AAL///8B//4BAAAAAv8A/wQDAAIA/AD/
employment up to 4	0.111	-0.07	AQT//v8B/P4AAAH+BAAA/gYDAAIA/AH/
expertise down 1	0.033	-0.022	AP//AAD//gECAQD9AwAC/gADAAIA/wD/
expertise gone from 1	-0.032	0.326	A///Av0F/QMCBAQC/f0B/P4C//8FBQb/
expertise gone from 2	-0.061	-0.177	/QAHBQP5AwP9/PwE/gb6Bf36Bfr9BPwF
expertise lowest up 1	0.111	-0.008	AQX9+/8C/f0BAgH6Bv0C/ggH/QQB+wH9
expertise new at 1	-0.021	-0.122	/fr+BAMCBAEB//7/A/7+Av//BP0AAAAB
expertise new at 2	0.082	-0.022	BAr4/fwG/fgEBgH5CvoF/gcH/gQD+QT6
expertise new at 3	0.118	0.014	AQX/+P8B+f8AAQH3CP8D+gcK/ggB/AH+
expertise same	-0.004	-0.056	BfwF//z5+wb7+QMA9wYDAPwB/gL9B/wF
expertise up 1	0.046	0.191	/gECAAL/AwD//v8B/wL+AgH+Af7/Af4C
expertise up 2	0.036	0.012	AQP//v8A/f8AAAH9AgAB/gID/wIA/wAA
expertise up to 2	0.022	0.133	/wACAAH/AgD9/P0D/QT8BAD9Av3+A/0D
expertise up to 3	0.047	0.069	AAIA/gAA/gAAAAH8BAAC/gME/wIA/gAA
extent gone from 1	-0.075	0.326	APX7A/8JAAEEBgP/9vgC/fn8//8GAwf6
extent gone from 3	0.018	-0.029	AQD+/f4C/v4BAP8A/f7/AQABAAIB/wH/
extent new at 1	-0.031	0.036	AgP8//4F/vwAAgH+A/wD/QEA/gIB/gL8
extent new at 3	0.179	-0.132	AgX69/0E+P0DAgPyCPwH+AYL/QkB/QL9
extent same	-0.097	-0.025	/voBBgP+BgP9+/oJ+AX5Cfr2B/j+Bf0F
form IN VB → VBD	0.005	-0.003	/wABAQH+AQH///8BAAL/AQEBAf////8A
form IN VBD → VBD	0.026	-0.001	AAL//wAA//8AAAD/AgEAAAEBAf////8A
form IN VBG → TO VB	0.018	-0.002	/wEB/wEAAAAAAAD/Af8AAAEBAQAAAAAA
form IN VBG → VB	-0.042	-0.02	/PwGBAT6BgT9+/0F+wb8BPz5Bfn9BvwG
form IN VBG → VBD	-0.078	0.104	+/sJBgb3CgX6+foE+Aj3CPr2CPb6B/kI
form IN VBG → VBG	0.028	-0.021	/wAAAAEAAgEBAQD+Af8B/wEB/gIB/wL+
form IN VBG → VBN	0.083	-0.003	AAX7/f8D//0BAwD6BP4BAAUDAAEB+wH+
form IN VBG → VBP	-0.052	0	//4CAgH+AgL+/f4E+wP9A/38Av3/A/4C
form IN VBG → be VBN	0.005	0	AAAAAAAA/wAAAAD/AQAAAAAAAAAAAAAA
form TO VB → IN VBG	-0.024	-0.032	//4AAQEBAQEAAAAB/v8AAQD/AP8AAQEA
form TO VB → VB	-0.076	-0.006	/PsIBQX4BwT6+PoJ9wr4CPn2CPX7CPkI
form TO VB → VBD	0.03	0.016	BwP//PgA9/4DAQb8AP8G+v8C+ggB/AAA
form TO VB → VBG	0.043	-0.024	Agf7/P0B/PwBAQL7CP8E/QUF/QMB+wH9
form TO VB → VBN	0.029	-0.005	AgL8/v4D/P4CAwH9A/0D/QID/wMB/AH+
form TO VB → VBP	0.072	-0.053	AwX9+v0D+v0AAAH6Bf8C/gQG/gMA/QD/
form VB → IN VBG	-0.046	-0.006	//0CAwH+AgL//v8F+gL+Av39AP//A/8B
form VB → VBD	-0.026	0.055	/P0KBAX6BwT7+fwF/AT8Bfz7Bvj9B/wI
form VB → VBG	-0.053	0.029	//wCAwH9AQMA//8E+QL9Avv8Af//BP4C
form VB → VBP	-0.094	-0.017	/voGBAP6BAT9/f0H9gT7Bfn5BPv9Bv0F
form VBD → IN VBG	-0.009	0.128	+/oIBAX1BQj//P0A/gf+AP79Bvv8BfsI
form VBD → TO VB	0.049	-0.043	AQT7/f8D/fwBAQD/BP0AAAQD/gID+QT7
form VBD → VB	-0.217	-0.02	9e8JDg3/Ew36/vYQ7QLyD/DrDu//DP8E
form VBD → VBG	-0.061	-0.035	9QP9BQ4AEfsBBPMGCgD0CAD8C+0B9QL+
form VBD → VBN	-0.06	-0.271	/vYGAgL9AgYA/gAA+QL+Avr8Af8CCQMA
form VBD → VBP	-0.021	-0.078	AwED//0C+/8BAQL+//0D/v8F/QQBAAH+
form VBD → be VBG	-0.013	-0.006	AP4BAgAAAAEAAAAC/QAAAf3/AAAAAgAA
form VBD → be VBN	-0.16	-0.022	/vYCCAIABgEAAP8H+AL9Avj5Af0ABQAB
form VBD → have VBN	-0.011	0.021	AP7+AQEBAwABAQAB//8AAf7/AP4BAgH+
form VBG → IN VBG	0	-0.01	AQD///8A/wAAAQEA/wEBAAED/gEAAAAA
form VBG → TO VB	0.053	0.006	AAEBAP///wH//wD/AQIAAAIBAAD/AP8C
form VBG → VBD	0.097	0.098	3/8UFSTnJgvu6OEL/RneIwDlJtvsC+kX
form VBG → VBN	-0.048	0.028	/f8EBQT8BgL+/fwG+wX6Bv36BPn9BP0E
form VBG → VBP	-0.227	0.024	8u4ZFBDqFxHz7/MW6hXtEu/nE+j1EvIU
form VBG → be VBN	-0.1	0	/vsEBgMABgT+//4J+QD6Bfz7A/oABQAC
form VBN → IN VBG	0.054	-0.008	AwT9/f0D/P0CAwL8BfwD/QQF/QQC+wP8
form VBN → TO VB	-0.06	-0.01	/vsCBAL+AwT//v4F+AH8A/r6A/3/Bv8C
form VBN → VBD	-0.007	0.139	AgMB+/78/wP9+gH+/AUBAP8E/gX/Af4D
form VBN → VBG	-0.058	0.028	AAIAAwEBAgIAAAADAf4BAP77Af7/Af8C
form VBN → VBP	0.027	-0.023	AP4BAAD//wAAAQD+AP8B/wED/wEA/gH/
form VBN → be VBN	-0.013	-0.023	//4BAgEAAgH//v8CAAH/Af3+A/v/Av8A
form VBN → have VBN	-0.083	-0.024	Af0AAwAAAgD/AAAE/wEAAPv8Af7/A/8C
form VBP → IN VBG	0.074	-0.024	AQb9/f8C/vwBAQH7B/4C/gUG/wIA/AH+
form VBP → TO VB	0.012	-0.015	AQEA//8BAP4AAQAAAP4AAAAA/wIA/gH+
form VBP → VB	-0.038	0.079	AAH+AgADAf8CAwEBAfwB/wD9AAAB/wH+
form VBP → VBD	-0.103	0.109	8vMLDg/0Eg329vEQ7w7sEfbrEez8DfsJ
form VBP → VBG	-0.121	-0.04	AAECAwEEA/wAAwAHAv39A//9Af0B/gH+
form VBP → VBN	-0.03	-0.014	/wAAAAIAAgD///8C/QH+Av39A/z/Av8B
form VBZ → VBD	-0.009	-0.003	//8CAQH+AgH/AAAAAAAAAf/+Av3+Av4D
form VBZ → VBP	0.007	-0.01	AAEA/wABAAAAAAABAQAAAAICAAAA/wAA
form be VB → VBD	-0.021	0	//8CAQH+AQL+/f8C/QP+Av/+Af//Av8C
form be VBD → be VBN	-0.006	0	AP8AAAAAAAABAAAB//8AAAABAAAAAAAA
form be VBG → VBD	-0.085	-0.038	+vkIBwf5CQb7+voH+Af4B/r5Bvj9B/wG
form be VBG → VBG	-0.065	-0.001	/PkIBgT5Bwb9+/0F+gb8BPv7BPv9Bf0F
form be VBG → VBP	-0.103	0.008	+/cJCAb3CQj8+vwJ9gn6Bvv3BPr+CPwG
form be VBN → VBD	-0.126	-0.047	+/kOCQf1CQj69/wK9gj4B/j5CPT7C/kL
form be VBN → VBG	-0.001	-0.01	//8BAQEAAgEAAAAA////AP7/AP8AAgAA
form be VBN → VBN	-0.072	-0.037	+vkGBwb8CAX+/v0F+QL7Bfv4Bvj+Bf0E
form be VBP → VBD	0.001	0	AP8BAAD/AAEAAAD/AAAAAAAAAAAAAAAA
form be VBP → VBP	0.003	-0.001	AAAAAAAAAAAAAAD/AQH/AAD/AAAAAAAA
form do VB → VBD	0.104	-0.02	Bgj6+foF+PoDBAX4CfoH+ggL+ggD+QP7
form do VBP → VBD	0.046	-0.001	AwT9/f0C/P0CAgL8Bf4D/QME/gMB/QH+
form get VBN → VBD	-0.043	-0.004	AP0BAgD/AQEAAAAD/AH/Afz8Av7/A/8C
form have VBN → VBD	0.02	0.036	AwH+/f0C/P8EBAT6A/sG+/8C/QUBAAL9
form have VBN → VBN	0.008	0	AAABAAD/AAAAAAD+AQAAAAD/Af//AP8B
frequency down 1	-0.038	-0.011	/v0AAgEAAgAAAP4D/AD9Av39Av4AAgAA
frequency gone from 0	-0.077	0.038	AP/7AgAFAP4DAwADAvz9AP39Af0D/QT7
frequency gone from 1	-0.021	0.057	Af7+//4C/QABAgL+Af0D/gAC/gQB/wH+
frequency gone from 2	0.163	0.271	Bwz2+PgJ8/cFBQfzEfkJ9g0N9w0E9AX4
frequency gone from 3	0.068	-0.01	AwL9/PwE+/0BAQH+AP8C/gIE/gQB/wH/
frequency gone from 4	0.028	0.128	AwH+/P0C+/sBAQL8Bf0D/QII/AQA+wD9
frequency gone from 5	-0.015	0.089	Av79/v0D/P8DAwP8/vwC+wAC/AUC/wL9
frequency lowest up 1	0.195	0.225	BAz9+fwB9vsCAgP1C/4H+gwP/QYA9wD+
frequency lowest up 2	0.051	0.071	Agb+/P8C/P0BAQH7B/4E/wUC/wEA/AD/
frequency lowest up 3	0.02	0.033	AAAAAAAA/wABAQH/Af8B/wEC/wEA/wAA
frequency new at 0	-0.005	-0.007	AP8AAgD/AgH///8E/QH+A/38Av0ABAAB
frequency new at 1	-0.031	-0.025	//7/AgEAAgP///8F/gH/Av78Af8AAQAA
frequency new at 2	-0.018	0.017	APwAAAAAAAT//wAA/AEAAf4AAf//Av8C
frequency new at 3	0.103	0.147	Agf+/v7//v4AAAH8CQEE/wcG/wEA+gAA
frequency new at 4	0.012	0.1	/gABAQL/AwIA//8BAAD9AgD8Av4AAgAA
frequency new at 5	0.184	0.059	BQv99/sA9vkDBAT1C/4H+QwN+QsB9AH+
frequency same	-0.004	-0.1	Af38/v4B/gQEBQP/+v8D/vz9/gUDAgT/
frequency up 1	0.179	0.243	BAr++f0A9/sCAgP3C/4H+gkM/QUA+gD+
frequency up 2	0.059	0.071	AQT//f8B/f4BAQH8B/4D/wYE/wIA+wH/
frequency up to 2	0.021	-0.084	AAIA/wD///8AAAH/AwAB/wECAAH//v8A
frequency up to 3	0.12	0.213	Awj/+/0B+P0CAgP3Cv4H+ggL/QUB+gH+
frequency up to 4	0.06	0.091	AQX//f8B/f4BAQH9Bf8D/wUE/wIA/AD/
frequency up to 5	0.048	0.091	AAL//gAA//8BAQD/Av8AAAEAAAAAAAAA
gain down 1	-0.006	-0.04	Af8B/gAAAAH////+AQEAAAECAP//Af8C
gain down 2	-0.002	-0.007	AAAB/wAAAAAA/wAB/wIAAP8AAP8AAv8C
gain gone from 1	-0.107	-0.12	/vz9BAMDBAIAAP0E+v37BP0ABPsCAwP9
gain gone from 2	-0.005	-0.046	AQT/AwD+//0AAP8GBQX9BgD/Avj+/v4C
gain gone from 3	-0.037	0.049	CgH++PkH+vsCCgf9APUH+QQL+gMF/wb6
gain lowest up 1	-0.084	-0.056	//cEAwD9AgX//QAB+gEBAPwAAAL/Bf8B
gain lowest up 2	0.035	-0.025	AgP+/f4B/P4BAQL9BP8D/QME/wMA/gD/
gain new at 1	0.007	0.013	//8B/QACAAIA///6/AD/Af/9AAMBAgEA
gain new at 2	-0.074	-0.023	AAH/AgEDBP8AA/8I/fsABP/5A/gBAQH/
gain new at 3	0.068	0.004	/vr+BQAAAQT//v8A9wL8Avz6AgAABf8A
gain same	-0.005	-0.356	CP3/AfoD+gADAwUBAQEB/f0D/AQEAAMB
gain up 1	0.08	-0.087	AgX/+/4B+v4BAAH7BAAE/gQJ/gYA/QD/
gain up 2	0.009	-0.022	AgP//f4C/v8AAAL9A/4D/gMD/wEA/wD/
gain up to 2	0.002	-0.026	AQH+/f8C/f4BAQH/Af4C/wAD/gQB/wL+
gain up to 3	0.074	-0.082	AwQA/P4A+v8AAAL6Bv4E/QQI/gQA//8B
gained: helped	0.07	-0.146	+AX9/ggCBf79APr+BAD5AwP9CPgB/QL+
gained: joint	0.116	-0.131	CQby8fcQ7foKBgrxC/AR8AsQ9A8J+wz0
gained: junior	0.045	-0.032	/wX//gEAAv0AAP4ABAL8AgT7A/0A/gD+
gained: negated	-0.125	-0.079	//r5CwEDBv8DAwAKBf0CBAD3//wC+wP6
gained: occasional	-0.095	0.075	+vcCCAf8CgUAAPwJ+AP6CPf2B/f/Bv4E
gained: others	-0.083	0.03	/fP7CQMDBv8AA/sJ9/z6Bvf5A/kCAQP9
gained: partial	-0.022	0.058	9/r8BQn/CwP//PkH/AP2Cfn6CvX9BP0D
gained: past	-0.076	-0.071	/f3/BwIBBgAAA/8I//78BPz3A/0B/wH/
gained: planned	-0.07	-0.02	/vv7BgIFA/8CAv4IAPz9A/r/AgADAAP7
gained: practice	-0.068	0.012	//oFBAL/BAT///8F+QL9Avz7Av3/Bv8D
gained: received	-0.111	0.067	AwH5BP0FAPwEBgQDAvn/AAQA//8E+wX6
gained: supervised	-0.134	-0.01	APsDAwH8AwH+/v8F+wT9Avz7Avz/A/8G
gained: uncertain	-0.105	-0.005	/vwEAwL/AwH/AP8D+QD+Avv8Af4AAwAA
gained: watched	-0.125	-0.005	/vwDBgL+BQL///8E+AH9Avn6Af3/Bf8C
gone name	-0.082	-0.112	/wQCCQMFCAgDBf4J//X9B/75BfUF+wX9
gone noun	-0.003	-0.034	///0A/8NAv8MBP8CAPL+AAP///8P/g34
gone other	-0.006	0.09	AP4C/wAAAAL//wD9/QAB//4BAAEAAgAB
gone quality	0.047	-0.169	/AD/BgX+AQAFBvv+/wT6BvwFB/sD/gL+
gone verb	-0.021	-0.031	BAP2BP4LAPMMCwIDB/YB/wMA/gAL9wn1
governor gone: aim	0.045	-0.008	AwT9/P0D+/0CAwP7Bf0E/QQF/AUC/AL9
governor gone: answer	-0.025	-0.017	AP8BAwAAAAAAAAAB//8AAAABAf8AAAD/
governor gone: apply	-0.014	0.013	//0CAgAAAQMAAAAB/AAAAP3/AAEAAwAB
governor gone: ask	-0.049	-0.064	//3+AwICAgEAAv4E/v3+Avn6BPwBAQL/
governor gone: assist	0.063	0.065	BAb7+/wF+fwCAwP7BvwF+wUF/AUC/AL9
governor gone: attend	0.015	0.002	AQEA//8A/wEA/wD+AAEB//8A/wAAAQAB
governor gone: be	-0.046	-0.052	Av0CAf7/AAH//wED+AX/APn+/gIBBAAC
governor gone: book	0.029	-0.038	AQP+/v8C//4BAgL9BP0D/gMF/wAB/gH+
governor gone: break	-0.008	-0.003	AAAAAAABAQAAAAAA/wAAAAH+AAAAAAD/
governor gone: bring	-0.062	-0.007	/voDBAL+AwQBAQAD/QAAAPz7Av7/BP8C
governor gone: build	-0.027	-0.005	AP8CAQD+AAH+/v8A/QL+Af8AAf//Af8B
governor gone: carry	0.053	-0.041	AQL+//4A//8BAQD9AwAB/wEBAAEB/wAB
governor gone: change	-0.055	-0.015	AAAAAQAAAQEAAAACAAAAAQH/AP8A/wAA
governor gone: chase	-0.084	0.063	//sCAwH+AgP//v8F+gL/Afv9Af3/BP8C
governor gone: check	-0.006	0.057	AQH//v8B//8BAQD/Av4BAAEEAAAA/wH/
governor gone: choose	-0.025	-0.008	/wAAAQAAAQAAAAABAQD/Af/+AAAAAQAA
governor gone: clean	-0.032	0	AP4AAgD/AAEAAAAC/QEAAf79AQAAAQAA
governor gone: clear	0.018	-0.006	AAIAAAAAAAAAAAD/BP8AAAIAAAAA/wAA
governor gone: come	-0.109	-0.004	/fsDBAP+BQP+/v0I9AP6Bfr5A/z/Bf8C
governor gone: complete	0.045	-0.001	AQL//v8B/f8BAQH8A/8C/wME/gIA/QD/
governor gone: cook	-0.025	-0.014	AP0CAQD+AQH//wAA/QH/Af7+AAAAAv8B
governor gone: cut	0.012	0.018	AP8DAAD+/wD//wEA/gEA/wEA/wMAAQAB
governor gone: deal	-0.025	-0.005	//0CAgH+AgL+/v8C/AP+Av39Av7/A/8C
governor gone: declin	0.036	0	AgP+/f0C/P4CAgP8Bf4D/QME/QQB/QH+
governor gone: do	-0.013	-0.013	BAP8/f0J/vsDBQIBAfcC/QEC+QMF/Qb6
governor gone: draw	0.04	-0.033	AQT9/P4C/f4BAQH+Av8C/wME/wIB/gH+
governor gone: drive	-0.062	0.045	//0CAQH/AgP///8D+gH/A/38Af4ABP8B
governor gone: enter	0.007	0.032	AQEAAP8A//8AAAH/AgAB/wEB/wEA/wD/
governor gone: fail	0.037	-0.001	AgT9/f0D/P0CAgL8BP4D/QME/QQB/QL+
governor gone: feed	0.005	-0.014	AAEA/QAB//8AAAH+AQAB/wABAAEAAAAA
governor gone: fill	-0.075	-0.029	APwBAgD+AAEAAAAE+wIAAPr7Av7/A/4C
governor gone: find	-0.106	-0.013	/PYCCAT/CAMBAf0H/gD7Bfn1BPkAAQH/
governor gone: fit	-0.01	-0.017	AP4BAQD/AAIAAAAB/gH/Af///wEBAQAA
governor gone: fix	-0.041	-0.006	/vwCAwL+AgP//v8C/AL+Av39Af//A/8C
governor gone: follow	0.01	-0.007	AAABAAD/AAEAAAAA/wH/AAD/Af8AAQAA
governor gone: get	-0.086	0.051	Afn/Av8BAQABAgID/P8A//n8Av8AAwAB
governor gone: give	0.025	-0.01	AQX//P8DAPwCAgH+BPwC/gcD/wAC+QL9
governor gone: go	0.008	-0.036	/v8AAQMABQAAAP8C///9A/8BAv0AAQEA
governor gone: hand	-0.029	0.06	//4BAQH/AAL///8B/gH/Af/+Af//Av8B
governor gone: handle	-0.012	0	/v4CAgL9AwEAAP8C/gL+Av38Avz/Av8C
governor gone: have	-0.005	0.084	AAAAAAAAAAAAAAL9Af8C/QAB/wIB/wEB
governor gone: help	-0.008	0.196	AP3/Af8BAAMDAQL/AfwB/v7/AAIAAwH/
governor gone: hold	0.021	0.033	AQP8/f8E/v0CAgD+AvwB/wIB/gEC/gL+
governor gone: hop	-0.024	-0.015	/f4EBAT8BQH//v4D/gP9A//+Avz+Af4C
governor gone: include	-0.116	0.011	+/cNCAb2CQj6+fwJ8wr6Bvf1Bfj8C/sJ
governor gone: incom	0.011	0	AQH///8B//8BAQH/Af8B/wEB/wEA/wH/
governor gone: involve	0.049	0	BAX6+/wH+vsCAwL9BPsD/QQF/AUB/AL8
governor gone: keep	0.009	0.037	AgD9AP8DAf4BAgABAf4AAgAA//8B/gL+
governor gone: learn	0.097	-0.015	BAX6+/wE+/sDBAP6CfsF/AYH/AQC+gP7
governor gone: leave	0	-0.011	/wACAgD+AQL///8D/QL/AQD9AAAAAv8B
governor gone: let	-0.039	-0.008	/wACAgEAAQH///8D/wH+AQD+Af4AAgAB
governor gone: look	-0.021	-0.023	AP4BAv8AAAEAAQEB//4A/wEC/QQD/gP9
governor gone: make	0.088	0.051	AAcA/QABAPwAAQAAA/8BAQcEAAEB+QH+
governor gone: measure	-0.052	-0.008	//sBAwH/AgEAAP8E/AH/Af78Af0AAgAA
governor gone: meet	0.003	0.051	/wABAgH/AQD//wACAAH/AAEAAP8A/wAB
governor gone: mix	-0.029	-0.006	/v4DAgL9AwL+/v4D/gT9A/79Avz+Af4D
governor gone: move	0.018	-0.045	AQH//v8A/v4BAgD9Av8B//8AAAAAAAAA
governor gone: observe	0.024	0	AgP+/v4C/f4BAQH+Av4C/gIC/gIB/gH/
governor gone: offer	0.053	-0.001	BAX8+/wE+vwDAwT6BvwF+wQF/QUB/AL9
governor gone: open	0.013	0.001	AQD+AAADAP8CAgL8BPwD/P8B/gABAAH/
governor gone: pass	-0.103	0.106	/vwABAIBBAAAAP4I/AD7Bfr6A/sAAgAA
governor gone: pay	-0.039	-0.054	AP4AAAAAAAAAAAAB/wAAAP7+AAAAAQAA
governor gone: phone	0.017	-0.005	/wABAQH+AgEAAP//AQH/AQD+Av7/Af8C
governor gone: pick	-0.013	-0.017	AgD+//4B/v4BAQEAAQAA/wEC/QQB/QL9
governor gone: plan	0.058	-0.019	Awb9+/0D/P0CAgL6Bf4E/QQF/QQB/AL+
governor gone: prep	0.006	0.035	AAD/AAAAAAAAAAD+Af8B/wAC/wAA/wD/
governor gone: prepare	-0.007	0.071	AAD///8B/gABAQL+Af4D/gAC/gMBAAH/
governor gone: put	0.034	-0.013	AQIA////AAABAQH/AgAC/gAAAP//Af8B
governor gone: read	-0.058	-0.019	AP0AAgABAf8BAQAB/v4AAP3/AAABAAH/
governor gone: record	0.008	0	AQH+//4C/v4BAAEAAP8AAAEB/gIB/gL+
governor gone: replace	-0.042	-0.001	/v0BBAH/AwH//v8D/AH+Av38Af//Av8C
governor gone: ring	-0.068	0.02	APwCAgAAAQH//wAD+gD/Afz9AAAABAAB
governor gone: run	0.008	-0.036	AAL+AAABAf4CAwD/BP//AQH+AAAB/gH9
governor gone: sell	0.004	0.02	AQEA//8A//8BAAD+AgAB/wEDAAAA/gD+
governor gone: serve	0.009	0	AAAAAAAAAAABAQD/Af8AAAEB/wEA/wH/
governor gone: set	-0.022	-0.019	AP0AAAAAAAH///4B+wH9A/v7Av4ABAAB
governor gone: shadow	0.009	-0.048	AAD9AAAEAP8CAwAAAP0AAAAAAAEBAAL+
governor gone: show	0.002	-0.058	AQAAAP8A////AAD/AAEAAQAAAAEAAf8A
governor gone: sit	0.088	0.152	Awn89/0C9/sBAQL2CP8E+wYH/QUA/P8A
governor gone: sort	-0.068	-0.011	/vsCBAH/AgIAAP8D+wD+Af7+Af8AAgAA
governor gone: spend	0.047	-0.004	AgP+/P4C/v4BAgL8BP4C/wQE/QMB/AH+
governor gone: stand	-0.044	-0.001	//0BAwH+AwIAAAAD/gL/Afz7Av4AAwAA
governor gone: start	-0.049	-0.028	///+/wECAf4AAv8A///+Av39AP8AAgD/
governor gone: support	-0.005	0.05	AP8A/wAAAAAAAAD+AQAAAAAAAAAAAAAA
governor gone: take	0.022	0.036	AwIB//3+/P7/AAL9AQID/QAE/gL+AP0C
governor gone: teach	0.002	0.022	AP8BAAD/AQEAAAD//wAAAP8AAAAAAQAB
governor gone: tell	-0.002	-0.003	AP8BAAD/AAAAAAAAAAEAAAEB/wEAAAAA
governor gone: train	-0.044	0.008	/PwEBAT+BQX9/PsH+QP5B/35Bfr/Bf8E
governor gone: try	0.048	-0.009	AwT8/P0D/P0DAwP7BfwE/AUG/AUC+wP8
governor gone: type	0.027	0.047	AQAA//8A/wAAAAH9AQAC/wECAAEA/wAA
governor gone: use	-0.093	-0.025	APsEBAD7AwP++/4H+Qf9A/r7A/v9BvwF
governor gone: walk	-0.059	0	//4BAQD/AQH//wAC+wH/Af39Af4AAwAB
governor gone: wash	0.004	-0.007	AAH///8B//8BAQD9Av8B/gAD/wIA/wD/
governor gone: watch	0.051	-0.018	BAT7+/wF+vwCAwP7BPwE/AQF/AUC+wL8
governor gone: work	-0.014	0.01	AAECAQD+Af79/gACAQP/AgH9Avv9Af0D
governor gone: write	-0.119	-0.014	+/gGCQb8Cgb8+/oK8wT3CfjyCPX+CP0F
hours down 1	-0.008	-0.017	AP4AAAAAAQAAAAD/AAAA//8BAAAAAQAA
hours gone from 1	-0.039	-0.007	//wGBQH+AQL+/gAG+AP+APr+Af//B/8C
hours gone from 2	0.081	0.032	AQX9+/8B/P4BAQH6Bv8D/QYI/gIB+wH+
hours gone from 3	0.036	-0.023	AQMB/f8B/f8CAgH8A/0D/wUE/wMB/wH+
hours gone from 4	0.127	0.018	BQn9/PwE+foCBAX3Cv0H+gcM+wYD+QT6
hours gone from 5	0.149	0.069	Awb8+/0C+vwDAwP2DP0H+wgL/QYB+AL9
hours lowest up 1	0	-0.001	AP8AAAAAAQEAAAAB/wD/AAABAAAAAAAA
hours lowest up 2	0.049	0	AQIA//8A//8AAAD+AgAB/wQF/wIA/AD/
hours new at 1	0.026	0.005	AAP7/P8DAP4BAQD/AgAAAQIA/wIB/QL8
hours new at 2	-0.005	-0.006	AQEAAP8A/gAAAAH/AAAB/wABAAEAAAAA
hours new at 3	-0.03	-0.015	AP8AAAAAAAAAAAAAAAAAAP//AAAAAQAA
hours new at 4	0.028	0	AAP//wAA/wAAAAD+AwAB/wECAAAA/wAA
hours new at 5	-0.016	0.043	//4CAwEAAgEAAP8EAQD+A//9AP8AAAAA
hours same	-0.077	0.009	BPr4AfwG/gAEBgT///0C+/sB+gYJBAn/
hours up 1	-0.036	-0.005	//4AAQEAAgMA//8D/AD+Avz+Af0AAwAA
hours up to 5	-0.026	-0.006	AAAAAAEAAQMAAAAB/gD/AP3/Af4AAwAA
inserted, JJ, one place	0.18	-0.04	CQz49vQF8foGBwzxD/kR8AoS8w4D+AP7
inserted, JJ, share 0	-0.032	-0.057	AP8A/wAA//8AAQD+Av8A/wEAAQQA/wAA
inserted, JJ, share 1	-0.072	0.041	/f8GAgP+AgL+/P4B+AT7Avz+BP3/Bf4D
inserted, JJ, share 2	0.026	0.059	/P3+AAT+BQYA/f0E/gP6CP32BPn+/f4C
inserted, JJ, share 3	0.039	0.053	/wAA/QH9AAAA/////wL/AP//Av/+Av4C
inserted, JJ, share 4	0.006	-0.025	AAABAAAAAAEAAAD+Af8B/wABAP8AAQAA
inserted, NN, one place	0.035	-0.118	Af8F//4A/QD8/AIB/gID/gEC/QEA/wAE
inserted, NN, share 0	0.035	-0.082	/gAEBwP/BQL//wAC/AEAAv4AA/sAAgAB
inserted, NN, share 1	-0.04	0.037	+gABBAYECwQBAf4DAfv5AwL4A/0C/wIA
inserted, NN, share 2	-0.013	0.178	+voKCggABgT5+PgK+QH4CPn4CvUBBQEG
inserted, NN, share 3	0.006	0.053	AAAAAQAGAvsDBgH9//j//wD9AQADAgT8
inserted, NN, share 4	0.022	-0.011	AQL9/v8B/v8BAgH+A/8B/wIC/wIB/QH9
inserted, RB, one place	0.142	0.056	CQz49PcG8/cFCAnyD/oL9QsN9g0D9AT7
inserted, RB, share 0	0.014	-0.024	AP//AAABAAEAAAD/AAAAAAMD/gIA/QAA
inserted, RB, share 1	0.003	0.234	/QAEBAT/BAP//v4G/P/8AwH+BPwABAAB
inserted, RB, share 2	-0.047	0.032	/v0CAgL+AQP+/P0D+QP9A/b7A/r/Cf8B
inserted, RB, share 3	0.049	0.064	AAP//QAA/gEA/wD7AwAD/gMD/wQA//8B
inserted, RB, share 4	-0.031	0	/fwAAwMABAIAAP8C/wD+Af39Av0AAgAA
inserted, VB, one place	0.099	-0.014	AwEB/Pr6+QEA/QP4AwUJ+v8F/Qb6APoD
inserted, VB, share 0	-0.074	-0.025	//oAAQIAAgAAAAAF/gH/Av0BAf0AAQH+
inserted, VB, share 1	0.035	-0.096	/AP+CAX3CQIA/v0JBAn5BwT3BP39APwF
inserted, VB, share 2	0.019	-0.081	AAb49wIK//gCBv37CfYCAAMHAv8C9AP9
inserted, VB, share 3	0.046	-0.018	AQYF/P77+gD/AQP7AQUC+gIC/gb/BfwF
inserted, VB, share 4	0.054	-0.019	AwT9+/0E+/0CAgL7BPwE/AMF/QUB/QH+
inserted, derived, share 1	0.042	-0.001	AAIA/wAB//8AAAD/AgAAAAIBAAAA/wD/
inserted, far-broader, one place	-0.004	0.035	AQAA/////////wAAAAIAAP7/Af7/Av4C
inserted, far-broader, share 1	-0.017	-0.059	/gIAAgH9AgH+/v4BAgP+AgH7AQD//v4D
inserted, far-broader, share 2	0.007	-0.025	/wAAAgIBBAH/AP8BAP7+Av/9A/oBAAH/
inserted, far-broader, share 3	-0.013	0.018	Af4BAP///wIAAAH/AAAC//4AAAAAAwAB
inserted, narrower, one place	0.029	0.014	AQL8/v4A/v8AAAD+AwEB/wIB/wIB/QH/
inserted, narrower, share 0	-0.004	-0.008	AAEAAAAAAP8AAAAAAAAA/wEB/wAB/gH/
inserted, narrower, share 1	-0.118	-0.045	/vkBBgL6BQT+/f0L9wj6Bvf3BPkAB/8D
inserted, narrower, share 2	-0.037	0.036	//8EAgD+AgEAAP8CAAIAAv78AgD/Av4D
inserted, narrower, share 3	-0.018	-0.066	//4BAgH+AQEAAQEAAAEA//39Af8AA/8C
inserted, none, one place	0.183	-0.113	DAgF9fL/7/z+/gr1Bf8N9AgO8Q3++f4G
inserted, none, share 0	-0.059	-0.123	/vwDAwIBAwEAAQAE/f7/BPr7AvsABgAA
inserted, none, share 1	0.005	0.153	+AUEAwj7BQgC//gH/gTzBQXxCvf9BPwG
inserted, none, share 2	0.01	0.044	9//8AgoHA/4B/PUCBPj5C/kBC/UF+wYA
inserted, none, share 3	0.075	0.123	/gMF/QEC/v/+Av75+wD+AAIAAQMABP8D
inserted, none, share 4	0.02	-0.051	AAD6/wAE//4CAwH9BPsB/gECAQAC/QL8
inserted, one place	0.188	-0.117	DQoC8/D+8fv9/Qv1CgIP8wgM8A/8/PsH
inserted, paraphrase, share 1	-0.041	-0.003	//8BAQEAAQL//wAA/gD/AP3+Af4AAwAA
inserted, paraphrase, share 2	0.029	-0.016	AAH//wAAAAD//wD/AQEAAAEAAAEAAAAB
inserted, rare-synonym, one place	0.005	0	AAH///8A/wAAAAAAAAAAAAABAAAAAAAA
inserted, rare-synonym, share 1	0.025	0.03	AAAA/wD//wAAAAD/AQEA/wAB/wEA/wAA
inserted, rare-synonym, share 2	-0.094	-0.023	/voCBAIAAgH/AP8F/AH9Afr9AP4AAgAB
inserted, share 0	-0.03	-0.188	//wBAgIBAgACAwEB/P0BAf0BA/0BBAH+
inserted, share 1	0.003	0.206	9P//CAr4DQj+/fUIAQXwDAT0DPf/Av4K
inserted, share 2	0.013	0.179	9voDAw4HC//6+/MEAvn4C/gCDfkCAAIF
inserted, share 3	0.055	0.152	/wIG/QH+/gAAAgH7+wD//gQB/wQABAD/
inserted, share 4	0.034	-0.054	AwX4+/0H+/oDBQL9BPoB/gEDAAEC/QL8
inserted, sibling, one place	0.069	-0.052	BAX4+vsE+foDAwP7Bv4F/AUH+ggD+QT6
inserted, sibling, share 0	0.162	-0.055	Awf++f4B+fwAAQL3CP8E/AgMAAIA+gH/
inserted, sibling, share 1	-0.039	0.151	AP3+BQEE//8CAv8EAf39A/z7A/4B/wH+
inserted, sibling, share 2	-0.071	0.134	/voCBQMBBQH+AP8F/QD7BPv/Af0ABAAD
inserted, sibling, share 3	0.008	0.008	AQD////+/v8BAAH9BAAB/gMC/gQB/wD+
inserted, sibling, share 4	0.01	-0.003	AQEA//8A//8AAAD/AAAB/wEC/wIA/wAA
joined as a cause	0.002	-0.104	/gL0BAkHCPkIC/kKBfT5BQEBAvYF9gX4
joined as means	0.076	-0.03	AgX9/f8C//0CAwD4Cf8C/gQEAP4A/f8A
joined as purpose	-0.062	-0.066	+foDCAf8Cwb++/cM9wL1C/f1CvX+Bf4D
joined as reason	-0.007	-0.011	//4AAAEBAgABAQAAAP4BAP//AP8BAAH+
joined as relative	0.025	-0.081	/wX3/wQHCfgHCv/+CPUAAgkAAvsF+gb3
joined as result	-0.032	0.085	BAP4AP8B/fsFBwECBPoC+wAD/v8D+AL7
joined in the old text	-0.129	-0.089	/wP1AwAEAwEHCP4CCP/9AAD6AAEH/Qj8
kept share 0	-0.127	-0.097	+f8ADQkFC/sDBPkQAv/1BgH0CvADAAT5
kept share 1	-0.028	-0.252	7//xChQJEAIMA/AH/vLvEgX2FesQABH0
kept share 2	0.018	-0.159	9v0E/Q/9CQH//fL9+wb3DP39E/X+/v0F
kept share 3	0.044	-0.042	AwIK+/r2+wL5+wH6/QQD+wAD+QT7AvsG
kept share 4	0.141	-0.057	CQcL+vby9wH59gz6AQcK8wUG8gr0/fYF
kind change became change	-0.014	-0.034	Av////4C/AAAAAIA//8C/v4A/wEAAQAA
kind change became do	0.027	0.024	AQD9/f4B/f0CAwL+BP8D/wEE/gQD+QP8
kind change became help	0.019	0.031	AQH+/v8C/f4BAQH+Av8B/gAD/gIB/wH+
kind change became make	0.09	-0.021	Agb9+v0D+v0CAgL4Bv0F+wYG/QUB/AL9
kind change became move	0.038	-0.033	AQP+/gAD//8A/wD/Af8A/wEBAf7/Af8B
kind change, carried, named	0.056	-0.048	AwP//P0B+v8BAAP8AQAD/AMJ+wYB/AL9
kind change, carried, not named	0.054	-0.029	AQH4/f8H/f8FAwL8BPkC/gIE/gAF/gb4
kind change, loose, named	0.07	-0.084	AQP//f8C/P8BAQD7BP4B/QQD/gQB/QL+
kind change, loose, not named	0.171	-0.21	BwT19PgF9fsEBAXwCf0K9wgL9hQE+gT6
kind check became change	0.013	0	AAD/AAAB/wABAQH+Av4C/gEB/wEB/wH/
kind check became check	-0.042	-0.012	//8CBQH9AgH//f8G/gP/A/z8A/7+A/4D
kind check became do	0.012	-0.003	AQEA/v8B/gAAAAD+AP8BAAIC/wIB/wH/
kind check became help	0	-0.001	AAABAAD/AAAAAAAB/wEAAP//AAAAAf8B
kind check became make	0.015	0.092	//0BAAH9AAL//wAC/QL/Af8BAAEAAAAA
kind check became move	-0.007	0.014	AAEA/wAA/gABAQEA/wAB/wIF/wIA/wAA
kind check became own	-0.011	-0.059	AQEAAAABAAAAAAAD/P/+AQH/AP4AAgAA
kind check became tell	-0.02	-0.008	AP8BAQD/AQEAAAAB/wAAAP7/AAAAAf8C
kind check, carried, named	-0.082	-0.018	/v0CBQL9BAH+/f0F/AT+BPr6A/7+BP4D
kind check, carried, not named	-0.083	-0.02	+/gDBgcCBwUAA/wE/fv5Bfj5BvcABQEA
kind check, loose, named	-0.072	-0.08	//sCBAL9AgP+/v8E+wL/Av39Af4AA/8C
kind check, loose, not named	0.048	0.064	/QECAgP9AwD//v7+AgL//wX/Af/+//4A
kind decide became change	0.023	0.068	AQH+/v8C//8BAQH+Av8B/wME/wEB/QL+
kind decide became check	-0.06	-0.014	/PkDBAP/BAT///4G+AL8BPr6Av0ABAAB
kind decide became decide	0.05	-0.043	Awb7+/wE+fwDBAP6BfwG+gUH+wgC/AP9
kind decide became do	0.002	0.009	AgQA/v4A/QD//wD+AwIBAAUE/gIB/QAA
kind decide became help	-0.01	-0.019	AQH+//8C/v8BAQAB/v8AAP//AP8AAQD/
kind decide became make	-0.001	0.08	/wACAQH+AgD///4C/gT+BAH9Af//AP8C
kind decide became move	0.043	-0.011	AAIB/gD+AAD//wD+AgEB/wID/wH/AP8B
kind decide became own	0.01	0.056	AQEA/v8A/v8AAAH/AAAB/wEC/wIAAQAA
kind decide, carried, named	-0.043	-0.036	Af79//4D/AAFBgP9AvoF+/7/+wcDAQT8
kind decide, carried, not named	0.001	-0.003	/wIBAwIAAgD//vwF/gL7Bf/6BPr/A/8B
kind decide, loose, named	0.012	-0.01	AAAA/wAA/wAAAAD/AAAAAAABAAEAAAAA
kind decide, loose, not named	-0.016	-0.044	Awn7AP0E/vsFBgT8DPgG+wgD/gIC+AP8
kind do became change	0.025	0.026	AgD6AP4F/P4DAwP+Av0E/P8D/AYE+wb4
kind do became check	0.001	-0.124	AQf5/P4H/fgFBgL6CPcD/QYC/QQD+AT6
kind do became decide	-0.02	-0.069	/v0CAgL8AwIB//4FAAP9A/z5A/v/BP8C
kind do became do	-0.003	-0.069	+wD7AwUFDPoHCP0E/Pf+AwD9A/oD+wT3
kind do became help	-0.025	-0.078	//sAAgH8AAT//AAA/wIB/v8BAf/+A/4D
kind do became lead	0.089	0.027	AAX7/AAE/v4DAQH4CPsC/gQCAAAB/QL9
kind do became learn	0.05	0.08	BAT6/P0G/PwDBAP7BPkD/QMF/QID/QT6
kind do became make	-0.042	0.034	Av4BBP8B/wAAAQAD/v7/Af8BAAABAgH/
kind do became move	-0.038	-0.05	/vwAAgP/BQP9/fwC+gP8A/8BAP4CBQIA
kind do became own	0.03	0.021	AAEA///6/f4CAwP/AwIE/AAB/gMA/f8C
kind do became plan	-0.102	0.063	+/UEBgT7Bwb+//wG9gT6Bff4BPz/Bv8C
kind do became teach	0.007	-0.044	AgL+/f4C/f4CAwP8BPwD/QIC/gEB/gL9
kind do became tell	0.015	0.008	Af8B/////QD//wD//gEA//7//wEAAf8B
kind do, carried, named	-0.046	0.22	9/0DCQv7EvsAAPUHAAL1EPzzC+/8/voE
kind do, carried, not named	0.01	-0.017	+wQB/QX8BP///foBBAP6Bwb7Bfr9AfwC
kind do, loose, named	-0.012	0.263	//z8BwMFCPkECAII/P8B/voA/wID+QL9
kind do, loose, not named	-0.047	0.035	/P0CAwT8BwUAAf8E/Az9AwD8A/wCAgIC
kind help became decide	0.041	-0.024	AgP9/f4D/P0BAgH9A/4C/gME/gMB/QH+
kind help became do	0.002	0.077	AAAAAAH//wEBAQH+AP8A//8B/wL/AP8B
kind help became help	-0.104	-0.041	+fcHCAj4DAf59/cO8QzyDffxCvT7CfoJ
kind help became lead	0.076	0.141	AwX++/0C+/0CAgP5Bv0F/AcI/AYB+wL9
kind help became make	0.001	-0.016	AAAAAAAA/gH//wAAAQEA/wIC/wL///8A
kind help became move	0.069	0.029	AQP+/P4B+/4AAAD8BAAB/gQG/gUA/gD/
kind help became own	0.035	0.114	AgT//P4B/P4BAQL7Bv0E/AQF/QQA/QH+
kind help became tell	-0.023	0.016	//8AAgEAAwEAAP8C/gD/AgD+AAAAAAAA
kind help, carried, named	-0.118	0.101	9vENCwryDQ349PcL8gzzDPPxCvP7DvkK
kind help, carried, not named	0.01	-0.102	/f4DAwQABwIA//0C/QH9Bfz9BPr/Bf8C
kind help, loose, named	-0.074	-0.068	/PkIBwX5CAb9+/0F+gf8Bfn4Bfr9CPwI
kind help, loose, not named	0.001	-0.132	9f4CBg0ADgT7/PUK+v/yDQDzDfD9//0D
kind lead became do	-0.012	-0.002	AP4BAQAAAQH/AAAC/QH/Af7+Af8AAgAB
kind lead became own	0.009	-0.01	AAAAAAAAAQAAAAD+AgAB/wAAAP8A/wAA
kind lead, carried, named	0.02	-0.015	/wACAAH+AQEAAAH+AQAB/wIC/wEA/wAA
kind lead, carried, not named	0.045	0.176	BQb1/PsJ/PoEAwL9BvoC/QME/QQE+wX5
kind lead, loose, not named	0.176	0.077	BAf79vsF+PsCAgP1CP4F+wkG/AYB+QD+
kind learn became change	-0.031	-0.044	//4AAgEAAgAAAP8C/QD+Av7+Af8AAAAA
kind learn became check	-0.036	-0.085	//4AAwIAAgH/AP8D/QD9Afz9Af4AAQAA
kind learn became do	-0.063	0.174	//4AAgH/AgAAAAAC/gH/Av39AP0AAQAB
kind learn became help	0.003	0.021	AQAAAP8A/wEAAAEAAP8B/wID/gMB/wL+
kind learn became lead	-0.018	0.008	//4AAwEAAgAAAAD/AAABAP/9AP8AAAAA
kind learn became learn	-0.076	0.037	//wDAgH/AgT//f8D+gH/Avz8Av3/Bv8D
kind learn became make	0.015	-0.012	AQIA//8A//8AAAD/AQAAAAEBAAAAAAAA
kind learn became move	0.023	-0.033	AQL+/v8C/v4AAQH/Af8B/wID/gIA/gD+
kind learn became own	0.044	0.082	AgT9/P4D/P0BAQH6Bv0D/QQF/gMB/AH+
kind learn became teach	-0.036	-0.027	AP8CAQH+AQH+/v8C/gP+Af/+Av7+Af4C
kind learn became tell	0.035	0.062	AQL//v8B/f8AAQH8BP4D/QME/gMB/gH+
kind learn, carried, named	-0.1	0.064	/fsDBAP+BQX//v4E+QD+A//8Af4AAQAB
kind learn, carried, not named	-0.02	-0.063	BAT2/v0L/fkGCgQAAfQB/QMF+wYF+Qb3
kind learn, loose, named	-0.014	0.004	//8DAQH/AwH+/v4C/wH+AwABAAAAAQAA
kind learn, loose, not named	-0.064	-0.013	AAL9AgACAP8CAgED//3/AQH8//4BAAEA
kind make became change	0.039	0.04	AgP8/v0E/P0CAgL8BPwD/QQE/AYC/AP8
kind make became check	0.066	0	AAMA/gD//v8AAAD+BQAA/wQE/wQA/f8A
kind make became decide	-0.009	0.073	AAAAAQABAf8AAAD/AQAAAAAA/wAB/wH/
kind make became do	0.106	-0.055	AAb9+gD+/v///gH3BgQC/ggFAAT/+gAB
kind make became help	0.002	-0.02	AP8AAAAB/wAAAAD/AP8B/wED/wEAAAH/
kind make became lead	0.052	0.034	AgT9/f4E/f0CAgL8BP0D/QQG/QMC/AL9
kind make became make	-0.063	0.092	//0FAAL5/wT//P8D+gUAAAABAAb/A/4E
kind make became move	0.022	0.023	/wAA/wH+AQH///4C/gT+AwD+AAAA/wD/
kind make became own	-0.135	0.044	/PYGCAT6Bgb8/PwJ9Qb6Bfb4BPv9B/0G
kind make became plan	-0.001	-0.013	//8AAQH/AQH///8B/gH/Af7+Av3/A/4C
kind make became teach	0.04	-0.001	AQT//f8B/f8BAQH9A/4C/QMD/gMA/gH/
kind make became tell	0.027	0.01	AQP+/f8C/f0BAgH7BP8D/gIC/gIB/QH+
kind make, carried, named	0.026	0.021	AgUB+AD++/8B/wD1B/8G/AUIAAL/AP4C
kind make, carried, not named	-0.054	0.015	/AIBAQb/BQH+//4CAAH8BP38B/j9AvwD
kind make, loose, named	-0.039	-0.001	/v8CBQL7BQH///4E/QX/BP77Av3+Av4D
kind make, loose, not named	-0.016	0.057	//4CAQD/AQH8/gAD+wEA//3/Af///v8B
kind move became change	-0.069	-0.021	//kDAwH9Awf//f4H9wX9A/n7A/z/CP8D
kind move became check	0.011	-0.008	AAEBAAAAAAH//wAAAgAAAAD/AAAAAQAC
kind move became decide	0.018	-0.074	AgT+/f4C/f4CAgH8Bv0D/QQD/wIB/QH+
kind move became do	0.054	0.037	AAL8/QEBAQAEAf/+/gABBAP//wEBAAL8
kind move became help	-0.051	-0.014	//0BAgH+AgL///8B/QH/AP7/Af8AAwAB
kind move became lead	0.035	0.039	AQH9//8C/v8BAQH+A/4C/gID/gIB/gL9
kind move became learn	-0.059	-0.013	AP8AAgAAAQEAAAAC/gD/Af3+AP8AAv8B
kind move became make	-0.072	0.096	/foEBAP8BQT8/P0G+Ab7Bfj5Bfn9BvwG
kind move became move	-0.005	-0.081	/v34AwIIBP0FB/wCAPr+Af4CAf8E/AX4
kind move became own	0.005	-0.017	/gABAQP8BAEAAP7/AQP+AwIAA/3///4C
kind move became teach	0.015	0	AAEA/wAA//8AAAD/AQAA/wECAAEA/wAA
kind move became tell	-0.052	-0.008	/PoFBAT7BAP+/v4D/QP9A/z9Av7/A/8C
kind move, carried, named	0.024	-0.006	AQH0AAEKBP0GCP7/AvgDAP0AAfwF/gb5
kind move, carried, not named	0.048	-0.089	AAT2/wQGCPoGCPwAC/f9BAUHBvQC+gP4
kind move, loose, named	-0.012	0.015	AP/+AAAA/wD///8AAAL8/wAEAAEAAAD/
kind move, loose, not named	0.091	-0.013	AgAE+f78+AT//AD2AQUC/P8H/QX/Bv4E
kind own became change	0.064	-0.03	AQP9/P8D/f8BAQL6A/4D/QIF/gMB/wH+
kind own became check	0	0.033	AAD/AQABAP8AAAADAAD/AQABAAAAAAAA
kind own became decide	0.017	0.045	AAEAAP8AAP8AAAH/AQAB/wEBAAEAAAAA
kind own became do	0.003	0.197	/AMCAAUABQD///0DAQH9BgD7BPwA/wAB
kind own became help	-0.013	0.02	AAEB/wAAAAAA/wAAAAD/AAEAAAH/AP8A
kind own became lead	-0.009	0.125	AP3/AQAAAAEBAAEBAf4B//8A/wEAAQAA
kind own became learn	-0.001	-0.026	AP8AAAAB/wEBAQH+AP4B//8A/wEAAQAA
kind own became make	-0.005	-0.03	AQD///8B/v8BAgL9Av0C/v/+AAEA/wD/
kind own became move	0.014	-0.019	AQH6/f8F/vwEBgL8A/oD/QQF/QQE+QX3
kind own became own	-0.078	0.101	/v0EBAP6BQX9/f0D+gX/Av/9BP39Af0F
kind own became teach	0.043	0.023	AAIBAAD//wAAAAH/AgAB/wAAAAAAAAAB
kind own became tell	-0.001	-0.013	AP8A/wD//wEAAAD//wAAAAAAAAEAAAAA
kind own, carried, named	0.031	0.042	AgQBAP8AAAICBP/9Bv8DAQP9Av7/+/8B
kind own, carried, not named	0.08	-0.053	/QgCAAP7AfwA/fsABgb8AQT9Bfv7+fsD
kind own, loose, named	-0.048	-0.057	/vsFBAL7AwT//wAB/QL+APv/Af7/A/8C
kind own, loose, not named	0.017	0.134	AP4C/wH2AQX8+f/8/gkBAv/8AP/9AfwH
kind plan became do	0.048	-0.019	AAMAAAAAAAAAAP8AAwAAAAQDAAEA/gAA
kind plan became lead	0.061	-0.001	BAX6+/wF+vwDBAP6BfsE+wQF/AYC+wP8
kind plan became make	0.031	0.047	AAL//QAA//8AAAD/AAAAAQEBAAAAAAAA
kind plan became move	0.007	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAA/wAA
kind plan became own	-0.01	-0.003	//4BAAH/AAIAAAAA/gAAAP7/AAAAAgAA
kind plan became plan	-0.001	-0.004	AQL/AP8CAP0AAQEBAv8B/wIB/wEA/gD/
kind plan, carried, named	-0.063	-0.004	//3/AwEBBAEAAQADAQAAAP39Af4AAwAB
kind plan, carried, not named	-0.206	0.029	/vkIBgL8AwT9/fwH9AX7Bfb3Bfv9Cf0E
kind plan, loose, not named	0.108	0.049	/v8D/AL+/wEA//74AQMAAAAFAAIAAQEA
kind teach became do	0.001	-0.024	AAAA/wAA//8AAAD9Av8A/wECAAAA/wD/
kind teach became lead	-0.069	-0.018	/fsDBAL+BQP///4G+gH8A/z5Avz/BP8C
kind teach became learn	-0.071	0.031	/vwBBAIABQP/AP4F+gD8A/z8AvwABAAB
kind teach became move	0.018	-0.001	AAAC/wH//wH///8A/gAAAAED/wEAAAAB
kind teach became own	-0.044	-0.014	//0AAAEAAAIA//8B/QD/Afz+AQAAAQAA
kind teach became teach	0.038	-0.018	AAEA/gD+/wEA/v/9AQMAAAEBAAEAAP8C
kind teach, carried, named	0.053	-0.033	AQP/+/8A/f4BAAD8BAEC/wECAAL///8B
kind teach, carried, not named	0.044	-0.065	AAIC/wD+/QAAAAD9AQAB/gEDAAAAAAAA
kind teach, loose, named	0.052	-0.026	AAD//wD//wEBAAH7AwAD/gID/wIA/gD/
kind teach, loose, not named	0.177	-0.075	AQj89/4D+fwBAAD0B/0E+wkG/wb//QD9
kind tell became change	0.042	-0.008	AgL+/f4D/f4CAgP8BPwD/QME/QQB/QL9
kind tell became decide	-0.028	-0.023	AAD/AAAAAAAAAAAC/QAAAf//AAAAAQAA
kind tell became do	-0.079	0.018	Af8AAv8BAQH//wEC/AAAAP3+/wAAAwAA
kind tell became help	0.023	-0.007	AAH+/wAC//8BAQD/Av4B/wEA/wEA/wEA
kind tell became learn	-0.04	-0.003	//wBBAH/AgIAAP8D/AD9Af39Af8AAwAB
kind tell became make	0.014	-0.039	AQL+//8C/v8AAAH/A/8B/wID/wEA/gD/
kind tell became move	0.039	-0.049	/wD9/gEC//8BAf/9Av0AAAMFAQAA/QH+
kind tell became own	-0.009	0.029	AgH9AP4C//4CAgMBAv4B/v8A/gEB/wH/
kind tell became teach	0.031	-0.024	AQL//v4A/f4BAAL8BAAC/QQG/gQA/AD+
kind tell became tell	-0.169	-0.066	/vYHCQL7Bgf+/f8K+AX+BPb5BPn9CPwG
kind tell, carried, named	-0.128	-0.005	//YHBQH8Agf/AAAF9AAAAff6Af//CP4G
kind tell, carried, not named	0.025	-0.039	AgH+/AAB/v0BAAH8AQAD/wEH/gEA/wD/
kind tell, loose, named	-0.149	0.061	+voLCQf3Cgf5+PkN9Av3Cvf1CPX7CvkJ
kind tell, loose, not named	0.043	-0.034	AwH++vwD+vsEBQT6APwI+QII/AYB/AL8
label told as count	0.092	0.039	BQf4+fwI+/kFBwT4CvcG/AcJ/AQD+QT6
left act	0.002	-0.113	//76/gIIAvQJDgEB//n6BPwAAvkM+gr7
left adjective	0.068	-0.069	+wACAwj/Av0A//oBAAX9AwL9BPv+AP0C
left adverb	-0.034	0.251	//r2BQEFAP0NCv8F/fj+Avv+//wJ/gn1
left modifier	0.011	-0.16	Agb6/gAD/f4HBgL9BvsGAgQEAAQGAgX3
left name	-0.116	-0.162	/Qz5CwkMEQACDPsN/vD5DQf2Bu8K/gz4
left noun	-0.007	-0.027	/QPzAwUNAfwUB/0EAvT8AAIBCPwP+w3y
left sense adj 0	0.044	0.107	+AD+BAn+BP4E/fj9BAD6BwD/CfwAAAD9
left sense adj 1	0.041	-0.026	/v4IAAH6AAP9+////Qb/AP8BAv/8BfsG
left sense adj 44	0.013	0	AAEA/wAA//8AAAD+Af8AAAEB/wEA/wD/
left sense adv 2	-0.03	0.333	Af77CAAI//YLCgME/fwBAP/9/v4H+wX5
left sense noun 10	0.036	-0.119	/gXy/QEG/P4HBf38B/sAAQgGAPwC+QP5
left sense noun 11	0.048	0.079	/gD/AAQBAgACA/7/AP0AAf8CBfsA/gD/
left sense noun 12	0.027	0.005	AwH9/f0C/P8BAQL8Av4D/QAG/gMB/wH+
left sense noun 13	-0.028	0.013	AgMEAf7+/f7+/wEBBAEC/f7+Af/9APwF
left sense noun 14	0.089	-0.032	BAn2Af0P+voGCwL8BfED/AYE/QMI+wr1
left sense noun 15	-0.038	-0.2	AgcB//39/AADAgP6AAMC+wMB/QUBAgEC
left sense noun 17	-0.05	-0.081	AAH7BP8DAP4BAwEDAvwA/wL/AP0A+wH9
left sense noun 18	0.04	0.093	ChHr9fYX8e4PFQr1DeoL9xUK9w4O7xHq
left sense noun 19	0.023	-0.045	//4CAQH9AAL//QAA/wQA/wECAAH/Af4C
left sense noun 20	-0.055	-0.072	//wEBAP/BwL//f4GAAP8BP36BPr/Af4D
left sense noun 21	-0.029	0.024	//8CBAL8AwP//f8E/wQAAgEBAQAAAf8A
left sense noun 22	0.114	-0.02	AwX9+/0D+v4CAwP4BfwE+gUH/AUC/QL+
left sense noun 23	-0.021	-0.078	+fwIBQr2BwX++vcI/Qb7CP/6B/T9BfwG
left sense noun 24	-0.055	0.143	A//9/v0G/f//AAAD+f8AAfv+/wADAAL+
left sense noun 25	-0.001	-0.015	AAAB/gD//v8AAAD/AAIA//4BAAAAAgAA
left sense noun 26	0.027	0.086	BAIH//3++/8AAQP9AgEG+wME+gYAAAAA
left sense noun 27	-0.034	-0.111	Av4DAP0A/wEBAgL/AP4C/QD//AMBAQH+
left sense noun 28	0.105	-0.267	AQj0+gEF/vsHAvv6Df7+AAUIBAEC+wH8
left sense noun 3	-0.126	-0.072	Afn9Af4LAfsDBwAD8/n/A/f7/gMEAQX7
left sense noun 4	0.078	0.123	8gAHCA7yCwD6+fQHAg70DgH4EO/2AfQL
left sense noun 5	-0.001	-0.043	/wECAwH/AgT///4DAAD9AQL9AvwAAv8A
left sense noun 6	-0.009	-0.524	Bgbz/fsM/QINCgYAAvUF+gUC/gQJ/wv1
left sense noun 7	-0.065	0.058	AP75AAAGAgADBP8C//3+Afz8Af4DAAP8
left sense noun 8	0.062	0.15	BgX1+vkJ9/oFCAf5C/kI9wMG+AkE+gX3
left sense noun 9	0.028	0.057	AgUBAf4B/PsCAwIC//wC/AUD/gMC/QL7
left sense unknown	-0.037	-0.061	/AD6BwURDAMEDf4J+vL3CgD2BvINAQz9
left sense verb 29	0.106	-0.028	BAf6+vwE+vsDAgL6Bv0E/QcJ/QUC9wP6
left sense verb 30	0.077	0.047	AQr6/AICBPkEB//9DfoABgcFAvkA9QH7
left sense verb 31	0.063	0.251	AwP1+v4M/PUICgL8B/ME/gkM/gIH9gn1
left sense verb 32	0.052	-0.003	/wb6AAIJ//cECQMACfQAAAkF/f8G8wf3
left sense verb 33	0.102	0.006	AwX/+f0C+v4BAgP5A/4D/AMF/QUA/wH/
left sense verb 34	0.038	-0.031	/QEE/wP6AgMA+/78AAT8AgMDAf/+AP0B
left sense verb 35	-0.023	0.018	B/gAAPn++QEFBgb//QEF+PwE9wkF/wX+
left sense verb 36	0.006	-0.051	/f0CBgL6BQACAf8FAwL+BAT9A/wA//8D
left sense verb 37	0.003	0.003	AQD+AP8BAf8AAQABAgAAAgL9AP4A/gD/
left sense verb 38	-0.007	0.003	/gT+/wQKAvoHCQEAA/YA/wIC//0H/wn4
left sense verb 39	-0.013	-0.007	BwP4+/gK+vkHCgj6AfII+gIE+AkF+gf3
left sense verb 40	-0.026	-0.266	/AEACAX+CwEBAfwI/wX8BP74BfYC/AEA
left sense verb 41	0.08	0.174	APkG/v/5/f8A/wH++QIB/gD//Qb/A/0D
left sense verb 42	0.03	0.102	AAEE+wH9AAL8/f/+/QL/Af4F/gD+A/0E
left word 1st	-0.054	-0.008	/wEABAIABAAAAP8GAgD/AwH9AfwA/gAA
left word 2nd	0.003	0.01	/v8BAQIAAQIAAAD+//8A/wABAAAAAQAA
left word 60s	0.017	-0.005	AAEA/wAA/wAAAAD+AQAAAAEBAAEA/wAA
left word about	0.012	-0.098	Av37/v4B/QECAAAB/AEAAPv+/wIDAgP/
left word absence	0.04	-0.004	AQP//v8B/f4BAQH8BP4C/gME/wIB/gH+
left word accompany	0.001	0.092	AQL+/wAC/v8CAwH+A/wC/gH/AAAB/wH+
left word account	0.029	-0.031	AAP+/P8B/v8BAAH9AgAB/gEC/wEA/wAA
left word act	-0.015	-0.04	/P0GAwT8BQT8+vsE+QX6Bv39BPr9Bf0F
left word ad	0.039	-0.053	AQP+/v8B/f4AAQD9Af8A/wME/wIA/wD/
left word address	0.009	0	AP//AAAAAAAAAAAAAAAAAP8AAAAAAAAA
left word adjust	-0.021	-0.003	AP8AAAAAAQAAAAAAAAH/AP/+AAAAAQAA
left word ads	-0.028	-0.003	AP0BAQAAAAEAAAD//gAAAAABAAAAAQAA
left word adult	-0.046	-0.016	/v0DAwL+AwP//v8E+wL+Av7+Af//A/8C
left word advice	0.041	-0.008	AAP//wAB/v4AAQD9BP4B/wMCAAEA/QD/
left word after	-0.027	0.094	APwAAQAAAQIBAQAC/QD/Af7+AAEBAwEA
left word afterwards	0.007	-0.002	AAD//wAA/wEAAAD+AQABAAD/AAAAAQAA
left word again	-0.033	0.06	/wEBAAH/AAAA//8E/gL/AQD+Af//Af4C
left word agency	0.167	0.018	BAn8+PsD9/wAAAP5Bv8E/AcL/QYB+gH+
left word ahead	0.027	0	AQP//v8C/v8AAQH+A/4B/wMD/wIA/gH/
left word aid	-0.043	-0.01	AP4CAgD/AQIAAAAB/QD/Af79AAAAAwAB
left word aim	0.06	-0.008	BAb7+/wF+vwDBAT6B/wF+wYH+gcD+gT7
left word almost	0.04	0.01	AwT8/P0E+/0CAgL8BP0D/QME/gQB/QH+
left word alone	0.026	-0.017	AQL+/gAB/v8AAAD+AQAB/wIC/wIB/gH/
left word along	-0.021	-0.051	AQH//v8B/v8AAAAA/v8A//8AAAAAAQAA
left word alongside	0.029	-0.003	AgL//v4B/v4AAQH+Av8B/wIC/wIA/wD/
left word already	0.06	-0.012	AwX7+v4G/PwCAwH6BPsD/gUI/QMC+wP8
left word also	-0.215	0.014	9/APDgrwEA349PYQ6hDxDvDuCvH6D/cN
left word alternate	-0.009	0.006	AAAA/wAAAAAAAAAAAf8AAAD/AP8AAAAA
left word always	-0.016	0.031	Af7+//8C/gABAQD/+/4A/gAC/QMCAQP9
left word amount	0.026	0	AQL///8A//8AAAD+AgAB/wECAAEA/wAA
left word animal	-0.004	0	AAAAAAAAAAAAAAAAAAAAAP//AAAAAAAA
left word annual	0.041	0	AAIA/gAA/wAAAAD+AQAAAAICAAEA/wAA
left word another	-0.007	-0.014	AQP/AP8B/v0AAAEBAAEA/wEC/gMA/wD/
left word answer	0.033	-0.02	AgL9/f4C+/4CAgL7Bv4D/AIC/gQA/QH+
left word any	0.002	-0.002	AQAAAP8A//8AAAD/Af8AAP8BAAAA/wAA
left word anyone	-0.05	0	//0CAgEAAgP+//4E+wD9A/z7A/sABQAD
left word anyth	0.026	-0.022	AAIA/gAAAAAAAAD9AwEAAAICAAAA/wAA
left word anything	-0.022	0.02	AP8AAgAAAgEA/wADAAD/AQH/AP8AAAAA
left word apart	0.021	-0.017	AAAA/wAA/wAAAAD+AQAB/wECAAEAAAAA
left word app	-0.005	-0.001	AP8AAQD/AAEAAAAA/wIAAP/+AAAAAgAB
left word application	0.012	-0.004	AAD//wABAAABAQD/Af8AAAAAAAABAAH/
left word apply	0.111	-0.024	AAb//AAB/v///v/7BgAAAAYDAv7//v8A
left word appointment	0.011	-0.001	AAH//wAAAP8AAAD/AAEAAAEAAAAAAAAB
left word approval	0.014	-0.024	AAEA/gAA/v8AAAD/AAEA//8AAAEAAAAB
left word approx	0.003	-0.004	/wEBAQEAAQAAAAAA/wD/AAEAAf8AAf8B
left word area	0.004	-0.036	AAEA/wAAAAAAAAD+AAABAAEA/wIAAAAA
left word around	0.065	0.168	AwP7/P0F+v0CAgL6A/0D/QME/QQC/QL9
left word arrange	0.006	-0.009	AP8AAAAAAAAAAAAB/wAAAAAAAAAAAAAA
left word arrive	0.027	-0.01	AQP+/gAC//4AAAD/AAAAAAID/wEB/wH/
left word as	0.006	-0.062	AP4CAwD9AgIA/f8C/AT+AgEAAAH/AP8B
left word ask	0.027	-0.044	AAT7AQEFAfsCBQADA/n/AQYB//8D+gT7
left word assessment	0.005	-0.001	AAH/AQEBAQAAAAAAAP8AAAL/AAAA/wD/
left word assist	0.163	0.107	CQ708/YM8PUHCQnwEfQN8w0R9Q4F9Ab2
left word assistant	0.049	-0.048	AQMA/f8B/f4AAAH8Av8C/gME/wIA/QD/
left word ate	0.023	-0.001	AAD/AAAA/wAAAAH+Av8B/gIE/wIA/QD/
left word attend	0.005	-0.015	AgEA/f4A/QAAAAH9/wAB/v8C/gQBAQEA
left word attendance	0.045	-0.003	AQL+/v8B/v4AAQD9BAAB/wQE/wEA/AD/
left word audit	-0.013	0	AAAAAAAAAAAAAAABAAAAAQD/AAAAAAAA
left word average	0.042	0.051	AAIA/wAA//8BAQD/A/8B/wMDAAEA/QD/
left word award	0.03	-0.011	AAIA/wAA/v4AAAD+A/8B/gICAAAA/gAA
left word away	0.043	0.007	AQP///8A//8AAQH+Bf8C/wIC/wEA/QD/
left word aws	-0.002	-0.002	AP8BAQD/AAEAAP8B/wH/AP7+Af4AAv8B
left word back	-0.102	-0.061	/vv/BAH8BAIBAAAK/AX9BPz5Af0B/gD+
left word bad	-0.013	-0.022	//4BAgH/AQEA//8D/gL/Av//AAAAAQAB
left word badge	0.022	0.047	AQIB/v////8AAAD8AgAB/wECAAAA//8B
left word bag	0.029	-0.018	AgP+/f4B/f0BAAH+AwAB/wMD/wIA/gD/
left word bake	0.04	-0.001	AAIA/gAAAP8AAAD/AQAAAAABAAAAAAAA
left word bakery	0.052	-0.022	AgP9/P4C/f4CAgL7Bf0D/QQG/QQB/AL9
left word balance	-0.038	-0.013	//4BAQH/AQIAAAAA/gAAAP/+AQAAAgAB
left word band	0.038	-0.008	AgT8/f4D/P0BAgH9BP4C/gMD/gMB/QL+
left word bank	0.046	-0.096	AQP//v8B/f4BAgH+Af4B/gME/wMB/AH+
left word bano	-0.008	0	AAABAAAAAAAAAAAA/wAAAP8AAAAAAQAA
left word barrier	0.021	-0.004	AQEA/wAA/wAAAAD/AgABAAECAAAAAAAA
left word basically	-0.136	0	+/YIBwX6CQf9+/sL8wf5CPXyCPb8DPoK
left word basis	-0.075	0	+/kIBgX5Bwb++/4G+Ab8BPn4Bfr8B/wH
left word bay	0.042	-0.037	AQP+/v8B/v4BAQH/A/8A/gIDAAEB/QH+
left word bed	0.076	-0.02	AgP8/f8D/vwCAwL7CPwE/QYH/gMC+gL8
left word before	-0.097	-0.023	//oFBAH/AgX//v8F9wH+Avr6Af//B/8C
left word begin	0.011	-0.036	AQL///8A/gAAAAEAAQAB/wAC/wEA/wAA
left word behalf	0.03	0	AAEA/wAAAAAAAAD+Av8B/wIC/wEA/wD/
left word behind	-0.031	-0.001	AP0DAQD/AQP+/f4E+wP+Avv7A/3+Bf4E
left word beside	0.038	0.033	AQP+/v8C/v4BAgH8Bv0C/gIC/wEB/gH/
left word best	0.033	0.053	AAIA/wAAAP8AAAD+AgAA/wICAAAA/wAA
left word big	0.059	-0.022	AAIA/wAAAAABAAD+AQAAAAQDAAAA/gD/
left word bill	0.001	-0.005	//8AAAEAAQAAAP8B/wD/AgD+Av0AAAAA
left word bin	-0.054	-0.006	AP7/AQAAAgEAAP8A/wD/Af7+Af8AAgAA
left word birth	-0.014	-0.007	AP8AAQAAAQAAAAAA/wAAAf8AAAAAAAAA
left word bit	-0.044	0.126	//wDAwIBAwD///4E9QH9A/n6Avz/Bf8B
left word block	-0.036	0.009	AQAA//8A/wAAAAEB/wABAAAB/wEAAAAA
left word blow	0.001	0.017	AAH//wAAAAAA////AAD/AQAAAQAAAAAA
left word blue	-0.023	-0.002	AP8AAAAAAgAAAAAA/wD/Af/+AAAAAAAA
left word board	-0.048	-0.074	/fz/AwP+BQP///0F+gL7Bfr6BPoABQAB
left word book	-0.068	-0.121	BQL4/PwH+fkDBAIBAvsE/gEC/QQC+wL7
left word booking	0.014	-0.006	AQL+//8B//8BAAABAAIA/wIB/wIA/wH/
left word boss	0.072	-0.059	AgX6+/8F/foBAgH7Bf0B/wQE/wED+wP7
left word bottle	-0.004	0	AAD/AAAAAQAAAQACAf8AAv//AP8AAQAA
left word box	0.036	-0.038	AQH+/v8D/gACAgL9Af0C/gED/wIBAAL/
left word boxed	-0.036	-0.013	AP0BAQAAAQIA//8D/gD/Af//AP8AAgAB
left word boy	-0.027	-0.014	AAAAAQAAAP8AAAAC/wD/AAD/AAAAAAD/
left word branch	0.057	0.013	AQP+/f8A/f8BAQL6Bv4D/AMF/gMA/QD/
left word break	-0.009	-0.026	//7/AwEBBAEAAP8DAQD/AwH8Af0A/QD/
left word brick	-0.067	-0.004	/PoGBQT6BAb//f8E+gT/Avv7Av3/Bf4D
left word bricky	0.009	-0.01	AAAAAP8AAAAAAAD+AAAB/wEBAAEA/wAA
left word bring	-0.017	-0.015	/wEAAAEA/wEBAAH/A/8B/v/+Af//Af8B
left word buddy	0.013	-0.012	AAD/AAABAAAAAAD/AP8AAAEBAQAAAAAA
left word build	0.041	0.011	AP/+AAD///8BAQD+AwEB/gEDAAEB/QH/
left word building	-0.001	-0.026	AAAAAAAAAAAAAAAC/wAAAAEBAAAAAAAA
left word bus	0.007	-0.019	AAEAAAAAAAAA/wAAAAEAAP4AAAAAAQAA
left word business	0.011	-0.002	AP8AAAAAAAAAAAD/AQAAAAAAAAAAAAAA
left word busy	0.057	0.127	BQf6+vsG+PoEBQT7BvoG+gQH+wcC+gP7
left word but	0.019	0.016	/wH+AgIAAQABAv8AAf3/AQD+Af0B/wH9
left word buy	0.024	-0.017	AgT9/P4C/f4BAgH8A/0D/gED/wEB/wH+
left word by	-0.02	0.003	//8BAQEAAQEAAAABAAAAAP7/AQAAAgAA
left word cage	0.012	-0.011	AAD+/v8C/wAAAQD+Af8B/wAAAAEAAAD/
left word cake	-0.014	-0.001	AP8AAAAAAAEAAAAB/wAAAP//AAEAAAAA
left word calc	-0.027	0.035	AP4AAQD/AQEAAAAB/gH/Af7/Af8AAQAA
left word calf	0.019	-0.001	AAAB/wAA/wAAAAAAAQAAAAAAAAAAAAAB
left word call	0.173	0.147	Awj7+f0E+f0BAAH4CP4D/AYH/wQA/gAA
left word cam	0.007	-0.001	AAAAAAAA/gAAAAAAAAAA/wABAAAA/wAA
left word can	-0.072	0.048	//0AAwEAAwAAAAAD/QD/Avz8Af4AAQAA
left word cancel	-0.045	-0.016	AP0AAQAAAQAAAAAB/gAAAP4A/wEAAQD/
left word car	-0.019	-0.007	AP4AAQAAAQIA//8C/AH+Av7/Af8AAgAA
left word card	-0.031	-0.005	AP8BAAD/AQEA/v8B/gH/Af7/AQD/Av8C
left word care	0.026	-0.016	AAH//gD///4A//8AAAL/AgD/Af///f8A
left word carer	-0.009	0.079	AP8BAAAAAAEA/wAB/wEAAAAAAAAAAQAB
left word carry	0.124	0.074	AQb9/f8A/v0BAgH6DAAC/gUFAAEA+wAA
left word case	0.078	-0.028	Agb8/P0C+/wBAgL8Cf4E/QYF/wMB+gH9
left word cash	0.045	0.027	/wIA/wEA/wAA////AwAAAAQDAAH//QD/
left word cat	-0.021	-0.004	AP4AAQAAAQL///8B/QD/Af7+Af4AAwAB
left word cemetry	0.003	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
left word cent	-0.008	-0.017	/f0FAgT7BQP9/P0E/AX8BP/9BPv9AfwE
left word centre	0.034	-0.01	AAH/AAAB//8AAQEAAv8B/wAAAAAA/wAA
left word cert	-0.029	-0.037	AQD///8A/v8BAQEB/wAB//8A/wEA/wD/
left word chair	0.033	-0.008	AAAAAAAAAAAAAAD//wAAAAAAAAEAAAAA
left word change	-0.004	-0.071	/wECAAH9AwH+/f8AAQP/Av78A/v+Av0D
left word charge	-0.02	0.009	//4CAwH+AgL+/v8D/QP+Av39Av7/Av8C
left word chart	-0.053	-0.002	//0CAwH/AgH/AAAC/AL/APz6Af4AAgAB
left word chase	-0.029	0.031	Af8AAf8BAAAB/wABAf8BAP7+//8AAQAA
left word check	0.043	0.277	AwX79/0E9vsCAwT4CfwI+QQG/QYC/AL9
left word chef	0.025	0.017	AAH/AP8BAAEB/wAAAAABAAICAAEAAAAA
left word child	0.008	0	AP//AAABAf8BAQACAf8AAgAAAP8A/wH/
left word church	0.013	0	AQEA//8A/gAAAAH/AQAB/wEB/wIA/wAA
left word class	-0.02	-0.06	AAD9AwADAv8BAwEBAP0BAQEA//0B/gH9
left word clean	0.006	0.011	AQAA//8B/gEBAgH/Af4C/f4BAAIBAgH+
left word cleaning	-0.028	0	//4BAQH/AQH///4C/QH+Avz7Av3/Av8C
left word clear	0.007	0.03	//8AAQEAAgEAAAD/Av8BAAD/AP8A/wAA
left word client	-0.042	-0.026	//8AAAEAAgABAQABAP8AAQP9/wIB/QH+
left word clinic	0.039	0.034	AAIA/wAAAAAAAAD+AgABAAEBAAAA/wAA
left word clip	0.007	-0.006	AAAAAQAAAAAAAAABAgAAAAH/AAEA/wAA
left word close	-0.011	0.037	AQD/AP8A/wAAAAAB/gAAAAAC/wIBAQH/
left word code	-0.074	-0.037	//0BAwH9AgEBAP8D/AH/A/z7Avz/Av8C
left word coffee	0.052	-0.001	AAIA//8A/QAAAAH+AwAB/QQD/wIA/QAA
left word colleague	0.184	-0.022	Cg/w8vQO8PQICwrwEvIN8xAS8xEH8Arz
left word collect	0.028	-0.037	AQL//v8B/f8AAQH+Af8B/gEB/gMB/wH/
left word column	0.01	-0.021	AAABAQD/AAH//wAAAgEB/wD/AAAAAf8B
left word come	-0.116	-0.084	/fwDBwT/CAEAAf4F/QD8Bf77AfwAAAAA
left word community	-0.014	0	AAABAAAAAAAAAAAA/wAAAP//AAAAAQAA
left word company	0.048	-0.031	AQP9/gAEAP0BAgAAAf0BAAIDAAAC/QP+
left word complete	0.032	-0.026	AQH//v8B//8AAP/+/wD/AAEBAAAA/wD/
left word computer	0.041	0.06	AAIA/wAA/QAAAAH+AQAB/wIC/wIA/gD/
left word conduct	-0.037	-0.012	/v8DAQL9AgH//v4D+wP+Av39BPv+BP0E
left word conect	0.001	0	AAAAAAAAAAAA/wAAAAAAAAAAAAAAAAAA
left word contract	0.03	-0.022	AQL//v8A/v8AAAD+AQAA/wACAAEAAAAA
left word contractor	0.077	-0.062	BAX7+/wE+vwEBQT4CfsH+gYI+wcC+gL8
left word contribute	-0.004	-0.063	AP/+AAACAP8CAwH+Av0B/gEBAAEB/wH+
left word control	0.063	-0.013	AQMA/gAA/v8AAAD+AwAB/wQF/wEA/QD/
left word cook	0.024	-0.001	AAEA/wAA//8AAAD+AwAB/wICAAEA/wAA
left word cooking	0.005	0	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
left word copy	0.016	-0.005	BAP6/fsG/PsGCAb6CfcH+QUG+QcE+QX5
left word correct	0.061	0.085	AQP//f8B/v4CAgH7B/0D/gUG/gMB/AH+
left word council	0.03	-0.03	AAEA/wAAAP8AAAH9AQAB/wMD/wEB/wH/
left word count	0.09	-0.021	AAX//QAB/P8BAAH7Bv8C/gIDAAEA/gAA
left word counter	0.06	-0.017	AgT9/P4D/f0BAQH7Bf4D/gMF/wMB/QH+
left word countersign	-0.015	0.048	AQAA/v8A/wAAAAD//wAA/wABAAAAAAAA
left word county	-0.015	0.049	/v0AAQL/AwEAAP8B/QH+Av7+Af8AAgAA
left word couple	0.032	0.033	AAEA/wAA/wAAAAH9AgAB/wECAAEA/wAA
left word course	0.04	-0.13	AQT9+/8C/P4BAAH8AP4C/gIG/gIBAAEA
left word court	-0.051	0.011	//wBAAEAAQEA/wAA+wEAAP3/AQAABP8B
left word cover	0.102	-0.075	AQX++v8C+/8BAQL6BP0F/QQI/gMA/QH+
left word cow	-0.012	-0.001	AP8CAAAAAAEA/wAB/gAAAP4AAAAAAgAA
left word crew	0.029	0.071	AQIA//8A/v8AAAL/AgAC/gEB/gIA/wAA
left word crm	0.016	-0.017	AgL//v4A/v4CAgP8A/4D/QIE/gMB/gH/
left word current	-0.009	0.021	//4DAQH+AgL//v8B/QP/Af/+Af//A/8C
left word currently	-0.007	-0.019	/f4HBAP6BAP9+/0F/gb8BP78Bfr9BPsH
left word customer	-0.051	-0.027	/vwCAgL/AgP//v4D+gH+Afr4A/0ABv8C
left word cut	0.026	0.008	AAL//v//+/8AAAH9AwAB+wED/wQA/gH/
left word dad	0.043	0.025	AAP//gAA/v8AAAD9AwAB/wQF/wEA/QD/
left word daily	-0.009	0.02	//4BAQH/AQH//v8C/QH/AgABAP8AAAAA
left word data	-0.008	0.036	//wAAwH/AQIA//8C/QL/Af/+Af//A/8B
left word database	-0.003	-0.005	Af////8B//8AAAAA/wAAAP8A/wEAAAD/
left word date	-0.044	-0.015	/vwDAgL8AwL///8D/gP/Avv9Avz+BP4D
left word day	-0.126	-0.067	+vcJBwf5Cgn9+fsG+wf6Bvn3CPf8CPsI
left word dbs	-0.004	-0.02	AAAAAAAAAAAAAAD/AQAAAAABAAAAAAAA
left word de	-0.015	0	AAAAAAAAAAEAAAAB/gAAAP8AAAAAAQAA
left word dead	-0.03	-0.003	AP4AAQEAAgEAAAAA/gAAAP3/AP8AAQAA
left word deal	-0.015	-0.022	AP4BAAD//wEAAAAA/QAB//3/AAEAAgAB
left word decision	0.032	-0.012	AQIA/v8A/v8AAAD9AQAB/wID/wEA/wD/
left word declin	0.036	-0.002	AwT8/PwE+/wCAgL7Bf0E/QME/QQB/QH+
left word deliver	0.004	-0.002	AAABAAD//wEAAAAAAAAAAP7/Af//Av8B
left word delivery	0.016	-0.021	AAEBAAD/AP/+/v8B/gP+Av/+Av3+Av0D
left word delivr	0.003	0	AAABAAD/AAAAAAABAAEAAAAAAAAAAP8A
left word dentist	-0.032	-0.001	AAAAAQAAAQAAAAAC/wEAAP7+AAAAAQAB
left word departement	0.009	-0.002	AAEA/wD/AQAAAAD/AQAAAAAAAAAAAAAA
left word dept	0.004	0.059	//8BAQEAAQH//wAA/gH/AP8AAAAAAQAA
left word design	-0.041	-0.004	AP4AAAAAAQAAAP8D+wD/Av78AP8AAwAA
left word desk	-0.041	-0.01	AP4BAQAB/gEAAAAB/gAA///+AAEAAgH/
left word dev	-0.009	-0.033	AAAA/wAA/wAAAAAA/gAAAP//AAIAAgAA
left word developer	0.022	-0.004	AQL//v8A/v8BAQH9Av8C/gIC/wIA/wD/
left word dialle	-0.053	0.005	//sBBAEAAQIAAAAD+wH+APr8Af4ABQAB
left word didn't	-0.051	0.033	/vz/BAMABQEAAP4F/AD8BP39Af4A/wD/
left word didnt	-0.013	-0.014	AAAAAAAAAP8AAP8BAAD/Af7/AAAAAQAB
left word display	-0.037	-0.005	AP0BAgD/AgIA/wAC/QEAAPz9AP8AA/8B
left word doctor	0.069	-0.006	AQT+/f8A/P4AAAH7BQAB/gMD/wIA/gD/
left word dofe	-0.034	-0.001	AP8AAQEAAwAAAAABAAAAAAD/Af4AAAAA
left word dog	-0.003	-0.009	/wAAAAEAAQEAAAAA////AQEAAf8AAQAA
left word domu	-0.003	0	AP8AAAAAAAAAAAAAAAAAAP8AAAAAAAAA
left word door	0.032	-0.037	AQL9/v8C/QABAgL/Bf4C/wAC/gEB/gH+
left word double	0.01	-0.028	/wECAAH+AgIA/wABAgIAAQIAAAEAAP8B
left word down	-0.056	-0.021	/wEAAgEAAwAAAP4E///9AgH9Af4AAAAA
left word dozen	0.016	-0.004	AAABAAD/AAAAAAD+AgAAAAEBAAAAAAAA
left word draft	0.066	0.034	AgT//P4C+/8BAQH7Bf4C/QQG/wIA/gD/
left word draw	0.023	-0.04	AQH///8A/QABAQL+BP8D/QED/gIAAAAA
left word dress	0.029	-0.043	AgH//f8C/f8BAQH+Af4C/gIE/wIB/wH+
left word drill	-0.019	0	AP8AAQAAAAAAAAAB/wAAAQD/AAAAAAAA
left word drink	0.04	0.016	AgL+/v4C/P4CAgL8Bf0E/AID/wMA/gH/
left word drive	-0.019	0.014	AAECAAAAAQEAAAD+AP//AQD/AP8AAwD/
left word driver	-0.023	-0.018	/vwCAwH/AwP///8A/gH/Af39Av4AA/8C
left word drop	0.062	-0.024	AAL//AAA/v8BAQH6AwEC/gIGAAEB/gH/
left word dry	-0.011	-0.036	AP8DAQD9AAD//v8B/wP/AP//Af//AP8B
left word due	0.157	-0.056	Bwz39fkI9fYFBwbzEPgJ+AoO+AoE9gX5
left word duty	-0.146	-0.09	+PYOCgnyDQr49voM8g/3CfTzCPb7DfkM
left word early	0.009	0	AAAAAAABAP8AAAAAAP8AAAABAAAAAAD/
left word edit	0.023	-0.015	AQL//f8B/f8AAAH8Av8B/gED/wIA/wAA
left word ehcp	-0.049	-0.001	//4AAwIAAwEAAP8EAAD/AgD+Af0AAAAA
left word eho	0.008	-0.007	AAAA/wAAAAEAAAD//wAAAAAAAAAAAQAA
left word electricain	-0.009	0	AP8AAQD+AAEAAAAB/wEAAP8AAAAAAP8B
left word electrician	0.019	-0.011	AQL///8B//8BAQD+Av4B/wICAAEA/wD/
left word else	0.011	0.003	AAAA/wAAAAAAAAD//gAAAAAAAAAAAAAA
left word elsewhere	0.032	-0.012	AAIA/wAA//8AAAD/Av8B/wMC/wEA/gD/
left word email	0.046	-0.009	AQQA//8A/v8A/wH/AwEB/wEB/wEA/gAA
left word emergency	-0.027	-0.003	AAEAAAAAAAAAAAAA/wAAAAL/AAAA/wD/
left word employed	-0.031	-0.004	AP4AAAAAAAEAAAAB/QEAAfz9Av0ABAAA
left word empty	0.038	-0.01	AQH+/v8B//8AAQD+A/8B/wIBAAEA/wD/
left word end	-0.114	0.008	AP4BAgH+BQMCAwEBAP8AAPz8Av0AAwAD
left word engineer	0.023	-0.02	AQL//v8A/v8AAAD+AQAB/wECAAEAAAAA
left word english	0.011	-0.019	/wH//wEAAQABAQD/Av4AAAEBAf8AAAD/
left word enter	0.033	0.024	AQT+/f8C//8BAQH7BP0C/wMD/wIA/gD/
left word entry	0.052	0.063	AQL//v8A/f8AAAD+AAAB/gIFAAIA/wAA
left word escalate	-0.012	-0.009	/wAAAgEAAQABAQAAAP8BAAD/AAAAAQAA
left word eve	-0.028	-0.027	//4BBAEABAEAAP8D/wD+Av78Af4AAgAB
left word evening	-0.026	-0.001	AAAA/wAAAAAAAAAB/gD/AAAAAP8AAQAA
left word everyone	0.025	-0.015	AQP/AAAAAf8AAAD/AwEB/wIDAAAA/gAA
left word everything	0.028	0.046	Af8AAP8A/wAAAAL//wAC/gED/gMA/wH/
left word exam	0.012	-0.021	AAAB/wAA/QH//wD/AQEB/wAD/wEAAAAA
left word exercise	0.072	0	BQf6+foG+PoDBAT5B/sF+wYI+gcC+gP7
left word expired	0.008	-0.019	/wD/AgH/Av8AAAACAgH/AQD/AAAA/gD/
left word explain	-0.035	-0.007	//4DAgH9AgL+/v8E/AX9Avz8Av7/BP4E
left word eye	0.034	0.102	AQL///8B/f4AAQH+AgAC/QAE/wIAAAH/
left word facing	0.01	-0.007	AAEAAAAA/wAAAAABAAAAAP8AAAAAAAAA
left word fail	0.033	-0.005	AwT8/P0E+/0CAwP8BfwE/QQE/QQC/AL9
left word fall	0.035	-0.021	AgL9/v4E/f0DBAT6B/oE+wUF/gIB+gL8
left word family	-0.021	0.002	AP8AAQAAAAAAAAAB/wAAAP8BAAAAAAAA
left word far	0.045	-0.015	AAECAQD//wIA/wABAAH/AAICAQAAAf8C
left word fault	-0.043	0.049	/voBAwH/AgT//v8C/AL+APz8AQAABAAB
left word fee	-0.014	-0.014	//8CAQL+AgH//wAB/wH/Af//Af7/Av8C
left word feed	-0.055	-0.034	AQH+Af8CAP4AAQAB/f/+AP7+AAAAAAD/
left word feedback	0.11	-0.02	Awb9+/0D+v0DBAX4CfsG+QgK+gcD+QP7
left word feel	0.023	-0.021	/wEBAAH/AAAA//8AAwH/AQIAAP///v8A
left word fell	0.033	0.054	AQEA//8A//8AAAH+AwAB/wED/wEA/wAA
left word fetch	0.036	-0.016	AAEAAAAAAAAAAAD/AwAA/wEAAAAA/gAA
left word few	0.054	0.09	AAAD/gD9/gH+///9AQMBAAADAAL/AP4C
left word fifty	-0.043	-0.006	/vsDAwL9AwP+/P0E+gT9A/z8Av3/Bf8D
left word figure	0.039	0.035	AQL//v8B/v8AAQD/AQAAAAID/wAA/wAA
left word file	0.035	-0.016	AwX9/f0D/P0BAgL/A/4C/gME/gIB/QH+
left word fill	-0.041	0.017	AP0BAwAAAP8AAAAE+wAAAPr+Af//AP8B
left word final	-0.004	-0.006	AAACAAAAAQAAAAAA//8AAAD/AP8AAgAA
left word finance	0.023	0.002	AAEA/wAA//8BAQL9A/4C/gECAAEA/wAA
left word find	-0.117	-0.057	/fkDBgP+BgUAAP0H+AD7Bfj4A/wABQAC
left word finding	-0.003	-0.024	AP8BAAD+AAAA/wABAAIAAQEAAP////8B
left word finish	0.071	-0.007	AQP9/gADAP4EBgH+CfcBAAUFAP4C+gP7
left word fire	0.037	-0.005	AQEA//8B//8AAAD+AgAA/wECAAAA/wAA
left word firm	0.058	-0.06	AgX+/f4B/v0AAQH7B/8C/QUEAAEA/QD/
left word first	0.023	-0.069	AgL8//0F/P4BAwEAAP0BAAAA/gMC/wP8
left word fish	0.012	0.035	AAH//wAA/wAA/wD/AAEA/wABAAEAAAAA
left word fit	-0.067	-0.022	//0CAgEBAgH///8C/f7/Av79AP4BAgEA
left word fitting	0.021	0.026	AAAAAAAAAAEAAAD+AQAAAAECAAEA/wAA
left word five	-0.001	-0.007	AQH9/f8E//4CAgH+AP0BAAECAAEB/wH/
left word fix	0.006	0.01	AQAA/////gAAAQL7AgAC/QEC/gIB/wEA
left word flag	-0.006	-0.01	AAEAAQABAf8AAAACAAAAAAP/AAAA/wD/
left word float	0.012	-0.008	AAEA/wAA/wAAAAAAAQAA/wEBAAEA/wAA
left word floor	0.04	-0.077	AQIAAP8B/QABAQH+Av8D/v8C/wQBAQL+
left word follow	0.047	0.016	/gAC/wL+AQEA/gD9AgEAAAEDAf//AP8B
left word food	0.026	0	AAL//wAB//8AAAD/AQAAAAEBAAEA/wD/
left word foreman	0.04	0.054	AgP+/f4C/f4BAQH8A/8C/gID/wEA/wD/
left word form	0.021	-0.069	AQP9//8E//0CAwL+BPsC/wAA/gIB/wH+
left word formerly	0.015	0	AAEAAAAA/wAAAAD/AgAA/wIC/wAA/wAA
left word fortnight	-0.017	0.001	//8AAAAAAAAAAAAB/gEAAf//AAEAAgAA
left word fortnightly	0.011	0.043	AAEAAAAAAAAAAAAAAAAAAAEAAP8A/wAA
left word forty	-0.006	-0.001	AP8BAQD/AQIA/wAC/AH/Af//AP8AAgAA
left word forward	0.019	-0.004	AQL///8B/v8AAAD/AQAB/wID/gIB/gH+
left word four	0.034	-0.036	AAT+/QAC//0AAf//AQAAAAMEAAAA/QH9
left word free	0.001	0.018	AAAAAAAA/wAAAAD+AgAA/wAB/wEA/wAA
left word fresh	0.035	-0.004	AAEA/wAAAAAAAAD+Av8AAAICAAAA/gD/
left word fresher	-0.04	0	//4DAgH+AgH//v8D/AP+A/7+Af8AAAAA
left word fri	-0.082	0.05	//4AAgEAAQIAAP8E/gD/Afz9Af4AAgAA
left word friday	-0.011	-0.018	AAL+AAACAP4BAgAAAv4AAAIAAAAB/QH+
left word fridays	0.053	0.04	AgL9/f4C/f4DBAL7BfwE/QQG/gQC/AL8
left word friend	0.036	-0.01	AAEA/gAA/gAAAAD9AQAB/gECAAIA/wAA
left word front	-0.026	-0.01	AQIAAv8B//4AAQEDAP8AAAD+AP4A/wD/
left word full	-0.004	0.028	AAEA/wAA/wAAAAAA////AQD9Af4AAQAA
left word gaffer	-0.014	0.014	AP4AAQEBAQEAAAAA//8B/wABAAEAAQAA
left word gang	0.073	0.105	AQT//f8B/f4BAgL6Bv0D/QUF/gQC/AL9
left word gas	-0.031	-0.003	AP8AAQAAAgAAAAAC/gAAAP/+AAAAAAAA
left word get	-0.116	-0.002	//kDBwH7BAb//P4I8wj7BPf6Av0ABf8D
left word girl	-0.08	-0.013	APwDAgEAAQH/AAAE+AD/Av3+AP8ABAAB
left word give	-0.02	0.05	/fwEBQP8BwL+//8E/gb9A/74BPsAAv8D
left word go	-0.057	0.021	//sBAgIBAgICAgAE9/wAAPkBAP8CBgMA
left word goe	-0.003	0.029	AP8AAAAA/wAAAAH+Av8B/wIE/wIB/wH/
left word good	0.034	-0.051	AQH/AP8B//8CAwL/AP4C/gIE/gIB/gL+
left word gp	-0.016	0.006	AAD/AQAAAAAAAP8D/wD/AgEBAAAA/wAA
left word graduate	0.034	-0.019	AQL//v8B/f8BAAH9AgAB/gEC/wIA/wAA
left word grass	0.012	-0.002	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
left word green	0.012	-0.01	/wD/AAEAAAD///8BAAD/Af//AAAAAAAA
left word groundie	0.006	-0.004	AAAA/wAAAAEAAAAAAQAB/wEAAAAAAAAA
left word group	0.047	-0.018	AgT8+/4D+/sCAgL7Bf0E/QMF/gIB/AH+
left word grow	0.022	-0.016	AQEA/v8A/gAAAAD+AQAB/wID/wEA/wD/
left word guard	-0.051	-0.005	AP8AAQAAAAAAAAAA/gAA//7+AAAAAgAA
left word guest	-0.036	-0.032	//8DAgEAAQEAAP8C/AD/Afz8Af8ABgAA
left word guide	0.018	0	AQEA//8A//8AAAD/AQABAAID/wIB/gH/
left word gun	-0.006	-0.014	/wAAAwEAAwAAAP8BAQD/AQD8AP8AAQAA
left word gutter	0.025	-0.001	AQL///8A//8AAAH+AwAB/wEBAAEA/wAA
left word hadn't	-0.038	0	AP8AAQAAAQAAAAAB/wD/Af7+AAAAAQAA
left word hair	0.036	-0.021	AgP+/f4C/f4BAwL8BP4D/gID/wEA/QD/
left word half	-0.036	0	//3+AAECAQAA//4C/AH9Avr7BPsBAwH/
left word hand	0.101	0.126	AgX+/P4B+/8BAQL7A/8C/AYH/QUA/QH+
left word handle	0.023	-0.025	AQH9/wABAP4BAgAAAgD/AQH/AAAB/gH+
left word hang	-0.034	0.03	AP8AAAAAAAAAAAAC/gD/Av//AP8AAAAA
left word haven't	0.009	-0.034	AQAAAAAAAP8AAAH/AgAB/wECAAAAAAAA
left word head	0.08	0.002	AgP9/P4C/P4BAgL5CP4E/AUG/QQB/AL+
left word health	0.031	-0.007	AAL///8A/v8AAAD/AQABAAIBAAEA/wAA
left word help	0.153	0.371	Awb5+PwF+PsDAwH4CPsC/AgL/QcB+gH8
left word high	-0.028	-0.004	AAD/AAAB/wABAQEB//8B//4A/wEBAAH/
left word hip	-0.007	-0.01	AAAAAP8A/wAAAAH/AgAA/gEBAAEA/wAA
left word hit	-0.032	0.055	//4CAQD/AgL///8B/AH/Af3+Av0AAv8B
left word hold	0.126	0.082	BAf3+PwH+foGBwX1C/cH+QcK+gYC9wL5
left word holder	-0.001	-0.007	AAAAAQAAAAAAAAADAAAAAQEBAAAA/wAA
left word hole	-0.007	0	AAAAAAAAAAAAAAAAAAEAAAAAAAAAAQAA
left word home	-0.019	-0.029	//8CAQH+AQL///8D/AH+Af/9Af//Bf8D
left word hoovering	-0.055	0	//sCAwH/AgP///8D+gL+Avz+Af7/A/8C
left word hop	-0.034	-0.026	/P4FBAT7BQL9/f0F/QX8BP39A/z+Av4D
left word hope	0.007	0.037	AQD+//8B//8AAQH+Av8B//8B/wEBAAH/
left word hospital	-0.036	-0.002	AP4BAQD/AAEAAAAC/QEAAP3+AAAABP8C
left word host	0.062	-0.009	AQP///8A/v8AAAH+BQAB/wICAAAA/wAB
left word hot	0	-0.007	AP8CAgD/AQL//wAC/gH/Af//AAAAAgAA
left word hotel	0.029	0	AAAAAAAAAAAAAAD/AQAAAAABAAAAAAAA
left word hour	-0.076	0.054	+/kCBQUACAb+/f0G+AP6BPz6AvwABAAA
left word house	0.013	0.035	AP8A/wEB//8AAAH8A/8B//8A/wIB/wH/
left word hr	0.031	-0.014	AAEAAQD//wAAAAAAAgAAAAABAAAA/wAA
left word hrs	-0.016	-0.01	//wCAgH+AgMA/wAB/AEAAPv9Af4ABP8B
left word hundr	-0.004	0	/v0BAwH/AgMA//8C/AH/Afv8Av4ABAAB
left word hundred	-0.061	0	//oCAgH/AgP//f4E+AP+Avv9AP//Bf8C
left word i'd	0.037	-0.001	AQEA//8A/wAAAAL/AAAC/gUF/gMA/QAA
left word i'm	-0.003	-0.033	AP8AAAD/AQEAAAAAAAABAP/9AQAAAQAA
left word i've	0.001	-0.003	AP8CAAD+AAEA/wAA/wEAAAABAf//AP8B
left word id	0.042	-0.01	AAL//gAA/wABAAH8BAAB/gMDAAIA/gAA
left word idea	-0.056	-0.021	/f0BAwP/BAIAAP4E/AD9A/77Av0AAgAA
left word ill	0.016	-0.011	AQP//v8B/f0BAgH8A/4C/gID/gMB/QH+
left word in	-0.013	-0.015	//0BAgEAAQEAAAAB/QD/AP7+AAAAAgAB
left word incl	-0.05	-0.002	//0CAgH9AgL///8D/QL+Avv9Av7/A/8C
left word include	-0.083	-0.063	+PcNCQr1DAj6+fsH9gn5B/f2CfX7C/kL
left word incom	0.019	0	AAEA/wAA/wAAAAD+AQAAAAEBAAEAAAAA
left word infection	-0.02	0.02	AAAA/wAB//8AAAAC/AD/Af8A/wEAAQD/
left word ins	0.002	-0.017	AQIB//8A//8AAAD+AP8BAAEB/wEAAAAA
left word inside	0.001	-0.019	AAD/AAABAP8AAAAAAAAAAP/+AAAAAgAA
left word insta	-0.015	-0.002	//4BAgEAAQL///8C/gH/Af7+Af8AAgAB
left word instead	-0.033	-0.002	/f0BAwP/BQIA//wG/AH7BP/+A/3/Af8B
left word instruction	0.038	-0.003	AAIA/wAAAAAAAAD+AQAAAAMCAAEA/gAA
left word internal	0.03	-0.009	AAP//gAA//8BAQD9A/8B/wIBAAEA/gAA
left word invoice	0.042	-0.009	AAP+/gAAAP4AAAD/AwAB/wUF/wEA+wD/
left word involve	-0.033	-0.009	Af4EAv//AgL//wEC/gAAAfz7Av3+Bf0F
left word it	-0.019	-0.021	AQAB////AP4AAAAB/gAAAf7/Af4AAf8B
left word item	-0.033	-0.004	/fwFBAT7BQT9/P0F+gX7BPz6BPv+Bf0E
left word jan	-0.009	-0.054	AP4AAQAAAQAAAAAA/gAAAP7/AAAAAgAA
left word job	-0.037	0	9/gNCgr0DAj59/gJ+Qz1Cvf0CvL6C/kL
left word join	0.008	-0.039	/wECAwIAAwH///8C/gH/AQH/Av//Af8C
left word jointly	0.023	-0.022	AAIA/wAA//8AAAD/AgAA/wIC/wEA/wD/
left word just	-0.02	0.006	//4DAgL+AwH///8D/wD+Af7+A/v+A/4D
left word keep	0.059	-0.006	AQT/+/8B/P///wD9BQAB/wUI/wEA+wH+
left word key	-0.014	0.098	AQABAf///wAAAAEC/wABAAAA/gEA/wAA
left word kid	-0.036	-0.026	//wBBAH+BAIAAP8D/AH+Af38AP4AAgAB
left word kit	0.009	-0.003	/v4BAgH+AgL///8B/wH/Af79Av7/Af8C
left word kitchen	-0.029	-0.004	/f0EAwP8BQP+/f0G+wT8BP38A/v+A/0E
left word knock	0.003	-0.009	AAAAAAAAAAAAAAAAAQD/AAAAAAAA/wAA
left word know	-0.008	0.252	/wEDAQH/AgD+/v4E/QL+Av/+Av3/Af4C
left word l2	-0.015	-0.001	/f0CAwMABQH/AP8D/gD9AgD/Af4AAAAA
left word la	-0.015	0	AAABAAAAAAAAAAAB/wAAAAAAAAAAAQAA
left word lab	0.044	0.107	AQL///8B/v8AAAAABP8B/wICAAEA/wAA
left word label	-0.063	0.04	AAL/AQAAAP8BAAADAQAAAAAAAP8A/wAA
left word lad	-0.033	-0.004	AP3+AgABAAEAAP8E/QD/Av7/AP8AAgAA
left word lady	-0.024	-0.007	AP0AAwAAAQAAAAAD/wAAAP3+AP8AAwAA
left word language	-0.035	0.006	//0AAgEAAgMAAP8E/QD+Av7/AQAAAQAA
left word laps	-0.017	-0.032	AQH+Af8BAP8CAgL+A/4C/gEC/wEB/gH+
left word lapsed	0.046	-0.023	AAX+/QAB//4BAQH7A/8C/wID/wEB/gH/
left word last	0.093	-0.067	Agb9+v4F+vwAAQH6Bv8C/gYJ/QQB+gL+
left word late	-0.015	-0.029	/f8CAQT9AwL+/vsDAAP6Bv79BvoAAAAA
left word law	-0.041	-0.017	/PoEBQT+BgT///4D/gH9Av37A/0AAQAB
left word lawn	0.019	-0.006	AAL//wAA//8AAAD+BAAB/wEBAAEA/gAA
left word lay	0.023	-0.021	//4CAQH+AAL//wD+AAEBAAIDAAAA//8B
left word lead	0.08	-0.027	AwX++/0D+vwBAgL5CP0E/AQH/QUB+wH+
left word leader	0.026	-0.017	AQH//v8B/v8AAAH+AgAC/wEC/wEA/wAA
left word learn	0.048	-0.042	AgD8/f4D/fwBAQL9AwAD/gED/wEB/QH+
left word learning	0.076	0.027	Agb6+/4F+/sCAgH9Bf0B/gUF/gMC+wL8
left word leave	0.059	-0.074	Agb9/P4B/AACAQL7BwAC/QcD/wMB/QH+
left word ledger	-0.061	0	/fwFBQP7BQT+/f8E/QP9Av37Av3+A/4D
left word lend	0.035	0.02	AAL//wAB//8BAQH9A/8C/gMD/wIA/gD/
left word lesson	0.041	-0.009	AAL+/wACAP4BAgH+A/0B/wEBAAAA/gH/
left word let	-0.068	-0.058	//wFBAH9BAL+/v4F+QP9A/z7A/v/BP4E
left word letter	-0.044	0.054	Af///v8C/wAAAAAB/P8AAP7//wAAAgEB
left word level	-0.027	-0.068	AP7/AQEAAAECAgD+Avz/AQAAAf8BAAH+
left word licence	0.035	-0.037	AQIA//8A/v8AAAH+AgAB/gIDAAEA/gAA
left word lift	-0.022	-0.003	AAAAAQAAAQAAAAAD/wAAAf/+AAAAAAAA
left word light	-0.012	0.019	AQH//v8B/v8AAQD///8BAAME/QMB/gH+
left word like	-0.074	-0.014	//sCAwH+BQP///4G+QT8BP37AvsABQAC
left word limpieza	-0.005	0	AAAAAAAAAAAAAAAAAAAAAP8AAAAAAQAA
left word line	0.022	0.019	AAL+/QADAP4CAwL8BPwD/QIE/gEB/QL9
left word link	0.023	0.046	AAIA/v8A/v8AAAD+A/8B/wIDAAEA/wAA
left word list	0.041	0.048	AAT//gAB/f4A///8BAAA/wMC/wMA/QD+
left word little	0.05	-0.042	AAT//gABAP8AAAD9A/8BAAQEAAAA/gAA
left word live	-0.018	0.018	AAEBAAEAAQD//wAD/gL/Av79Af3/Av8B
left word live-fire	0.036	0	AwT+/f0C/f0BAgL9BP0D/gMD/QQB/QH+
left word load	0.011	-0.014	AAAAAQAAAAAA/wAB/wAAAAIC/gEB/gH/
left word local	0.015	-0.02	AQL//v8B//8BAQH+Av4B/wICAAEA/gD/
left word loda	0.006	0	AAH/AAAAAP8AAAAAAAEAAAAAAAAAAf8B
left word log	0.06	-0.036	AgT8+/4D/P0BAQH6B/8D/QIC/gQB/QH+
left word logo	-0.021	-0.019	AP8AAAAAAAAAAAAAAQAA/wAAAAAAAAAA
left word look	0.082	0.025	AgH6//8G/v4EBQL8BPoE/QYD/QQD/AT7
left word looked	-0.016	-0.001	AP8BAAD/AAH/AAAA/gEAAP//AP8AAgAB
left word lorry	0.053	-0.004	AAL//wAA//8AAAD+Av8A/wICAAEA/wAA
left word lose	-0.046	-0.015	/fsABAMABAEAAP4C/gH+Avz6A/0AAgAB
left word lost	-0.037	-0.022	AQH/AP8B//8AAAEA//8B/wAA/wEA/wD/
left word lot	-0.023	-0.026	//4CAAH/AQL//wAB/QH/AP79Af8AA/8C
left word low	0.015	-0.018	AQL9//8D//0BAQH/Av8B/wID/wEB/QH+
left word lower	0.017	-0.008	AQL//v8C//8BAAH9A/4B/wEB/wEAAAD/
left word lunch	0.017	-0.025	AgL9/P4C+/4BAQL8Av8D/QIH/gMA/QH+
left word lunchtime	-0.001	-0.002	AAIAAAAAAAAAAAAAAQAAAAAAAAAA/wAA
left word machine	-0.005	-0.01	//wAAwL/AwMBAQAB/wD/Af3+Af0AAQAA
left word main	-0.168	-0.002	+fQIDAf5DQj8+foO8wj2CfXxCPX9CfwH
left word mainly	-0.047	-0.037	/v0FAgP8AwP9/P0D/AX9A/n3CPf7CfkJ
left word maintain	-0.006	-0.003	AAAAAAAAAQAAAAAAAAAAAAH/AP8AAAAA
left word make	-0.02	0.067	Af4A//7+/gAA/gD//wMA//z9AAH/BP4C
left word man	-0.141	0.005	/vcACQP+BwMAAP4K+AH9BPn6A/sAAwAA
left word manage	-0.02	-0.01	/v4DAQL9AgL+/f4B/AT9Av39BP3+A/0E
left word manager	0.187	0.233	BAj79vsD9vwDAwT0CvwH+QgP+gkB+QL9
left word many	0.097	0.26	Awf8+/0C+/0DBAP3B/sE/QUJ+wYD/AP7
left word mark	0.083	-0.007	AgX+/P8B/P0BAQH7CAAD/gYG/wIA+wD/
left word mat	0.016	-0.007	AAEA/wAAAP8AAAD/AQAAAAABAAAAAAAA
left word mate	-0.015	-0.093	AQIA//8A/v8AAAABAQAAAAAAAAEA/wAA
left word maternity	0.047	-0.034	AQL//v8A/f8AAAD+AgAB/gEE/wIA/gD/
left word max	-0.013	-0.002	AAEAAgEAAgAAAAABAQAAAAH/AP4AAAAA
left word may	0.012	-0.038	AQL/AP8A//8AAAAAAQAAAQIA/wAA/wAA
left word maybe	0.001	0.038	AAACAQAA/wH//wAA/gAAAP/+AAAAAQAB
left word meal	0.009	0	AAEAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
left word mean	-0.089	0	/fgFBgP7BQT+/f4F+AT9BPj5A/v+Bv0F
left word meant	-0.014	-0.018	AQAAAP8A/wAAAAAB/wAAAP8A/wEAAAAA
left word measure	-0.013	0.059	AP//AQAAAAABAQD/AAAB///+/wAAAQD/
left word medicine	0.015	0	AAEA//8A//8AAAD+AgAB/wEBAAEAAAAA
left word meet	0.042	0.024	AQT9/v8D/f4BAgL8BP0D/QMC/gIB/wL/
left word meeting	0.028	-0.016	AQL//v8B/f8AAAH+Av8B/wIC/wEA/wD/
left word member	0.013	-0.031	AQH+//8B/gABAgD9A/4C/wEC/gMB/QL9
left word mentoring	-0.073	-0.012	/PwEBQT8BgT+/f0F+wP8BPz6A/z+BP4C
left word message	-0.023	-0.006	AP//AQAAAAAAAAAB/wABAAEA/wEBAAH/
left word method	-0.014	0.035	AAAAAQABAQAAAAAB/wD/Af/9AAAAAQAA
left word metre	-0.065	-0.03	AP0BAwH/AgEA//8G/AH+Av7+Af4AAgAB
left word min	-0.016	0.037	AAEAAQAAAQAAAAADAgAAAAH/AP8AAAAA
left word mind	-0.005	-0.02	/wABAAD/AAEAAAAA/wEAAAABAAAAAAAA
left word minor	0.054	-0.014	AQP//v8B/v8BAQH9BP8B/wQE/wEB/AH9
left word minute	0.051	-0.011	AQIA/v8A/v8AAAH9AwAC/wQE/wIA/QD/
left word miss	-0.118	0.088	//0BBAEAAwEAAQAF/AD/A/z8AfwAAgAA
left word missing	0.009	0.05	AAAA/wAA/wAAAAAA/wAAAAABAAAAAAAA
left word mix	-0.038	-0.012	/foGBAP6BgT+/f8E+wP+Avv8A/v+Bf0E
left word mon	-0.058	-0.003	AAAAAgAAAQEAAP8EAAD+Av78Af4AAQAA
left word monday	0.051	0.03	AQP+/QABAP4BAQD9A/4AAAIBAAAA/gD/
left word mondays	0.001	-0.003	AAIAAAD//wABAAAAAgEBAAD//wEAAAAA
left word money	0.007	-0.027	AgD+Af4BAP8CAwL/Av4C/wAA/gEC/wH/
left word month	0.208	-0.048	BQn39fsH9vgFBwXyDvcG9woQ+wgE9QX4
left word monthly	0.077	0.036	Awb8+/0D+/sBAwH7B/0D/gUG/gMB+wL9
left word more	-0.066	-0.007	/v0AAwEAAwAAAP8D/gD+Av37Av0AAAAA
left word morning	0.069	-0.006	/wAEAQH8AQH//v8A/wT/AQAAA//+Af0D
left word mostly	0.027	-0.088	AgH+/v4C/fwAAAH/Av8C/gIF/wEA/gH+
left word move	0.161	-0.11	BAv8+f0D+fwBAQL5Cf4E/AkJ/QQB+QH9
left word mow	0.042	-0.01	AAEAAAAAAAAAAAD+AwAA/wMD/wAB/gH/
left word mowing	0.011	0.043	AQL///8B/wABAQH/Af8B/wIC/wEA/wH+
left word mum	-0.066	-0.004	AAAAAQAAAf8AAAAE/AD/Afv8Af7/Av8B
left word nad	-0.002	0	AP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAA
left word nam	0.004	-0.014	/wACAAD+/wEAAAAAAAEAAAAAAAH/Af8B
left word name	0.063	-0.027	Agf9+/4D+/wCAgL7BvwD/QYH/QIC+wL9
left word ne	-0.016	-0.005	AAIAAgAAAQAAAAEBA/8AAAH+AP4A/wAA
left word near	0.004	-0.003	AP8A/wAAAAAAAAABAAH/AP8AAAEAAAAA
left word nearly	0.083	0.259	BQn4+PwI+fgEBgT4C/gG+wgK+gYE9gX4
left word need	0.067	0.042	BQb7+foG+PkEBQX4CPsH+QcK9wsE+AX5
left word never	-0.015	0.01	//7+AQEDAAACAwABAP3///8D/wID/QT7
left word new	-0.035	-0.021	//8BAgH+AgMA//8E/AX9Av37AP8BBQAC
left word next	0.065	0.026	AwT7/f0F/vsCAwP+BPsC/gMG/QQC/AP7
left word night	0.046	0.033	AgT8//4CAPwCAwH/BP8BAQQB/wAB+wH+
left word nite	-0.025	-0.007	//8AAAAAAAAAAAAC/gD/AP//AAAAAQAA
left word no	-0.032	-0.034	/v8AAAEAAgABAgD/Af4A//8A/wIB/wH+
left word nobody	-0.055	0.029	//8BAgEAAgAAAP4F/gD9BP/7Av8AAAAA
left word noche	-0.01	0	AAABAAAAAAEAAAABAAAAAAAAAAAAAAAA
left word none	0.025	-0.031	AgT9/v4D/v0CAgL8Bv0D/wMD/wIB/QH/
left word normaly	-0.002	0.067	AP4AAQD+AAEAAAAAAQH/AP8AAAAAAf8B
left word note	0.058	-0.032	AgX8+/4B/P4BAQL7Bf8D/QQF/wMA/QD/
left word nothing	0	-0.009	AAEAAAAA//8AAAAAAgAAAAAAAAAA/gAA
left word now	0.001	0.08	AgIBAf7//AD//gIBAgIB/QEE/gIA//8B
left word number	-0.003	0.031	AQL8//8D//4CAgL+BP0C/QQC/wAB/AL9
left word nurse	-0.011	-0.013	/f8AAwMBAwEA//0D/QD8BAAAAv4BAQH/
left word nvq2	-0.011	-0.001	AAAAAQAAAAAAAAEAAQAAAAD/AP8AAAAA
left word obs	0.018	-0.009	AAAAAQAAAQAAAAAAAQAAAAD/AAAAAAAA
left word observation	0.047	0.098	AgP+/f8B/v4BAQH9A/8C/gQF/gIB/QH+
left word observe	0.057	-0.031	AgT+/f4C/f0CAgL7Bv0D/QQF/gIB/AH/
left word occasion	0.027	0.052	AQL///8B//8BAQD/AP8A/wEBAQAA/wAA
left word occasionally	0.104	0.061	Bwn49/gI9fgFBwf0DPcK9ggL+AoD9wT6
left word odd	-0.027	-0.016	AP4AAQAAAQEBAAABAP8AAf//Af4AAQAA
left word off	-0.062	-0.024	//4EAwL+AwP+/v8EAAP/Af39Af//Av4E
left word offer	0.113	-0.008	BAf8+fwE+fwDBQT2C/oG+gkL+gcC+QP7
left word office	0.124	-0.042	BAj69/wG9vsDBQT1C/oH+AcL/AYC+QL8
left word officer	0.017	-0.024	AQL//v8B//4AAAAAAgAAAAEBAAAA/gAA
left word oficina	-0.01	0	AAAAAAAAAAAAAAAA/wAAAP8AAAAAAQAA
left word oficinas	-0.01	0	AAABAAAAAAEAAAAAAAAAAAAAAAAAAQAA
left word old	-0.077	0.053	//sBBAH+BAMA/wAG/gX+Avr6Av3/BP4D
left word on	-0.026	-0.105	//wFAgL/AwL//wAA/QEAAf39Av0AA/8C
left word once	0.028	0.171	/wH9/wID//8BAf/+A/0AAAMD/wIAAAH/
left word one	-0.006	-0.076	/QADBgT4BQL9/PwKAAb7B//5Bfj8AvsG
left word online	-0.005	-0.008	AAAAAQAAAQAAAAAC/wIAAf/+AP4AAv8C
left word only	0.156	-0.182	AAf4//8G/vgCAQD8DPsAAQoG/gED9AT4
left word open	0.091	-0.106	AgX7/f4G/vsDBAH9CPoC/gYE/QMD+QT6
left word operate	0.01	0	AQD/AP8A//8AAAD/AQAAAAEAAAAAAAAA
left word opieka	-0.001	0	AP8AAAAAAAAAAAAAAAAAAP8AAAAAAAAA
left word ops	-0.01	0.032	//4CAgH/AgP///8D/gL+AgD+AP8AAgAC
left word order	-0.139	0.033	9PQPDAzyDwz69vgN9Qv1C/PwDu/4DvYO
left word organise	-0.029	-0.029	AP8BAQD/AQD///8D/QH/Af//AP8AAQAB
left word osoba	-0.003	0	AP8AAAAAAAEAAAABAAAAAAAAAAAAAAAA
left word other	-0.085	-0.076	/vj/BgEABAMBAf8D+QD/APn4Af0ABQAB
left word otherwise	0.027	0.132	Af/+AP8B/v8BAQH/BP4B/wIC/wIB/gH+
left word out	-0.075	-0.029	/fsGBgP4BAT9+/wH9wn6Bvr7BPv9Bf0F
left word outdoor	0.033	-0.04	AAIA/gAA/wABAAD9AwAB/wIBAAAA//8B
left word outside	0.03	-0.006	AgL+/v4C/f4BAQL9BP4D/QME/gMB/QH+
left word outstanding	0.003	-0.006	AP8AAAAAAQAAAAAAAQAAAP8AAAAAAAAA
left word over	-0.02	-0.039	//0BAQH+AgMA//8B/gL/Afv+Av4ABf8C
left word overnight	0.018	-0.013	AQH//wAB/wAAAAD/AP8B/wEC/wEA/wAA
left word own	0.011	-0.087	//8AAAIA/wAAAQD+Av4CAAIDAAIA/wD/
left word owner	0.011	-0.011	AQL+/v4C/f8BAQH9Av4C/gID/gMA/gH+
left word pack	0.023	-0.022	AQT+/f8B/v4BAQH7BP8C/gQE/gMB/QH+
left word pad	-0.03	-0.006	//wBAwEAAwIAAAAD/gD/Av/+Af8AAgAA
left word page	0.078	-0.09	BAf4+/sH+voDAwP9BvwE/QQE/QMB+wL8
left word paid	0.023	-0.007	AAAAAAAA/wEAAAD/AgAA/wABAAAAAAAA
left word pair	0.021	-0.008	AAEBAAAAAAEA/wAAAQEAAP7/Af8AAgAB
left word pallet	-0.061	-0.008	/vsEBAL9BAT+/f4F+gT9BPn5BPr+Bv4E
left word panel	0	-0.003	AAAAAQAAAAEAAAAAAQAA/wAAAAAAAAAA
left word paper	-0.018	-0.03	AP7/AAABAP8AAAD//gAAAAABAAAAAAAA
left word parcel	0.012	0	AAD//wAA//8AAQH+AQAC/gABAAAAAAAA
left word parent	-0.048	-0.002	//0BAgD+AQIAAAEA/wAAAAD//wEAAQAA
left word part	0.021	0.203	BQH3/fsL/vwECAT9APYD/QID+wUG+wf3
left word partly	0.064	0.026	BAb7+/wF+vsDAwT6B/wF+wYI+gcC+gP7
left word partner	0.006	0.132	AP8AAAD/AAEAAAD/AAABAAAC/wIAAAAA
left word pass	-0.045	0.192	//4AAQAF/wEAAP8C/v3/Av/+Af8BBAEA
left word passenger	0.001	-0.01	AAAAAQEAAQAAAAAAAf8AAQEBAAAAAAAA
left word password	-0.008	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA
left word patch	0.013	-0.014	AP4BAgD/AAL//v8D/gH/Af4AAAAAAwAB
left word patient	0.038	0	AAEA/v8A/f8AAAH9AgAB/gECAAIA/wAA
left word pay	-0.016	-0.077	AAABAQD/Af8AAQADAAEAAAD9Af8A//8A
left word payment	0.03	-0.014	AAABAAD//gEAAAD+AAIB/gEAAAAAAv8B
left word peak	0.062	-0.021	AQL//v8B/v4AAAH/BQAC/gMF/wIA/AD/
left word people	-0.007	-0.001	AAAA/wD/AAAA/wD/AAIAAP8AAAAAAf8B
left word percent	-0.042	-0.008	/vsBAwEAAgEAAf8A////Afv+Af4AAwAA
left word period	-0.008	-0.012	//8BAQH/AQIA//8C/QH/Af//Af8AAQAB
left word person	-0.162	-0.052	//QEBAADAgQAAgAH8P79AvH4/wEECAT/
left word phd	0.006	-0.003	AP8BAAAA/wH/AAAAAAAA//8AAAAAAQAA
left word phone	-0.042	0.02	AQL+AP8BAP8AAAEBAP8BAAEA/wEA/wD/
left word photo	-0.036	-0.014	Af////8B//8AAAAA/v8AAAAB/wEB/wH+
left word pick	-0.022	-0.001	AQL+AP8DAP4CAwH/AfwB/gEB/gIC/AL9
left word pics	-0.019	-0.015	AP8BAAAAAQEAAAAA/QAAAAD/AAAAAQAA
left word piece	-0.029	-0.004	AP4AAgD/AgEAAP8D/gD/Af//AAAAAQAA
left word place	0.069	-0.028	AAL//f8B//8BAQD7Av8B/wQDAAIA/gAA
left word plan	0.026	-0.044	AAAAAP8B/v8BAQD/AQAB/gED/wIB/gH/
left word plate	0.006	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
left word play	-0.042	-0.001	/vwEAwL8AwP+/f4D+wT9A/v7A/z+Bf0E
left word plus	-0.032	0.049	//4CAgH+AQL/AAAB/AL/Afz8AP8AA/8C
left word pm	0.023	-0.003	AQH+/v8B//4BAgH+BAAD/gID/wIB/wL+
left word point	-0.06	-0.021	/f0CAwP+BAL//v4E/gL8BPz6BPv/Bf4D
left word polish	0.001	0.027	/wAAAAEAAAEAAP8B/wD/AQD/Af8AAAAA
left word pool	0.018	-0.011	AQL+/v8C/v4CAwH9BPwD/gIC/wEB/gH+
left word por	-0.009	0	AAABAAAAAAAAAAAB/wAAAAAAAAAAAAAA
left word position	-0.035	0	//0DAgH9AgL//f8D/AP+Av39Af7/A/4D
left word post	0.006	0.016	AQD//v4C/gD//wD//gEA/wAC/gMBAAL+
left word pot	-0.006	-0.006	AAAAAAAAAAH//wAA/gD/AP8AAP8AAgAA
left word pound	-0.033	-0.037	/vwEAwL8AwP//v8C/AP+Afz9Av7/A/8C
left word pour	0.001	-0.014	/wABAQD+AAH///8D/gP+Av//Af//Av8C
left word power	-0.008	0	//8AAQEAAQEA//8A/wD/AAAAAAAAAQAA
left word ppl	0.06	-0.013	AAIA/wAA/wAAAAD/AwAA/wIBAAAA/wAA
left word practice	0.124	0.025	Agn4+v4H+voEBQP4CfkF+wkJ/QQD+AT6
left word prep	-0.04	-0.007	//0DAQL/AgL//v8C/AH+Af39AP8AA/8B
left word preparation	0.036	0	AAH+/gAB//8AAAD+Av8A/wIBAAAA/gD/
left word prepare	0.071	0.061	AwX8/P4E/f0CAwP7BfwD/gUF/gIB/AL8
left word present	-0.031	0.018	AP8AAAD/AAH//v8C/gL/Af7/Af//Av8B
left word press	0.005	-0.024	AAAA/wAA/wABAQD+AP4B/wAC/wEA/wH/
left word previously	-0.007	-0.016	AP8AAQAAAQAAAAAB/wD/AAAAAAAA/wAA
left word price	0.069	0.099	AQMA/v8A//8AAAD9Bf8B/wQF/wEA/QAA
left word print	-0.049	-0.006	/v0DAwL8BAP//v8E/AP9A/z8A/v+BP0E
left word prior	0.035	-0.003	AAL//wAB//8BAQH+BP4B/wIC/wEA/gH/
left word probably	0.016	0.064	AQL//v8B/v8BAQH8A/8B/gICAAEA/wAA
left word process	-0.011	0.003	AQAAAf/+AAD/AP8BAAL/Af/+Af//Af8C
left word produce	0.019	-0.005	AAP/AAABAf8AAP8AAv//AgL+Af8A/gAA
left word product	-0.023	-0.001	//8AAgEAAgEAAP8A/wD/Af/8AP8AAgAA
left word progress	0	-0.003	AP4AAAAAAQEAAAD/AAAAAP8AAAAAAQAA
left word propose	0.007	-0.011	AAEAAAAAAAAAAAAAAQAAAAAAAAAAAAAA
left word provide	-0.05	0	/PsGBAT6BgX7+fsH+Aj5B/r4Bvj8B/sH
left word pts	-0.043	-0.006	/v4BBAL/BAH///8E/AH9Av38Af4ABAAB
left word pull	0.004	0.051	Af4AAf4B/gAAAAH//wAB/wAD/gIAAAAA
left word pupil	0.024	-0.021	AQL//v8B/v8AAQH+Av8B/wIC/wEA/wH/
left word purchase	0.012	-0.005	AAEAAAAA//4AAQD/AwAB/wIB/wEA/wD/
left word put	-0.06	-0.037	//gHBAL4BQb9/gAG9wn/Avr/BPn+BfwF
left word putting	-0.003	-0.003	AQH/AP8B//8BAQD/AP8AAP8AAAAAAQAA
left word quarter	-0.047	0.015	APwAAQAAAAEAAAAB/gAAAP7+/wABAgH/
left word query	0.011	0	AAEAAAAAAAAA/wD/AAAAAAEB/wEBAAH/
left word question	0.02	-0.003	AAAAAAAAAAABAQD+AgABAAIAAAAA/wD/
left word queue	-0.067	-0.01	AP0BAgD/AQH///8F/AL+Avz8AP8AAgAC
left word quiet	-0.01	0.138	AQH/AP8A/v8AAAH/AP8B/wABAAAAAAAA
left word rail	0.029	-0.002	AAEAAAAAAP8AAAAABAAAAAIAAAAA/gAA
left word raise	0.024	0.041	AQD//v8C/v8BAQH9AP0C/gAC/wIBAQH/
left word rate	0.009	-0.012	AQH//v8B/v8BAQH+Af8C/gAD/wEAAAD/
left word reach	0.017	-0.01	/wIAAAH/AQAA/wD/AgEAAAICAAEA/gD/
left word read	0.012	0.042	AQH9//8C/v4BAwH9A/0C/gME/gMC/AP8
left word reader	-0.06	0	//4BAgEAAQH//wAD/AD/Af39Af8AAwAB
left word ready	-0.046	0	/vwEAwL8BAP+/f4E/AT9A/z6A/3+BP4E
left word real	0.032	-0.025	AAH//gAB//8AAAD8AQAAAAECAAEA/wAA
left word receive	-0.004	-0.008	AP8AAAAAAQEA//8B/QD/Av//Af4AAQAB
left word reception	0.005	-0.003	AP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAA
left word record	0.049	-0.015	AQH+/v8B/f8AAQH8Av8B/gMD/wMA/wD/
left word recruit	-0.044	-0.011	/v4BAwL/AwL///0F+gH8BP76A/0ABP8C
left word redid	-0.032	-0.013	AAAAAQAAAQAAAAEDAAAAAAEA/wEA/wD/
left word refer	0.02	0.059	AAEA/wABAAAAAAD9Av8BAAABAAAA/wD/
left word reg	-0.008	-0.007	AP8CAAEAAgH/AP8B/QD/Av3+Af4AAgAB
left word register	0.061	-0.011	AgT+/P4C+/4BAgP6Bf0E/AMF/QQB/gL+
left word regular	0.06	0.014	AwT9+/0D+/wBAgL7Bf4D/QQH/QQB+wL9
left word relief	0.037	-0.024	AQH//f8B/f8AAAH9AQAC/wMF/gMB/gH+
left word remain	0.009	-0.007	//8AAAEAAQEAAAAA/wAAAAEBAAAAAAAA
left word renew	0.06	-0.014	AgIA/v8B/QABAQL9A/4C/gYF/gMB/gH+
left word rent	-0.029	-0.001	//4AAQEAAgAAAP8BAAD/Av78Af4AAQAA
left word repair	0.028	-0.063	AAH//gAB/wAAAAD+Af8AAAICAAAA/wD/
left word repare	-0.003	0	AP8BAAD/AAH//wAAAAAAAAAAAAAAAAAA
left word replace	0.024	-0.038	AAEAAAAAAP8AAAD+A/8A/wEBAAAA/wAA
left word report	0.02	0.072	//8AAAD+AAEAAAH/AQEA///+AAAAAgAB
left word request	0.016	0	AAH//wAA//8AAAD+Av8AAAEBAAEA/wAA
left word require	-0.009	0	/v4DAgL9AwL+/f4D/QP9Av//Af//Af8B
left word responsable	-0.004	-0.002	/wAAAAH/AQD//v8C/gL/AgD+Af//Af8B
left word response	-0.006	-0.006	AAEAAAAAAAAAAAAAAQAAAAEAAAEA/wAA
left word responsibility	-0.185	0.015	9e8SEA3vEw728/YR7xHyD+/rDu34EPUR
left word responsible	-0.201	-0.004	7O4YFBboHBXw7O0T5hTnGezgGeHvGOsZ
left word rest	-0.008	0.013	/wMBAAH/AAEA/wAA/gEBAAAAAP8AAgAB
left word result	-0.056	-0.01	/fsHBAP5AwX++/4E+Qb9Avr7Bfv8CPsH
left word return	0.034	-0.013	AQP//f8C/v4BAgD8Af0B/wEBAAABAAH/
left word review	0.05	0.018	Agb+/v4D/PwBAQH9Bv4C/gUDAAAA/QD/
left word right	-0.12	-0.023	+/cEBwT8BgT+/P0H9QP7Bff1BPv+Bv4D
left word ring	-0.088	-0.042	APwBAQABAQAAAAAB+gAAAP3//wEAAgAA
left word rise	0.008	-0.005	AAAAAAAAAQAAAAD/Af8AAAEBAAAA/wAA
left word road	-0.017	-0.005	AAAAAAAAAAAAAAABAAAAAAD/AAAAAAAA
left word role	-0.067	0.034	/voEBAL7AgT+/f4H9wb7A/r7A/3+Bf4D
left word roll	-0.055	0.036	AP4AAgAAAQEAAAAB/gEAAP7/AP8AAgAA
left word roof	-0.006	-0.002	AAAAAAAAAAAAAAD+AAAA/wAAAAAAAQAA
left word room	-0.054	-0.029	AgACAf/+/gL//f8C/AQBAf8BAQD/Af4D
left word rota	-0.077	0.02	//4ABQEAAwAAAP8H/AD+Av38Af4AAgAA
left word roughly	0.016	0.112	AgD7Af4GAP4CBAAC//sBAAEB/gMC/gP9
left word round	-0.044	-0.058	Af//AAAAAQEBAQAA//4BAQED/gIB/gH+
left word route	-0.043	-0.049	//8AAgH/AAEA//8DAAL+AgD9AAAA/wAA
left word run	-0.086	-0.019	//7//wIBAgAAAP4A/P//Av//Af8BAgL+
left word runner	0.01	-0.011	AAL//gAA//8AAAD//wEAAAACAAEA//8B
left word running	0.006	0.042	AAABAAAA/wEAAAD/AAAA//8BAAAAAQAB
left word safe	-0.018	-0.006	AP8AAAAAAAAAAAAA/wAAAP7/AAAAAgAA
left word safety	-0.002	-0.008	AP8BAQD/AAEAAAABAAEA//7+Af7/Af8C
left word sale	0.086	-0.014	AAT+/AAC//4BAQH8BP4B/wYGAAEB/AL+
left word same	0.002	-0.045	/gEEAwL9AwD//v4CAAL+AQH8Av7/AP4D
left word sample	0.058	-0.019	AQP+/f8C/v4BAQH8Bf4C/wMD/wIB/QH+
left word sat	-0.063	0.033	//wBAwEABQQAAP8E/AD/Av37Av0AAwAB
left word saturday	0.056	0.101	AQL//gAA/v8AAAD9BAAC/wIDAAD///8B
left word saturdays	0.054	-0.012	AAL+/gABAAAAAAD+AwAAAAEBAAAA/wEA
left word say	-0.071	0.001	/gADBAMCBgEAAf8G/fz8BPz6AvsAAgD/
left word scan	-0.018	0.032	//4CAgH/AgEAAAAA/gAAAP/+AP8AAQAB
left word schedule	0.002	0.042	AAH///8C//8AAAD/AP8AAP8AAAAAAAAA
left word school	0.05	-0.053	AAP+AAACAf4BAf8BAv//AQL/AAAA/gAA
left word search	-0.054	-0.002	/v0AAgEAAgEAAP8C/gD+Af//Af8AAQAA
left word second	-0.02	0.039	/wH4/gEJAfsGCgAABfUA/wYD/gIG+Qj1
left word section	-0.011	-0.053	AQL+AP8BAP8BAQEAAf4BAAEA/wAA/wH/
left word see	-0.012	-0.033	AAAC/wAA/wD/AAD//v//AAAA/wAA/wEA
left word sell	-0.043	-0.042	AP/9AgABAf4BAf8EAP8AAP/+AAAA/wD+
left word send	-0.03	0.055	/v8CBgL8AwH//v4EAAT9Av35Av7/Af4C
left word senior	0.094	0.106	Awj6+v0H+/kDBQL6BvoD/QUD/wEC/AP7
left word september	0.007	-0.008	AAAB/wAA/wAA/wAA/wEAAAABAAAAAQAB
left word serve	0.029	0.041	AgL+/f4C/f4AAQH+Af8B/gAD/wMBAAH/
left word service	0.015	0.031	AP8BAAD/AQAAAQD/AAABAP8A/wEB/wEA
left word servicing	0.018	-0.007	AP8AAAAAAAAAAAAAAAAAAAEAAAEAAAAA
left word session	-0.005	-0.011	//4CAgH+AQL///8C/wH/Af/+Af//Av8C
left word set	-0.084	0.025	AP4BAQAA/gIAAP8C+AD+Avz+/wEAAwAA
left word settle	-0.026	-0.004	AAAAAAAAAv8A//8C/gAAAgAA/wAA/wAA
left word sew	0.013	-0.006	AAEA/wAA/wAAAAD/AQAAAAEBAAAA/wAA
left word shadow	0.067	0.23	AwT8/f0E+/wCAwL9BP0E/QME/QQC/QL9
left word shape	0.022	-0.01	AQL+/v8C//8BAQH+Af8B/wEC/wEB/gH+
left word share	-0.005	-0.017	//4CAgH/AQH///4C/wD+Av//Av7/AgAA
left word sheet	-0.015	0.042	AP3/Av//AAIAAAACAf8BAP78AAH/AAAA
left word shelf	-0.037	-0.005	AP//AAAAAAABAQAC/v8AAP7//wEBAQH/
left word shelve	0.003	-0.024	AAEA/wAB/wAAAAH/AgAB/wEBAAAA/wAA
left word shift	0.086	-0.163	AgL9/f0C+v8CAwP6Bf0F+wMJ/AcC/QL9
left word shop	0.026	0.004	AQMA/f8A/QABAgH5A/8C/QAB/wMBAQH/
left word short	-0.019	-0.057	Af8CAf8A/wEAAAEAAQAB/gID/wIAAQAB
left word show	-0.033	0.028	/vwDBQH8AgP//gAC/gT/Afz8AAD/BP4C
left word shrink	0.003	-0.001	AAAAAAAAAAAAAAD+AAABAAEA/wEA/wAA
left word shut	-0.006	-0.024	AAAAAQAAAQAAAAABAAD/Af//AAAAAQAB
left word sick	0.047	-0.042	AgMA/v8B/f0BAQH8Bf8C/gID/wEA/gD/
left word side	-0.071	-0.032	//wBAwH+AQIA/wAD/QP/Af7/AAD/Av8B
left word sign	-0.019	-0.003	AP///gAB/v8AAQAB//8AAAAF/gEA/gH+
left word signature	-0.005	-0.011	AAAA/wAAAAAAAAD//wAAAAAB/wEAAAAA
left word signiture	-0.014	0	/wAAAQEAAQAA/wAB/QIAAf//Af8AAf8B
left word since	-0.008	-0.015	AAAAAAAAAAAAAAAAAQAAAP//AAAAAAAA
left word single	0.061	0.037	AwX8/P0E+/wBAQH8Bf4C/gQF/gMB+wH+
left word sit	-0.103	0.057	//4AAQED/QEBAf4A+/3+AP//AAEAAwAA
left word site	0.059	-0.041	AgX9/f4B/f4BAQH9BwEB/wQE/gQB+wH/
left word size	0.029	-0.005	AAEAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
left word slate	0.012	-0.008	AAH//wABAP8AAAD/Av8AAAIAAAD/AP8A
left word slide	0.057	-0.002	AQP//f8B/v4AAAH9BP8B/wMD/wEA/QAA
left word small	0.071	0.037	AgT8/P8E+/0CBAH8CPoC/AUG/gMC+wL9
left word smp	0.035	0.02	AAIA/gAA//8AAAD+AwAB/wMD/wIB/gH/
left word so	0	0.055	AP4AAAAAAAL///8C/AL+Af7+Af//Av8B
left word solicitor	-0.025	0.01	AP//AAAAAP8AAAAAAAAAAAD/AAAA/wAA
left word some	0.006	0	AAAA//8A/wD//wAAAAEAAAABAAEAAAAA
left word someone	0.006	0	AAH//f8AAP8BAQD9AP8AAQH/AAIBAAH/
left word someth	-0.055	0.055	/voCBQL9AwT//v8F+wL+Av38Af7/Af8B
left word something	-0.016	-0.006	AP8AAAAAAAAAAP8B/gD/Af7+Af8AAQAA
left word sometimes	0.104	0.296	Awb9/f4B+v0BAQL7CQAF/AYG/wMA+wAA
left word somth	0.006	0	AAH/AAAAAAAAAAD/AQAAAAD/AAD/Af8B
left word somtime	0.006	0	AAH/AAAAAAAAAAAAAQAAAAD/AAAAAP8B
left word sort	-0.138	-0.021	/PcICQT5CAX+//0J9Qb7Bff2BPv/Cf4G
left word sourdough	0.033	-0.005	AAEA/wAA/wAAAAH/AQABAAAAAAAAAAAA
left word speak	-0.074	-0.022	/voCBAL/BQIA//8E+gD+Av3/Af7/Af8B
left word spend	0.066	-0.022	AQP//v8B//8BAQH9Av4B/wID/wEB/wH/
left word sprzatanie	-0.001	0	AAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAA
left word ssp	0.028	0.022	AAEA/gAA//8AAAD+AgAB/wIC/wIA/wD/
left word staff	0.01	-0.063	AQH+Af8C//4BAgL8BP4C/gMG/wIB/AH+
left word stage	0	-0.007	AAAAAAD///8AAAAB/wH/AP8AAAEAAf8B
left word stand	0.002	0.026	AgP9AP4D//4CAwL/A/4C/v///gAC/wL+
left word starsza	0.002	0	AAAA/wAAAAAAAAD/AQAAAP8AAAAAAAAA
left word start	0.069	-0.032	Agj7/AAF//sBAgD6CfwB/wcG/wAB+gL8
left word starter	-0.05	-0.005	AP4BAwD/AAEAAAAD/QL/Af39AP4AAQAB
left word stat	0.016	0.042	AAEA/wAA/wAAAAD+AgAA/wAAAAAA/wAA
left word station	-0.014	-0.005	AP8AAAAA/wAAAAAC/gAAAf//AAAAAAAA
left word stay	-0.044	-0.011	AQD/AAAA//8BAgEAAP4BAP//AP8AAQAA
left word still	0.007	-0.063	Af//AP8C/f///wEA/v8C/v4BAP8AAgD+
left word stock	0.044	-0.017	AAEB/gD//wEBAQH9BAAC/wIC/wIA/gD/
left word stop	-0.005	-0.01	AQEA//8A/wAAAAABAAAB/wABAAEAAAAA
left word store	0.011	-0.018	AAAA/wAB/wEAAAD/Af8B/gAB/wEBAAH/
left word story	-0.034	-0.003	//0BAgH/AQH/AAAC/QD/Af79AP8AAgAA
left word straight	-0.001	-0.017	AAAAAAAA/wAAAAD/AAAAAAEBAAAA/wAA
left word street	-0.027	-0.015	Af////8CAP8AAQAB/v8AAP3+AP8AAgAA
left word strip	-0.081	-0.02	/v7/BQL+BQAA//4H/QP9A/z7A/0AAf8B
left word stuck	-0.062	-0.017	//4CAQH+AQL//v8C+wP+Af38Av7/BP4D
left word student	0.01	-0.024	AAL/AAABAP4AAAAAAgAAAAICAAEA/gD/
left word study	-0.059	-0.043	/PoBBgP/BgIA//wJ/AH7Bfv6BPr/Av8B
left word stuff	-0.077	-0.014	//wFAgH/AQL///8E+AH/Afr7Af4ABgAC
left word subject	0.012	0	AAAAAAAAAAAAAAD/AgAAAAABAAAAAAAA
left word submit	0.045	-0.029	AgT+/P4C/f4BAQH8BP8C/gME/wIA/gH+
left word suggest	0.058	0.01	AQEA/v8A/gAAAAH9AgAB/gMEAAEA/wAA
left word summer	0.018	-0.021	AQL//v8A/f8AAQH+Af8C/wAC/wIA/gD/
left word sunday	0.026	0.027	AAH/AAD/AP8BAAD/AgEAAAIAAAAA/f//
left word sundays	0.088	0.047	AgT///4A/v0BAAH9BgEC/gQE/gIA+wD/
left word supervise	0.035	0.018	AQL9/v4C/f4CAwP7BfwE/AEC/wIA/wH/
left word supervision	0.099	0.147	BQf3+fsH+PkEBwX3CvkH+QYJ+gcD+AT6
left word supervisor	0.109	0.068	BAX9+fwD+fwCAgP4B/4F+wQI/AYB/QH/
left word supplier	0.033	0.01	AQL//v8A//8AAAH/AgAB/wIC/wEA/wAA
left word supply	0.036	-0.027	AQEAAP8A/wAAAAH/AwAB/wIBAAAA/gAA
left word support	0.065	0.151	AgT++v4C+/0BAgL5Bv4D/QUH/QYB+wL9
left word supposed	0.065	0	BAX7+/wF+vwEBQX4CfoG+gYH+gcD+gT7
left word swap	-0.022	-0.029	AP8AAQAA/wAAAAAC/v8AAP7/AAAAAAAA
left word sweep	0.015	0	AAD/AAEAAAAAAAAAAQAB/wEAAAAA/wAA
left word system	0.09	-0.014	Agb9/P4B/PwBAQL7Bv8D/QYI/gMB/AH+
left word table	0	-0.013	AAAAAQABAQAAAP8C/gH/Af7/AQAAAgAB
left word tag	0.024	-0.014	AAL//wABAP4AAAD/Af8AAAL/AP8A/wH/
left word take	-0.021	-0.175	AP0EAAD8AQD//v7/+gL/A/78Af7+Bf4F
left word talk	-0.067	0.047	//4AAwH/AgIAAAADAAEAAf39Af4AAgAC
left word tape	0.032	-0.001	AQL+//8C/v8BAgH+BP4C/QMD/gMB/gL+
left word task	-0.129	0	+fYMCQf2Cgn49fgN8Qz2CvXyCPb8DPsK
left word tea	-0.068	-0.003	/P0GBAT9BQP7/PwH+gP7Bv34BPv+Bf0G
left word teach	0.012	-0.004	AQEA/wAA//8AAAAB/wAAAAAAAAAAAAAA
left word teacher	-0.011	-0.01	Af8A//8A/gAAAAH+AAAB/wAB/wEAAAAA
left word teaching	-0.012	-0.024	/v4BAgL+AgL///8C/wH/Af79Av3/A/8C
left word team	0.059	-0.033	AQD5//4I/v8BBgL9AfkA/wIF/gUE+wX6
left word tech	-0.017	-0.022	AAAAAAAA/wAAAAEA/gAB/wABAAEAAQAA
left word telephon	-0.015	0	AP8BAAAAAAH/AAAB/wAAAP4AAAAAAgAA
left word tell	0.131	0.008	BAf7+fwF+PwDAwT4B/wG+wYL/AYC+wL8
left word temp	0.035	-0.032	AQAA/v8A/gAA/wD+AAEB/gACAAEAAQAA
left word temporary	0.012	-0.007	AQEA/wAAAP8AAAAAAAAAAAEBAAAA/wAA
left word ten	-0.049	-0.006	//4CAgD+AQIA/wAD/QL/Af/9AAD/A/8C
left word tenant	0.001	-0.017	AAD/AAABAAAAAAD/AQABAAEC/wIB/wH/
left word term	0.034	-0.026	AQIA/v///v///wD/AwIAAAIC/wEA/gAA
left word test	0.085	-0.002	AgT/+/8B+/4BAQH7BP4C/gMGAAD//v8A
left word testing	0.009	0	AP8BAQD/AAEAAAAAAQAAAAEAAAAAAAAA
left word thank	0.031	-0.002	AAIA/gAA/wAAAAD9AgAA/wICAAEA/wD/
left word that	0.029	-0.003	AAEA/wAA//8AAAD/AQEAAAIAAAEAAAAA
left word then	-0.104	-0.033	/fgECAQABwAAAv0N+wb6Bvj1BPgABf8C
left word thereof	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
left word thing	-0.048	0.104	//wCAwH+AgT///8E+gL/Af3+AP8ABP8B
left word think	-0.009	0.028	AAEBAAABAAAAAQAC/f/+Av79Av0AAgAB
left word third	0.03	0.02	AgP9/f4D+/0BAgH9BPwC/gIC/wMB/wH/
left word thousand	-0.022	0	//0CAQH+AQL//v8B/QL+Af7+Av7/Av8B
left word thur	-0.014	0.005	AP///wAA/wAAAAABAf//AP8AAAAAAAD/
left word thursday	0.008	-0.007	AP8BAQH/AQEAAAABAQAAAAAAAAAA/wAA
left word thursdays	-0.004	0.01	AQAA/wAA/wEBAQH//v8BAAEA/wEAAgAB
left word ticket	-0.033	-0.012	/v8BAgIAAgIAAAD//QAA/wD/AAEAAgAA
left word tidy	-0.015	-0.004	AAAAAAABAAAAAAAAAP8AAAH/Af8A/wH/
left word till	0.018	-0.08	/f8EAQT+AwL9/P0BAAL8BP//BPz/A/4E
left word time	-0.024	0.127	Av7+/v8C/AABAQD+AP8D//4B/v8C/wL9
left word tin	-0.055	-0.01	/v0CBAL+BAL//v8G/AP+AwD+AP8AAAAA
left word together	0.09	-0.005	Agb+/P4C/P0BAQL6CP8D/gcH/gQB+wH+
left word tonne	-0.085	0.048	/voEBAL+BAT+/f4F9wP9BPz8Av3/Bf8C
left word too	-0.016	-0.007	/gAEAgL7AwL9/P4D/Ab9Av79Av39AvsF
left word tool	0.017	-0.007	AQH+/v8C/wAAAAD/AAAAAAABAAEAAAAA
left word top	0.019	-0.043	AAH//gAA/wAAAAD8Af8A//8BAQAA/wH/
left word total	0.007	-0.036	/gACAgL9AgH//f0D/AP9Av39Av7/Bf8D
left word touch	-0.023	-0.009	AP0AAgAAAQEAAAAB/gH/AQD/AAAAAQAA
left word tour	-0.064	-0.012	//4BAwH/AgH//v8E/QL+Avz7Af3/A/8C
left word track	0.023	-0.009	AQH///8B//8BAQH+Av4B/wIC/wEA/wH/
left word train	-0.016	-0.035	/f0DAAL/AQP9/PwD+wP7BPz9BP0ABgAD
left word training	0.079	-0.013	BQb7+vsF+voCAwT7CPsF/AYH+gYD+AT6
left word transport	0.035	-0.011	AQIA//8A//8AAAH+AwAB/wIC/wEA/gD/
left word tree	0.042	-0.013	AAIA/wAAAAAAAAD/AQEBAAMCAAEA/QAA
left word trial	0.036	-0.034	AgL9/v4D/f0DAwL9BPwD/QMB/gMC/QP8
left word tried	-0.013	0	AP8AAAAAAAAAAAAB/wAAAP4AAAAAAgAA
left word truck	0.034	-0.006	AQP//v8B/v0AAQD9A/8B/wIBAAAA/gAA
left word trust	0.022	-0.015	AAAAAAAAAAAAAAAAAAAAAAIDAAEA/gAA
left word try	0.101	0.051	BAj5+fsF+PsEBAT2C/oH+QgK+gkD9wT6
left word tue	-0.044	0.063	AP//AgAAAQAAAP8E/wD/Af7+AP8AAAAA
left word tuesdays	0.044	-0.051	AAEB/gD//wABAAH9AgAB/wECAAEAAAAB
left word turn	0.067	-0.058	AQP+/P8C/v8CAwL4BP0C/gUF/wIB/gL9
left word tutor	0.011	0.018	AAEA/wAA/wAAAAD+AQAC/wIDAAEA/wAA
left word twelve	-0.046	0	AP4BAAAAAQH//v4E/AP+A/z8Av4ABP8C
left word twenty	-0.052	0	//0CAQH+AQMA//4D+gD+A/v9Af8ABf8C
left word twice	0.006	-0.06	/wACAQD+/wL//f8BAAIAAP7/AAEAA/8C
left word type	0.103	0.013	Awb7+P0C+vwCAgL4Cf4F/AYJ/AQB+wH+
left word unable	0.058	0	BAX7+/wE+vwEBQX5B/sG+gUG+wYD+wP8
left word unit	0.043	-0.023	AQT//v8B/P4BAQEAA/8B/wIF/wEA/QD/
left word unpaid	0.033	-0.007	AP8AAAAAAAAAAAD+AP8AAP8AAAAAAQAA
left word up	0.074	0.161	Bwj1+fkJ9vcHCgf1CvYK9gkK9wwF9Qb3
left word ups	-0.062	-0.006	/voEAwL8AgX/+/4F+gb8A/v7Av3+Bf4E
left word use	-0.006	0.023	//8EAAH5AAX//P4D/Af9Av3+AQD9BfwE
left word used	0.017	-0.029	AQH+//8B//8BAgEAA/4C/wEB/wEA/QH/
left word usually	0.008	-0.001	AAEAAP8A/wAAAAEBAgAB/wAB/wEA/wAA
left word van	0.039	-0.033	AAD/AP8A/gAAAQEAAQEA/gIDAAIA/gD/
left word vehcile	0.006	0	AAEAAAD/AAAAAAAAAQAAAAAAAAAAAP8B
left word viewing	-0.034	0.021	AP8AAgAAAQEAAAAC/QAAAf79AAAAAQAA
left word visit	0.019	0	AgL+/v4C/v4CAwL9BP0D/QID/gIB/gH+
left word visitor	-0.008	-0.004	AAD/AQAAAAAAAQAAAgAAAAD/AAEA/wD/
left word volunteer	0.026	0.029	AQL//v8C/v4BAQH+Af8B/gEC/wIBAAH/
left word vpn	0	-0.006	AP8BAAD/AAH//wAAAAIAAP8BAP//Af8B
left word w	-0.031	-0.051	AP0BAgEAAgEAAf8G/v78Av78Av0AAgAB
left word wait	0.026	-0.015	AAEB/gABAP8AAAD+AP8AAAADAAAAAQAA
left word walk	-0.143	-0.028	/vYDBgL+BQT///8H8wL9BPX3Avz/Cf8C
left word wall	0.035	-0.001	AAL+/wABAP8A/wAAAQAAAAIBAAAA/wAA
left word want	-0.059	0.023	//7/BAEBBAABAgAEAf7+Av/7Af4A/wH/
left word ward	-0.006	-0.008	AAABAAAAAAAAAAAB/gAAAP8AAAAAAQAA
left word wash	0	-0.009	AQL+/f8B/f8BAAD+AAAB/gID/wQA/gD/
left word watch	0.071	-0.045	Bgn6+vkG9/oEBQb4C/oI+AgJ+gcD+QP7
left word watching	0	0.14	Av///f4C/P8AAAH+//8B/v8E/gMBAAH/
left word water	0.015	0.044	AAEAAQAAAAAAAAD+AQAAAAEAAf8AAAAA
left word way	-0.003	0	/v8CAgL9AgP//v8C/wL+Af79A/3/A/4C
left word wear	0.028	-0.002	AAL//wAA/wAAAAD+AgAB/wIBAAEA/gAA
left word wed	-0.027	0.057	AP8AAQAAAQMAAAAA/wAAAAD+AAAAAQAA
left word wednesdays	0.031	-0.028	AAT//QD/AP0A////AwEAAAL+AAL///8B
left word weeding	-0.004	0.106	AP4BAAD//wIAAAD//gAAAP4AAAAAAgAA
left word week	0.176	-0.157	Awf+9/0D+fsCAwP4CP8F/AUJ/gUBAAH/
left word weekend	0.041	-0.053	AwX9/f0D/P0CAwL7Bv0E/QUG/QUC+wL9
left word weekly	0.168	0.108	Awn7+P4E+vsCAwL1CfwE/AcL/gUC+QL8
left word weld	0.012	-0.017	AgD+//4B/f8AAAECAAEAAAAB/wEA/wD/
left word well	-0.056	-0.003	/voFBQH7BQX//f8F+QX+Avr4Av7/Bv4E
left word whole	-0.067	-0.024	//v/AwEAAwEA//4D/AD+Avz8Av8AAgAA
left word will	-0.007	-0.005	AgD+/v0C/f4BAQH+Af8C/gEB/QMB/wH/
left word win	-0.005	0.025	/v4AAgIBAQH/AP8CAP/+Af//Af8AAAAA
left word wk	-0.01	-0.058	//8AAQEAAQAAAAABAAAAAf//Af8AAAAA
left word wks	0.068	0.018	AAL//v8A/f8BAQH9Bf8C/QIF/wEA/gD/
left word woman	-0.028	-0.023	//8BAgEAAgAAAP8D/QL+AgD/Af8AAAAA
left word word	-0.072	-0.001	AP4AAQEAAgAAAP8D/AD+Av79AP8AAQAA
left word work	0.012	0.078	/foGAQP9AwH9/v4F/gP9A/7/BPr9BvwF
left word worker	0.003	0.028	AAAAAAAAAAAAAAAAAf8A/wECAAEAAAAA
left word worth	0.004	-0.004	AAL//wAAAP4BAQH/AgAB/wIB/wEA/gD/
left word write	-0.06	-0.11	+/0BCAX9CAL//foL+Ab4CP33B/j/Af4F
left word wrong	-0.079	-0.008	AP0BAQAAAAAAAAAC+gD/APv9AAAAAwAA
left word xma	-0.002	-0.053	//8AAQEBAgAAAAD/AgAAAAD/Av4AAAD/
left word yard	-0.03	-0.001	AAAAAQAAAgAAAAABAAAAAQD/AP4AAAAA
left word year	0.089	0.078	AgL+/f8D/AECAAH8AfwB/gQGAAMC/wH+
left word yes	-0.056	-0.019	AP8AAwAAAwAAAAAB//8AAP78Af4AAQAB
left word yet	0.028	-0.133	AQX9/v8C//sBAQD+BP7/AAMD/wAB/QH+
left word young	-0.003	-0.006	AP//AAABAQH///8C/gH/AQEB/wEBAAH/
left word yr	-0.016	-0.01	AP7/AQAB//8BAgAAAv4AAP8AAAEA/wD/
left word zip	0.003	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
length of time new, beside numbers	-0.09	-0.024	+/oCBwX/CQP///sK+wH4B/n1BfcABgAB
length of time new, without numbers	0.032	-0.006	AgP///8A//4BAAH/AwAB/wMC/wEA/QAA
level 1 above all, carried	0.067	0.045	/QQCAAH4AQIA//77BgIA/gT/AQH7/PoE
level 1 above all, loose	0.1	-0.078	AQT9+P76+AP/AAP0AwYE+gMJ+Qv/AP4F
level 2 above all, carried	-0.006	0.189	/wL6AwEIAQADBAEBBfsAAAMA/gAG/Qf5
level 2 above all, loose	0.138	-0.094	Awz89fwG+PgEAwL1CfkG+wwI/AYC9QT4
level 3 above all, carried	-0.025	-0.021	+gEDBQb4Bv///vsHAQb3BQH6BvX8APsB
level 3 above all, loose	0.035	-0.189	/P8EAgT7BgH//f0FAgj6A/74A/z/Af4C
level on the object -1	-0.007	0.126	/gP7/QIB/f8CAf7+Af0AAAICAQAB/gH+
level on the object -2	-0.087	0.129	//kAAwECBAICAgAC+f7+BPkAAfwDBwMA
level on the object 0	-0.039	-0.108	+P/6/wr9CAEE//MA+wD7BfwADfkB/gD+
level on the object 1	-0.016	0.385	A//7/vz++gABAAL9/wID/P4A/QYA+/8B
level on the object 2	0.027	0.18	BQf1+voK+fgHBwf7CPYH+QcG9wYH9wrz
level on the object 3	0.07	0.203	BwP0/PgL9vsIBwj6BvYK9wII9w4H+wn0
limit gone from 0	0.072	-0.311	/gL0AAAL/vkGB/4CA/b9Av3/AgAE+AX1
limit new at 0	-0.005	-0.092	/QH+AwH+A/4AAf8CAQD9Af/3Af4AAQAB
limit same	-0.113	0.019	BwD4AvoG//0DBAUBAfgG/P8F+QYF/gb7
linked in the old text	-0.02	0.072	CAX6+fYA9vwCAgj7B/4K9gUG9woC+gP7
loose act	-0.021	-0.02	/QYA/gAB/gECBvn/BP7/AgL8Af4E/AP9
loose act in and	-0.009	-0.115	/gj//AP5BfwCBvz/CgL9BwgCBPkAA//8
loose act in complement	0.129	-0.035	AAMC+QAA+/4A/wH3BP4E/QII/wf//v//
loose act in main	-0.014	0.228	AP0D/wD9AQL8/v0G/wX9/vsAAAL/Av4C
loose act in means	0.086	-0.059	AAX8/QECAPwBAv/8Bv7+AQQAAv4A/AD+
loose act in purpose	-0.092	-0.033	//v/AgH+Bf4BAf4H+QD8Bfr3BPkAAf8A
loose act in reason	0.028	-0.007	AQP+/v8C/v8BAQH+Af4C/wIB/wEA/wH/
loose act in relative	0.051	0.063	/gT+AgIFAv0DBfwABvb9AwX/AgED+wT7
loose act in result	-0.001	0.028	Agj5//sE+vkGBgP+Df4H+gcA+QwD9QL6
loose act in time	-0.024	-0.127	AQABAf/+/v8AAQIAAQEC/QAB/gT///8D
loose act, 0 left	0.01	-0.061	+gQA/wP+BAD8AvkBAQQCBQP+AwD+BPwB
loose act, 1 left	-0.056	-0.044	/f/6/AIE+fYICwL6A/b8/AQC+wMC/gT3
loose act, 2 left	0.04	0.105	/P4EBgbwDQH9Af0IAA73CP33C/L9//oK
loose act, antonym	0.065	-0.051	BAf7+fwF+f0CAgP5Bf0F/AcJ+wUC+wP8
loose act, broader	-0.063	-0.035	AP8AAf///wAAAAAB/wL///z9/wEAAQAA
loose act, closeness 0	0.003	0.002	/AH9AAH/AfsCBfoACAX9BP/+BgEC9wEC
loose act, closeness 1	-0.136	-0.11	//QEBgL+BgP///4I8AL8Bfb3Afz/Cf4D
loose act, closeness 2	-0.085	0.018	//sDBAH/AgIAAf8C/AEAAP3/AAEABf8C
loose act, closeness 3	-0.02	0.036	AAL+BAEDA/8AAP4EAP/+AgEAAfsA/wH/
loose act, closeness to left 0	0.009	-0.006	+gX9AgX+BPkECPoABAMAAQD9AP8C+wD9
loose act, closeness to left 1	-0.15	-0.02	/vcEBgP7BwP+/fwJ9Ab6Bvb2Av3+B/4D
loose act, closeness to left 2	-0.056	0.001	/v0EBAL+AwL//v8D/AL/Af/9Af7/BP4D
loose act, closeness to left 3	0.01	-0.013	/wEAAAEAAQAAAAABAQH/AQICAf8A/v8A
loose act, cosine 0	0.054	-0.088	/gX7AQMG//sCA/4GAvr/AwT7AvoCAQL8
loose act, cosine 1	-0.019	-0.017	/gMA/gD9/v0A///6AQcB/QABAgX9AP0D
loose act, cosine 2	-0.022	-0.001	AwX8+f78+/4CAf7/BwUB/QIDAAX///7/
loose act, cosine 3	-0.009	0.049	+wP9BQcBB/38APsJAgEABAT/B/b//f4B
loose act, cosine 4	0.012	0.032	Av38/v4H//oCBAH+A/gE/////gMD+wT7
loose act, cosine to left 0	0.049	0.113	AQYC///9AQAGAP8A/wAHAAAA+wL/////
loose act, cosine to left 1	-0.05	0.026	AAD9+/8B8v8CBAL4/v0B+QUA/AkFAAb7
loose act, cosine to left 2	0.006	-0.028	+AABAQr7CP79/vj8/gbzCP/9DPT+/fsC
loose act, cosine to left 3	-0.021	-0.186	AQX9BwD/BPr/BP8ICgD9Bv74AfoA+f/8
loose act, cosine to left 4	-0.068	0.054	Afz/A/8BAf4BAgAGAP//Avr9Av4B/QH/
loose act, derived	-0.016	0.019	+/sIBgb6CQT6+fsI+Af5B/v3Bvf7B/oH
loose act, everyday term	-0.034	-0.064	AQT4Af0D/fsCBf8ABgP9/QIDAf8E/AX6
loose act, far-broader	-0.029	0.031	AgIAAP4C/v8BAQIBBf4E/gAA/gABAQL+
loose act, listed	0.006	0.063	AP8DAwH+AgL//wAC/QL/AQD9AP//A/8C
loose act, narrower	0.018	0.13	APn9AAD9AAEAAP4C/wn+Afv9AgD+Av0D
loose act, no term	-0.105	0.089	+vkACAcBCv4CAfwI/QH7BP73CPgC/QL+
loose act, none	0	-0.207	+wn/AgT/BAIAAv38BgQABAUCBf0C+/8A
loose act, paraphrase	-0.03	0.051	/wD+AgECAwAAAAACAP8BAQD/Af0A/gAA
loose act, rare-synonym	-0.063	0.011	//sBAwL8AgEAAf4C/gL/Avv+AP8A/f8B
loose act, sibling	-0.037	0.09	/wMCAAEFAfkABf0B+/z+Af7/AgAD+wT5
loose act, term of a trade	-0.03	0.034	/P8BBQUCCfwAAfkD/gP5CQH2BPsE/AMB
loose act, term with contrasts	0.062	-0.06	AgIC+v76+gP/Af78AQYBAP8FAv/6+voG
loose adjective	-0.011	-0.053	+wD3+QUG//sJB/v+A/r6B/76BP8E+gP2
loose adjective in and	-0.001	0.101	/AIC/QQCBvwA//r9/v79CgICBP4B/QL8
loose adjective in complement	-0.007	0.072	AQL/AQABAP8AAAAD/wAAAQIAAAAAAAAA
loose adjective in main	-0.013	-0.164	/wP2+wAH//0ICAD/A/37/AIBAwYE+gT5
loose adjective in means	-0.012	-0.004	AP8AAQAAAAAAAAAAAAAAAP//AAAAAf8B
loose adjective in purpose	0.039	-0.044	AQb/+v//+/8AAAH7BAAC/QQG/wcA/gAA
loose adjective in relative	0.036	-0.003	/wH//wEABP8BAAACAAH+AwH9AvsA/wD/
loose adjective in result	-0.046	-0.061	/vr/AgH8AgIA/wD//AIB/vv9AAUA//8A
loose adjective in time	-0.106	0.042	/f4ABgMAAwIAAP8G/wD/Avv7Af0AAQAA
loose adjective, 0 left	-0.016	-0.138	+wQA+wH/+/0GA/76BPz7/gL+BAQC/AL7
loose adjective, 1 left	-0.035	0.14	AADz/QIGA/0GBgH8CfgCBgABAP4F/AX3
loose adjective, 2 left	0.059	-0.055	//oABgH+BQH//f4C+wX+A//9Av3+//4C
loose adjective, antonym	0.038	-0.065	AAT+/gACAP8AAP/8AwAAAQIAAQEA/gD/
loose adjective, closeness 0	0.004	-0.011	+QP3AAYFBfwIAvr9A/72BAL9CQMD/gP3
loose adjective, closeness 1	-0.111	0.002	AP3/AgAAAwD//v8H/QL/Av3+AP8AAAAB
loose adjective, closeness 2	0.008	-0.008	AAAAAQAAAQEBAQEAAf4BAP8A/wEAAAH/
loose adjective, closeness 3	-0.028	-0.05	//7+/QICAv8BAgH+//0BAAEFAAAB/wL+
loose adjective, closeness to left 0	0.008	-0.051	+gL6+gMC//0JBPz8Bf/5BAD8BAAE9QT2
loose adjective, closeness to left 1	-0.061	0.03	AP3/AQAAAAAAAP8E/gD/Afv+AAAAAf8A
loose adjective, closeness to left 2	-0.043	0.005	AP4BAgD/AQL///8D/AH/Af3+AP8AAwAB
loose adjective, closeness to left 3	-0.064	-0.036	AP3+AQADAf4BAwACAPwAAvwCAf8BAQH/
loose adjective, cosine 0	-0.046	0.063	/vz9AgMC/gAB//4F/QD7APn+BAEAAwAA
loose adjective, cosine 1	0.031	-0.05	/gP5+P8A+f4DAgH5Cvz//AYEAAcA+gD9
loose adjective, cosine 2	-0.019	-0.085	/f/4/gUGBv0FBf4DCvn+BP39Af4E+gX7
loose adjective, cosine 3	-0.02	0.075	/wABAgAA/vwCAwL7BgAB/wQAAf///v/9
loose adjective, cosine 4	-0.034	-0.06	//4EAwL9BgD//f8G+QP+Avv7Av3/BP4B
loose adjective, cosine to left 0	0.014	0.044	BQD1+/oG9fwIBwb3A/kG9/8C/AgE9wX5
loose adjective, cosine to left 1	0	-0.07	AAP99f8B9v0CAQD7Af4B+wULAQkA+gD+
loose adjective, cosine to left 2	-0.036	0.043	+AH+/gkDDAEDBPoCAv33DAP7B/UEAAX6
loose adjective, cosine to left 3	-0.056	0.003	/gAGBQL7AwD9/f0G/gf5Bv76Bfn9A/wD
loose adjective, cosine to left 4	-0.033	-0.078	/vr+BgMABwMA/vwI+gL9Bfj2A/n/BP4B
loose adjective, everyday term	-0.005	0.151	AP8BBwABB/wA/QID+gQBBvv6//8A/P//
loose adjective, far-broader	0.022	-0.052	AP8AAQAA/wAA/wAA/wEAAAABAAD/AP8B
loose adjective, narrower	0.021	-0.062	AQMA+/8A/v8AAQH8Af8B/gACAAIAAQAA
loose adjective, no term	-0.059	-0.199	8wH6AAoAAgIFAfYCAQDyAAD5Cv8CAAL7
loose adjective, none	-0.021	0.139	+wD3/gME//0IBfv5///2AAD/Bf8C/AL6
loose adjective, paraphrase	-0.042	0.072	AP0AAgABAQD/AP8F/gD+AP7+/wAAAQD/
loose adjective, rare-synonym	0.035	-0.043	/wIB/wH/AQEA////AQH/AQH/Af4AAv8B
loose adjective, sibling	0.063	-0.083	Agf7+P8G/foDBQD6C/kCAQgH/wIC+QP7
loose adjective, term of a trade	-0.009	-0.006	AP/+/wAAAP8AAAD/AQAAAP8D/wQC/wL+
loose adjective, term with contrasts	0.197	0.002	Bg/z7/wN+fQFCAboEfUN+A4V+QgE7gb4
loose adverb	0.036	0.034	AwDyBf4N//kHCP8GAfUBA/3///8J/gvy
loose adverb in and	0.018	0.116	/vz+AQEB/gACAf38AQD9BAD/BP8A/wH+
loose adverb in main	-0.001	0.18	Bv32AfwL/v0JCQICAPMF/gD//P8H/gn0
loose adverb in none	0.009	-0.04	Af8AAQAAAAAAAAEABAAB/wEC/wEAAAAA
loose adverb in purpose	-0.015	-0.025	AP4BAgIAAgL///8DAgH/A/79A/wAAgAA
loose adverb in relative	0.007	-0.086	/v4BBAIABf8AAP4F/wD9A/z9Af0AAgAA
loose adverb in result	0.057	-0.072	//8BAwH+AAIA/wADAAECAAD/AQEAAgAA
loose adverb in time	-0.066	-0.007	Af7/Av8AAgEAAAAE/wD/Afz+AP4A/gAA
loose adverb, 0 left	0.023	-0.005	Avz8BwAHAQECAgIEAPwEAP8CAP0EBAX6
loose adverb, 1 left	0	0.002	//75AgIFA/4EBv8BA/cAAQIB/QIE+wb4
loose adverb, 2 left	0.102	0.038	AAD+BQEB//wAAf8BBf8AAAICAf4B+wD+
loose adverb, closeness 0	0.065	0.039	AP/7BgEJAQIHBv8FA/YCAgD9Af8HBAn1
loose adverb, closeness 1	-0.107	-0.036	AP4AAwABAP4AAP4G/QD/Afr6Av7///8A
loose adverb, closeness 2	0.021	-0.003	AQL//v8B//4AAAD/AgAB/wME/wEA/QD/
loose adverb, closeness 3	0.021	0.034	AgP8AP4C/vwCAgH/Bf0B/wEC/gEB/AH+
loose adverb, closeness to left 0	0.071	-0.005	AQD4CAIJBP8FBP8H/vcBA//+AvsGAQf2
loose adverb, closeness to left 1	-0.125	-0.001	//j/AwEBA/8AAf8F/v//Afr6Af4A/gAA
loose adverb, closeness to left 2	-0.015	0.009	AAAAAQAAAQAAAAAAAAAAAAAAAP8AAAAA
loose adverb, closeness to left 3	0.035	0.034	AQP9Af8B//0CAgL+B/0C/gEC/gEB/AH+
loose adverb, cosine 0	-0.01	-0.057	/gAAAwIBBQAAAf4E/v/8BAD6AfwBAgH/
loose adverb, cosine 1	0.099	0	BAP++fsB+vwDBAT8CP8J/AcF/QQB/wEA
loose adverb, cosine 2	0.013	0.162	AgL4A/8F//0DAwL9BfwF//8C//0E/gT6
loose adverb, cosine 3	-0.026	-0.036	/fr/CwUDCgYA//wO+fv5CPn1BvYBBwL+
loose adverb, cosine 4	-0.017	-0.032	Afz/BP4D/v0DAwEBAP0D/Pj//gYB/gL8
loose adverb, cosine to left 0	0.005	-0.007	AgH1/f8NAf8GBwP5//cF/wUC/QIGAwf2
loose adverb, cosine to left 1	0.013	-0.009	Af8AAAD//f8AAQADBv//AP8AAAEAAQEA
loose adverb, cosine to left 2	0.037	0.069	AQL/Av///wIB/wH/AQEE/v8E//4AAAAB
loose adverb, cosine to left 3	0.05	0.001	/QH+BwUCB/0BAvwLBf78BgH6BPgA/QD/
loose adverb, cosine to left 4	-0.021	-0.018	Af7/BP8B/v4BAf8D+P//Afj6AAEBAgH+
loose adverb, everyday term	-0.001	-0.015	Afz8DQAHBgAEA/8M//sABvn5/vwGBAf3
loose adverb, narrower	0.036	-0.031	AAABAQD/AQD///8CAAH/AQL/Af//Af8C
loose adverb, no term	0.089	-0.095	Awj7+/4F+/oEBQL6CfoF/QUF/gQD/AT6
loose adverb, none	0.048	0.048	AgH0BwIL//oHBwEDAvUHAP8E/f8IAArz
loose adverb, paraphrase	-0.053	0	//sBAQH/AQIA/wAB+wH/AP3/Af//A/8B
loose adverb, rare-synonym	-0.072	0	/voABAIABAEAAP4F+wD9Avr7Av4AAAAA
loose adverb, sibling	-0.015	0.015	AQL+//8DAf4AAAABAf/+AAIAAP8A/wH/
loose adverb, term of a trade	-0.094	-0.006	/vkBAwL/BAIA/wAE+gL9Avz7Af7/BP8B
loose adverb, term with contrasts	0.111	0.153	Awf9+v4D9/0CAgH5A/wF/AMJ/gQA/wAA
loose behind (	-0.084	0.081	AP3/BQABBP4AAQAHAP/+A/z8AfoAAAAA
loose behind ,	0.039	-0.078	/Qr8/AL7Av8IBvwACAUEAA/7/AUB/gAC
loose behind 1	0.06	-0.015	AQIA/v8A/v8AAAH8AwAC/wIC/wIA/gD/
loose behind 11	0.027	0.039	AQIA/////v8AAAH9AwEC/gAB/wIA/gAA
loose behind 120	0.044	-0.007	AQP//v4A/v4BAQH9BP8C/gMC/wEA/gD/
loose behind 15	-0.003	-0.007	AAAA/wAA/wAAAAH+Af8B/wABAAAAAAAA
loose behind 150	0.006	-0.002	AP8AAQAAAAAAAAAAAAAAAAABAAAAAAAA
loose behind 18	-0.006	-0.005	//0BAQEAAgEA//8C/gH/Av79Af4AAgAB
loose behind 2	-0.006	-0.014	Af4AAv8AAf8AAQAE/P//Av3/Af8AAgAA
loose behind 3	0.014	-0.012	AQMA/v8A/v8BAQL8Av8D/QIB/wIAAAAA
loose behind 30	-0.016	0.044	//3/AAIAAwEBAQD+AAAAAP8AAf8AAQD+
loose behind 300	0.005	-0.002	AAIA/wAA//8AAAAAAAAAAAECAAEA/gAA
loose behind 350	0.002	-0.007	Af7/AP8BAAAAAAAA/wAAAQEC/wEAAAAA
loose behind 4	-0.08	-0.008	//wAAgEAAwEAAP8E+wD+Avz8Af8AAgAA
loose behind 40	-0.064	0.041	//sBBAH/BAIA//8D/AH9A/z7AvwAAwAB
loose behind 5	-0.02	-0.021	AP4BAQAAAAIAAAAA/wAAAP8AAAAAAgAA
loose behind 50	0.037	-0.004	AwP9/P0B+/0BAQL8A/8D/QAD/gIA/wH+
loose behind 500	-0.01	-0.005	AP4BAAAAAAEAAAAA/gAAAQABAAAAAAAA
loose behind 60	0.072	0.037	AAT//QAB/v4AAQD9A/8B/wEBAAEA/wAA
loose behind 80	-0.032	-0.016	AAAA//8A/gAAAAAB/gAA///+AAAAAgAB
loose behind :	0.103	-0.032	AAcAAQD/AfwA/wABBAIAAQP/Af7/+/8B
loose behind ;	-0.117	0.086	AQD7AwAGBPwBAwEKAvz+Bf78AfsC/QP7
loose behind a	-0.008	-0.136	+QYE+gYHAfv9//n/Bvn5AwUDBvn//gEB
loose behind about	-0.033	-0.039	AP0AAQAAAAAAAAD+AAAB//8C/wEA/wAA
loose behind accurate	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind across	0.051	-0.009	AQP//P8A/v4AAAD8Av8B/wID/wMA/wAA
loose behind adapting	0.014	-0.004	AAIA/wAAAAAAAAAAAAAAAAEBAAEA/wAA
loose behind additional	0.005	-0.002	AAAAAAAAAAAAAAAA/wAAAP//AP8AAAAA
loose behind after	-0.004	-0.031	/vwAAwL/BQD/AAADAQH+//79Af8A/wAB
loose behind agency	-0.14	-0.002	//oBBQEABQIAAP4M9gD7Bvn3AvwABgAB
loose behind aid	0.032	-0.017	AQH//v8B/v4AAQH9AwAB/gQF/gMA/QH/
loose behind all	0.12	-0.096	Agb+/v4B/v4BAAH9BwAC/wUG/wEA+wD/
loose behind also	0.006	-0.008	AP4CAAD//wL//wD//wEA//8CAAEAAf8B
loose behind always	-0.006	-0.007	AAH//wAAAP8BAAD/AAEAAAD/AAAA/v8A
loose behind am	-0.053	-0.012	AP4BAgAAAQAAAAAC/AD/Af39AAAAAgAA
loose behind an	-0.085	-0.036	AAT6/v8C//8CAf8AAv7/AQP+/gIB/gL9
loose behind and	0.155	-0.037	+w/++AX7/wEFA/r1CgYDAgwEAQP++P0B
loose behind another	0.045	-0.008	AAEA/wAA/wAAAAD+AgAC/wABAAEAAAAA
loose behind answered	-0.044	-0.013	//0CAQH/AQL//wAB/QH/Af7+Af//A/8C
loose behind any	0.008	0.079	AP8AAQD/AAAAAAEB/gAB//4AAAEAAAAA
loose behind api	-0.011	0.013	AAAAAAAAAAAAAAAB/wAAAf8AAAAAAAAA
loose behind are	-0.021	-0.009	//4DAQH/AAL//wAA/gH/AP3/AAAABAAB
loose behind around	-0.021	-0.04	AP///wECAQABAQD//v8AAgEDAP8AAAH/
loose behind as	0.086	0.093	AgEA/f8A+gH/AAD9AgED/AMJ/wMB/QEB
loose behind assistant	-0.005	-0.009	AAAAAAAAAQEAAAAA/wAAAP//Af4AAQAB
loose behind assisted	-0.06	-0.005	AAAAAQAAAAAAAAAC/wAAAP7/AP8AAAAA
loose behind at	0.035	0.053	BAj8/v0F+/wDAwP6BPwF/AYH/AYC+AL8
loose behind audit	-0.064	-0.004	//0AAQEAAgAAAAAC/gD+Av7+AAAAAAAA
loose behind autistic	-0.004	-0.022	AAEA/wAA//8AAAABAAD/AAECAAEA/wAA
loose behind back	0.034	-0.007	AAAAAAAA/gAAAAAAAQAA/wECAAEA/wAA
loose behind bank	-0.018	0.052	AAEAAAAA/wAAAAABAQAAAQEAAAAAAAAA
loose behind be	-0.064	-0.008	APsDBQD+AgH+/wAF/QIBAv3+Af4AAgAB
loose behind been	-0.088	-0.025	//0AAgEBAwEAAAAB/AD+Afz8AP4AAgD/
loose behind before	-0.038	0.022	APwDAwD//wH//wAD+gEAAf3+AAEAAwAB
loose behind being	0.028	0.087	AAP//gAA//8AAAD9AwAAAAIAAAEA/wD/
loose behind best	0.06	0.021	AQIA/f8A/P8BAQH7AwAB/QMD/wMA/gAA
loose behind better	-0.014	0	AP8BAQD/AQAAAAAC/gH/AP7+Af8AAQAB
loose behind between	-0.026	-0.001	//8AAAH/AQEAAP8B/wH/Af79Af8AAf8B
loose behind blood	-0.021	-0.021	AP8AAwAAAgAAAAACAAD/Af78Af0AAQAA
loose behind board	0.007	0.042	AQP9//8B/v8BAQH/Av4C/gEC/wIB/gH+
loose behind boiler	0.023	-0.008	AAAA/wAAAAAAAAD/AQAAAP8BAAAAAAAB
loose behind branch	0.009	-0.016	AP8BAAD/AAIAAAD//wABAAABAAAAAQAA
loose behind brand	0.032	-0.004	AAH//QAA/gAAAAD+AQAAAAECAAIAAAAA
loose behind broadband	-0.033	0	AP4BAQAAAQAAAAAC/gAAAf7/AP8AAQAA
loose behind brought	0.03	-0.003	AAL+/P8B//8AAAD9Af8BAAIA/wEA/wAA
loose behind building	0	-0.007	//8DAQEAAQIAAAAC/gAAAf7/AP8AAgAA
loose behind built	0.095	-0.032	AQb+/P8C/vwBAgH6Cf0C/gcF/wIB+gL9
loose behind business	-0.019	0	AAAAAAAAAQAAAAABAAD/AgD+AP8AAAAA
loose behind by	0.05	-0.089	/wH9AQEC//0CAv3/Af79AgD9AgAA/wD9
loose behind came	0.007	-0.006	AAEAAAAAAQAAAAAAAAAAAAAAAAAAAAAA
loose behind card	-0.044	-0.009	AP4AAgEAAQIAAAACAAD/Af7/Af8AAgAA
loose behind care	-0.048	0.039	//0AAgIAAwEAAP8AAAD/Af/+AP8AAgAA
loose behind carried	-0.042	-0.002	AP4AAQAAAQAAAAAC/gD/Af//AQAAAQAA
loose behind cash	0.021	-0.032	AP8BAAAAAAAAAAD/AAAAAAEBAAEA/wAA
loose behind chairside	0.043	0.168	AAL//wAA//8AAAD/AQABAAEBAAEA/gAA
loose behind checked	-0.081	-0.026	/voECAP6BwX//f8J+gX9BPr7Avv+Bf4D
loose behind chef	0.046	0.048	AQP///8A/v8BAAAABAAA/wP/AAAA/wD+
loose behind chiefly	-0.062	0.108	AP0BAgH/AgIAAAAB/QD/AP8AAAAAAQAA
loose behind children	0.013	-0.005	AQIAAAAA//4AAAAAAQAAAAIC/wEA/gD/
loose behind children's	-0.035	0.022	AP4AAQAAAQEAAAAC/gAAAf7+Af4AAQAA
loose behind christmas	0.012	-0.036	AAH+/gABAP4AAAD+Av8BAAIBAAAA/gD/
loose behind class	0.014	-0.002	AAAA/wAA/wAAAAD+AAAB/wEBAAEAAAAA
loose behind clean	0.019	-0.006	AQP///8A/v8AAAD9AgAB/wICAAEA/gAA
loose behind cleaned	-0.025	-0.025	AQH/AAABAf8BAQH+AgAB/wD+/wAAAAD/
loose behind cleaning	0.001	-0.009	AAEA/wAA//8AAAD/AQAB/wABAAAAAAAA
loose behind client	0.012	-0.022	AQH///8B//8AAAD/AQAB/wEB/wEA/wD/
loose behind clients'	0.022	-0.004	AAAAAAAAAAAAAP8C/wAAAQECAAEA/wAA
loose behind close	0.015	-0.008	AAAA/wAA/wAAAAD+AAAAAAABAAEAAAAA
loose behind colleague	-0.003	0.049	AAAAAAAAAAAAAP8A/gD/Af//AP8AAQAA
loose behind colleagues	-0.017	-0.007	AP8AAQAAAf8BAQEBAf8CAP///wAA/gD/
loose behind college	-0.033	-0.011	AP0AAgAAAQEAAAAC/wAAAf4AAP8AAAAA
loose behind colour	0.003	-0.008	AAH///8AAP8AAAD+AgAB/wD/AAEAAAAA
loose behind commercial	0	-0.016	AAEA/wAA/wAAAAD/AQAA/wEBAAEA/wAA
loose behind company's	0.008	0	AAEA//8A//8AAAAAAAAAAAAAAAAAAAAA
loose behind complete	0.051	-0.003	AAIA/wAA/wAAAAH+AgAB/wICAAEA/wAA
loose behind completed	0.036	0.077	AAEB/wAA/wAAAAD+AgAA/wEBAAEAAAAA
loose behind conducted	0.03	-0.014	AQIA//8A/QAAAAH9AgAB/gME/wIA/gAA
loose behind consistently	0.046	0.054	AQIA/v8A/f8AAAD8AQAB/wIEAAIA/wAA
loose behind control	0.085	0.015	AQP//v8A/f8AAAD8BQAC/gQEAAIA/QAA
loose behind coshh	0.03	-0.001	AAH+/wAA//8AAAD+AwAB/wEAAAAA/wAA
loose behind could	-0.079	0	AP4BAgEAAQEAAAAB/AD/Av7+AP8AAQAA
loose behind counter	-0.008	-0.005	AP0BAQAAAQEAAAAA/gAAAP7/Af8AAgAB
loose behind counterbalance	0.025	-0.015	AQH///8A/v8AAQH+AwAB/gEBAAEA/gD/
loose behind course	0.035	-0.022	AgT9/v4D/P0BAQH/Af8B/wMC/gIB/gL+
loose behind court	-0.04	-0.013	AP//AQAAAQEAAAAB/QABAAAAAP8AAAD/
loose behind covering	0.001	0.024	AP8BAAAAAAAAAAAAAAAAAAEBAAAAAAAA
loose behind creating	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind currently	-0.029	-0.002	////AwEBAgAAAP8DAgD/Af79Af4AAAD/
loose behind customer	-0.003	0.025	//4D/wEBAQAAAP///QH/AP//AQAAAgAB
loose behind customers	-0.098	-0.022	/v4ABAIAAwH///4G/QH9A/v9Av0AAgAA
loose behind cut	-0.02	0.057	AP////8C/v8AAAD//gAA//8B/wIAAAAA
loose behind cutting	0.046	-0.02	AAL//AAA//8AAAD8AQAAAAMCAAAA/gD/
loose behind daily	0.001	0.034	AP4A/wAB/wAAAAD//gAA/wAD/wIAAAAA
loose behind database	0.003	0.033	AAIAAQAAAP8AAAADAQD+AQD/AP8AAAAA
loose behind day	0.01	-0.018	AAEA/wAAAP8AAP4B///9Av7+A/4AAQAA
loose behind days	0.009	-0.006	AAEAAgD/AgAAAAACAgD/AQD+Af4A/wAA
loose behind deliver	0.01	-0.008	AAD//wAAAAAAAAD/AQAA/wAAAAAAAAAA
loose behind delivered	0.011	0.011	AAH+/wAA//8AAAD/AAAAAP//AQAA//8A
loose behind delivering	0.005	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind dental	-0.015	-0.003	AP8AAQAAAQAAAAAC/wEAAf4AAAAAAQAA
loose behind diagnostic	-0.01	0.042	AQD+AP8BAP8BAQEAAP8B/wAAAAAA/wD/
loose behind door	0.039	-0.026	AAP+/QAB//8BAQD+AgAA/wQD/wIA/AD+
loose behind down	-0.021	-0.012	AP4AAQAAAQAAAAAA/gAAAP0AAAAAAAAA
loose behind drew	0.027	-0.01	AAABAAAAAAAAAAAA/wAAAAAAAAAAAQAA
loose behind driving	0.025	-0.014	AAAA/wAA/wAAAAD/AAAB/wABAAEAAQAA
loose behind drove	0.037	-0.013	AQT+/P4C/P4BAQH5BP4C/AMF/wMA/QH/
loose behind during	0.004	0.039	/wAAAQEAAQAAAAABAAAAAf//AAEAAAAA
loose behind each	-0.056	0.057	/wL+BAEABAAAAP8FAgD+AwD8AvwAAQD/
loose behind early	-0.028	-0.005	AAAAAP8A/wAAAAABAQAA////AAAAAAAA
loose behind eight	0.055	-0.049	AQP//f8C//0AAAD+Bf8B/gMDAAEA/QD/
loose behind either	-0.008	-0.005	AAABAAAA/wAAAAD/AAAC/wAB/wEAAAAA
loose behind elderly	0.02	0.038	//4BAQAAAQH/AAACAgEA////AQAAAQAB
loose behind electrical	0.023	-0.003	AAIA/gAA/wAAAAD+AQAAAAIBAAIA/gAA
loose behind ensuring	0.016	-0.008	AAAA/wAA/wAAAAD+AQAB/wAAAAIAAAAA
loose behind entered	-0.04	-0.01	/v0DAgL/AwH+//0D+wH8A/v7A/z/BP8C
loose behind escalated	0.003	0	AAEAAAAAAAAAAAAAAgAAAAAAAAAAAAAA
loose behind evenings	-0.029	-0.001	AP4AAQAAAQEA//8E/gL/Af8AAAAA/wAA
loose behind ever	0.027	-0.019	AAABAAAAAAAAAAEAAf8B/wIB/wEA/wAA
loose behind every	0.056	0.071	AwP3//4CAP0EAwP+B/4D/wID/QAC+wL6
loose behind excellent	0.025	0	AQL+/v4A/f8BAQL+AgAC/gED/gIA/wAA
loose behind exceptional	0.017	-0.005	AAH//wAA/wAAAAD/AQAA/wEBAAEA/wAA
loose behind expert	0.007	-0.004	AAAAAAAAAAAAAAAAAAAAAAABAAEAAAAA
loose behind family	-0.038	0	AAAAAAAAAQH/AAAB/gD/Af7/Af8AAQAA
loose behind faults	0.012	-0.018	AAEAAAAAAAAAAAAA/wAAAAH/AAEAAAAA
loose behind fellow	-0.037	-0.003	AP8BAAAAAQAAAAAB/QAAAP7/AAAAAQAA
loose behind few	-0.004	-0.006	AQD/AP8A//8AAAD/AgABAAABAAAAAAAA
loose behind fewer	0.041	-0.005	AAL/AP8A/gAAAAD/AAAB/wEA/wIA/wD/
loose behind final	0.042	0.063	AQIA/v8A/QAAAAD9AQAA/gECAAEAAAAA
loose behind finished	0.031	-0.018	AAEA/wAAAQAAAAD+AQAAAQEAAAAA/wAA
loose behind fire	0.011	-0.002	AAAAAAAAAAAAAAAB/wAAAf8AAP8AAAAA
loose behind firm's	0.053	-0.012	AAEA/gAA/wAAAAD/AwAA/wIDAAAA/gAA
loose behind first	-0.048	0.016	APwBAgAAAgH///8C/AH/Afz9AP8AAgAB
loose behind first-line	0.006	-0.013	AAEAAAAA/wAAAAAAAAABAAEA/wEA/wAA
loose behind fitted	0.031	0.056	AAIA/gAAAAAAAQD+AwAAAAICAAAA/wD/
loose behind five	-0.07	-0.027	APoBBAAAAQD//wAC/AAAAPsAAAEAAgAA
loose behind fixed	-0.004	-0.03	AAH/AQABAf8BAQAAAf8AAAH/AP4A/wD/
loose behind flawless	0.008	-0.001	AAAA/wAA/wAAAAD/AAAA/wAAAAEAAAAA
loose behind following	0.005	-0.008	AAD/AAACAP8AAAAAAAD/AQAAAAAAAAAA
loose behind food	0	-0.001	AAEA/wAAAP8AAP8A/gD/AAAAAP8AAAAA
loose behind for	-0.022	0.017	AQb1/f8GAvkFBgACCfr/BAX//vsD9wP3
loose behind four	-0.15	0.009	APgCBAEABAEAAAAE+wAABPv7AP4ABQAB
loose behind fresh	-0.018	0.003	AAH/AgEAAgAAAAABAgAAAAAAAP8A/wD/
loose behind friday	0.029	-0.008	AAH+/gAA/gAAAAD/AAAB/wABAAAAAAAA
loose behind from	-0.025	-0.063	AP3+Av8A////AAEB/gEBAP3/AAEAAP8B
loose behind front	0.004	0	AAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAA
loose behind full	0.063	0.011	AAEBAQAAAAIAAAD/AgAB/wABAAAAAQAB
loose behind gas	-0.049	-0.005	AAAAAQAAAf8AAAAC/wD/Af/9AP0AAAAA
loose behind gave	0.011	-0.018	AAECAP8A/wAAAQH9AgAC/gEA/wIA/wAB
loose behind giving	0.015	0	AAD/AQABAP8BAgAAA/4AAAIAAAAA/gH+
loose behind going	0.031	0.033	AQEA//8A/gAAAAD+AgAA/wEBAAEAAAAA
loose behind good	-0.012	-0.008	AAABAAAAAAAAAAAA/wD/AAEAAAEAAQAA
loose behind guaranteeing	0.003	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind guests	-0.045	-0.001	AP8AAQAAAAAAAAAB/gD/AP4AAAAAAQAA
loose behind had	0.081	-0.053	AAT7/wAF//wBAQAAA/0C/wcA/wAC+QP7
loose behind handled	-0.024	-0.014	Af/+AQAAAAABAQEBAQEAAP8B/wEB/wH/
loose behind handling	0.038	-0.027	AQAA//8A/v8AAAD9AgAB/wABAAAAAAAA
loose behind has	-0.006	-0.007	AAACAgD+AQD/AAAB/wEAAP7+AP8AAQAB
loose behind have	-0.065	0.015	AP4AAgAAAgAAAAAE/QD/Avv9AP8AAgAA
loose behind having	0.006	0.069	//7+AgECA/8A//8DAP/9A//8Af0AAAH/
loose behind health	0.022	-0.004	AP8A/wAA/wAAAAD9AQAB/wABAAAAAAAA
loose behind held	0.003	0.014	AP4AAQAAAAEAAAD/AAAA/wABAAAAAAAA
loose behind help	0.031	-0.007	AAIA/wAA/wAAAAD/AQAAAAEAAAAA/wAA
loose behind helped	0.073	-0.071	AgP8/f4E/f4BAQH8Bf0C/QME/wIB/QH+
loose behind her	0.031	-0.017	AAH+/wAA//8BAAAAAgD/AAICAAAA/gD/
loose behind herd	-0.033	0	//4AAgEAAgEAAAAB/wAAAf7+Af8AAgAA
loose behind herringbone	0.016	-0.004	AQL//v8A/v4BAQH9AgAB/wEB/wEA/wD/
loose behind high	0.037	-0.017	/wEA/wEAAAH//wD/AQAA/wICAAIA/wAB
loose behind his	0.026	-0.011	AAEA//8A/wAAAAD/AgAB/wEBAAIA/wAA
loose behind history	-0.014	-0.003	AAIA/gAAAAAAAAD+AQD+AQIAAAAA/wAA
loose behind holding	-0.038	0	AP8AAQAAAQAAAAAC/wAAAf//AP4AAAAA
loose behind hospital	0.017	-0.018	AAAAAP8A/wEAAAAAAgAAAAEBAAEA/wAA
loose behind hours	0.017	-0.008	AP8AAAAAAAEAAAAA/wAAAAD/AAAAAAAA
loose behind housing	0.085	-0.008	AAT+/gAA//4BAQD7BQAC/gMDAAAA/AD/
loose behind how	0.012	-0.001	AAL9/wACAP8AAAAAAf8AAAIAAAAA/gH/
loose behind hundred	-0.021	-0.006	AAAAAAAAAAAAAAAB/wD/Af//AP8AAAAA
loose behind hygiene	0.047	-0.004	AQL//f8A/f8BAQH8A/8C/QID/wIA/gD/
loose behind i	0.079	0.044	AQL/Af8F//8AAAH/AfoE/wUD/QMB/QL+
loose behind impeccable	0.026	0	AAAA/wAA/gAAAAD/AQAA/wEBAAIA/wAA
loose behind improving	0.049	-0.005	AwT8+/0D+/0CAgL7BP4E/QME/QQB/QH+
loose behind in	0.023	-0.024	/v8FBQQCBgH+/fwHAP78BwD8A/gBAwIC
loose behind including	0.031	-0.017	AAEA/f8A/v8AAAD/AAAB/wAC/wEAAAAA
loose behind incoming	-0.041	0	AP4CAQAAAQEAAAAC/QAAAP3/AAAAAgAA
loose behind instagram	-0.004	0.027	AP8AAAAA/wAAAAD/AAAA//8BAAEAAQAA
loose behind installed	-0.009	-0.003	AP8AAQAAAP8AAAAB/wAAAAD/AAAA/wD/
loose behind into	0.038	-0.057	AAEA/gAAAAEAAP/8AQAAAAL/AAEA/gD/
loose behind is	-0.089	0.025	AP7/BQEDA/8AAQAH+v3/AgD+AfoBAAH/
loose behind issued	-0.045	-0.001	AP4AAQAAAAEAAAAD/AD/Av7+AP8AAQAA
loose behind it	0.008	-0.014	AP7/AAEAAAAAAAD9/wABAAECAAAA/gH/
loose behind its	-0.001	-0.059	AAT//wAAAf4AAQD/BAABAQUB/wEA/QD/
loose behind juki	0.011	0	AAH//wAAAAAAAAD/AQAAAAEAAAAA/wAA
loose behind junior	0.038	-0.038	AAMA/v8A//8BAQD8BAAC/QYF/wQA+wD/
loose behind keep	-0.011	-0.004	AP0AAQAAAgAAAAAB/gD/Af/+Af8AAAAA
loose behind keeping	0.028	0.005	AAP//QAA/v8AAAD9AwAC/wIC/wEA/wD/
loose behind kept	-0.021	-0.022	AQD+//4C/v8BAQH/A/0C/gEC/gEB/gH+
loose behind key	-0.044	-0.001	//0BAgEAAgIAAAAC/QH/Af/+AAAAAQAA
loose behind kitchen	-0.016	-0.011	AAEA/wAA/wAAAAD9Af8A/gEAAAIA/wAA
loose behind knife	-0.013	0	AP4BAQAAAAH//gAC/wAAAP8AAAAAAQAC
loose behind last	0.04	-0.016	AAEA/wAA//8AAAH+AgAA/gACAAEA/wAA
loose behind lasting	0.009	-0.01	AAAAAAAAAAAAAAD/AQAAAAABAAAAAAAA
loose behind late	0.024	-0.014	AAMCAf8A/////wAAAgEAAAEBAAEA/wAC
loose behind law	0.04	-0.025	AQH///8A//8BAQH+BAAC/gEB/wEB/wH/
loose behind lead	-0.019	-0.003	AAH//wAB//8AAAD/AQAAAAABAAAAAAAA
loose behind leader	0.009	-0.026	AAEA/wD//wAAAAAA/wEAAAACAAEA/wAA
loose behind left	-0.058	0	APwBAgAAAgIAAAAC/AD/Afz9AP8AAwAA
loose behind legal	-0.045	-0.014	/wAAAQEAAgAAAAAB/wD/AQD8Af4AAgAA
loose behind level	0.03	0.002	AAMAAAAA/v8AAAD+BAABAAICAAEA/gAA
loose behind library	0.009	0.053	AAAAAAAA/wAAAAD/AAD//wAAAAAAAAAA
loose behind lifted	-0.043	-0.003	//4AAwH/AwEA//4G/AL+BP37AvsAAgAB
loose behind lime	0.027	0.035	AP8BAQAAAAAAAAD/AQAA/wABAAAA/wAA
loose behind local	0.041	-0.012	AAEA/gAA/wAAAAD7AgAB/wICAAIAAAAA
loose behind lorry	0.026	-0.001	AAMA/wAA//4AAAAAAgAA/wICAAEA/gAA
loose behind loyal	0.03	-0.003	AAL//gAA/v8AAAD9AgAA/gICAAMA/wAA
loose behind lunch	-0.089	-0.008	/voCAwIABAL///4F+QH9A/r7Av0ABAAB
loose behind made	0.021	0.023	AQH+A/8CAf4BAQEDA/4BAAEB/wAB/gH+
loose behind main	-0.043	-0.007	//oCAwEABAMAAAAC+gD/Avz8Af4ABQAB
loose behind maintained	0.016	-0.014	AQL//v8B/v8AAAD/AgAA/wIC/wMA/gH/
loose behind maintaining	-0.005	-0.004	AP8AAQAAAAAAAAAA/wABAAAAAAAAAAAA
loose behind make	-0.008	0	AP0DAgD/AAEAAAAD/AAAAP7/AP8AAv8A
loose behind managed	0.1	-0.021	AQb++v4B/P4BAQH5Bv8C/gYGAAIA/AD/
loose behind manager	0.003	-0.014	AP0CAgD/AQEAAAAB/v8AAQD/AP8AAwAA
loose behind manager's	0.073	0.092	AQMA/P8B/f8AAAD8AwAB/gQE/wMA/gAA
loose behind maternity	0.03	-0.008	AAAA/wAA/wAAAAD/AAAA/wEBAAEAAAAA
loose behind media	0.047	-0.015	/wEB/wEAAQEAAP/8BAD/AQUDAAEA/QAA
loose behind medical	0.033	-0.005	AAEA/gAA//8AAAD+AQAAAAEBAAEA/wAA
loose behind medicines	0.002	-0.001	AP8AAAAA/wAAAAAAAQAAAAABAAAAAAAA
loose behind menu	0.025	-0.002	AAH//wAB//8BAQD/BP4BAAEB/wEA/wAA
loose behind met	0	0.05	AP8A/wAA/wAAAAAA/gAAAP4BAAAAAQAA
loose behind midas	-0.02	0.059	AP8AAgEAAgAAAAAC/wD+AQAAAP4AAAAA
loose behind minor	0.004	-0.016	AP8BAQAAAQD/AAAC/wD/AQD+AP8AAAAA
loose behind monitored	0.005	-0.013	AP8AAAAAAAAAAAD/AAAA/wACAAEAAAAA
loose behind monthly	-0.006	-0.006	//4AAQEBAQH///8B/wD+AgABAAAAAQAA
loose behind months	0.031	-0.008	AAH//wAA/wAAAAD9AgAB/wEBAAEAAAAA
loose behind more	0.054	-0.027	AAL//v8BAP8AAAD+AQABAAAAAAEA/wAA
loose behind morning	-0.04	-0.023	AP8BAgAAAQAAAAEBAAABAP/+AP4AAAAA
loose behind most	0.008	0.038	AP8A/wAAAQABAAD9AQAC/wED/wIA/gD/
loose behind mostly	0.041	0.024	AQT//v8B/v4AAAH+BAAB/wQD/wEA/QAA
loose behind my	0.079	-0.066	AQABAf8B/gABAgL+A/0D/AIC/wEB/gH+
loose behind never	0.064	0.031	AQMA//8A//8AAAD+AwAB/wIBAAEA/wAA
loose behind new	0.103	0.029	AAX++gAB/v8AAAH1B/8D/QUGAAIA/QAA
loose behind new-build	0.023	0.025	AAEA/wAAAP8BAQD+Av8AAAEBAAAA/wAA
loose behind night	0.006	-0.032	AQH//f4C/f8AAAH+AP4B/gAE/wIBAAH+
loose behind nights	0.002	-0.017	AP4AAAD/AQAA/wAA/wEAAAEAAAAAAAAA
loose behind nine	-0.01	-0.011	AAAA/wAA/wAAAAD+AAAB/wABAAEAAAAA
loose behind no	-0.057	0.09	AAH/AwAAA/4AAP8GAAAAAv/9Af0A/wD/
loose behind not	-0.114	-0.012	AP0BBAAAA/8BAgEF/v//Avv8AfsB/wH/
loose behind now	0.022	-0.013	AAH//v8A//8BAQD9AP8BAAABAP4AAAD/
loose behind nurse	0.01	-0.004	AAAAAAAAAAAAAAAA/gAAAP8AAAAAAQAA
loose behind nvq	-0.027	-0.006	//wBAwIAAwP/AP8B/gD/Af3+Af0AAwAA
loose behind of	-0.075	-0.049	Af0CAv8AAgMAAQEH/AABBP3///4BAwEB
loose behind off	-0.014	-0.009	AP///wAA//8AAQD/Af8AAPz/AAEBAQH+
loose behind office	-0.001	-0.011	AP4BAQD//wEAAAAAAAIAAP8BAAAAAAAB
loose behind on	0.044	0.228	/v/8AgMDBAUBAQD8//0AAgEAA/wBAQL+
loose behind on-call	0.012	0.027	AAL//wAAAP8AAAAAAQD/AAH+Af8AAAAA
loose behind once	0.023	-0.006	AP8AAAAAAAAAAAD/AAAAAP8AAAAAAQAA
loose behind one	-0.138	-0.022	/voBBQL/BAEAAP8E+wD+Avv7AfwAAwAB
loose behind one-to-one	0.045	0.025	AAAAAAAAAAEAAAAAAAAAAAID/wEA/QAA
loose behind ones	0.027	0.053	AQL///8B//8BAQH+Af8B/wEB/wEA/wD/
loose behind online	-0.04	-0.001	//4BAgEAAgH///8D+wD+A/36AP8AAwAA
loose behind open	-0.035	-0.004	AP4BAQAAAQEAAAAB/gAAAf3/AAAAAQAB
loose behind opened	-0.046	0.027	AP8AAAAAAAAAAAAC/gAAAP7/AAAAAQAA
loose behind opening	-0.011	-0.006	AP4AAQAAAQAAAAABAQL/AP/+AAAAAAAA
loose behind or	-0.019	-0.016	AAAAAgAAAAL//wAE/AH/Af/+Af4ABAAA
loose behind orders	-0.032	0.042	AP8AAgEAAQD/AAAD/gH+Af7+Af4AAQAB
loose behind other	0.041	-0.051	/gIB/QL//wH///79AQD9AQAAAQAAAQAC
loose behind our	-0.015	-0.003	AP4BAQAAAAH/AAAB/AD/Af39Af8ABAAA
loose behind out	0.057	-0.033	Af4A/P8A/QEAAAD9AQAB//8CAAEBAgAA
loose behind outbound	0.022	0	AAEA/wAAAP8AAAD+AgAAAAEBAAAA/wAA
loose behind over	-0.072	-0.02	//0ABQH/BQEAAAAG/QD/Af/8AP4AAQAA
loose behind own	0.07	0.07	AAMA/AAA/QAAAAH8BQAC/gID/wQA/wAA
loose behind owners	-0.017	-0.001	AP8AAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind paid	-0.015	-0.016	AP8AAQAAAQAAAAACAQAAAAEAAP8AAAAA
loose behind painted	0.044	-0.011	AAL//gABAP4AAQH+A/8B/gMD/wIB/gH/
loose behind pallets	0.007	-0.002	AAEB/wD//wD//wD/AAEBAAAAAAD/Af8B
loose behind panel	0.009	-0.01	AP8BAAAAAAEAAAD/AAAB/wABAAAAAAAB
loose behind parlour	0.002	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind patient	0.002	-0.011	AQL+//8A/v8AAAD+AwAB/gAA/wEA/wAA
loose behind patients	-0.024	-0.029	//0BAgD/AQIA/wAC/AH/Af39AAAAAgAB
loose behind pay	-0.002	0.033	AAAA/wAAAAAAAAAA/wAAAAAAAAAAAQAA
loose behind payroll	0.07	0.044	AQMA/v8A/f///wD9AwAC/gME/wIA/wAA
loose behind pcv	-0.028	-0.023	AP8AAAAAAAAAAP8B/gD/Af7+Af8AAv8B
loose behind peak	0.032	-0.008	AAEA/wAAAAAAAAD/AQABAAEBAAEA/wAA
loose behind people	0.019	-0.029	AAH+AQACAP8CAgD/AvwA/wIB/wEA/wH+
loose behind per	0.015	-0.028	//8AAQEAA/8AAP8BAwD+AgL9Av0A/QAA
loose behind permanent	0.055	-0.01	AAIA/gAA/wAAAAD8AgAB/wMDAAEA/wAA
loose behind personal	-0.022	-0.002	AP4BAgEAAQEAAAAC/QAAAP3/AP8AAgAB
loose behind phone	0.019	-0.019	//4AAgEAAgEAAP8B////Af8BAAAAAQAA
loose behind photographed	0.071	-0.019	AAEA/wAA/gABAAD+BAAB/wMCAAEA/gAA
loose behind plain	-0.072	0	/vsBBAIABAMAAP8F+wD+Av39Af8AAgAB
loose behind plus	-0.072	-0.006	APwBAgAAAQL/AP8E+AD+Av39AP4ABAAA
loose behind post	0.019	-0.004	AQIA//8B//8AAAAAAQAB/wABAAEAAQAA
loose behind power	0.034	-0.002	AAIA/v8A//8AAAD/AQAB/wMD/wMA/gAA
loose behind practice	0.016	-0.019	//8AAAD//wAAAAD+AQAB//8AAAAAAAAA
loose behind prepared	0.016	-0.012	/wABAgH/AQEB/wAAAQAAAQEA/wEA/wAA
loose behind prevented	0.043	-0.001	AAEA/wAA/wABAQD+AQAA/wABAAAAAAAA
loose behind previous	0.051	-0.011	AAMA/v8A/gAAAAH8AgAB/wMC/wMA/wAA
loose behind printer	-0.002	-0.002	AP8CAQAA/wAAAAAAAAABAP8BAAEAAgAB
loose behind produced	-0.019	0.057	AAL//wAC//8BAgEAAf0B/wEBAAAB/wH/
loose behind product	-0.015	0	//4BAQAAAQEAAAAB/gAAAf/+AAAAAQAA
loose behind provided	-0.033	-0.014	AAEAAAD//wAAAAADAAD/Af/9AP8AAAAA
loose behind pupils	0.065	-0.006	AQT//f8B/v0BAQD9A/8B/wMDAAEA/QD/
loose behind put	-0.098	-0.014	//wBAwIABQH/AP8G+wD8A/38Af0AAwAA
loose behind qualified	-0.007	-0.011	AQL/AP8AAP8AAAAAAQABAAEB/wAA/wAA
loose behind quiet	0.027	0.019	/wEAAAAAAQAAAAD/AAD/AQEAAAAA/wAA
loose behind radio	-0.023	-0.007	AP8AAAAA/wAAAAAA/wAAAAAAAAAAAQAA
loose behind raised	0.012	-0.008	Af/+//4B/v4BAQEAAv8B/gEC/wIA/gH/
loose behind raising	0.006	-0.006	AAEA/wAA/wAAAAAAAAAAAAEAAAEAAAAA
loose behind ran	0.017	-0.024	/wAAAAEAAAAAAAAAAAAAAP8AAQAAAQAA
loose behind rate	0.022	-0.034	AQL///8B/v4AAQH/Af8BAAEC/wEA/gAA
loose behind read	-0.012	0	/wAAAAH/AQABAQD/AAD/AQD/Af8A/wAA
loose behind reading	0.022	-0.006	AAEA/wAA//8AAAD/AQAAAAAAAAAA/wAA
loose behind reception	0.022	-0.004	AAAAAAD//wAAAAD/AQEA/wEBAAAAAAAA
loose behind recorded	-0.003	-0.009	AAAAAAAAAAEA/wABAAEAAAAAAAD/AP8B
loose behind reducing	0.05	-0.021	AAAB/////gEAAAD8AgAC/wEC/wIAAAAA
loose behind referred	-0.01	-0.006	AP8BAAAAAAH//wAAAAAAAAAAAAAAAAAB
loose behind repeat	0.006	-0.002	AAAAAAAAAAAAAAD/AQAAAAAAAAEAAAAA
loose behind reporting	0.005	-0.002	AAH//wAAAAAAAAAAAAAAAAEBAAAA/wAA
loose behind reports	0.018	-0.003	AQH///8BAP8BAQD/Av4BAAH/AAAAAAAA
loose behind residents	0.002	-0.012	AP4AAAAAAAEAAAD/AAAB//8AAAIAAAD/
loose behind resolving	0.01	-0.009	AAAAAAAAAAAAAAAAAAAAAAABAAEAAAAA
loose behind risk	-0.004	-0.002	AAAAAAAAAQAAAAAA/wAAAAD+AAAAAAAA
loose behind roofing	0.016	0.05	AAAA/wAAAP8AAAH+AgAB/gECAAEA/wAA
loose behind rose	0.052	-0.006	AQEA/wAA/wAAAAD+AgAB/wECAAAAAAAA
loose behind roughly	-0.035	-0.006	AP3/AQAAAQAAAAADAAAAAv/+AP8AAAAA
loose behind running	-0.006	-0.007	AAD/AAAAAAAAAAAAAgD/AP//AAAA/wAA
loose behind safe	0.011	-0.01	AAABAAEAAQH//wAA/wD/AAEBAAAAAQAB
loose behind safety	0.037	-0.018	AQIB/f8A/P8AAAD8AgAC/AID/wMA/wAA
loose behind sales	0.073	-0.039	AgT9+/0B+v4BAQH7Av8C/QMF/gQA/QD+
loose behind salon	-0.034	-0.002	//0AAQEAAQEAAP8B/QD/Af7/Af4AAgAA
loose behind same	-0.048	-0.002	AAEBAgAAAP8BAQAE/gAAAP//AAAAAQH/
loose behind saturday	-0.059	-0.011	//0DAwEAAgH/AAAD+gD/Af38AP4ABAAB
loose behind school	0.011	-0.011	AP8BAQAAAQAAAAAAAwD/AQEAAAAA/wAA
loose behind searched	-0.034	-0.008	//4BAgH+AQH9/P0G+gb7BPz8BPz+BP0E
loose behind seasonal	-0.021	-0.008	AAAAAAAAAQAAAAAAAAAAAQD+AP8AAAAA
loose behind second	-0.034	-0.003	//4BAQEAAQH/AP8D/AD+Avz8Af4AAgAA
loose behind second-line	0.041	-0.017	AAAA/wAAAAAAAAD/AQAAAAEAAAAAAAAA
loose behind second-year	-0.014	-0.002	AP//AAABAQAAAQD/AAAAAAD/AAAAAAD/
loose behind section	0.044	-0.018	AQL//v8A/v8AAAD+BQAB/wECAAEA/gAA
loose behind senior	0.04	0.027	AQEA//4A/QABAAH+AgAD/QID/gUA/wAA
loose behind sent	-0.054	-0.002	//4AAwEAAgEAAP8E/wD+Av/9Af4AAQAA
loose behind served	0.048	0.084	AAH//wAAAAAAAAD/AQAAAAECAAAA/wAA
loose behind service	-0.064	0	/vsDBAIABQL//wAE+wD+A/v6AvsABAAB
loose behind serving	-0.04	-0.006	AAL/AgAAAf8AAAABAgAAAAL/AP8A/wAA
loose behind seven	-0.056	-0.009	//0AAwEAAgAAAP8E/gD/Af78AP4AAQAA
loose behind showed	-0.018	0.021	AAAAAQAAAgAAAAAB/gD/AQD/AAAAAAAA
loose behind showing	0.027	-0.002	AAAAAAAAAAAAAAD/AAEAAAECAAAA/wD/
loose behind sia	0.011	-0.007	AAABAAD+AAH//wD/AAL/AAEC/wIA/wAA
loose behind sickness	-0.082	-0.004	//4BAwEABQIAAAAF/gD+A/35AfwAAwAB
loose behind since	-0.075	-0.004	//0CBQH/AwL///8F/AL9Avr6Av0ABP8B
loose behind single	0.012	-0.005	AgT9/f0A/f8BAQL9BgAD/gUE/QMB/AH/
loose behind site	0.042	-0.033	AQT+/f8A/v4BAQD9BAAC/wMB/wIA/QD/
loose behind six	-0.019	0.066	//4AAAAA/wABAQD//wIA/wAE/wIBAQAA
loose behind sixty	-0.021	0.019	AP4AAgAAAQAAAAAB/wAA////AP8AAAAA
loose behind small	-0.033	-0.035	AAAAAQAAAQAAAAD/AQAAAf8AAAEAAAAA
loose behind so	0.007	-0.011	AAEB/wAAAAAAAAD+AQAAAAIC/wAA/wD/
loose behind social	-0.02	0.03	AAACAQD+AAH///8BAAH/AQD+AP8AAQAB
loose behind sold	0.011	-0.005	AAL//v8A/v8BAQD9AQABAAIC/wIB/wH/
loose behind sole	0.001	-0.023	AAAAAAAA/wAAAAAAAQAAAP/+AAAAAAAA
loose behind some	0.011	-0.042	AP8AAP8B//8AAAAAAf8A/wD+AAAAAAAA
loose behind something	0.021	0.029	AAEB/wAAAAD/AAD/AAAAAAIAAAAAAAAA
loose behind south	0.053	-0.004	AQH//v8A/v8AAAH8AQAB/wID/wMA/gAA
loose behind spent	0.053	-0.011	AAL+/gAA//4BAAAABQAB/wMAAAEA/QD/
loose behind square	-0.016	0.048	AP0AAAEAAgAAAAAA/gD/AQAAAf4AAQAA
loose behind staff	0.008	-0.015	AQH///8B//8AAAD/AQAB/wED/wEA/gH/
loose behind started	0.009	-0.008	AAAA//8A/wAAAAH+AwAB/gH/AAAAAAAA
loose behind stock	0.08	0.028	AAMA+/8A/AAAAAD7AwAB/gQDAAMA/QAA
loose behind strategic	0.02	-0.001	AAEA/wAA/gAAAAD/AAAAAAICAAMAAAAA
loose behind student	-0.02	-0.031	AAEAAAAAAf8AAAABAQABAQH/AAAAAAAA
loose behind supplier	0.034	-0.007	AQL//v8A/f8AAAD/AQAB/wEDAAEA/gAA
loose behind support	0.039	-0.02	AAIA/wAA//8AAAD/AwAAAAIBAAAA/QD/
loose behind supported	0.032	0.006	AAAA/wAA/wD//wD/AQEA/wEBAAEA/wAB
loose behind survey	-0.031	-0.011	AP8AAgAAAQAAAAAB/wAAAP7+AP4AAQAA
loose behind take	-0.009	0.018	Af/+AP8B//8BAQH/Af8B/wEC/wEA/gD/
loose behind taking	0.04	0.008	AQMAAf8A//8AAAAAAgAB/wEB/wAA/wD/
loose behind taught	0	0.037	AAEAAAAA/wAAAAD/AQAB/wMC/wEA/gD/
loose behind teacher's	0.025	-0.024	AQL///8A//8AAAH/BAAB/wECAAAA/wAA
loose behind team	0.05	0.03	AP8C/v/+/gMA/wD8AQEB/v8AAAD/Af8B
loose behind technical	0.004	-0.013	AAH/AAAAAP8AAAD/AQAAAAEBAAAA/wAA
loose behind telephone	-0.038	-0.002	AAAAAAAAAAAAAAAB/QAAAQABAAAAAAAA
loose behind telephoned	-0.004	-0.006	AAIAAAAAAAAAAAAAAgAAAQEAAAAA/wAA
loose behind ten	0.101	-0.013	Awb7+/wB+vwCAgP6B/8E/AUG/QQB+gH+
loose behind terraced	-0.031	-0.02	AAEAAAAAAP8AAAAB/wAAAAEAAAAAAAAA
loose behind test	-0.005	-0.012	AP7/AQAA/gAAAP8C/wD/AP//AQEAAAAA
loose behind tested	-0.017	-0.007	AAAAAAAAAQABAQD+AAAA/wAAAAAAAAAA
loose behind than	0.034	-0.029	AAEAAAEAA/8AAAACAAACAf/+Af4AAgAA
loose behind that	0.062	-0.074	AAMA/AABAPwBA//6Bf4CAQQEAAIB+gH/
loose behind the	-0.089	-0.011	CAL2/fUJ9vkJCgz/CPUI9wUE9QwG9gjx
loose behind their	0.075	-0.075	AAP+/f8A/f0BAQD7CP8AAAQD/wEB+wD+
loose behind them	-0.022	-0.048	AQIAAP8B/QAAAAEBAv8C/wAB/gIAAAAA
loose behind then	0.079	0.119	AAX//f8C//4AAAD+BP8C/wYEAAEA/QAA
loose behind they	-0.018	0.045	AAAB/gD//wEBAAH9Af4B////AAAAAQAB
loose behind those	-0.003	-0.017	AAABAAAAAAAAAAAA//8AAAEC/wEA/wAA
loose behind thousand	-0.02	0.042	AAAAAQAAAQAAAAAC/wAAAQABAf8AAAAA
loose behind three	-0.176	-0.024	/PkBCAT9BgT//f0J9AP6Bvv5BPr/Cf8C
loose behind through	0.188	-0.017	AQf/9/4A9/4AAQH1BwAC+QYJ/wgA/QAA
loose behind ticket	-0.04	0	AP0CAwAAAQH/AAAC/AD/APz9Af7/A/8B
loose behind tig	-0.01	0.005	AAAAAQAAAQEAAAAC/wD/Af//AAAAAQAA
loose behind time	0.038	0.019	AAEA/gAA/wABAAD8AwAB/wICAAIA/wAA
loose behind to	-0.053	0.023	/PsCAgL/A/4CAfwC/v//AgD5AwIAAQD9
loose behind took	0.05	-0.014	AAQA/gEAAP/+/f/9AAL/AAMCAf///v8C
loose behind trained	0.058	-0.008	AgT9/P0B/P4CAgL7BP8E/QQG/QUB/AH9
loose behind training	0.049	-0.014	AAP//v8A/v8AAAD/AQAA/wQD/wIA/wAA
loose behind transported	0.005	-0.009	AAAAAAAAAQD/AAACAAH/AP//AP8AAQAB
loose behind truck	0.01	0.039	AQEA//8A//8AAAD+AAAB/wAB/wEA/wAA
loose behind twelve	0.047	0.037	AQP//v8B//8AAAD/Af8A/wMDAAEA/wAA
loose behind twenty	0.013	-0.006	AAIAAAAAAAAAAAD/AAAAAAEBAAAA/wAA
loose behind twice	0.005	-0.005	//8AAAAAAAEAAAAA/gD/AAD/AQAAAQAA
loose behind two	-0.053	0.053	AP8AAQAAAQABAAAC/AECAP4AAf0ABgAA
loose behind two-hour	0.001	-0.004	AAAAAAAA/wAAAAD/AQAA/wAAAAAAAAAA
loose behind under	0.001	-0.011	Af////8BAP8AAAD//wABAAAB/wEA/wD/
loose behind unit	0.03	-0.02	AAMB/wEBAP8AAAH+A/8B/wEBAP8AAAAB
loose behind unpaid	0.013	-0.001	AP8DAAAAAAH//wD//wAAAP8AAAAAAgAB
loose behind until	-0.067	-0.005	AP4CAQAAAQEAAAAC/AAAAf7/AAAAAgAA
loose behind up	-0.064	-0.058	/vwBBgL/AwQAAAAF/QL/AP39AP4AAgAA
loose behind used	-0.023	-0.018	AQEAAP8B/wAAAAEBAP8B/wIC/gIB/gEA
loose behind users	0.015	0.059	AAH//gAA/gAAAAD+AgAB/wABAAIAAAAA
loose behind using	0.029	-0.02	AwT8/PsC+v0EAwT6Bf0G+QIF+wcB/AH9
loose behind usually	-0.006	0	AP8AAAAAAAAAAAD/AQAAAP8AAAEAAQEA
loose behind van	0.014	0.019	AAAA/wAAAAAAAAD+AAAAAQECAAAAAAAA
loose behind vehicle	0.016	-0.008	AAAAAAAAAAAAAAD/AAAAAAH/AAAAAAAA
loose behind veterinary	0.014	-0.035	AAAA/wAA/wAAAAD/AAAAAAABAAAAAAAA
loose behind vulnerable	-0.011	0	AP4AAQAAAAD/AAAA/wEAAAD/AAAAAQAA
loose behind ward	-0.014	-0.002	AP0AAwAAAQAAAAAC/gD/AP//AAAAAQAA
loose behind was	-0.117	0.024	/vkCBgICBAH/AP4D/P/9Bfn6A/wBBQEB
loose behind water	0.019	-0.013	AQL//v8B/v4AAAD+A/8A/wEBAAAA/wAA
loose behind we	-0.002	-0.004	AP8A/wAAAAAAAAAAAAABAAEBAAAAAQAA
loose behind website	0.032	-0.012	AAEAAAAAAAAAAP//AQAAAQEAAQAAAAAA
loose behind wedding	-0.013	-0.012	AP//AAABAQAAAQAAAP8AAP8AAP8AAAD/
loose behind weekend	-0.021	-0.012	/wABAAIAAQEAAAAB/gD/Af/+AQAAAgAB
loose behind weekly	-0.002	-0.016	AAABAAAA/wAAAAAB/wAB/wAC/wEAAAAA
loose behind weeks	0.051	-0.021	AQT///8B/v4BAQH/BP8C/gQD/gIB/QH/
loose behind went	-0.007	0.011	AAL/AQABAP8AAP8BBP8AAAL/AAAA/gAA
loose behind were	0.035	-0.029	AQT9/v8F//0BAQEAA/wB/gQB/QMC/AP8
loose behind wheelchair	-0.074	-0.009	//0AAgH/AgH//wAB/AL/Af3+AP8AAv8B
loose behind when	0.017	-0.02	AQP///8B/wAAAAH/AgAA/wAB/wAA/wAA
loose behind where	-0.055	0.043	//0AAgEAAgH/AAAD/QD/Af39AAD/Av8B
loose behind which	0.021	0.106	AQL8AP8DAf4BAQAABf4BAQMA/wAB/gH+
loose behind while	0.007	-0.016	AAABAAD/AAAAAAH/AAAA/gECAAEA/wD/
loose behind who	-0.04	0.058	//4BAwL/AQIAAf4E/AH+Av8AAv//A/8C
loose behind whole	0.059	-0.024	AQL//v8A/v8AAQH9AwAB/gIC/wIA/wAA
loose behind whose	-0.035	-0.014	AP8AAQAAAQAAAAAC/wD/AQABAAAAAAD/
loose behind with	0.209	0.085	AAj8+f79+f0BAAH6BgQE+wQF/Qb/+v/+
loose behind without	-0.036	0.018	AP4CAP8AAAAAAAAC/AAAAP3+AP8AAwAB
loose behind women's	-0.042	0	AP8CAQAAAAH/AAAC/QAAAP3/AAAAAwAB
loose behind work	0.029	-0.028	Af8AAP8A/wAAAAAA/v8B//8AAAAAAwAB
loose behind worked	-0.067	-0.017	//0BBAD/AgEA/wAE/QH+Af7+AP8AAgAB
loose behind working	-0.086	0.05	//sBAgH+AQL///8C+wH+Afz+Af//A/8B
loose behind would	-0.045	0	AP0CAQAAAAEAAAAB/QAAAPv/AAAABAAA
loose behind wrote	0.072	0.033	AQT+/f8B/v4BAQH8BP8C/gYF/gMC+wL9
loose behind year	0.022	-0.024	AAH/AAAAAf8AAAD/AgAAAAEBAQD/AP/+
loose behind years	-0.076	-0.007	//wBBQL+BAL//v4G/gT9A/v8Avz/A/8C
loose behind you	-0.123	0	APsIBQAAAQH+/wAH9wD/Afj/AP8ACQAB
loose behind young	-0.009	-0.009	AAEA/wAAAAAAAAAA/gD/AAAAAAAAAAAA
loose behind your	-0.106	0	APoIBAEAAQL+/wAF9wD/Afn/Af4ABwAB
loose behind £600	0.012	-0.019	AAAA/wAAAAAAAAAA/wD/AP4AAf8AAQAB
loose capital	-0.028	-0.149	AAbxAwEOBfwGCgH/DvT9Agb6Af0G9Qjz
loose capitals	0.104	-0.078	BQb5+vkE9/wFBgb5CfoJ9wUH+AkD+gP6
loose in and	0.016	0.053	9gT9AAgEBvoCCvb5Af/9DQH9Cv0F+wb8
loose in complement	-0.054	-0.018	AAD7BAEFA/wDBP8E+fr/AwT9Av4C/AP6
loose in main	-0.03	-0.122	/wL8BAIQ/f0LB/4D/vP5+f4DCP4RAQ75
loose in means	0.126	-0.108	AQX7/AAB/v0CAv/4B/7/AAYFAQAA+QD8
loose in none	0.024	-0.04	AQEAAQAAAAAAAAABAwAAAAIC/wEA/wAA
loose in purpose	0.026	-0.236	/gEA/AL+Af0DAf/+AP8A/wUCAgQA+gD7
loose in reason	0.048	-0.012	AQL+/v8C/f8AAAH9Av4C/wID/wEA/gH+
loose in relative	0.071	-0.052	/AP6AwQICPcFB/oD//b5Bwf9BvcD/AT5
loose in result	0	0.082	BQj1+/j/+fkDBAIAAwMM/QT79RAC9gD+
loose in time	-0.079	-0.112	//z/BgD+Av//AQAG/wH/Av74//8A+QAA
loose known	-0.009	-0.152	+vv9AAUJ//cGC/cA//f9AgAABQAR/hD3
loose modifier	-0.041	-0.103	/QT3/QMK+/gGBv8BAfcA/AMDAwIF+wb4
loose modifier in and	0.041	-0.013	AAL6AQD/APwDAf8CBwH+AwMA/gIA+QD9
loose modifier in complement	-0.007	0.023	AQIA//8AAQABAAD+Af8BAAH/AAAAAAAA
loose modifier in main	-0.04	-0.168	+gH7AgQI/v0EBv4ABPj9+wECAf4G/Qj5
loose modifier in means	-0.006	-0.007	AP8AAQD/AAEAAAAAAAAAAAAAAAAAAAAA
loose modifier in purpose	0.043	-0.015	AAEC/AAB//8AAAD6AQAB/wAB/wMA/wAA
loose modifier in relative	0.04	0.046	AAAAAv8AAQAAAAAB/wAA/wP//wAAAQAA
loose modifier in result	-0.041	0.031	Agf++/4C/f0BAgD9CP0D/ggF/gIB+wH+
loose modifier in time	-0.081	0	AP0AAAAAAAAAAP8C+wD+Af39AAAAAQAA
loose modifier, 0 left	0.067	-0.076	/gX99wIA9/oDAP/3CAED+wMIAQUA+wH9
loose modifier, 1 left	-0.015	0.154	///6/gAG//wEBv//APn+Afv+AAIFAAb5
loose modifier, 2 left	-0.057	-0.178	/gX5CAMFAf4CAv4I//z+AwL2BPcC/AL9
loose modifier, closeness 0	-0.015	-0.057	AAjz/wAJ/PcHBv79BvYC/gUCAgEF9Qf3
loose modifier, closeness 1	-0.036	-0.019	//sBBAH/AgL+/v8E+gL8A/j4Af0AAwAB
loose modifier, closeness 2	0.001	0.052	AAEA/wAAAP8BAQEAAf8C/wID/wEA/gD/
loose modifier, closeness 3	-0.056	-0.078	/vsAAwEBAgH//v4D+gH8A/38AAABBAEA
loose modifier, closeness to left 0	-0.044	-0.032	/QX2AAII/vkHB/wCB/b/AAEDAAEF+Ab1
loose modifier, closeness to left 1	-0.019	-0.012	AP4AAAAAAQEAAAAB/QAAAP4AAAAAAQAA
loose modifier, closeness to left 3	-0.039	-0.058	AP4AAQABAQEA//8C/QD/Afz8AQAABAAA
loose modifier, cosine 0	-0.011	-0.18	/wf4AgIFA/kEBQACCf0CAQH9Af0C8wL5
loose modifier, cosine 1	0.002	-0.087	/wT0/AAH//oGBwH3B/gC/QgE/gQD+QT5
loose modifier, cosine 2	-0.015	-0.112	//0CAQEB/QEAAAD/+/3//f0BAAICBgP/
loose modifier, cosine 3	-0.051	0.229	AAEAAQH+AAH+/v8FAAT8AAACA/7+Av4E
loose modifier, cosine 4	0.062	0.05	AAAA//8B/wAAAQH9A/8C/QACAAIA/wAA
loose modifier, cosine to left 0	-0.045	-0.135	/AP6AAMFBv4DAvsDA/z9Bv/8A/4D/QP8
loose modifier, cosine to left 1	-0.059	-0.041	/wH7AgADAf0CAwABBPwAAgT8AvwB+QH+
loose modifier, cosine to left 2	0.063	-0.007	AQEA/P8B9v0BAgD6/P3/+AAK/wYC/wP8
loose modifier, cosine to left 3	0.06	0.024	AAP9AAAB/P4BAgIABv8B+gUF/wMB/gH/
loose modifier, cosine to left 4	0.028	0.058	AQL//v8B/f4BAQL9Bf8D/QED/gQB/QH+
loose modifier, everyday term	-0.009	0.058	AQX5/wAF+/kEBAD+BfsB+wQDAAQC9gP6
loose modifier, far-broader	0.021	0.021	AQD///8B/f8BAQH/Af8C/gEB/wIB/wH/
loose modifier, narrower	-0.063	0.027	AP4AAv8A/AAAAAEF/wEA/fwB/wIAAAAA
loose modifier, no term	-0.083	0.002	+v0BAwb/BgEA//wE+v/7CAAABfsABwEB
loose modifier, none	-0.023	-0.069	/Af2/gMK/vcGBvv9AfX+AAP9A/wE+gX4
loose modifier, rare-synonym	-0.01	-0.033	AP8BAQAAAAEAAAAB/gD/AP7/Af8AAgAA
loose modifier, sibling	0.026	-0.047	AQL6/v4C/f8DAgL/Bf8E/AP9/gQB/gH+
loose modifier, term of a trade	0.005	-0.106	/v/+AAIAAwABAQADAv//Af7/AQAB/QH+
loose modifier, term with contrasts	0.09	-0.054	AQX6AP4F/PoCAgP/BfwF+AUH/AMD9gT6
loose name	0.002	-0.103	/wPz//8M//4EBwEACfQAAQT9Av8E/QX4
loose name in and	0.016	0.021	/fcABAMCBQT//v0D+/z7BPf3A/4ABgEA
loose name in main	0.005	-0.129	Awb4APwH/f8DBgP+CPkC/AP+/QEF/Ab4
loose name in relative	-0.01	-0.004	AAH/AAAAAP8AAQEBAgAAAAEBAAAA/wAA
loose name in result	0.027	0.018	AAL//wAAAf0AAAAAA///AQH+Af8A/gD/
loose name in time	-0.003	0	AAEAAAAAAQAAAAD/AQAAAAEBAAEA/wAA
loose name, 0 left	0.097	-0.114	Awb69voG9/oEAwL4B/kF/QUH+goC+QL7
loose name, 1 left	0.029	-0.071	AgT6+/0F+voDBQL9B/oB/AcD/gED+wP8
loose name, 2 left	-0.03	0.083	+/cBBwX/Bg//AP0L+gD5Bvb5Bvn/CP8C
loose name, closeness 0	0.01	-0.209	AQTzAv0M//4FBwEBB/MAAAYA/wMF+Ab2
loose name, closeness 2	0.017	0.046	AAH/AP8AAP8AAQACAAAAAP7/AAAAAQAA
loose name, closeness to left 0	-0.024	-0.159	AAPzAf4KAP8DBwAACfT//wIAAQAG+Af1
loose name, closeness to left 2	0.033	-0.004	AAD//wAAAAAAAAD/AQAAAAEAAAAA/wAA
loose name, cosine 0	0.033	-0.061	Bgn5+fgF9vkFBQb4CvkI+AcM+QkE+QT6
loose name, cosine 1	0.038	0.002	///8AAIFAwIBAv3/Avv/AgT9Av0B/wL8
loose name, cosine 2	-0.003	-0.03	/gH+AwACBP0CAwECBPz/AAL8AP8B/QH+
loose name, cosine 3	-0.018	-0.058	/fgABwP/BAgA//4D+v/8Avr5Av3/A/8C
loose name, cosine 4	-0.003	0.045	AAAA/wAA/gEAAAH/AAAB/v4CAAEAAAAA
loose name, cosine to left 0	-0.009	-0.126	AP/5/f4I/QABA///BfcBAAQC/gQE/QX5
loose name, cosine to left 1	0.024	0.073	AQf+AP8BAAEBAf//BP//AQABAQEBAAH+
loose name, cosine to left 2	-0.004	0.004	Af/+Av8BAv8CAwICBP0A/////wAA/QH+
loose name, cosine to left 3	-0.016	-0.051	/fkABgIABAb///4D+gD8A/v6Av4ABf8C
loose name, cosine to left 4	0.024	-0.002	AAEA/wAA/wAAAAD/AQEAAAABAAEAAAAA
loose name, everyday term	-0.085	-0.045	/fwBCAP/BwT+/v4K9wH7BPn4Avz/Bf8B
loose name, narrower	0.016	-0.021	AAAAAQEAA/8AAQAAAP//AQH/AQAAAAAA
loose name, no term	0.043	-0.063	BAb2+fsK+f4GBgP4CvQF+gYC+gkD+QX5
loose name, none	0.025	-0.108	AQL1/f8K/f8FBwEAB/QA/wT9AQEE+gX4
loose name, sibling	-0.046	0.027	AQL/AgAB/wEAAP8F/f/9Af//AP8AAAH/
loose name, term of a trade	0.032	0.077	AQL//f8B/gAAAAH9AAAC/gABAAEAAQAA
loose name, term with contrasts	-0.01	-0.07	AAT6AwEEAvwBBP4IBf38BQT+AvoC/QL9
loose noun	-0.013	-0.04	+wX9BAMVAvgBCvoBAOn6BAX+Bv4R/hP5
loose noun in and	0.015	0.055	+wQB/AMMAgAACf78AfkAAQP7Av8F+wb8
loose noun in complement	-0.161	-0.063	//78CQIEB/0EBQAK+vv+AgD2AvoD/AP5
loose noun in main	-0.03	-0.007	/gT8BwAPA/8CAvwHA/H//wEBBf0JAAv7
loose noun in means	0.084	-0.02	AAL+/QAA//8BAQD6BP8BAAMD/wEB/QH+
loose noun in purpose	0.003	-0.114	Agb+9/0D+fsCAgH6BvwD/QMC/wEB/AL7
loose noun in reason	0.019	-0.002	AAAAAAAAAAAAAAD/AQABAP8AAAAAAAAA
loose noun in relative	0.072	-0.068	/wH//QABAv8AAv/+AwD8AwT8AAABAQH+
loose noun in result	0.102	0.136	AwIA+fv/+AAAAAT1A/8J+gME+gkA/QAC
loose noun in time	0.011	-0.02	AAACBAD+Af8AAAABAwEBAP36Af4A//8C
loose noun, 0 left	0.023	-0.101	APoE+vwK+QUA/f78/PcD+AD//AoHBggE
loose noun, 1 left	-0.011	-0.118	/AD5AwMRA/MED/0ABvP7AwH7BAAI+Qv0
loose noun, 2 left	0.013	0.151	/BD7DAUHC/4HBvwNCfj5BQv8CvUD+QT1
loose noun, antonym	-0.001	-0.028	AQP/Af8AAv8AAAAEAwD+AgMBAAAA/QD/
loose noun, closeness 0	0.009	-0.121	+QMEAwUVA/gGDfsEBO0AAgP9BQAO/Q/7
loose noun, closeness 1	-0.099	0.144	AfgBAf8CAAMBAQIE+f8C/PkD/wIACAEA
loose noun, closeness 2	-0.046	0.056	AAH+AwABA/8AAQEEAf4AAf/8AfsAAQH/
loose noun, closeness 3	-0.05	-0.002	AQD4A/8GAf0DBAICAPwB//79Af0DAAT5
loose noun, closeness to left 0	0.007	-0.107	+Qj9AwMTA/oDDfz//uv/BAj7BP8P/hH1
loose noun, closeness to left 1	-0.045	0.112	AfwCAf8A/gIAAQIE+/8B/v4C/wEAAwAA
loose noun, closeness to left 2	-0.046	0.08	AP/+AgEAAgABAQACBAAAAAAAAP4BAAH/
loose noun, closeness to left 3	-0.045	-0.021	//36AgEEA/4CAwADAPv+AwH+AP8C/gP8
loose noun, cosine 0	-0.035	-0.03	///0BP4GAgQGBv4A/fkABv37/P8F/Qb3
loose noun, cosine 1	0.029	-0.169	/gL8AAQL/gADAvwC+vUCAAL8A/wH/ggA
loose noun, cosine 2	-0.017	-0.076	AAb8Bf8JA/UAA/8DA/r+BQcABPwE/wb6
loose noun, cosine 3	0.041	0.214	/wcE+v4D+/v8AgH6AQD//gMDAAgCAAL/
loose noun, cosine 4	-0.032	0.064	/wP8AQMGBfkEBvwB//n5BQT9CPkE/wX4
loose noun, cosine to left 0	-0.013	0.072	AwH8/vwM/AYBAQMBAPIJ+wQA+wcJAgz+
loose noun, cosine to left 1	0.025	-0.005	/Qr/AwQFB/kGCPsCBfr7AAr6AgEE+wT9
loose noun, cosine to left 2	0.002	0.02	/P0DCQUDAvj8AfwDAAD4CAD7CfMBAAH/
loose noun, cosine to left 3	-0.04	-0.149	AAH9Af8F/v4BBAACAf38AgH+AAACAQP5
loose noun, cosine to left 4	0.027	0.005	/wf7AgMFBfoFBv0BCPn8Bgj8B/gD9AT5
loose noun, everyday term	-0.015	0.008	+wn+CQUKAvcECQAFB/j6Agz7CvsD+wX7
loose noun, far-broader	-0.178	0.128	/vsBBwIBBQL///8J9gD+A///AvoABgAB
loose noun, listed	-0.058	-0.017	/vwBAwIABAL///8D/QD+Av79Af4AAwAA
loose noun, narrower	0.003	-0.163	AAAD//8BAAD+AAAC/QEA/v8A/wUBAgH/
loose noun, no term	-0.003	0.118	/f39BP4IBP0EBPn/AfcABAH5BP0H/wj7
loose noun, none	0.003	0.03	+gkAAQIUBPkFCvkEBe/9BAv8BPoN/A77
loose noun, paraphrase	-0.094	-0.004	/vsDBgL/BQX+/v4F+QH9Avz7AvwABAAB
loose noun, rare-synonym	-0.081	0.076	//wCAgD/AQD//wAC/QL+APv9Af4AAwAB
loose noun, sibling	-0.002	-0.104	Afz5AP8J/vwEBgAB+/f+BAH5AQIGAAf3
loose noun, term of a trade	-0.072	0.008	AAMDAwECAgD/AAEB/v/9A//7/gMBAwAC
loose noun, term with contrasts	0.049	-0.154	Av75/f4QAQAGB/4CAvQF/gMD/wQHAwj7
loose phrase, about, none	0.006	-0.02	AAAAAQAAAAEAAAABAQD+AQD/Af4AAQAA
loose phrase, across, none	0.163	-0.005	Awf79/sB9/sCAgL0Cf4F+wYL/AgB+gH+
loose phrase, across, sibling	-0.03	-0.01	AP0BAgAAAQEAAAAB/QAAAP7+AAAAAgAA
loose phrase, after, none	-0.005	-0.018	/v/+BAEABf8BAP8GAgD9AwH9/wAA/QD/
loose phrase, after, sibling	0.035	-0.006	AQL//v8B/v8AAAH8AwAB/wICAAEA/wAA
loose phrase, alongside, none	-0.01	-0.022	AP8AAQAAAQIAAAAE/gD/Af/+AAAAAQAA
loose phrase, among, none	-0.001	-0.006	AAAAAAAAAAAAAAAA/wAAAAEBAAAAAAAA
loose phrase, as, narrower	0.033	-0.026	AQT+/f8A/f4A////AgAAAAIDAAEA/gD/
loose phrase, as, none	0.036	-0.06	Agf8/f4A/PwBAAH9BwAD/AUD/QMB+wH+
loose phrase, as, sibling	0.015	-0.026	AQEB//8A/wD//wAB/gABAAH/AAAAAgAC
loose phrase, at, narrower	-0.036	-0.007	AP4CAgAAAQEAAAAD/AAAAf3+AP8AAQAA
loose phrase, at, none	-0.076	0.002	AAIDBgIDAv0BAP4EAP/9AwL+AvsB/AEB
loose phrase, at, sibling	-0.012	-0.032	//8CAQAAAQEAAAAD/QD/Af7/AAAAAwAB
loose phrase, before, none	0.003	0.033	//4DAgEAAQH/AP8B/gAAAf//AAAAAQAB
loose phrase, behind, none	-0.007	0	AP//AAAAAAAAAAAA/gAAAAAAAAAAAAAA
loose phrase, between, none	-0.035	-0.001	/wAAAQEAAwEAAP4BAAD+AgD9AP4A/wAA
loose phrase, by, narrower	0.004	-0.008	AQMAAAAAAP8AAAABAAEAAAIAAP8A/gD/
loose phrase, by, none	0.06	0.001	AQT9Af4B/P0BAgH+Av4C/P8C/wQA/gD+
loose phrase, by, sibling	-0.027	0	AAEAAAAAAAAAAQEB/wAAAP//AAAAAQAA
loose phrase, during, none	-0.056	0.104	/v0AAwIABQH/AP8D/QD/BPv8Af4ABAAB
loose phrase, during, sibling	-0.008	-0.019	AAAA/wAAAAAAAP8B/wD/Af7/AAAAAQAA
loose phrase, for, far-broader	-0.056	-0.015	AAEAAQAAAP8AAAABAQAAAAAAAP8A/wAA
loose phrase, for, narrower	-0.018	-0.008	AAD/AAAAAP8AAAD/AAABAAD/AP8A/wAA
loose phrase, for, none	-0.026	-0.124	AgX5/f0FAPsHBQL9CfsGAAUG+wMC+gP5
loose phrase, for, sibling	0.039	0.087	/vwAAQMBAQMBAf4AAP/9A/38Av4AAwH/
loose phrase, from, narrower	0.016	-0.001	AAAAAAAAAQAAAAH/AgAB/wAAAAAAAQAA
loose phrase, from, none	0.018	0.104	AP8AAgAAAgAAAAD+/P8BAvwDAf8AAAAA
loose phrase, from, rare-synonym	-0.02	0	AP8AAQAAAQAAAAAC/gAAAf4AAAAAAQAA
loose phrase, from, sibling	-0.063	-0.003	//sBAgEAAQH/AP8B/AD+Avv8Af8AAwAB
loose phrase, head	-0.021	0.131	Av0ECv8CAQT8+/4G/P/+Av4CA/8CBAII
loose phrase, head, 2 words	-0.036	0.044	Af3/BQACAwT9/f0F+v7+Avv+Av4CAwIF
loose phrase, head, 3 words	-0.044	0.086	AwEEA/4B/v///wL//gD//QEA/wMBAwEB
loose phrase, head, about	0.015	-0.038	AQL//v8A/QAAAAD+AgAA/wIBAAIA/wAA
loose phrase, head, across	0.049	-0.015	AQL+/v4B/f4BAQH9AwAC/wED/wEA/gD/
loose phrase, head, after	0.025	-0.022	AQH+//8A/f8BAQH9BAAC/gMD/gIA/AD+
loose phrase, head, alongside	-0.044	0.026	//0BAgEAAgIAAAAD/AD/Af/+AAAAAgAA
loose phrase, head, as	0.062	-0.083	/wIDAAH//wL//f//AQEA/wYF/wMA/gAB
loose phrase, head, at	-0.041	0.012	APwEAAD//gL9/gAC+gL///sDAAAAAwAD
loose phrase, head, by	0.008	0.021	AQT/Av8BAP0AAQEEBAAA/wIC/wIA/QD+
loose phrase, head, during	-0.02	0.063	AP0BAAAAAQH//wAC/gD/Af8AAAAAAgAB
loose phrase, head, far-broader	0.061	-0.02	AQP//v8A//8AAAABAAAAAQD9Af4AAQAA
loose phrase, head, for	-0.034	0.046	AP8AA/8BAAACAgAC//8BAf0A/wEB/wH9
loose phrase, head, from	0.03	0.113	AP4BAAAAAgEAAAAB/gABAAADAP8A/gAA
loose phrase, head, in	-0.073	0.132	AvkHAv8AAQf9/QEB9gD+A/gB/wAABQAF
loose phrase, head, narrower	-0.001	-0.01	AgL+//4A/v0AAQAAAwAC/wEE/wMA/QH/
loose phrase, head, none	-0.037	0.24	/vsHCQP/CAb//QAE//8BAf/7AvwBBgEJ
loose phrase, head, of	0.013	0.063	/gAAAAL/AwIBAAH9AAAD/QABAAEAAgD/
loose phrase, head, on	0.002	0.028	AQX/AgABAv////8ABP8BAQX/AAAA/wAA
loose phrase, head, over	-0.023	0.003	AP//AAAAAAAAAAD/AQAAAAAAAf4AAAAA
loose phrase, head, paraphrase	-0.072	-0.019	//wCAwH/AwL///8E/QH+Af3+Af0AAQAB
loose phrase, head, rare-synonym	-0.08	0	//sCAwH/AgH/AAAE+wH/Afr+Af4ABAAB
loose phrase, head, sibling	0.064	-0.05	Af0A/P4B+QEAAAD6AP8C/gEC/wcBAwEA
loose phrase, head, through	-0.002	-0.001	AAD/AP///f4BAQAAAQD//wMD/wQB/QH/
loose phrase, head, to	0.085	-0.055	AQMAA/8BAAABAQEBAv8BAAMA/gIAAgEA
loose phrase, head, under	-0.031	-0.038	//0CAQAAAAH///8D+wD/Af39AAAAAwAB
loose phrase, head, with	-0.059	-0.123	AQH9Af8B//0DAAD/Af/+AgP+AAEA/wD+
loose phrase, in, far-broader	-0.043	-0.005	AP8AAQAAAAAAAAAB/gAAAP/+AAAAAgAA
loose phrase, in, narrower	-0.052	-0.01	AP8AAgAAAQAAAAAD/QAA//7/AP4AAQAB
loose phrase, in, none	-0.022	0.113	AfsJAAEBAAf5+f399gD8BvsCBPgBCQEK
loose phrase, in, sibling	0.077	-0.042	AgT++v8B/P4BAQH7AAAC/QIE/wUB/gH+
loose phrase, into, narrower	0.019	-0.021	AAAAAAAA/wAAAAD/AQAA/wAAAAAA/wAA
loose phrase, into, none	0.054	-0.053	AAT//v8B/v4AAQD+A/8AAAIAAAEB/AH/
loose phrase, of, far-broader	-0.067	-0.022	//z/AgEAAgAAAAAD+wD/Avz8Av0AAwAB
loose phrase, of, narrower	0.015	0.004	Af////8A/QEAAAH//gAB/wEB/wIAAQAA
loose phrase, of, none	0.009	0.046	BAj9Af4AAf4CAgT+B/8H/wcF/P8B+QH9
loose phrase, of, sibling	0.03	0.006	APwBAAAAAAEAAAAB/AD/APv9Af4ABgAA
loose phrase, on, far-broader	0.065	0.027	AQMA/v8A/v8AAAH+AwAB/wQD/wEA/gAA
loose phrase, on, narrower	-0.04	-0.014	AP4BAwEAAgIAAAAD/gD+AgD/Af8AAAAA
loose phrase, on, none	-0.076	0.253	AgEBA/4A/QQAAQIAAgAE/f0C/AQAAwD/
loose phrase, on, sibling	0.125	0.068	/gX+AQEBAv8BAf/9CP0AAAcBAQEB+wH+
loose phrase, over, far-broader	0.002	0	AQH+//8B//8BAQH+AgAC/gD//wAAAAAA
loose phrase, over, none	0.022	-0.012	AQT6AP4C/vwDAwH+Bf8BAAQD/gIB+wH9
loose phrase, over, sibling	-0.014	-0.013	AQH/AAAA/wABAQH/Av8BAAH/AP8AAAD/
loose phrase, per, none	0.023	-0.026	/wH/AgIAAv8AAAD/BwD/AAQAAf4A/AAA
loose phrase, round, none	-0.035	-0.008	AAAAAQAAAQAAAAAB/wAAAQAAAAAAAAAA
loose phrase, since, none	-0.026	-0.004	AP8AAQAAAQAAAAABAQAAAP//AP8AAAAA
loose phrase, than, none	0.029	-0.021	AAEAAAEAAQAAAAACAgABAAD/AP8AAQAA
loose phrase, through, none	0.133	0.002	AQP//P4B+/4BAQD6A/8A/gYIAAMB/AH/
loose phrase, through, sibling	-0.085	-0.002	//0BAgEAAgAAAAAB/gD/AP79AAEAAQAB
loose phrase, throughout, none	0.049	-0.003	AAAA/v8A/wAAAAH9AQAB/wEBAAIAAAAB
loose phrase, to, far-broader	0.02	-0.005	/wABAgEAAQEAAAAC/wAAAAAAAAAAAQAA
loose phrase, to, narrower	0.055	-0.037	AgUA/f4B/P8AAAH9Af8D/gQG/wMAAAAA
loose phrase, to, none	0.005	0.006	AP8AAv4A/v8BAgACAP//AAH6/wMAAgAB
loose phrase, to, sibling	0.058	-0.044	AAMA/wAA//8AAQH/AwAD/QMD/gIAAAAA
loose phrase, under, none	-0.079	-0.041	//sBAgEBAgD///8G+QH9Av38AP8AAwAA
loose phrase, whole	-0.034	-0.149	/Qn4AQUPA/YJDP4EBe//BwT9AP8J+gv3
loose phrase, whole, 1 words	-0.021	-0.041	AQr5BQEPBPcJC/4FAfAABQcAAfsJ+wz0
loose phrase, whole, 2 words	0.026	-0.088	AQz8+fwB/foEBQT6Cv4G/AQE+wsB/gH7
loose phrase, whole, 3 words	0.088	-0.038	AAL9/gAA//4BAAD9BQAB/gIA/wEA/AAA
loose phrase, whole, about	-0.004	-0.017	AP8AAgEAAwAAAAABAAD+AAD+Af4AAAAA
loose phrase, whole, across	0.095	-0.005	AgL++v0B+v0CAgP3BP4F+wMG/gYB/gH/
loose phrase, whole, after	0	-0.006	/gH/AwIABAAAAP8DAgD/Af75Av0A/wAA
loose phrase, whole, antonym	-0.011	-0.001	AAEAAQAAAP8AAAAAAgAA/wEAAAAA/wAA
loose phrase, whole, as	-0.016	0.03	AgMA/v4A/v8BAQL+BQED/QEE/gMB/QH+
loose phrase, whole, at	-0.083	-0.056	/gX/BwMCBv0CAv4IAf78BgL5A/oB+wH+
loose phrase, whole, before	-0.004	0.037	//8BAQEAAAEAAAAB+wAAAP7+AAAAAwAB
loose phrase, whole, behind	0	0	AP//AAAAAAEAAAAB/wAAAP8CAAAAAAAA
loose phrase, whole, between	-0.022	-0.001	/wD/AAEAAgAAAP8AAgD/Af/+Af4AAAAA
loose phrase, whole, by	0.012	-0.028	AAD+AP8B/f4CAwEA/f8A/v3/Af8A/wD/
loose phrase, whole, during	-0.031	0.01	//4AAgEAAgAAAAAD/gD/Av38Af4AAgAA
loose phrase, whole, far-broader	-0.127	0.05	AP//AwEBAgAAAAAG/gD/Av78AfoAAwAA
loose phrase, whole, for	-0.033	-0.114	/wT7AQIFBfwEA/4BB/3/BwIB//4DAAP8
loose phrase, whole, from	-0.049	-0.02	APwABAEBA/8AAQAE/P//A/v/Av0AAQAA
loose phrase, whole, half	-0.025	-0.002	AP0AAgAAAQH/AAAB/QD/AP3/AP8AAgAA
loose phrase, whole, in	-0.024	-0.076	/v4G/wMCAQP9/f/9/AD/Af4ABPwBBwEG
loose phrase, whole, into	0.015	-0.024	AAMA/gAAAP8AAAD9AgAAAAH/AAEA/wD/
loose phrase, whole, narrower	-0.003	-0.099	AgAB//4B/f//AQL/+v8D/gMG/QcBAAH+
loose phrase, whole, none	-0.003	-0.061	/Qj5/wANBPUICf8BCfT/BAT9Av8I+Ar1
loose phrase, whole, of	0.018	-0.032	BQb9//wB/v0BAgQBBAAFAQMC/f8A/gH/
loose phrase, whole, on	-0.022	0.279	AAMAAf8B/gMBAgIABP8A//8B/gIBAwH/
loose phrase, whole, over	0.005	-0.028	AgT6Af0C/vwDBAL8B/0D/gT//QMB/AH9
loose phrase, whole, paraphrase	-0.035	-0.016	AP4AAgAAAgEAAAAB/QAAAf3+Af8AAgAA
loose phrase, whole, per	0.041	-0.027	/gQAAQIAA/8AAP8BAwD+AgT+Av0A+wAA
loose phrase, whole, rare-synonym	0.019	-0.014	AAAAAAAAAAAAAAD/AAD/AAD/AAAAAQAA
loose phrase, whole, round	-0.014	-0.008	AAAAAQAAAQAAAAABAAAAAQD/AAAAAAAA
loose phrase, whole, sibling	0.061	0.01	/AD9AwUDBv8BBP0DAf38BwH7A/wCAgP8
loose phrase, whole, since	-0.015	-0.003	AP8BAAAAAQAAAAAB/wD/AP8AAP8AAAAA
loose phrase, whole, than	0.043	-0.022	AAP/AAEAAgAAAAAAAwABAAMBAAAA/wAA
loose phrase, whole, through	0.089	0.001	AAEA/gAA/wAAAAH7BAAB/wMEAQEA/gAA
loose phrase, whole, throughout	0.083	0.028	AgP//f4A/P4BAAH7AwAC/gMF/gQA/QAA
loose phrase, whole, to	-0.015	-0.025	AAEC//0A/P8BAgP+BP8F+gL+/gQAAQH+
loose phrase, whole, under	-0.036	-0.006	AP4AAgEAAgAAAAAC/wD/AP0AAf0A/wAA
loose phrase, whole, with	0.094	0.059	/v4A+wEA/wEBAP77/P8B/gIG/goA/gD/
loose phrase, whole, within	0.061	-0.029	AQL//wAA//8BAAH8BAAC/wMF/wEA/gAA
loose phrase, whole, without	0.061	-0.001	AgP9/PwB/P4BAgP9A/8F+wQG/AYB/gH/
loose phrase, with, far-broader	0.028	-0.003	AAEAAQAAAAAAAAABAAD/AAABAP8AAAAA
loose phrase, with, narrower	-0.03	-0.003	AQD+/f4B/f0BAQH+/f8C/f3//gIAAQD/
loose phrase, with, none	-0.011	-0.066	/f7//AIB/wEA/v3//gD9Av39AQQBBgH/
loose phrase, with, paraphrase	-0.022	-0.011	AP4BAgAAAgEAAAAB/wAAAP/9AP8AAQAA
loose phrase, with, sibling	0.047	0.024	AQP//wAAAP8BAQD/BQABAQQDAAAA/AD/
loose phrase, within, none	0.011	-0.018	AAAA/wAA/wAAAAAAAAAB//8BAAAAAAAA
loose phrase, without, none	0.056	0.009	AgL//PwA+/8AAQP9AgAE+wMF/AQA/gAA
loose sense adj 0	-0.007	-0.019	/AH6+wMD//cHBf32Av38AAUABQL/+//+
loose sense adj 0, none left	-0.008	0.051	+wMF+gD+AfkC/v37Av77+wMABAP++v7/
loose sense adj 0, some left	0.004	-0.076	AAD2/QMDBv4FBAH///wBAgEDAf8C/gL9
loose sense adj 1	0.023	0.096	/wL9/gAC/QEBAv//AP3+/wMA/wQB/gL9
loose sense adj 1, none left	-0.042	0.036	///+AgAC/gIBAv8AAPz//v//AQIBAAL9
loose sense adj 1, some left	0.058	0.061	AAH//QAAAAAAAAD+AQABAAMB/wEB/gH/
loose sense adj 44	-0.087	0.033	APz/BQECBgEAAP8H/P/9A/z8AvoAAwEA
loose sense adj 44, none left	-0.058	-0.011	AP7/AwEBAwEAAAAF/f/+Av38AP0AAQH/
loose sense adj 44, some left	-0.025	0.043	AP8AAAABAQAAAAD/AP8AAP8AAP8AAQAA
loose sense adv 2	0.031	-0.004	//r1CAILBf8HBgAKAvcBAv8AAfoH/Qj0
loose sense adv 2, none left	0.038	-0.092	Af/7BwAFA/8CAAEG+v0EAv4EAPwEAAX5
loose sense adv 2, some left	0.022	0.088	AgD3AQAH/vgEBAAAAfoCAv/+AP4E+gb3
loose sense noun 10	-0.072	-0.068	AQX5AP4J/fsGDQL/BfcB/AEC/gIF+gb2
loose sense noun 10, none left	-0.025	-0.026	BAL3+foF+PgFCAT5APsE/P8F+QcD+wT4
loose sense noun 10, some left	-0.044	-0.042	AAX9BAEEAAABBP8CAf78/wIAAf8B/AL9
loose sense noun 11	0.039	-0.089	+v4ABgUCCP4CAPsFBf/7BQD3B/kAAAD/
loose sense noun 11, none left	-0.018	-0.004	/f0BBwL+BQL//v0HAAL7A//3BfoAAAAC
loose sense noun 11, some left	0.054	-0.085	/gD+AQIDBf0BAf7/Av4AAv/+A/wAAAH+
loose sense noun 12	0.017	-0.035	AQP//v8A/v4AAQH+A/8C/gED/gMA/gD/
loose sense noun 12, none left	0.065	-0.007	AQT//v8A/f4AAAH9BAAC/QME/gIA/QAA
loose sense noun 12, some left	-0.039	-0.029	AP0BAQAAAf8AAAAB/gAAAP4AAAAAAgAA
loose sense noun 13	-0.022	0.019	AQAAA/7+/wEBAAABBgIC/P4AAAAAAP8B
loose sense noun 13, none left	-0.044	-0.019	//wAAwH/AwEBAP8D/QD+Avz9Af4AAgAA
loose sense noun 13, some left	-0.015	0.038	AQEBA////wEAAQEDAgIB/gID/gMA/QAB
loose sense noun 14	0.058	0.021	AAD6+P8F/gIBAAD5Av3//AMBAQMC/QP7
loose sense noun 14, none left	0.104	-0.014	AQP89f8D+/4BAQDxBP8C/QUD/wYB/AH9
loose sense noun 14, some left	0.022	0.035	/wD+AQEBAgMAAP8A///9AAACAf8BAQH/
loose sense noun 15	0.017	-0.072	/QQMBQMABAT7+v4F/AH7AQP8BPwABgAF
loose sense noun 15, none left	-0.009	-0.056	/P8HBQUABwX9+/0CAAH7AgL6B/n/Bv8H
loose sense noun 15, some left	0.002	-0.016	AQMGAv8AAv4AAAEA/v8A/QUA/wABAQEA
loose sense noun 17	0.018	0.099	/wEA/wIBAf8AAf//AP//Av8BAf8AAAD/
loose sense noun 17, none left	0.009	-0.004	AQL//v8A//8BAQH/Af8B/wEB/wIA/wAA
loose sense noun 17, some left	-0.003	0.103	//0AAQIAAwAAAP8A/gD+AwEBAAAAAAD/
loose sense noun 18	0.037	-0.021	/AED/gT//wD7+/wB/wMAA/wBAwABBwED
loose sense noun 18, none left	0.063	-0.037	AP4A+v8B/AP//QD7A/8I/P4F/QoBAgEC
loose sense noun 18, some left	0.016	0.018	+wMFBQb+AwD8//wE/QP7A/74BfsBBAAB
loose sense noun 19	0.044	-0.071	AQL//f8B/wAAAAH9AP8A/gAC/wIAAAAA
loose sense noun 19, none left	0.007	-0.026	AQL+//8B/v8AAAAB/gD/AAACAAEAAQD/
loose sense noun 19, some left	0.046	-0.046	AQIB/P8A/gAAAAH8AAAB/wICAAEAAAAA
loose sense noun 20	-0.005	0.087	AAIBAQAAAQAA/wAAAQAAAAEBAP8AAAAA
loose sense noun 20, none left	0.012	-0.013	AAAAAAAAAAAAAAABAAAB/wABAAAAAAAA
loose sense noun 20, some left	-0.022	0.1	AQIBAP8AAAAAAAEAAgAAAAABAP8AAAAB
loose sense noun 21	0.002	-0.165	Av/5/P0D+vwDAwL8BP0D+/4E/gQB+gL7
loose sense noun 21, none left	0.041	-0.076	AgL7/P4D/vsCAgEAAv4CAAID/gQB/AH9
loose sense noun 21, some left	-0.06	-0.089	Afz9A/4B/gEAAAEB/wEA/f0CAf8B/AH+
loose sense noun 22	-0.076	-0.014	/foGBgP/BgP//vwJ9AH8B/j1BfgABQAD
loose sense noun 22, none left	-0.027	-0.023	/vwFAwP/BAH//v4D/QH+A/38AvwAAwAC
loose sense noun 22, some left	-0.041	0.009	/vsCBAL/BAIAAP4G+QD+A/37Af4AAAAA
loose sense noun 23	-0.115	0.19	AgL4Af0E/fkEBAIBCfv//gUB/gEB+AH5
loose sense noun 23, none left	-0.02	0.102	AgT8Af0D//sDAwIBBPwC/wAB/gEA/QH+
loose sense noun 23, some left	-0.134	0.088	AP/7AQAB//4BAv8FCP/8AQL+AvwB+wH8
loose sense noun 24	-0.04	0.097	APsEAAEABAT//wH/+gD/Av4AAf0ABQAE
loose sense noun 24, none left	-0.099	0.114	//cGAwL/BQb8/f8D9AL+A/j8Avz/Cv8F
loose sense noun 24, some left	0.032	-0.016	AQb8/P8B/f4AAAH+BgABAAYD/wIA/AD/
loose sense noun 25	-0.047	-0.019	AQEB//8A/gAAAAAAAAAB/wAA/wEAAgAA
loose sense noun 25, none left	0.044	-0.007	AQIA/v8A/gAAAAH+AgAC/wMC/wMA/wAA
loose sense noun 25, some left	-0.086	-0.012	AAABAAAA/////wAD+wD/Af3+AAAABAAA
loose sense noun 26	0.071	-0.001	AQf79f8F9/sCAgH2BvwF+QwM/AoD+gP8
loose sense noun 26, none left	0.212	-0.092	AAj+9v8C9/wBAADzCv4F+gcI/wYB/AEB
loose sense noun 26, some left	-0.067	0.091	AgP++v8D/vwBAgD+//0B/wUC/wMB/wL8
loose sense noun 27	-0.03	0.002	BQf8AfsE//sEBQQFBfwE/wcD+wAC+gL9
loose sense noun 27, none left	0.024	0.072	BAb8APsD/PoEBAX8Cf0H+QcH+gQC+QL8
loose sense noun 27, some left	-0.035	-0.07	AgL/AQABAgEAAf8EAf//BAP/Af4A/wAA
loose sense noun 28	0.044	0.197	/QH9CQYFBwAAA/0DCvv+BwL8CfQAAQH/
loose sense noun 28, none left	-0.048	-0.008	//kEAAEAAAb8/gEC+wEA//8BAAH/Bf8B
loose sense noun 28, some left	0.078	0.205	/Qb4CAUGC/kDBPoGDvv7DAUBBfYC9gL7
loose sense noun 3	-0.019	0.027	AAL+/wAAAP8BAgH/AgAB/wIDAP8AAQD/
loose sense noun 3, none left	0.017	0.032	AgL8/f4B/v4BAQH8BAAC/QIE/gIA/QH+
loose sense noun 3, some left	-0.035	-0.004	AAMAAAEAA///AP8E/QH+AQIBAf0AAQAB
loose sense noun 4	0.058	-0.058	/f//AwIHBvoEBP4E/fr+AgP5/wAFAAb9
loose sense noun 4, none left	0.035	-0.03	/vcG/P8B/AP//f78+wAA/wD8/wQBCAEG
loose sense noun 4, some left	0.035	-0.026	/wL2AwIGBvkHCP8EBPr8Bwf4BvUE/AT4
loose sense noun 5	0.102	0.031	AQj7/P8C//oCAgH4DP0C/wkCAAAA9gD9
loose sense noun 5, none left	0.025	-0.017	AAL//wAAAP8BAAD9Bf8CAAMCAAAA/QD/
loose sense noun 5, some left	0.075	0.048	AQb7/f8C/voCAgH9Bv4BAAYB/wAB+AH9
loose sense noun 6	-0.006	-0.009	Awn7A/8HAf4DBgMBB/cDAgYAAAID+QX7
loose sense noun 6, none left	-0.001	-0.024	//8EAgIBAgEAAAEAA/4BAf8BAQAA/gEC
loose sense noun 6, some left	0.002	0.015	BAzzAP0F/vsICgX9DPgF/QoD/QQC9wT2
loose sense noun 7	0.019	-0.08	+v8BAgQBAAD+Afz+//8AAQP7BAQAAAAA
loose sense noun 7, none left	-0.017	-0.026	/gEA/QEC/wABAf7+/v7/AQH9A/8AAQAC
loose sense noun 7, some left	0.013	-0.054	/wEAAwAA/v7/AP7+/gD/AQD+AwEA/gD/
loose sense noun 8	-0.013	-0.07	/wH//wEBAf8AAP8G/f//AQH9AP4AAAAB
loose sense noun 8, none left	0.022	0.017	AAP//gAAAP8AAAAAAAABAQD9Af8AAgAB
loose sense noun 8, some left	-0.026	-0.088	//0BAwEBAgD/AP8E/v//AP38AP4AAgAA
loose sense noun 9	-0.016	-0.137	//8C+/8C9v3/AAD6//0A+f4BAAUA/wAA
loose sense noun 9, none left	0.058	-0.067	Af0C+v7/+gIBAAL3AwAG+f8F/Qn/AP8C
loose sense noun 9, some left	-0.081	-0.069	/f4EBQMDAP//Af/+/P39/v8AAgABAQH/
loose sense unknown	-0.045	-0.051	/AH1Bv8HAAAICv4G//j7Af77/gQH/Af2
loose sense unknown, none left	-0.032	-0.107	/wD7/wD+/AAEA//9/wEB//wB/gQCBQH9
loose sense unknown, some left	-0.041	0.054	/fv8BwAGAgIHBwAIAPX8Afn0AP4GAAf3
loose sense verb 29	0.092	-0.045	AAT6+/8F/vwCAgH4CfoD/QUE/wMB+gL9
loose sense verb 29, none left	0.022	-0.03	AAD9/wAEAP4BAQD/Af0AAAD/AAEB/wH+
loose sense verb 29, some left	0.075	-0.014	AQX9/P8C/v4BAQH6CP4D/QUF/wMA/AH+
loose sense verb 30	-0.02	-0.042	BAH7/fsC+f0DBQb8/v4G9QAG+wME/gT9
loose sense verb 30, none left	-0.001	-0.063	Af8C/v0B+gEAAQL8/gEC+v8D/AcBAgIA
loose sense verb 30, some left	0.003	0.021	AwD8//4E/fsEBgb/APoD+AEE/gQC/QL8
loose sense verb 31	0.026	0.076	AAkA/gEA//r/Af3/A/8AAgT/Af7+/f7+
loose sense verb 31, none left	0.019	-0.006	AQEAAf7+/v3/AAAAAwEC/gT//gP//P/+
loose sense verb 31, some left	-0.009	0.082	/wX/AgMDAv4CA/7/Bvz+AwIBBPv//v//
loose sense verb 32	0.021	-0.18	Av8G+f32+gH/AP77/goA/wQC/wb///4F
loose sense verb 32, none left	0.128	-0.145	AQr+9/4C/PsCBAD4CfsG/QoK/AkC+gP9
loose sense verb 32, some left	-0.047	-0.034	/vcJBAPxAQb+/v//9g7+//kAAQH8CPkM
loose sense verb 33	0.101	-0.068	AQL8/P0D+QABAgL7Av0C+wEE/QYCAAL9
loose sense verb 33, none left	0.076	0.011	AQH8/P4D/P8BAQL7A/0D/QMD/QYB/gL9
loose sense verb 33, some left	0.04	-0.079	AAAAAQD//gAAAAD+AQEA/gACAQEAAQAA
loose sense verb 34	-0.072	-0.065	AQIAB/8DAwACAQEG/fsC/v4C/wAC/wP+
loose sense verb 34, none left	0.035	-0.012	AgT+/vwF+/4BAQL+AvwG/AQF/gMB/wIA
loose sense verb 34, some left	-0.106	-0.053	//wCBgH/BQL///4K+gP7Bfv7AvsAAwAB
loose sense verb 35	-0.001	0.054	/P39/QcECAABAfz+/P76CgAAAfoEAgX7
loose sense verb 35, none left	-0.101	0.112	/PYKBQX7DQr8+/oJ9wT2DPn0B/P9C/wG
loose sense verb 35, some left	0.057	-0.057	AgH1+v8JAPkFBwL6CPgCAAUH/gEF9gb4
loose sense verb 36	-0.001	0.086	AwAA+/v9+gAAAAX6AQIG+/0F+wcB/gAB
loose sense verb 36, none left	-0.084	-0.019	AfwCBP7+/wT+/gIB/gMD/vj//gH/BP4G
loose sense verb 36, some left	0.11	0.104	BAf79fsE9voCAwTyCP4G+AcJ+wkC+AL8
loose sense verb 37	-0.013	0.036	AAAAAf8B/wEAAP8B/wACAf8A/wIA/wEA
loose sense verb 37, none left	-0.006	0.044	AAD+Av8BAAABAQACAP4D/wEA/wEB/wH+
loose sense verb 37, some left	-0.019	-0.009	AAAA/wD/AAD//wD+/wIBAAAAAAEAAQAB
loose sense verb 38	-0.024	-0.114	AwD2A/wF/fYICgMDCPkD/wD+/wMG9wf2
loose sense verb 38, none left	0.054	-0.075	AAD8//8C//sEAwH7B/8EAAED/gUC/QH+
loose sense verb 38, some left	-0.042	-0.039	BAD0BPsI/vUGCQUDA/gB/f38/AEF9wf2
loose sense verb 39	-0.023	-0.013	/vsIAgP6AQH8+/0D/Af/Bvz+Bfn7BvkI
loose sense verb 39, none left	0.006	0.005	/gADAAL7AgL//v8A/wQCAgACAQD+Af0D
loose sense verb 39, some left	-0.046	-0.018	/vkGBAP9AgH9/f7/+QP/Af3+AgD+Bf4E
loose sense verb 40	0.004	0.059	AAgC//8AAP7/AAIDBgAC+wH9/Aj///8A
loose sense verb 40, none left	-0.017	0.017	AQf+/v4A/P0A/wABBgEC/wb+AAIA/wD/
loose sense verb 40, some left	0.038	0.042	AQMGAP//AgD+AAP/AgAD+gL//gT///8B
loose sense verb 41	0.045	0.082	+P8BBwf/BQD++/UHBAb2BgD5CvX8//sF
loose sense verb 41, none left	-0.029	0.186	9PoICgr+Dgb5+fcK/AP6Cfj2CfT/Af4B
loose sense verb 41, some left	0.044	-0.103	/gH+AQT9AQECAf38BwD9AwMGAvsA/v/+
loose sense verb 42	-0.002	-0.008	+wYA+wT7CAD//vv+AgT9BwYABfv9/PwE
loose sense verb 42, none left	-0.025	-0.156	AQEA/v/6AwQB///6AgYCBQP+Av3//f4B
loose sense verb 42, some left	-0.016	0.149	/AH+AgT+Bv79/v7+/gH7AwT+Bfr+/P0D
loose unknown	-0.055	-0.114	AAH1BP8JAP4ICgD/BPf+/wL9//0F/AX2
loose word 28-bed	0.011	-0.001	AAD/AAABAAAAAAAAAAAAAP//AAAAAAAA
loose word able	-0.019	0.005	AAEAAQAAAQAAAAAA/gEAAQABAP4AAAAA
loose word about	-0.078	-0.038	APwBAwAAAQAAAAAD///+APv9AP8AAQAA
loose word above	0.032	-0.006	AAIA/v8A/v8AAQD9AgAB/wIBAAEA/wAA
loose word absence	-0.023	0.142	AQMBAQABAQH//wIBBf8C/gIBAP0BAAEC
loose word accept	-0.026	-0.009	AAH/AAACAv8BAQADAf7+AgEBAAAA/wD/
loose word access	-0.03	0	AAAAAQAAAgAAAAAC/wAAAQD/AP8AAAAA
loose word accident	0.037	-0.02	AAP//wAA//4BAQH9A/8C/wIC/wEA/gD/
loose word accompany	-0.051	0.031	AAAAAAAAAv8AAAAA////AQH/AP8AAAD/
loose word account	0.043	-0.032	AAIA/gAA/v8AAAH+BAAC/wIC/wEA/gAA
loose word accuracy	0.035	-0.006	AQH//v8A/f8BAQH9AgAC/gIC/wQA/gD/
loose word accurate	0.017	-0.009	AQH///8B/v8AAQH+Av8B/gEBAAIA/wAA
loose word accurately	0.085	-0.025	AQT//f8B/v4BAQH9BP8C/wUG/wEB/AH/
loose word achieve	-0.013	0.029	AAD/AAABAf8BAQAAAf7/AAABAAAA/gH/
loose word act	-0.017	-0.079	AQIAAf/+/wAAAAEBBAIB/wEBAAD///8B
loose word ad	-0.097	0	//sDBQH9BAT//wAG+gT+Av37Af4AA/8C
loose word address	-0.026	-0.001	AP8AAQAAAQEAAAAB/gD/Av3+Af4AAQAA
loose word adjust	0.009	-0.02	AP7/AP8B/gAAAAAAAP8A/v4BAP8AAQAA
loose word administer	0.03	0.006	AgP+/f4D/f4BAgH8BPwD/QMF/wIB/QH+
loose word admit	-0.058	-0.005	//4CAwH/AgEAAAAD/gH/Af/+Af4AAgAB
loose word adult	-0.001	-0.001	//8BAQEAAgAAAAAA/wAAAf/+Af8AAQAA
loose word advance	0.011	0.057	AQH///8C//8BAQH/Av4B/wICAAAA/wH/
loose word advert	0.006	-0.002	AP8BAAAA/gAAAAAA/wAA//8BAAAAAgAB
loose word advise	0.026	0.04	AAEA/wAAAAAAAAD+AQAB/wID/wEA/wAA
loose word after	-0.02	-0.001	AP4AAgD/AQEA/wAD/QL/APz/Af0AAv8B
loose word afternoon	-0.011	-0.001	AAEAAAAAAAAAAAABAAAAAAEBAAAA/wAA
loose word afterwards	0.026	-0.035	//0DAwD8AAQA/wD/AAMA//7+AAD/A/8C
loose word age	-0.037	-0.007	//0CAgEAAQEAAAAA/QAAAQABAAAAAQAA
loose word agreed	0.012	-0.005	AAEA/wAA/wAAAAD+AAAAAAEBAAEAAAAA
loose word agreement	-0.024	-0.01	AAAAAAAA/wAAAAAB/wAAAAABAAAAAAAA
loose word ahead	0.037	-0.026	AQD+/f4B/v8CAgH8AP8B//8B/wIBAQH/
loose word alert	-0.084	-0.008	//sBBQL/BAH/AP8G+wH9Av39Af4AAgAB
loose word alike	0.004	-0.001	AAAAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
loose word alone	0.035	-0.012	AAMAAAAA//8AAAACAwABAAIAAP8AAAAA
loose word along	0.014	-0.005	AAAAAQAAAAEAAAAC/QAAAP//AP//AwAB
loose word alongside	0.001	-0.047	AP4DAwAA/wH+/QAE/QAAAf3+Af8AAgAB
loose word already	-0.092	-0.003	/voBAwL/AwP///8F+AH9Avv8Af8ABAAA
loose word also	0.025	-0.059	//8DBAL/AwL+/f4EAQH9BP/+Avv/Af8D
loose word altered	0.024	-0.013	AAT9/QAD//4BAQD/Av4AAAICAAEB/gH+
loose word always	0.083	-0.004	BAb7+vsD+foDBAP6B/0E+wgJ+QkC9wL8
loose word amount	-0.04	-0.005	AP8AAAAAAAAAAAAA/AAAAP7/AAAAAQAA
loose word analyse	0.051	0.118	AAP+/gAB//0BAQH+AwAB/wQE/wIA/gD/
loose word analysis	0.033	0.059	AQH///8A//8AAAD/AgAA/wIBAAEA/gAA
loose word analyst	0.026	-0.021	AAH///8A/gAAAAD+AwAB/wEBAAEA/wAA
loose word animal	0.029	-0.028	AAEAAAAA/wAAAAD/AgAAAAIBAAAA/wAA
loose word annual	-0.028	0.04	/wD/AAEBAv4AAP8CAP//AQD+Af8A/gD/
loose word another	-0.022	-0.012	AAD//wAA/wAAAAD/AgAAAAABAAAA/wAA
loose word answer	-0.065	-0.007	/PsGBgX/CAP+//wE+gH6Bfr5BPr/Bf8E
loose word any	-0.002	-0.008	/wH/AQEAAQAAAAAB/wD/AP8BAAAA/wAA
loose word anything	-0.052	-0.005	AP4AAQAAAQAAAAAB/wD/Af/+Af8AAQAA
loose word application	0.009	-0.01	AAH/AAAAAAAAAAD/AAAAAAIAAAEA/wAA
loose word apply	-0.075	0.074	/wD/BAEAAgD///8H/AX+AQD/AP8BAAAA
loose word appointment	-0.008	-0.017	AAABAgAAAQH//wADAQEAAAEAAAAA/wAB
loose word approach	-0.021	-0.001	AP8AAAAAAAAAAAAB/gAAAf7/AAAAAQAA
loose word approval	-0.061	-0.007	//wBAgEAAwEAAAAF+wD/Afv8AP4AAwAB
loose word approve	0.039	0.028	AQP+/P8B//0BAAD+AgEAAQIB/wEA/QD/
loose word architect	0.042	-0.007	AAH//gAA/v8AAAD9AwAB/gIEAAIA/wAA
loose word area	-0.029	-0.003	AP8CAQAAAgEAAP8A/gD/AP7+AAAAAwAA
loose word around	-0.021	-0.021	//3/AgEBAgEBAf///v//Af/+Av4AAQH/
loose word arrange	0.029	-0.037	APz/AAABAAMBAQD///8BAP0AAAABAgEA
loose word arrival	-0.059	0.044	AP4BAgEAAQH/AP8D+wD+Av7+Af8AAwAA
loose word arrive	-0.04	-0.002	//0BAwH/AwH/AP8E/AH9Avz9Av0AAwAA
loose word arriving	-0.006	0.044	//8AAQEAAAEAAP8B/gD/AQABAAAAAAAA
loose word as	-0.02	-0.013	//oCAgH+AQcA/v8B+QIAAQD/Af8ABv8B
loose word ask	-0.017	-0.003	AP8CAP8A/gD/AAAA/wAB/wABAAEAAAAA
loose word assess	0.02	-0.012	AAH//wAA/v8BAAD+AgAB/wEE/wIA/wD/
loose word assessment	-0.071	-0.01	/fsDBAMBBAL/AP8D/AD+Avv9Av0AAQAA
loose word assist	0.036	0.084	AQP8/f8C/f8BAQH8Bf0C/gUF/wMB+wL8
loose word assistant	-0.022	-0.013	AP4CAAAAAgD/AAAA/AD/Af8BAAAAAgAA
loose word association	0.052	-0.004	AAEA/wAA//8AAAD9AgAB/wEBAP8A/wAA
loose word attend	-0.122	-0.062	/voDBQH9BAX9/f4I9gX9A/j4Av3+CP4F
loose word attendance	-0.036	-0.035	//0CAQEAAQIAAAAA/QAAAP7/AAAAAgAA
loose word attract	0.026	-0.024	AAH//wAA//8AAAD+AAABAAEBAAEA/wAA
loose word author	0.023	-0.002	AAAA/wD/AAABAf8AAAD/AQEBAAAAAAAA
loose word authority	-0.002	-0.028	AP8AAQAAAQAAAAAAAAAAAAEBAQAAAAAA
loose word average	0.01	-0.034	AAAA/wAA/wAAAAAAAQD//wEDAAEAAAAA
loose word award	0.002	0.033	AAL/AP8AAP8CAQH/BP8C/gIB/wEB/QH+
loose word award-winning	0.047	-0.031	AQP//f8B/v8BAQH9Av8B/wMD/wMA/gD/
loose word away	0.063	-0.023	AQP///8A/f8AAAH9A/8C/wMEAAEA/gD/
loose word back	0.028	-0.041	AQP//f8A/f8AAAD/AAAA/wECAAIAAAAA
loose word balance	0.045	-0.048	AAH//gAA//8BAQD8BP8BAAEC/wEA/gD/
loose word base	-0.003	-0.021	AP8AAQAAAAEAAAAC/wAAAP4AAAAAAQAA
loose word basis	0.003	0.074	AP8B/gAA/wAAAAD+AQAA/wABAAEAAAAB
loose word beat	0.006	-0.004	AQIA//8B//8AAAD/AQAA/wIBAAAA/gD/
loose word beautiful	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word become	-0.007	-0.002	//4AAQEAAgEAAP8A////AQAAAAAAAAD/
loose word bed	-0.063	-0.001	AP4BAgD/AQH///8D/QH+Av79AP8AAgAB
loose word before	0.042	-0.017	AAIAAAEAAf8AAAD/AQABAAH/AP8A/gAA
loose word beforehand	-0.003	-0.002	AP0BAAAAAAEAAAD+/AD/AP7/AAEAAwAA
loose word begin	0.068	0.016	AQP+/f8C/v8AAAD8Af4B/wMAAAAAAAAA
loose word behalf	0.169	0.133	AQX++/4A+/4BAAH4CAAE/QcI/gUA/AD+
loose word beside	0.009	-0.015	AAD/AQAAAQABAAD/AQAAAAIAAP8A/wD/
loose word besides	0.056	0.067	AAIA/wAAAAEA/wD9AwEBAAICAAAA/wAA
loose word bi	0.04	-0.002	AAIA/v8A//8AAAD+AgAB/wMD/wIA/wAA
loose word birmingham	0.008	0.06	AP////8B/wAAAAD//wAAAAABAAEAAAAA
loose word bit	0.046	0.006	AAEAAAAA/wAAAAAAAgAA/wEBAAEA/wAA
loose word block	0.033	0.041	AAAA/v8A//8AAAD9AQAB/wAC/wIAAAD/
loose word blocked	-0.01	-0.014	AP4AAQAAAAAAAAAA/wAAAQABAAEAAQAA
loose word blood	0.032	-0.014	AAP+/wAB//4BAAAAAv8BAAMA/wEA/AD/
loose word board	0.024	-0.024	AP8CAQH/AQH/AAD/AAH/AQEAAAAAAAAA
loose word book	-0.023	0.019	AQP+AP8CAP4BAgEBAfwB/wL//gIB/QH9
loose word boost	0.024	-0.007	AQEA/v8A/gAAAAH9AgAB/gIC/wMA/wAA
loose word boy	0.003	-0.005	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word branch	0.053	0.035	AAH//wAA/wABAQD9AwAB/wMDAAEA/gD/
loose word brand	0.036	-0.004	AAH//gAA/gAAAAD9AQAA/wECAAIAAAAA
loose word break	-0.091	-0.016	//4BAwEBAgH///4I+QD8BP39A/wABAAB
loose word bricklayer	0.031	0.076	Af8AAP8A/gAAAAD+AgAB/wAC/wIA/wAA
loose word brief	-0.039	-0.022	AP4AAQABAAEAAAAC/gD/Afz9AP8AAgAA
loose word bring	0.157	-0.094	Agj8+P4F+/wDAwL2CvoF/AcG/QYC/AL9
loose word brochure	0.026	-0.015	AQL///8A//8BAQH+A/8B/wIC/wEA/gD/
loose word budget	0.077	-0.033	AgX7+/0C+v4CAgH6Bf4E/AMF/QUB/gH9
loose word build	0.101	-0.054	AAEB/wAA/gEAAAD8Af8C/wEC/wIAAwAB
loose word building	0.079	0.015	AQL//v8A/f8BAAH8BQAC/gID/wMA/QAA
loose word business	-0.07	-0.006	//4AAgEABAEAAAAD+wD/Av3+Af4AAgAB
loose word busy	0.053	0.036	AAP//AACAP8AAAD8BP8AAAMBAAAA/wAA
loose word buy	-0.019	-0.002	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word buyer	0.017	0.027	AAEAAAAA/wAAAAD/AAAB/wEBAAEA/wAA
loose word call	-0.117	0.084	//0CAwEAAwL/AP8F+wH9A/v5Av4ABQAC
loose word caller	-0.088	-0.002	//wCAwEAAgH/AP8E/AD+Afz+Af4AAwAB
loose word calm	-0.003	-0.015	AQH+//8C//8BAQH/Av4C/gEC/wIA/gH+
loose word calve	0.005	-0.001	AAAAAAAAAAAA/wAB/wD/AAAAAAAAAAAA
loose word can	0.014	0	AAEAAAAA/wAAAAAAAAAAAAEBAAAA/wAA
loose word candidate	-0.077	-0.007	//kAAgEABAL/AP8E+AD8BPn6AvwABgAA
loose word car	-0.036	-0.007	//0CAgEAAwH///8D+wD+Av3/Af4AAgAB
loose word carcass	0.022	-0.008	AAAAAAABAf8AAAACAf8AAQL/AP8A/gD/
loose word care	-0.051	0.189	//0CAwH/AgIAAP8D/wD+Av7+Af4AAgAB
loose word carry	-0.035	-0.002	//gIAQL5Agb6+f//9wb7Afv/Afz9CP0F
loose word case	0.047	0.175	AgT9/v4B/vwBAQH+BQAB/wUC/wIA/AD+
loose word cash	0.02	-0.028	AQH+//8C//8BAQH+Av4B/wAAAAAA/wH/
loose word category	-0.055	-0.004	//wBAgEAAwP///8F+QD+Avv9Af4ABgAB
loose word cent	-0.015	-0.027	/wH/AQEAAv8AAP8DAQD+AgL+Af0A/QAA
loose word certificate	-0.039	-0.05	AgH+Af4B//4BAQIAAAAC/v4A/gEA/wD/
loose word certified	0.053	-0.024	AQQA+/8B+/4AAQH8AwAB/gQG/wQA/gAA
loose word certify	0.011	-0.013	//4AAwEAAgEAAAAD/wD+Av37Af0AAgEA
loose word chair	0.051	0.098	AQP9/f8C/f4CAgH6Bf0C/gME/gQB/QL9
loose word chairside	0.003	0.023	AAEA/wAA/wAAAAAA/gAAAQABAAAAAAAA
loose word champion	0.002	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word change	-0.073	0	//0CAwH+AgL///8E+wL+Avz8Af4AA/8C
loose word charge	0.085	0.004	/v8CAAIAAgIA/wD9Af//AP39A/0AAgAD
loose word charity	-0.001	-0.002	AP//AAAAAAAAAAD+AAAAAP//AP8AAQAA
loose word check	0.007	-0.021	AP4A/wAAAAIAAAD+AP8AAP//AAAAAgEA
loose word chef	0.015	-0.01	AP8AAAAA/gEAAAAA/gAA//8BAAEAAgAA
loose word child	-0.05	-0.029	//0CBAH/AQH/AP8D/gIAAPz6AAAAAwAB
loose word chille	0.012	0.062	AQD///8A/wAAAAD/AAABAAAAAAEAAAAA
loose word choice	-0.028	-0.001	AP8A/wAAAQAAAAD+/wAAAf8AAAAAAQAA
loose word choose	-0.016	-0.006	AAAAAAAAAAAAAAAAAAAAAAEBAAEAAAAA
loose word christmas	-0.018	-0.013	/v8AAwIABAD///4D/gD9A//9A/wAAQAA
loose word circuit	0.052	-0.011	AAL//v8A//8BAQD9BP8BAAIC/wIA/gD/
loose word claim	0.01	-0.044	AQH//v8A/v8AAAD+/wAA//8BAAEAAgAA
loose word class	0.043	-0.006	AQP//f8A/v8AAAH9AQEB/wMBAAEA/gAA
loose word clean	-0.003	-0.041	AAEB/////wABAAH9AgEC/gIF/wMA/wAA
loose word cleaning	-0.031	-0.009	AP8AAQAAAAD/AP8D/QD+Av/+AP8AAQD/
loose word clear	-0.036	0.038	AP0CAP///wAAAAAA/wEAAP0AAAEAAf8B
loose word client	-0.014	-0.038	/v8HAgP/AgP+/v8F/QH+Av7+Av//BP8C
loose word clinical	0.019	-0.003	AAAA/wAA/wAAAAD/AQAAAAECAAEA/wAA
loose word close	-0.004	-0.009	AAAA/wABAQEAAAAAAQD/Av8BAAAAAQAA
loose word closely	0.008	-0.015	AAAAAAAAAAAAAAD/AQAA/wEAAAEAAAAA
loose word closer	0.01	-0.002	AP8AAAAAAQAAAAAAAQAB/wAAAAAAAAAA
loose word code	0.033	-0.005	AAEA/wAA/wAAAAD+AQAB/wECAAEAAAAA
loose word colleague	-0.155	0.112	APkCBQAABAIBAQEF9f8B//r7//4BBgD/
loose word collect	0.048	0.054	AQT//v8A/f8BAAH9BgAC/wQD/gEA/QD/
loose word collecting	0.03	-0.01	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAQAA
loose word collection	-0.113	-0.003	/vkCBwIABgP/AP8G+AD+A/j3Av0ABAAB
loose word colour	0.019	-0.008	/wACAQD+AQD//v4B/wP/AgD/AP//AP8B
loose word come	-0.115	-0.062	/fYABwP/BQL//v4H+gL4Bff3BPn/Av8B
loose word commercial	0.014	-0.015	AAEA/wAA/wAAAAD/AQAA/wEBAAEA/wAA
loose word communication	0.023	-0.002	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
loose word community	0.006	-0.001	AAEAAAAAAAAAAAAAAAAAAAH/AP8A/wAA
loose word company	0.118	-0.061	BAf6+fwC9PwCAgP2C/0G+AYN/AYC+QL8
loose word compare	-0.062	-0.006	//wCBAH+AgIA/wAF/wH/Af78Af7/A/8C
loose word competition	0.013	-0.019	AAH//wAAAAAAAAD/AQAAAAABAAAAAAAA
loose word compile	-0.052	-0.02	//8CAgH+AQH+/f4E/gP9Av79Avz/Av4D
loose word complaint	0.105	-0.039	AQX9/P8C/v0CAgH7B/0C/gQF/wIA/AD/
loose word complete	-0.113	0.11	Af3+BQABBf8AAAEG/gH9A/z9AP0B/wEA
loose word completed	-0.016	0.057	AAAAAAAAAQAAAAABAAD/AQAAAP8AAAAA
loose word complex	0.017	-0.003	AAAAAAAAAAAAAAAAAQAAAAAAAAEAAAAA
loose word conduct	0.161	0.045	Agb++v4C+/4BAgH4CP0D/AYH/gQB/QH+
loose word confidence	0.078	-0.012	AAP//f8A/f8AAAD8BQAD/gMD/wMA/gAA
loose word confirm	0.022	-0.012	AAMAAAAA//8AAAAAAgAAAAMAAAAA/wAA
loose word connection	-0.011	0	AAABAAAAAAAA/wAAAQAAAAAAAAAAAAAA
loose word consistently	0.061	0.06	AQMA/f8A/v8AAAD8AgAB/wMF/wMA/gAA
loose word contact	-0.038	-0.007	//0CAQEAAQAAAAAB/AAAAP3+AP8AAwAA
loose word contract	0.02	-0.015	AQD/AP8A/v8BAQEAAQAC/gAB/wEAAAAA
loose word contribute	-0.042	-0.06	/P0HAwT5BgT+/f4D/AT9Avz7Bfr8BfwF
loose word control	0.008	-0.014	/PsGAwX5BgT9/P4B/AX8AwAAA/7+Af4D
loose word cook	-0.008	0.042	AAEBAAABAQAAAAH+Av8A/wIBAAEA/wAB
loose word coordinate	0.058	-0.013	AAL//f8B/f8AAAD8A/8B/gMD/wMA/QD/
loose word copy	-0.019	0	AP8AAQAAAQAAAAADAAAAAQD/AP8A/wAA
loose word correct	0.033	-0.007	AAAA//8A/QAAAAD9AgAB/gEDAAIA/wAA
loose word coshh	0.033	-0.001	AAH//wAA//8AAAD+AwAB/wEC/wEA/gAA
loose word cost	0.005	-0.016	AQH+/v8B/v8AAAD/AQAB/wEC/wIA/gH/
loose word count	-0.053	-0.011	AAH+/wACAP8AAQD/Af4AAAEB/wIB/gH+
loose word couple	0.014	-0.008	AAD//v8A/v8BAAH+AQAB/gEBAAEAAAAA
loose word course	0.027	-0.032	AAL//f8A/v8AAAD+/gAB/wME/QUA/gD+
loose word court	-0.011	-0.047	/wEAAwEAAgAAAP8C/wD/AQD/AAAAAAAA
loose word cover	-0.029	0.104	AP7+AQAAAQAAAAAC+wMBAP39AAAAAQAC
loose word coverage	0.007	-0.003	AAL//wAAAQAAAAD/AQAAAQEAAP8A/wD/
loose word cow	0.013	-0.015	AP8AAQAAAQD/AP8AAAD+AgAAAP8A/wD/
loose word create	0.031	0.028	AAEA/gAA/QAAAAD8AQEB/gEBAAMAAAAA
loose word crew	0.083	0.031	AQP//v8A//8AAAD/Av8AAAYE/wMA/AD/
loose word current	0.047	-0.027	AAYD/gD+AAD//wAAAwEA/wX//wAA//8A
loose word currently	-0.087	-0.019	/PsBBQT/BwMAAP0F+wD8BPv4A/sABP8B
loose word customer	-0.05	0.108	//oEAQH/AgX+/f4D+wH+Afz9AP8ABgAD
loose word cut	0.013	-0.052	Af3//v8A/wIBAAD9+wIBAAH+AAMAAgAB
loose word cycle	0.007	-0.009	AAAB/wAAAAEAAAD+/gAAAP8AAAAAAgAB
loose word daily	0.235	0.231	BAz58/0G9/oDBQPvDPgI+gsQ/QYC+AP8
loose word data	-0.002	-0.025	AAL//wAA/v8AAAAEAQAAAAH/AAAA/gAA
loose word database	0.021	-0.023	AAAA/wAA/wAAAAD+AgAB/wEDAAEA/wAA
loose word date	-0.03	-0.042	AP0CAwAAAgH//wAC/QAAAAABAP8AAQAB
loose word day	0.26	0.002	/gr//gIBAvz/Af/4B/4AAQoDBf3/+/8B
loose word deal	-0.014	0.09	Af8CAf/7/wH+/gAE+Qb/AP//AP//BP0E
loose word debt	-0.006	-0.002	AAD//gAA/wAAAAD+AQAA/wD/AAEAAAAA
loose word decision	0.063	0	AQL+/v8A/v8AAAH8BgAC/gQF/wIA/QD/
loose word delay	0.012	-0.007	AAIA/wAAAP8AAAAAAQAAAAEAAAAAAAAA
loose word deliver	0.068	-0.125	AgL9+/4A+P8CAgL3BP8D+QMH/AkB/gL9
loose word delivery	0.055	-0.032	AAH//wAA/v8AAAD/BAAA/wIE/wIA/gAA
loose word dementia	0.034	-0.009	AAH+/v8A//8BAQD9BAABAAEBAAEA/gAA
loose word dental	-0.042	-0.011	AP//AgABAgAAAQAD/f8AAP7/AAABAAH/
loose word department	0.044	0.037	AAAA/QAAAAAAAAD+/gAA/wABAAAAAQAA
loose word departure	-0.03	-0.007	AP8BAAAAAAAA/wAB/gD/AP//AAAAAQAA
loose word deputy	0.062	-0.014	AQP//f8A/v8CAgH8Bv8C/gQG/wIA+wD+
loose word design	0.085	0.003	BAj7+PwD+fsCAgL4Cf0G/AUI/AYB+gH9
loose word desk	0.018	-0.024	AP8BAAAA/QAAAAAAAAAB/wED/wMAAAD/
loose word despite	0.044	-0.018	AAIA/wAAAAAAAAD9AwAA/wQEAAEA/gD/
loose word detail	0.012	-0.004	AQH//v8B/v8AAAD+AP8B/wEC/wIB/wH/
loose word detector	-0.006	0	AAAAAAAAAAAAAAAAAAAA/wAAAP8AAAAA
loose word develop	-0.054	0.038	AP0DAwD+AQP+/v8F+wT/Av3+Af7/Af8D
loose word developer	-0.041	-0.055	AP4BAwAAAQEA/wAB/QAAAP39AAEAAgAB
loose word development	0.128	-0.022	AQn++/4A+/4BAQH4CQAC/AcF/wMA/AD/
loose word devise	0.048	0.032	AQL//f8A/v8AAAD8AgAC/wID/wIA/wD/
loose word diagnose	0.011	-0.011	/PwGAwT7AwT9/P0E+gT9BPv6Bfr9BfwF
loose word difficult	-0.047	0.049	//4AAgEAAQEAAAAC/gD/Af//Af4AAAAA
loose word digital	0.006	0.093	AAAAAAAAAAAAAAD/AQAA/wAAAAEAAAAA
loose word direct	0.023	0.046	AQL+/v8C/v8BAQH8Av4C/QME/gQB/QL9
loose word direction	-0.047	-0.027	AP4BAgAAAgAAAP8E/QD/Af7+Af4AAgAB
loose word director	0.068	-0.042	AgT9/P0B+/4CAgL7BP8D/AQG/QUB/AH9
loose word discharge	-0.046	-0.001	/vwBBAIABQL///8D/AH+Avz6Av0AAgAB
loose word discount	0.02	0	AAH//wAA/wAAAAD/AQAA/wABAAEAAAAA
loose word display	-0.055	-0.004	AP4DAQD/AAEAAAAA/QAA//7/Af8AAgAB
loose word distribution	-0.041	-0.002	AP4AAQAAAQAAAP8D/QD/Af/9AP8AAgAA
loose word doctoral	0.031	-0.013	AAABAAAA/wAAAAD+AgAA/gECAAEAAAAA
loose word dog	-0.002	0.064	AAEAAAAAAAAAAAD/AQAAAAAAAAAAAAAA
loose word door	0.004	-0.016	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word dough	0.015	0.029	AQH///8A//8BAQD/AgAB/wIE/wEA/gD/
loose word dozen	0.007	-0.024	AQH9/v4B/v4CAgH+Av8C/gEC/gMB/QH+
loose word draft	0.001	-0.021	//8BAQH/AQH///8AAAH/AAABAQAAAP8B
loose word draw	0.017	0.078	/wID/wH8AAAAAAH9AQEA/wEAAQD+Af4B
loose word drive	0.014	-0.056	/gL/AgL/Af//APwDBAT6A/77BP3/AP8B
loose word driver	0.096	0.035	AQH+/f8A/f8BAQD+Av8C/wEEAAIA/gD+
loose word driving	0.04	0.034	AQP///8A/QAAAAH/AQAB/wIE/wIA/gAA
loose word drop	-0.055	-0.004	AP0BAQAAAAH//wAB/QAAAPv+AP8ABAAA
loose word due	-0.042	0.029	AP4AAAAAAAAAAAAA/gAAAPz/AAAAAQAA
loose word duke	-0.024	-0.001	AAAAAQAAAgAAAAABAQAAAAD/Af4AAAAA
loose word duty	-0.082	0.015	//wCAgEAAQL///8D+wH+Avz7Av0AAwAB
loose word early	-0.056	-0.014	AP//AAD/AAAAAP8E/QL/Av/+AP4AAP8A
loose word earn	0.105	-0.023	AQX++/4C/P4BAQH5Bf4C/AQE/wMA/gD/
loose word edinburgh	-0.019	-0.001	AP8AAAAAAQEAAAABAAD/AAAAAf4AAAAA
loose word edit	-0.049	-0.005	//8CAgH+AgH//v8D/AL+A/79Af7/Av8C
loose word education	-0.052	-0.002	//8AAgIAAwEAAP4EAAD+BAD/AP8AAAAA
loose word efficiency	0.033	-0.001	AgP9/v4C/f4BAQH9A/8C/QIE/gQA/QD+
loose word elderly	0.016	0	AAAA/wAA/wAAAAD/AQAB/wABAAEA/wAA
loose word electrical	-0.011	0	AAAAAAAAAAAAAAAAAQEAAAAAAAAAAAAA
loose word electrician	0.04	-0.007	AQL9/wAB//4BAgD+Bv8AAAIBAP8A/gD/
loose word eliminate	0.006	-0.002	AAAAAAAAAAABAAD/AQAAAAAAAAAAAAAA
loose word elsewhere	-0.017	0.002	AP0AAgAAAQEA/wAC/wAAAP//Af8AAQAA
loose word email	-0.028	-0.01	AP0AAQAAAgAAAAAB/QAAAf7+AP4AAQAA
loose word emergency	0.013	-0.01	AQQA//8A//8AAAAAAwAAAAQB/wAA/gAA
loose word employ	0.018	-0.03	AQP//f8B/f0AAAD9BP8C/gMD/wIA/QD/
loose word empower	0.014	-0.013	AAAA/wAA/wAAAAD/AQAA/wECAAIAAAAA
loose word empty	-0.032	-0.002	AP8BAgD/AAEAAAAB/QH/APv+AP8ABAAA
loose word enable	0.037	-0.025	AQH//f8A/v8AAAD9AgAB/wEC/wIA/gAA
loose word end	-0.063	-0.038	/gD/AwIAAgAAAP8FAgH9AQD9Av0A/gAA
loose word engineer	0.036	0.036	AQD//v8A/f8AAAH7AQAC/AAC/wIA/wAA
loose word english	-0.013	-0.002	//0AAgEAAgMAAP8C/gD/Af7/AP8AAgAB
loose word ensure	0.051	-0.017	/wEA/gAA/AAAAP/8AgD//gIDAAUA/wAA
loose word enter	0.008	0.064	//4DAQH+AQL//v4C/QT/Af/+A/4AA/8D
loose word entitlement	-0.029	0.052	AP8AAgEAAQAAAAAD/wD/Av7/AP4AAQAA
loose word entry	-0.073	0	//4BAwEAAgEAAP8E/QD/Af39Af4AAQAA
loose word environment	0.046	-0.001	AAIA/QAA/P8AAAD8AgAA/QICAAMA/wAA
loose word environmental	0.013	-0.009	AAAA/wAAAAEAAAD+AAAA/wEAAAAAAQAA
loose word equally	-0.047	-0.023	AP8AAQAAAQAAAAAC/wEAAP7/AAAAAQAA
loose word equipment	-0.07	-0.002	/PwGBAT+BQT9/f0F+gL8BPv6Bfr+Bv4G
loose word error	0.06	-0.022	AgX7+/wB+/wDAwL7Bv4E/QUE/AQB+gL8
loose word escalate	-0.02	-0.018	Af8BAP8B/v8AAAD///8B/wEB/wIAAQH/
loose word espresso	-0.05	-0.005	AP0CAgD/AgH///8D/AH+Av38Av0AAgAB
loose word evening	0	-0.015	AQT9/QABAP4AAAD+AgABAAMD/wIB/AH+
loose word everyone	-0.072	-0.003	//0BAwH/AwH///8E/AD+Av3+Af4AAgAA
loose word everything	-0.017	-0.002	//0BAgEAAgD///8C/gH/Af//Af8AAAAB
loose word exceed	-0.011	0.057	AP4AAAAAAAAAAAAAAAAB//8B/wEAAAAA
loose word excellent	0.043	-0.003	AQT+/f4B/f8BAQH9AwAC/gME/gIA/gD/
loose word exceptional	0.023	-0.005	AAH//wAA/wABAQH9Av8B/gEC/wIA/wAA
loose word executive	0.009	0.046	AAAA/wAA/wAAAAD+AAAB/wICAAEA/wAA
loose word expense	0.022	-0.007	AAEA/wAA//8AAAD/AgAB/wEC/wEA/gAA
loose word experience	0.03	0.001	AQIA//8A/AEAAAH+AgAB+wAD/wMAAAAA
loose word expert	0.049	-0.035	AQL//f8B/P8AAQD8Av8B/gID/wMA/wD/
loose word expertly	0.029	-0.006	AQL//v8B//8AAAD/AQAAAAIAAAAA/wAA
loose word expired	-0.045	-0.012	AP4AAgEAAQEAAAAC/gD/AP7/Af4AAgAA
loose word explain	0.076	-0.013	AAT+/QAA/f8AAAD9BQAB/gQDAAEA/gAA
loose word eye	-0.046	-0.006	//0CAgH/AgH/AAAD/gH/Af//AAAAAQAB
loose word fail	0.013	0.118	AAIA/wAA/wAAAAAA/wAAAP8AAAAAAAAA
loose word fall	0.003	-0.009	AAICAAD+AAEAAAEAAwIB/wABAAD/Af8C
loose word falle	-0.052	-0.001	AP0AAgABAgEAAAAE/P/+Af7+AP8AAgAA
loose word fallen	-0.049	-0.004	AP4AAgAAAgEAAAABAAAAAPv9AP8AAwAA
loose word family	0.04	0.049	AAEA/wD/AAABAAD8AgABAAD/AQAA//8A
loose word far	-0.083	-0.004	//4AAQEAAgAAAP8B+wD9Av/7Af4AAAAA
loose word fare	0.034	-0.003	AQH//v8A/gAAAAH9AwAC/gID/wEA/gAA
loose word faster	0.028	-0.016	AAIA/wAA//8AAAD/Af8B/wIC/wEA/wAA
loose word fault	-0.008	-0.016	AP4BAQD/AAEAAP8B/AD/Af/+AQEAAAAA
loose word fee	-0.031	-0.001	//wABAIAAwEAAAAD/QD/Af79Av0AAQAA
loose word feed	0.048	-0.006	AAEA/wAA/wABAAD/Av8B/wEBAAAA/wAA
loose word feedback	-0.048	-0.002	//wDBAIABAEAAP4F+gH9BP78Af4AAgAB
loose word fellow	-0.083	0.011	APsCAgAAAQL//wAD+QH/APn9AAAABQAA
loose word fetch	-0.035	0.056	AP4BAQD/AQH/AAAC/QL/AP7+Af7/Av8B
loose word few	0.077	0.048	AAT///8B//4BAQD+BP8B/wQB/wEA/gD/
loose word field	0.009	-0.001	AAAA/wAAAAAAAAAA/QEAAf8AAAAAAQAA
loose word fifty	-0.02	-0.002	AP8AAQAAAAAAAAABAAAAAP8AAAAAAAAA
loose word figure	0.027	-0.005	AAL+/gAA//8AAAD/AgAAAAIB/wEA/QAA
loose word file	0.015	0.021	AAEA/gAA/wAAAAAAAAAAAQABAf4AAAAA
loose word fill	0.084	-0.035	AQMA/P8B/v8AAAD7Av8B/wMD/wMAAAD/
loose word final	0.088	0.051	AQb//P8B+/8AAAH8BP8B/QUE/wQA/gH/
loose word finance	0.021	-0.008	AAD//wAA/wAAAAD/AQAA/wABAAAAAAAA
loose word find	-0.02	-0.032	AAMBAQABAAAAAAD/BP4B/wUAAAAA/AH+
loose word finding	-0.036	-0.001	//4BAQH/AgEAAP8C+wH+Av/9AP8AAgAB
loose word finish	0.035	-0.037	//8CAAH9AgH///8AAAL/Af//Af//Af8C
loose word finished	0.033	0.022	AAAA/wAA/wAAAAD9AQAAAAEBAAEAAAAA
loose word fire	0.085	-0.017	AAX+/QABAP4AAAD9Bf8B/wMB/wEA/QD/
loose word firm	0.022	0.03	AP8A/wAAAAAAAAD+AgABAAICAAAAAAAA
loose word first	0.028	-0.095	BAX6/vwF//sDBQT/BvsE/QQE/AEC+gP8
loose word fit	0.081	0.052	AAT//QD+Af///v/9AwL9AgYCAf///f8B
loose word five	0.024	-0.022	AP8AAP8A/wAAAAABAAAAAP8BAAEAAAAA
loose word fix	0.017	-0.006	AQL9//8D//8BAQH+A/0B/gIB/wAB/gL+
loose word flawless	0.027	-0.01	AAH//gAA/wAAAAD+Af8A/wICAAEA/wAA
loose word flock	0	0.045	AAD//wAA//8BAAAAAAAAAAAAAAAAAAD/
loose word floor	-0.092	0.051	AP0CAQAAAAAAAAAD+gD/Afz9AP8AAwAA
loose word flow	0.017	-0.035	AAEA/wAAAAAAAAD/AQAAAAIAAAAA/wAA
loose word follow	-0.004	0.013	AgL7/f0F+v0BAQH/BPwE/QgG/AUC+wP7
loose word follower	0	-0.001	AP8AAAAAAAAAAAD/AAAB/wAAAAAAAQAA
loose word following	0.001	-0.001	AP8A/wAAAAAAAAD/AAAAAAABAAAAAAAA
loose word food	-0.049	-0.008	AAD/AQEAAf8AAP8A/AD/AP/+Af8AAQAA
loose word foot	-0.04	-0.011	AP8AAAAAAAAAAAAA/QAAAP/+AP8AAQAA
loose word form	-0.025	-0.014	/wAAAAEAAQAAAAAD/wH+AQD9Af4AAQAA
loose word formerly	-0.015	-0.001	//8AAwH/AgEAAAAD/wD/AP/8Af4AAAAA
loose word fortnight	-0.12	-0.02	/fgBBgP/BgP///0I+QH7Bfr4A/sABv8B
loose word forty	-0.02	-0.024	AP0BAAEAAQEAAAD//v8AAP4BAP8AAgAA
loose word found	0.035	0.016	AQL+/v8D/v8BAgH8BP0C/gIC/wIB/wH/
loose word fourteen	-0.032	-0.013	//8BAwH/AgIA/wAC/wD/AQD9AvsAAgAA
loose word fourth	-0.054	-0.005	AP4AAgAAAgAAAAAF/QD/Av/+AP4AAAAA
loose word free	0.02	-0.02	AQP++/8B/f4BAQH8Av8C/gEC/wIA/wAA
loose word fresh	-0.025	-0.006	AAAAAQAAAQAAAAABAAAAAQD/AP4AAAAA
loose word fridays	-0.077	-0.001	//4AAgEAAgQAAP8C/gD/Af38Af4AAgAA
loose word fridge	0.007	-0.003	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word front	-0.1	-0.023	+/kKBwb+CQf6+PoL9QL3Cvn3B/X/Cf8I
loose word front-desk	-0.006	-0.001	AAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAA
loose word full	0.068	-0.037	AQMBA/8BAQAAAAABBAAAAQIC//8A/gAB
loose word full-time	0.064	-0.038	AQT//P8B/v0BAQH8A/0A/wYD/wEB+wL+
loose word gain	-0.03	-0.01	Af8BAP8B/gAAAAH9AP8B/gAB/gQAAQAA
loose word gang	0.015	-0.019	AAAA/wAA/wAAAAD+AQAA/wEBAAEAAAAA
loose word gas	-0.036	-0.007	/wAAAgEAA/8AAAACAQAAAQD+Af0AAAAA
loose word gather	-0.052	-0.032	/voEBAP+BQL///4F+gL8BPj3Bfn/Bv8D
loose word get	0.13	-0.04	AAb+/QAA/v4BAQD7BwACAAYCAAIA+wD/
loose word give	-0.041	0.153	AgD/Af4D//4AAgIFA/0B/gEA/wMBAAH+
loose word glassware	0.033	-0.008	AQL+//8A//4BAQH+BP8B/wICAAEA/gD/
loose word go	0.015	0.062	AQIA//8AAP0AAAH/AQEE/gID/gQA/QD/
loose word good	0.002	-0.035	AAIAAQAA/gAAAAD/AQH///7/AQEAAAAB
loose word grade	-0.014	0.038	AP8A/wAA/wH///8A/QAAAP7/AAAAAgAA
loose word graduate	0.024	-0.004	AAIA/gAAAAAAAAD+AgAAAAMBAAEA/wAA
loose word ground	-0.013	0.044	AP8BAQAAAAAAAAABAAAAAP8BAAAAAAAA
loose word group	0.02	-0.021	AQT//f8B/v4BAQD+AwAB/wID/wEA/gD/
loose word grow	0.037	-0.012	AQP//v8B/v4BAQH/A/8B/wEB/wEA/gD/
loose word guarantee	0.035	-0.008	AAAA/wAAAAAAAAD+AQAAAAEAAAAA/wAA
loose word guard	-0.018	-0.025	AAAAAQD/AAAAAAABAAEAAP8AAf8AAAAA
loose word guest	0.029	0.011	AAH/AQAA//8BAAAAAwACAAQCAAAA/QAA
loose word guide	0.093	-0.021	AQIA/f8A/QABAAH6A/8C/gQG/gMA/gAA
loose word hair	-0.069	0.047	//sFAwEAAgL9//4E+QD+Avv8Av4ABQAB
loose word half	0.012	-0.016	AAQA//8A/v8AAAEBAwAA/wIAAAEA/gAA
loose word hand	-0.036	-0.02	AP4BAwH/AwH//wAC/wEAAP//AP8AAQAA
loose word handle	-0.083	0.022	//8BAgD/AgD//v8K+gP+A/v7Af7/Av8D
loose word handover	-0.025	-0.001	AAAAAAAAAAAAAAAB/gD/Af//AAAAAAAA
loose word hands-on	0.014	0.038	AAEA/wAAAAAAAAD+Af8AAAEBAAEA/wAA
loose word head	0.052	-0.089	/wEAAAEAAAABAQAAAwAAAAECAAAAAAAA
loose word health	-0.003	-0.014	AP8AAAEAAQEAAP8AAgD/AgIAAf8AAAAA
loose word healthy	0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word heating	0.017	-0.01	AAEAAAAAAAAAAAABAQAAAQL/AP8AAAAA
loose word height	0.002	-0.007	AAEAAAAA/wAA/wAAAgAAAAIBAAEA/wAA
loose word held	0	-0.012	AQH+//8C//8BAQH/AP8BAAAB/wAAAAH/
loose word help	0.005	-0.079	9fgGCgz+EAj7/PUN9QLzDvnwC/P+Bv4F
loose word herd	-0.021	0	AP8AAAAAAQAAAAABAAAAAAD/AAAAAAAA
loose word high	0.06	-0.03	AAL+/P8B+wABAQH5A/8C/AAEAQMAAAAA
loose word history	0.023	-0.01	AAIA/wAA/wAAAAD/AAAA/wECAAAAAAAA
loose word hold	-0.097	0.036	APsDBAEBBAD//wEF/gD+Avv+APwAAgEA
loose word holder	-0.062	-0.031	Af7/AgAAAQIAAAAEAAAAAQEAAP8AAQD/
loose word home	-0.08	0.008	AAEBAgAAAgAAAAADAgAAAQH9//8AAAAA
loose word hospital	0.017	-0.009	AQP+/v8A/v4AAQD+BAAB/wIA/wIA/QD/
loose word host	-0.021	-0.003	AP4BAQAAAQEAAAAB/gAAAP8AAAEAAQAB
loose word hot	-0.008	0.056	//4AAQD/AQEAAAAA/gAAAf/+AP4AAQAA
loose word hotel	-0.071	-0.003	AP//AgAAAwAAAAAF/wD/Av37AP0AAQAA
loose word hour	0.128	-0.069	BAf5+/0C/PsEBAT6Cv0F/QgK+wYB9wL7
loose word house	-0.042	0.021	AAAAAQAA/gAAAAAD/QD/AQACAP8AAQAA
loose word household	-0.026	-0.004	AAAAAAAAAAAAAAAAAAAAAP//AAAAAAAA
loose word housekeeping	-0.003	-0.001	AP8BAAAAAAH//wAA/wAAAAAAAAAAAAAA
loose word housing	0.083	-0.014	AAP+/QAB//4BAgD6Bf4B/wMD/wIA/QD/
loose word hundr	-0.066	0.064	AAAAAgD/AAEAAAAFAAAAAP//AP8AAAAA
loose word hundred	-0.117	-0.005	AP0AAQD/AAAA//8E+wL/Afv/AP8AAgAA
loose word hygiene	0.031	-0.002	AAAA/gAA/QAAAAD9AQAA/gECAAIA/wAA
loose word immaculate	0.008	-0.008	AAAA/wAA/wAAAAD/AQAAAAAAAAAAAAAA
loose word impeccable	0.023	-0.002	AAD//wAA/gAAAAD/AQAA/wEAAAEA/wD/
loose word implement	-0.015	0.041	//8BAQH+AAH///8B/QL/Af8AAQAAAgAB
loose word improve	0.115	-0.015	BAj5+PsF9vsEBAX1CvkI+QcK+gkD+QT7
loose word include	0.16	0.071	Aw3+8/wC+f0AAQP0CP0H+wkO/gUB/QEA
loose word incom	-0.072	-0.004	/fsGBAP6BQT8+/wG+Af6Bfv8A/z+Bf0E
loose word incoming	-0.075	-0.01	//wDBAH+AgP+/f8H+AX+A/39Af3/BP8C
loose word increase	0.031	-0.009	AQL//v8B/v8AAAH9A/8B/wIC/wIB/gH/
loose word infection	-0.008	-0.002	AAH//wAAAAAAAAAAAQAAAAEAAAAA/wD/
loose word inform	0.017	-0.001	/wABAAH/AQD//v8A/gL/AQEBAf8AAAAB
loose word injection	0.029	-0.001	AQL+/v8A//8AAAH+AwAB/wICAAEA/gAA
loose word inside	0.022	-0.018	/wIA/wEAAP8AAAAAAwD/AAIBAAAA/gD/
loose word insight	0.006	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
loose word inspect	-0.005	-0.005	AAAAAAD/AAAAAAAAAAAAAAAAAAAAAAAA
loose word instagram	0.005	-0.003	AAAAAP8A/wAAAAH+AAAB////AAEAAQAA
loose word install	0.046	-0.016	AQP+/v8D/v0CAgH8BfsD/gQD/gMB/AH+
loose word instruction	-0.136	-0.012	/voBBwIABQIAAAAH+gD+Afn4APwABQAA
loose word instructor	0.062	-0.012	AAL//wAA//8AAAD+BQAB/wICAAAA/gAA
loose word integration	0.014	-0.01	AAAAAAAAAAABAQD+Af8B/wEBAAAA/wAA
loose word interval	0.025	-0.014	AAAAAAAA/wAAAAD/AQAA/wECAAAA/wAA
loose word interview	0.049	-0.008	AQP//QAA/v8AAAD9AwAB/wIDAAEA/gAA
loose word introduce	0.039	-0.041	AQIA/v8A/P8BAQL7A/0D/AIF/QMA/wD+
loose word invoice	0.064	-0.03	AgP+/f4B/P4BAQL9Bf8D/gUF/gQA/QD/
loose word issue	-0.07	0.026	AQEBAP8AAAAA/wAB/AEAAP//AAAAAgAB
loose word it	-0.023	0	AP4CAQAAAAEAAAAB/gAAAP7/AAAAAgAB
loose word item	-0.007	-0.043	AQL//v4A/f4BAQH+AwAB/wEB/wEA/wAA
loose word jam	-0.012	0	AP8AAAAAAAAAAAAA/wAAAP8AAAAAAAAA
loose word job	0.048	-0.033	AAACAQAA/wD//wAC/wAA/wICAAEAAgAB
loose word join	-0.077	-0.02	/vsCBQL+BQT///8D+gL9A/v9Af0AA/8C
loose word joint	0.037	0.063	AAIA/AAAAAAAAAD+/wD/AAIDAAEA/wAA
loose word jointly	-0.048	-0.071	//wCAQH/AAL//wAB+wH/AP7/AQAAAwAB
loose word judge	0.021	-0.008	AAEA/gAA/wAAAAD+AQABAAECAAEAAAAA
loose word juki	0.029	-0.002	AQL+/v8C/v4BAQD+Av8A/wIC/wIB/gH+
loose word junior	0.035	-0.027	AAEA//8A/v8AAAD9AgAB/wICAAIA/gAA
loose word just	0.009	-0.006	AQL/AP8B/vwAAQEBA/8A/wIB//8B/QH/
loose word keep	0.047	-0.083	AQb+/gAABQECAP/9BAABBQf8Avv//P8A
loose word key	-0.048	-0.004	//0BAgEAAgIAAAAB/QH/Af//Af8AAgAB
loose word keyholder	-0.013	-0.02	AP8AAQAAAAAAAAH+AgAB/wEA/wAA/wAA
loose word kitchen	0.006	0.029	AQD//f4A/P8AAAH+AAAB/QEDAAIA/wAA
loose word knife	-0.012	0	AP4BAgAAAAH//wAB/wAAAAAAAAAAAAAB
loose word know	-0.003	0.019	Af8EAf/+/wH+/wAA/wIBAP4BAAEAAwAB
loose word knowledge	0.03	-0.003	AAAAAAAA/wAAAAD/AQAB/gACAAEAAQAA
loose word label	-0.004	-0.002	//0DAgH9AwL///8C/QL+Av7+AP8AAv8C
loose word labelling	-0.031	0.059	AAD/AQAAAQABAQD/AQAAAAEAAP8A/wD/
loose word laboratory	0.008	-0.012	AAAAAAAAAAAAAAD/AAAAAAAAAAEAAAAA
loose word lack	-0.026	-0.001	//4BAQEAAQEAAAAB/AD/AP7+Af8AAgAA
loose word language	-0.009	0.045	/wD9AQEBAgABAf/+///+AgAAAQAA/gD/
loose word large	0.042	-0.016	AAH//wABAP8AAAAAAAAAAAIBAAAA/wAA
loose word last	0.111	-0.018	AQUB/P///v8A/wH6BQEB/gQD/wQA/QAA
loose word lasting	0.011	-0.01	AAEA/wAAAAAAAAD/AQAAAAABAAAAAAAA
loose word late	-0.03	-0.01	AAAAAf8AAP8AAAABAgABAAAA/wEA/gAA
loose word later	-0.068	-0.01	//wAAgEAAQEAAP8C+wD/Afz+AP8AAgAA
loose word law	0.026	-0.013	AAAAAAAAAAAAAAD/AgEAAAABAAAA/wAA
loose word lawn	0.02	-0.012	AQL+//8B/v8BAQH+A/8B/wQE/gIB/gH+
loose word lay	-0.021	0.008	/v//AAECAQACAQAAA/sAAQEA/wAB/AH9
loose word lead	0.132	-0.099	BQn3+PsJ+PgEBQT4CfoF+gkJ+QkE+AX5
loose word leader	0.047	-0.003	AAEAAAAA/wAAAAD+AwAB/gIBAAEA/wAA
loose word learn	-0.018	-0.006	AAH/AQABAf8AAAABAf8AAAH/AAAA/gD/
loose word leave	-0.099	-0.016	/vsBBgIBBv8AAf8I/QD8BPz5AvoAAgAB
loose word left	-0.019	0	AP8AAQAAAQAAAAAB/wAAAP//AP8AAAAA
loose word lesson	-0.009	-0.008	AAABAAAA/wAAAAAA/wAAAAAAAAAAAAAA
loose word let	-0.06	0.013	AP4DBAD+AQL//wAE/wIAAf//AAEAA/8B
loose word letter	-0.004	0	AAABAQEAAQAAAP8BAAD/AQD9Av0AAf8B
loose word level	0.014	0.043	/v8CAwMAAwL+//8E/gAAAv/9A/wABAAB
loose word library	0.016	0.075	AAEA/gD//gAAAAD//wAAAAABAAIAAAAA
loose word licence	-0.037	-0.033	AQH+//8A/v8BAQEAAAAB/gAB/gIA/wD/
loose word license	0.028	0.056	/wACAAH+AQEA/wD/AAEAAAAAAAAAAf8B
loose word lifeguard	-0.004	-0.002	AP8AAAAAAQAAAAD//wAAAAD+AP8AAAAA
loose word lift	0.08	-0.016	AQX9//8CAPwBAQD/Bf4BAAYD/wEA+gH+
loose word light	0.051	-0.018	AAH//gAB//8AAQD7Av8B/wEBAAAAAAAA
loose word like	-0.028	0.026	AP4DAQAAAAH/AAAB/QAAAPz/AAAABQAA
loose word likewise	0.028	-0.02	AAIA/wAA/wAAAAAAAAAAAAEBAAEAAAAA
loose word line	-0.015	-0.019	//oFAwL/BQP9/v4E+gL9BP38Af0ABAAD
loose word list	-0.02	-0.008	AAAAAQAAAAAAAAAB/gD/AAD/AAAAAQAA
loose word little	0.024	0.055	AAAA/v8A/v8AAQH9Av8C/////gQAAAAA
loose word live	-0.022	-0.027	AP7/AAAAAAAAAAAA/wAAAP4A/wEAAQD/
loose word load	0.047	0.012	AgL8AP4E//0BAQAABv4A/wICAf4A/gH+
loose word local	0.068	-0.017	AQMA+/8A/f8AAAD7AgAB/gEDAAIA/wAA
loose word located	-0.06	-0.018	//8AAwEBA/8AAf8F///+Af/8Af0B/wH/
loose word lock	-0.012	0.057	AAEAAAAA//8AAAAA/wAAAAAAAAAAAQAB
loose word log	0.025	-0.014	AP8AAQD9AQEAAAD+AQQAAP/+Af4AAv8C
loose word look	0.005	-0.062	/gIF/wL7AQH9/f8B/wT/AgEAAv7/A/0F
loose word lorry	-0.06	-0.009	AAAAAgAAAP8AAAABAAAAAAAAAAAAAAAA
loose word loss	0.062	-0.008	AQIA/f8A/QAAAAH8AgAC/gIC/wIA/wAA
loose word lower	0.012	-0.016	AAT//wAAAf8BAAD/Af8BAQUBAAAA/QD/
loose word loyal	0.032	-0.01	AQL//v8B/v8AAAD9AgAB/gID/wMA/wAA
loose word lunch	0.013	-0.004	AAEAAAAAAAAAAAH/AQAB/wECAAEA/wAA
loose word lunchtime	-0.07	-0.003	AP4BAgAAAAEAAAAC/QAA//z+AAAAAgAA
loose word machine	-0.029	-0.005	AAL/AAAA/wAAAAAC/gD/AAH/AAD///8A
loose word main	-0.008	-0.004	AP8AAAAAAQAAAAAA/wAAAP8AAP8AAAAA
loose word maintain	0.029	-0.034	AAP//P8A+/8AAAD7Bv8C/AMFAAEA/gD/
loose word make	-0.084	-0.077	/fgBBwP+BwMBAP8H/P4AA/v7AP0BAAH+
loose word man	-0.015	-0.005	AP8BAQD/AAAAAAAA/wAAAP8AAAAAAQAA
loose word manage	-0.002	0.063	/PwKAwT2BQX6+fsB/Ar7Bf/9A/z8AvsG
loose word management	-0.005	-0.029	AAD/AAAAAQEAAAAAAgABAAABAAEA/wAA
loose word manager	0.089	-0.052	AgX++/4B+v8BAQL4B/8E+gMH/wQA/QD/
loose word many	0.08	0.078	AQb//AAA/v4AAAH5B/8CAAUI/gQB/gH/
loose word mark	-0.031	-0.012	APsBAgD/AAEAAAAD/QAAAP//AAAAAQAB
loose word master	-0.024	0	AP4AAQAAAgAAAP8B/wD/Af/+AAAAAAAA
loose word match	0.014	-0.012	AP8AAP8A/wAAAAAAAAAB/gEBAAIA/wAA
loose word material	-0.06	0.056	AP8AAQAAAAEAAAAC/QD/AP//AP8AAQAA
loose word maternity	0.016	-0.011	AAH//v8A/v8AAAD/AQAB/wIBAAEA/gAA
loose word matter	-0.028	0.111	AAEAAAAA/wAAAAEBAAAAAAAAAAAAAgAA
loose word meal	-0.017	-0.006	AP4AAQAAAQEAAAAB/QAAAf3/AAAAAgAA
loose word mean	0.019	0.078	AAAA/wAB/gABAQH+Af8B/wEC/wIA/wH/
loose word measure	-0.006	0.048	AAEAAAAAAQAAAAAAAAAAAf/+AP8AAQAA
loose word meat	0.018	-0.007	AAD/AAAAAAD///8AAwH/AQABAAAA/wAB
loose word media	0.016	0.03	AAACAAD/AAAAAAD+AQAA/wEBAAAA/wAA
loose word medical	0.011	-0.005	AAAA/wAAAAAAAAD/AAABAAABAAEA/wAA
loose word medication	0.043	-0.005	AAH+/gAA//8AAAD+AgAB/wMCAAEA/wAA
loose word medicine	0.002	-0.022	AAH//wAA/v8AAP/+AAD/AAEAAAAAAQAA
loose word meet	-0.073	-0.053	APsBAgD+AQEA//8B/AIAAPv+AAD/Av8B
loose word member	-0.063	0.029	AQAA//8A/gEA/wEA/wAC/QAA/wEAAAAB
loose word mentor	-0.036	-0.028	/PwEBAT6BAX//f4C/gX+Avz8A/3+BP0E
loose word meticulous	0.02	-0.002	AAAA/wAA/wAAAAD+AQAAAAEBAAIAAAAA
loose word metre	-0.006	0.095	AP8A/wEAAQAAAAD/AAD/AQD/Af4AAAAA
loose word microbiology	0.026	-0.001	AAP+/v8A//4AAQD/AgAAAAEAAAAA/gD/
loose word milk	-0.012	-0.009	//4BAQEAAQD/AP8C/gH+Af//AAEAAQAB
loose word mind	-0.032	0	AP8BAQAAAQAAAAAB/wD/Af/+AP8AAQAA
loose word minor	0.025	-0.009	AAAAAQAAAQAAAAAAAgAAAAIAAAAA/wAA
loose word minute	-0.05	-0.003	//4BAgEAAgMAAAAB/gD/AP7/AAAAAQAA
loose word miss	-0.002	-0.003	AP8AAAAAAAAAAAAB/wAAAP8AAAEAAQAA
loose word module	-0.084	-0.001	/voDBQMABgP/AP8F/AD/A/v7AvsAAwAB
loose word money	0.019	-0.005	AAEAAP8A//8AAAH+AQAB/wIC/wIA/wD/
loose word monitor	0.042	-0.013	AQH///8B/gABAQH9A/4C/gED/wIB/wD/
loose word month	-0.04	0.265	/v0EAgL/AgP9/f8D+wH/Av/8AAD/Bf8D
loose word monthly	0.015	0.036	/wEAAAAAAAAAAAD/AAAA/wABAAEAAAAA
loose word more	0.054	-0.033	AQMA//8A/QAAAAEAAQAB/wID/wEA/gAA
loose word morning	-0.036	-0.022	AAABAAAAAAAAAAACAQD/Af8AAAAAAAAA
loose word mortar	-0.001	-0.005	AAAA/wAA/wAAAAAAAAD/AQD/AAAAAAAA
loose word mostly	-0.029	0.039	//4BAAAAAQP//v8B/AL/Af3/AAAAAwAB
loose word move	0.042	-0.036	AAEBAQD+AAEA/wAAAQEAAAIB/wAA/wAB
loose word moving	-0.015	-0.021	AQAA/wAA/gEAAAD+AAAB//8AAAEAAQAA
loose word mow	0.01	0.042	AAEBAAAA/wEAAQEAAf8B/wECAAEAAAAA
loose word nam	0.045	-0.033	AAH+AP8A/v4BAf//BP///gEAAQEA/gD/
loose word national	0.048	-0.016	AAL//gAA//8BAQD8BQAB/wQE/wIA/QD/
loose word nationwide	0.051	-0.015	AwT9/P0C+/0CAwP7Bv0E/AQF/AUC+wL9
loose word need	-0.003	-0.017	AAACAAD+AQH//wD//wICAf//Af4AAQAC
loose word negotiate	0.071	0	AQT//P8C/f8BAQH5BP0D/QQG/gMA/gH/
loose word network	-0.026	-0.004	AAABAQAAAAEAAAAC/wD+AQD/AP4AAQAA
loose word never	0.062	0.026	AAIA/wAA/wD///8BAAH/AQMBAAIA/wAA
loose word new	-0.019	-0.088	AAT//QAA//8AAAD+AQH/AQIEAAEA/wD/
loose word newcomer	0.007	0.002	AAEAAAAAAQABAAAAAgAAAAH/AAAAAAAA
loose word newly	-0.04	-0.007	AAEAAAAAAAAAAAABAAD/AAEAAAAA/wAA
loose word next	0.008	-0.001	AAIA//8A/gAAAAD/AgAB/wABAAEA/wAA
loose word night	-0.006	-0.031	AAAAAAAAAAAAAAACAQD/Af8BAP8A/wAA
loose word nine	0.042	0.042	AAP//gAC/v4BAQH8BP4B/wMCAAAA/gAA
loose word nine-strong	0.011	-0.007	AP8AAAAAAAAAAAD/AAAAAP//AAAAAQAA
loose word note	0.005	-0.003	AAL+/gAAAP8AAP8B/AD+AQD+AAAAAAAA
loose word nothing	-0.024	-0.009	AAABAgAAAP8AAAADAQAAAP7/AP8AAQAA
loose word now	0.031	-0.033	AQMA/wAB////AQAAAv4AAQQEAP0A/wH/
loose word number	-0.031	0.028	//oDAwH/AwL//wAC/AEAAP/9Af8ABAAB
loose word nurse	0.006	0.102	/v4BAQIAAgEAAP8B/gAAAf7/Af8AAQAB
loose word nutritious	0.057	-0.003	AAL+/AAB//4AAAD8BP8B/wQD/wIA/AD+
loose word nvq	0.008	-0.001	AAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word obtain	-0.002	-0.027	AP7/AAAC/gEAAAD/AP8B//8A/wIBAAH/
loose word occasion	-0.081	-0.013	AP0BBAEAAgIAAP8F/AD/Af7/AP8AAQAA
loose word off	-0.026	-0.001	//8BAQH/AgEAAP8D/gD/Av38Av0AAgAA
loose word offer	-0.012	-0.013	AAD/AAEAAAAAAAABAAD/AP8AAf4A/wAA
loose word office	0.031	-0.013	AAIB/wAA/wEAAAD/AgAA/wECAQAA/wAA
loose word officer	0.013	-0.005	AAEA/wAAAAAAAAD/AAAAAAABAAEA/wAA
loose word often	0.022	-0.018	AP8AAQAAAAAAAAABAAAAAAAA/wAA/wAA
loose word old	-0.004	-0.002	AAIAAAAAAAAAAAD/AAAAAAEAAAAAAAAA
loose word on	0.007	-0.002	AAL/AQABAP4BAQABBP8BAAIAAP8A/QAA
loose word once	-0.035	-0.015	AP0AAAAAAAEAAAAA/f//AP4AAAEAAQAA
loose word one	-0.032	0.107	AQEAAf8AAP8AAAEDAAAAAAH8AAAA/wAB
loose word one-to-one	-0.016	0.049	AAAAAQAAAAAAAAAB/gD/AQD/AAAAAAAA
loose word online	-0.032	0.051	AP4AAgABAAEAAAAB/v8A//3+AP8AAgAA
loose word only	-0.08	-0.019	//sBAwH/AgIA/wAC/AD/APz8Af4AAgAB
loose word onward	0.006	-0.013	AP8AAQEAAQAAAAAC/wD/Af//AP4AAAAA
loose word open	0.002	0.066	AP////8B/wABAQEAAP8B//8A/wAA/wAA
loose word opening	-0.012	-0.005	/wD/AwEAAwABAQAFAQD/AgD/Af4AAAAA
loose word opera	0.025	-0.003	AAH+/wAAAP8BAQD+AgAAAAIAAAAA/gD/
loose word operate	-0.013	0.01	AP8CAAAAAAD//wAA/QL+Af7+Af//A/8D
loose word operation	-0.027	0.03	/fwEAQP/AwP9/fwC+wH8A/79BP0ABQAD
loose word operator	-0.039	0.052	//8AAQEAAgEAAP8B/gD/Av/+AP8AAgAA
loose word optimise	0.004	-0.003	AQL+/v4B/f8BAQL+A/4C/QEC/gMA/wD/
loose word order	0.069	-0.038	AAEB/gEAAAAAAAD+BAAAAAECAf8A/wAA
loose word other	0.028	-0.049	/gEAAwIBAf3/Af4AAv/8AQD9AgIB/QEA
loose word otherwise	-0.094	0	APsCBAH/AgL///8G+gH/Avv+Af4AAwAB
loose word out	0.017	-0.015	AAAAAAAAAAAAAAD/AgAAAAAAAAAA/wAA
loose word outlook	0.031	-0.007	AAH//v8B//8BAAD+Af8AAAEB/wEA/wH/
loose word outside	-0.051	-0.041	//sBAwH/AgMA//8D+QD+Avz9Af4ABAAB
loose word outstanding	-0.071	0.045	//kABwIABQIAAP4F/AD+Avz7Af0AAQAA
loose word over	-0.041	-0.011	/v4BAgL/AwL///8C/AH+Avz9Av0AA/8B
loose word overnight	-0.112	-0.002	APwAAgAAAgEAAAAE+gH+Avv7Af0AAwAA
loose word oversee	0.005	0.038	/wAAAAD/AAEAAAD/AAIAAAIAAAEA/wAB
loose word ow	-0.011	-0.003	AP8AAQEAAAEAAAAA/wD/Af8AAAAAAQAA
loose word own	0.082	0.029	Agb7+/0E/vsCAwL6CfsD/gYE/gMC+AL8
loose word owner	-0.08	-0.003	/vsBBAIABgH/AP8F+gH9A/z7Af0AAwAA
loose word pace	-0.024	0	AP4BAAAAAQEA/wAB/wAAAf3+AP8AAgAA
loose word pack	-0.022	0.032	//0CAQH/AQL///8C+wH+Av//AQD/Af8B
loose word page	0.009	-0.016	AAAAAAAA/wAAAAH/AQAB/v8BAAEAAAAA
loose word pair	-0.081	-0.012	//0BAgEAAgIAAAAD/wD/Af79Af4AAwAB
loose word palletise	-0.012	-0.008	AP8AAAAAAAEAAAAB/wD/AP7+Af4AAgAB
loose word paper	-0.02	-0.01	AP8BAQEAAQIAAAAC/gD/AP7/Af8AAgAA
loose word parent	0.041	-0.012	AQH//v8A/v8AAAD+AgAB/wED/wIA/gD/
loose word parlour	0.027	-0.011	AQH//v8A/v8AAAD+AQAA/wID/wIA/gAA
loose word part	-0.106	0.029	/voFBQT/CQX8/P4F+wL8Bvr6BPf/Bv8F
loose word partner	0.025	-0.008	AAEAAAAAAAAAAAD+AgAB/wEBAAEA/wAA
loose word partnership	0.001	0.06	AP8A/wAAAAAAAAD//wAAAAABAAAAAQAA
loose word pass	0.001	-0.032	AgH/AP8C/f0BAQH//f8D/gEG/wIB/wH/
loose word passenger	-0.067	0.018	AP0BAgAAAgH/AAAC/QD/Af3+Af8AAwAA
loose word past	-0.018	-0.003	//8AAAEAAQAAAf8CAAD/AQH/AP8A/gAA
loose word patient	-0.049	-0.103	//gGBQL+BAX8/f4I+gT8BPj5Av3/Bf4G
loose word pattern	0.064	-0.041	AQT+/f8A/v0BAQH9B/8B/gQD/wEA/AD/
loose word pay	-0.027	0.036	AP8AAAD/AAEAAAEA/QEB//4B/wIAAQAA
loose word payer	-0.056	-0.005	/fsFBQT/BQT+//4E+wH8A/39Av4AAgAB
loose word payment	0.001	-0.025	AAEAAQAA/v8AAAD/Bf8C/wEDAP4A/gAA
loose word payroll	0.057	-0.017	AQP///8A/v8AAAD/BAAA/wEB/wEA/QAA
loose word peak	0.018	-0.008	AAEA//8A/wABAAH/AQABAAEAAAAA/wAA
loose word perform	-0.04	0.017	AP0BAgH/AgH///8C/gL/Af8AAAAAAAAA
loose word period	0.011	-0.006	AAL+/wAAAP8BAAH+AgAB/wEC/wIA/gD/
loose word permanent	0.149	-0.048	AQf/+f8B+/4BAQH4Bv8C/QYI/wMA/AH/
loose word person	-0.03	0.089	AQL8//8BAf8AAAEA/gEA/wIC/gEA/gD+
loose word personal	-0.04	0.031	AP0CAgAAAAEAAAAC/QAAAP3/AAAAAgAB
loose word personally	-0.018	-0.029	AQEA//8A//8AAQH/A/8B/wECAAEA/gAA
loose word phone	-0.029	-0.005	//8AAQH/AgD/AAAC/gH+Avz9Avz/BP8C
loose word photograph	0.018	-0.015	AAAAAAAAAAAAAAABAQD/AAAAAP8AAAAA
loose word photographer	0.012	-0.005	AAABAAAAAQH////+/gD/Af/+Af4AAgAB
loose word pick	0	0.016	AAD9AAADAf4BAv8BAfwAAgIBAAAB/AL8
loose word piece	-0.016	-0.017	AAAAAAAAAQAAAAAA/wAAAQAAAAAAAAAA
loose word pipe	0.008	-0.013	AQH/AP8AAP8AAAD/AgAAAAH/AAEA/wAA
loose word place	-0.008	-0.04	AfsAAv/+AQEAAAAB/f8AAP/+Af4AAf8C
loose word plan	-0.097	-0.023	+v0JBgf6CAT9/PoH+wf4Cfv3CPb8B/sG
loose word planning	0.018	-0.004	AAD+/wAA/wAAAAD/AQAAAAACAAAA/wAA
loose word plaster	0.021	-0.004	AAL//gAA/gAAAAD/AQAAAAAAAAAAAQAA
loose word plate	0.016	-0.004	AAEAAAAAAP8AAAAAAAAAAAAAAAAAAAAA
loose word platform	0.012	-0.001	AAAA/wAAAAAAAAD+AAAAAAACAAMAAAAA
loose word play	0.059	-0.027	AQP9/P4C+/4BAQH7Bf0D/QQE/QUB/QH+
loose word plus	-0.025	-0.016	//8AAgEAAQEAAP8C/f//Af38Af8AAgAA
loose word point	-0.079	-0.019	//sDAwEAAQH///4E+QH9Afr9Af4ABAAC
loose word polish	0	-0.005	AAD//wAA/wAAAAD/Af8B/wEBAAEAAAAA
loose word popular	0.056	-0.016	AAT//P8B/f8AAQD8Av8B/gICAAEAAAAA
loose word post	0.069	-0.046	AAIE/gAA/wAAAAAA////AAICAAIAAgD/
loose word pound	-0.022	-0.01	AQEAAP8A/wAAAAAB/wAAAf//AAAAAAAA
loose word pour	-0.033	0.098	AP8AAQD/AAEAAAAC/QEAAfv9AP4AAQAB
loose word power	-0.009	-0.005	AAAAAP8AAP8BAAD/AQAB//8A/wEA/wAA
loose word practice	0.067	-0.066	AAb8+/8C/PwBAQH7AwAC/AUF/wYA+gD+
loose word practise	0.029	0.008	AAEAAAAAAAAAAAD+AQAB/wAB/wIAAAAA
loose word practitioner	0.017	-0.014	AQH///8A//8AAAEAAQAB/wAAAAAAAAAA
loose word praise	0.022	-0.006	AAIA/wAA//8AAAD/AAAAAAEBAAEAAAAA
loose word premises	-0.049	-0.007	//4BAgEAAgH/AP8E/QD/Av/8Af4AAgAB
loose word preparation	-0.041	-0.022	//sFAQH/AgL+/v4D+wH+A/39Af7/A/8D
loose word prepare	-0.002	0.005	AAABAAAAAQD/AAAB/wMBAQACAQD/Af8C
loose word present	-0.042	-0.008	Av3+Af4D/v8CAQL+A/sD/gME/gIB/gH9
loose word press	0.011	0.032	AAD//wABAAAAAQD+Av4AAAIBAAEB/gH+
loose word pressure	0.025	-0.008	AAAAAAAA/wAAAAD/AwAB/wEC/wEA/wAA
loose word prevent	0.056	-0.012	AQL//v8B/v8BAQD9Af8A/gECAAIA/wAA
loose word previous	0.039	-0.016	AAIA/gABAAAA///+AQEAAQT/AAIA/wAA
loose word price	0.055	-0.024	AQX9/f8B//4BAQD7Bv8B/wQCAAEB/AH+
loose word prisoner	-0.039	0.021	AP0BAgAAAAEAAAAC/AAAAP7+AAAAAgAA
loose word problem	-0.049	0.029	APsEBAAAAQAAAAAD/QAAAf3/AAAABAAB
loose word process	-0.005	0.064	BAD///wA/P4BAQMA/gMC/f8C/QQAAAD/
loose word produce	-0.057	0.134	//wCBAL8AwP//wAB/AP/APz/Af7/A/4D
loose word product	-0.018	-0.015	AAAAAAAAAAAAAAD/AAAAAAEBAAEAAAAA
loose word production	0.019	0.037	AAL9AAAAAAAAAAD/AQAAAQABAP8A/wD/
loose word professional	0.023	-0.002	AQL//v8B//8AAAD+AgAB/wIC/wEB/wH/
loose word program	0.042	-0.009	AAIA/gAAAAABAQD9Av8BAAEAAAAAAAAA
loose word programme	0.039	-0.01	AAH///8A//8BAQD+AgAB/wEBAAIA/wAA
loose word progress	-0.031	0.007	/v0CAgL/BAD/AP4D/AL9A//+Av0AAAAA
loose word promote	-0.005	-0.018	AAAAAAAAAQAAAAD/////AP8AAAAAAAAA
loose word promptly	0.067	-0.029	AQP//v8B/v4BAQH+A/8B/wUE/wIA/QD/
loose word proof	-0.026	-0.001	AP8BAAAAAQAAAAAA/gD/AP7/AAAAAQAA
loose word property	-0.055	-0.019	//8AAAAAAgAAAAAC/gD/Av7+AP8AAAAA
loose word propose	-0.02	-0.002	//wBAwH/AgH/AP8C/QH/AP39Af4AAwAB
loose word protection	0	-0.01	AQH///8B//8BAQEAAv8B/wAB/wEA/wD/
loose word provide	0.007	-0.052	/wAE/wD//wD//wD+/wIC/f//AAP/BP4E
loose word public	-0.039	0	AAAAAAAAAQAAAAABAQAAAAEAAAAAAAAA
loose word publish	0.026	-0.043	AQH/AQAB//4AAAAAAf8AAAIDAAAA/wD/
loose word pull	-0.021	0.035	AP8AAQAAAQAAAAAC/wEAAf//AP8A/wAA
loose word punctual	0.008	-0.003	AAAAAAAAAAAAAAD/AQAAAAEAAAEA/wAA
loose word pupil	-0.001	0.066	AP8CAwABAv///wAC/wD/AQD9AP4AAQAB
loose word pursued	-0.046	0.044	//sBBAEAAwIAAP8G/AD+Avz9Af4AAgAA
loose word put	0.055	-0.068	/wX7/gEEAvsCAwD+B/r/AQb9Af0B+wL9
loose word qualification	-0.012	-0.014	+/wHBQX9BgX8+/sF+wH7Bf37Bvn/BP8G
loose word qualified	0.037	-0.045	AQX9+/8B/P4BAQH6BP8C/gUG/wQB/AH+
loose word qualify	0.034	0.037	AgT9/v4D/v0CAgH8BP0D/QMD/wEB/QH+
loose word quality	0.044	-0.012	AAL//AAA/f8BAAD8BAAB/wMDAAIA/gAA
loose word quarter	0.001	-0.02	AAAAAAAAAAAAAP8AAAAAAQAAAP8A/wAA
loose word queue	0.043	0.03	AQT//f8C/v0BAQD+Bf4B/wMAAAEA/gAA
loose word quick	0.064	-0.015	AQT//f8B/v4AAAD8BQAA/wMDAAEA/gD/
loose word quickly	0.033	-0.031	AAEA/wAAAAAAAAD+AgAAAAEAAAAAAAAA
loose word rail	0.012	-0.011	AAH//wAA//8AAAD/AQAAAAEB/wEA/wAA
loose word raise	0.002	0.011	Af79Av8D//4AAQEAAP8B//8D/wEB/wH/
loose word rate	0.017	-0.054	AQAAAP///gABAQL+AAEC/QED/gIAAAAA
loose word rating	0.022	-0.01	AQL//f8A//8BAQH+Af8C/gIC/wIA/gD/
loose word reach	-0.091	-0.002	//sAAwH/AgIAAP8C+wH/Afv8Af4AAwAB
loose word reaching	-0.043	-0.002	AP0BAQAAAgH///8C+wH+Av78Av4ABP8B
loose word read	0.011	-0.037	AQP///4C/v4BAQH/Av0B/wID/wMB/gH+
loose word reader	0.022	0	AAEA/wAA/wAAAAAAAQAAAAABAAAAAAAA
loose word reading	-0.04	-0.001	AP4BAQAAAQH/AAAC/QAAAf7+AAAAAgAB
loose word ready	-0.034	0.052	/wEBAQH+AgD///8A/wL/Af/9AP8AAv8B
loose word rebuild	0.008	-0.012	AAEAAAAAAAAAAAAAAQAAAAIBAAEA/wAA
loose word receive	-0.057	0.004	//0BBAH9AwIAAP8DAAL+Avz8Af0AAwAB
loose word recommend	0.037	-0.003	AAAA/wAA/wAAAAD+AQAB/wEB/wIA/wAA
loose word record	-0.018	0.131	/P4FAwX8BgT+/v4C/wT8A/z8Bfn+BP0F
loose word recorded	-0.021	-0.013	//4CAgH+AgH//v8D/QP/Av/+Af7/Af8C
loose word recover	0.055	-0.011	AAIA/f8A/QABAQH6BP8C/gMD/wQA/gD/
loose word recruit	-0.042	-0.003	AAEAAAAAAAEAAAACAAAAAAH/AAAAAAAA
loose word reduce	0.024	-0.02	//0B/gD/AgL+/f4D+gX+BPz8A/3+Bv0F
loose word refer	-0.025	-0.006	//4CAQH+AgH//wAC/wL/Af//AP8AAQAC
loose word refrigerated	0.022	-0.005	AAEA/gAA//4AAAD+Af8A/wID/wIA/gD/
loose word registered	-0.006	-0.005	//8AAQEAAgAAAAAAAQAAAQD/AP8AAAAA
loose word regular	0.071	0.026	AQP//P8A/P8BAQH5BP8C/gQH/wMA/QH/
loose word regularly	0.128	0.253	BAn+/f0B+PwBAQL6Cf8G/AoM/AYA+AD+
loose word release	0.019	0.087	AAMA/gAA/wAAAAD/AwAB/wEAAAAA/wAA
loose word reliable	0.032	-0.006	AAEA/gAA/gAAAAD+AQAA/wECAAEA/wAA
loose word relief	0.069	-0.028	AAT//v8A/v4AAAH9BAAB/gIDAAEA/gAA
loose word remove	-0.011	-0.006	AAMA/wAA/wAAAAH+AgAA/wICAAAA/wAA
loose word renew	-0.029	-0.01	//8AAQH+AwAAAAACAAL/Av/9Af8AAAAA
loose word repair	0.036	0.028	Af78/v4E/f8CAQL9AvwD/QIE/gQB/gL9
loose word repeat	-0.005	-0.01	AP8AAAAA/wAAAAAA/wAAAP8AAAAAAAAA
loose word replace	-0.04	0.002	AP8CAQAAAAAAAAACAQAAAAH/AAAAAAAA
loose word replacement	-0.013	-0.021	AP8BAQAAAQEA/wAB/AD/Af//AP8AAQAA
loose word report	0.03	-0.024	AQP//P4A/f0BAQH8BP4E/QME/gQA/AD/
loose word represent	0.039	0.048	AAEA/wAA/wAAAAAAAAAAAAIC/wEB/wH/
loose word request	-0.032	-0.031	AAAAAAAAAAAAAAAB/wAAAQD/AAAAAQAA
loose word require	0.009	0.06	AAL+/gACAf8BAQD/A/4AAQMCAP4B/gH+
loose word rescue	0.025	-0.007	AAH/AAAAAQAAAAABAQABAQICAP8A/wAA
loose word resident	0.105	0.008	AAT//P8A/f4AAAH6Bf8C/gEC/wIA/wAA
loose word resolve	0.07	0.03	AwL7/f0E/P4CAgL8Bv4D/QIE/gMB/QL9
loose word response	-0.012	-0.023	AQL9//8B//8BAQEBAv8BAAEA/wIA/QD/
loose word responsibility	-0.025	-0.018	AP8AAAAAAAAAAP8B/gD/Af8AAAAAAQAA
loose word responsible	-0.023	-0.043	AP4BAgABAQAAAAABAf8AAP//AP8AAAEA
loose word rest	0.01	-0.008	AP4BAAD//wEAAAD//QABAP7/AAEAAgAA
loose word restaurant	0.046	-0.023	AAP//f8A/f8AAAD8AgAB/gME/wMA/gD/
loose word restore	-0.047	-0.016	AP0BAQD/AAIAAAAD/QH/AP3/AAAABAAB
loose word result	0.068	-0.019	AQIA/f8A/QAAAAD7AQAB/gMF/wMA/wAA
loose word retention	-0.024	-0.001	AP4AAAAAAQAAAAAA/gAAAf//AAAAAAAA
loose word return	-0.077	-0.011	AP8AAQD/AQAAAP8C/QH/Av3+Af4AAQAA
loose word revenue	0.005	-0.012	AQD+//8C/gABAQD9Av4B/gED/wMB/gL+
loose word review	0.026	-0.047	AQH//v8A/v8BAQD9AgAC/gID/wEA/wAA
loose word rework	-0.063	-0.008	APwBBAH/AwH/AAAF/QIAAv39AP8AAQAA
loose word right	0.067	0.03	AAABAAAA//8BAQD+Af8C/wACAAAAAAAA
loose word rigorous	0.019	-0.004	AAAA/wAA/gAAAAD/AAAA/wAAAAIAAAAA
loose word rise	0.015	-0.061	AQH9/v8C/v4BAgH9AP4B/v8D/wIB/wL9
loose word risk	0.007	-0.005	AAAAAAAAAAAAAAD//wAAAAAAAP8AAAAA
loose word role	0.028	-0.065	//7/AAEAAAEBAQH8A/8B/v4B/wIAAgAA
loose word roll	0.045	-0.005	AAAAAAD/AAAAAAAAAQD/AP8AAP8AAAD/
loose word room	0.086	-0.017	AAEA/v8A/v8AAAD9AQAB/wIC/wIA/gD/
loose word rota	-0.036	-0.009	AAICAAAAAP8AAAEB/QAAAP8AAAAAAQAA
loose word roughly	-0.009	0.032	AAEA/gAAAAAAAAAB/AAAAf4AAf4AAQAA
loose word round	-0.02	-0.021	//4BAwEAAgAAAAAD/QD/Av3+AP8AAAAA
loose word routinely	0.028	0.012	AAEA/wAA/wAAAAD+AgAB/wECAAAAAAAA
loose word run	-0.051	0.031	//wFBQH6AwT+/f8F+wb9Avv6Av3+BP0E
loose word safe	0.012	0	AAD//wAAAAAAAAD/AAAAAAAAAAAAAAAA
loose word safeguard	0.002	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word safely	0.03	-0.011	AAQA/wAAAP8AAAD+BQABAAIAAQAA//8B
loose word safety	0.039	-0.013	AAAB/gAA/QAAAAD9AAAB/QEBAAIAAAAA
loose word sale	0.017	-0.022	AQAA/wAA/wAAAAH+AQAB//4AAP8AAQAA
loose word salon	-0.003	0.026	AAEA//8BAP8AAAAB/wD/AQD/AP8AAAAA
loose word same	-0.089	-0.006	//4DBQEAAgEA//8G+gL/Avv6Af7/Bf8B
loose word sample	-0.022	-0.014	AP0AAgABAQAAAAAB/v8AAfz+Af8AAgAA
loose word sap	0.095	-0.004	BQj6+fsD+foDAwP5Cf0G+gcJ+gcC+QL7
loose word satisfaction	0.045	-0.004	AQL//f4B/f8AAAD9AgAB/wID/wIA/gD/
loose word saturday	-0.037	-0.008	AAADAQAAAAAAAAAB/wD/AP4AAP8AAgAA
loose word saturdays	-0.045	0.048	//0AAQEAAgQA//8E/QD+Av38Av0ABAAB
loose word save	0.024	-0.016	Af/+//8C//8BAQH+Af8B/wIC/gQA/wH+
loose word scaffold	0.066	-0.012	AQP9/f8B/v4BAgH7Bv8C/wQD/wIA/QH9
loose word scene	0.036	0	AAD//wAAAAAAAAD/AQAAAAIAAAAA/wAA
loose word schedule	0.038	-0.01	AgL//v4A/f8AAAH9AgEB/wID/gIA/gAA
loose word scheme	0.04	-0.003	AAMA/wAA/gAAAAD/AgAA/wIBAAEA/wAA
loose word school	-0.039	-0.018	//wBBAD/AgL+/f8H+QL9A/3+Af8AAgAB
loose word score	0.08	-0.014	AQP+/v8B//4BAQH8Bf8B/wEBAAIA/QAA
loose word screen	0.01	-0.002	AAEAAAAAAQAAAAD/AQAAAQIAAP8A/wAA
loose word seamless	0.005	-0.005	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word seating	0.041	-0.009	AAL//wAA//8AAAD+AwAC/wICAAEA/gAA
loose word second	-0.113	0.019	//sABAEABQIAAP8D/gD+Av79AfsAAQAA
loose word section	0.106	-0.008	Awf/+/wA+vwBAQL7CQAG+wUH/QQA/AD/
loose word secure	0.058	-0.041	AQL//f8A/v8AAAH9AgAB/gMC/wIA/gD/
loose word security	-0.011	-0.009	AP8AAQAAAAEAAAAB/gAAAP//AAAAAQAA
loose word see	-0.043	0.019	//wAAwEAAwAAAAAC/QAAA/3/AAEAAwAB
loose word select	0.016	0.037	AAD//wAB//8AAAD9Af8A/wABAAAAAAAA
loose word sell	0.054	-0.006	AgT8/P4D/f4CAwL6Bf0D/gUE/gMB/AL9
loose word send	0.012	0.126	AP///wABAQABAQD+AP4BAP//AAAAAAAA
loose word senior	0.098	-0.054	AgX/+/4B+/4BAQL5Bf8D/AQG/gQB/gH/
loose word serve	-0.092	-0.01	//0CBAL8AgL///8D/QX8AvsAAv3/Af4D
loose word service	0.053	-0.028	AAP9/QADAPwCAwH7Bf0C/gQC/wMB/AL8
loose word session	0.071	0.095	AQQA/f8B/v0BAQH7B/8C/QUH/wMA+gH+
loose word set	-0.019	-0.033	AAL+AAACAf4AAQD+BP8BAQMD/wEB/wH+
loose word settle	-0.017	0.055	AAAAAgD+AAAAAAABAgH/AP//AP8AAAAA
loose word seventy	-0.046	-0.012	AAAA//8A/wAAAAAA/wD/AAABAAAAAAAA
loose word several	0.028	-0.024	AAEA/wAA/wAAAAD+AgAB/wIA/wEAAAAA
loose word shape	0.032	0.048	AQL//v8B/gAAAAD9Av8B/wEC/wEAAAAA
loose word share	-0.063	-0.056	//sCBAD/AAT+/gAC+wL+AP3+AP7/BP8C
loose word sheet	0.006	-0.001	AP8AAAAAAQAAAP8A/gD/Af//Af8AAAAA
loose word shelf	-0.061	-0.036	//4DAgH/AgL/AAAG+gL/Af3/Af4AAwAC
loose word shift	-0.015	0.005	AP8CAgAAAAL+/gAC+wH/AP7/AAAAAwAD
loose word shop	-0.015	-0.008	//4BAAAA/wIAAAAA/gAA//8AAP8AAAAB
loose word shopper	-0.007	-0.003	AP4AAQAAAAAAAAABAQAAAP//AAAAAAAA
loose word short	0.029	-0.016	AAL//QAB//8BAQD9Av8BAAID/wEA/wAA
loose word shortage	0.018	-0.01	AAD//wAA/wAAAAD+Av8B/wED/wEAAAAA
loose word shorten	0.013	-0.007	AQT//wAC//4BAQAAA/8A/wUE/wAB/AH+
loose word show	-0.022	0.043	/fsFBAP7BQP+/f0E/AT9A/78BPv9A/0E
loose word side	-0.049	-0.004	//0CAgEAAgH///8C/wD+AP38Af8AAgAB
loose word sign	-0.02	-0.001	AP8AAQABAAAAAAAE/gD/Af//AAAAAAAA
loose word sign-in	0.017	0	AAH+/wAAAAAAAAD/AQAAAAEAAAAA/wAA
loose word signaller	0.001	0.068	//4BAQEAAQIAAAAC/wD/AAEBAP8AAAAA
loose word single	-0.2	0.07	//QDCwD9Bwb//AAM9QQAAvT5//v/CP4D
loose word single-handedly	0.116	0.026	Bgj6+PoF9/oDBAX3CPoG+gkL+ggC+QP8
loose word sit	0.007	-0.014	AAP9AAADAv8BAQACA/7/AQL+AP8B/gL9
loose word site	0.084	0.057	AQYBAP8A/v4BAAL+BgAD/AgG/wMA+QAA
loose word sixty	0.006	-0.012	AQH+Af8AAf0AAAADAgABAQAAAP4A/gAA
loose word skill	0.01	0.047	AAH//wAA/f///wAAAv8A/wEBAAIA/wAB
loose word skilled	0.009	-0.027	AAAAAAAAAAAAAAD+AQAA/wAAAAAAAAAA
loose word skin	0.004	-0.005	AP//AAAAAQAAAAAAAAD/Af8AAAAAAQAA
loose word small	-0.061	-0.03	AAAAAwEAA/8AAAAEAAD+Av/9Af8A/gAA
loose word smoothly	0.003	-0.001	AP8AAQAAAAAAAAAB/wD/AAD/AAAA/wAA
loose word so	0.013	-0.005	AAAA/v8A/wAAAAD+/wAB/wABAAEAAAAA
loose word software	-0.058	0	AP8CAwAAAwH/AP8D/AD+Av79Af8AAwAA
loose word sole	0.018	0.062	AP8A/wAA/wAAAAAAAP8A/////wEAAAAA
loose word solicitor	-0.026	-0.003	AP4AAgAAAgEAAAAC/gAAAf7/Af4AAgAB
loose word some	0.006	-0.006	AP4AAQAAAQEAAAAA/gAAAAAAAAAAAQAA
loose word someth	0.026	0.027	AAIA/gAA//8AAAD9AgAB/wIC/wEA/wAA
loose word something	-0.004	-0.008	AP4AAAAAAAD/AAD//gAAAAD/AAAAAQAA
loose word sort	0.065	0.084	AAH//v8A/gAAAAD/AgEAAAICAAAA/wAA
loose word source	0.04	0.043	AQP//v8A/QD//wD+AgEB/wEBAAEA/wAB
loose word south	0.054	-0.004	AAIA/f8A/v8AAAD9AQAB/wID/wIA/wAA
loose word speak	-0.005	-0.001	AAEBAQAAAAAAAAABAAAAAAEBAAAA/wAA
loose word spearhead	0.005	0.006	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word specialise	0.011	0.037	AAIA/wAA/wAAAAAAAQAAAAEBAAAA/wAA
loose word specialist	0.025	-0.057	AAH//wAA/gAAAAH+AgAB/gID/wIA/wAA
loose word speed	0.056	-0.029	AQP//v8B/v8AAQH+A/8C/gMD/gMB/QH/
loose word spell	-0.007	0.02	AP8BAQAAAQEAAAAAAAAAAf8AAP8AAQAB
loose word spend	0.015	-0.062	//8AAwH8AQIBAAABAgT/AP//Af8A/v8A
loose word spent	-0.034	-0.004	//4BAQD+AQIA/v8D/QP/Av7+Af7/A/8B
loose word spot	-0.021	-0.014	AAAAAQAAAAAAAAABAAAA/wABAP8AAAAA
loose word spotless	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word square	-0.008	0.048	AP8A/wAAAAAAAAD+/wD/AQAAAf4AAQAA
loose word stability	0.008	-0.001	AAAA/wAA/wABAQD/AQAAAAAAAAEAAAAA
loose word stack	-0.03	-0.001	//0DAwH/AgP+/v8E+gP/Av7/Af//Av8C
loose word staff	-0.074	-0.053	/vv/AwH+AwMBAv8D/gP9A/v7Av4AAwD/
loose word stage	0.004	-0.027	Af4AAAAB/wABAQD9AP8B/wEE/wIB/wH+
loose word stakeholder	0.005	-0.003	AAAA/wAAAAD//wAA/wEAAP8AAAAAAAAB
loose word stand	-0.033	-0.041	//4DAAH9AQP//wAA/AT/Af//AQAAA/8D
loose word standard	0.059	-0.039	AwP7/v0B+/4BAQL8Bf8D/AAD/gUA/QD/
loose word start	-0.026	-0.014	AAD/AQAAAAAAAAABAv8BAAAB/wAA/wD/
loose word starter	0.064	0.07	AAEA/gAA/wAAAAH8AgAC/gEDAAEA/wAA
loose word station	-0.012	-0.05	AP8BAQD/AQEAAAAA/gEAAP8AAAAAAQAA
loose word status	0.004	-0.01	AAP9AP8AAP4BAQD/BAAB/wP/AAAA/QD/
loose word statutory	0.032	0.024	AAEA/gAA/v8AAAD9AgAB/wECAAEA/wAA
loose word stay	-0.045	0.03	AP0CAwH/AQIAAAAF+wH+AfwAAP8ABAAA
loose word steady	0.029	0.059	AAL///8A//8AAAD+AQAB/wICAAEA/gAA
loose word step	-0.03	-0.013	APwDAAAAAAH//wAB/AAAAfwCAAEAAwAB
loose word still	-0.104	-0.005	/vgAAwIABAEAAP4E9wD9BPf6Av0AAwAA
loose word stock	-0.051	-0.006	//wDAwH/AQP///8C+AL/Afz8Af8ABAAB
loose word stop	0.001	-0.003	AAAA/wAAAQAAAAD/AQD/AQAAAP4A/wD/
loose word store	0.048	0.029	AQL//f8B/v8AAAH9AgAB/wECAAEA/wAA
loose word strategic	0.026	-0.001	AAIA/v8A/QAAAAD+AQAA/gICAAMAAAAA
loose word strength	0.024	-0.017	AQL///8A//8AAAAAAwABAAIDAAAA/gAA
loose word strong	0.046	0.053	AQL//v8A/v8BAQH9BP8B/gUEAAIA+wD+
loose word student	-0.023	-0.043	/wECAAIAAwD/AP7/AAD/AgD9Af8AAgAA
loose word study	-0.024	-0.011	AAD//wEBAQAAAAD//v//Af78Av4ABAAC
loose word style	-0.024	-0.027	AAABAAAAAQAAAAAA/v8BAP//AP8AAwAA
loose word subject	-0.05	-0.001	AP8BAAAAAAAAAAAA/QAAAP7/AAAAAQAA
loose word submission	0.035	-0.001	AAEA//8A//8AAAD+AAADAAIC/wIA/wAA
loose word submit	-0.053	-0.042	//0CAQD/AgL///8B/AL+Af39Af4ABP8C
loose word succeed	-0.001	-0.004	AAABAQD/AQAAAAEAAQAB////AQAAAAAB
loose word successful	0.036	-0.016	AAL//wAA//8AAAD/A/8AAAEBAAAA/wAA
loose word successfully	0.03	-0.019	BQb7/foD+voCAwT8B/4F+wUH+wYC+gL9
loose word suite	0.007	0.004	AAAAAAAA/QAAAAABAAAB/v4BAAAAAQAA
loose word supermarket	0.008	-0.002	AAAAAP8A/wAAAAD/AAAB/wAAAAIAAAAA
loose word supervise	-0.052	-0.064	Af7+Av8BAAABAQIB/f8B//wA/AICAQP9
loose word supervision	-0.052	-0.012	/vwCAwL/AwIAAP8D+QD+Avv9Af4AAwAB
loose word supervisor	0.029	-0.018	AAIA/QAA/QAAAAD+AQAB/wID/wIA/gH/
loose word supplier	0.004	-0.011	AP8A/wAA/gAAAAAAAAAB/gABAAEAAAAA
loose word supply	-0.085	0.09	APwBAAABAwH//wAE+wD/Avz9Af0AAgAA
loose word support	0.058	0.05	AAEA+v//+f8BAAH5AQAB/QIG/gUA/wH/
loose word sure	-0.039	0.027	AP0CAgD/AQEAAAAD/QAAAP8AAAEAAQAA
loose word system	0.004	0.02	AQH///8A/wABAAD9AwAB//8BAAEA/wAA
loose word take	0.087	0.064	AAAD/gD+/gD8/f///wX/AQAGAP//Av4C
loose word talk	-0.051	-0.002	//0CBAH+AgH/AAAE/AH+Af/+AP8AAv8B
loose word target	-0.013	0.055	AAEAAP8A//8AAAABAQD/AAD/AAEA/wAA
loose word task	-0.058	-0.011	AP8AAgAAAAEAAAAE/QAAAf79AP4AAwAA
loose word teach	0.044	-0.011	AgL8+/4E+v0AAAD9Af4BAAID/wIB/gL9
loose word teacher	0.032	-0.02	AAP/AAAAAv8BAQH/BAABAQQAAf8A/QD/
loose word team	0.101	0.019	AQP+/P4A+gD//gD+BAAC/QEI/wQA/wAB
loose word technician	-0.005	-0.01	AQP//f8A/P8AAAH+AAAE/QIE/wQA/wAA
loose word technique	0.037	-0.01	AAEA/wAA/wAAAAD+AAAA/wEBAAEA/wAA
loose word telephone	0.037	-0.005	AP8A/wAA/wAAAAD/AQABAAAB/wEA/wD/
loose word ten	-0.083	-0.051	APz/AQAAAwEA//8D/QH/A/3+AP8AAgAA
loose word tenant	-0.047	-0.003	//8AAgEAAQEAAAAA/wABAP/+AP8AAQAA
loose word term	0.041	-0.005	AAIA/gAA/wAAAAD+AgAB/wIDAAEAAAAA
loose word test	0.059	-0.023	AAH//wAA//8BAQD8BP8B/gMCAAEA/gD/
loose word thank	0.015	-0.008	AP4AAgAAAAEAAAADAQH/AP8AAAAA/wAA
loose word theatre	-0.023	-0.009	AP8BAAAAAQAAAAAB/wD/Af8AAP8AAQAA
loose word then	0.01	0.084	//4DAAEAAQIAAAAF/f/+Af7/Af8AAwAB
loose word thing	-0.028	-0.001	AP4BAQAAAAAAAAAB/wD/AP7+AAAAAQAA
loose word third	-0.047	-0.017	AAD9AwAAAv8CAwICBP4B/wH/AP0B/gH+
loose word thirty	0.014	0.028	AAIA/wAAAP8AAAD+AgAB/wEBAAAA/wAA
loose word thoroughly	0.03	0.028	AQL///8A//8AAAD9AwAC/wMC/wIA/gAA
loose word thousand	-0.008	0.095	AQP//f8B/v8BAAH/A/8C/wMCAAIA/wAA
loose word through	0.014	0.054	AgL///8A//8BAQH/Bf4D/gIC/wAA/QD/
loose word thursday	0.003	-0.001	AP8AAAAAAAEAAAABAAD/AQD/AAAAAAAA
loose word ticket	0.013	-0.01	AQH/AP8AAP8BAQH+Av8C/wEB/wEA/wD/
loose word till	-0.024	-0.005	AP4CAgD+AQL+/v8D/AL+Af7+AP//Av8C
loose word time	-0.037	-0.052	+fkFCQcACQP///oL+gD4CPr3BvoABAAC
loose word together	-0.073	0.036	//wBAwH/AAP//v8E+gH+Afz+Af4ABgAA
loose word toilet	-0.025	0	AP8BAQAAAAEAAAAC/gAAAP8AAP8AAQAA
loose word too	-0.014	-0.028	AAAAAQAAAQAAAAAB/wD/AP//AAAAAQAA
loose word top	0.026	-0.045	AP8AAAD/AAIAAAAA/QEAAAEB//8BAAEA
loose word total	-0.053	0.019	//0ABQEAAwEAAAAC/gD/Af39Af4AAgAA
loose word trace	-0.038	-0.028	//8CBAH9AwH//v8D/gL/Af/8Av7/A/4D
loose word track	-0.014	-0.055	AAIA/QAA/f8AAAD+/wD/AAAAAAEAAAAA
loose word trade	0.013	0.042	AP8AAAAA/wEA//8B/wH/AQD/AQD/Af8A
loose word trailer	0.013	-0.001	AAAAAAAAAAAAAAAAAAAAAP//AP8AAQAA
loose word train	0.015	0.043	/wT+AQACAv4BAgAAAv4B/wX9//8A/wH+
loose word training	-0.015	0.056	//3/AgEAAwEAAAADAAD+Av/9APwAAAD/
loose word transfer	0.009	-0.008	//8AAAAAAAAAAAAA/gAAAAD/AAAAAQAA
loose word transform	0.013	-0.001	AAAA/wAAAAAAAAD/AQAAAAEBAAEA/wAA
loose word translate	0.025	-0.003	AQL///8B//8BAQH+A/4B/gEB/wEA/wD/
loose word transport	-0.032	-0.012	AP8AAQABAAAAAAAC/gAAAP/+Af8AAQAB
loose word travel	-0.02	-0.005	AP0BAQH/AQEAAAAA/wEAAP8BAAAAAgAB
loose word treat	0.023	-0.02	AAEAAgABA/8BAQACAv4AAQD+AP0A/wD/
loose word treatment	0.007	-0.005	AAEBAAAA//8AAAACAQABAAABAAAAAAD/
loose word tree	-0.02	-0.016	AAEAAQAAAv8AAAEAAgAB/wEAAP8AAAAA
loose word trim	-0.028	-0.002	AP8BAQAAAQEAAAAD/wD/Af3+AP8AAgAB
loose word trip	-0.01	-0.026	AAD/AAEAAP8AAAAB/wD/Af8AAP8AAAD/
loose word truck	-0.001	-0.018	AAEAAAAAAAAAAAAC/wAAAAD/AAAAAQAA
loose word trust	0.028	-0.007	AgP/AP8A//4AAAH/BAAB/gMF/wEA+wD+
loose word trusted	0.016	-0.007	AAH//wAAAP8AAAD/AQAAAAEAAAAA/wD/
loose word tuesday	-0.012	0.049	AP4AAgAAAQEAAAACAAAAAf7/AP8AAAAA
loose word tuesdays	-0.019	-0.008	AP8AAQAAAAEAAP8C/wD/Af7/Af8AAQAA
loose word turn	-0.131	0.062	//0ABQH/AwAAAP8F/AH+Avz8AvwAAQAA
loose word twenty	-0.026	0.057	AP8AAAAA/wAAAAAAAAAAAAABAAAAAAAA
loose word twice	-0.076	0.129	//sBAwH/AgMA//8D+wH+Avz8Af8AA/8B
loose word two-person	-0.008	-0.018	AAIAAP8AAP8AAAAAAAAAAAAAAAAAAAAA
loose word type	0.028	-0.013	AAL//wAA/wAAAAD+AgAA/wICAAEA/gAA
loose word typical	0.015	-0.005	AAEBAQAAAP8AAAAAAAAAAAEAAAAAAAAA
loose word unable	-0.06	-0.003	//wAAwEAAgEAAAAF+wD/Avv7AvsAAgAA
loose word undertake	0.031	0.026	AAIA/gAA/gAAAAH9AQAB/gECAAEAAAAA
loose word unpaid	-0.015	-0.003	AP4BAQAAAAEAAAAB/gAAAP//AP8AAgAA
loose word up	0.075	-0.118	AAL+//8BAP8BAAD/AAEAAQL/AQEA/gD/
loose word uphold	0.05	-0.009	AAH//f8B/P8AAAD8Af8C/QID/wYB/wH/
loose word upwards	0.023	-0.016	AAEAAAAA/wAAAAD/AgAA/wABAAAAAAAA
loose word use	0.026	-0.108	AgP+Af4EAP8BAQECAvwDAAAD/gEC/gL/
loose word used	-0.028	-0.041	AAD/AQABAAAAAAAD//8BAAIB/wEBAAH/
loose word user	-0.07	0.047	/v0CAgH+AgIAAAAA/AAAAf38AAEAAv8B
loose word usual	0.039	0.018	AAEA/gAA/wAAAAD+AP8AAAECAAEA/wAA
loose word usually	-0.031	0.023	AP0AAgEAAgEAAP4D/gH9A/7/AQAAAQAA
loose word vehicle	0.048	-0.014	AP8AAAAAAAAAAAAA/gAAAAAAAAAAAAAB
loose word venue	0.011	-0.006	AAAAAAEAAQAAAAAAAgAAAAH/AAAAAAAA
loose word video	-0.064	-0.011	AP0AAgEAAgEAAP8D/AD+Av7+Af4AAgAB
loose word viewing	0.01	-0.013	AAD//wAAAAAAAAD/AQAB/wABAAEAAQAA
loose word visit	0	-0.006	AAT+/gAAAP4CAgD/BQAAAQH9AAAA/QD/
loose word visitor	0.056	-0.014	AAMA/gAAAP8AAAD9BAAA/gAAAP8A/gAA
loose word visual	-0.02	-0.007	AP8AAQAAAAAAAAACAQAAAP8AAAAAAAAA
loose word volume	-0.01	-0.007	AAH//gAA/wAAAAD9AgAA/wEAAAEAAAAA
loose word volunteer	0.102	0.049	AQX++/8B/P0BAQH5Bv8D/gUG/gQA+wD/
loose word vulnerable	0.015	0	AAH//gAAAAAAAAD/AQAAAAEAAAAA/wAA
loose word wall	-0.033	-0.002	AP8AAQEAAQAAAAAC/gD/AQD/AAAAAAAA
loose word ward	0.042	-0.007	AAL//gAA/wAAAAD/AgAA/wIBAAAA/wAA
loose word warehouse	-0.001	0.01	AAAA/wAA/wAAAAD/AAAB/wAAAAEAAAAA
loose word wash	0.018	0.036	AAAA/wAA/wAAAAAA/wEAAP4AAP8AAQAA
loose word waste	0.025	-0.011	AAEA/wAA/wAAAAD/AAAAAAAAAAAAAQAA
loose word watch	-0.104	-0.005	//8BAwEAAwH//wAF/AH/Av77AP0AAQAB
loose word way	-0.004	-0.023	AQD///8B/f8BAQH8Af8E/QEF/wIAAAAA
loose word wear	0.04	-0.006	AQL//v8B/v4AAAD8A/8B/wIC/wEA/gD/
loose word weed	0.012	0.103	AP4A/wAAAAIAAAD//gEBAP8AAAEAAgAA
loose word week	0.125	0.009	AAb6+/8B/v0CAQD5Cf8CAAQEAAEB/QH/
loose word weekdays	0.043	0	AgP9/v4C/P4CAgH8A/4C/QIE/gIB/gH+
loose word weekend	0.093	0.05	AQP//gAA//8BAAH+BwAC/wQAAAAA/AAA
loose word weekly	0.024	0.062	AQL///8A/wAAAAD/AwABAAH/AP4B/wEA
loose word weigh	0.033	0.036	AAL//gAA//8AAAD/AQAB/wIBAAAA/wAA
loose word weight	0.013	-0.003	AP8BAAAA/wAAAAD/AAAB/wABAAEAAAAA
loose word welcome	-0.016	-0.001	AP8BAAAAAAAAAAAA/wAAAAABAAAAAAAA
loose word weld	-0.025	0.001	//8BBAIABAEAAAAE/gD+Af79AfsAAQAB
loose word well	0.037	0.114	AgT+/v8B/v4AAAH+Av8D/gEF/wEA/gD/
loose word west	0.045	-0.004	AAEA/v8A//8AAAD9Af8B/wEBAAIA/wAA
loose word wheel	-0.002	-0.006	AAAAAAAAAQAAAAAAAQD/AQD+AP8A/wAA
loose word wheelchair	0.019	-0.004	AAAA/wAAAAAAAAD//wAAAAEAAAEA/wAA
loose word whether	0.033	0.067	AAL//wAA//8AAAAAAQABAAEB/wEA/gAA
loose word whole	0.086	-0.056	AAMA/v///gAA/wH8AgEB/gQF/wQA/gAA
loose word win	0.067	0.03	AQH+/f8B/v8BAAH9Af8C/wED/wIBAAEA
loose word window	-0.022	-0.016	/wAAAQEAAgAAAAACAAD/AQD9AP4A/wAA
loose word wish	0.018	0.033	/wH/AAAAAAAAAAAAAQABAAIB/wEA/gAA
loose word woman	-0.016	-0.01	AAH+AAABAAAAAAABAQABAAAB/wAA/wH/
loose word word	-0.01	-0.015	AAD/AAAAAQAAAAABAAAAAQAAAAAAAAAA
loose word work	-0.083	0.024	/wb6CQIHBf0BAP4LBPn9BAH+A/cB/AH/
loose word worker	-0.022	-0.039	AAAAAAAAAAAAAAAA/gAAAf//AAAAAQAA
loose word working	0.02	-0.029	AAEA/f8A/v8AAQH9Av8B/gID/wMA/gAA
loose word write	0.001	-0.019	AQX9/v8E//0CAwIABPsA/wEAAP8B/QH+
loose word writing	-0.026	-0.005	AP8AAQAAAAAAAAAA/wAAAP/+AAAAAgAA
loose word written	-0.007	-0.006	AP4DAgD+AAL//gAC/AIAAP4AAAAAAv8B
loose word year	-0.015	0.126	//4AAgAAAAH/AAAC/v//AP39Av8AAwAB
loose word young	-0.01	-0.021	AAEA/gAA/wAAAAD9AAAA/wECAAEAAAAA
lost link and	0.019	-0.069	/f3/AAoCCgEDAfcH+fv6CQP8B/UEBQT7
lost link complement	-0.008	0.102	+fsPBAf0CQf28/oF+Av5B/74Bvv4CPYM
lost link means	-0.05	0.001	//0BBAL9AwH//v8DAQL+Av39Af7/Av8B
lost link purpose	-0.012	-0.093	AfwDA/8BAgUAAAAC+f0AAP8AAAEAA/4E
lost link reason	-0.061	-0.018	/v0FAwL8AwT9/f0G+wT6Bf7+Afz/Av8C
lost link relative	-0.087	-0.071	/vj8BAEFAwf/AgEE+Pn9Bfr8APwHAwf+
lost link result	0.136	-0.211	/Qr7+wQEBf0DA/r5A/z7CQr9Av4A+wD+
lost link time	0.079	-0.038	BgT7/P0L/v0DBQP7//gE+gMK/gAG/wf5
lost of an act: any	-0.035	-0.014	Bf/lAPsa9/gRGQYDBOYE+wEC+gsa+R7r
lost of an act: helped	0.047	0.29	Af///f4B/AEBAgL4Bf4E/P8CAAH+A/8C
lost of an act: joint	-0.044	-0.016	/P/7AQMGBQIEBgAAAfUAA//+Af8I/wn8
lost of an act: junior	-0.004	-0.075	+wACAgX+BQD+/voG/QT4BgD8Bvr/BP8E
lost of an act: negated	0.145	-0.113	CAzx9vcN8/MLDQrxEvAM9QoM9hAH8Qnx
lost of an act: occasional	-0.007	0.338	AQD5Af4K/AECBQABAfcBAQD+/wMHAgj6
lost of an act: others	-0.034	0.026	/wD/AwECAQEAAv4D///9AgL/AAED/QT9
lost of an act: partial	0.06	-0.188	AgL9AP0B+wEAAAED/AH///8A/wIBAgEB
lost of an act: past	-0.018	-0.186	AgL/Af7/APwBAgIABAAB//7//gEA/gAA
lost of an act: planned	0.011	-0.146	BAL2APsM/PsICwX9BvEF+wID+wUH+An0
lost of an act: practice	0.064	-0.008	BAb8+/sE+fwDBQX4CPoG+QUH+wcC+gP7
lost of an act: received	0.161	-0.235	Bgr89voE9fkDAwb3CP0J9wcM+QoB+QH+
lost of an act: supervised	0.028	0.202	BwT7+fkE9vwDBQj4CfwJ+AIH+gcC+wL9
lost of an act: uncertain	-0.08	0.022	A//7Af0E//0FCAX9AvgG/AAE+wQE/AT5
lost of an act: watched	-0.021	0.071	AwD7//0D/P8CAgP9Af0D+/4B/QMC/wL9
lost: any	-0.049	0.054	Av7aA/0l+vsUHAcCBtz//fwA/QYj8Snp
lost: helped	0.058	0.469	AAD3/P4E+gEBAQH4A/sA/wQE/QYC+wT8
lost: joint	-0.042	-0.053	+/v6AAULAwEDBfwF/vX9B//6BP0LAw35
lost: junior	-0.036	-0.288	/f4AAQMBAv4AAf0CA//9Av38BP0BAAEC
lost: negated	0.071	-0.322	CAnt/vYR9fANEAv4D+8L9gcL9AwL7A7s
lost: occasional	0.001	0.147	/f79AgMBAAj/Af0AAP/+AwL8Bf0DAwQC
lost: others	-0.008	-0.077	AAIBAAAA/gMCBAEABPwB/gH9A/4BAQEB
lost: partial	0.082	0.239	CATr/fgT9fgNDwX7D+4L9wIL9goL8w/v
lost: past	0.072	-0.217	BAb7/PwD+/kDBAP6Cf0E+wMF+wUB+gL8
lost: planned	0.007	-0.293	BgTt/foU+vQLEAf+CusG+gMD/AML8w7u
lost: practice	0.094	-0.033	Bgf6+foG9/oEBgb2CfkI+AkM+AoE+AX5
lost: received	0.08	-0.354	AQP/+/8C/P0DBgX3BPoF+QAI/QYD/AP/
lost: supervised	0.032	0.429	Bwb3+fgI9voEBwj5B/kJ+AYK9woE9wT6
lost: uncertain	-0.072	0.166	AwH6/v0H/P0EBQL7//oE/QEG+wUE+wX5
lost: watched	-0.031	0.192	BAL4/fsI+fwEBAX+BPgE+gIC/QQD/AT6
many for 1, JJ, share 0	-0.035	-0.005	AP0CBAEABQAAAP8HAAAABfv+AfoAAQAA
many for 1, JJ, share 1	-0.072	-0.033	AP//BQEABP8AAP8GAgD9Av78AvoA/wAA
many for 1, JJ, share 2	0.009	-0.007	AP8A/gAA/QAAAAD/AAAB/gADAAIAAAAA
many for 1, NN, one place	0.003	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
many for 1, NN, share 0	-0.005	0.036	/gEBAwIAAwAAAP4E/wD9BAL6A/0A/gAA
many for 1, NN, share 1	-0.033	0.098	/v0AAwMABQIAAP4B/gD+BAD8Av8AAgAA
many for 1, NN, share 2	0.053	-0.052	AAL+/QAA//8BAQD8BgAB/wMCAAAA/gAA
many for 1, RB, share 0	-0.081	-0.002	//wABAEABQEAAAAD/wD/Av39AfwAAQAA
many for 1, RB, share 1	0.036	-0.025	AAMA/wAA/wAAAAD9AgAB/gIBAP8AAAAA
many for 1, VB, share 0	0.046	-0.022	AP8A/f8A+wAAAAD8AAAA/P8D/gMAAAAA
many for 1, VB, share 1	0.057	0.07	Af8CAP///AD/AAH9AgEC/gAEAAQAAQAB
many for 1, VB, share 2	0.002	0.034	AP3/AgEAAwAAAAAB/wH+Av7+Af8AAAAA
many for 1, far-broader, share 1	-0.037	0.045	AP8BAQAAAQEAAAAD/gD/Af//AAAAAQAA
many for 1, narrower, share 0	-0.008	-0.001	AAEA/wAA/wAAAAD+AQAA/wD//wAAAQAA
many for 1, narrower, share 1	0.014	-0.014	AP8AAQAAAQAAAAD/AQABAP//AAAAAQAA
many for 1, none, one place	0.016	-0.002	AAEA//8A/wAAAAD/AQAB/wEBAAEA/wAA
many for 1, none, share 0	0	0.012	/fwBCAQABwAAAP4G/QD9BP74A/gAAQAA
many for 1, none, share 1	-0.003	0.115	AAH/AQL/AQEAAP//BQH9AgD8BPoA/gAA
many for 1, none, share 2	-0.01	-0.011	///+/gAB//4AAP8BAgD+Af//Av8A/wD/
many for 1, one place	0.022	-0.002	AAEA//8A/wAAAAD+AQAB/wEB/wIA/wAA
many for 1, share 0	-0.041	0.007	/f0BBwQAB/8AAP0G/wD8Bvz5BPgAAQAA
many for 1, share 1	-0.014	0.111	/v4BBgT/AgL///4CAwH+AgH7BPoA/wAB
many for 1, share 2	0.043	-0.037	//39/gEAAf8BAf/9BgD/AQMCAQEA/AH+
many for 1, sibling, share 0	-0.026	-0.002	AAEAAAAAAP8AAAAAAAD/AP/+Af8AAAAA
many for 1, sibling, share 1	-0.016	-0.032	AP8CAwAAAQD//wAD/gABAP7+AAAAAgAB
many for 1, sibling, share 2	0.004	-0.015	AP8A/wD/AQEAAAD/AAH/AQD/Af0A/wAA
many for 2, JJ, share 0	0.022	-0.009	AAEA/wAA/gAAAAABAAAAAAEBAAIAAQAA
many for 2, JJ, share 1	0.048	-0.04	AAEAAAAA/AEAAAABAgAA/wMCAAIA/wAA
many for 2, JJ, share 2	-0.032	-0.004	AP8BAQAAAQEAAAAB/wAAAAAAAP8AAQAA
many for 2, NN, share 0	-0.061	-0.01	/wEABAEABP8AAAAD/gD+AgD7Af0AAAAA
many for 2, NN, share 1	-0.002	0.014	AAD/AQAAAQAAAAABAQD/AgH7Af0AAAD/
many for 2, NN, share 2	-0.115	-0.006	//oAAwEAAwAAAAAE+wD9Afn6Af0ABAAA
many for 2, RB, share 1	-0.01	0.096	AP0AAQAAAAAAAAAA/QAB//4CAAAAAAAA
many for 2, VB, one place	0.015	-0.003	AAEA/wAA/wAAAAD/AAAAAAEBAAEA/wAA
many for 2, VB, share 0	-0.029	-0.017	AP8CAgEAAQEAAAACAgD+/v8AAQAAAwAA
many for 2, VB, share 1	0.011	-0.094	AAP//AAB/gAAAAD+B/8AAAUC/wIA/QAA
many for 2, VB, share 2	0.098	0.006	AAMB/P8A/QAAAQD5AgAD/gMD/wQAAAAA
many for 2, narrower, share 0	0.028	-0.01	AAEAAAAAAAAAAAD/AAAA/wEBAAIAAAAA
many for 2, narrower, share 1	0.036	-0.017	AAAA/gAAAAAAAAD+/wAA/wECAAAA/wAA
many for 2, narrower, share 2	0.036	-0.01	AAL//gAA/wABAQD9AwAC/wIB/wEA/gAA
many for 2, none, one place	0.027	-0.018	AAL//v8A/gABAAH9AgAB/wID/wMA/wD/
many for 2, none, share 0	-0.079	0.021	/gECBQIABQAAAP8EAAD8AP/9Av4AAwAA
many for 2, none, share 1	-0.029	0.019	AQH/Av8A/wAAAAEBBgAA/wMCAAEA/AD/
many for 2, none, share 2	-0.081	-0.035	AP0AAAAAAf8AAAAB+wAA/////wIAAgAA
many for 2, one place	0.036	-0.018	AQP//f8A/f8BAAH9AwAC/gID/wMA/wAA
many for 2, share 0	-0.037	0.002	/wEBAgEAAQEAAAAEAgD9/gD+Av8AAgAA
many for 2, share 1	0.043	-0.024	AAL+/wAA/AEAAAEACQAB/wUBAAAA/QAA
many for 2, share 2	-0.06	-0.004	//wBAAAA/wD/AAAC+gD/APv/AAAABQAA
many for 2, sibling, share 0	0.021	-0.009	AAAAAAAA/wAAAAABAgAA/wABAAEAAAAA
many for 2, sibling, share 1	0.033	-0.015	AAEA/gAAAAAAAAD/AAAAAAD/AAEAAAAA
many for 2, sibling, share 2	-0.011	0.045	AP4AAQAAAQAAAAAB/gD/Af0AAf8AAgAA
many for many, JJ, share 0	-0.058	-0.006	//8BAQEAAgAAAAAD/QD/Af38Af4AAQAA
many for many, JJ, share 1	-0.009	-0.024	AAL/AQAAAQAAAAAB/gAAAAL8AAAAAAAA
many for many, JJ, share 2	0.013	-0.001	AP8B/wAA/wEAAAD/AAAAAAABAAAAAAAA
many for many, NN, share 0	-0.106	0.03	//4DBQIABQD/AP4J/QD8Bf3+AvsAAwAA
many for many, NN, share 1	-0.094	-0.004	//8BAwEAAwH/AAAC+QD/AP3/AP8AAgAA
many for many, NN, share 2	-0.011	-0.005	AP8AAQAAAAAAAAAB/gD/AP8AAAEA/wAA
many for many, RB, share 0	-0.009	0	AAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAA
many for many, RB, share 1	-0.014	0.053	AAEAAAAAAQAAAAAAAQAAAAH+AP8AAAAA
many for many, VB, one place	0.017	-0.005	AAH//wAA/wAAAAD/AgAB/wECAAEA/wAA
many for many, VB, share 0	-0.016	-0.081	AAP/AAAA/v8AAAABAQAB/wb9/gIA+wAA
many for many, VB, share 1	-0.011	0.107	AAEA/QAAAf8AAP/9AQD9AQL/AAAAAAAA
many for many, VB, share 2	-0.008	-0.007	AAABAQAAAAEAAAAA//8AAP8AAP//AP8B
many for many, far-broader, share 0	-0.055	-0.001	AP4BAgAAAQAAAAAB/AAAAf7/AAAAAgAA
many for many, far-broader, share 1	-0.011	-0.003	AAAAAAAAAAAAAAAA/wAAAAAAAAAAAAAA
many for many, narrower, share 0	0.055	-0.005	AAL///8A//8AAAH+AwAB/gECAAAA/wAA
many for many, narrower, share 1	0.007	-0.003	AAAAAAAAAAEAAAD//wD/AAABAAAAAQAA
many for many, none, share 0	-0.111	-0.04	/f0ACAQACf8AAP0J/gD7Bf/3AfsA/wAA
many for many, none, share 1	-0.081	0.149	AAUBAQEABP8AAP8F/QH7BAH2Af0AAAAA
many for many, none, share 2	-0.024	-0.012	AP4AAgAAAAEAAAAA/v//AP7/AAD///8A
many for many, one place	0.027	-0.005	AQL//v8A/v8AAAD+AwAB/wID/wIA/wAA
many for many, share 0	-0.107	-0.058	/gABBwMBB/8AAP4IAAD8A//4AfsAAgH/
many for many, share 1	-0.054	0.133	/wIBAAIABQAAAP///AH8AgL6Af8AAQAA
many for many, share 2	-0.011	-0.013	AAH//gAB/gAAAAH//wAA//wAAP8AAQAA
many for many, sibling, share 0	0.029	-0.012	AAIB//8A/gAAAAD/AgAA/QEBAAEAAAAA
many for many, sibling, share 1	0	-0.009	AAAB/wAAAAAAAAD+/wAA/wAAAAAAAQAA
means with nothing behind it	0.002	-0.029	////AgIAAAD//v8BAAL9AP39A/3/Av8C
mode down 1	-0.005	-0.031	AQP/AP8A/v8AAAAAAAIB//8AAAAA/wAB
mode down 2	0.004	-0.013	AQL///8B/v8AAQH/AP8C/wAB/wEAAQAA
mode gone from 1	-0.032	0.01	Af/7Af8DAfwBBAD//v7/AP/8AAAC/QL7
mode gone from 2	-0.046	0.055	/AECBgQABgL///0I///5BgH7Bff+A/8C
mode gone from 3	-0.071	-0.077	+PMLCAf3DAv9+/sI9Qb2Cfj0CPj8CvsJ
mode gone from 4	0.006	0.009	AQIBAf///gEAAAD+AAIA/wH/Af7/Af8C
mode lowest up 1	0.038	-0.018	AQT9AP8F//wBAQAAAf0BAAUB/wAC/AL8
mode lowest up 2	0.058	-0.028	AQP+/P8C/f4BAQH7AwAC/gIF/wQA/QH/
mode new at 1	-0.025	-0.024	/fwFAwT+BAX+//4A/gL+Av78A/7+Bf4D
mode new at 2	-0.005	0.027	/P0JBQT8BQb+/f0E+wH8Bf74Bvj/B/4D
mode new at 3	0.013	0.058	AQAC/////wD+/wACAgEAAP7+AAAAAgAE
mode new at 4	-0.106	0.046	/foFBgP9BQf+/v0H+AP8Bfn3BPz/B/8C
mode same	-0.01	0.054	Af8C////AP7+///9/P4ABP///QABAQD/
mode up 1	0.016	-0.019	AQH///8B//8BAQH+Av8B/wID/gMB/gL+
mode up 2	0.026	-0.012	AQL//v8B/v4AAQD+A/8B/wECAAEA/wAA
mode up to 3	0.006	-0.011	AQEAAP8B//4AAQD/Av8B/wEBAAEA/wH/
mode up to 4	0.021	-0.01	AAH//wAB//8AAQD+Av8B/wEC/wEB/wH/
modifier from another clause JJ	0.001	-0.153	//8C/gH/BAMBA/3+/gP9BQL8AgMBAgAD
modifier from another clause NN	0.069	0.061	/QP/BgMEAf8CAv38BQP7BgMABfoC/AEA
modifier from another clause NN$	0.025	-0.099	AgL4/P4L+fkEBAL9AfgF+wAC/QUD/gP7
modifier from another clause NNP	-0.02	-0.157	/v0ABQQCCAEA//0G/v8ABP7/APwABAEA
modifier from another clause NNS	-0.052	-0.053	/P0FAwP7BAb9+/4D/wb/Av77BPz9A/wF
modifier from another clause VBG	-0.001	0.113	BQ75/f0H+PwDAv8AC/sD/ggG/QEB+AH8
modifier from another clause VBN	-0.01	-0.07	Af//AP8BAP8BAAAE+wP9Af4A/wEAAwEA
modifier from the clause JJ	-0.025	-0.333	/f/8BQIFAQQHCf8CAfwABf38Av8GBQb7
modifier from the clause NN	0.004	0.099	9QEDAQkDCAME/PcA+vv5BgD7CfcDAgH/
modifier from the clause NN$	0.005	0.066	/fsCAAP+//4CAv0CA//8//wCAv4B/gAD
modifier from the clause NNP	0.02	-0.138	/AP8+QMH/wcCBPv/A/v6AwQCAAEFBQT9
modifier from the clause NNS	-0.018	-0.268	A//9/f0F/AEDAQL/AvoDAP8B/gEDAgP/
modifier from the clause VBG	0.058	-0.172	+wD/+wP7AAD+/PP6BAD9AgP8Bvn9/v3+
modifier from the clause VBN	0.013	0.013	AQD//f8B/wACAAIC/gAA/v4E//8AAgH+
modifier gone JJ	0.07	-0.018	AQH9/P8G//8LBgP7AgIA/gP5/gQHAQj7
modifier gone NN	-0.08	0.123	BP79+vwB+wIEAwP7/v4D/f4CAAIDBAP+
modifier gone NN$	-0.049	-0.073	/vsBBAL9BgL///4E+QP9Bfz6A/0ABQAA
modifier gone NNP	0.004	0.1	AP4CBQEABQIDAf4D/P7+BP/+AvoABP/+
modifier gone NNS	0.029	0.094	/fr6AAQEAwAEBfz9/AH7Bfv+BfwDAQT8
modifier gone VBG	0.053	0.16	+v8MAwbzCAT8+foGAAv5Bf//Bvj5CPYG
modifier gone VBN	0.039	-0.106	//8D/wL9/wD+/v///AT+AP3+Av/+Bf0F
modifier new JJ	0.024	0.086	+gH3/AkJDPQICPkBCvn9BQL+CfoD9QX1
modifier new NN	-0.04	0.08	/gX+BAIBCfwDBwACBfv/BP/+AvsC+QP6
modifier new NN$	-0.071	0.022	//n+AAAA/wIA/wAA/gEB/vv+AAEABAD/
modifier new NNP	0.038	0.03	/vz9//8I/wP//v//+fkAAP4A/gQABgEB
modifier new NNS	-0.006	-0.043	/wT+AQMC/v8CAwABA/0A/gMCBf0BAAIA
modifier new VBG	-0.02	0.044	AQr6//8D/fwDAf//CQH9/QYF/QAB+QD/
modifier new VBN	-0.003	-0.039	//0AAwABAf8BAgABA/wD/wL9AQAB/QL+
neighbours apart, one clause to one	0.042	-0.001	9P74AgkGA/8LAfj+Av72Awb4BP0K/QcA
neighbours apart, one clause to two	-0.038	0.041	//z4AQADAwAGBQEBAAH/Av/+//8CAwP5
neighbours apart, other clauses to one	0.06	-0.336	//38/AMGCgIEBf3//voBBQEABPgLAAkB
neighbours apart, other clauses to two	0.023	-0.18	9AT7BQ3+D/wE/+8DAwP0DgP3EfP/9/0B
neighbours of other sentences	0.061	-0.213	9QECCw38C//8/vYIAAX0Bv77C/T6APoB
neighbours still	0.022	-0.076	AP0B/gAAAAH/AAD+/wEC//4AAAIAAP8C
neighbours turned, one clause to one	-0.035	-0.048	7wj2BBQMEQAMCvACAfXyEQj5EO4O/xD3
neighbours turned, one clause to two	0.006	-0.302	9wHvCgkODvoQB/YKCvj3DALvCPUN/BHv
neighbours turned, other clauses to one	0.067	-0.042	9//6AAkFFPwJBfEDAvz3Ev/9EPEH+wf6
neighbours turned, other clauses to two	0.01	0.043	/AD8AQX8Bf///fwCAQX9BQEAAv0DBAMC
new &	-0.033	-0.004	AP8AAwEAAgEAAP8CAAD/Af7+Af0AAQAA
new a	-0.053	-0.078	+f76AgkHCP4AAvgCBPv2CAP/CfQG/gj8
new aboard	-0.011	-0.014	AP8BAgAAAAAAAAAC/gAAAf7/AAAAAQAA
new about	-0.131	-0.14	/fcDBgP/BAH+/fwI+AP4Bvf5A/0BAQAC
new above	-0.013	-0.025	//0CAgH+AQH+/v8C+gL+Af7+AQD/Av8C
new accurately	0.083	-0.025	AQX//P8B/v4BAQH9Bf8D/gUF/wEB/QH/
new across	0.223	-0.09	BAz58/wE9/cFBQPxDvoG+QsP+woC9AP5
new act 1 above all	0.005	-0.045	Aff6/P/69/8FBwP7//8A+PgJAQL//v7/
new act 2 above all	0.122	0.046	BAzz+vsL+/cICwT3EfII9g0G+QsG9Ajz
new act 3 above all	0.013	-0.095	AAEGBgH+Av/+/f8KAwX7BwL+APr+//wG
new act of level 0	-0.111	-0.062	//sDBQD9AgT+/gAD9wL/Avj5Av3+B/0F
new act of level 1	-0.023	0.025	9PwFCA38Dwf6+fMK9QTvD/vvD+79B/wE
new act of level 2	-0.043	-0.023	+wIFBQT9A/v9A/sG/gT+Bv38B/v/Af0H
new act of level 3	0.039	-0.152	AAX0AAEI/vkJCAH9Cfn/+wX///4C9AX0
new act of level 4	0.165	-0.026	AAn/+v76/P7//v75Bgb//QoI/QT9/v0B
new act of level 5	0.133	0.175	Awn59/sF9/oDBQP2Cf4F+gQF+wYB+gH+
new after	0.073	-0.112	AAb9/gAB/P7//v/9CQEA/wgE/wMB+AH9
new afterwards	-0.036	0.043	/v4DBAH9AwT//v8E/gP9Af77AAAABP8C
new against	-0.017	-0.059	/gL8BgMAB/8CAv4EAwL9BAH8AvwB/QD+
new ahead	0.041	-0.028	AgD9/P4D/P0BAgL9//4C/gAC/wMAAAD/
new alike	0.004	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
new all	0.27	0.053	Bg7w9fkN9PMKDAj0FfAL9REQ+AwG7gny
new alone	0.016	-0.022	/wEEAwH/AgH//wAEAAH/AQL8Af3/Av8C
new along	-0.044	-0.02	AP8BAgD+AQIA//8D+wL+Af78Af8AA/8C
new alongside	0.132	0.255	AgP8/QAD/P4DAgP8C/sF/AYK/wEC+gL7
new already	-0.096	-0.003	/voBBAL/BAP///8F+QH9Avn6Af4ABQAB
new also	0.025	-0.07	/gACBQP/AwIA/wABA/8AAP/9A/sA/wEA
new always	0.073	-0.004	AwT8+/wB+fwCBAT6B/4F+gYI+ggB+QH9
new among	-0.091	-0.099	/foBBAMABQQAAP0G+P78BPv7A/wABAAA
new an	-0.126	0.133	+/v/AwMBBAYB/f0D/f/7Bfz4BPoBAwH+
new and	0.05	-0.275	/hP4/AcE/fcFCv76D/8CBA8HA/oC9AL5
new annually	0.03	-0.035	AAEAAAAA//8AAAD/AQAB/wAAAAAAAAAB
new another	-0.012	-0.001	/v0AAwIBAgEAAP8C////Af7+Af8AAQAA
new any	-0.078	0.056	/PoDBAP8BAP+/f0F9wP7BPf6BPv+Bf0E
new apart	-0.071	-0.001	//0BAgH/AQL///8D+wH/Af39Af8AAgAA
new apiece	0.012	-0.02	AQMA/v8A//4AAQD/Av8BAAIC/wIB/QH/
new approximately	0.023	-0.033	/wEA/wD///8AAAD///8A/wD/AAH/AP8A
new around	-0.049	-0.075	Af35/gAEAgADAf3/+AH9BvwAAf4EAAX5
new as	0.061	-0.014	/wT8/wEBAAAEAP4BCP4BAAgE/wEDAQT7
new at	-0.041	0.079	+wL6AQcGC/4CA/cEAfn/Cv79CfgE/AX8
new away	-0.019	0.049	/wEAAwIBAwAAAf8GA/79AwH+Av0AAAEA
new back	0.043	-0.099	AAAAAAH//wD//wD+AgIA/wECAP4AAAAA
new because	-0.027	-0.014	Af4AAAAB//8BAQEBAP8AAP8B/wAB/wH+
new before	-0.035	-0.066	AAL+/wACAPwAAf//BP4AAQD7AAAA/QD+
new beforehand	-0.02	-0.004	//4BAAEAAAH/////+gD/Af3+AQEABQAB
new behind	-0.054	-0.013	/fgCAwP8BQb+/f0E9gT7BPr6A/z/B/8C
new below	-0.051	0.004	//4BAwH/AgL///8E/gH+Av/+Af0AAgAB
new beside	-0.008	-0.04	AQEAAAABAf8BAgEBAv4A/wEAAP4BAQEB
new besides	0.065	0.067	AAQA/gAA/wAAAAD9AwAB/wQDAAEA/gAA
new between	-0.124	-0.018	/f3/CAMABQEAAP0K+gP6Bff3A/sBAAH+
new beyond	0.007	0.001	AQEA//8A//8AAAAA/wAAAAH//wEAAQAA
new both	0.058	-0.006	AAf+/gAD//kBBAL7CfsC/gQEAAIC+QL9
new but	-0.091	0.01	/fz/BQMBBgEA//wH/QD8Bfv3BPoAAwAB
new by	-0.072	-0.061	+Pz8DAj8DAABAPYK/QXzCvnzCPUD+gP+
new chiefly	-0.021	0.068	/gP8/gIFAP0EBAD+A/kA/wUBAAIC/QL7
new clear	0.008	0	AAH//wAAAAAAAAD/AQAAAAAAAAAA/wAA
new closely	0.012	-0.015	AAAAAAAAAAAAAAD+AQAA/gEAAAIAAAAA
new consistently	0.061	0.06	AQMA/f8A/f8AAAD8AgAB/wMF/wIA/gAA
new could	-0.123	-0.004	//sDAwIAAwL/AAAD+QD/Avr7Af4ABQAB
new currently	-0.099	-0.02	/fsBBQP/BQT///0I+AL7Bfr5A/v/Bv8C
new daily	0.019	0.055	AAQA/AAA/gAA////BAEBAgIDAAD///8A
new down	0.127	0.002	Agz7+P8H//gEBQH0DfcE/Q0H/wED+QT6
new due	-0.113	-0.001	//sAAwAAAgH///8E+gH+Avn8Af4ABAAA
new during	-0.106	0.083	/Pn/BgX/CQMAAf4J+wD9Bv79Av0DAgMB
new each	0.08	-0.012	AAr+/gEBAfoAAf0BCv0AAgkDAf8B+QH8
new early	-0.011	-0.002	AP8AAAAA/wEAAAAA/QAAAPz+AAAAAQAA
new either	-0.001	-0.012	AAEB//8A/gAAAAAA/wAAAAAB/wIAAQAA
new elsewhere	-0.011	0.002	AP0AAgAAAAEAAAAA/gAA////AP8AAQAA
new equally	-0.043	-0.023	AP8AAQD/AAAAAAAB/wEAAP3+Af8AAgAA
new ever	-0.002	-0.019	AP4BAQAAAQAAAAABAAD/AAEB/wEAAAAA
new every	-0.041	0.405	AgP4/wAEAAAEAwD///0BAQAAAP8B/QH8
new far	-0.079	-0.003	/voAAQEAAwAAAP8D+QD9Avv8Av4AAwAA
new faster	0.061	-0.023	AQP//v8A/f8BAQH8A/8C/QMD/gMA/gAA
new first	0.021	-0.014	AQEA/gAA//8AAAH//gABAAACAP8AAAAA
new for	0.04	0.029	AgTw/v0U+/YMDgL+Cu8F/gUC+gAK8w3u
new formerly	-0.046	-0.001	//0BAwH/AgIAAAAF/AH+Afz8Af8AAgAB
new fortnightly	0.006	0.04	AP8BAQD/AQD//wABAAEAAQABAAAAAAAB
new forward	-0.04	-0.004	//4AAwEAAwEAAP8D/wD+Av37A/wAAgAB
new fresh	-0.044	-0.011	//4BAgEAAwD/AP8E/QD9A/38Af4AAgAB
new from	-0.011	0.104	AgT4A/4KBvoFBgEEBPkBBAQA//sI9gn4
new full	0.047	-0.064	AgP//v8B/v4AAAH+A/8B/wEC/wEA/wAA
new fully	0.006	0.028	/wEA/wH/AAABAP/+AQAAAAD/AQAAAAAA
new further	-0.029	-0.007	AP8BAQAAAQD//wAC/wEAAf//AP8AAAAA
new half	-0.122	0.008	/fYCBgP/BQP//v4H+gH9A/j6A/sABAAB
new her	0.016	-0.008	AAEAAAD//wAAAAAAAgAA/wEBAAAA/wAA
new him	0.029	-0.003	AP8AAAAAAAEA/wAA/wEAAP8AAAAAAQAB
new his	-0.069	-0.001	/vwEAwL9AwP+/v8D/QL+Avz8Av//BP4D
new home	-0.026	-0.004	AAD/AAAA/wAAAAACAAEAAAABAAEA/wD/
new hourly	0.008	0.043	AAD/AQEBAQAAAQABAP8AAP8AAP8BAAH/
new how	-0.137	-0.064	//kKBgH/AgP9/v8K9QP9Avf9Af4ADQAC
new i	0.032	-0.078	///9AwIHAwAEBv7/A/UAAwME/wEE+gb6
new if	-0.063	0.038	AP4DAwAAAQEAAAAE+wAAAfwAAAAABAAA
new in	-0.013	-0.114	+//9CwkND/4EBfkLBPb3Dv/8D+0JAAv7
new independently	0.066	0.094	AQX8+/8D/P0CAwH7Bf0C/gMF/wIB/QH+
new individually	-0.075	-0.009	//0AAgEAAgEAAAAD/QD/Af3+AP8AAgAA
new inside	-0.063	-0.026	/vwBAwL/AwL//v8D/AL9Af78Af4AAgAB
new into	-0.053	0.098	/wD9AgH/AwACAf8DAgH/AgD5AP0B/QD/
new it	0.014	0.141	AAECAAACAgAAAAAB/f4BAgH8AvoAAgAA
new its	0.007	-0.014	Agn3/v8EAvcDBv/+DfsCAQgCAAAC9gL6
new jointly	-0.092	-0.071	//gCAgH/AQP//wAD+QH+Afv9Af8ABQAB
new just	-0.048	-0.004	//0BAwEAA/8AAQADAAD/Afv9Av0AAQAA
new largely	-0.005	-0.032	/gEDAQL9AwL///8B/gL+A//7Av3/A/8C
new last	0.024	-0.006	AQH///8B//8AAAH/BP8B/wIC/wEA/gD/
new later	-0.043	-0.015	Af8AAQAAAP8AAQEA/wAAAP8AAP8A/wD/
new likewise	0.036	-0.02	AAEA/wAA/wAAAAD/AQABAAECAAEA/wAA
new link and	-0.009	-0.272	+v33AAUICQICAvX9//j9CP37Cf4IAwr6
new link complement	-0.005	0.035	Af38//3+/P8DAwIA/QIE+wD//AYBAgH8
new link means	-0.043	-0.05	+PsCCAn6Cgb8+PgI+Qr3Cfn3Cvf8CfoJ
new link purpose	-0.098	-0.122	/fkBAwP/BAMA/v4C/P/+Avf9AwEBBQH+
new link reason	0.049	-0.02	AQL8/f8F//0CBAH9BPoE/wEB/wEC/QP8
new link relative	0.029	-0.131	AQrxAQMRCfQKDP7/CvH/Awr///0K9Qzx
new link result	-0.037	-0.055	AwL4//8A+/8EBAP+AwMG9v8C+wUD+AL8
new link time	-0.052	-0.032	/gD9BwIDBPkEB/4CBPr9A/36Av8B+wL8
new longer	-0.008	-0.011	AP4BAQH/AgEAAP8B/wAAAQD+Af4AAQAB
new mainly	0.039	-0.01	/QABAwP9AwAA//4BAgP9AgH+A/0A/gAB
new manually	-0.027	-0.004	/v4CAgL/BAL///4D/AL9BPz7A/wABP8B
new me	-0.072	0.002	//0B/wECAv////4B+P8AAfr8Av0BBAEB
new mine	0.014	0.068	AAP//wAB/v8AAAH+BAAC/wMD/wEA/gAA
new monthly	-0.062	-0.012	//wBAQH/AQMAAAAB/AH/Af3/AAEABf8B
new more	0.102	-0.037	AQX+/f8C/f4AAAH8BP8D/gUF/gMA/AH/
new mostly	0.006	0.035	/wACAQD+AQL//gD//wIAAQH/AQAAAv8B
new my	-0.015	0	/QH6AwQHCPwEBPwGBPn6BgX3AvoC+QP5
new myself	0.111	-0.015	Agf9+f4C/P0BAQL6BP4C/ggF/wQB/QH+
new nationwide	0.052	-0.015	AwT9/P0C+/0DBAT6B/0F+wQF/AUB/AL+
new near	-0.05	0.027	AP8AAQAAAQD/AP8E/gD/Av79AP8AAQAA
new never	0.059	0.026	AAIAAAAAAAD//wAAAQEAAAH/AQAAAQAA
new newly	-0.118	0.04	//4CAwIABAMAAAAF/AD+A/7/AP4AAgAA
new next	0.023	-0.006	AgT+/f4B/P4BAAEAAgEC/gAC/wEA/wD/
new nightly	0.024	0.048	AAABAAD//gD//wD/AAEB/gEB/wMAAQAA
new no	0.044	0.111	/gf5BQIEB/sDA/0HB/38Bgj6A/sB9wH8
new normally	0.026	-0.001	AAH+AAD/AP8BAgD/BAAAAAIAAAAB/QH+
new not	-0.193	-0.047	+/T/DAUBCgQAAfwN9f/6CPP0A/oABgAA
new now	0.051	-0.031	AQP//f8B/P4BAQH9Bf4D/QUH/gIB+wH+
new occasionally	-0.061	0	//sDAwL9AwT+/v4E+wP9A/39Af7/A/8C
new of	-0.121	0.104	/wTtBAQPB/cICAEFCPH5BAT+//0M9g3w
new off	-0.037	0.035	APv+AAAB/gABAAD9/v4C/vwBAAIAAgH9
new often	0.02	-0.018	AAAAAAAAAAAAAAAAAQAAAAD+AAAA/wAA
new on	-0.028	-0.086	+AD0CwoPEvsKDfcMA/L4EQLyCO4K+Q3y
new once	-0.026	-0.054	Afz///8C/wABAAD+/f8BAf8B/wAA/wAA
new online	0.01	-0.004	AAL//wAB//8BAQD/Af8B/wIC/wEB/wH/
new only	-0.098	-0.02	//sBAwH/AwP///8F+QH+Avz8Av8AAv8B
new onto	-0.034	0.019	AP4AAQAAAAEAAAD//wAAAP4AAAAAAAAA
new or	0.059	-0.04	AQX+Af/+//4AAAD/BQMBAf//AP0A/gD/
new our	0.004	-0.007	/v8DBAL+AwL+/v0G+QP7Bfv5BPz+B/4E
new out	0.06	0.107	AQAB/AD9/wL9/gH8AAb+AAEF/gEAAP8A
new outside	-0.093	0	/voBAwIABAMAAP8E+QD9Avr6Av0ABgAB
new over	-0.078	0.085	CgTk/fYa9/MQFQr+DucI+QgE9AgN8BDp
new overnight	-0.079	-0.016	//0AAQAAAQEAAAAB/QD/Afz9AP8AAQAA
new per	-0.035	0.03	/v77AwICBf4BAv8C/gH/Av7+A/sB/AH8
new perhaps	-0.014	0	//8BAAH/AQIA/wAA/wEAAP//AAAAAv8C
new personally	-0.024	-0.029	AgEA//8A/v4AAQEAA/8B/wECAAAA/gAA
new previously	0.014	-0.004	AAD//gAAAAAAAAD+AAAAAQD/Af//Af8B
new promptly	0.074	-0.029	AQP//v4B/v4BAQH9Bf4C/gQD/wIA/QD/
new quickly	0.028	-0.031	AAEA/wAAAAAAAAD+AQAAAAEBAAAA/wAA
new regularly	0.104	0.253	Awj//f0A+f0AAAH7CAEF/QcI/gP/+/8A
new right	0.03	0.009	AAL+AAAB//4AAAABAv//AQMCAAIA/QAA
new roughly	-0.135	0.128	+vUADAb+CwQA/voQ+gT3CvbvB/X+Bv4D
new round	0.007	0.003	///+AQICAwEBAQH+AP4B/v8CAP8BAAL+
new routinely	0.029	0.012	AAEA/wAA/wAAAAD+AgAB/wIDAAAA/wAA
new safely	0.03	-0.011	AAQA/wAAAP4AAAD/AwEBAAIBAAD///8B
new seven	-0.037	-0.008	AAAAAgAAAv8AAP8E/gH+Av//Af8AAQAA
new since	-0.051	-0.057	AgIABP8BAP0BAwIBBf8B/wAB/v8B/QH+
new single-handedly	0.08	0.034	Bgj4+foH9/oEBgX4CPkH+QYJ+QkE+QT6
new smoothly	0.003	-0.001	AP8AAQAAAAAAAAD/AAAAAP/+AAAA/wAA
new so	-0.025	-0.085	AwP5/P4IAfoCBAD9BPoCAQIB/QAF+Qb4
new solely	-0.075	-0.004	//wCAgL/AgL/AP8D+gD9Afz+Af0AAwAB
new some	-0.003	-0.081	/PkABwMABQIA/f4E/QL9Afz9A/wAAgAB
new sometimes	0.023	-0.024	AQEAAP8A/wD//wH/AgAB/wID/wEA/gAA
new sooner	0.073	-0.016	AAMA/wAA//8AAAD+AwABAAMBAAEA/wAA
new still	-0.135	-0.001	/fUABQMABgIAAP4H9wD9BPf5A/wAAwAA
new successfully	0.024	-0.019	BAT9/vwC/PwCAwT8B/4G+wUG/AUB+wH+
new such	-0.082	0.058	/vgEBgL9BQMA//8G+gP/A/7+AP8AAv8B
new than	0.013	0.036	/fwDBwP/BgP+/f0J/wH9BPv1BPn/A/8D
new that	-0.085	0	+/3/AgcDCv8EA/oGAPr8CPv6BfgDAQP9
new the	-0.015	-0.076	AAT4BAQEA/sGBvoFCP37AgP/BvsB+gH4
new their	-0.042	-0.105	/fj9BAEEAAIBAv8EAP3+Afz8/wQCAwP+
new them	-0.011	-0.045	AQT+Af/9/gMDAAEDBAMC/QQBAAAA/gAB
new then	-0.035	0.083	//0EBAEAAwL+//8G+QH8A/v8Av4ABgAC
new there	-0.014	-0.016	/wABAgD/AAEAAf8B/wD9AP7+AQEAAgAA
new these	0.085	0.03	AAb//QAA//4AAAD9BgABAAQC/wEA/QD/
new they	-0.066	0.009	//4EAgH+AQL+/gAD/gL9Af79Af0ABP8D
new this	0.027	-0.013	AQL+/v8D//0CAwH/Av0BAAID/wAB/gH9
new thoroughly	0.025	0.028	AQP///8A/v8AAAD+AgAC/wIC/wEA/gAA
new those	0.008	-0.055	AQIBAf8BAf8AAAABAP4AAQIC/wEA/gH/
new though	-0.187	-0.01	/PUBCAT/CAX///0L8v/5BvX0BPkACAAA
new through	0.064	0.109	/wv//AABAPkCBAD5C////woHAgIB9wD9
new throughout	0.064	-0.016	AwX6+/wG+/sCAwD+BPwC/wMF/gUC/AL8
new till	-0.013	-0.005	//4CAgL+AwL+/v4F+wL8A/39Av4AA/8B
new to	-0.07	-0.006	+wD1AgcFDfoGBPcHBPz7BwT3DfYE/QT5
new today	-0.007	-0.002	AAAA/wAAAAAAAAAAAAAAAAAAAAAAAQAA
new together	-0.116	0.088	APj+B/8CAgMBAgIF+f7/APv8AP4BBQH/
new too	0.024	-0.034	AAEA/wAA/wAAAAD/AAD//wIAAAAA/wAA
new towards	-0.057	-0.005	//0AAgECAQAAAP8E/f//Av38Af4AAQAA
new twice	-0.098	0.128	/PcDBgP9BQf+/f4D+AP+Avj4Av7+B/4E
new typically	0.018	0.009	/wECAAH/AQEA////AAABAQIC/wAA/wEA
new under	-0.046	0.048	//kDAQEAAwQAAP4F+v/9Bfv7Af4BBQEC
new until	-0.052	-0.064	//3/BgEBAgEAAf8FAAD+A/37AAAB/wH/
new up	-0.048	-0.067	/fQDCAP9CQj+/f4H8QL6Bvb1BPn/C/8A
new upwards	0.052	-0.042	AQP///8B/v8BAQH+BP8B/QME/wEA/QH/
new us	0.021	-0.037	AP/+AQABAQAAAP8DAAD+AgH/AP8B/QH+
new usually	-0.094	0.011	/fkBBQP/BQQAAP4E+gH9A/j4BPsAB/8B
new via	0.01	-0.016	AAL//gADAAAAAAAAAP4AAQIBAAEA/wH/
new way	0.003	-0.018	AAEA/wAA/gD//wAA/gIAAP8BAf//Af8C
new we	0.061	-0.011	AgP8/P4E/f0CAwH8BP0B/wYF/gIB+wL8
new weekly	-0.042	0.091	/f0CBQT9BgT+/P0H/Ab7Bf36Av3/A/8C
new well	0.021	0.145	AQEBAP///gEAAQH8AwAC/QIG/wEA/wAA
new what	-0.092	-0.02	APwLAgAA/gP+/wAC+AAB//oBAAEACQAB
new whatever	0.02	-0.021	AAIA/QAA//8AAAD8AwAAAAMAAAAAAAAA
new when	-0.124	-0.013	/fwDBwT+CAH+/fwL/AL6Bvn5A/r/A/4E
new whenever	0.06	0.338	AgT/+/4A+v8BAQL4CP8G+wUI/QcB+wH+
new where	0.004	-0.067	AgEA/v4D/f4BAwL9//sE/wD+/wABAAH/
new which	-0.002	-0.036	BATzAv0MAfYJCwIACvEB/wL9+wQG+gj0
new while	-0.032	-0.03	/vz+BQQEA/8DBf4D+/r+Av3+AAAE/wX7
new who	-0.112	0.115	/PoGBwX7CAn+/fsJ9AP4Bvj5B/n/C/4H
new whom	0.007	0.024	AQH//v8C/v4BAQH+Av4B/wIB/wEA/wD/
new whose	-0.071	-0.02	AP3+AwEBA/8AAP8D/v/+AgAAAf4B/wH+
new with	-0.019	0	/wD3/AMKAfkIC/79/fX+AgUFBvsJ/gr4
new within	0.009	-0.062	/P0BAQT/AQH///4B/AL9APz9AgAABf8B
new without	-0.116	-0.05	APkDAf/8AgL+/QAE+AQAAPX5Af3/C/4F
new worth	-0.018	-0.002	//0BAQH/AAL///8C/AL/Af//Af//Av8B
new would	-0.181	-0.004	//kMBwEAAAL+/wAK8gAAAPX/Af0ADQAA
new yet	-0.022	-0.003	AQH+//8C//4BAQEBAP8A/wD//wAB/wH/
new you	-0.251	0	//USCgH/AQP9/v8O7wH/AvL+Af0AEQAC
new your	-0.131	0	//kLBgEAAQT+/wAF9gD/Afj/Af4ACQAB
not said: any	0.044	0.297	AQTYBP0x+vEdIQEACtQD+QUE/AAp7y7g
not said: helped	0.126	0.52	Bwnr9vgT8vUKDgjzEusM8w0Q8xEL8g7v
not said: joint	-0.009	-0.079	/Pz5AwULBQMABf4B+vn+A/79BPsJ/wv5
not said: junior	0.073	-0.326	AP/+/f8D+QAAAgD5Af4D+wIEAAQC/wP9
not said: negated	0.089	-0.411	CQvt+vcT9+4NDQf4E/AJ+gsI9ggL6w3s
not said: occasional	0.098	0.173	/gP8/gEI+v4CAgH5BvoC/QgDAgEE/wb7
not said: others	0.019	0.218	AQX7/wAH/AABBQEAAfv//wYB/QcGAAj8
not said: partial	0.123	0.477	BATt+fwV9/gJDQL4DO8F+wQJ/AMI9Avx
not said: past	0.089	-0.263	AwX8/fwC/fsEBQX4CvsG+QMF/AQB+gL8
not said: planned	0.095	-0.297	Bwzu+vkS+fEMEAf5EuoH+gwF+QUL7Q7s
not said: practice	0.072	-0.029	Bgf5+foH9/oEBQX4CPkH+QUH+wcC+wP7
not said: received	0.072	-0.404	AAL9/gAE/f4DBAH8AvwA/P4F/QcE/AX+
not said: supervised	0.15	0.533	Cgz18fUJ7vQGCgvuEvYP8QoT9BEE8gb2
not said: uncertain	-0.078	0.104	BAH4//wI/f0EBQP+AfkD/QEA/v8C/QP7
not said: watched	0.058	0.164	Bwbz+fkP9fkICQb3DfII9wcJ+QkF+Af3
noun told as an act	-0.052	-0.015	//0CAgH/AgL+/v8D+wH+Av79Af7/Av8B
number about → exact	0.325	0.287	DRjo7PMW6+0MEgvpHesR8RUd8hMK6A3s
number about → least	0.012	0.049	AAEA/wAA/wAA/wD/AAEAAAAAAAAAAAAA
number about → under	0.084	0.082	Agb8/P0D+/0DBAP6CPsF+wUE/gQB/AH+
number dropped	0.074	-0.245	Cx/R+/Uy+9MiKgj3KM4L+icH9QYf2ibT
number exact → about	0.005	-0.024	/QIC/QP9AQH//vz8AQT9AwABBP39AP0C
number exact → least	0.033	-0.005	AQH+//4B/QADBAT7A/wF+wMF/AUC/QL9
number exact → most	-0.116	-0.016	+fgMCQf0CQn49PgN8g/1Cvj1CPb7C/oJ
number exact → over	-0.021	0.011	Af/8AgAEAf8EBQL/BPwC/wID/QIE/AT7
number exact → under	0.005	0.054	/wAA/gH/AQAAAAD9BAD/AAEBAAAAAAAA
number in another form	-0.139	-0.035	//3yBgMPBfkIDf4LAu78BgH3AfsM+w/u
number in another period	0.273	-0.222	Bg768voE8/gDBAXtDPsJ9woT/QkB9gH9
number in another unit	0.283	0.038	Bg/89vsC9/oDBATwD/0I+Q0S/QUB9QL8
number kept	0.005	-0.31	/Pz7AQYHCvsEAPsDAfv8BgL7BvgF/Qf6
number least → exact	-0.048	-0.018	AP7/AwAAAv8BAgAC/wD/Afz+AP8AAgAA
number most → exact	0.168	0.452	CxPu8/UO8PAIDAnyFPQL9BER9Q4G7Aj0
number most → least	0.104	-0.005	BAn8+PwE+fsBAgL5Bv4E+wYJ/AcC+gL9
number near its words	0.016	-0.026	/fv3AQID/wEMBf8CAvv+BQEAA/0HAgb7
number near other words	0.064	-0.154	6QUOER/xJQD5+egR/wrlHQjpHt33//UK
number new	0.375	-0.649	IDHE4N072tImMh/eO8kj3TQm2CofyCnH
number new, of a date	0.201	-0.11	DA7t8fIS7vMLDwzuEu4Q8Q4T8RQJ8Azw
number one more or less	-0.113	-0.044	/P4CBAUABwP///0G+QH7BPz2Bvj/BQAB
number over → exact	0.017	-0.036	AAIBAAAAAf7///4E/wD/Av//Af7/Af8C
number over → more	-0.054	0	/vwDAwH9AgL+/v8D+gP9Avv8Av7/A/4C
number under → exact	0.01	-0.001	AAAAAAAAAf8AAAAAAAAAAAD/AAAAAQAA
number with a new act	-0.044	-0.161	+PfzCwgTDAAHCPcMC/P1B/32C/EO/hHw
number with a period	0.092	0.093	/gcCAgMABPz/Af79CAH+BAj+Av0B/QEC
number with another act	0.133	-0.093	7woLBBr4Iv3+/+gOCwLjHAj6INf5/vgG
number with its own act	0.047	-0.037	BQID+/n8+QQC/QT6AAcF+AAC+gj+A/0B
number without its period	-0.022	-0.013	Af3+/v8A/v8EBAH/Af4C//4DAP8B/gL7
numbers changed places	0.282	-0.113	Ehzh5+4e6ecUGg/iIuEX7Bkf7hUN5BDn
object 1 clauses away	-0.024	0.062	AwP6/AIEAf4HBf76AfwDAwEG/v8E+wT4
object 2 clauses away	0.093	-0.044	AAf//QEBAvwA/v4AA/4AAv8CBP39//0E
object 3 clauses away	0.059	-0.046	Af8BAP///wL/AQP/AAED/QAC/QMB/wEA
object loose	-0.132	-0.128	AQP6Bf8GAfgACAUHBf79/wMDAv8D9gP6
object of another act	0.005	-0.024	BQL2/f8HAfkJCgD/BfoF/P4J/P4F9gb0
object of the same clause	0.065	-0.159	//4F/v/6AQP8/f8A/gf/Af4A/wL6A/oF
object taken over by an act of analysing	0.074	-0.039	AwP9/P0C+/0BAgH6BP0D/QcH/QgB+wH9
object taken over by an act of building	-0.074	0.034	APkCAwD6AQX9/P4D9wkAA/r9AAD/B/4E
object taken over by an act of buying	0.095	0.09	AQT/+v4E/P0AAAH5BP4C/gQG/wIA/gH/
object taken over by an act of care	-0.013	-0.044	AAIBAgACAv4AAQEIAf7/AgD6APsA/wAA
object taken over by an act of checking	-0.054	-0.066	AP///gAB/wEBAQH+/QAA/v7//wAAAwAA
object taken over by an act of cleaning	-0.084	-0.008	//sDAwH9AwP//wAD+QL+Afj7Af0ABP8C
object taken over by an act of cooperating	-0.101	-0.133	Av//Af4C/wADAwEC/f0A//z9/gEC/wP9
object taken over by an act of designing	0.095	0.097	Agb//P4A+////wH8AgMB/QQD/wL/AP4C
object taken over by an act of fixing	0.088	0.007	BQb5+/sH+PwDBAT7BvoH+gcK+wcD/AT7
object taken over by an act of general	-0.111	-0.095	AQL+CP8CAvkBBAEIAQD9AgH9AAEC/gL+
object taken over by an act of helping	0	0.111	AP4BAQD6AAEA/wD9/wQB/v78AAL/Av4D
object taken over by an act of improving	0.045	-0.019	Bwb4+PgG9vkFBgf4CvkK9wUK+AoD+AT6
object taken over by an act of kitchen	-0.004	0.153	AP8CAAD+AQH+/wAC+wMBAgEC/gEB/wAB
object taken over by an act of learning	-0.047	-0.037	/wEDAAD+/wH9/P8A/gP+AAD+/wL/A/4E
object taken over by an act of maintaining	0.08	-0.14	AAP+AAACBf8EBAD+AAADBAIC/wAC/AL+
object taken over by an act of money	0	-0.043	AgH9/f0D/PwCAgP8Af8E/P4C/QQCAAH+
object taken over by an act of moving	0.048	0.14	AQEC+v8B/f/+/v/3/wL//f4J/wEAAwD/
object taken over by an act of organising	0.032	0.181	/f8JAQT2BAb6+vwE/gv6BP/+Bvz8BvoJ
object taken over by an act of people	-0.018	0.08	Av/9AP4D/f8DBAT8AvwC/QAB/AUC/wL+
object taken over by an act of performing	0.088	0.042	Awb8+/4D+v0CAwL3CfwE+wcL+wcC+QP7
object taken over by an act of reducing	-0.187	-0.05	/fgCCQX/DAj+/fwO8wb6Cff1BfYACP8E
object taken over by an act of reporting	-0.026	-0.065	AgL//v4E/P0AAgL///0C/gEE/wIBAAH/
object taken over by an act of safety	0.046	-0.025	AAL//wAB//8AAAD/BP8A/wICAAEA/gH/
object taken over by an act of selling	0.007	0.061	AwIA/f0D/PwBAgL+Af0B/gAH/QUB/gH9
object taken over by an act of serving	-0.163	0.023	+vYJCAf2DAr9/PsK8wj3CfPxCPT+DPwL
object taken over by an act of starting	0.099	0.047	Awb7/P0E+/0DBAT4CPoF+QgJ+wYC+QP7
object taken over by an act of teaching	-0.031	-0.034	AgH7//4E/fwCAgEAA/wC/wQC/gEC/AP7
object taken over by an act of trades	-0.007	0.135	/v0ABAP/BgMAAAAF/P38BP37AvkAAAAB
object taken over by an act of training	0.015	-0.106	/P0JBAX3BQX8+v0B/Af8Av4ABPz8A/sF
object taken over by an act of unknown meaning	-0.009	-0.085	AAL9/QACAAMCAAD+/fwAAAYDAAACAwED
object taken over by an act of writing	0.025	-0.039	AQT//v8D/f4BAQL8BvsC/AQI/AUA/AH9
object taken over, level rises by -1	0.046	-0.096	/gAB+gL//wD++/z4/QEBAwIHAQX///8C
object taken over, level rises by 0	-0.124	0.004	Av/6Af0EBP4FCgP9/fgA/wAE+wYGAAj6
object taken over, level rises by 1	0.021	0.05	Cgb0+/UI9/MKDAr7B/MN9AMI8g0E9QX2
object taken over, level rises by 2	0.059	0.011	AQL8+v7//P8BAgD4BAED/gYG/QcD/QT8
object taken over, level rises by 3	0.131	0.22	Bgf79/oG9vwDBAb1CfkI9wcM+QgC+QP8
object taken over, level rises by unknown	-0.032	-0.008	/AAMCgb3DQ38+/sI9wb3DPv1CfP8CfgQ
object taken over, other meaning	-0.039	0.219	BQL///v9/gUABwb7+QMD/gL/+v4BAv0G
object taken over, same meaning	-0.025	-0.062	AwH4/v0J+foFBgT+B/cE+wEC/gUD/AT6
one became several	0.103	-0.181	+wH5/wL6AQMIAvn+AQb6Bv//A///+//+
order turned	0.571	-0.223	Eyzf1+4e4eESGQ/RLuMd5ic06xwM2hDl
origin down 2	-0.037	0	APwAAQAAAQAAAAAC/QAAAP7/AP8AAQAA
origin gone from 0	-0.024	0.095	Bf3//fwD+f8AAAL9/AAF/PsD/QMCAgIC
origin gone from 2	-0.014	-0.007	AAD+AgAG/v4DBQIC//gC/gIB/gYDAAT8
origin lowest up 2	0.145	-0.034	Bgj19/oK9vgGBwT3C/cI+QoN+ggE+Ab3
origin new at 0	-0.112	-0.135	BPr6AvkI+/0EBQUEAPkH/Pv//AADAQT7
origin new at 2	0.044	0.001	BAn79voE8/sBAgLzCv8H+AkN+AwA9gH7
origin same	0.029	-0.104	AwP//P4A/QAAAgH+AgED/gEF/wD+AP//
origin up 2	0.119	0.005	BQj5+PsG9/oEBgP3CfoH+gcK+wcE9wT6
origin up to 2	0.121	0.005	BQj59/sH9/kFCAT1CvkJ+QYJ/AcD+QP7
passive became active	-0.156	-0.004	+fYMDAj1Cwn39PgQ8AzzC/T2CfP7DfkL
passive without a subject became active	-0.025	0.017	AP8FAQL7AQb+/AAC/QQA//8AAwD+A/0G
period new	0.301	0.255	BhX48vsI9/gCBQTuEfsJ+hUQ/QcA8wH9
person after → after	-0.026	-0.034	//8DAgL9AgH+/f4E/QX9A/39A/z9A/0D
person after → for	-0.019	0.007	/v4BAgL/AwMA//8D/gD/Av79Af4AAQAB
person after → object	0.016	-0.006	AgL8/f0E/f4DAwH9AfwD/QIE/AUD/AT8
person alone → alone	0.109	-0.145	Bwb49PkI8/oDBQXzCPwJ+AgN+woC+wP6
person alone → as	-0.05	0.13	/v8DBQL+BAP9/f4J+wX7A/n5BPr+Bv0E
person alone → at	0.005	-0.04	//8CAQH/AgAAAP8A/wH/Af/+Af8AAAAB
person alone → by	-0.037	-0.03	//7+AgABAf8BAgH/Af4B/v7/AAEAAAH+
person alone → for	0.074	0.143	AAP+/wEDAf4BAQD/Bf0BAQUCAf8B/AH+
person alone → from	-0.016	-0.006	AP8BAAAAAAAAAAAA/QAAAP4AAAAAAwAA
person alone → in	-0.001	-0.013	AQEAAQAAAAAAAAAB//8BAAIAAAAAAP8B
person alone → object	0.045	-0.051	AwL8//0C/f8CBQIBAP7//QH+/gEC/wL9
person alone → of	-0.022	0.044	//0BAAH/AQL///8A/QEAAP7+AQAAAwAB
person alone → on	-0.06	0.036	//wCAwH/AgMA/wADAAH/AP3/Af7/BP8C
person alone → subject	-0.007	-0.006	AP4AAQAAAAAAAAABAP8AAP//AAAAAAAA
person alone → to	-0.02	-0.001	//8BAQH/AQEAAAAB/gD/AQD/AAAA/wD/
person alone → with	0.124	-0.002	Awn8+P4D+voBAgL5CvwC/gkK/gMC+AP7
person alongside → alongside	0.01	-0.027	AAAAAAAA/wABAQH+Av8C/gEA/wEAAAAA
person alongside → with	-0.017	-0.039	AP4AAAAB/wAAAAAA/gAAAP8B/wEAAQAA
person among → among	0.013	0	AQH+/v8B/v8AAQH/Af8B/wEB/wEA/wAA
person as → alone	0.048	-0.038	AgIA/v4A/v///wH+AQAB/wEAAAD/AP8B
person as → as	0.067	-0.001	BAX9+vwC+fwCBAX3BvwG+QMF/Qb//f/+
person as → object	0.019	0.028	+/4HBAb5BQX+/f0BAAT9Av/8Bfr9BPwE
person at → at	0.083	0.071	Bgb++voB9/4DAgb3Bf8I+AMI/AgB/wEA
person at → for	0.046	-0.029	AQP//f8B/f8AAAD8A/8B/wMDAAIA/gAA
person at → in	0.005	-0.019	//8CAQH/AQEA/wD/AgAAAP/+Af//Af8C
person at → object	0.017	-0.02	/wD//gD/AAABAP//AQD/AAD/AAAAAAAA
person at → of	-0.012	-0.007	//4DAQH+AQL+/v8C/AL+Av7+Av7/A/4D
person at → to	-0.026	0	AP4BAQH/AQEAAAAB/gH/Af7+AQAAAAAA
person by → alone	0.004	-0.022	AP8BAAD/AAEAAAD//wAAAAAAAAAAAQAA
person by → by	0.015	0.084	AQICAP//AP7/AAAAAQIBAAIA/wD///4B
person by → for	-0.011	-0.008	/v3/AgEAAQIBAQABAP8A///+AAABAQH/
person by → from	-0.007	0.017	/v0CAgH/AgIAAP8D/QD8AgD/Af4AAQAB
person by → object	0.067	-0.041	AgX++/0B+v0BAQL8Bv8E/QQG/QUB/AH9
person by → of	0.02	-0.004	AQL//wAB//8AAAAAAQAAAAEAAAAA/wD/
person by → subject	-0.078	-0.022	/vsBBAL/AwEAAP8F/AD+Avr6AfwABAAB
person by → to	-0.027	-0.006	AP8AAQAAAQEAAP8B/wD+Af38Af8AAwAA
person by → under	-0.034	-0.023	AP4BAQD+AQH/AP8D/gL+Av39Af4AAgAB
person by → with	0.046	-0.147	Awb9+/0C+f0BAgL6Bv8F+wUI/AYB/AL9
person during → during	0.027	0	AgP9/f0D/P4CAgL9A/0C/gEC/wIB/wH/
person for → alone	0.011	-0.069	AwL8/f0E+/4DAwP/AvwE/gIF/AQC/wL9
person for → as	0.032	-0.036	AQP8/P8E/v0CAwL8BfwC/gMF/gIC/QL8
person for → by	-0.021	-0.032	AQL8/v8E//0DBAL8A/wE/gIB/wEB/QL+
person for → for	0.004	0.026	Af8EAv36/QH7+gAC/QYA//8AAQL7A/oF
person for → in	0.002	-0.017	AAEB/wAAAAAAAAH+AgEC/wAB/wIA/wAB
person for → object	-0.024	0.001	///7AAEAAQABAv7+AAH+Av4AAf4C+wL/
person for → of	0.064	0	AgP6/f4H/f0CAwH7BvoD/gQG/AUD+wT9
person for → on	0.007	-0.023	AAMBAAAA/wAAAAD+BQAB/wAA/wAAAAAA
person for → subject	0.005	-0.031	AQEA/v8A//8AAAD/AAECAAEC/wAA/wAA
person for → to	0.011	0.05	AAABAAAAAQEAAAAA/wAAAAD/AQAAAgAB
person for → with	-0.024	0.075	AQH//v8C//8BAQH9A/8C/wAB/gMB/wH+
person from → by	0.011	0.163	AQAB/v8AAAD//////wIAAAECAAD/Af8B
person from → for	0.054	-0.011	AQT9/P8D/f4CAgL7Bf0D/QQG/QQC/AL9
person from → from	0.03	-0.104	AQL8Af8AAAACAQECAQEA/wEA/gEC/AL/
person from → object	-0.013	-0.025	AgD+//4A/P8BAAL+AgEC/QAC/AMB/gH/
person from → on	0.009	-0.004	AP8AAQAAAAABAQEAAf8B/wEB/wIA/wH/
person from → to	0.02	0.043	AAEA/wAAAP8AAP8AAQD+AgEAAv4A/wAA
person from → with	0.024	-0.063	AQL7/v8E/f4CAwL+A/wC/gEC/wIC/gP9
person gone, was after	0.039	-0.018	AgEA/v8A/wAAAAH9AgAB/gEE/wEAAAAA
person gone, was alone	-0.006	-0.111	BQb6APsH+/0EBQP9BfkG+wQF+gcE/AX6
person gone, was alongside	0.037	-0.004	AgP+/f4B/f4BAQL8BP4C/QME/gMB/QH+
person gone, was as	0.049	-0.024	AAAA/gD/AAD////9AgEAAQEEAAEA/wAA
person gone, was at	0.036	-0.036	AAH//wD//gAAAAD+BAAB/gID/wIA/gD/
person gone, was by	0.048	0.211	AAX+/AED/v4AAf8AAv8AAQMBAv8B/gH/
person gone, was for	0.104	-0.059	BwX69/gD8vwEBQfwCPsM8wgS9xAC+AP7
person gone, was from	0.079	0.033	AgP9/f4D/f0BAwP7BvwD/gQG/gQB/gH/
person gone, was in	0.056	-0.007	/wT+/wEAAf4BAgD+Bv8A/wQBAQAA/AEA
person gone, was object	0.052	-0.028	BQMC/PsA9////wH/AgIB/gEI/gUB/wD/
person gone, was of	0.033	0.111	BAH2/vwO/fwECQX8A/YG/AME+gcH+Qj2
person gone, was on	-0.042	-0.085	//7+AQACAgAAAP4D/QD9A/38Af0BAgH/
person gone, was subject	0.134	-0.249	Cw7y9PUQ8vEJDgrxD+4N8w0T9A4H8Qny
person gone, was to	0.049	-0.072	AQD//f8A/gAAAAD6BQEC/wIE/wcA/gD/
person gone, was under	0.023	-0.026	AAEA/wAAAAAAAAD9AgAAAAECAAAAAAAA
person gone, was with	0.083	0.304	AQb9+v4D+/wDBgT2CvoG+wgJ/QUC+wP7
person in → at	0.033	0.023	AAIA/wAAAAABAgH8Av8C/wIEAAAA/QD/
person in → for	0.02	0.055	AAEA/wAA/wAAAAD+AgAAAAEBAAAA/wD/
person in → in	0.143	-0.116	BAn5+PsG9/kICwjyEPUL9QoM+QkE9gX4
person in → object	0.133	-0.062	BQj4+fsH+foFBgX2DPgI+QcJ+wcC+gP7
person in → of	0.008	-0.022	AgP+/v4C/v0CAgH+A/4C/wMD/QQB+wH8
person new as across	0.031	-0.015	AQL+/v8B/v8BAQH9BP8C/gID/gIA/gD/
person new as alone	0.14	-0.053	AQX6/gAC+/0CAwH7C/4F+gcN//8B/AH8
person new as alongside	0.015	0.024	AAAA/wAAAAEAAAAAAgAA/wICAAEAAAAA
person new as as	-0.026	-0.05	//4CBAH/AQL+/f8C/QIBAf4C/wAAAwAC
person new as at	-0.059	0.036	AP7/AwAAAgAAAQAG/QD/Afv9AP4AAgAA
person new as by	-0.14	0.011	/fYBCQQACAL///4K+AD7A/j5AvwABQAC
person new as during	-0.063	0.048	AP8AAQAAAQEAAAAB/gAAAP/+AP8AAgAA
person new as for	0.038	-0.112	/wj3+wEE//sCAP79B/3/AQkCAAAC+AL7
person new as from	-0.015	0.043	AP4AAQAAAQEAAQACAAAAAP8C/wAAAAAA
person new as in	0.053	-0.015	Af8AAP4A/QAA/wH+AQAB/QAF/wMAAAAB
person new as object	0.102	0.232	AgUA+f0A9/7+AAD3BwEF+gYJ/AYA/AD/
person new as of	0.092	-0.034	AQb9/P8B/gABAAH7CAAC/gQE/wIA/wD/
person new as on	-0.001	-0.034	APwDAgAAAgH/AAAB/gEAAfv8AP0AAwAC
person new as over	0.028	0	AwP9/f0B/P0CAgL9A/8C/gID/gMA/gD+
person new as subject	0.05	0.114	AAEAAv//AP8AAAEBBAAD/wT9/wIA/gAA
person new as to	-0.084	-0.075	AAD+AgABAv4AAv8CAv8BAf39AAAB/wH+
person new as with	0.08	-0.196	/wED/AD//QH//P77/wIC/v4D/wj/Bf8D
person object → after	0.065	-0.017	AAEA/wAA/wAAAAH9AwAB/wICAAEA/wAA
person object → alone	0.002	0.051	/v8EAAL/AwT8/PwE+gH7Bv3/A/3/BP8E
person object → alongside	0.028	0.031	AQL//v8B/v8AAAD+AQAB/wID/wIA/gH/
person object → as	-0.003	-0.098	/f79AgMDAgD//vwE/gD8BP/+Af4AAQEA
person object → at	0.018	-0.035	AP8AAAD+/wEAAAD9AQAB/wAC/wIAAAAA
person object → by	-0.045	-0.005	APsB/wD+/gP//wAB+wEA//v/AQAABAAB
person object → for	0.12	0.205	BQn8+PsG+PsEBgT3C/cH+gcI/AYC+QP6
person object → from	-0.04	-0.013	AAAB/wABAP////8B/QH/AP7/AAAAAAAA
person object → in	-0.112	0.025	APoBAwEAAwL///4F+gH9A/n5Af0ABgAB
person object → object	-0.031	-0.024	A/oCAPwB+v8DAAX9//4D+vsB+QoCAQEA
person object → of	0.114	-0.009	AQL9/v8B/wAB///+BP8AAAIC/gMB/QH9
person object → on	-0.001	-0.004	AAAAAAAAAAEAAAAA/wAAAAD/AAAAAAAA
person object → subject	0.022	-0.052	Af/8AQACAv8DAwACAf4CAf/+AAEB/gH+
person object → to	0.098	-0.051	Agn/+f3/+P0BAgH5BQIF+wcJ/QX//P//
person object → with	0.106	0.212	AAMA+gAA+/8A/wH3AgAE+wIF/gP/AP8A
person of → alone	-0.031	0.078	//4DAgH9AgL+/f4E+wT9Av3+Af7/A/8C
person of → as	0.008	-0.008	AAAA/wAAAAAA/wAAAAEAAAD/AAD/Af8B
person of → by	-0.013	0	//8CAQH+AgL//v8C/QL+Av/+Af//Av8C
person of → for	0.037	0.002	AgT8/P4E+/wBAgH8BP4D/gMG/QQB/AL9
person of → in	-0.005	-0.003	AAD//wAC/wABAQAA/v8AAP//AAAAAAH/
person of → object	0.018	0	/AAIAgT3BAP59/wD/Qr7Bf78BPz6BPkH
person of → of	-0.009	0.016	Av/+/f0D+wEB/wH+/PsC/f8D/AQDAwP/
person of → on	-0.01	0.013	AP8CAQAAAAEAAAEB/P4AAAAA/wEBAQH/
person of → to	0.002	0.07	/wADAQH9AAL//f8A/wP/AP/+AAH/Af8C
person of → with	-0.014	0.038	//8BAQAAAAIAAAD//wAAAP8AAAIAAgAB
person on → alone	-0.002	-0.017	AQL///8B/v8BAQH/Af8C/gEC/wEBAAH/
person on → for	-0.025	-0.002	//0BAgEAAQEAAAAC/QD/AP7+AAAAAQAA
person on → object	0.032	-0.101	AgP//f4D/v4BAQD8Av0C/wQE/QMB/gL9
person on → of	0.009	0.029	AAH//gAB//8AAAD+Af8AAAID/wIA/gH/
person on → on	0.042	-0.09	AAL9/v8E/v8AAQH/AP0A/wD/AP8BAAH/
person on → to	0.004	0.089	AQD///8A/wAAAAH+AgEB/gAC/wEA/wD/
person on → with	0.034	-0.006	AQP+/f8B/v4AAAD+AwABAAIC/wIB/gH/
person over → over	-0.032	0	/v4DAgL9AgL+/v4D/QP+Av38A/z+BP0D
person subject → alone	-0.025	-0.003	AP8A/wAAAAABAQD//wAB//7/AAAAAQAA
person subject → as	0.07	-0.013	Agb9+/4C/PsBAQH7Bv8C/gUG/gMB+wH9
person subject → by	-0.01	-0.015	/f8EBwT5BQT+/f0GAgX8BAD9A/7+AP4B
person subject → during	-0.058	0.017	/vwAAwMBBAP/Af4E+gD8BPr6AvwABQAB
person subject → for	0.038	0.009	AQL9/P8C/v4CAgH6Av0D/wEE/wIB/gH9
person subject → from	-0.02	-0.009	//4BAgH/AAEA/wAC/wEAAP//Af8AAf8B
person subject → in	-0.058	0.071	/fwDBgIAAwP/AAAE/gD/APv8Af8BAQEA
person subject → object	0.008	0.119	/v4DAAL8AQL9/f7/AAMCAQH9A/7/Av4E
person subject → of	-0.004	-0.037	AP8B/wEAAAEA/wAA/QAAAQAAAAAAAQAA
person subject → on	0.001	0.004	/gEA/gIBAQAAAf/9AP//AQIDAAEA/gH/
person subject → subject	-0.021	0.205	BQD3/fkJ+f0GBwb/AfoH+f4C+QUD/QT6
person subject → to	0.01	-0.011	//wCAQH+AAL//wAC/QIA//4AAAAAAgAB
person subject → with	0.114	-0.089	AQT7/AAE//4CAwL6BvwE/QYEAQAB/AH/
person through → through	0.01	0	AQH///8B//8BAQH/Av8B/wEB/wEA/wAA
person to → alone	-0.023	-0.007	/v4EAwL8AwL//v8C/gL/Af79A/z+A/0E
person to → at	0.008	-0.029	AQEA//8A//8AAAH/AQAB/wEA/wIA/wH/
person to → by	-0.001	0.04	AQD///8A/wAAAAAB//8A//8B/wEAAAD/
person to → for	0.157	0.065	BQv59vsH9/kDBAT0DPkI+AsM+gcD9wP6
person to → from	-0.003	-0.015	AAAAAQAAAQAAAAAA//8AAAABAAABAAH/
person to → object	-0.022	-0.044	/v0CAwP/AgL+/f0D/QL8A/7/BPz+A/0D
person to → of	-0.06	-0.008	/v0CAwEAAgIAAP8C+gD+Av39Af4AAwAB
person to → subject	0.011	0.03	AAABAQH/Av8A/wD+AAAAAAABAf////8A
person to → to	-0.038	-0.107	Bf79/foG/P0CBAMA+f0C/fwB+wQEAAT8
person to → with	0.095	-0.049	AgX++/4C/P0BAgL5B/0D/AYH/gQB/AH+
person under → under	-0.012	-0.023	AQEC///9/gD+/f8B/gX/Af8AAQD+Av0D
person with → alone	0.049	-0.036	AQT//f8B/v0BAQH7Bv8C/gQE/wIA/AD/
person with → alongside	-0.019	0.079	//8AAQL/AwEBAQAAAgD/AQH+Af0A/wD/
person with → as	0.049	-0.061	AQP+/f8C/v4BAQH8BP4C/wUF/wIB/AH+
person with → by	-0.062	-0.015	//0BAgL/AwD/AP8C/gD+Av39AvwAAgAB
person with → for	0.067	0.001	Agb8/P4D+/oDBAL7BvwE/QUE/QMB+QL8
person with → in	-0.081	-0.002	/voEBAL9BAT+/f4F+QT9BPv6Avz/Bf8E
person with → object	-0.033	-0.026	+/0AAwUBCAEBAPkG+f37B//7BfoAAwH/
person with → of	0.002	0.131	//8BAQH/AQEAAAAC/wH/Af3+AAAAAQAB
person with → subject	-0.053	0	AP4AAgAAAQAAAAAE+gH/Af39Af7/A/8B
person with → to	-0.015	-0.006	AP8AAQABAAAAAQH/Af8B/gAB/wIB/wH/
person with → under	-0.05	-0.003	/vsEAwL/AwP///8C/AH/Afv8AP7/Bf8C
person with → with	-0.075	0.186	/voDAwICBAP7/PwF+QH7Bfn5BPwCCAIE
progress down 1	-0.012	-0.003	AQH+//8C/v4CAgL+Av4D/gAC/wIB/wH/
progress down 2	0.022	0.078	AAAAAAD//wEA////AQH/AAECAf8A/wD/
progress down 3	-0.065	0	//sDAgEAAQL/AP8D+AD+Avr7Av0ABQAD
progress gone from 0	0.11	-0.06	AQn1/f8N/fgGCgP7CPAC/AgH/AQF9wf2
progress gone from 1	0.056	-0.037	CQTv9/cT9vQJCwb6B+8I+AYK9wYJ9wzy
progress gone from 3	-0.022	0.049	+vkCBQYECAP+APsI/Pv7Bv/6BPkABAH/
progress lowest up 1	-0.027	0.007	A/78AP0F/P8EBQT9APkG+/4E/AUCAAP8
progress lowest up 2	0.139	-0.065	AwL+/P4A/P8BAAL8BQAE/QEF/gEB/wH+
progress lowest up 3	0.108	-0.058	BAn6+fwF+foDBQP3C/oE/AgI+wYD+AT6
progress new at 0	-0.08	0.006	/voEAwH+AgL+//8D+gH+Afj6AQABBQEA
progress new at 1	-0.068	0.075	/PoHAwT5BAT+/vwF+gX6BPr6BPz+Bf0E
progress new at 3	-0.05	0.062	AQH5/P8E+vwDBAD9//z+/wMCAAMFAQb8
progress same	0.054	-0.142	AQH+AAICA/4FBf8BAvz//wMC//8F/QYA
progress up 1	-0.049	-0.003	//wDAgH/AQL///8D/AH/Afz+Af4ABf8B
progress up 2	0.063	-0.151	AwH7+v4C+/0CAwH6Bf4D/gIH/gIC+wL8
progress up 3	0.056	-0.042	AAP//AAB/v8BAQH8Av0B/gID/wEB/wL+
progress up to 1	-0.042	-0.003	AP0DAQAAAAH//wAD+wEAAfz+Af7/Bf8C
progress up to 3	0.084	-0.194	AgL7+v4D+/0BAgH5Bv4D/AMI/QIC+wP7
purpose with nothing behind it	-0.053	0.026	/vv/BAIBBv4BAf0K/gD9B/78AvoAAAD+
qualified gone from 0	-0.027	-0.009	AP4AAQAAAQD///8C/QH/Af7+Af4AAgAB
qualified gone from 2	-0.004	0.086	/gMBAAP/A/7///4CAAH9AwD/A/z/AP8A
qualified new at 2	0.123	-0.032	BAr5+vsF+/oDBAT2DPsF+ggJ/AYC9wL9
qualified same	0.017	-0.032	AQH8//8F/P8CBQL+CPgD/AIG/QMD/AT5
quality gone from 1	-0.015	0.07	Af7/AP8B//8A/wACAAH/AQD/AP4AAAEA
quality gone from 3	-0.023	-0.007	/f4FAgP8BAP+/f4D/QT9A/38BPv9BP0E
quality new at 1	0.106	-0.014	AQX8/P8D/v0CAwH8Bv0C/wcG/QID+gT6
quality new at 2	0.236	0	BA/8+f0D+fgCAwL1EP0I+w4K/QUB9AH+
quality new at 3	0.286	-0.142	Bw/47/cF7vUDBQXqEfsL8RAT9hMC8QL8
quality same	0.065	0.004	AQL//f8A/v8BAgL8Av8D/AMF/gMB/QH+
rank down 1	-0.014	-0.027	AAACAQH+AQD//v8D/wP/Af/9Af7/Af4D
rank down 2	0.015	0.021	AAAA/wD/AAAAAAD/AgABAAEBAAEA/wAA
rank down 3	-0.049	0.126	/vsFBAP8BQT+/v0F+wP8A/36BPr+BP0E
rank gone from 0	0.002	-0.005	//8CAQH//wEAAP8AAAEAAAACAAEBAQEB
rank gone from 1	0.078	-0.199	Af8D//4B+wL//wIAAf4F/AEH/gUDAAT/
rank gone from 3	0.133	0.091	BAj7+PwF+PoCBATzCfsH+ggM/AcC+gP7
rank gone from 4	0.055	-0.056	AQEB/f///v/9/f/9AgMB/gAEAAP+AP4C
rank gone from 5	0.05	0.114	/f4DAgL8AgT///3/AQX/Av3/Av4AAwAD
rank gone from 6	0.144	0.207	BAf7+fsD+PwDBAT2CfwG+QcJ+wcC/AL8
rank lowest up 1	0.031	-0.07	AQP//v4B/P8BAQL+A/8D/QME/gMB/QH+
rank lowest up 2	0.021	-0.028	AAEA/wAA/wAAAAD+AgAB/wEBAAAAAAAA
rank lowest up 3	0.072	-0.007	AgX++/4C+/0BAQL6Bf8D/QYI/QUB+wH+
rank new at 0	-0.075	0.054	/wEAAwEAAv8AAf8BAQD+Af78Af8AAAAA
rank new at 1	0.003	-0.076	//0E/QD//QP9/gD9+QMB//4FAAMAAQAB
rank new at 3	0.086	0.03	Awn7+/0F+f0AAQL5B/0E+woJ+wUC+QP8
rank new at 4	0.051	-0.043	/P8FAgT9BAL+/v/+AgL+AQH9BPz+Af4F
rank new at 5	0.104	-0.021	Awf4+v0G+/oDBQL7BvwE/QcK+wUC9gP6
rank new at 6	0.017	-0.053	AgL6/v8FAP0EBQIBBvoD/wUE/QIE+gX5
rank same	-0.011	0.123	AQD6//0F+/wEAQMB/vgFAQEE+wIEAAX7
rank up 1	0.035	-0.071	AQIA/f4A/f8AAAH8BP8D/QIF/gMA/gD/
rank up 2	0.045	-0.027	AQL+/f8B/v8BAQH9BP8C/wME/wIB/QH+
rank up 3	0.054	-0.025	AQP+/f8B/AABAAH7AwAC/gIDAAIA/gAA
rank up to 1	0.009	-0.008	AAEAAAAA/wAAAAH+Av8B/wMD/wIA/gD/
rank up to 3	0.026	-0.022	AQL+/v8B//4AAQD+Av8B/wID/wIB/gH/
rank up to 4	0.058	-0.066	AQL//v8A/f8BAQH9AwAB/wMEAAIA/gAA
rank up to 5	0.003	0.039	AQL//v8B/v8AAAAAAQAAAAECAAAA/wAA
rank up to 6	0.029	-0.066	AQAA/v8A/QAA/wD9AQEC/wADAAIA/wAA
rate higher	0.559	0.024	Chzy5fcK6fAHCgjZIPMS7xoo+BMD6gX2
rate kept	-0.014	-0.072	//kBAf78AQf9/QEC/AYD//79AgL9AvwF
rate lower	0.029	-0.033	AgL+/f4C/f8BAgP9A/4D/QIF/QQC/QL+
rate new	0.095	0.476	Awz2+/0L/vkDBwL2CvgDAQ4C/gEF+Af7
reach gone from 1	-0.018	-0.042	AAIA/QECAP0AAgAA/AAA/wAC/gQC/wL+
reach gone from 2	-0.037	-0.021	/f0FAgP+BAT+/v4C/AP+A/z8Af4AB/8C
reach gone from 3	0.016	-0.026	AQEA//8B/wAAAAD/AAAAAAAB/wEAAAAA
reach gone from 4	0.029	-0.007	AAAA/wAA/wABAQD+Av8A/wMC/wIB/gH+
reach lowest up 2	0.058	-0.01	AgT9/P4C/P4BAgL6BP0D/QID/gMB/gH+
reach new at 1	0.118	0.025	AP8B/P8A/gEA/wH5Af8D/QEF/gQA/wAC
reach new at 2	0.057	-0.015	AQT//v8B/v8AAAD9AgAB/gQF/wIA/QD/
reach new at 3	0.115	-0.018	AQX//P8A/P4BAQH4BwAC/QUE/wUA/QAA
reach new at 4	0.073	-0.038	AwT9+vwC+v0DAwT5Bv4G+wQJ+wgC+gL9
reach new at 5	0.053	-0.045	AAIA/f8A//8AAAH9Av8B/wID/wMA/wD/
reach same	0.021	-0.031	/gECAAH8/AD+/v4ABQH//wMDAAH+/v0E
reason with nothing behind it	0.068	-0.006	AAP//QAB/v8BAQH9Av8C/gUE/wIB/QH+
relative with nothing behind it	0.042	-0.044	/v0A/wECAQEBAP7+//79Avz+Af8AAwD/
result with nothing behind it	0.152	-0.085	Agb7+PwG9vwCAQL3BvwI+QcF/AkB+wH+
role	0.036	-0.197	/wL4+wQH/voFCP//AfcC/Qb9AP8E/AT4
role about → object	0.002	-0.036	BAb5/vsJ/PkFCQX/A/cF+wIC+wQF+wb7
role about → of	0.033	-0.018	AgP9/v0C/f0DAwP8BP0F+wQF/AUC+wP8
role about → on	-0.01	-0.055	Af4BAQACBP8BAwAA//0AAv7/APwCAgL/
role across → over	0.015	-0.002	AAAA/wAA/wAAAAD/AQAAAAEAAAAAAAAA
role after → alone	-0.068	-0.003	/vwAAwIABQAAAP0H+gD8Bfv2BPsAAwD/
role after → for	-0.018	0.023	//7/AQIBAwEBAP8C/f4AAQD/AP8BAAEA
role after → from	0.006	-0.012	/wEBAAH//wEAAAD/AAAA/wABAQIAAQAB
role after → object	0.006	-0.092	AgP5+/4G/foEBAD7A/oE/gID/wMC+wP8
role after → of	-0.03	0.072	AP8AAQECAQACAwAD/vwCAP7+/wACAgP+
role after → on	0.033	-0.004	AQH//v8C/v4BAQD9Av4CAAEB/wEA/wD/
role after → subject	-0.154	-0.007	/vgBBQL/AwP//v4I9gL7BPn6AvwABQAB
role after → to	0.084	-0.01	AAT//AD//v4AAAH6CAAB/wUG/wIA/QAA
role after → with	0.048	0.158	AQP+/P4B/P4BAQH8A/8C/gMF/gMB/QH+
role against → with	-0.009	-0.003	AP8AAAD//wH//wAC/wEAAP7/AAD/Av8B
role alone → about	-0.009	-0.015	AAABAAH/AAEAAAD+AQEB/wABAAEAAf8B
role alone → across	0.052	-0.016	AgT9/f4D/v8EBQT6B/sF/AQF/AUC/QP8
role alone → after	-0.011	-0.036	AQEB/v8A/f8AAgH9Af8E/v8C/wIAAv8B
role alone → around	0.015	0.003	AgP+/v8C/v4AAQD9AgAB/wECAAEB/wH+
role alone → as	-0.059	0.247	/v4FBwP9BgL9//8M/QL6Avz9A/v/Av8D
role alone → at	0.025	-0.143	APsMAAH9/QL5+/4C/AMB//cGAAIABgAF
role alone → between	-0.063	0.019	AP0AAQAAAQEBAQAA/gAAAP39AP8AAgAA
role alone → by	0.057	0.049	AQT3//8JAfoEBQAABvcCAQkF/QID9gX3
role alone → during	0.03	0.063	AAD9/wACAP4BAgD/Af0AAAEDAAAB/QH+
role alone → for	-0.017	0.035	+gIBBQgBCAP//f0G//35Bf/zB/f+A/4D
role alone → from	-0.081	-0.075	//0ABQEDBv4AAgEFAP3/Av38AfsBAAEA
role alone → in	-0.01	-0.112	/A3+BwUBCP4BAv0EBf37BwX8BPUC/gP7
role alone → object	-0.023	-0.057	AwYDBAT6CP/+BQAHAwb/AwYEAPkDBAIF
role alone → of	-0.103	0.096	/Pr5AwQEB/4CAv0F+vz7A/n4AvoCAgP5
role alone → on	-0.016	0.146	AAT/BQECAgIC/wEIAP//AgH///8DAwT/
role alone → over	-0.086	0.001	Af/+Av8B/wEBAQEDAQAB//7/AAAB/wH/
role alone → per	-0.026	-0.009	AP0BAQD/AAH///8C/gH/Af8BAAAA/wAB
role alone → subject	-0.023	-0.084	//0AAwIBAwH//wABAf/+AAAAAAD/Af8B
role alone → through	-0.123	0.057	//cCAgH/AwP+/P0H+AT6Bfb4BPoABwAC
role alone → to	-0.062	-0.053	AAEAAwAAAgAAAAAHAAD9AgD9AP4A/wAA
role alone → under	-0.018	-0.004	//0CAgH/AAP//v8D+gH/Av7+Af8AAwAB
role alone → with	0.043	-0.046	AAH9/gIEAQIAAf/+Bvv9BQMCAf4C/wP7
role alone → without	-0.114	-0.002	//0AAwEABAAAAP8F/AD+BPz6AfwAAwAA
role alongside → with	-0.014	-0.069	AP4AAAABAAAAAAH//wAB//4B/wEAAQAA
role around → object	0.056	-0.039	AQX9+f8F/vwCAwH5BfsC/QMB/wIB/QL9
role as → alone	0.065	-0.099	/wADAAL9AgL//v7+AgL/AgQD/wEB/gH+
role as → object	0.002	0.005	+v0GAwb7BQX8+vsD+wT7BP/9B/r8BfsG
role as → of	0.069	-0.008	AAT+/AAB//8AAAD7BP8B/wQDAAEA/gD/
role as → subject	-0.046	0.016	/v4CBAH+AwL//v4F+wL9A/38Af4AA/8B
role as → to	0.031	-0.005	AQL//v8A//8BAQD9A/8AAAICAAEA/wAA
role at → across	0.032	0.067	AgP8/f4E/f0CAgH+A/4C/gME/gMB/QL+
role at → after	-0.003	-0.011	AP/+/wACAQABAAAAAf7/AQD/AAAA/wAA
role at → alone	0.043	-0.011	AAL+AwAAAf8BAQAABv8BAAMDAAAB/AH+
role at → as	0.004	-0.015	//8AAAEAAAEBAAD+AQAB//8AAAAAAAAA
role at → by	0.02	-0.008	AAH/AAAB//8BAAEBAAAB/wAAAAEB/wD/
role at → for	0.031	-0.114	/AD8AAT/BAEDA/wCAQD8BAIBA/4B/QL8
role at → from	0.042	-0.026	AgH9/v4C/v4CAwL9A/4D/gME/QMC/AP8
role at → in	0.109	0.086	AQID+////f/+/QD7AwIAAAQDAP/+AP0E
role at → object	0.096	-0.011	/wf6+QEC/fkEAwD2Cf8B/QoI/gUA+QH6
role at → of	0.076	0.038	/gEC/wL8AQT9+/3+/gX9AgMBA/7+//0C
role at → on	0	0.017	AQL+Av8BAfwAAgEEBQH+AwX//v4A/AD9
role at → subject	0	-0.021	AP4AAAAA/wAAAAD//wAA/wABAAEA/wAA
role at → to	0.059	-0.046	AgX+/P4D/fwCBAH6B/0D/gYH/gMB+QH+
role at → with	-0.027	-0.035	//0AAAH+AQIAAP/8/wH/AP4AAf8AAQAA
role before → for	-0.02	0.018	AQH+//8C//4BAQH///8AAAD+AAAA/wD/
role before → object	0.026	-0.017	AAABAQEAAQEA/wAB/wEAAP//AP8AAv8B
role before → of	-0.017	-0.037	AP0BAQD+AAL//gAB/AIA////AAH/Av4D
role behind as	0.055	-0.008	AQIB//8A/gH//gD7AQAE/wAE//8B/wEB
role between → object	0	0.045	//8BAQL/AgEAAQAAAf8AAAD/Af8AAQAA
role by → alone	0.012	-0.059	AgH+/P4C/P8BAgH7Af4D/wEF/gMBAAH9
role by → at	-0.016	0.015	//8BAAEAAAEAAAAA/gD/AP/+Av4AAAAA
role by → for	0.023	-0.056	AAEBAQH//wH//v8AAAL/AP//A/3+A/4C
role by → from	-0.035	0.006	/fsCBAL/BAQAAP8E/AD7A/z7A/sABAAC
role by → in	-0.023	0.06	//4BAgH+AQIA/v8D/QL+Av79AAEAAwAB
role by → object	0.047	-0.1	AgEA/P0A+gEBAQL+Av8E/AED+wcBAQH+
role by → of	0.027	-0.014	AAEBAAD/AAAAAAD/AQEAAAIAAAAA//8A
role by → on	-0.012	-0.041	AQEA//8B//8AAAAAAP8AAAEB/wEA/wD/
role by → over	-0.013	0.053	AQEA//8A/gAAAQH+//8B/wEC/wAAAAAA
role by → subject	-0.091	-0.056	/fkDCAP/CAX+/v0J9gH6BvrzBPn/Bv8D
role by → through	0.004	-0.006	AAD//wAB/wAAAAD/AAAA/wEBAAAAAAAA
role by → to	-0.085	0.04	/vwBAwIBBAT/AP4E+gD9A/39AQAAAwAB
role by → under	-0.039	-0.023	//wCAwH9AgL/AAAB/wT/AP39Af7/Av8C
role by → with	0.105	-0.076	Bgr79/oD8/oDAwT4Cv0I+QgN+QsC+gL8
role during → in	0.041	-0.017	AQEA/gAA/wAA/wD/AgEAAAAAAf//Af8B
role during → object	-0.015	-0.007	//8CAQH/AgIA//8B/gAAAf7+Af//Av8B
role during → on	0.031	0	AQL///8A/v8AAAD+AwAB/wIC/wEB/gH/
role during → over	-0.021	-0.001	/v4BAQL/AwIAAP4D/QH+Av39A/wAAwAB
role for → across	0.042	-0.037	AgP+/P4B/f4BAQH8BAAC/gMD/gMA/AH/
role for → after	-0.015	-0.045	/f4GAQP6AwP7+vwC+wf7Bf76BPz+A/wG
role for → alone	-0.031	-0.233	AwD//f0D/AEDAwIAAfoDAAAC/gIBAQL+
role for → as	0.012	0.014	AQH7AP8GAP0CBAL/BPwA/wAB//8CAQL9
role for → at	0.041	0.045	/wL/AAH9AP8BAf8AAgMAAQICAv4A/f//
role for → by	-0.043	-0.048	Av78//4D/v8BAgD+/f0C//8C/wIC/AP8
role for → during	-0.004	-0.044	AAEB/wAAAAAAAAEAAf8AAf8AAP8AAQAB
role for → from	0.023	0.03	AAH//gAB//8BAQH9Av4C/wQF/wIC/AP8
role for → in	0.034	-0.027	/wEB/wD/AQP8/P8C/wX+AgD9Av7+Av4E
role for → into	-0.032	0.065	AP8AAAAAAAEAAAAB/wAAAP79AAAAAQAA
role for → object	0.017	-0.126	+f4E+wj7BwH9/vr//wT5AwIAB/36//oF
role for → of	0.007	0.015	/wL7AQIGAv8DAgACBvj/AgQDAf0D+gT8
role for → on	-0.082	-0.063	/P8DBAT7BgMB//4EAQP8Avv9Af4AAgAA
role for → over	0.021	-0.031	AAD/AAEBAgADAwL8A/sD/gMD/wAB/gH+
role for → subject	-0.046	-0.007	Af4DAP/+AQD//gAC/AMAAv7+AP3/A/4D
role for → through	0.002	-0.033	AAIAAAAA/wAAAAD9Af8B/wIB/wEA/wD/
role for → to	0.07	0.007	AQH//P8C/wEBAQH7Av0D/gMEAAAB/wEB
role for → with	-0.043	0.036	AQT6+/4F/fwDAwH5B/wC/gMB/gQC/QP8
role from → alone	0.063	0.102	AQb8AP4DAPwCAwEBCP0C/wT///8B+gH9
role from → at	0.044	-0.011	AQMA/v////8AAQH8AwAB/wMEAAEA/gAA
role from → by	0.038	0.119	AQMA/f8A/v///wD+AQIAAQMEAAH///8A
role from → for	0.017	-0.043	AQT6/v8G//wCAgH9BfwC/gMC/gMC+wT7
role from → in	0.005	-0.001	Af////8B/wAAAAD///8AAAAB/wEAAAH/
role from → object	-0.098	-0.012	//wCBAH+AQL+/f4I+wP+Afv9/wAAAgAB
role from → of	0.041	-0.062	AP///AAAAAAAAP/+/wD/AQH/AQAAAAAA
role from → on	-0.058	-0.004	AP4ABQD/AAEA/wAD/wEA//3+/wAAAQAA
role from → subject	-0.042	-0.004	//4AAQEAAQAAAAAB/QD/Af/+AAAAAAD/
role from → to	0.186	-0.002	Awz49v0G+PgGCQXxEfcK+AoM/AYB9gL7
role from → with	0.093	-0.09	AwX6+v0G+v0DBAP4BvoF+wYJ+wgD+gT6
role half → object	0.003	0	AQH///4B/v8CAgL+Av4C/f8A/wIAAAD/
role in → across	0.04	-0.031	AQT+/f8C/v4AAf/+Af//AQID/wIB/gH+
role in → after	-0.016	0	AP4AAAAAAP8AAAABAAAAAP//AP8AAAAA
role in → alone	0.074	-0.038	AAL7+gADAP4DBAD8B/wAAgIDAQABAAL+
role in → around	0.018	-0.019	AgP8/v4F/vwBAgD/A/0AAAQF/QIC+gP7
role in → as	0.048	-0.058	AAL//gAA/v8AAAD+AQAAAAMD/wEA/wD/
role in → at	-0.03	0.036	AAL+AQH9AfwCBP8ABQX/A/8BAvz/+f7+
role in → by	-0.028	-0.005	//8BAQH/AgAAAP8E/QT+Av7+AP8AAQAA
role in → during	0.005	-0.04	AgD//v4D/P4AAAH+AP4D/v8AAAEBAQEA
role in → for	0.013	0.092	AAIAAP8A/gH9/gABAAD+/wIA/wP/Av8D
role in → from	0.057	-0.027	AAIB/gAA/wAA/wD9AAAA/wQD/wIA/wH/
role in → into	-0.055	0.051	//wAAwH+AwMA//8B/QH/Af/+AP8AAf8B
role in → object	0.085	0.202	BwP9+/gF+QAEBgf1APsH+gMF+QwG/gf9
role in → of	0.048	0.051	/v7/AwL/AAEC/v/+AgEAAAEB/gIB/QEA
role in → on	-0.021	-0.048	/P4BCQQABwIA/vwMAQL5B//6BPn+Av0C
role in → over	-0.056	0.032	/vr/BQIBBAIBAf8E///9A//4Af4AAQD/
role in → subject	-0.095	-0.022	//cCBAH/BAQAAP8E+P8AAvj7Af4ABAAA
role in → through	0.042	-0.036	AQT/+v8B/f4AAQH6A/8C/QIG/wMA/wD/
role in → to	-0.101	-0.028	/foIBwT3BwX9+/0J9wn7Bvj3BPr9BfwH
role in → with	-0.015	-0.031	AP7+/gADAAAA///+/v/+Af3/AAEAAgD/
role in → within	0.018	-0.01	AAEA/wAA/wAAAQD+AAAB/wEC/wEA/wAA
role into → in	0.014	0.016	AP8BAAD/AAEA/wD/AAEB/wEC/gIB/wEA
role into → object	0.108	-0.023	Awj7+P0E+/sCAgH5Bv4D/QYH/wMB+wH+
role into → to	-0.043	0.043	//sCAwL9AwL///8D+gP+Avz8AP//Bf4D
role maybe → about	-0.014	-0.019	//4BAQEAAQIAAAAA/wAAAP7+Af8AAv8C
role n → alone	0.003	-0.015	AP8AAAAAAAABAAD/AP8BAAEB/wIA/wH/
role n → object	-0.028	-0.046	/vwDAwL9BAL///4C/QH+Avz7Av3/BP8C
role object → about	-0.001	0.004	AAD9AAD9/wAAAAABAAMA//79AAAA/wAC
role object → across	0.047	0.028	AQP//P8A/f4A/wD/AAEB/wID/wMA/QD/
role object → after	0.088	-0.099	/wP//QH/AAECAgD7AwH/AAADA/7///4C
role object → against	-0.014	-0.013	//0BAQH/AQEAAAAB/gEAAf3/AAAAAgAB
role object → alone	-0.013	-0.055	8v77DRAEEQEAAvMOBfjxEgjwDusG/QcC
role object → alongside	0.095	0.094	Agb9+/4C+/wCBAP4CPwF+wYJ/AUB+gL8
role object → around	0.001	0.013	Af4BAP///wAA/wAA/wIBAAAB/wEAAgAB
role object → as	0.015	-0.04	AAP4AAIGAPoDAv7/Bvv/AQcGAv0C+wP7
role object → at	-0.105	0.198	A/36AP0G//8EBwIB//gB//3///0D/wT6
role object → before	-0.003	-0.011	AgD//v4C/P8AAQL///4C/gEC/gMB/wH/
role object → between	-0.095	-0.035	//4BAwL+AwH/AP4F/AL9A/39A/z/Af8B
role object → by	-0.083	0.229	/PoGBgX4BgT8+fwH+wf6Bfr8Bfv+Bv0F
role object → during	-0.035	0.057	/vwDAwL+AwQAAP8D/AD/Af39Av4ABQAB
role object → for	-0.048	0.361	Bf77BPoF/f8EBwQEAfgG///8+QcF+Qf3
role object → fresh	0.026	-0.018	AAL//QAAAP8AAAD/Av//AQIBAAAAAAAA
role object → from	0.001	0.139	/wAB/gECAwEAAf4CAv//AwH/AvwA/wEA
role object → half	-0.071	-0.003	+vkABwYACQIA//4D/QH+Av36BPsAAgAB
role object → in	-0.01	0.159	/gABAAIC/wQA/vwC//79Af0A/wMCAwT+
role object → into	0.017	0.063	AAL9AwAAAv8BAQEDBf7/AAL9Af0B/gH+
role object → of	-0.045	0.141	/foB/wMEAAEFAv0C//j8Avv/BPwEAQT+
role object → on	0.037	-0.072	+wAABAcDBgT///oB/fz7CgEABvoCAwP9
role object → over	-0.082	0.041	Afz4Av8M//wFCQMBA/MC//8A/AEH/An1
role object → per	-0.073	-0.046	APz/AgH/BAIBAQAC/gMAAfr6AvwAAgD/
role object → subject	-0.038	-0.11	AQH7AQAGA/wFBQACB/oAAvz6Af8D+gT6
role object → than	0.048	0.294	AQT+/v8C/v4BAwH+BP0C/wUE/wIB/QH/
role object → through	0.069	0.039	/QYFAAP9BP7////+BQP+AwL9BPv+AP0E
role object → to	-0.059	-0.058	+v8CAgX8BgABAfsHAQL6Bf36Bfr/Af/+
role object → under	-0.052	-0.017	/vwBAwL/BAIA//8D/AH+Af7+AP8AA/8C
role object → with	0.052	0.278	AgD8/v4B/gACAAD6+/sBAAME/gAC/wL6
role object → within	-0.036	-0.003	/v0BAgL/AgIA//8D/AH9Avv6A/3/Bf8B
role object → without	0.023	-0.03	AgIB/f7//f//AAH+AQEC/wID/gQA//8B
role of → across	0.06	-0.041	AQT+/f8C/f0CAwH7Bv0D/gME/wIB/gH+
role of → after	-0.011	-0.011	AQD/AP8B/wAAAQEA//8B/wEC/gEB/wH/
role of → alone	0.014	0.085	+/wDAwX7BAX9+/sD/QT7Bf3+Bfz9BPwF
role of → as	0.038	-0.067	AAEB/gD/AAD//v/+AAIAAf//Af//Af4C
role of → at	0.037	-0.061	AQL//f8D/v0BAQD7Af4D/gED/wMBAAH/
role of → by	0.019	0.049	AQIB/gD//wD+/v/+/gL/Av8BAf4AAv8D
role of → for	0.013	-0.01	Awb4/f0H/PsDBAP6BvsE/AQG/AUD+QT6
role of → from	0.016	-0.001	AAEBAAD+/wD//gAAAQP/AAEAAf//AP4B
role of → in	-0.047	-0.018	/gL/CAMCCgD//vwJ/gD6BwH6BPkAAgH/
role of → object	0.078	0.342	+v4OBgbzAgj28voB/A/8BP38A/r0B/ML
role of → on	-0.084	0.039	APkEAgD//wb//f8C9QD+Afr4A/8ACf8D
role of → over	-0.002	-0.01	AQAAAP8A/wAA/wEB/gEBAAAC/wEAAAAA
role of → subject	0.029	-0.023	AgL//v8B/v3//wACAgEBAAEAAAH/AP8C
role of → through	0.023	-0.006	AAEA/wAAAAAAAAD/AgABAAEBAAEA/wD/
role of → to	0.051	0.062	/gAE/wL6/wD+/f7/AgX+AQH9A//8APoE
role of → with	0.028	-0.015	AAIB/v/+/QD//gD8AwIB/gH+AAL/Af4D
role on → about	0.011	-0.022	//8BAAH/AAEAAQD9BP8B/wACAAAAAAAA
role on → across	0.026	-0.029	AQT///8B/v4BAQEAA/4A/gMB/wEA/QD/
role on → alone	-0.019	-0.127	/v3+/QEEAP8CAv7+Afz/AgD9AP8BAAL8
role on → as	0.039	0.002	/wIDAQIAAQEA////AwABAAEAAf4AAAAD
role on → at	-0.061	-0.087	/gD9BAMDBAECA/8BA/v+AgT/AP8D/AT6
role on → by	0.024	-0.032	AAAB///+/gAAAAH8A/8C/wID/wP/AP8A
role on → during	-0.101	0.001	AP0DAgH+AQL+/v8C+gL/Afr8Af8ABf8D
role on → for	0.055	-0.103	AwP6/f0G/PsDBwL9A/sC/QMF/gMC+gP6
role on → from	-0.047	-0.021	/v0AAwIABAIAAP8FAAD+A/z7Av0AA/8A
role on → in	0.036	0.009	Agf4/v4G/vgDBAIABvkC/QYF//8D+wP6
role on → object	0.051	0.222	/wX8/wUEAP0A/Pj9Bf0C/wcMCPkA/QL+
role on → of	-0.049	-0.009	Af/+/wAB/gH////9AP//AQADAAIAAAD/
role on → over	0.029	0.08	AAMA/gAA//8AAAD+BP8B/wIB/wEA/gH/
role on → subject	-0.079	0.052	/vkABAMABgQAAf8E+v/9A/j6BPwABwD/
role on → through	0.04	0.071	AgT9/f8CAP0DBAH8BvsD/wQE/wEC/QL9
role on → to	-0.03	0.198	//7/AQH8/wMB/gD+/gIA//0CAQD/Av8C
role on → with	-0.059	-0.037	/foBBAL/BAMA//4G9wD8BPv1BPsABv8C
role over → across	0.011	-0.032	AAH///8AAf8AAQABAP8CAAD//wEA/gAA
role over → alone	0.01	0.04	//4DAQL9AgIAAAH+AAAB/wEC/wAAAAEA
role over → by	-0.038	-0.009	//8CAQH/AgAAAP8D/QD+Af79AP8AAgAB
role over → during	0.001	-0.013	AAH//gAB//4AAAAAAf8CAAEB/wEA/wD/
role over → in	-0.051	-0.024	AP8AAQABAf8AAAAE/QD/Af3/AP4AAQAA
role over → object	0.095	-0.113	Awn6+v4H/PoDBgH3C/gE/AgI/gMD+AT7
role over → of	-0.001	-0.006	/wABAQEAAgEA/wABAAD/AQD/Af8BAQEA
role over → on	-0.006	-0.001	AAEAAAAAAAAAAAAAAAAAAP8BAAAAAQAA
role per → object	-0.109	-0.005	/PcHBwX8CAj9/P0H+QX7BPf3Bfn+CP4G
role per → to	0.003	-0.002	//8AAAEAAQEA/wAB/gD/Af8AAAAAAgAA
role round → object	-0.002	-0.015	//8DAAIAAQD///8A/v/+AgD+Av4AAAAA
role since → for	-0.018	0	AP4CAQAAAAL/AAAB/wAAAP7/AQD/Av8B
role since → in	-0.022	-0.009	AP8AAQAAAAAAAAAB/QEAAP7+AAAAAgAA
role subject → against	0.045	-0.009	AAL9AQAAAf4CAwAABf//AAEAAAAA/gAA
role subject → alone	-0.048	-0.021	Afr9AP8C/gABAQEDAf0A/wAC/QIB/wH8
role subject → alongside	0.041	-0.011	AQIA/v8B/v8AAAH8BP8C/gQF/wIA/QD/
role subject → as	0.071	0.007	BAb69vwF+PsEBAP2BvkG+gYL/QUC/AL7
role subject → at	-0.065	-0.03	//wDAwH+AQP///8C+gL+Afv8A/7/Bv8E
role subject → before	-0.011	-0.014	AP4AAQAAAQEAAAD/AAAB//8AAAAAAAAA
role subject → by	-0.019	-0.064	/QMFCAP3AwH//v0IAgj9AwD6A/7+/f0C
role subject → during	-0.075	0.03	+/gFBgX9CAf8/fsI9wT5B/z8A/sABf8D
role subject → for	0.037	0.042	Av/9+/4D+/8BAQH7/gAD/gAE/QMB/gH8
role subject → from	-0.075	-0.028	AP0AA/8A/wAAAAEB/AAB/v3+AAAAAgAA
role subject → in	0.026	0.047	AgT7//8H/v0AAQAAAf0B//8B/wAD/QT+
role subject → object	0.053	-0.262	AQv9+AUHBPsFAvv7Cfj//wsHAvoB+QP9
role subject → of	-0.058	-0.104	//gEAwIAAwb//wAB9gL/Afr/Af8ACQAC
role subject → on	-0.02	0.005	/wAB/wICAv4BBAD8AvsBAAACAAABAAEA
role subject → to	-0.012	-0.108	A//3/f8H//8GBwH/BPcC/gECAAAE/gX5
role subject → with	0.077	-0.006	BQT4+/4H/PkFCAP9BPgH/AYK/QEG9gf3
role through → by	0.029	0	AQQA/v8A/v8AAAH+A/8C/wEAAAAAAAAB
role through → object	0.069	0.03	AQX//v4A+/8BAgL6Bf8D/QYE/gUB/QH+
role to → alone	0.014	-0.03	/gICAgL9AgD//v8AAgL+AgD8Av3+//4D
role to → as	-0.076	-0.018	/vsCBAEAAgL///8E+gD9Av/7AP8ABAAA
role to → at	0.014	0.016	AQP//v///v4AAAD/AAIAAQIF/gUA/QD/
role to → by	0.036	0.077	AgH7/v4E/vsBAgACAf0AAAAA/wEB/QH9
role to → for	0.102	0.094	BAf8+fwG9/wAAgP5Bv0F+gcJ/QQB/AH9
role to → from	0.169	-0.034	Bgr29vkL9fgGCQbwDPUL9wkP+QkE9gX4
role to → in	-0.053	-0.086	AP7+AgABAgABAgABAf0BAwACAP8BAAH/
role to → into	-0.02	-0.022	AAH9/wADAP4CAgEB//8BAAEB/wEB/gL+
role to → object	0.005	0.216	Af3/AQAC/gIBAv/8AAAA//0AAv8AAwD+
role to → of	-0.087	-0.045	/foCAwH+Agb+/P4E+QP+A/f2Bfz/Cf4D
role to → on	-0.051	0.004	Av/9//4D//8CAwH/APwDAP///wACAAL9
role to → per	-0.007	0.084	/wABAAD/AAD///8AAAEAAAAAAAAAAAAA
role to → subject	0.025	0.002	AP4CAgH+AgH//wD/AQEBAf8AAf////8C
role to → through	0.081	0.05	AQb++/8B/P4BAQH5B/8D/QYH/wMA+wH/
role to → with	0.154	0.009	AgcB+f4D+PsBAgP2CPwF+QgK/gUA/AAA
role towards → alone	0.038	-0.061	AgT+/P4C/fwBAQL9Av8D/gQG/QMB/QH+
role under → by	-0.092	-0.001	/vcEBQL8BAT+/v8G9wT9Avn6Avz+Bv4E
role under → object	-0.065	-0.004	AP4CAgD/AQEAAAEB/QEAAP7/Af4AAv8B
role under → to	-0.019	-0.049	/v0EAQL9AQP//v8B/wL/AAACAQD/AP8B
role under → with	0.007	0.116	AAP+AP8DAP4BAQABAv7+AQH+AQABAQEA
role with → alone	-0.003	0.011	AP/+/wACAPsBAQH8BP4A/gEB/wAB/gH+
role with → alongside	-0.04	0.061	/vwDAwP8BQP+/f4F/Qb7Bf77A/v/Av4C
role with → as	0.111	-0.211	Agj9+f4D+/wBAQH3Cf0E/gkI/QQB+QH8
role with → at	0.012	0.017	AAAA/wAAAAABAP/9Af8AAQEAAAAA/wAA
role with → by	-0.064	0.004	/fsDBAP7BQP9//0G/wT7BP74Bfr+BP4F
role with → for	0.161	-0.011	BQ/49/oH+PMFBwT3DPcH+gwJ+gcD8gT3
role with → from	0.002	-0.003	AAD/AQAAAQAAAAABAQAAAP8AAAAAAAD/
role with → in	-0.007	0.056	AP///gABAQD//wAA/gH/Av8BAAABAQEA
role with → object	0.013	0.392	+/0F/gT+Agf/+v78+P8CAf7/AQD+Cf8B
role with → of	-0.017	0.127	////AgH/AQEBAAD+AgAA///9/wMA/wAA
role with → on	-0.005	0.104	/v38AgIDBQIDA/4E/fz8BAL+A/0DAAT6
role with → over	0.031	-0.015	AgP9/f0D/P4BAgL9A/0D/QIC/wIB/gH+
role with → subject	-0.065	-0.02	//3/BQIBBf8BAgAE/f//Av39Av0AAgAA
role with → to	-0.038	-0.066	Af38Af8D/wIBAgAC/vwC//4A/gEDAAT9
role with → under	-0.038	-0.022	//oEAgEAAgL9/f8F+gL+A/v8Af3/Bf8D
role within → object	0.03	-0.024	/wEB/wH/Af//AP//AgD/AQD+Af7/AP8B
role without → with	0.043	0	AgP9/f4D/v0CAwL8BP0D/QME/QQC/AL9
said by both: helped	-0.07	-0.049	9voODAnyCwv19fkK+A34Cvn1CPb5CvcL
said by both: joint	0.003	0.01	A//6/vwF+wABAAD9/vsCAP///QYDAQP+
said by both: junior	0.048	-0.136	/v4AAAMAAAIBAQAABwD/AQEBAfsB/gED
said by both: negated	-0.292	-0.022	APLxDf4NCP0JDwQL9PD+AfT0/v4KAAvx
said by both: occasional	-0.047	0.146	Bf37APsC/gYCAgUA/f8F/fwA+gYDAgMA
said by both: others	0.026	-0.04	BQb7/PoH+voDBQT9A/wF+wEA/AUD+wP8
said by both: partial	-0.08	0.119	A/n7AfoF/AIEAwX/+/wE/fsA+ggI/gj7
said by both: past	-0.083	0.01	Af7/Av4BAQAAAAED/QABAf39/gAAAwAA
said by both: planned	-0.104	0.054	A/z5//wM/P4EBwQA+/QD+vsB/AQGAQf4
said by both: practice	0.018	-0.037	AP//AAABAAACAwL+Av0C/QEB/gMCAAL+
said by both: received	-0.046	0.035	//oDAwEAAwX+//4D9wH+Avz9//8BBAEC
said by both: supervised	-0.142	-0.096	//gBBwABBgQCBQME9/wA//v4APwCBgMB
said by both: uncertain	-0.012	0.019	A/38/vwD+wABAAL++/8D/v4D/AYCAQL+
said by both: watched	-0.068	0.071	/vwCAwL+AwP//v0D+wH9BPr7A/wABAAD
sentences joined as a cause	0.014	-0.165	Awn1+wILA/cHCP39CfP8AQgI+/wF9Aj2
share down 1	-0.03	0.023	//0AAwEBAQIAAAEC//8AAP78Af8BAgAB
share down 2	0.021	-0.007	AQD+//8C/v8AAQH/AP8B/wIE/QQC/gP9
share down 3	-0.079	-0.02	APz/AQABAQD///4E+gH+A/39AQABAgH/
share gone from 0	0.056	-0.026	AgT+/v4C/v0BAgH8Bv0C/wYG/QIB+wL9
share gone from 1	0.129	0.143	DA3w8PQO6/UICwrwEfMP8QoS9g4F9Qf2
share gone from 2	0.081	0.174	AgH4//8L/v0EBgL6AvgD/AIE/QIG+Qf4
share gone from 3	0.033	0.035	CQX0+PUK9PkKCgn4BvUK+QEI9QsI9wr4
share gone from 4	0.014	0.108	/v4FAAL9AQP9/P4A/gT/AfwAA/3+A/0D
share gone from 5	0.024	0.065	+v8EAAf6CQT++/kC+wj4CAH4CPX8B/sE
share left	0	-0.174	AAn9AgMK//gMCgAEBPYAAAUHBP4G+wX4
share loose	-0.013	-0.175	/gUAAQAD/PwHBwL/BPcF+QIG/gMG/Af4
share lowest up 1	0.112	0.268	AwT++/4D+v0CAwP5BfsF+wMI/QIB/QH/
share lowest up 2	0.042	0.033	AgP+/f4C+/0CBQT5BPsF+gMH/AcC/AL8
share lowest up 3	0.139	0.069	Awf6+fwF+PsEBgT1CvkG+QgM+QoD+AT6
share new	-0.011	0.044	//sABAEAAgIAAAAD/gD+Af78Af8BAgEA
share new at 1	-0.034	-0.044	/gD/BAMABgEAAP0DAQD8BAD7BPkAAQD/
share new at 2	-0.012	-0.072	AQD6Af8D//4CAQD/Av8C/QAE/gQB/wH8
share new at 3	-0.093	-0.028	//wBAgEAAQP///8C+AH+Avz7Af4ACAAC
share new at 4	0.027	0.044	AAH//wEBAv8BAf//BP8AAgEAAAAB/wH+
share new at 5	0.196	0.185	CBPs9vcW9vMJDAf0EOoK+A8P+goI7gzy
share of neighbours	0.045	0.029	BP0I//78+gP9+wL9+gQC/v0G/wL4AfgE
share same	-0.022	0.007	BAH7APn9/QIGAAf9AAEH+/8A+ggB/QD/
share up 1	0.123	0.214	AAMB/QAB//4BAgD7Bf0B/gUG/wAB/QH+
share up 2	0.037	-0.026	AgMA/f4B/P4AAQH9A/8B/wED/wIA/gD/
share up 3	0.048	0.096	AgT7/P4E/P0DBQL8BfsD/QEE/gMC/AP7
share up to 2	-0.049	0.006	/fsEBAP+BAT9/f4F+QP8BPr7A/z/Bf8E
share up to 4	0.018	0.037	AAEA/wAA/wAAAAD/AQABAAABAAAAAAAA
share up to 5	0.176	0.267	Bwr49foI9fYFCAT1DPcH+goO+ggF9Af1
size gone from 1	0.09	-0.003	AQf+/gAE/P4BAwH6C/sB/QgGAAEB+wL/
size gone from 3	0.013	0.224	//8FAQD6/wL//QD+/wUB//0CAf/+Af0E
size new at 1	-0.13	-0.002	//oBBgIBBwD/AP4J+gD8B/v3AvsAAAAA
size new at 3	0.182	-0.005	AAj++gAD/v4AAQD7Bv8A/woEAAIA/AH+
size same	0.006	0.065	BAH8//wF/vwCBAUAAfoH/AEE+wYC/AL8
skill down 1	-0.03	0	AP0CAgAAAQH///8D+wH+Av3+AP8AAwAB
skill gone from 1	0.059	0.275	AgX///4D+/4BAgL8Af0D/AMG/wMB/wH/
skill gone from 2	-0.049	-0.05	/f0GAwT8BQL9/f0E+wT9Bfz9Av3+BP4D
skill gone from 3	-0.005	-0.054	AP8BA//+AAIA/wEE/AMA///9/wMAAv8C
skill gone from 4	0.001	0.001	//8A/wEAAAAAAP////8AAf8BAf8AAQAA
skill lowest up 1	0.01	0	AAAA/wAA/wAAAAD/AQAA/wABAAAAAAAA
skill lowest up 2	-0.002	0.09	AAAAAAABAQAAAQD/AP8AAAEBAAAAAAD/
skill new at 1	-0.011	-0.087	/v38BQAAAwAB//8E+v/+AP78Af4AAQAA
skill new at 2	0.145	-0.119	Bgv2+foH9fsHBQb0CvkK9g8S9g0G8wf2
skill new at 3	0.036	0.111	AwX+/v4B/P0BAQH8BP8F/QUM/gMB+wH+
skill new at 4	0.148	0.033	AQP8+v4B+f4CAwL4Cf0E+QUH/gcB+QH+
skill same	0.007	0.098	Bv/9/PoA+gAAAAb6AQAF+gAF+ggCAAIA
skill up 1	0.018	0.062	AAAAAAAAAQAAAQD/Av8AAAICAAEA/QD/
skill up 3	0.009	-0.009	AAEA/wAA/wAAAAD/AAAAAAEBAAEAAAAA
skill up to 4	0.055	0.053	AQX//P8C/f4BAQH8BP8B/gMD/wEA/gD/
small number new	-0.183	-0.07	+vr8DQcFDgEBA/4M/Pv3CPrzBfYCAgP6
span down 1	0.143	-0.049	AQb9+v8B+/0BAQL3Bf8C/AQJAAIA/QAA
span down 2	0.011	-0.009	AAEAAAAA/wEA/wD/AQEAAP8AAAAAAQAB
span gone from 1	-0.061	0.201	/vsCBAL8BQb+/PwG/Qf9Bfz8BPz8A/wC
span gone from 2	-0.026	-0.1	+v4FBwj+DQH8/PgO9wT1Dfz2CfT/Bf8E
span gone from 3	-0.05	0.007	//8EAAH8/gP+/v8A/AX+APoAA//+Bv4E
span gone from 4	0.079	0.007	AAYE/QH////+//3+AgP+AP8CAwEAAwAC
span lowest up 1	0.033	-0.065	AQP9/v8C/v4BAgD+Bv4CAAQE/gAD/QP7
span lowest up 2	0.006	0.03	AQEA//8A/wAAAAH/AAEB/wABAAEAAAAA
span lowest up 3	0.059	0.063	AQP+/v8C/v4BAQH9BP8C/wIC/wIB/QH/
span new at 1	0.061	-0.112	+wECAgYCCf//APkC/wD6BgP9B/gA/gAE
span new at 2	-0.044	-0.073	/P4EAgT/BgT9+foH+wb4CP/4Bfr+BP4E
span new at 3	-0.003	0.006	/wABAgIDAgAAAP8A/v3/AQL7Av0BBQEC
span new at 4	-0.03	0.057	AQL8//8E//wBA/4E//z+Af7/Av4BAgL9
span new at 5	0.072	-0.023	AAX8+wAD//0CAwD8Bf0B/wQCAAEB/gL9
span same	0.025	-0.262	BQD3/PoJ/AEEBAb+BfcG/AIB+gcI/gj1
span up 1	-0.014	0.001	/gAAAQL/AQH///8BAQH/Af8AAf7/Af8B
span up 2	-0.016	0.027	/wAAAQH/AgEAAP8CAQH/Av/+Af8AAQAA
span up 3	0.062	-0.019	AAIA/wAA//8AAAD+AgABAAIB/wEA/wD/
span up to 2	-0.021	-0.008	/wABAQEAAQD//wAB/wH/AQEAAAAAAAAA
span up to 3	0.008	0.049	/wD/AAEAAQAA/wD/AAEAAAAAAQD/AP8B
span up to 4	0.026	-0.002	/f8AAwP/BAEAAP4CAwD+AwD9Av4A/wAA
speed gone from 0	0.023	-0.045	/QABAAQBBP////oFAQD4CP/8B/n/AAAB
speed gone from 2	-0.013	0.036	//4BAQAAAQH/AAAB/gD/Af7/AAAAAQAA
speed lowest up 2	0.05	-0.012	AQT+/QAC//4BAQD+BP4BAAMDAAEA/QH+
speed new at 0	0.078	0.001	AAEBAAD+AgL+/f4AAAIAAgYBAv8A//8C
speed new at 2	0.155	-0.089	Awb++v0B+v0BAQL3CP8F/AcF/QYB/AH/
speed same	-0.055	0.157	APoDAQAD/wQBAQEA+vwB/vwC/gIDBAMA
speed up 2	0.053	-0.012	AQT9/QAD//0BAgD9Bf4C/wMD/wEA/QH/
speed up to 2	0.055	-0.012	AQP+/QAC//4BAgH9Bv0C/wMDAAEA/QH+
subject became the object	-0.028	-0.032	Af4AAgAAAQEBAAAAAP8B//4AAfwAAQAA
success down 1	-0.004	-0.021	AAEBAAD//wAAAAAB/wEAAAAAAAEAAf8A
success gone from 1	0.032	-0.091	+wH+AQUEBgMBAP39Avr8AwQBBfoB/wL+
success gone from 2	0.019	0.014	AQX4/f8L/vkHDAH6B/QB/gUF/gIE+gX4
success gone from 3	0.064	0.025	/gb7/gIFAP4BA//7B/z/AAkBAP8B+gL7
success lowest up 1	0.013	-0.006	AQL///8B/wAAAQD9Av4B/gIDAAEA/wD/
success lowest up 2	0.054	-0.024	AQP//f8C/v8BAQH8A/4B/gQF/wIB/QH9
success new at 1	-0.008	-0.047	/vwD/wP/AgIBA/39/f4BAf0BBPsAAwEC
success new at 2	-0.11	-0.025	//z/AwIAAwIAAP4F/gD+A//8A/wAAAD/
success new at 3	0.036	-0.095	BAr9+/4C+foEAwX3CfsC+wcK/QID+wP7
success same	0.016	-0.005	APr+AP8F+/4BAQH6AQAE/f0B/wUC/wP9
success up 1	0.025	0.036	AQL//v8B//8BAgD9BP4B/wID/wAA/gD/
success up 2	0.046	-0.024	AQL+/v8D//4BAQH9A/4B/wMD/wEB/gH9
success up to 3	0.09	0.011	AgX8+v4E/PsCAwL5CPoD/QYG/gMB+wL8
swap of name	0.003	0.02	AgH7//0D/gIDAgH+/f0B/gAC+wUD/gP8
swap of name, likeness 0	-0.029	0.04	AgL+/f8B/wABAAD9AP8AAAEA/gQBAAH/
swap of name, likeness 1	0.046	-0.045	AgT+/v0D/f8CAgL/Av0D/QIE/QUB/gH+
swap of name, likeness 2	-0.057	0.022	//3/AwAAAgIA/wAB/AD/AP//AP8AAQAB
swap of name, likeness 3	0.031	0.003	AQH+AP8B/wABAQH+Av8A//8BAAABAQH/
swap of noun	-0.016	-0.072	+Af7BwcUAfIIEPsDA+v7BAwACvwN/Q/w
swap of noun, likeness 0	-0.022	-0.176	/P4BBgUFBgL/A/sJ/vz8Bv73CPcCAgP/
swap of noun, likeness 1	0.023	0.221	AQcB/v4F+/sBAgH1Bf0C/gb+/gYE+wT7
swap of noun, likeness 2	-0.022	0.135	AAYFAwAB/f0CAwAHBf3+AQcAAfgB/gEA
swap of noun, likeness 3	-0.011	-0.07	AAT6AwEJ+/YGCv8CBvcC/wUEBf8E+Qb0
swap of noun, likeness 4	-0.011	-0.192	AgP4AP8CAPsEBQEEBf7/AgACAf8B/QH8
swap of noun, likeness 5	0.006	-0.018	BAT3/P0G+vsEBgT4BfsF+gMF/gQC+wP5
swap of quality	0.052	0.015	+v35AAoBCQEGAfj+//v+CgH7CfgD/wL9
swap of quality, likeness 0	0.081	0.25	/AEHAQT+Bv///fwAAv/8BQMDBP//AP4D
swap of quality, likeness 1	0.057	-0.224	AAYA+QD/AAICAf/+B/8BBAkDAfoC+wL/
swap of quality, likeness 2	0	-0.011	/foE+wf7BQX//vz++gb8A/wDA/7+AP0C
swap of quality, likeness 3	0.02	0.052	/gL7BwEEA/4DAwAB///9A/76Af8C/wL6
swap of quality, likeness 4	-0.025	-0.029	Af7+B///AQEB/P8I/gIAA/78/gIA/P8A
swap of quality, likeness 5	-0.058	-0.006	//z6AgIFBPoCBAAD//r/AvwAAf4C/QL8
swap of verb	0.046	0.019	+QID/wf8AP//BAABAwb+AP8ABfn/AP4C
swap of verb, likeness 0	-0.035	-0.126	Agb99/4G+QAEBAL1BP8F/wUH/AYC/QP8
swap of verb, likeness 1	0.078	0.136	+wYLAQb5BAH6+Pr+/wv4AwUABvn7BPoJ
swap of verb, likeness 2	0.002	0.146	AAf5AgAJ/vcFCQP9AvYA/AED/v8F/Ab4
swap of verb, likeness 3	0.059	0.009	/QAHAAb2BP75/fwKBg35BP/8BPr8/foG
swap of verb, likeness 4	0.062	-0.134	AP37AAAE//8CAgEBAP8AAQADAAAC/QP8
swap of verb, likeness 5	-0.081	0.028	AP0AAAAAAAAAAAAB/AABAPr9AAEAAgAB
swap, antonym	0.066	-0.141	Awr6/P4E//wDAwL4DPsF/gsH+wQC9gP7
swap, broader	-0.06	-0.052	AQABAP8A/v8AAAAD/AH/APz//wIAAAAA
swap, derived	-0.026	0.026	+voICAb5CwT8+vsI+wb5B/z4Bvf8BfsF
swap, far-broader	-0.089	0.093	Av4AAf4F/v0DBAEB/voE/P8E/AECAAP6
swap, listed	-0.083	0.02	/voEBwP9BgT+/v4I+AP8BP75Afz/B/8D
swap, narrower	-0.046	0.063	//YCAwH4AgD+/gAC+wz//Pv+AgP9BvwF
swap, none	0.029	-0.072	+Af+AQgEAPoLCPoFA/r7BQMCCPkI/Ab7
swap, paraphrase	-0.198	0.134	/vUEDAL/CQb9/v8M9AH7A/b2AfsABgAA
swap, rare-synonym	-0.094	0.054	/PcCBQX8CAL+//sG+gT5B/P2Bfr+BP0E
swap, sibling	0.041	-0.073	+wL5BQYOB/sDC/v//vX7BwL+Av0L/g30
swap, synonym	0.013	-0.014	AAAAAAAAAAAAAAD/AQABAAABAAEAAAAA
taken out, one place	0.144	0.222	CAgI9/r29v37/Qr6BwgM9gYH9gr2/PYC
taken out, share 0	-0.008	0.053	/wH4AwIGBPsDA/4GBfn9AgD7A/wC/QT5
taken out, share 1	0.006	-0.091	8AbwCxMMEfkOCvISBvf0EgX5F+kPABD7
taken out, share 2	0.06	-0.121	7AD/ABgACv0EAO37+/30EAUAEesGBAQA
taken out, share 3	0.003	0.007	+/8AAwX8AAEA+//8+gf6AP4BAv8AAv4F
taken out, share 4	0.052	-0.031	AwT9+/0D+vwAAgH8BPwD/QUH/AUC+gP6
training gone from 0	-0.055	-0.104	Afb8BgAHAgEEBQIC+/oCAPYAAAAG/gj6
training gone from 2	0.048	0.024	AgX/+/4B+v0AAAH6Bv8D/QECAgAAAAAA
training lowest up 2	0.13	-0.09	BAj8+PsD9fsDAwT2CP0H+AgM+wkB+QH9
training new at 0	-0.144	-0.011	/QAABAIAB/4BAf4C/v36BgP5A/oA/QH/
training new at 2	0.161	-0.043	Awv59/0D+foDAgL3Df8G/AsL/QYA9wD9
training same	-0.03	0.108	AAD7AQEKA/0FBf0H/fH9A//6BfsHAAn9
training up 2	0.108	-0.107	AgX/+/7/+v4BAAL6BQAD/AUI/gUA/P//
training up to 2	0.108	-0.107	AgX/+/0A+f0CAgP4B/4F+gUH/QUA/AD+
what changed became the object	0.05	-0.094	/gMGAAP7AQP9+/0C/wX9AgH/BP3+BPwE
without &	-0.131	0.022	/PwFBwX5CAX9/PwK+Qb5Bvj0Bvb9BvwE
without +	-0.079	-0.011	/gAAAgIAAwL/AP8F/QD9A/78AvwAAwAA
without a	0.112	0.183	BgX7+foE+AAIBQT3B/0G+wEH+wgHAAf4
without about	-0.04	0.081	AP70BgAHA/0HBwIHBPr/Af37/v4I/gn5
without above	0.013	0.002	AAL/AQABAP8BAQADAv//AAD/AP8B/wH/
without abt	0.007	-0.038	AAEAAAAAAP8AAQD+A/8AAAAAAP4AAAAA
without across	0.013	-0.006	AQH9/v8D//8CAQL8A/wC/gAAAf8AAgAB
without after	0.004	-0.006	A/z1/f4O/v8GCP/++/QD//wE/gAI/gr2
without afterwards	-0.001	-0.003	AP8B/wAAAAEAAAD//wABAAD/AAAAAgAB
without again	-0.025	0.06	/gACAgH+AQEA//8DAAP/AQH9Af//Af4C
without against	0.005	-0.07	//8CAQH+AQL+/f4A/gL/Av7+A///Av8D
without ahead	0.043	-0.004	AQP//v8C/v8AAAD8A/8B/wIC/wEAAAAA
without all	-0.185	-0.019	/PMCCAT6CQgC//wK8wb6CfPzBPj/Cf4B
without almost	0.047	0.01	BAX6+/wG+vwDBAP7BfsE/AME/QQB/QL+
without alone	0.029	0.034	AAEA/QAA/QAAAP/7A////wECAAIBAAEA
without along	-0.042	-0.094	AP0BAQH/AQP//gEC/AH/AP7/AQD/BP8C
without alongside	0.023	-0.065	BAP+/PwD+/4AAQP+AP4C/QMG+wYC/gP9
without already	0.049	-0.012	AQH+/f8D/v4CAgL6BfsE/gQI/QMC/AL8
without also	-0.172	0.007	9/ERDQruEAz69vgL7w/0C/HuC/H4DvYP
without always	-0.049	0.031	Afz/AP8C/wABAQAC+P7/AP8C/gMBAgL+
without among	0.042	-0.001	AQL+//8B//4BAQAAAv8BAAIC/wEB/gH/
without an	0.174	0.034	Awf5+fsF9f0DAwT4B/8G9wgL/AgC/QP7
without and	-0.088	-0.139	+/cDCgX+Bwv/+PsK9gL5CPr6BvYCCAIF
without any	-0.046	-0.056	APv/AwAABP8AAAEEAAABAf3+AP4BAAH/
without anything	-0.043	0.058	//0CAwH/AwL///8D+gH+Avz9Af8AAwAB
without apart	0.028	-0.017	AAAA/wAA/wAAAAD+AQAB/wECAAEAAAAA
without approx	0.029	0.104	AAL+/wAC//8BAQD+Af4B/wMDAAEB/QL9
without around	0.065	0.162	BAP5+PsH+fwDAwL6AfsD/AEE/wMC/wP9
without as	0.017	-0.081	/P8CAgX7BwT79vcF+Qn3C/v5CPr8A/sH
without at	0.01	0.028	AAL1/f8J+/kEBgD+Cfn+/gMHAAQE/Ab3
without away	0.084	0.03	BAb6+/wC+/0CAgL9CQEF/gYK+wUC+AP9
without back	-0.095	-0.065	//v/BgH9BAMBAAAH+gP9BPv5Av4AAgAA
without basically	-0.136	0	+/UJCAX5Cgj8+vwK9Aj5B/XzBvj9C/wH
without because	-0.009	-0.024	AAEFAgD7AQL+/AAD/wf+Avz8Av39BfsH
without before	-0.056	0.161	/vkABQMGBQQCAf8B+/kAAf//Af0BBAL8
without beforehand	0.024	-0.001	AAL//wABAP8AAQD/Av8B/wEAAAAA/wAA
without behind	0.029	-0.008	AAL//gADAP4BAAD/Af4AAAMCAAEC/gL+
without below	0.013	-0.02	AQEA/wAA/wAAAAD/AAABAAEC/wIA/wAA
without between	0.063	-0.026	AgT8+/0D+/4CAQL8BP4D/QAF/QQC/wP9
without big	0.016	-0.01	AQP+/f8C/f4AAQH/Af8B////AAEAAP8B
without both	-0.071	-0.013	/v4EAgL+AwL9/f4E+QT7A/v5BPv/B/4D
without but	0.018	-0.06	AgT7//4CAPsDBAD+Af0AAAED/gIC/wL8
without by	-0.022	0.017	+/4KCQb4CAn89/wJ/gn8BgD4CPr9CvsI
without can	-0.059	-0.068	//0ABAIAAwEAAP8G+wD+Avz8AfsAAgAB
without chiefly	0.052	0	AAQA/v8A/v8AAAD9BAAB/wMD/wEA/gAA
without could	-0.032	-0.089	AgH9//4C/gABAQEB/v4BAAEB/wIBAAH+
without currently	-0.039	-0.034	/P0HBQT5BQT7+fsI+wj5Bvr5Bvj8CPoJ
without daily	0.025	0.054	Af7+//8C/QAAAAD9/wAA//0E/wEBAAL+
without down	-0.125	-0.098	+/j/BQYCCgQA/vkL9f/4Cvr5CPQBBwEA
without due	0.008	-0.004	AAABAAAAAAEAAAH/AP8A/wABAAAAAQAB
without during	0.05	0.022	/gEB/QH/AAIB/v/8AAAAAAICAQAAAAAB
without each	-0.02	-0.136	+AEIBAj4CwP+/PcIAAX3CgP3CvP8A/sE
without elsewhere	0.033	-0.012	AAMA/wAA//8AAAD/Af8BAAMC/wEA/gD/
without etc	0.022	0.055	AP8AAAD/AAEA/wD+AAEBAAEC/wIA/wD/
without every	-0.005	0.137	/gAKAAL3BAX69/0B/Az+BAD8AgD8AvkI
without far	0.041	-0.048	AQP///8A/wAAAAD+A/8A/wICAAEA/gD/
without firm	0.048	-0.006	AQT+/f8B/v4AAQH/AP8C/gMD/wIA/gH+
without first	-0.068	-0.045	AP0AAgAAAQAAAAAC/gD/Af3+/wEAAAD/
without for	0.099	-0.288	+gUC+AX6CQb++fr8Bgr8BQcCBfT8AfoE
without formerly	0.016	0	AAEA/wAA//8AAAD/AgAAAAICAAAA/wAA
without fortnightly	-0.007	0.044	AAAAAQABAAABAQABAP8AAAEAAAAA/wD/
without forward	0.017	-0.001	AQH///8B//8BAQH/Av8C/wEC/wEA/gD/
without free	0.013	0.017	AAAA/wAA/wAAAAD/AAAAAP8AAAAAAAAA
without from	0.025	0.024	/wD3BQAKA/4FBwADCPX+AQL6AP4F+Qb6
without full	-0.01	-0.007	//4BAQH/AQEA//8C/QH/Af//Af8AAQAA
without half	-0.067	-0.033	/fcCBAL/BAT+/P4F9gP8Afj6Av7/Bv8C
without he	0.02	0.005	/wL6/gEGAP4FBgH8B/cBAAMAAP8E+wX5
without her	-0.02	-0.014	////AQEEAAIAAgAA/vsAAAAC/gMC/wP/
without him	0	0.03	/wAAAQH/AgIAAAACAQH/Av8AAf4AAQAB
without his	0.035	-0.008	AQH//v8B/f4BAQH/Af4B/gED/gQB/QH9
without home	-0.019	-0.009	//7+AQECAgABAgAC/v4AAf3+Af4BAQEA
without hourly	-0.002	-0.04	AQAA/wAA/wAAAAABAAEAAP4AAP8AAAAB
without how	-0.021	-0.089	AwH/Af0D/vwCAwIB/f4BAAL/+wUC/gL8
without i	-0.08	-0.087	7/wLCBv0HAb69uUM9QvnFPb5HN77BvgH
without i'm	-0.007	-0.026	/v4EAgL8AwH+/v4B/QP9Av/+Af//Av4C
without if	-0.043	0.044	AvwCAf7/+/8AAgIB+/8E/fsA/QUBAAH+
without ill	-0.054	0.045	AP0AAwAAAQEAAAAD/QD/Af7/AAAAAQAA
without im	-0.003	-0.001	AAAAAAD/AAAAAAAAAQAAAP8AAAAAAP8B
without in	-0.015	-0.181	+v8GBAj3BAL++fv7/Az6B/34Bvr6AvYH
without in-house	0.01	-0.002	AAD/AAD///8AAAABAQAB/wICAAAA/gAA
without inside	0.027	-0.002	AQH+/v8C/v4AAQAAAv8A/wIB/wIB/wH+
without instead	-0.027	-0.002	/v7/AgL/AwIBAP8CAAH+Afz6Bfv/BP8C
without into	0.119	0.01	AQX9/f8B/v0AAAH6CAID/QYE/QIB+wH+
without it	-0.151	0.095	9/YHCAr7Dgr/+vkH8gb2DO33C/X9DP0I
without its	0.059	0.019	AAMB/QD+/v8BAQD9AgEB/gABAQAAAAAA
without itself	0.008	-0.009	AAEAAAAA/wAAAAAAAP8BAAAAAAAA/wAA
without jointly	0.018	-0.022	AAIA/wAA//8AAAD/AgEAAAEBAAEA/wAA
without just	0.022	-0.016	AAEAAAABAf8AAf8AAf7/AQICAf4A/gH/
without kotlin	0	0	AAAAAAAAAAAA/wAAAAAAAP8AAAAAAAAB
without largely	0.054	0	AAP//gAB//0BAgH9Bf4B/wQCAAEA/QH/
without last	0.001	-0.009	//8BAAH/AQIA/wAA/wEAAAECAAEAAAAA
without late	0.004	-0.02	AAD//wABAAAAAQAB/v//Af8AAf4AAAD/
without later	-0.031	0	//4CAgEAAQEAAAAB/gAAAP3+AP//Av8B
without like	-0.042	0.055	//4DBAL9AgL+/v8D/gP+Af/+Af//Af8C
without mainly	-0.058	-0.072	/P4GAQP6AwT9+v0C+gX9A/35Bvv7B/oG
without maybe	-0.061	-0.023	/vwCAwL/AwT+/v4D+QL9Av/+AQD/Av8C
without me	-0.063	0.1	+PYFDAn7Ewj9+vgO9wTyDfjyCPT+B/0J
without mine	0.003	-0.05	////AQH+AQEBAgL+Af8CAP8AAAAB/wAB
without monthly	0.042	0.054	/wAAAQH+AAH//wD+BAEB//8BAf////8B
without most	-0.006	0.018	AgL//f4B/v4A/wD//gEBAP8B/wEBAQEA
without mostly	-0.069	-0.023	+v4CBgb9BwEBAPwI/AL6BP35BvgAAQAB
without my	0.074	0.164	/gYC/wP7Bvv///3+BAT/AQYBBvr+/P7/
without myself	0.002	0.022	AAEBAAAAAv4AAAL/Af8D/wEDAAAA/gAA
without n	-0.058	-0.037	/vkBBQL+BAL///4I+wT9BPv7A/wAAgAB
without near	0.002	-0.002	AAAAAAAAAAEAAAD/AAAAAP//AAAAAQAA
without nearly	0.033	0.259	AwT5+/0H/PkDBgL4CvgE/AUH/AQD+gT6
without never	-0.016	0.01	AgH8/v4F/f0DBAL+AvsD/P4AAf8D/gP8
without newly	0.005	-0.008	/wAAAQEAAQEAAAD/AQAAAP7+Af8AAQAA
without next	0.006	0.004	//4BAQH/AQEA/wAAAAH+AP//Af8AAQAA
without no	-0.054	-0.103	/v38BAMCBv4BAf0G///8Bfz8AvwB/gH7
without none	0.013	-0.032	AgT///8B//4BAgEAA/4BAQMB/wIB/QH+
without normaly	0.008	0.067	AAD/AAD/AAAAAAAAAAEAAAABAAAA//8B
without not	-0.02	-0.222	Bf/5APsJ+/sHCAb9BPUG/AIH+QMF/Ab1
without now	0	0.08	AgIAAv4A/QD//wEEAQH//gEAAAAAAv8A
without occasionally	0.085	0.061	Bwn49/gI9fgEBgb3CPkI+QgL9wsE+AX5
without of	0.058	0.244	+PoMBQn0Bgr4+PsD+gr7B/r3Bv35BvYL
without off	-0.052	0.274	Av/7BP4FA/4DBAEG/vsCAgIC/gAE/gT8
without ok	-0.026	0.019	AP4AAAAAAAAAAAAA/QAAAP8AAAAAAAH/
without on	0.006	0.074	/QD5AAkMB/wGB/YFAfj9BwD/CPgH/wj5
without once	0.004	0.154	+f7/AgcEBAAAAfsBAf37AwL7BvwAAQH/
without online	0.001	-0.004	AP0AAQAAAQEAAAAB/AEAAP4BAAAAAQAA
without only	0.078	-0.16	/wT5AwEFAvsEBAEBB/v/AgYCAP4D9wT6
without onto	-0.004	-0.016	AP8BAAAAAP8AAAAAAAEAAP7+AAAAAQAB
without or	-0.071	-0.044	Av39AP4C/gADAwIC/v4BAPz+/gICAwL9
without our	0.078	-0.052	BAT89vsC8/4DAwT2AP4I+AQN+gwC/QP8
without out	-0.103	-0.064	/fsKBwX+CQT8/f0L9AT+Cfn6BvT+B/0J
without outside	-0.032	-0.011	/vv/BAEABAEAAAAC/v8AAP37Av4AAQAA
without over	0.011	0.003	/gL+/wICAv0BAv//APwBAQH/A/0AAAH/
without overnight	-0.003	-0.009	AAEA/wAAAAEAAAAAAAABAAAA/wIAAQAA
without partly	0.071	0.026	BAb8+/wE+fsEBQX3CfoH+QYI+gcC+gP8
without per	-0.071	0.015	+vgNBwj4DAn59/gK9Av1C/XzCvL7DPkM
without pet	0.003	0	AAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAA
without previously	-0.008	-0.016	AP4AAgAAAQAAAAAC/wD/AQAAAAAAAAAA
without probably	0.021	0.064	AAP//f8B/v8BAQH+Av8B/wMD/wIA/wAA
without quiet	-0.033	0.042	/PwCBAT+BQP+/v4D/AL9A/v5Bvn+Bv4E
without rather	0.017	-0.001	AAIA/wAAAP8AAAAAAAAAAAIAAAAAAAAA
without right	-0.035	-0.004	//0BAgH/AgEA//8C/QH/Av//AQAAAf8B
without roughly	0.042	0.097	AQL8AP8EAf4DBQEAA/oC/wEC/gIC/QP9
without round	-0.021	0.015	/fwFAgT8BQH+/v4C/AL9BPz7BP3+Av4D
without she	0.024	-0.01	/gIEAQL8AgH+/f4BAQT+AgD8Bfv9A/wF
without should	-0.012	-0.006	AP8AAAAA/wAAAAAA/wAAAP8BAAEAAAAA
without since	0.007	-0.107	AP8BAwEEBP8AAgABA/z+A/8AAfwBAAH/
without so	-0.137	-0.086	+/kBCwYACgn//vwL+P/2B/b1BvkACAAC
without solely	0.015	0	AQH///8A//8AAAD/AQAB/wEBAAEA/wAA
without some	0.049	0.321	AgP6//4F/f0DAwH9A/wC/gQF/QIE/QT8
without sometimes	0.045	0.252	AQECAAD9/gH//v/+AgMDAAICAAL///8C
without still	0.091	-0.007	AQL//v8B/P4BAQL5BvwE/AUI/wIB/AH9
without straight	-0.017	-0.004	AAD/AAAAAAAAAAAB/gAAAQAAAAAA/wAA
without stuck	-0.01	-0.017	AAAA/wAA/wAAAAD/AAAAAAEAAAEAAAAA
without than	0.077	-0.04	AwX8/P0D/PwDBAL5B/sD/QcH/QMC+wL9
without that	-0.06	-0.02	//n5BQEHAgQCBwAI/Pj5Avv4AvwJAgr2
without the	0.005	-0.084	/P39/gYDBQQBBfwBAP/7Bv4DBvcG/Qb+
without their	-0.003	0.03	+voLAwf3Bwb6+fsD9wj6Bvz9Bfr9BfsG
without them	-0.134	-0.047	+/YHBwb4DQb9+/sG9gn5CfX4Bvf+BPwH
without then	-0.062	-0.027	/v0CCQT/B/4CBPwI/gH6B/r4BPgBBAEA
without there	-0.032	0.049	//wABQEAAAACAgAD/v///vz/AAECAAL+
without these	0.026	-0.015	AwP+/f0C/P0CAgL+A/4D/QID/QMB/QL9
without they	-0.114	0.069	/fgIBAUBCQIAAvwF8v75B/b2BPoBBgEE
without this	-0.126	-0.029	+/gMCQX1CQn69/wL9Ar4CPf1Bvj7CvkJ
without those	-0.037	0.004	Af8AAP8A/wEBAQH+AP8C/v///wIAAgAA
without though	0.041	-0.004	AQL//v8B/v8AAAH+A/8B/wEC/wEA/wAA
without through	0.001	0.042	/QD/AgICAgMBAv8CAf/8AgH9BPwBAgEB
without thru	-0.014	-0.02	AP8A/gABAP8BAAD/AP8A//8AAAEAAAAA
without till	0.06	-0.057	AgT7+/4D+v0CAgL6CP4E/gME/gMB/wH+
without to	0.101	-0.049	/gL//gQCAf0D/v//AP7+AQb/BP8DAQL/
without together	0.006	-0.019	//0FAwH8AgT9+/8C/QT+Av79Avz/BP4E
without too	-0.022	-0.019	/wEBAQH9AQD+/f4D/QT9Av38A/39A/wD
without towards	-0.022	-0.061	AAAAAQAAAf4BAQACAP8AAf7+AP8AAAAA
without twice	-0.094	0.006	//sEAwD9AAX//QAD+gMAAfr+AAL/Bv8D
without under	-0.01	0.224	AgH3BP4KAfoDBQIFBvcAAAEC/v0E9gb4
without until	0.03	-0.137	/wAAAAEBAAEA///+AP////8AAAAAAQAA
without up	-0.081	-0.081	CPwA/vsI/v0BBAUA+/sF/AAF/AAFAQX8
without us	0.033	-0.061	AQD7/v8F/QACAQH///sC/wAA/gUDAQT7
without usually	-0.026	-0.029	AAAAAAABAQH//wAB/QH/AP7/AAAAAwAC
without w	0.003	0.053	/voCBAL+BAP//v0G/QP8Bfz3Avv/BP8C
without way	-0.007	0	/v4CAwL+AwL//v8C/wL/AQD+Af8AAQAB
without we	-0.092	-0.193	//v9BgIEBAEDBP8F+fv8Avn6Af0DAgP+
without weekly	0.076	-0.049	AQX//wAA//4AAAH+AwEB/wUE/wAA/AAA
without well	-0.022	0.061	//4DAwD9AgEA/wAD/QEAAP7+AAAAAf8B
without what	-0.205	0.005	/PUGCQT/BQL+APwK7gH5BvDyBvcACgAD
without whatever	-0.03	-0.006	//4BAgEAAQEAAAAC/gD/Af/+AP8AAgAA
without when	0.058	0.178	BP8A/f0C+/0BAwH7AAAE/P8K/gIB/wAA
without whenever	0.004	-0.019	AQEA//8A//8AAAAAAQABAAECAAEA/wAA
without where	-0.016	0.106	/v0EAQL8AwP8+/0D+wf8BP38A/39Bf0F
without which	-0.004	-0.043	+P8HBQn6DAb7+fkD/gf3CP75CfT9BvwI
without while	0.141	-0.007	BAj5+fwF9/wCAwL5CP4F+gQG/wMA/gEB
without who	-0.149	-0.017	Ae8BBP4EAQYCAgQE8fwC/fP8/AMGCgb/
without whom	0.068	-0.026	Awb8+/0D+vwCAgL6Bv0E/AYH/gUB+wH9
without whose	0.019	-0.004	AAH9/v8C//8BAQD/Af4AAAEBAAEB/gL+
without will	0.005	-0.001	AAEA/wAAAAAAAAAAAQAAAAEBAAAAAAAA
without with	0.126	0.329	+gX5+AQFAQABAfr4Bf74BAgEBfwBAAH9
without within	-0.024	0.14	/gACAgL+A///AP4DAf/9AgL9AP4A/QD/
without without	0.056	0	AgX9/P4C/P4BAQH8A/8C/gID/wIB/gH+
without would	-0.1	-0.039	//kCBgH+BQP//wAB/QL/APv8Af3/BP8C
without yet	0.044	-0.138	AQP+/f8D/f0BAgL7BPwC/gQF/gAB+wL9
without you	-0.031	-0.003	AP4AAQAAAAAAAAAC/QAAAf7/AAAAAQAA
without yr	-0.033	-0.025	/QAAAQMAA/8AAP4E/gD9BP/+Af8AAAAA
word of group → writer	0.114	-0.116	AQf++/4C+f0CAQL3A/wD+QUG/Qf/AP//
word of other → thing	-0.015	-0.156	AAP8BwEDAvsDAf8JBf0AAgH7Av4A/gH8
word of other → writer	0.021	-0.063	//f3/gIaAP0HFvz/9ugABfwAAAIVAhf3
word of team → other	-0.102	0	/fYDBwP+Bgb+/v4I+gP9A/n6Av0ABgAD
word of team → thing	-0.096	-0.031	AvkAAv0D/gEBAQID+f8D/fwC+wUCAgP9
word of team → writer	-0.024	-0.009	BwLw/vkM+vgJCwX+BvQC+QAD+gYL9g3y
word of writer → group	-0.113	-0.019	//kEBAMCBgT+Av8G9/37A/v9AvwBCAEC
word of writer → other	-0.035	0.111	AwT9CwH7BPsBA/oJAAT++wX/Bv4B/QAB
word of writer → team	-0.008	-0.033	AgD4AP8H/voFBwT/BPkC/QQD/gAD+QT3
word of writer → thing	-0.02	-0.246	/gX4BwcPDvQHCf4HC+/7DP7/BvUH9Any
replacements	0.25	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
