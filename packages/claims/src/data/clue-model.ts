// Written by `npm run data` from data/clue-model.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const clueModel = `clue	linear	ask	hidden
bias	-0.062	-0.307	8g73DAkJ9gn19wsP+O0J8/gQCgv2+fQI
output	0	0	G+Mu59jZHNwjLNHqLhfcGCvp2OsmIyXU
-1 more loose than left	0.078	-0.231	AAAA/f//BgL9Av8AAv77AAP/BP4C/v8B
-2 more loose than left	0.083	-0.077	DPQB8vv3Bf0DCP73Cwj1CQb4/PYOBQz8
-3 more loose than left	-0.011	-0.016	/AQCBfT+APYLA/kGBfsF/PwF9QEBDP71
0 left	-0.039	-0.613	/AL7AgYE/AX5+QX9/gD/APsBCgYC/v4F
0 loose	-0.004	-0.038	/gYBAAIGAwT8AgQB/P4AA/sA//78/f/8
0 more loose than left	-0.049	0.004	+gv7BgQA/gIAAQQH/fkGAP4KAgf8/PoE
1 for 1, JJ, one place	-0.018	-0.038	Af4C/v8C/v4CAv3//AEBAP7//v8AAgAA
1 for 1, JJ, share 0	-0.049	-0.019	/gL/AgAG/QAA/wAB+f8E/vwAAQD9AP0B
1 for 1, JJ, share 1	-0.016	0.055	BPsA/gD3A/8A+/7/CAH9AwX+//8IAQYA
1 for 1, JJ, share 2	-0.024	-0.078	/QMBA/8C//8B/v8D/f4D/vsE/wH5Avv9
1 for 1, JJ, share 3	-0.035	0.012	/QQCA/4G/P4CAPwC+/4B/v0B/wH8Af/+
1 for 1, NN, one place	0.124	-0.128	CvQN9/T0CPgIC/f4Cwn4CAj5+/kLBgv2
1 for 1, NN, share 0	0.024	-0.043	Af8G//7/Av4BBv3/AwD+AQMA/v4AAf/9
1 for 1, NN, share 1	-0.066	0.192	+Ab/B/0G+QAB/v8D9/wH+/gD/wX7AfX/
1 for 1, NN, share 2	-0.062	0.004	+wT6AP4AAv4E/vwD/v8E/P8DAQT5AfgD
1 for 1, NN, share 3	0.014	0.018	Av/9/QD+AAEC/QD+BQL/AQP+//8FAgX+
1 for 1, NN, share 4	-0.016	-0.013	/wEAAAABAAD//QEC/v4C/v8BAAD+AP4A
1 for 1, RB, one place	0.114	0.066	CPcM+Pr0CfwDC/v7DAb3Bgr6+/sKAwn4
1 for 1, RB, share 1	-0.003	-0.072	/gP/AwAD/wAA/QEC/f0E//0CAQP+/v4D
1 for 1, RB, share 2	-0.047	0.032	Af8E///+AQAA/f4AAgEAAf4BAAEBAf//
1 for 1, RB, share 3	0.007	-0.002	Af8D//7+Av4CAP7/AAH/AAEA/wAAAQD+
1 for 1, VB, one place	0.023	0.216	Bvv9+wj8AgX3/gX8Agb+AwH6BfwE+QQE
1 for 1, VB, share 0	-0.091	-0.032	/wH9AQEE/QEA9wEC/P8E//0BAgD///4B
1 for 1, VB, share 1	-0.03	0.079	+gT3BgMH/wj9/QYE+/4E+v4DCwP6/PkG
1 for 1, VB, share 2	-0.033	0.074	/QUAA/oB/wED//8F//wB//4GBAT8BPsA
1 for 1, VB, share 3	-0.044	-0.03	/gL4A/8F+wEC+wIA/P8F//oDAwP9//7/
1 for 1, VB, share 4	0.008	-0.022	Af4B/wD+AQD/AQEAAQD/AAAAAAABAAEA
1 for 1, antonym, one place	0.023	-0.043	Af8C///+Af8BA/3/AwH+AgL//v8CAQL+
1 for 1, antonym, share 2	0.107	-0.032	A/4J/v72B/0BCP7/CQH8Agj//P8DAgX7
1 for 1, derived, one place	-0.088	0	+wX2BAgJ+gj7+AcD9/0H/PcECQT4+PgK
1 for 1, derived, share 2	0.006	0.054	AAACAP7/AP4BAP8BAP8B/wEA/QAAAgD+
1 for 1, far-broader, one place	0.026	-0.041	Av4D/v39Av4CA/3+AwL+AgP//v8CAgL9
1 for 1, far-broader, share 1	-0.021	0.017	/wD8AAED/gEA/AIB/AAA//4AAgH///8E
1 for 1, far-broader, share 2	-0.048	0.015	AAD8AAAB/gAB+wAA/QABAP0AAAAAAAAB
1 for 1, listed, share 2	-0.03	-0.04	/wH+AQAC/wAA/wAA+gAC//wAAQD9AP4C
1 for 1, narrower, one place	0.023	-0.016	A/0D/f79Av4BAf/+AgL/AQP9/v0DAQP+
1 for 1, narrower, share 0	-0.027	-0.003	AAD+AAABAAEA/AEA/wABAP8AAgD///8B
1 for 1, narrower, share 1	-0.069	0.08	/wD4AAEB/wL/+AQCAP8D//4BBAH+/v4H
1 for 1, narrower, share 2	-0.106	0.06	AAD+//4E+/8B/AAA+QEFAPcAAwH/AP0C
1 for 1, narrower, share 3	0.009	-0.024	AAL+Af4BAP4BAP8BAP///wIAAAABAQIA
1 for 1, none, one place	0.052	0.092	CfYF9wD6Bf/9B/74BQr6BgL2/vgHAAb7
1 for 1, none, share 0	-0.049	-0.078	/gL/Av8E+/8BAv8C/AAF/f8A/wD9AP4A
1 for 1, none, share 1	-0.033	-0.004	+QYDCgEB/AUA+wMEAvwH/f0CAwT+APj/
1 for 1, none, share 2	-0.016	0.075	9Az9CPoBA/8D/QIK/fgF+gEJAAX6Bfb+
1 for 1, none, share 3	-0.052	0.032	/wD9AP0H/P4D/f7//wAC//kA/wP9AfsA
1 for 1, none, share 4	0.004	-0.01	/wECAAABAf8A/wABAQAAAAAB/wAAAP//
1 for 1, one place	0.084	0.116	CvYF9QL6AwL7BP/yCxH1DAbx//UKAAv8
1 for 1, paraphrase, share 1	-0.037	0.054	AAD+AAAC/wAA/v8A/gAAAP4AAAD/AP8E
1 for 1, rare-synonym, one place	-0.006	0	/wH+AQIB/wH//wEA/wAAAAAAAAAAAAAA
1 for 1, rare-synonym, share 1	-0.026	-0.027	AAD/AAEC/QEA/wIA/gAC//0AAQAAAP8A
1 for 1, rare-synonym, share 2	-0.053	-0.047	/wH9AQAE/QH/+gEB/f8D//wBAQH+AP4B
1 for 1, rare-synonym, share 3	-0.002	-0.004	/wEAAQAAAAAA/wAA/wABAAEB/wEAAQD+
1 for 1, share 0	-0.044	-0.094	/AP/A/8H/gABAP4B/P8E/v4B///9APsB
1 for 1, share 1	-0.035	0.25	+gX/CQAC/Af//QMH+/gI9/sHBQr7/vYB
1 for 1, share 2	-0.059	0.029	9gj8B/cEAP0I/v0L//gF+f8IBAf6Bfj8
1 for 1, share 3	-0.018	-0.003	AgD8/vkCAfsI//sB/v8E/fsDAQUAA/77
1 for 1, share 4	0.008	-0.035	AAAC/wD/AQD/AAEAAgD/AAABAQAB//8B
1 for 1, sibling, one place	0.104	0.125	B/gH+f32B/0BBv78CQX5BAn7/PsKAwn5
1 for 1, sibling, share 0	0.008	-0.01	/wABAAACAgAAAQAAAP/+AAEBAP8AAP4A
1 for 1, sibling, share 1	-0.009	0.193	AAH/AgAC/f8A//4E+v0C/AAB/AH9AvwC
1 for 1, sibling, share 2	-0.032	-0.11	AP8F/vz//gAC//0AAAIB///+/v4DAQL6
1 for 1, sibling, share 3	0.041	-0.074	Af///v79A/8CAf7/AwH+AAQAAQADAQL+
1 for 2, JJ, one place	0.03	-0.03	Av4C/v/9Av8BBP7+BAH8AgP//v8CAQL/
1 for 2, JJ, share 0	0.012	0.031	/wH/AQADAAAAAQEA/gABAAMAAP8AAP8A
1 for 2, JJ, share 1	0.025	-0.012	AAH/AQIC/QL//gEB/f8C/wECAgL9/vwE
1 for 2, JJ, share 2	-0.05	0.091	/AP8BAEH+wIA/AEC+/4E/voBAgL8/vwA
1 for 2, JJ, share 3	0.014	-0.007	AAD//wD/AQD/AAEAAQAAAAIAAf8BAAEA
1 for 2, NN, one place	0.081	0.063	A/0B/fv6A/0DBfv9CQP5BAn8+/wIBAn5
1 for 2, NN, share 0	-0.043	0.087	AAECAf8D/gABAP8C/f4B//0B/wH9Af4A
1 for 2, NN, share 1	-0.086	0.006	+wb5BAIH/QAB9wACAP4F/v8F/gT0AfgJ
1 for 2, NN, share 2	-0.016	-0.008	A/0B/P76BP8C/P/8CAP9AwL+Af8DAAIC
1 for 2, NN, share 3	0.034	0.059	Av8E/wD+AQAABP/+BAL7AgP+//4CAAT9
1 for 2, RB, one place	0.015	0.016	AP8B/wD/AQAAAgD/AgH+AQL///8BAAH/
1 for 2, RB, share 1	-0.076	-0.12	AAD6AQEC/AEA/AEB/AAD//YBAgL+//4D
1 for 2, RB, share 2	0.018	-0.007	AQAF///8A/8AA///BAH+AgT//v4EAQL9
1 for 2, VB, one place	-0.04	0.017	/wEAAfwD/v0F+vkB+/4E/vwB/QH8Av0B
1 for 2, VB, share 0	-0.044	0.001	AAD/AAAC/v8BAgAA/P8B//0BAAD+AP4B
1 for 2, VB, share 1	0.072	0.18	AAALAP79BP4BCfoBCP74AgMA+f8DAQH2
1 for 2, VB, share 2	-0.111	0.047	/AL7AP8J/P8B+wH/+QII/vMBAgH4APUD
1 for 2, VB, share 3	-0.017	0.032	/wD+AP4B/gACA/3//gEBAP///gAAAgD+
1 for 2, far-broader, share 1	-0.044	0.12	AAD8AAEC/wD//AEB/QABAPwBAgH+//4E
1 for 2, narrower, one place	0.02	0.021	Af8C///+Av8BA/7/AwL+AgH///8BAAH/
1 for 2, narrower, share 0	0.005	-0.039	Af8B/v//Av8A//8AAAAAAAH///8CAAAA
1 for 2, narrower, share 1	0.072	-0.046	Af8DAAH9BAD/Av//AwD7AQsA//8EAQL+
1 for 2, narrower, share 2	-0.013	0.026	Af8B////Af8AAAAB/wABAAMA/wACAAEA
1 for 2, none, one place	0.072	0.025	BPwC/Pr6A/wFBvb8CgP4BQb9/v0GAAb+
1 for 2, none, share 0	-0.057	0.118	/AUABP8G/P8BB/8B9v4E/vsC/wL9AP0A
1 for 2, none, share 1	-0.029	-0.013	+gYCBQAF/P4C/v4F/fwE/f4E/AH7AP8B
1 for 2, none, share 2	-0.076	0.175	/QIA//wD/v8B/gH9/wUGAvv8AvwAAfn9
1 for 2, none, share 3	0.026	0.055	Av8A/wD+AQAAAv//BAH8AQD/AQAAAAEB
1 for 2, one place	0.034	0.065	A/4F/fb9AvgG/vb+BQL+AgX/+P8EBQT8
1 for 2, paraphrase, share 2	-0.051	0	/wH+AQAE/QAA+wAA/QACAP0AAQD/AP8C
1 for 2, rare-synonym, share 1	0.005	0.067	/wD/AAH+AQEAAAAAAgAAAAAAAQAA/wAC
1 for 2, share 0	-0.05	0.113	/QQAAv8H/P4BAv8B/f4CAPsDAQL6APoD
1 for 2, share 1	-0.005	0.054	+ggBBwID+////f8H/voC/AAG+QT5Afr+
1 for 2, share 2	-0.101	0.123	/AX8AP0F/QED+f/9/QMGAPv+//7/Afn/
1 for 2, share 3	0.002	0.084	/wAAAP4AAP8BAP8B/gAB/wD//gAAAwL/
1 for 2, sibling, one place	-0.041	0.001	/QMBA/wE/fwE+/sC+/4E/vwC/QL8A/wB
1 for 2, sibling, share 0	0.01	0.034	AAD/AAD+AQAA/wAAAwAAAAEAAQAAAAAB
1 for 2, sibling, share 1	-0.017	-0.069	/wEBAQACAgD/AQEC/v8A/v8B/gH9AP3+
1 for 2, sibling, share 2	-0.053	-0.073	/gIAAfwF//0D9/wB/f0C/fgC/QL6AfoE
1 for many, JJ, share 0	0.011	-0.025	AAAE/wD9BAAAAQABAQADAAEBAgH+/v4B
1 for many, JJ, share 1	-0.178	0.024	/AL3AwEH+gEA8gED+P4K/PQCBAP5/vgE
1 for many, JJ, share 2	0.048	0.004	AQAD///+Av8ABP//BQD+AQUA/v8EAQP+
1 for many, NN, one place	0.007	-0.02	/wH+AQEBAAEA/QED/v0E/QICAQH///0C
1 for many, NN, share 0	-0.042	0.021	/wEBAP8C/v8C//wA/AEAAP8A/wD/Af7+
1 for many, NN, share 1	0.075	0.06	/AQCA/0BBP0BAP0EAf4D/AME/wL6Afr9
1 for many, NN, share 2	-0.026	0.073	Af7////8A/4B/f8B/gD+AP8A//8BAQH+
1 for many, NN, share 3	0	-0.001	/gH+AQEB/wEAAAAA/wAAAAEAAAABAAAA
1 for many, RB, share 0	-0.022	0.044	AAD/AP8B//8B/v8B/v8B/wAB/wH+Af//
1 for many, RB, share 1	0.026	-0.026	/gIAAQEBAwAAA/8BA//9AAMB//8AAP4A
1 for many, RB, share 2	0.056	0.001	Af8D/gD7BAAABAD/BwH9AQT///8EAAL/
1 for many, VB, one place	0.028	-0.002	Av4C/v/+Af8BA/7+AwH9AgP//v4DAgP+
1 for many, VB, share 0	0.001	-0.062	/wH9AP7+AP8C//4BAv8C/wQBAQH/Af8A
1 for many, VB, share 1	0.022	-0.067	AQD3AAb7AQX//wYABAAAAAEBCAIB/QEJ
1 for many, VB, share 2	-0.069	-0.114	/AP8BAYF/AT9+wcE9/4H/vkCBQH9/PsH
1 for many, far-broader, share 1	0.073	-0.066	Af8A/v/9BP8BA/7/BgH8AgUAAP4CAAAA
1 for many, far-broader, share 2	0.028	0.038	AP8CAAD+AQAABAD/AgD+AAIA/wABAAL/
1 for many, narrower, share 0	0.035	-0.015	Af8A/gD9AwAAAwD/BgH+AgMAAP8DAAIB
1 for many, narrower, share 1	0.019	0.011	Af///wD/AgAA/wEABAAAAAMAAQADAAEA
1 for many, narrower, share 2	-0.066	-0.001	/QP5AwIF+wEA+QIC+/4F/fsBAgH9AP4C
1 for many, none, one place	0.06	-0.018	Af8C/wD+Av8BBP7/BgH9AgX//v4DAQL+
1 for many, none, share 0	-0.031	0.011	/QMAAf0D/v4E/voD/P4C/QMC/wL8Afv8
1 for many, none, share 1	0.024	0.03	+QbzBQMCBQP/+wgHAfwG+gQGAwH4APUB
1 for many, none, share 2	-0.042	-0.001	/wEAAQMB/wEAAAAAAgL8Av3/Af4E//8B
1 for many, none, share 3	0.02	0.053	AP8AAAD+AQAAAQAAAgD/AAIAAAABAAAA
1 for many, one place	0.036	-0.022	/wH/Af8BAQAB/wABAv8BAAQB/gACAQAA
1 for many, rare-synonym, share 1	-0.009	0.027	Af8B/wD+AAAAAAAAAQABAP8AAAABAAEA
1 for many, share 0	-0.045	-0.022	/AT/AfwAAv4D/fwC/P4E/gECAQL9AfsA
1 for many, share 1	0.034	-0.009	+Ab4BQMDBQMA/QUGA/wC+gAFBQH9APkF
1 for many, share 2	-0.048	-0.036	/QL6AgX//wP+/AMD/f8AAP4BBf8D/QAC
1 for many, share 3	0.016	0.052	AAAAAAD/AQAAAAAAAAAAAAIAAAABAAAA
1 for many, sibling, share 0	-0.046	-0.016	/wH9AQAD/QEA/wEA/gABAfoBAQH+//0D
1 for many, sibling, share 1	-0.03	-0.012	/wIAAwEC/AEA/QEC/P4F/v4CAQP8/wAC
1 for many, sibling, share 2	0.007	-0.025	AAD9AAAAAQD/AgIB//8CAP0BAwD+//8D
1 left	-0.022	-0.12	BP0E/P8B/PgD/vv5AAUACP3/+/4GAgf+
1 loose	-0.008	-0.408	Bvn89QD3AwACAAb8CAYABgL4APoGAQQD
1 more loose than left	-0.038	-0.313	//8DAgAC+/gH/Pn+/wgE//z9/f78CgH/
2 for 1, JJ, one place	0.048	-0.059	A/0D/v/7A/8AA//+BQL9AgX+//8EAQT/
2 for 1, JJ, share 0	0.023	-0.021	AQAAAAD//wAAAAAAAv8AAAIAAAACAAEA
2 for 1, JJ, share 1	0.037	-0.036	/QMBAf8BBQAB/f4DAP8A/gUBAAH+AP0A
2 for 1, JJ, share 2	0.011	-0.075	/wACAAACAQAAA///AAD8AgMB/QH+AwH8
2 for 1, NN, one place	0.003	-0.019	Av4A/v/+AP8A/wD+AgL9AgH+AP8CAAIB
2 for 1, NN, share 0	-0.055	0.059	/wEAAQAC/wAA/wAC+v8C/v4BAAH9AP4A
2 for 1, NN, share 1	0.035	0.174	/gMDAAEDAAAAAf8CAP8E/wECAAL8APcA
2 for 1, NN, share 2	0.021	0.166	AAEBAAAAAgD//wAB//8C/wMB/gABAAP9
2 for 1, NN, share 3	0.006	-0.017	AAEBAAAAAAAAAQAAAAD/AAL/AAACAAL/
2 for 1, RB, one place	0.023	0	Af8C/wD+AQAAAwD/AwH+AQP/AP8CAAL+
2 for 1, RB, share 1	-0.103	-0.062	/QP2AwEG+wAA+AAC/P4G/vwCAAH7AP0G
2 for 1, RB, share 2	0.068	-0.012	AAABAAD8AQAABQAAAwD8AAL/AAACAAEA
2 for 1, VB, one place	0.016	-0.052	AP/+AAMAAAH/AQP/AgH9AQABAQAA/wED
2 for 1, VB, share 0	-0.038	-0.018	AAEAAAABAAAA/gEB/f8C//0AAQH/AP0B
2 for 1, VB, share 1	0.007	0.038	BP4A/v76A/8A/gH/Bf/+AgD/AQEDAAH/
2 for 1, VB, share 2	-0.038	-0.04	/AMJA/0F/f0CAPsB/f////wD+wP5Av35
2 for 1, VB, share 3	0.003	0.013	/wL8AQEB/wEA/wIAAQABAP8BAgH///8B
2 for 1, far-broader, share 1	0.011	0.011	Af8AAAD//wAAAgAA/wD+AP8AAAAAAAEB
2 for 1, far-broader, share 2	0.002	0.082	AQABAAD+AAAA/wAAAgD/AAAAAAAAAAAA
2 for 1, narrower, share 1	0.006	-0.021	Af8C/wH+AQAA/wEAAQAAAAMAAQACAAD/
2 for 1, narrower, share 2	0.083	-0.026	Af8A/wH9AgAABf//AAH+AQIA/wABAQMA
2 for 1, none, one place	0.037	-0.098	Av3+/gL9AAD/AQP9BQP7AgX+AP8F/wUC
2 for 1, none, share 0	-0.065	0.039	/QP+AgAH+wAA/wAA+/8D//oCAAL9APwC
2 for 1, none, share 1	-0.046	0.187	/AX3A/8G/v8B9fwE/f0H//kFAQX1AfME
2 for 1, none, share 2	0.01	-0.026	/QQLAf0DAP4CAvoD//77/wIC/QH9AgH2
2 for 1, none, share 3	-0.01	-0.05	AAEAAAEC/wEA/wMC//4C//4BAQH/AP7+
2 for 1, one place	0.068	-0.13	BPv//QP6AgAAAwP8CAT4BAf8//0GAAYC
2 for 1, share 0	-0.079	0.021	/gT9AgAG+wAAAQEA+v8D//sCAAL8APoD
2 for 1, share 1	0.016	0.114	+gf5BAAJ/QAB9f8G//wG/gMEAAP9AfcD
2 for 1, share 2	0.021	0.039	/QIMA/wAAvwDAvcF/P37/QAE+AP6BQD1
2 for 1, share 3	-0.012	-0.005	/wIAAQEC/wEAAAIA/gACAP8BAQEA///+
2 for 1, sibling, one place	0.025	-0.029	Af8B/wD+AQABBP/+BAH9AgL/AP8CAAL/
2 for 1, sibling, share 0	-0.043	0	/wH+AQAC/gAA/gAB/v8C//0AAAH/AP8B
2 for 1, sibling, share 1	0.107	-0.051	AAADAP/9Bv8BCP8ABAD8AAoA/wABAAD/
2 for 1, sibling, share 2	0.044	0.009	AAAGAP7+A/0BBf0AAQD+AAQA+gD/AwH8
2 for 2, JJ, one place	0.033	-0.016	Af4C///9Av8AAv//AwH+AQT/AAADAAP+
2 for 2, JJ, share 0	0.021	0.036	AAAAAAD+AgAAAAAAAgD/AAMAAAABAAEA
2 for 2, JJ, share 1	-0.126	0.036	/gL7AQEE/QAA9QAB+/8F//sAAQD+AP0D
2 for 2, JJ, share 2	0.056	-0.04	Af8CAAD9AQAABAD/BAD8AgP///8EAAP+
2 for 2, NN, one place	0.033	-0.021	Av0C/v/8Av8AAwD+BAL9AQP/AP8DAAP/
2 for 2, NN, share 0	-0.091	-0.016	/wH9AgAD/AAA/gAA/QACAPoBAAEAAP4B
2 for 2, NN, share 1	0.043	-0.057	/wAJAf/+BP8BB/0AAAAB/wQA/f8CAf33
2 for 2, NN, share 2	0.017	-0.009	/wH8AQAB/wAA+QAA//8B/wEBAAH/AP8H
2 for 2, NN, share 3	0.005	-0.015	AAABAAD/AAAAAv//AwH+Af8AAAD/AAAB
2 for 2, RB, one place	0.015	0.024	AP8B/wD+AQAAAgAAAgH/AAEAAAABAAEA
2 for 2, RB, share 1	-0.051	0.004	/wEBAQAD/gAA/QAA/AAD//sBAAH9AP4A
2 for 2, RB, share 2	0.042	0.072	/wH+AQD/AAAAA/8ABAD9AAQA/v8AAAD/
2 for 2, VB, one place	0.027	-0.013	Af8D/wD9AgAAAv//AwH+AQP///8CAAL+
2 for 2, VB, share 0	-0.01	0.021	/wH+AQEC/QAA/gEB/v8B//8AAQH+AAAB
2 for 2, VB, share 1	-0.033	-0.014	Af8AAP/+/v8B/v4A//8A//8B/wL+AP8C
2 for 2, VB, share 2	-0.042	0.033	Av8B/wD9Af///gH//wAAAf8A//8DAAMB
2 for 2, far-broader, share 1	0.044	-0.007	AAABAP8AAf8ABP8AAQD8AAMAAAAAAAD/
2 for 2, far-broader, share 2	0.014	0.047	/wH/AQABAAAAAQAAAQAAAAIBAAD/AAAB
2 for 2, narrower, share 1	-0.061	-0.025	AAACAAAA/wAAAv4AAAD/APwA/wD+AP/+
2 for 2, narrower, share 2	-0.006	-0.012	AAABAP8BAP8AAQAA/gAAAAEA//8BAAD/
2 for 2, none, one place	0.101	-0.021	BPwF/f/4Bv8BCP39DAP4BAv9/v0IAQj6
2 for 2, none, share 0	-0.041	-0.037	AQD/AAAA/wAAAQD/AAD/AP8AAAABAAAC
2 for 2, none, share 1	-0.093	0.018	/AQAAwAH+wAA+f8C+P8E/fYBAQH9APf/
2 for 2, none, share 2	0.047	0.03	A//+/wH6AQEA/gD9BQH7A/8AAAEDAAMF
2 for 2, none, share 3	0.026	-0.044	AQAAAAD+AQAAAf//BAH8AQMAAAABAAEA
2 for 2, one place	0.108	-0.025	BfoI+/71CP4BCP79DAP4Awr9/v0IAQj7
2 for 2, share 0	-0.061	-0.005	AAH9AQAB/gAA/AEA/f8B//sBAAH+AP4C
2 for 2, share 1	-0.077	-0.032	/AQFA/4D/P8B+/wC+/8E/P0D/gL9Aff6
2 for 2, share 2	0.047	0.057	Av4AAAD7A////QH+BgD7AgIB/gAEAAMG
2 for 2, share 3	0.042	-0.047	Av8B/wD8AwABAf//BAH8AQT/AP8CAAP+
2 for 2, sibling, share 0	0.022	0.033	AAAAAAD/AQAAAQAAAQAAAAEAAAAAAAD/
2 for 2, sibling, share 1	-0.021	-0.017	AAD+AAAA/wAA/QAAAgAB/wAAAAD/AAAA
2 for many, JJ, share 0	-0.064	-0.008	/wEAAAAF/AAAAgAA/QAAAPwAAAD+AAD/
2 for many, JJ, share 1	-0.034	0.024	/gL8AgAE/AAA/AAA/P8D//4BAQH9AP8B
2 for many, JJ, share 2	-0.019	0	AAD/AAABAAAAAAAAAAEAAAAAAAABAAEA
2 for many, NN, share 0	-0.058	0.031	/wH+AgAC/gAA/wABAAAAAP4AAAD/AP8B
2 for many, NN, share 1	-0.036	-0.043	/wADAAAAAP8A/v8BAf8C//8B////Af4C
2 for many, NN, share 2	-0.003	-0.014	/gL9AQEC/gEA/wAB/f8B/wEBAQH9AP4E
2 for many, RB, share 0	0.004	-0.001	AAABAAAAAAAAAQAB//8BAAEAAAAAAAD/
2 for many, RB, share 1	0.045	-0.024	/wEAAQAAAQAAAAAAAQABAAIAAAD/AP//
2 for many, VB, share 0	0.041	0.011	Af8D/wD8BAAAAQABAgD+AAEA/wACAQD+
2 for many, VB, share 1	-0.067	-0.011	AP8AAf8A/f8A//8B/v///v0A/wAAAAIA
2 for many, VB, share 2	0.028	-0.044	AAADAP/8Af8AAf//BAH+AQIAAAEAAAH/
2 for many, narrower, share 1	-0.047	-0.014	AAD8AAAC/gAA/QAA/gAAAP0AAAD/AAAE
2 for many, none, one place	0.021	0	Af8B/wD+AgAAAgD/AwH+AQIAAAACAAH/
2 for many, none, share 0	-0.063	0.069	AP8DAAAB/QAABf//+wD/APj////9AP7+
2 for many, none, share 1	-0.049	-0.117	/AEBBP8C/v8A+f8B/gAG/vwA/wH8AP8A
2 for many, none, share 2	0.046	-0.046	AP8BAP/7Av8AAwAABgD+AAQBAAAAAAAB
2 for many, none, share 3	0.02	-0.007	Af8AAAD+AQAAAQD/AgH/AAL/AAABAAL/
2 for many, one place	0.024	0	Af8C/wD+AgAAAgD/AwH+AQP/AP8CAAL/
2 for many, share 0	-0.058	0.033	/wEDAQAA/gAAAgAC+/8CAPwA/wH9AP/9
2 for many, share 1	-0.043	-0.054	/gAEA////v4A+v8C//8E/fwC/wH6APwD
2 for many, share 2	0.054	-0.067	AP8CAAD6A/8AAgABBAD//wYBAQL+AAAC
2 for many, share 3	0.019	-0.007	Af8AAAD/AQAAAQD/AgH+AAL/AAABAAL/
2 for many, sibling, share 0	0.03	-0.011	AAAB/wD+AwAAAgAAAwD+AAUAAP8CAAL/
2 for many, sibling, share 1	0.029	0.05	AAACAP//Af8ABQAAAQD9AAIA//8AAAD+
2 for many, sibling, share 2	0	-0.002	AAAAAAD/AAAAAAAAAQABAAH/AAABAAH/
2 left	-0.014	0.05	AP0D/Pn5A/8J+vf9AwX3BgT6/PoDAwMD
2 loose	0.018	-0.289	/AP+CPX7BfcNAvsGAPwA/AcH+wX+CPz5
2 more loose than left	-0.056	-0.047	CvQH9/T1AvYJ+vP2Bwv4CwH08/sMCwj3
3 left	0.057	0.032	+gEAAfsEBfkIBPgFCP0F/gYE//8HB/X/
3 loose	-0.058	-0.129	/gH9Avj9AfkDAvkCAfwB/wIG/AcCB/4F
3 more loose than left	0.081	-0.155	A/4PAPr7/fwDDfn8BQD2BAMA/AEHAwbz
4 left	0.017	-0.064	+AgEBvMFAPgJCPMIAPkC+/8F9f/9Cfn6
4 loose	-0.073	-0.071	AAEJBf8E+P4CBP4A+v8F/vYA/QL/AgH9
4 more loose than left	0.059	0.055	B/0A/gT9/AIAAwX7BQEAA/3+AQAF/wYA
5 left	-0.047	-0.077	+Aj/Bv4H/P4EA/oD//4G/f4C+gD8Bfn/
5 loose	-0.003	0.156	/gMCAgAD+wAAAgAD+/0E/P4D/wL5AP3/
6 left	-0.034	0.022	+gX7BwEM9QIA/gMD8vwH+voFBQjz//oA
6 loose	0.085	0.108	AQEFAQAE/AAAAQAB9v8E/gABAAD9AAL9
act 1 higher, broader	-0.01	-0.082	Af79//4AAP8CAAD/AAL/AQD/AwD/AP8D
act 1 higher, listed	0.005	-0.062	Bf4G+vr9BPkFA/f/BAH5AwP99vgJBwb4
act 1 higher, phrase	-0.039	-0.033	/gH/A/4B/v8B+/8C/f4E/v8BAAL/AQH/
act 1 higher, synonym	-0.079	-0.008	/gL6AgEF/AH/+gID+f0F/fYDBQT6/foJ
act 2 higher, broader	0.014	0.045	Af8C/wD/AAAABP//AgH8AQIA//8CAQH9
act 2 higher, listed	0.03	-0.07	/wIDAf4C//4CBf0A/gD+AAEA/QD+AgD9
act 2 higher, phrase	0.049	0.102	A/0B/QH7AwEAAwD+AwL+AgX8//sG/wX9
act 3 higher, listed	-0.01	-0.078	/wD/AAEBAQEBAP//AgEAAP8AAgAA/v4B
act 3 higher, synonym	0.036	0.132	A/0E/fz8A/0CBPz+BQL8AgH///4CAgH9
act of unknown level, carried	-0.027	-0.063	A/oE+vX/AfgO+vP7/wX9Af399/0FCAT4
act of unknown level, loose	-0.03	0.083	//wCAfkA//sHAfv//AMB//79+f8BCAH/
added in and	0.013	-0.063	/wMICfwG/wIE/vkG/P789v4CAQT3Af73
added in complement	-0.068	0.079	/QP+BAAG+AD//gAC+f0F/fcD/wP7APoD
added in main	-0.025	0.042	CfwA//f9+O8T/fb5/wIEB/r++AYJEAH8
added in means	0.007	-0.052	Af8E//4AAf8AAP8B/gAB//0AAAH/AP7+
added in purpose	-0.018	-0.118	A/7+AP/9AP8B/P/+Av/9AQH+/gEDAgkC
added in relative	0.072	0.017	AAAEAP//Av4DBvwA+v8C/v4B+wD8BAD+
added in result	0.043	-0.115	CvQF/fv5/foGCfj3/wX6CP76+v4JBQv4
added in time	-0.025	-0.075	AAIIAf4I+v4CA/sA+AEFAPoA/QD6Av36
added name	-0.003	-0.122	/wEJAfn+//kFBPYBAAAC/wH/+QEDBgH2
added name, narrower	0.014	-0.014	AAEBAQAC/wAAAgAB/v8B/wAAAAAAAAAA
added name, none	-0.028	-0.093	/wEHAvoC/voGBfYA/gEC/wED/gP/A/36
added name, sibling	0.003	-0.015	AAABAP8A//8BAf//AwH/AQAA/wABAQAA
added noun	0.024	-0.02	AQACCPsB+PQH//n+//7/AfwC9woBBwP8
added noun, far-broader	-0.054	0.105	/wD6AQAD/wAB+QAA/QADAP7/////Af8G
added noun, narrower	0.084	-0.089	Av4E/v39Bf4DBPwABAH+AQoA/wADAQL7
added noun, none	0.023	-0.112	Av4FBPsD+PQHBPf5+f/+APgB+AcDBwUA
added noun, rare-synonym	-0.027	-0.006	/wH/AAAC/gAA/wAAAP8DAP0AAAEAAAAA
added noun, sibling	-0.051	0.151	/wD8AQAB/f8C+P8A/QEB//7+AQD+AQAD
added other	0.015	-0.004	AAD+AAD/AAAA/gAAAQAAAAEAAAAAAAAB
added other, none	0.018	-0.004	AAD/AAD/AAAA/gAAAAABAAAAAAAAAAAC
added quality	-0.015	-0.037	BvoL//D++fIR/ev8AQIAA/389QMDDwLw
added quality, far-broader	-0.002	0	AAAAAAAAAAAAAAAA/wAAAAAAAAAAAAH+
added quality, narrower	0.076	-0.038	Af8D///9A/8BB/7/BAH7AgcA/v8CAQL/
added quality, none	-0.008	0.062	BvsJ/fEA+PIP+fD8BwP/Avr+9gMGDgTv
added quality, rare-synonym	-0.046	-0.005	/wH/AQAB/gD//QEB/P8D/vwBAAH/AP4A
added quality, sibling	0.044	-0.067	Af4FAP7/Av4BBv4B/f/8AAIA/wD+AQEA
added verb	-0.014	-0.029	BP0JAvv+8wADA/3+/AEFAvwA+wH9Awb5
added verb, far-broader	0.013	-0.048	/gP/AgED/QH/AgIB/f8C/vwCAgL9/v4E
added verb, narrower	0.015	-0.052	BP3///3+Af0DAAD//gEAAQH/AQAAAQH+
added verb, none	-0.009	0.167	AfwEAfsA9/4FAv37/QMBAPr+AP8DBAP4
added verb, rare-synonym	0.035	-0.036	Af8B///+AQAAAv//AgH+AQL/AP8CAAIA
added verb, sibling	-0.043	-0.102	A/4F/v38/f4DAv39/wACAv7+/f8EAQH6
agent was group	0.123	0.026	BvkL+vj2CPgGC/f7DAT3Bgr9+fwHBgj5
agent was group, alone	0.1	0.026	A/wI/fr6BfsDB/v9BgL7Awv9+fwHBgf4
agent was group, same	0.138	0.027	BvkL+vj1CPkHDfb7DAT1Bgz8+PsJBgn3
agent was other	0.02	-0.123	CPgN+O73BPERB+75BQf6CAX38PgKEgjv
agent was other, alone	0.044	-0.046	CvgL+fT4BPUNCfL5CAb5CAX68/kLDQrz
agent was other, broader	0.03	-0.047	AQAD/wAAAwAABQAAAgD8AQIB/wACAQH+
agent was other, linked	-0.039	-0.077	Av4F/fkA/voIAPb/AQIBA/n9+P7+CAD+
agent was other, listed	-0.007	-0.034	Av4B/v//Av8BA/7/AQH8AgD///8CAQAA
agent was other, now learnt	-0.06	0.067	AAAAAPsD/fwD+/0A/QEF//wA/gH9A/3/
agent was other, phrase	-0.085	-0.088	/QP8Av8H+f8B/f8C+f4H/vkB/gH8Af0B
agent was other, same	0.16	-0.015	DPQN9fPvCvQMD/H1EQvwDQ328fUPDRDx
agent was other, synonym	-0.121	-0.006	+wX6BQEI+gEA8wEF9fsJ+/cEAgX4//kE
agent was team	0.072	0.085	BvoM+/X5BPUKB/X8CgX6BQb8+f0GCAb2
agent was thing	0.048	-0.029	AgAP/vL8BfUMCvMAA/75BAn/9PoGDQPp
agent was thing, alone	0.092	0.019	CPoU+e74CO8REej8BwP4Bgj77/oIDQjs
agent was thing, broader	-0.09	-0.018	/gL+AgEE/AAA/AED+f4I/foCAQL7AP0B
agent was thing, linked	-0.021	-0.047	/gMDAf8BAQAA/wAD/f3/AP0D/wH+//sC
agent was thing, listed	0.061	-0.081	CvgM+PL1BPULBfH6CwX7Bwn69vkNCQrw
agent was thing, now learnt	-0.021	-0.024	AAH+AQIB/wL//AIB/gAB//0AAgH///8C
agent was thing, phrase	0.065	-0.049	AP8EAP7+BP4CBv0ABQD8AQUA/QABAgH9
agent was thing, same	0.039	0.178	AP8L/vgABfgGB/kD/v37AAQD/P8BAgD7
ages gone from 2	-0.046	-0.018	/QP7AwEG+wH//AMC+P4H/fsEBAT6/voG
ages gone from 4	-0.047	0	AP/+AAEAAAD//gIA/QACAP4AAAABAAAB
ages gone from 5	-0.049	-0.001	/QT/AwAH/AAA/QAC+/4G/vwC/wH+APz/
ages lowest up 1	-0.039	-0.009	/wH9AQIC/wIA/gEA/QABAP0BAgH+//4E
ages lowest up 2	-0.072	-0.008	/gL7AgEG+wEA+wEB+f8D/vgCAQP7//sF
ages new at 2	0.003	0.029	/gL9AgUC/QT+AwMB+/8A/vwABgL+/P4E
ages new at 3	0.034	-0.025	Af8BAAD+AQAAAgAAAwD/AAIAAP8BAAP/
ages new at 4	-0.023	-0.014	Af8BAAAB/gAAAP8A/wABAP4AAAAAAAD/
ages new at 5	-0.004	0	/wH8AQID/gP//gIA/gAB/wAAAwH//wAC
ages same	-0.033	-0.165	/wL6AwID/AH+/AAC/v4F/PsCBQX/AAEA
ages up 1	-0.02	0	/wH+AQEC/wEA/gAA/wABAAAAAQD///8B
another part of the week	0.129	0	Af8F/v/5BgABCP7/CgH8AQv+/v0FAQP7
authority down 2	-0.035	0.007	Af8D/v4BAf4A/AEA/QAD//////8AAgD/
authority gone from 0	0.021	0.215	AAEGAP/+//8CBvwA//8CAAH/+/4FAwH6
authority gone from 2	-0.027	0.013	/gL/AwH/AAL//gQD//4C/v0CAwL8AP4A
authority lowest up 2	-0.007	0.059	AP/+AAD/AAD//QEBAAAB//8AAgH//wAC
authority new at 0	-0.064	-0.046	/wL6AQID/QIC/gAA/f8CAPsCAQL+AP0C
authority new at 2	0.064	0.05	AAEBAQAA/wAAA/8B///+/wIBAAH+AP8A
authority same	0.007	-0.038	BPsJ/Pn+AvkDBPr+/gL/AQL8+fwEBgX6
authority up 2	0.011	0.037	AQD+AAAAAAAA/wEAAQABAAIAAAABAAEB
authority up to 2	0.003	0.037	AQD+AAD/AAD//gEAAQABAAAAAQAAAAAB
carried act, broader	0.013	-0.023	+QcKBvcR/fgMBPgG7/r7+gAH+QT0C/r7
carried act, broader, cosine 0	-0.035	0.071	AQAF//oC/vkFAPsA+QAA//z/+P//Bf/7
carried act, broader, cosine 1	-0.029	0.024	/QT/BAIJ+gP++wAE9/3/+/0DBgT6/vwD
carried act, broader, cosine 2	0.04	0.015	/wEDAvsHAPwGBv8B/P78/gIB/wH8BQH7
carried act, broader, cosine 3	0.048	-0.083	/gEF//wEBPsDB/oC/f8C//8C+wH8A/n/
carried act, broader, cosine 4	-0.038	-0.05	/QP8AwEE/gEA/gEC+v4B/v4CAgH+//8D
carried act, derived	0.011	0.16	9gv4BgkD/wrz/wwJ+PcD+P0FCwT49PcH
carried act, derived, cosine 0	-0.024	-0.066	/QP5AgP//wT++gUA//8B/wQBBgH//AAE
carried act, derived, cosine 1	-0.03	0.108	/gL/AAID/wL+/wQB+/4C/vsCAgD//vwC
carried act, derived, cosine 2	-0.032	0.007	9Qv5Cg0I/Av1+AwI9vgG+P4ICgb19fYJ
carried act, derived, cosine 3	0.023	0.049	+gb8AwoH+wj7AQUF+PsF/P4DBAL4+fgF
carried act, derived, cosine 4	-0.078	0.063	/gL2AgkF+gf7+QgC+v8G/fr/BQH++v0I
carried act, listed	-0.016	-0.019	9hMBCPgK/vwK/fsI9+//9f4R/Af5BvX/
carried act, listed, cosine 0	-0.01	0.032	/gMDAvsB//0EBPkC//0A/f0CAAP8//sB
carried act, listed, cosine 1	-0.069	0.06	AAUDAfwB/gAC+v0C/Pz+/voD/QL+Afz/
carried act, listed, cosine 2	-0.014	0.012	+wf7BgMK+gP9/AQJ8fQB9/4LAQf0+vgF
carried act, listed, cosine 3	-0.019	0.078	+AsCA/wH//0D/P8H9fcD9/0H/wT6BfkB
carried act, listed, cosine 4	-0.08	-0.194	/AT9AvwF/fwD/P4B+/wD/foE/gH/Av7+
carried act, narrower	-0.005	-0.005	/wD/AAACAAAA/wEB/v8B/wEA/wAAAAD/
carried act, none	-0.064	0.019	Af78//v//v0H+fsAAAIEAf/9/f8DBQH/
carried act, none, cosine 0	-0.009	0.028	/wH7AQEC/QEA/wIBAAAA//8BBAL9//4D
carried act, none, cosine 2	-0.041	-0.022	Av4A/v0A/v4C/v8A/wIDAP3//gD/AgAA
carried act, none, cosine 3	-0.004	-0.034	AAD+AAD/AAEBAAD/BAH+Af8AAQAB/wEA
carried act, none, cosine 4	-0.025	0.055	/wABAPz/APsEAfoAAgABAQH/+v4BBQH+
carried act, phrase	-0.076	0.126	+QcCCPkI+vsI//cE/vwF/PgHAAb4Bfn6
carried act, phrase, cosine 0	-0.014	0.063	/gICAgID/gIA/gEB/v4C/v0CAAL9AP7/
carried act, phrase, cosine 1	-0.15	0.232	+wb3BgUJ+Ab/9AQD+f4G/PQBBgL8/fsF
carried act, phrase, cosine 2	-0.071	-0.054	/QH/AfoEAfgF/vsC+/8BAP8C+f8BBv7/
carried act, phrase, cosine 3	0.018	-0.05	+gcBBgIH+wL//wMH+voJ+QAEAAb4APn7
carried act, phrase, cosine 4	-0.022	-0.062	/gEAAAAE/wAC//0A+v8A//4C/gD/Av3/
carried act, sibling	-0.057	0	Af8A//7//v4B/f//AAECAf7//v8CAgL/
carried act, synonym	-0.063	0.054	/AUFBPQK/fcL/fgC9P0A/PoB9gD9B/75
carried act, synonym, cosine 0	-0.024	-0.015	/gMAAgAF/QACAv4B/P8D//4A/gD+Av7/
carried act, synonym, cosine 1	-0.081	0.048	/QT8BAAH+wAB+P8D9v0G/PcDAQP4APsE
carried act, synonym, cosine 2	0.03	-0.08	/wEDAPz/Af0BAv8AAf/9AAEB/gABAf7+
carried act, synonym, cosine 3	0.014	0.128	Av4A//7///4CA/3+BQL8Av/+/v8EAgX+
carried act, synonym, cosine 4	-0.064	-0.027	/QMBAfwIAP0C+v8D9f0D/fwE/QH6AvsA
carried adjective, broader	-0.055	0.04	/gH9Av8A/QH+/gIE/v4F/PwCAQL8Af0C
carried adjective, derived	-0.06	0.045	/gH/AwAI+gAA/gAC/P8J/PkB/gL7APoD
carried adjective, listed	-0.053	0.027	/QQAA/0K+/8D/fz/+gICAPoA//77Avn8
carried adjective, narrower	-0.029	0.018	AAD9AAAB/gEA/QAA/gACAPwBAQH+//4C
carried adjective, none	0.026	-0.27	AvwA/gD9AAT8+wIAAQEAAAH+Bf8C/gMA
carried adjective, phrase	-0.094	-0.088	/AP4A/0E/f0B+gIE/gAG/voBAQL8AvoC
carried adjective, sibling	-0.035	-0.004	AAAAAAAB/wAA/AAB/QAC//0AAAD+AP4A
carried adjective, synonym	-0.115	0.015	/wH3AgIF+wL99AcC+/8D/fcABgL9/f4H
carried adverb, broader	0.025	-0.022	AAADAP7/Av4BAv0AAgD/AAIA/f8AAv/7
carried adverb, derived	-0.059	0.102	/AL5BAMH/gP99gYD+PwB+/sEBQP3/fgD
carried adverb, listed	-0.023	-0.006	/wH/AQIA/gL9/QUC/P4D/vwCBAL9/f4D
carried adverb, none	0.061	0.032	Af0G/vv8BPwDA/7+BAL6AgP//f8BAgL9
carried adverb, phrase	-0.094	0.01	9wr1CQMN9AIA+QIG8fkK9/UHCQf3//IG
carried adverb, synonym	-0.124	0.127	+wcEBAAL9wAB/P8D9f0N/O8FAAP3//UB
carried modifier, broader	-0.145	-0.033	+wT+BAEJ+gP/9gIF9vwL+/cDAwP3//kF
carried modifier, derived	0.009	0.134	/QP9AwAD/v4CAPwB/P8C/gEAAAEAAP8E
carried modifier, listed	-0.056	0.098	/AT8Bf4AAP4D//8GAv0C/gAF/QT8A/sC
carried modifier, narrower	-0.036	-0.041	Af/+/wEA/gD//gAAAAACAf3///8CAQIC
carried modifier, none	-0.059	0.062	+gf3BQYG/Av6/gkF+vwE+/4FCQP6+vkH
carried modifier, phrase	-0.03	-0.032	AAEBAv8A/f8D/P3+/wACAfwB/gL+Af/8
carried modifier, sibling	-0.053	0.006	/wH9AQEC/QH/+wIB/f8C//wBAwH+//8D
carried modifier, synonym	0.025	-0.023	Af4B//7/AP4B/wAB/wD//wIBAQL/AQAC
carried name, broader	-0.034	-0.001	/gL7AgED/QEA/AEB/f8C//sBAgL9//4B
carried name, derived	-0.007	0.027	Af/9/wH+/gEA/gEA/v8B//0AAAIAAAEC
carried name, listed	-0.017	0.025	+AoBB/0M/v4AAAIG9PsC+/sH/gPzAvj7
carried name, none	-0.05	-0.023	+QX7Bf8M/f8AAQAG9PoC+vsGAwP5AfkC
carried name, phrase	0.066	-0.04	BPwG/fz7A/0DBf39BQL6Awf9/v4GAwb6
carried name, synonym	-0.03	-0.17	/QIEAf4G//0D/f0C+f4E//0B/QH9AfsB
carried noun, broader	-0.045	-0.114	AQEOA/AH9O4SBe/89AEDAvT/8AD8EAL0
carried noun, derived	-0.012	0.019	9QsDCf8I//oI/PwK/PYE+P0MAAb3A/EA
carried noun, listed	-0.043	0.036	8A0DDf0P+fwB+/oM9PEP9voM/AX0Auz/
carried noun, narrower	-0.01	-0.003	AAABAf8C/v8AAf4A/QD/APwB/wH+AAAB
carried noun, none	-0.049	-0.089	/QX7AgMI/AP++gQA+QAF/vsBCAP7/PgG
carried noun, phrase	-0.078	-0.091	+Qb8CPgK9/gH+vwH9fsK+fcI9gjwDPgE
carried noun, sibling	-0.059	-0.006	AAD8AAAC/gEA+QEB+/8D/vsAAgH+AAAD
carried noun, synonym	-0.082	0.056	+gX5BQIJ+wL/+AMF9/wI+/oEAgP5APgG
carried quality, broader, cosine 0	-0.053	0.028	AAD8AAEB/gH/+wEB/gAC//0AAgH/AP8C
carried quality, broader, cosine 1	0.018	-0.006	/wABAP8AAf8AAv8BAv8AAAIBAAD/AP//
carried quality, broader, cosine 2	0.019	-0.006	AAACAf//AAAB//4BAwAA/wMA/wABAQH/
carried quality, broader, cosine 3	-0.044	-0.026	/AT8BAIF+wH+/QID+/0E/P0C/wL8AP0A
carried quality, broader, cosine 4	-0.008	0.029	AP8CAP7+AP4BAf4AAAABAAAA/wAAAf8B
carried quality, derived, cosine 0	-0.078	-0.048	/QP3AwIH+QL++QQD+v4G/fkBBQP7/vsE
carried quality, derived, cosine 1	-0.012	0.09	/gIBAgED/wD/AgAC/P4A/gEBAAH/AP8A
carried quality, derived, cosine 2	-0.05	-0.008	/AT4BgIE/QIB+gEC9/0C/vwDAAL5Af8B
carried quality, derived, cosine 3	-0.027	0.058	+wT9AwQK/QT/AAID+f8J/foDAQP5/vcE
carried quality, derived, cosine 4	-0.009	0.055	Af4C/v/+AwD+/gIAAAAC/gL/AP4CAAD/
carried quality, listed, cosine 0	0.077	-0.051	A/wJ/f77BP4CCfz9BgL6Agb9+/wGAwb5
carried quality, listed, cosine 1	-0.147	0.039	/QP6AwIH+gL/9gIC+v8E/fMBAwH6//oD
carried quality, listed, cosine 2	0.067	-0.012	/wICAv7/A/4DAvsB//8C/wAB/wH9Av39
carried quality, listed, cosine 3	-0.07	0.069	AAD9AQAB/QEB/QAAAQEAAf0BBAH//v4D
carried quality, listed, cosine 4	-0.012	-0.022	/gL+AgEG/gH//AIB+P4D/voDAwL7/fsE
carried quality, narrower, cosine 2	0.015	-0.003	AAD/AAABAAAA/wAA/wAAAP8AAQD/AAAB
carried quality, none, cosine 0	-0.012	-0.075	Av7+/wH8AQH//wH+BQL/AQD+AQACAAMA
carried quality, none, cosine 1	0.086	-0.018	A/0F//37Af8ECvv+BQP7AwX9/v8EAgX8
carried quality, none, cosine 2	0.008	-0.007	/QEGAPoEAP0DAfsB/wAA/v0B/f/+BPz6
carried quality, none, cosine 3	0.024	-0.049	/wD8AAT/AwT+AAMBAP/+AAQBBgEB/P8E
carried quality, none, cosine 4	0.016	-0.088	Av4D/wH+AQD//gH/AgIAAQP/AQACAAT/
carried quality, phrase, cosine 0	0.111	-0.041	BPwF/f35BP0DB/z9CAL6Awn9/P0HBAf5
carried quality, phrase, cosine 1	-0.071	0.02	/wH8AgIC/QH/+wIB+f8A//gBAgL+//4G
carried quality, phrase, cosine 2	-0.148	-0.011	+Qn3BwML9QL++wQG9vsO+fQFCAf0/PUH
carried quality, phrase, cosine 3	-0.064	0.006	+Aj4BwAN+f4C9AAF9fwI/PoE/gP3BPYE
carried quality, phrase, cosine 4	-0.067	-0.051	+wT3BQYF/Qb9+wYC/v4D/fgECQX8/PgG
carried quality, synonym, cosine 0	-0.035	-0.04	AQD8AAAB/AEA/QH/AQAAAf0AAwEA/wED
carried quality, synonym, cosine 1	-0.077	-0.04	/gL9AQAF/QAA/AAA/QAFAPkBAAD+APwD
carried quality, synonym, cosine 2	-0.002	0.057	/gMFBP8F+wD/Af4C+/4E/vkD/wT5APr8
carried quality, synonym, cosine 3	-0.074	0.151	/wH8AQAD/v4D/f8A/QEDAPr//wD/Av8D
carried quality, synonym, cosine 4	-0.125	0.014	+wb7AwQI+Qb8+wgC9v4H/fUDBgL8+/sG
carried thing, broader, cosine 0	-0.064	-0.157	/wH+Af8B/wAB+AAC/f4F//wCAQIAAAD/
carried thing, broader, cosine 1	-0.023	0.074	AAAG//oF//sFA/kA/AEFAfv++wD8Bv/6
carried thing, broader, cosine 2	-0.031	-0.071	/wEEAvgG+fcIBfYA+v8DAPkB9QD/CAH/
carried thing, broader, cosine 3	-0.113	-0.084	/gQDA/0H+fsD/fkA9f4F/vMD/AP6AfsC
carried thing, broader, cosine 4	0.094	0.09	BPwG/vv6BPwECfr9CAL4Agb//f8DAwT7
carried thing, derived, cosine 0	0.026	0.162	+wb9BAIC/wACAP4E+/sC+wIEAQX6//kC
carried thing, derived, cosine 1	-0.028	-0.03	/gEBAAQE/wf++gICAAAC/wEAAgD//P0C
carried thing, derived, cosine 2	-0.053	0.088	9gj6CQMH+gP++AIF/fsC+fwFBQT4//cH
carried thing, derived, cosine 3	-0.011	-0.046	+QgFBv0H/voD//gG+voE/AAG+wT6BPr+
carried thing, derived, cosine 4	0.001	0.006	AP8D/v4B//sCA/7+/gD/Af4A+v4BBAAA
carried thing, listed, cosine 0	-0.103	-0.178	9wn+CAIK/AEA+gMK+vcJ+PkGAQP6AfUB
carried thing, listed, cosine 1	-0.098	0.08	+AYABP4L/foC+P8G+fwM/fkE+wL4AvX9
carried thing, listed, cosine 2	0.016	0.055	9A3/CwMN/AH/+f8J+vcF9/8JAwfyAfcD
carried thing, listed, cosine 3	0.021	0.171	+AkACQEF+wAEA/wG9voC/P8G/wL8AvwE
carried thing, listed, cosine 4	-0.012	0.013	A/4H/PsDAfoGBvf+AAD7A///+vsDBP/6
carried thing, narrower, cosine 0	0.022	-0.003	AAACAP/+Av8AAf8AAgD/AAEAAAAAAAEA
carried thing, narrower, cosine 1	-0.049	-0.009	Af//AAAA/f//+wAB+/8B//sAAAEAAAAD
carried thing, narrower, cosine 2	-0.008	-0.007	AAAAAP8AAP8BAf4AAQAAAf4B/wH+AP4A
carried thing, narrower, cosine 3	0.004	-0.028	AAABAAEAAAAAAgD/AQH/AQL///8CAAL/
carried thing, none, cosine 0	-0.072	0.243	+wX+AQII/v8DAAAB+P4AAP0CBQD8Af0F
carried thing, none, cosine 1	-0.033	-0.086	/AT6BAYJ/Ab7+wQD+v4E/P0DBgP5/PoD
carried thing, none, cosine 2	-0.038	-0.146	/QMBAv8F+gMA/QEC/P4D/fwC/wL8A/v9
carried thing, none, cosine 3	-0.047	-0.084	/AT7AwMG/QP9/gYE+v0F/P0CAwL7/vsG
carried thing, none, cosine 4	-0.05	0.023	/gL7AgEE/wMA/QEC+v4C/vkCBAP6/voB
carried thing, phrase, cosine 0	0.049	-0.058	Af////z8Bf0EAf7+BAL8Agb//gABBAT+
carried thing, phrase, cosine 1	-0.123	-0.055	/gMCA/sE/fsC+f0C+f4F//cC/gH7A/4B
carried thing, phrase, cosine 2	0.003	0.056	/QL3Bv4D+/0F+/8D+f0I+v0C/wT4Bfv/
carried thing, phrase, cosine 3	-0.013	-0.088	/gEBAv4E/f4EAvsC+f4B/v0D+wL8BP3/
carried thing, phrase, cosine 4	-0.098	-0.018	/gL7AgEF+wEA+wAC/f8C/vwA/v//Af0A
carried thing, sibling, cosine 1	-0.048	-0.005	AAD/AAAB/wAA/AEB/gAD//sAAAD/AP4A
carried thing, sibling, cosine 2	-0.077	0.01	/wH7AQED/AEA+gEB/P8D//oAAgH+AP8D
carried thing, sibling, cosine 3	0.02	-0.012	AAABAAD/AgAAAQAAAgAAAAEAAAAAAAAA
carried thing, sibling, cosine 4	0.045	-0.007	Af8E//3+A/0EBfv+AgH8AgMA/f8CAwL9
carried thing, synonym, cosine 0	-0.094	-0.004	/gH9AP8D/P8B+f8B/gAGAPkA/wAAAf4E
carried thing, synonym, cosine 1	-0.034	0.028	+gb5BgEI/gAD/f0D+/0A/QEE+wL8A/oC
carried thing, synonym, cosine 2	-0.026	-0.076	/QIDA/8J/P8DBfoB+P8CAf4C/gL8APv9
carried thing, synonym, cosine 3	-0.029	-0.057	AAD8AQAD+wIB+wIB/wEC//wAAwL7AP8D
carried thing, synonym, cosine 4	-0.006	-0.028	/wH7AQMBAAL+AAMBAf8A/wEBAwH//v8D
cause down 1	-0.002	-0.002	AAAAAAAAAQAA/gEB/wAB/wIAAAAAAAAA
cause down 2	-0.016	-0.053	/QMCAgEE/QH/AgAD+/4F/PoDAAT4APsA
cause gone from 0	-0.093	-0.029	/QT5AgEE+QH/+wEB+/4E//kBAgL+//4E
cause gone from 1	-0.045	-0.057	/Aj7A/wIAfkI9fgG/PgC/PsH/QP5BvgB
cause gone from 2	0.007	0.253	AP///gP/AQD9AAL/AgAAAQH+AP4D/wIB
cause gone from 3	-0.111	-0.198	+Qf0BwsI+Qr39A0H+PoN+PYGCgj1+vQI
cause lowest up 1	0.066	-0.005	Af8C///9Bf8ABf4AAwD7AQYA/f8DAQL+
cause lowest up 2	-0.02	-0.038	Af8C/v0AAf0CAP3/AQH+Av/+/f0EAwP6
cause lowest up 3	0.022	-0.024	/wECAP//Av8AAf8BAQD/AAEAAAAAAP4B
cause new at 0	-0.004	-0.015	Af/+/wD/AAAA/gD/AwEAAQH/AP8CAAAB
cause new at 1	-0.006	0.016	/QEDAAH7/wAA//0CAv8EAAAA/v0DAfr9
cause new at 2	0.01	0.077	+wX3BQsG/An4/AwF+vsD+v4EDQb69/sJ
cause new at 3	0.212	-0.13	C/cO/PH6CfUHCvr9CwHyBAz++PwHCQz2
cause same	0.021	-0.013	A/0B/QP+AwP+/AIBAgH/AQH9Av8D/gIC
cause up 1	0.016	0	AQABAP/9A/8BAf8AAgD+AAEAAAABAAEB
cause up 2	0.118	-0.071	BPwI+/33Cf0CBv3+CQH2Awz9/PsJAwj4
cause up 3	0.112	-0.041	Af8E///8Bv8BCP7+BwH6Agr//v0FAQP9
cause up to 2	0.039	-0.001	Av4C//79A/4CBfz/AwH7AQX//f8DAgP+
cause up to 3	0.188	-0.11	BPwK+/70D/4CDP39DwHyBBH+/PsJAgn5
certainty down 2	0.01	-0.006	AAD/AP//Af8AAAEAAAAB/wEAAAAAAAAB
certainty down 3	-0.002	-0.009	AAAAAAAAAQAAAQAAAQD/AAEAAP8BAAAA
certainty gone from 1	0.054	0.028	A/wK/fn8A/oHCfX8BwX5BQX++P4EBwb2
certainty gone from 2	0.066	0.095	BPsJ/Pv9BfsFB/f9BAP6Awr9+fwEBQX3
certainty gone from 3	-0.01	-0.016	AAAAAP0B/v4DAfz/AwICAf4A/QD/A//7
certainty gone from 4	0.028	-0.077	CPcB+PfzBfYKBPf8BwX5BwH59fkKCgv7
certainty lowest up 1	0.021	0.038	Af4F//3/Av0CBfz/AQH/AQL+/f4DAwL9
certainty new at 1	-0.066	0	/wH9AQAD/QAA/QAA/QABAPwBAAH+AP0D
certainty new at 2	-0.076	0	/wH6AQAD/AAA+gEB/QAE//oBAQH+AP4E
certainty new at 3	0.007	0.036	/AX9BAQAAAP7AgYEBfwB/AMFBQT9+v4D
certainty new at 4	0.031	-0.079	+Qf+BwYI/Qb6AgME+/sF/P8FBQT4+voD
certainty same	-0.105	-0.045	/wD5/gQC/f7/+gMAAP8EAPn////+AP4F
certainty up 1	0.013	0.042	Af8G//4AAv4CA/3+AgL+AgH//v8BAQD+
certainty up to 4	0.03	0.074	Af8F//0AA/4BA/3/AQH/AQL//v4BAgD9
change as purpose with nothing behind it	-0.022	-0.009	AAAAAAAA/gD//gEAAQABAQD/AAABAAH/
change as relative with nothing behind it	0.07	-0.006	Av4C///8AgAABP//AwH9AQX/AAACAAP/
change as result with nothing behind it	0.132	-0.073	A/wH///4BP8BBv79CQL5Awr+/v4HAQj7
change carried	0.061	-0.113	A/0C+wH8BP8G/vz5CQX+BgH8//0KAAD9
change joined as purpose	0.013	-0.003	AAD+AAEAAAH//wEBAP8C/wIAAQAA//8B
change joined as relative	0.126	-0.032	Av8H/fz7Bv0FCvn7CwL1BQ7++fsJBQT4
change joined as result	0.05	0.004	BPwE/P/4Bv0DBP79CAP8BAX+/PwGAgT9
change made up	0.114	-0.064	CPgF+fr4BvoFCfr6DAX2Bwr59/kJBwv6
change new	0.041	-0.321	BfsG/ff6APsJA/X7BAX6AwP6/f8EBwv1
change taken over	0.024	0.095	/wP/AgL//wMBAv8BAf3+/gAFBAP9+/0C
charge gone from 0	0.031	-0.132	Af8N/vX/A/YJBvL/BAH6AwH/9P0DCgL0
charge gone from 2	-0.032	-0.076	/wH4AgcC/gf6+QgCAv8CAPwDCQP++f0J
charge new at 0	-0.118	0.16	AQH+Af7+/P//+wEA//8DAPoBAQL+AQIB
charge new at 2	0.126	-0.048	/wADAfz9Bf8AAP0D//wA/AoC/gH/AgP9
charge same	0.056	0.228	A/7+/gL9AQL/AwL+AgL+AQP/AgAB/AMC
clients gone from 1	-0.038	-0.058	/gL+AgEC/QL/AAEA//8CAPwC/wL+AAAC
clients gone from 2	-0.015	-0.055	/QT8AwAF/gAC//8C+/4B/v8C/gH9Av0A
clients gone from 3	0.055	-0.02	AAACAAD/AgD/AQEAAwD9/wYAAAABAAEA
clients new at 1	0.026	0.17	/wAEAP8AAwACB/z/AQD+AQT//gAAAgH8
clients new at 2	0.028	0.01	BPwF/f/5BQABBf7+BwL/AwT/Af8E/wX/
clients new at 3	0.065	-0.012	B/gI+fb4B/gFBfr8CQT6BAn7+vsIBwf4
clients same	0.073	-0.062	Avz8/gb4BQT9AQT8BgP4AwgDBQIE+wMF
company down 1	0.006	0.016	/wEAAQECAAEA/wAB/QAAAAAAAQD/AAAA
company gone from 0	0.005	-0.13	Bf0J/PL7//QKAvb8BQP7BQP/9/8GCQP3
company gone from 1	0.052	0.173	BvoD+vr2BvoFAfv9BgP8AwX7/PwJBQj+
company gone from 2	0.073	0.029	Av8D/gH6BAEACv/+BQL5Awf+AP0H/wb8
company lowest up 1	0.063	-0.061	Af/+AAP8AwL8AQYAA////wICBQEA/AED
company lowest up 2	0.059	0.058	Av4AAAD9AQABBP//BAH8AQX//wABAQP/
company lowest up 3	0.071	-0.007	Af8D///9BP8BBP//BQH9AQb///8CAAL/
company new at 0	-0.019	0.114	AP8F/fkD/fkIBvr8/QQAA/v8+wD/Bv/7
company new at 1	0.085	0.037	CPgK+vnyCvcFDPr9CQL3BQX/+v4GBQf7
company new at 2	0.099	0.203	Av8D/v76A/4DBP0ABQD8AgUA/f0DAwQB
company new at 3	0.154	0.005	B/kM+fn4CPoGDvf6Cwb1Bg759fkLCAzz
company same	-0.051	-0.043	AP8AAfcB/PcKAPf//wQB/v/9+QL6BgH8
company up 1	0.075	-0.057	Av4A/gH6BP8AAwD8BwP7BAj+/PwHAgj/
company up 2	0.11	0.062	Af8BAAD8BAAABf//BwH6Agv///4EAQX/
company up 3	0.028	-0.004	Af8B////Av8AAQAAAQD/AAIAAP8BAAEA
company up to 1	-0.018	-0.096	Af/+/wH9AgD//gIAAP//AP8BAP8C/wED
company up to 2	0.146	-0.015	Av4C/wD5BP8ACf/+CAH4Agn///8EAAb/
company up to 3	0.112	0.111	A/wH/P74CP4AAwD/BQH/AQf///4DAQP+
contrast	0.077	0.067	BPsH/f/2Bf4BBf77CAX6BA36/voMAQr9
contrast of act	-0.012	-0.016	AP7+AQMCAAL9/wL+/QH/Af3/A//+/f4H
contrast of quality	0.012	0.172	AAEBAQAA/wAAAgEBAv8BAAEBAAEAAAH/
contrast of thing	0.125	-0.088	B/gM9/jtDfoGCvj6EwfzCA37+PkPBQn3
counts a noun beside it	0.025	-0.101	6BfvFhwR+Bnh9xcU8ucQ6/oXEhHo6OoW
counts a noun from elsewhere	0.032	0.02	AAECAfcBAvkGC/j9//7/Af0E9gH/Cfz6
counts exchanged	0.112	-0.016	CfcP+PP1CPQNEe/3DQj0Cgr48/kMDAvy
counts something else	0.055	-0.21	/gAI//0CBAECBv8A/wH8AAEAAP//APz4
counts something new	-0.031	0.099	+wT+Af8G+/4D+P0D/f4J+/oAAQH6APoB
counts the same	-0.041	0.243	A/38/wIB/wX//gL9AQX/APn8Af8AAwL/
counts what another number counted	0.179	-0.17	EO8a7+ntDuoUGubxFQ3sERH07PMTFBLs
counts what the number beside it counted	-0.023	-0.12	AAAG/vUBAPUJAPj9AAH7A/4B/f8BB/35
currency down 2	-0.062	-0.012	/gP7AgEH+wL/+gIC+v4E/vgBAwL7//wC
currency gone from 0	0.054	0.066	Av4E/fb8BfgHCPr9CQL3BgX+/P0GCAX2
currency gone from 2	0.012	0.103	+gb5BQkC/gr2+QwFBfsE+wMFCAX6+PkH
currency lowest up 2	0.037	-0.001	Af4D///7Av8ABP8ABQD/AQP/AP8CAQL+
currency new at 0	0.038	0.002	/AT9AgMD/wL/AgMF+P0H/fsDBAL6/vcE
currency new at 2	-0.15	-0.035	+wb+BQAG+QAA9gAE+PwK+/kE/wT3APoB
currency same	-0.078	0.125	A/r//PoE+/oIAf38+QMD/vj++//8Bf8B
currency up 2	-0.053	-0.028	/AP9AgED/wAA/QEC/P8E//wBAQD8APwC
currency up to 2	-0.048	-0.028	/QL9AQEC/wEA/QEC/P8E//0CAQH8APwC
deed as means with nothing behind it	0.011	-0.033	/wL/AQEBAAEAAAEAAP8B/wH/AQADAAH+
deed as purpose with nothing behind it	-0.113	0.058	/AT8A/8I/AAD/AAB+v8F/vkCAQP6//oD
deed as reason with nothing behind it	0.05	-0.003	AP8CAAD9Av8BBP//BAD9AQQA//8CAAL/
deed as relative with nothing behind it	-0.008	-0.027	Af/9AQAA/QAB+gL+/gAAAPsCAgP9/wAD
deed as result with nothing behind it	0.05	-0.011	BfsA/v33A/0BAgD9BwL+AwP+/v8FAgT/
deed joined as means	0.078	-0.021	AAEEAAD+AwP8BQICA/76/gMBAgEA/gH/
deed joined as purpose	-0.087	-0.074	+Qf7BwUI/AP99QUF9/oH+voGBgX4//cF
deed joined as reason	-0.021	-0.012	/wEAAf8D/f8A//8A/f8C//8A/wAAAQD/
deed joined as relative	-0.016	-0.054	+wUCBQAJ/v0EB/sD9fz8/PsF/QT6Bfv9
deed joined as result	-0.016	0.073	//4J/fkDBPwEAvz/AAD/AQIB+v3+Bv76
determiner a → an	-0.025	-0.083	/QMDAv8F/gADBPwBAP8F//8C/gH8Av76
determiner a → each	-0.026	0.065	/QP8AwMF/AL9/AQE/PwF/P0DAwP8//wF
determiner a → every	0.008	0.061	Af8B/wD/AQAAAQAAAgD+AQH///8CAQL+
determiner a → my	-0.006	-0.031	AAD/AP4B/v4BAP4AAQEBAP///f/+AwD/
determiner a → none	0.039	-0.019	AAD//QL6BQH9/wIBAgD9/wEBAwIC/wQC
determiner a → number	0.014	-0.119	AAEAAP/9Af8CAv8BAv//AQADAAL9AP0C
determiner a → the	0.063	-0.125	Av0D/f0BAf4FAPr+/gH8AQT//v8AAwX8
determiner all → none	-0.022	0.028	/QP/AwAC/wAA//8B//8B//8CAQH9AP8A
determiner all → the	-0.02	-0.012	/wH9AQEC/wIA/QEB/AAC//4BBAH9//4C
determiner an → a	-0.017	-0.06	/gL8AgIAAAP//AUB//8B/wEBBQEA/wIB
determiner an → none	0.093	-0.005	BPwB/f/6BP8DBv39CAP6BAj9/v0GAgX9
determiner an → number	0.062	-0.005	Af8F//z9A/wDBfv/BAH/AQT//v8CAgP9
determiner an → the	0.005	-0.055	AAAAAAL/AAH9/gQC/v4D/QABAgH//v8B
determiner any → none	0.003	-0.036	Af///wD//wD/AAEAAQH/AAAAAQAA/wEB
determiner each → a	-0.021	-0.004	/gP8AgMD/gP+/gQB/v8B/v8CAgL9//0D
determiner each → every	-0.067	-0.08	+wb4BQcF+wf6/AcC//0E/foECAT6+foK
determiner each → none	0.054	0.132	AAAAAAL/AAL9BQH/BAD+AgP/AAAB/wD/
determiner every → a	0.023	0.033	AAADAP8BAf8CA/wBAf/9AAQA/gAAAgH7
determiner every → each	0.019	-0.013	AQEBAAMA/wL+AQMA/wD+AAIBAgH+/f8C
determiner every → none	0.032	-0.039	A/0F/v39A/0BAv7/AgH9AQT//f8DAgP8
determiner every → number	-0.046	0	AAD6AAAC/QAA+wMA/QAD//0AAgD//wAD
determiner her → none	-0.09	-0.013	AAD9Af4C/f4B+f8B+/8E//gB/wH9Af4G
determiner his → none	0.015	-0.007	AAAAAAEA/wH+AQIA//8A/wEAAAABAAH/
determiner its → none	0.05	0.058	AAECAP//BAACBP//AwD8AQQB/v8AAf/9
determiner its → the	0.007	-0.008	AAABAP8BAP8CAv3/AwH+AQAA/gAAAQD+
determiner my → a	-0.068	0.081	/wD//wED/gAB/AIA9/8I/fgBAAH5APoC
determiner my → none	0.018	-0.091	/AT/AwMBAP8AAgAFBfoD/f4GAgb7/voB
determiner my → the	0.064	-0.011	AvwE/gD6BAD/AwH/BwH9AgX+/v8DAQT9
determiner no → a	0.008	-0.004	Af8A/wD+AgAAAQAAAgH/AQAAAAD/AP8B
determiner no → none	0.009	-0.027	/wECAf8CAf8D/vwAAQEAAf8B/gH8Avz9
determiner none → a	0.025	0.053	9Qr8CP0G/QAH/wMD/fUJ+/8KAQj6BPQA
determiner none → all	0.163	0.005	CfYT9/HxDPILEfD6EAXvBg/78/oLCgrx
determiner none → an	-0.077	0.11	+QX3CAkG+wX7/gUE+PoF+vYFAgX5/fsI
determiner none → any	0.061	-0.032	Av8A/gD9AgAABgD+BwH9AwT/Af8CAAUB
determiner none → each	0.004	-0.002	/gICAP4CAv0B//8C//8E/wEB/f//Av79
determiner none → every	0.167	0.328	CfcM+PfxDPcGDPj7DQXzBg78+fsJBQr4
determiner none → its	-0.022	0.03	AAEH/v4EAP4DAvsA/AADAAD/+/79Avz9
determiner none → my	-0.018	0.022	/QMEBQAD+wAAAgAB/f4C/fsD/gP8/wD8
determiner none → no	-0.012	-0.02	/wEBAP8D//8BAv8B/f////4BAAH9Af7+
determiner none → number	-0.019	-0.241	Bfv//vAA/PIQA/D9/woBBfn2/fsDCwTy
determiner none → our	-0.049	0.007	/wH/AQAB/wAB/AAB/QAE//wA/wD/AP8B
determiner none → some	-0.015	0.131	Af8H//4C//0BBPz//QEAAfz/+/8CAwD8
determiner none → the	0.015	0.135	/AQFB/4DA/0FA/wIBPkB+AMG/AICBvv7
determiner none → their	-0.03	-0.011	Av7//wH9/v8A/QH/AAACAfv/AAACAAIA
determiner number → a	-0.065	0.302	+wP/BfkI+voF+f0D+v4F/P0D/QT7BPv/
determiner number → an	-0.086	0.059	/AP9BAEG/AH/+wIC+v4F/voCAAL9APwA
determiner number → each	0.072	0.033	Av4G/f37Bf0CBv3+BQH7Agf+/P0DAgP8
determiner number → every	-0.042	0.077	/wABAP8C//8BAAAA+wADAPwAAP/+AP0A
determiner number → my	-0.016	-0.011	AAAAAP8B/wABAf0AAAD/Af8A/gABAgH/
determiner number → none	-0.006	-0.015	B/sT+OT8BOYgCOT4CAz9CAD17PYLHQjk
determiner number → some	-0.016	-0.004	AAD/AQAD/QAAAAAA/gAAAP0AAAD/AAAA
determiner number → the	0.058	0.229	BPwE/vr7/vkHCfT6BgT8BgL89v0IBwr4
determiner our → a	-0.008	-0.003	/gL7AwQD/wP9+wQC/v4E/v4CBQP8/P0G
determiner our → none	-0.012	-0.035	Af/8AAD//gEA/f//AwH/Af3/AQAAAAAA
determiner our → number	0.012	-0.03	Af8CAP/9AQABAv//AwD+AQH/AAABAAIA
determiner our → the	0.02	-0.105	BPwH/Pz4BfwCBPv+BgH8AwH+/PwGAwX8
determiner some → none	0.018	0.045	Av4C/v/7A/8AAgAABQEBAAD/AP8BAAH/
determiner some → number	0.018	0	Av4C/v7+Av4BAf7/AgH/AQP9/f4DAwP9
determiner that → a	0.017	-0.007	AAAC////AQAAA/4AAQD+AAIA/v8BAAH/
determiner that → none	0.035	-0.007	Af8B///+Av8AAAAAAgD+AAQAAf8BAAEA
determiner that → the	-0.041	-0.006	/wH9AQEC/AEA+wAA/f8C//wBAwL///8B
determiner the → a	0.001	-0.048	/wUC//YEAPoJAvv/Afz+//8B+AEACf33
determiner the → all	-0.008	0.109	/wECAP7+Af8CAf8B/v8D/v0AAAD+Av7/
determiner the → an	0.073	-0.093	Av/7/wT4BQP//QP/CQD7AQj/Af8G/wQD
determiner the → each	0.01	-0.033	AAH/AQH//wEAAf//AwH+Af8AAQEAAAEB
determiner the → every	0.007	-0.089	Af8G//z9AvwEA/v/AgH+AQL/+/8CBAH6
determiner the → its	-0.06	-0.016	AAACAP8F/v8CAv3//AECAf0A/v8AAQD+
determiner the → my	0.128	0.027	AQAG///9Bf4ACP8BAv/+AAf//P8DAgH7
determiner the → none	0.052	-0.021	+xACDv0E+f7/BPsL9+sA+voP/gvyBgcD
determiner the → number	0.004	0.065	AvsE//z/AfwDAvv+/wL+AgD+/P8AAwH9
determiner the → our	-0.016	-0.046	/gEAAQAD//8A/f8D+/4D/QAB/wH9Af//
determiner the → their	-0.067	0.013	/wH7AQEE/AEA+AAB+f8C/vsBAAL9AP4D
determiner their → a	0.009	0.002	AAAB////Af8A/wAAAAAAAAEAAAAAAAAC
determiner their → none	0.041	0.013	Av0AAAL7AQH9AQMABf77AQUCAQID/wUC
determiner their → the	0.03	-0.011	AAACAAD+AgAAA/4AAwD+AQIA/wABAAH/
determiner there → none	-0.057	-0.001	/gP5AgEG+gIA+wIB+/8E//sBAwL9//0D
determiner there → their	-0.058	0	/QP5AwQE/AP++wQB/f8E//sBAgH+/v4E
determiner this → none	-0.053	-0.003	/gL5AgYD/QX7+QgC+/4F/fwBBQH9/P4F
employment gone from 1	0.039	0.077	Af8A/gD7BAABAf//BgH/AQb///4DAAAA
employment gone from 2	0.041	-0.173	BPoI+vn5BPkGCPn8BwT7BQb8+fsIBQT7
employment gone from 3	0.031	-0.026	AAACAP/+Av8AAf8AAwD+AQMAAAABAAH/
employment gone from 4	-0.032	-0.003	Av7//v/7Af8A/wD/BAH9AgD///4DAQIA
employment lowest up 1	0.077	0.023	Af4E/wD9BP8BBf7/BQH9Agb//v4DAQH+
employment lowest up 2	0.123	-0.042	Av4E/v/4Bv8ABv/+CwH7Agr/AP8EAAP+
employment new at 1	-0.045	0.026	/wH7AQIC/gL/+QIC+v4E/vwBAgH9//0F
employment new at 2	-0.019	0.091	Af4EAPz/AfwBBfz+AgH9AgEB/AECAQP9
employment new at 3	0.02	-0.021	/wH+AQAE/gAAAv8B+wAD/wEAAAD/AAEB
employment new at 4	0.081	-0.136	AwAG//z9Af4DCPz9BAL9AgP//QICAwX8
employment same	0.023	0.022	BPsC+/77BfwFAPv7Bwb8AwL9//4IAgT8
employment up 1	0.031	-0.025	AAABAAD/AgABAQAAAQD/AAIAAAAAAAAA
employment up 2	0.083	-0.052	Af8F///7Bf8BBv7/BQD9AQcA/gACAQD9
employment up to 4	0.103	-0.08	AP8F///9A/8BB/7/BwH7AQn//P8CAQH9
expertise down 1	0.019	-0.024	Af8BAAD+AAAB//8AAgAAAAEAAQACAAL/
expertise gone from 1	-0.025	0.328	/QP3A/0B//4G/AD/AQMAAf4A/gD+BfwD
expertise gone from 2	-0.068	-0.181	/QX/BAQF+gT8/gUD+f0D/fkCBQP9+vsF
expertise lowest up 1	0.084	-0.009	Av4G/v38BP4DCPv9BgL6Awj++/4GAwT6
expertise new at 1	0.01	-0.127	AAIBAgD/AQEA+/8BAwAE/wABAAIAAP7/
expertise new at 2	0.079	-0.08	A/4L/fr7BvkECfj+AwH7Agb/+P4EBQb4
expertise new at 3	0.117	0.002	BPwE/f/0B/8BBf/+CgH6Agr//v4GAQf+
expertise same	-0.028	-0.052	Avz8/AP/AgX7/Qn+/gL+AgH/A/0C/f8H
expertise up 1	0.019	0.204	/QP+AgQCAQP8/wQC/f0B/gABAQH+/v0C
expertise up 2	0.032	0.012	Af8B/wD9AgAAAgAAAwD/AAP/AP8DAAL/
expertise up to 2	0.011	0.14	/QL/AgICAQL9/wQB+/4C/gACAgH+/f0D
expertise up to 3	0.049	0.076	Af8C/wD7AwAAAgD/BAH+AQX/AP8DAAL/
extent gone from 1	-0.094	0.342	AQD+//QC+fcK+vb+/AQDAvn9+gD/CAD/
extent gone from 3	0.015	-0.031	Af4D//7/Av4AAP8AAAABAAL//QABAgL9
extent new at 1	0.001	0.052	AAAE//7+Av4DAvwABAH8AQAA/v8AAgIC
extent new at 3	0.15	-0.149	BP0F/f32Bf0EBvv+DAL2Awz+/f4GBAj7
extent same	-0.095	-0.025	+Qf7BwYM+Af9/AQE9fsH+/YDAwL7/foD
form IN VB → VBD	0.001	-0.003	/gL/AgMBAAP+/wIAAP8B/wEBAgD//v8B
form IN VBD → VBD	0.041	-0.001	AQAC///+AgABA/4AAgD9AAIAAAAA/wD+
form IN VBG → TO VB	0.026	-0.004	AAAAAQH/AQEAA/8BA//+/wIB/wAAAAH/
form IN VBG → VB	-0.066	-0.024	+wb3BQgI+wj5+QkE+PwH/PkECQT4+PgJ
form IN VBG → VBD	-0.085	0.111	9wj4CAoK+gn5+AkH9vkI+PgGCAf2+fgK
form IN VBG → VBG	0.004	-0.031	AAD/AQAB/gAAAAAAAAABAP8AAAAAAQD/
form IN VBG → VBN	0.08	-0.003	AP8FAP3+BP4BBv0ABAD6AAcA/v8BAQT+
form IN VBG → VBP	-0.055	0	/wL8AQME/AL//QIB/P8C//sBAgH+/v4D
form IN VBG → be VBN	0.009	0	Af8BAAD/AQAAAAAAAAAAAAH/AAABAAEA
form TO VB → IN VBG	-0.036	-0.034	AAD+AAACAAD//AEB/v8D//4AAQD///8C
form TO VB → VB	-0.075	-0.007	+wb4BQgH+wj49wsF9vsI+/gFCQX4+PgJ
form TO VB → VBD	0.014	0.027	B/kA+v36AP4DAAD6BAcABv/5A/0F/wX/
form TO VB → VBG	0.078	-0.028	Av4D///7A/8BCP//BgL6Agf+//4EAQT8
form TO VB → VBN	0.032	-0.007	A/4E/v36A/4DBPz+BgL9AgL//v8DAgP9
form TO VB → VBP	0.058	-0.058	Af8B/wD7AwAABP//BQH7AQb//v8DAAP+
form VB → IN VBG	-0.035	-0.009	AAD9AQIC/gL//AMB/QAC//wAAgH+//8C
form VB → VBD	-0.036	0.055	+wb4BQoG/gb5+goE+PsF+/0FBAL5+/gJ
form VB → VBG	-0.039	0.028	/wH8AQIC/QL+/gMB/v8C//4AAgH///8A
form VB → VBP	-0.094	-0.02	/AT5AwUG/AX79wcE+PwH/PcDBQP6/PoH
form VBD → IN VBG	0.01	0.134	/AX7BAQC/An7/wcD/v0B/PsDDgX79vwB
form VBD → TO VB	0.003	-0.051	Av8F/v3///0DBfr+AwECAv3/+v8DBAD8
form VBD → VB	-0.214	-0.022	8g3yDAEU8AIB7QMJ7PcR9usHAwjx//EL
form VBD → VBG	0.003	-0.075	9goBBwAH/AIBBQAI8PUB9/oM/gf0Avf3
form VBD → VBN	-0.09	-0.277	/QP7BAIH+gME9AIB/v4D//cBAwL+/wEE
form VBD → VBP	-0.015	-0.082	BP0A/f76Av4CAP/9CAP8AwP+/P4HAwT+
form VBD → be VBG	0.007	-0.011	AAD+AAAAAAAA/wAAAAAAAAEAAAAAAP8B
form VBD → be VBN	-0.149	-0.024	/gL7Av8H+QAB+v8C+P8I/vUBAQL7AfsC
form VBD → have VBN	-0.016	0.024	/wH+AP8D//8D/v4A/QAA//8AAAD+Av7/
form VBG → IN VBG	0.006	-0.019	Av4A/v/9Av8A/wAAAwEAAQH/AP8BAAEA
form VBG → TO VB	0.03	0.002	AAD9AAEA/wH/AAIAAQAAAAQAAgAA/wEC
form VBG → VBD	-0.05	0.154	4h30HBYc9xXn+BUa5uMN4vkbFRfh6uIR
form VBG → VBN	-0.044	0.031	/AT5BAQG+wT8/QUD+v0E/PoDBAL7/fsE
form VBG → VBP	-0.236	0.022	7xLoEBcX7xXv6hcM5/MV8u0MEwvt7+0V
form VBG → be VBN	-0.081	-0.001	/QP8AgAF/QAA+wED+v4G/voCAAH7APoE
form VBN → IN VBG	0.046	-0.01	Av4E/v38Av0CA/7+AwL9AgX+/P4EAwX7
form VBN → TO VB	-0.066	-0.01	/gL7AgIE/AL/9wIC+v4H/fsCAgL8//0D
form VBN → VBD	-0.001	0.145	Af///wP+AgL4AAgCAP7//wIAAv4C+gIB
form VBN → VBG	-0.025	0.023	/gIAAgIE/gH/AgIB/P8D//sCAQH+//4C
form VBN → VBP	0.02	-0.028	Af8A/wD/AAABAf//AgD9AAH///8CAQL/
form VBN → be VBN	-0.035	-0.023	/QMAAgEE/gIBAP8AAAAAAf0EAwP6/voB
form VBN → have VBN	-0.097	-0.028	/wH/AQAE/AEA+QEB+QAE//YAAgH9//wC
form VBP → IN VBG	0.062	-0.021	Av4F///8BP8BBf3/BAH7AQX//v8DAQP9
form VBP → TO VB	-0.006	-0.017	AAAAAQEC/gABAf8A/gAAAAAAAAAAAP8A
form VBP → VB	-0.023	0.083	Af8D//4B/v4CA/3//QEAAP7//P8AAwH9
form VBP → VBD	-0.158	0.169	8w30DQsS8wv37wwM6/MK8fIMEA3t9/IM
form VBP → VBG	-0.108	-0.027	/QL9Av8K+v4C/f4B+f8GAPcB/gD7Af0C
form VBP → VBN	-0.033	-0.015	/gL/Af8C/gAB//8A/P8BAP0BAQH+//4C
form VBZ → VBD	-0.004	0	/gL/AgMB/wP/AAEAAP//Af4CAgH+/v4D
form VBZ → VBP	0.014	-0.011	Af8B////AQAAAgAAAAAAAAEBAQH///8C
form be VB → VBD	-0.03	0	/gL7AgQD/QT+/QMC/v8C/v4BAwH+/v4D
form be VBG → VBD	-0.107	-0.041	+Qb2BggI+gb59woF9/oH+vgGCQX4+PgJ
form be VBG → VBG	-0.067	-0.001	/AT4BAcF/Ab8+wYC+/4E/fgFCQX4+PgK
form be VBG → VBP	-0.096	0.004	+wb1BQYH+gb69QoE9fsI+/cDCgT4+fkL
form be VBN → VBD	-0.125	-0.05	9wryCAsM+Ar2+QwI9/oI+vcGCQX4+PQM
form be VBN → VBG	-0.005	-0.012	/wD/AQABAQD//wAB/gAC/wAAAAD/AP4B
form be VBN → VBN	-0.102	-0.038	+Qf3BwUJ+QT/9wID+f0F/fgEAwT4/vkF
form be VBP → VBD	0.005	0	AAABAAAAAAD/AQEA/wAA/wAAAAAAAAEA
form do VB → VBD	0.107	-0.029	BfoH+/v4B/sDCfv9CQT4BAr7+vsIBQf5
form do VBP → VBD	0.047	-0.001	Av4D/v79A/4CBP3+BQL8AgX+/f4DAgP9
form get VBN → VBD	-0.037	-0.004	/wH8AQAC/gEA/AEA/wAC//sCAwL8//0E
form have VBN → VBD	0.033	0.042	BfsC/P38Af0FAvn8AwT8BQH8/P0FBAb+
form have VBN → VBN	-0.008	0	AAAAAAEAAAD//wEAAAABAAAAAAAAAAAA
frequency down 1	-0.016	-0.013	AAH/AQAC/wAA/QEB/v8B//8AAAH/AP8A
frequency gone from 0	-0.052	0.043	AAED//wA/PwD/fwB//8BAP4A/AEBBAH8
frequency gone from 1	-0.016	0.054	Af8C///+AP4BAf7/AAH/Af7+/P4EAwP8
frequency gone from 2	0.191	0.267	CPcN+vjyCfgGE/T6Dwb2BhH59vsMBgz0
frequency gone from 3	0.041	-0.011	A/0C/v37BP0BAP//BAH+AgT9/P4EAwT9
frequency gone from 4	0.038	0.121	Af8E///7BP7///4ABgD6AQQA/v8CAAP+
frequency gone from 5	-0.031	0.088	A/0A/vwA/v0C//7/AQH/Af7+/P8GBAL9
frequency lowest up 1	0.181	0.238	A/0K/P3xC/4BDP3+EQL1AxD+/f0IAQb7
frequency lowest up 2	0.053	0.081	Af8F///8A/8AB/7/BQH8AQT//v4CAQL9
frequency lowest up 3	0.02	0.035	Av4C///9Av4AAQAAAQD/AAIAAAABAAEA
frequency new at 0	-0.011	-0.009	/gP8AgEE/QEA/wEB//8C//0BAwH+AP4B
frequency new at 1	-0.051	-0.024	/wL+AgEC/AEA/AED/P4F/fsBAQL9AP0A
frequency new at 2	-0.024	0.014	/wD8AQAAAAH//AEAAAAA/wAAAQD/AP8C
frequency new at 3	0.103	0.151	AAAF/wD7BQEABwEABgH8AAv/Af4EAAP6
frequency new at 4	0.034	0.105	/wIAAgAD/wEBAf8C//8D/v8BAAL8Af4A
frequency new at 5	0.208	0.062	BvoL+/zzCf0BDv78DQP0BBH8/PwKAgn4
frequency same	-0.044	-0.119	BPz9/v0D+f0G/P/7/AX+Avr8AQADAgQA
frequency up 1	0.17	0.254	A/4H/f7zCf8BCv7+DwL3AhD+/f0IAgb6
frequency up 2	0.052	0.081	Af8E///9A/8AB/8ABQD8AQT//v4CAQL9
frequency up to 2	0.022	-0.094	Af8B/wD+AgAAAgAABAAAAAL/AAAAAAD/
frequency up to 3	0.119	0.225	Af8F/v/2Bv8BCf7+CwL4Awz+/f0IAQb6
frequency up to 4	0.056	0.102	Af8E/wD8AwAABP8ABAD+AAb///8CAQL9
frequency up to 5	0.048	0.095	AAACAAD/AQAABP8AAwD/AAP/AAABAAL/
gain down 1	-0.014	-0.045	AAD9AAAC/v8B/f8A/v8A/wIBAQEA/wEC
gain down 2	0.001	-0.008	/wH8AQEBAAIA/wIAAAAAAAAAAwAB/wAA
gain gone from 1	-0.086	-0.177	+gb9BP8G/gAD/P4D//0C/fsDAwP9//j/
gain gone from 2	-0.002	-0.04	/wQBAfv8Av4AAwEFAfwA/AMBBQD//Pv+
gain gone from 3	-0.023	0.049	B/sB9Pn6CPcH/vj+AQIABAP99PoGCQAB
gain lowest up 1	-0.056	-0.054	Av3//wH+/wD++AH//gECAP4BBAL//v4E
gain lowest up 2	0.021	-0.025	Af8A/wD+AgABAv7+BAL8AgL///8DAQL+
gain new at 1	0.013	0.015	Av4AAP//A/8B/QL/AwD+AQT/AAEBAAQC
gain new at 2	-0.056	0.009	+Aj/BgAK/QAC+/4D9/4E/foE/AP5Avn/
gain new at 3	0.047	0.01	/QEBBAED+wICAQEB/QEG/v0AAAL8//8B
gain same	-0.018	-0.386	Av79/f/8Af0DAfr9/wQBAQL8+/sAAv7/
gain up 1	0.069	-0.081	A/0D/v/5BP8BAv7+BwL6Awj+/f4FAgX7
gain up 2	-0.001	-0.022	AAD/AAH/AQABAv7/AwH8AQAAAP8BAAAA
gain up to 2	-0.005	-0.011	Af8A///+AP8C/v3/AAH+AQH+/v4DAgT+
gain up to 3	0.096	-0.093	A/0D/QH5B/8ABQD9CwL4Awr+//4GAAT/
gained: helped	0.05	-0.158	+wUDBv8CAf//AgAH+vcA+QEH/Ab8A//+
gained: joint	0.104	-0.159	CfYH+PPtDPQOBvP5DQfyDQ748PYSDwzy
gained: junior	0.052	-0.026	/wEGAgEE/gAACv3//wAAAf8BAQT8/vz+
gained: negated	-0.124	-0.096	/QIDAvsH9fsD+/sB8wAH/PT8+wD7A/r5
gained: occasional	-0.089	0.072	+An7CAIR9AP/+wAF8vsH+fUFAwX0//kD
gained: others	-0.081	0.044	/QT9AgEG+AAF+vwC+/4M/fME/QP8A/kB
gained: partial	-0.015	0.049	9QsBCQIN/wP/+QEH/foL+fwIAwfy//QA
gained: past	-0.031	-0.076	/wIBAv4H+v4DA/wA+wAE//kB/gL6A/v+
gained: planned	-0.012	-0.038	/gEEAvsA/f0F+fkCAv4F/v4D/QP+BP3+
gained: practice	-0.059	0.009	/wH7AQEC/gEA+wIB+/8F//sBAgL9//0F
gained: received	-0.061	0.052	AP8D//oBAfwFBPoCAgACAvv/+v4ABv38
gained: supervised	-0.1	-0.024	/wL7AAID/gMA/gMC+/4G//oBBAH8//0D
gained: uncertain	-0.068	-0.001	/gL7AgEE+wH//wEA/gAA//kBAQL+//0E
gained: watched	-0.117	-0.005	/AP6AwIH+wIA+QEC+v8H/vgBAgL7/vsE
gone name	-0.04	-0.118	+AgDBfQM/vkFAfoH9foF+vsE/P/4CfUA
gone noun	-0.029	-0.046	/QQCAvUDAPQNBfYF/v0A/f8B+P/9Efr1
gone other	-0.02	0.102	Af8A/wD+AgAA/wMABAD/AP0AAAAAAAAF
gone quality	0.037	-0.187	/QH8B/39AAAEAQIFAPv//AEAAwL/A/r8
gone verb	-0.011	-0.016	/wIKAPQDAPMMCPYFAAAA/v7/9v8ADvv3
governor gone: aim	0.041	-0.008	A/0D/v78A/4CBf3+BQL8AwT+/f4EAgT9
governor gone: answer	-0.017	-0.008	AAABAAAAAAAAAP8AAgACAP4A/wAAAP//
governor gone: apply	-0.025	0.014	AAD7AAIA/gH/+gIA/wAC//4AAgD//wAD
governor gone: ask	-0.035	-0.068	/QMCA/0C/f4C/P0D/f4F/f0BAAH/Av3/
governor gone: assist	0.078	0.065	BPsH/Pv5BPsECfn7CQX5BQb9/P0FAgX8
governor gone: attend	0.029	0.004	Af8A/wD/AgABAf//AQH+AQP/Af8B/wAC
governor gone: be	-0.022	-0.065	AAD9AAIH/AP//AL//QIAAfz/AwAA//8H
governor gone: book	0.039	-0.041	AAAF//7+Bf4BA/4AAgD+AAYA+/4DAwH8
governor gone: bring	-0.059	-0.007	/wH9AQED/gH++wIB/P8D//4BAAH+AP8C
governor gone: build	0.002	-0.007	AAD/AAL+AQH//wIBAP8B/wEAAQD//wAC
governor gone: carry	0.063	-0.048	AQAD/wD+AgABAv7/AgH/AAb///8CAQL9
governor gone: change	-0.038	-0.005	/wACAAACAAAA/gAB/QAC//0AAP//AP/+
governor gone: chase	-0.08	0.062	/wD7AQED/QH/+gEC+/8E/vkBAQH8//sF
governor gone: check	0.019	0.067	AQAD//7+A/4BAf4AAwD+AQMA/v8BAQP9
governor gone: choose	-0.002	-0.009	/wEAAgAC/gAAAgAAAAAAAP4AAAD/AP//
governor gone: clean	-0.043	0	AAD+AAAB/gAA+wEB/QAC//wAAQH/AAAB
governor gone: clear	0.026	-0.007	AAACAAAAAAAAAwAAAAAAAAEAAAAAAAD/
governor gone: come	-0.104	-0.004	/QT4BAII+QL/9gME9v0I/PkCBAP7/vwE
governor gone: complete	0.035	-0.001	Af8C///9A/8AAv//AwH+AQT///8BAQH9
governor gone: cook	-0.006	-0.02	AAD/AAEAAAEA/wEAAAAAAP8AAQAA/wAB
governor gone: cut	0.031	0.016	AAD/AAH/AQD/AAEAAAAAAAMAAP8BAAEB
governor gone: declin	0.037	0	A/0D/f78A/4CBP3+BQL8AwT+/v4DAgP9
governor gone: do	0.011	-0.037	Bf0F/PsAAfcIBfX7AgP6Bv/89foDCAf4
governor gone: draw	0.029	-0.028	Af8E/v/8Av4BBP//BAH+AQL//v4CAgL9
governor gone: drive	-0.075	0.049	/gH9AQED/AEA/AEB/f8C//kBAgH9//0C
governor gone: enter	0.02	0.032	Af8B/wD+AgAAAQAAAQAAAAIAAAABAAEA
governor gone: fail	0.035	-0.002	Av0D/v78A/4CBP3+BAL9AgT+/v4DAgP+
governor gone: fill	-0.056	-0.03	AAD+AQAB/gEA+AAB/AAF//wAAQAAAAAB
governor gone: find	-0.157	-0.01	+gb9BgAO9QAA9gED8/4K/fIEAQT2APYA
governor gone: fit	-0.005	-0.015	Af8A/wD+AQAA/gEB/gABAAAAAAAAAQAB
governor gone: fix	-0.055	-0.005	/gH9AgID/AL//QEA/gAC//sBAgH+//4C
governor gone: follow	-0.002	-0.008	AAD/AAAAAAAA/wAA/wAAAAAAAAAAAAAB
governor gone: get	-0.057	0.055	AAD9AP8C/gAC+v///wEAAAD//f8BAwH+
governor gone: give	0.051	-0.007	AAEGAAEBBP//CP8AAf/7AQMB/AD/AgL7
governor gone: go	0.017	-0.039	/gEAAAAFA/8BBP0B/f7+/wAD/QH7AfsA
governor gone: have	0.001	0.088	AP8CAAAAAP4BAf//AQH+AgQA//8BAQEB
governor gone: help	-0.009	0.211	/gH9AwED+wEB/v8B/wAB/wD+/gECAwL+
governor gone: hold	0.01	0.037	Af4F/f0AAv0BA/3/AgD+AQAA/wAAAQEA
governor gone: hop	-0.042	-0.017	/AP8AwQF/QP+/gMC/f4E/vsDBAP8+/sG
governor gone: include	-0.112	0.004	+wX0BQcJ+Qf68woE9P0J+/QFCwX29vcO
governor gone: involve	0.052	0	BPwG/fv7A/sDBfz+BQL8AgX9+v0FBgT6
governor gone: keep	-0.002	0.036	AAAD//wAAPwC/v4A/gEAAAAA/wD/AQD/
governor gone: learn	0.089	-0.018	A/0H/Pz8BfwDBfz9BgP7Awj9+/0FBAT6
governor gone: leave	-0.002	-0.013	AAD9AQEB/QEAAAAA/gABAP4AAQH/AP8C
governor gone: look	-0.021	-0.025	Av4A/v7+Af4B/v7/AQEAAQD//wACAQEA
governor gone: make	0.077	0.06	AQAB/wL+AgEBBQD/AgD8AQYAAf8BAQEB
governor gone: measure	-0.038	-0.01	/gH/AQAD/gD//QEC+/8F/v0BAQD9AP0B
governor gone: meet	0.007	0.055	/wH/AQAB/wAAAAABAP8A/wIAAAAAAAD/
governor gone: mix	-0.02	-0.006	/gL+AgQD/gP/AAH//wD/AAEAAAD///8A
governor gone: move	-0.007	-0.046	AQAAAP///wAA//8AAAAAAP4BAQEAAAAB
governor gone: observe	0.022	0	Af4C///+Av8CA/7/AwH+AQL///8CAQL/
governor gone: offer	0.053	-0.001	BPwE/f37BP0BBP7+BQL9Agf8/PwGAwf7
governor gone: open	-0.013	-0.004	Af8B//4BAP4BAf4A/gAAAP4A/gD/Av7/
governor gone: pass	-0.069	0.103	/gIAAQAF/QAA+QAC+v4F/vwB/wH9Af4A
governor gone: pay	-0.029	-0.068	AAAAAAAB/gAA/wAAAQD/AP4A//8BAQAA
governor gone: pick	-0.013	-0.02	A/0D/f3+Av4C//7+AAIBAgH+/v4DAgL+
governor gone: plan	0.029	-0.012	Av4D/v79Av4CA/7+BAL8AwX9/f4EAgT9
governor gone: prep	0.005	0.033	AAAB////Av8AAP8AAgAAAP8AAAAAAAAA
governor gone: prepare	-0.014	0.074	Af//AAD/AAAB////AQEBAQD/AAABAQEA
governor gone: put	0.024	-0.014	/gL8AgMC/gT+/wMB/f4A/wQBAgAB/wAC
governor gone: read	-0.022	-0.022	AAABAP//AP8B//4A/wABAP4A/v8BAQAA
governor gone: record	-0.004	0	Av4D/v4AAP4A//8AAAAAAP////8AAAAA
governor gone: ring	-0.056	0.022	/wD9AQEB/gEA+wEA/QAC//kBAQL+//4E
governor gone: run	-0.006	-0.027	AAECAP4C/f4CA/0A/gAAAP4A/QD+AgH9
governor gone: sell	0.009	0.015	AAAAAP//AQABAv3/BQH+AQP///8CAQH9
governor gone: set	-0.054	-0.023	/wH9AQAD/AD/+QMC+/4G/foCAgP8//4D
governor gone: shadow	0.027	-0.052	A/0E/fv8A/wEA/v+AwP9AgAA/QAABAD8
governor gone: show	-0.003	-0.063	AAD9AQEB/gEA/wH//QEAAQD/AAACAAP/
governor gone: sit	0.075	0.183	BfsD/P/4Bf8BBP/9CAL7Awn+/v4HAAj+
governor gone: sort	-0.003	-0.016	/wH/AQABAAAA/gAB/v8B//8AAAH/AP8B
governor gone: spend	0.049	-0.004	Av0E/v79A/4BBf3+BAL9AgT//f8CAgP+
governor gone: start	-0.04	-0.027	/wH/Af8D/QAB/f8A+wAB//8A/gD+Af/+
governor gone: support	0.029	0.052	AAABAAD/AQEABAAAAwD+AQEAAQAAAAAA
governor gone: take	0.033	0.037	A/3+/gL+AAL+AwH9BAP9AgL9//8G/wMA
governor gone: teach	0.008	0.02	AAD+AAABAQEA/gEAAAAAAAEAAQAAAAAB
governor gone: tell	-0.006	-0.003	Af///wAAAAABAAD/AAH+Af8AAQABAAAA
governor gone: train	-0.07	0.009	+gb6BQMI+gL/+gQE9/wH+/sEAwT6/voG
governor gone: try	0.057	-0.01	BPwH/fz7Bf0DBvz9BgP7AwX+/f4EAgT9
governor gone: use	-0.105	-0.017	/AT3BAcF+wf69ggD+/4G/PoBBwL8+/sF
governor gone: walk	-0.065	0	AAH9AAEC/gH//AEA/gADAPoAAgH+//8D
governor gone: watch	0.055	-0.018	BPwG/Pv6BPwDBPz+BgL8Awf8+/0GBAb7
governor gone: work	-0.042	-0.047	AAD/AAIB/QH9AAEA/wEBAf0AAQD//gAB
governor gone: write	-0.11	-0.012	+wX7BQML+gH++AQF8fsL+fUFAwP4/PgH
hours down 1	0.004	-0.018	/wAAAAABAgAA/wAAAAABAAIAAAAAAAD/
hours gone from 1	-0.03	-0.007	/gL7AgMD/gL/+gQB/f8F//0BAgH///0G
hours gone from 2	0.07	0.031	Af8E/v/7Bf8ABf8ABQD8AQn///4FAQT8
hours gone from 3	0.041	-0.029	Af8AAAD+AP8ABP//AAD+AAH//P8CAgT/
hours gone from 4	0.149	0.016	BfsM+fr0DPoDDfv9EAP1BA79+PoLBAX6
hours gone from 5	0.17	0.066	BPwI+/31Cf4BCP79DAP5Ag/8/fwHAwf6
hours new at 1	0.042	0.007	Af8DAP/+/wADA/sAAgD5AAT//QACAwX5
hours new at 3	0.002	-0.009	AAABAAAAAAAA/gAAAAAAAAEAAAAAAAH/
hours new at 4	0.024	-0.002	AAAB/wD/AgAAAwEAAQD+AAEAAP8AAP8A
hours new at 5	-0.03	0.054	AAD+AQAD/gAA/gAA/AAD//8AAAD+AP8A
hours same	-0.076	0.022	A/oA/voA+fgH/vj9/wb/Av38+v0FBwD8
inserted, JJ, one place	0.183	-0.041	C/ML9frwC/sED/r3EQryChL2+foRBQ74
inserted, JJ, share 0	-0.035	-0.06	AAD/Af///P8ABv/+AQH+A/sA/gABAQIA
inserted, JJ, share 1	-0.057	0.034	+gb3BgMD/QP//AQEBP4D/fkDBwT5/PsG
inserted, JJ, share 2	0.041	0.056	+wcBBf8F/AD//QAD//z//QEFAgT1///8
inserted, JJ, share 3	0.028	0.055	AAAAAAEAAQH//gQBAf8A/wT/AQAA/wL+
inserted, JJ, share 4	0.005	-0.028	Af8B////Af8AAQH/AQD/AQAA//8BAP8B
inserted, NN, one place	0.024	-0.12	Av0B/wX//v/+AgP/AAIAAQD+/f4BAf8D
inserted, NN, share 0	0.04	-0.086	+gX+AgAFAgAA+wEBA/4D/QICAAD4APoD
inserted, NN, share 1	-0.006	0.038	/AIGBv4J/v0BBQIG9vkE+/8F/gb5A/j8
inserted, NN, share 2	-0.048	0.184	9Qz2CAYI/wH/+AUJ/fsK+PwHBwb5/foH
inserted, NN, share 3	0.006	0.052	AvwE//kBAPoEA/cA/QH+AP7/+wH9BAL/
inserted, NN, share 4	0.028	-0.011	Av0E/v79A/8BAf7/AQH/AQP+/f4DAgT7
inserted, RB, one place	0.159	0.056	CvUQ9vnyC/oFEfn4DwjzCRD3+PgOBQ7z
inserted, RB, share 0	0.002	-0.027	Af8BAP/+AP8BAf8AAQAAAP8A/wAAAQAB
inserted, RB, share 1	-0.028	0.273	+wb6AwEG/QAA+gED/P0E/f0EAgT7//gJ
inserted, RB, share 2	-0.104	0.035	/QT5AwQG+wP+9wUC/P4G/fgCAwP9//wF
inserted, RB, share 3	0.028	0.086	Av8A/wD9AgAAAgH/BAH9AQIAAQACAAIB
inserted, RB, share 4	-0.041	0.007	/wEBAQAD/wAA/AAC/P4D/vsCAAH8APwA
inserted, VB, one place	0.118	-0.027	B/oC/AP2BgT6BQH7CgX4BQf8Av4J/QcA
inserted, VB, share 0	-0.051	-0.039	/wIBAP8CAP8A/gAD/v4D/gABAAD+Af3+
inserted, VB, share 1	0.029	-0.104	+gT+BAIC/QX9AAMF+PsD+v8EBQX2+/cD
inserted, VB, share 2	0.033	-0.082	AQEIAPkAA/kEB/v8A///Av8C+P0DBwP9
inserted, VB, share 3	-0.003	-0.026	BPv9/gP8/wP/AAf+AgL+BAD9Bf4C/QIF
inserted, VB, share 4	0.066	-0.022	BPwG/fz6BPwCBvz+BwL7AgX+/f4EAgX8
inserted, derived, share 1	0.024	-0.002	AAACAAD/AAAAAwAAAgD/AAAA/wABAAAA
inserted, far-broader, one place	-0.009	0.039	AAH/AAIA/wL+/wIAAAAAAP4BAwH//f8C
inserted, far-broader, share 1	0.005	-0.059	AAD+AQIA/AL/AQP//gAD//0AAwIA/gIB
inserted, far-broader, share 2	-0.026	-0.019	/QP/Av8F/QAA/gEC+P4E/fsBAAH8//0C
inserted, far-broader, share 3	-0.015	0.016	/wH9AAAB/wEA/QIAAAAC/wH+AP4BAgH/
inserted, narrower, one place	0.049	0.01	Av4E///8AQABBP7+BQH8AQP//wADAQP9
inserted, narrower, share 0	0	-0.009	AAABAP8AAP8AAQAAAAD/AQAAAP8AAQH/
inserted, narrower, share 1	-0.108	-0.047	/AT6BAEI+gL/9wQC+v4I/fcDBQL5/fkD
inserted, narrower, share 2	-0.064	0.065	/wH3AQME/QP//gIA+wED/voBBAL7/vsG
inserted, narrower, share 3	-0.036	-0.05	/wH6AQIE/AMA/QP//gEBAf7/AQAAAAEA
inserted, none, one place	0.16	-0.124	DfMD9Ab0CgH6DgL3CwzyCwr1/fgO/wsC
inserted, none, share 0	-0.046	-0.133	/AT9A/8F/f8B+gAF9f0J+v0BAAH5AfwG
inserted, none, share 1	0.045	0.151	9wT7CwQH/gH9AAYJ9vb79v4IAQj2AvsH
inserted, none, share 2	0	0.046	+QkGCPwF//oGAPgFAfkG+gAM+wX5Bfr7
inserted, none, share 3	0.039	0.116	AP78AQD9Av4BAv//AwD7AgEA/QABAgMF
inserted, none, share 4	0.028	-0.05	Af8H//v/AvsEAfn/AQD/AQX/+f4EBQT5
inserted, one place	0.173	-0.133	DfMD9Qf0CQH3DAf3Dw3xCxDw/fUN/w3+
inserted, paraphrase, share 1	-0.014	-0.003	/wH9AQABAAAA/gEB//8B//8CAQH9AP0E
inserted, paraphrase, share 2	0.06	-0.027	Af8E///+AwAAAwAAAQD+AAT/AP8AAAL+
inserted, rare-synonym, one place	0.009	0	Af8B////AQAAAQAAAQD/AAH/AAABAAH/
inserted, rare-synonym, share 1	0.048	0.036	AAABAAH/AAEAAAAAAQD+AAIAAP8CAAH/
inserted, rare-synonym, share 2	-0.071	-0.027	/wH9AQED/AAA+QAB/f8E//sBAQL9AP0C
inserted, share 0	0.006	-0.212	/gL+AP0A//0CAv0CAP8C/wQD/wH5Avn/
inserted, share 1	0.033	0.229	8gj6DwMK/QL//wMK9vQC9/4KBAny/PX/
inserted, share 2	0.008	0.186	+An8CAEEAfsE/PsIAfUG9/8LAgb8//sC
inserted, share 3	0.016	0.167	AvwB//7+AP8CAQIA/wD+AQL9/wABAAT/
inserted, share 4	0.044	-0.053	Av0J/fr9A/sEAvn+AwD/AQX++f0GBQT5
inserted, sibling, one place	0.074	-0.057	BPwH/fz8Av4DCPv8BwT6BAn7/PwIAwj5
inserted, sibling, share 0	0.177	-0.07	Av4G/f/2Cv8BCf/+EQL4AhH//v4FAQT7
inserted, sibling, share 1	-0.069	0.168	/AMEAf4E/fwD+/wC/P4G//0B+v/8BPv6
inserted, sibling, share 2	-0.007	0.114	AAH0/wQAAAL/+gQBAf4B/wEBBAD+AP0J
inserted, sibling, share 3	0.01	0.014	Af4DAAD+AQECBv//AwH9AQD/AAD/AAH9
inserted, sibling, share 4	0.009	-0.003	Af8B///+AQD/AAEAAAAAAAH/AP8CAAEA
joined as a cause	0.02	-0.124	/AYMBPkEA/cKBfUA9vv4/QEH+P/8Dfz1
joined as means	0.08	-0.025	AQEF//z8Bv8ABf7/BQD4AQQCAAEB/wL9
joined as purpose	-0.079	-0.077	+Qj5CAcJ+gX+9wQG9/oG+fwGCAX4/PUJ
joined as reason	-0.009	-0.012	AAAAAP8C/v4BAf7//wAAAP8A/gAAAQD+
joined as relative	0.047	-0.086	/gMLAPkEBPgGCPj/+v73/wIC9/8ACP75
joined as result	-0.004	0.077	AfwH/fwBA/sFBvn+/gICAgIC/P3+AgD8
joined in the old text	-0.022	-0.104	AwIA//kD/P0JAwH/+QED/vsCBQP8CAX2
kept share 0	-0.106	-0.043	+gn7Bf0H9v4GAP0D9voL/PkG/wX5AfgC
kept share 1	-0.011	-0.27	7BQIGPgK/PUPAPUZ9+UE7gAV9gvwCO/5
kept share 2	-0.018	-0.209	9xH/BwcCBAT7/QIL/usE9gASAwn5/vsA
kept share 3	0.02	-0.052	BPv7/Qn+AgX2/wn+AwD8AgMAAv8E+gQI
kept share 4	0.138	-0.067	Dvb98wz3BgrxBgv4Cgr6CAj0BPYI9ggJ
kind change became change	-0.014	-0.039	A/0C/v78Av4BAf//AgEAAf//AP8CAQIA
kind change became do	0.038	0.016	Av8E//37A/4DAvv/BQH8AQL+/P8CBAL7
kind change became help	0.033	0.03	Af8C///+A/8BAf8AAgD+AAQAAAABAAH/
kind change became make	0.078	-0.021	A/0F/f36BP0BBv39BwL9Agb+/f4FAQb8
kind change became move	0.034	-0.036	/wABAAL/AgEBBP7/AwD+AQIBAQAB/gAA
kind change, carried, named	0.066	-0.053	Av4A/v/6BAH/AQH/BgH+AQT/A/8D/gID
kind change, carried, not named	0.068	-0.014	Av4H//z9BP4GAfkAAgH+/wf//v4BAQH7
kind change, loose, named	0.029	-0.096	Af8E///+Av8BBP7+BAL9AgH//gABAQL+
kind change, loose, not named	0.126	-0.23	CvYK+ff0BfsFCPr5CgX1Bgn6AP0KBQ/1
kind check became change	0.015	0	Af8B////Af8BAv7/AgH+AQL//v8CAQL+
kind check became check	-0.084	-0.014	/gL9AwME/AP/+wMC/P8H/fsBBAL+/f8D
kind check became do	-0.002	-0.011	AAAAAAD+AgAAAQD/BAD/AQIAAAABAAMB
kind check became help	-0.003	-0.001	AAD/AAAB/wEA/wEAAAABAP8AAAAAAAAA
kind check became make	0.003	0.109	AAD+AAH/AAL//QMBAAAC//8AAgH+//8D
kind check became move	0.065	0.014	Af8B/wD+AwAABP8AAwD/AQUA//8CAAH/
kind check became own	-0.009	-0.071	/wL/AQADAP8AAAAB/wABAAAAAP//AP8B
kind check became tell	-0.027	-0.009	AAD+AAEC/gAA/QIA/QADAP4AAQD/AAAB
kind check, carried, named	-0.083	-0.011	/gP4AwQF+gX9+wUB/f8F/vcDBwT8/P0G
kind check, carried, not named	-0.06	-0.037	+gf/Bf4G/P4E+/sE+fwE/fkDAAP6AfoG
kind check, loose, named	-0.038	-0.087	/wH+AQEB/wL//QQC/v4D/fwBAwL9//4E
kind check, loose, not named	0.012	0.089	/wEDAgMC/gL6AAMD+f0A/gADAQIA/f7+
kind decide became change	0.037	0.072	Af8D//7/A/8BAv8AAQD+AAX//v4CAgL9
kind decide became check	-0.046	-0.018	/gL9AwEE/AEA+gEB/AAE//sBAQH9AP4D
kind decide became decide	0.072	-0.048	BfsD/fz7A/0FCfr8CAT3BQf8+/0GBAf6
kind decide became do	0.009	0.013	Af8B/gD8AwABAgIAAwECAQD/AP4DAAEA
kind decide became help	-0.021	-0.022	/wH+AAAC//8B//8A/gABAP4AAP//Af8A
kind decide became make	0.017	0.079	/wL+AgID/gL/AAIAAAAB//8AAgEA/wAC
kind decide became move	0.037	-0.013	AAAA/wEAAwH/AgH/AAH9AQMAAf8BAAEA
kind decide became own	0.008	0.059	Av4A/gD9AgAAAQH/AwH+AQL/AP8CAAIB
kind decide, carried, named	-0.045	-0.037	Av4B//3//f0D/v3//QIAAfz//QAABAH+
kind decide, carried, not named	0.003	-0.012	/QT8AwID/gP+/gUC/P4A/gEEAgT8//sC
kind decide, loose, named	0.015	-0.013	Af8AAAD+AgAA/wAAAgD/AAIAAAABAAL/
kind decide, loose, not named	0.028	-0.036	BP0G/Pr8A/0DBvv+BAMBAQH9/fsFAwL7
kind do became change	0.047	0.031	Av8D/v3///4DAPv/AgIAAAH//wACBAP6
kind do became check	0.066	-0.136	Af8K//z+AvsDDvn+BAH8AwX/9/4EBgT2
kind do became decide	-0.05	-0.069	/AT7AwII/AP++AYD+f8J/P4BBAH8//wD
kind do became do	-0.016	-0.021	+wcBBfoDAfoH/PUEAPsC/gEG/AH6Bvb6
kind do became help	0.001	-0.079	/gH+AQT//wP8/gUBAf8A/wUBAQAC/gH/
kind do became lead	0.111	0.013	A/0I/v36BP0DCvr+BwH5AgcA/P8EAgT5
kind do became learn	0.013	0.08	AP8B//0BAP0GBvj+BAH8BAH/+/4BBAL7
kind do became make	-0.03	0.036	/QT9AgAB/wEB+/4DAP4B/wABAAH+AP0C
kind do became move	-0.05	-0.052	/QP9AgED/wIC+wEB//8B//4CAQD8APsB
kind do became own	0.023	0.038	A/4E/f8A/QACAvz8AAT/Avz8//8CAgX8
kind do became plan	-0.14	0.067	/APzBQMH9wL/9AQC+P4H/fUDBAT4//sH
kind do became teach	0.039	-0.049	Av4E/v38A/0CA/3/AwH8AgX/+/0FAwT7
kind do became tell	0.004	0.005	AAD/AAECAAEA/f//AAH/AQAA//8AAAAB
kind do, carried, named	-0.039	0.187	8wz9Cv8M9wEA9wAJ9PYB+P0KAQXx+/cE
kind do, carried, not named	0.02	-0.026	+ggDBgIGAQP6BQME+/n9+wAH/gX7/voA
kind do, loose, named	-0.041	0.299	AwD+/vkB/vwD9vz++wH+Av4AAAACBPsA
kind do, loose, not named	-0.04	0.062	/gP7AwEE+gEA/wUF/fwF+/sBBwP9//4E
kind help became decide	0.049	-0.028	Af8C///+Av4CBf3+BAL7AwX+/P0EAwT8
kind help became do	-0.037	0.074	AAD+AAAA/QD/AAH/AgD/Af8AAAADAAIB
kind help became help	-0.129	-0.031	+An0CAgM+Ab68wkG8voL+fQGCwjy+vYL
kind help became lead	0.066	0.153	BPwG/P35BfwCBvz9BwL6AwX+/f4FAgT9
kind help became make	-0.001	-0.021	Av0C/v/8Af7/AAEAAgEAAQAA/wACAAIA
kind help became move	0.084	0.021	A/0E/v75BP4BBf7+CQH7Awj//v8FAQX9
kind help became own	0.031	0.124	A/0C/gD8AgAAAwD/BAL9AgX+/v4EAQT+
kind help, carried, named	-0.135	0.113	+AjvCAsN+Ar28A4I8vkM9/QKDgvw9/UO
kind help, carried, not named	0.013	-0.099	+wT2BAMGAAP/+wQD+vwC/AICBQD9/vsF
kind help, loose, named	-0.047	-0.077	/AX4BAgE/Qb6+AkD+v0G/f0DCQT5+fsG
kind help, loose, not named	-0.03	-0.153	9QsACgUM+QL7/gMJ8PQE9fgLAAnx/fUE
kind lead became do	-0.012	-0.002	/wH+AAAC/wAA/QAB/gAC//8AAAAAAAAB
kind lead, carried, named	0.025	-0.018	AAAB/wH/AgEAAAAAAQD/AQEBAQEA/wAB
kind lead, carried, not named	0.046	0.203	A/sJ/fr9BPoGBfr+AAP9AQT9+fwEBwL1
kind lead, loose, not named	0.146	0.074	CPkI+/r0B/8DCfn9CAP6Agz9//8E/wf7
kind learn became change	-0.027	-0.05	AAABAAABAAAA/AAB/v8BAP0AAAH9AP8A
kind learn became check	-0.037	-0.101	/wAAAQAA/wAA+gAD/P4E/QAA/wAAAAAA
kind learn became do	-0.038	0.181	/wH/AAEB/wEA/QH//wABAP4AAAABAP8B
kind learn became help	0.007	0.019	AP8AAAD/AAAAAf//BAH/AQL/AP8CAQL/
kind learn became lead	-0.016	0.008	AAAAAAAAAAAA/wAA/gABAP0AAAD+AP4A
kind learn became learn	-0.064	0.038	/wD8AQIB/wH/+gQC/f8F/vsCAgH9//0F
kind learn became move	0.028	-0.036	Af8E///9Av8AAv//AgH/AQL///8BAAH+
kind learn became own	0.055	0.085	A/4E/v/7A/4BBv7+BwH7AgX+/f4FAQT9
kind learn became teach	-0.023	-0.029	AAAA/wD/AAD/AAEAAAAAAP4BAgD//v8B
kind learn became tell	0.052	0.064	Av4F/gD7BP8AA///BAH9Agb+/f0FAQT9
kind learn, carried, named	-0.109	0.067	/gL9AgIG/AEA/AIC+v4F/vcBAQH9//0C
kind learn, carried, not named	0.024	-0.074	/wAL//QAAvYIBPX+AwL9AgT+9f0DCgL2
kind learn, loose, named	-0.022	0.003	/gL+AgID/gL/AAEB/v8B/wABAAH/AP8B
kind learn, loose, not named	-0.06	-0.028	/wEBAQAAAAABAP8CA///AAAB//8BAf8B
kind make became change	0.054	0.042	BPwG/fz7BPwDBPz9BAP8Awb9/P0FBAb6
kind make became check	0.056	-0.004	Af8CAAD+AgAABv7/AgD8AQP/AAABAAL+
kind make became decide	0.033	0.079	Av8C///8Av8AAgD/AwD+AQT///8BAAH/
kind make became do	0.01	-0.043	AQD+AAUA/QX/AQEAAwH/AQAABQAB/gID
kind make became help	0.027	-0.028	Af8BAAD9AgAAAv//AwD+AQH///8CAQL/
kind make became lead	0.031	0.045	Av4D/v79Av4BAv7/AwH+AQT+/f4DAgP9
kind make became make	-0.025	0.082	AQH1AgkC/wj6+wkBAf7+//4CCAL++wAI
kind make became move	-0.023	0.027	/gP8AgME/QP//QIB+v8E/v4AAwH+/gAB
kind make became own	-0.132	0.04	/QP3AwQG+gP89AgE+P0J/PQDBwT4+/gI
kind make became plan	0.002	-0.008	AAD/AAEBAQAA/gEA/wABAP8BAgH+/v8C
kind make became tell	0.048	0.004	Av4E/v38A/0CBPz/AgH7AgX//P4EAgT9
kind make, carried, named	0.07	0.014	BP8A/wX4CQT9AQT/CP/5AggCBv8F/AcD
kind make, carried, not named	-0.035	0.003	+wb9AwIF/gL//QED//0D/gEDBQL++/0D
kind make, loose, named	-0.043	-0.005	/gH+AwQE+wX//QIA/QAE/vwABAL6/v4C
kind make, loose, not named	-0.001	0.061	/AP8AwMCAAIA/QECAgD+AQIAAP8BAP4H
kind move became change	-0.101	-0.025	+wXzBQMJ+gb+9AgC+v4G/foCCQP6/fsF
kind move became check	0.014	-0.011	AAD+AAEBAAD//wIAAAAAAAIAAAD/AP8A
kind move became decide	0.015	-0.079	Av8F/v78Av4CBvz+AwH9AgL//f4EAQL8
kind move became do	0.015	0.017	Av4AAP7/AAAAA/8A/gH9AAIAAAD/AAIA
kind move became help	-0.049	-0.017	/wH+AAEB/wEA/gAA/wACAP0CAQH///4C
kind move became lead	0.036	0.044	Af8B//7/Av4EAvv/AwL9AgP//v4CAwH8
kind move became learn	-0.017	-0.013	/wH9AQIC/wEA/gD/AAEBAP4AAgD///8C
kind move became make	-0.071	0.1	/AT6AwUE/gT9+AUD+/0F/fkDBgP6/PoG
kind move became move	0.023	-0.093	/wEGAfYD//cIAPYA/f8A/gIB+gH+B//7
kind move became own	0.014	-0.022	/gMBAQIAAQL9AgIC/v0C/f8BAQH+/v4A
kind move became teach	0.017	0	Af8B///+Af8AAQAAAgD/AAIAAAABAAEA
kind move became tell	-0.049	-0.003	/AT7BAQG+wT7+AYE9/wH/PwCAwL9/v0D
kind move, carried, named	0.054	-0.003	/gIFAfgDAvkK/fgA///8/gUC+gH9CAD5
kind move, carried, not named	0.061	-0.094	+wYLAPkHCfoECPgE+Pv6/wUE+v/8Bfn2
kind move, loose, named	-0.05	0.004	/wEAAAACAP8A/gAB/wABAP8B/wD+Af79
kind move, loose, not named	0.113	-0.037	AP/8AAP3CQT6/gkACv/7AQwABf0I/AcF
kind own became change	0.06	-0.032	Av4E/v/8BP8CBP3+BAL7AgX//v8CAQP+
kind own became check	-0.003	0.037	AAACAAAAAv8A/gAA/wABAAAA//8AAP/+
kind own became decide	0.025	0.047	AAD/AAAAAAAAAAAAAgD+AQEAAAABAAEA
kind own became do	-0.005	0.229	/gP/AgEC/wH+AgQD+/0B/PwDAAL8/v0A
kind own became help	-0.031	0.018	AAD+/wEBAQD//wIAAP8BAP4BAgH//v8C
kind own became lead	-0.02	0.146	AP8A/wAA//8B/v4AAAEBAf4AAgAA//4B
kind own became learn	-0.007	-0.03	AAD+AAAB/wAAAAAAAgD/AAEA/wACAQIA
kind own became make	-0.011	-0.034	Av4D/v3+//0BAP8AAQABAP4BAAH//wAB
kind own became move	-0.026	-0.024	Av4E/vv/AfsEAfr/AAD+AAL/+v4DBgP6
kind own became own	-0.057	0.123	/QX6AwUG/QT/AAMB/P7+//sBBgD//f8F
kind own became teach	0.039	0.021	/wAAAAEAAgEAAAEAAAAAAAMAAQAA/wAA
kind own became tell	-0.032	-0.017	AAD/AAAB/wAA/wAA/wABAP4AAAAAAAAA
kind own, carried, named	0.032	0.074	A//9/P79AwAA/gMA/v77AP8BAgECAAEC
kind own, carried, not named	0.1	-0.069	AAEGAgL/AQD2CwYD//v/+wMEAwP9+gL+
kind own, loose, named	-0.07	-0.073	/QP6AgQE/AX++wUC/P8D//sBBQH9/f0F
kind own, loose, not named	0.002	0.152	Bf/7/QQE/gX8/QYB+QED/vv+BgH++///
kind plan became do	0.04	-0.022	/wECAQD+AwD/AgEAAgD9AAQBAQAB/wAA
kind plan became lead	0.068	-0.002	BPwG/fv7A/wEB/r9BwP6BAb+/P4FBAb6
kind plan became move	0.007	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAH/
kind plan became own	-0.021	0	AAD/AAAB/wAA/QEA/wAC//4AAQH/AP8B
kind plan became plan	-0.007	-0.006	Af8D////AP8AAAAA/gAAAP///v8AAQD/
kind plan, carried, named	-0.056	-0.007	/wH+AQAD/QAA+wEB+v8E//sA/wD+Af4A
kind plan, carried, not named	-0.187	0.026	/QTzBAQI9wT79AkD9v4K/fQDBgT5+/sJ
kind plan, loose, not named	0.046	0.056	/wH9AQP+AgL+AAIABP4A/wMDAgH//gEG
kind teach became do	-0.018	-0.019	AAAC/wD+AgAA/gABAAABAAAAAQAB//8A
kind teach became lead	-0.075	-0.019	/gL9AgIF/AH//AIC9/4G/fgCAgP6/vwE
kind teach became learn	-0.095	0.029	/QP9AwAH+wEA+gED+v4G/vgDAgP6//oE
kind teach became move	0.01	-0.001	/wH9AQIA/wH//gIB//8AAAQAAP8CAAMA
kind teach became own	-0.022	-0.023	AAD/AQAAAAAA/QABAP8B//0BAQL+AP8C
kind teach became teach	0.007	-0.017	/wH9AQEAAAIAAQIAAgD/AAABBAH//QAD
kind teach, carried, named	0.03	-0.035	AAD/AAH+AQEAAQEAAgD/AAIAAgAB/wIB
kind teach, carried, not named	0.038	-0.069	/wD/AAD8AwIBAAABBP/9AAMBBAIC/gEB
kind teach, loose, named	0.065	-0.029	Av8E///7BAAAAQD/BQD/AAYAAQAC/wL/
kind teach, loose, not named	0.116	-0.088	Av4H///3Bf4ABvwACv/7Agv/+/0GAgf7
kind tell became decide	-0.039	-0.029	/wD/AAAC/gAA/wAB/v8B//sAAAH/AP4C
kind tell became do	-0.065	0.021	AP//AAED/QECAP7//wEAAvv/////AAAB
kind tell became help	0.031	-0.007	AAAAAAAAAAAAAQAAAAD/AAMA/wABAAL/
kind tell became learn	-0.061	-0.003	/wH8AQAE/AAA/AEB/P8E//oBAQH9AP0D
kind tell became make	0.033	-0.042	Af8C/wD+Av8AA///AwD9AQMA//8CAAH+
kind tell became move	0.014	-0.054	/wAGAf/8A/8B//4AAv//AAMB/gEAAQD7
kind tell became own	-0.008	0.032	Af4E/vz/AP0BAP4AAAEBAQH+/v4CAgL9
kind tell became teach	0.039	-0.026	Av4D/v/7BP8AAwAABAD9AQT//wAEAQP9
kind tell became tell	-0.123	-0.077	/QPyAgUH+gX89wgD+f4K/PYCCQP5+/kJ
kind tell, carried, named	-0.093	-0.008	AAH3AAEF+wEA9gQA/AACAP0AAwH/AAAG
kind tell, carried, not named	0.007	-0.031	A/8C/P/6BP8B//7/BAD/AgP///4GAAP/
kind tell, loose, named	-0.122	0.061	+gb3BQgI+gf29A4G9fkL+fUECAT5+fkI
kind tell, loose, not named	0.074	-0.04	BvoE+/33B/wCA/r8BgL9BAT++v0HAwb+
label told as count	0.097	0.042	A/4I/Pr7BvsGCfj9CAL4BAr++P0IBwX4
left act	-0.002	-0.128	/wICAvL+BfYLBfYGAvwEAQMD/PwBEPz9
left adjective	0.07	-0.074	9wL+BwECBgP7AQMFAvj8+QULBQT++/oF
left adverb	-0.032	0.25	+QcAA/MBAPkN/fgFA/0B/AAB/AT7C/35
left modifier	0.011	-0.16	AQAC/vv3A/oGBP4CCAH9/gT+/gECBQX9
left name	-0.071	-0.144	9gsBB+8P/PQM//EH8/oJ+/cG7wH0DPL/
left noun	0.009	-0.03	+gYIA/QAAe4UBPUHA/oK+gMJ9Qn/Cfv2
left sense adj 0	0.055	0.109	9wQBCv8AAgT8AQII+/T79gAH/wL+//4C
left sense adj 1	-0.003	-0.023	/wH3AQcA/gb7+QgA/wACAAAABQAC/AAG
left sense adv 2	-0.042	0.336	/AMAAvX8AvgLAvYE//4C/f0C/wMACP74
left sense noun 10	0.069	-0.112	/wMI/fn/BvsFDvUCB/wA/QYD+gP/AP32
left sense noun 11	0.045	0.074	/QQBAvv+BP0AAP8EAvv+/gAD/v8BAv7/
left sense noun 12	0.035	0.005	A/0B/f78BP8C//3+BgL9AgX9/v0GAgT9
left sense noun 13	-0.013	0.019	/wH/AQMB/gL8AQMBAf4C/wIA//4CAAH/
left sense noun 14	0.118	-0.01	AvwJ//P4BfQPBO8ACAD5Awb/9f4FDQH6
left sense noun 15	-0.018	-0.206	BP37/fz9Bf8A/QIAAgAC/wL/BAAC/wID
left sense noun 17	-0.058	-0.074	/gADAPwD//wD/vsA/wEC//0A+wD/A/7/
left sense noun 18	0.077	0.081	DPUU9ur4B+kTG+T2Bgj9BwX25/oKFAzo
left sense noun 19	0.025	-0.049	Af///wL9AwL+/AQAAAD/AAQABP8B/gAC
left sense noun 20	-0.007	-0.061	/gL+AQEF/wABAv8A/wD+//4DAQL8//sD
left sense noun 21	-0.036	0.021	/gH7AQME/gP9/wQC/f8D/f0BAwH9/QAA
left sense noun 22	0.089	-0.027	A/wD/fz6BPwDBfz9CAP6BAj9+/0IBAb8
left sense noun 23	-0.035	-0.079	9Qv8CAUI/AX7AQUH+vkF+PsGCQT5+fcD
left sense noun 24	-0.067	0.149	Af8C//oC/fkGA/n+/wQAA/v9/f4BAQL/
left sense noun 25	0.018	-0.017	Af8A/wD/AQAAAQAAAwD/AAIAAQABAAIA
left sense noun 26	0.036	0.097	Af7//QL6AwEAAv/+AwP7BAT/AP4CAQMB
left sense noun 27	-0.037	-0.181	A/0D/v8C//8BAv7//QECAvz8/PwEAwL+
left sense noun 28	0.126	-0.26	/QQK//35B/8CC/oCBv37/AkE+gAGBgD1
left sense noun 3	-0.152	-0.079	Av75APsD+PsJ+vj9+wQBAvj++gH8CAAG
left sense noun 4	0.107	0.135	8hD/Dg0BAQ3zAAoQ//MG8AUMDAzx8/QE
left sense noun 5	-0.005	-0.045	/QP9AgAE/gEA/wEB//8F/v4BAAL7APwB
left sense noun 6	-0.034	-0.532	Bf4G+vEAA/IOBvP7BAj/B/779PsCDgHw
left sense noun 7	-0.064	0.055	/wEBAPsC//0E+/4A/gABAP0B/wH9BPz+
left sense noun 8	0.048	0.175	BvkL+Pb2BPgICfT9BgT5BQT89vsHCAb2
left sense noun 9	0.018	0.05	Av4H/v38AP4CAf39BQT/BP7++v0EBAAB
left sense unknown	-0.041	-0.053	9wcABfEPAPcKA/oL9/wK/P4E+AP3CPIA
left sense verb 29	0.112	-0.038	A/0G/f35B/0DB/z/BwH5Awz++/wGAwX8
left sense verb 30	0.077	0.054	/QQIAfwACv0DCvgEAPz8/gsC+v3+AwD1
left sense verb 31	0.034	0.254	AvwN/fP7BvQLDPABBgD5AQX/9PwHCwny
left sense verb 32	0.071	-0.011	Af0L//X9AfgHDfcCAP4BAgX/9fwFCgD6
left sense verb 33	0.081	0.006	BPsB/f/5A/4BBf/9CAP5Awb9//4FAQb/
left sense verb 34	0.029	-0.024	/gL+AQT+AgT4AAYEAv0C/gIDBgP++vsC
left sense verb 35	-0.06	0.015	BP3/+Pz/BP0F+QH9BAT+A//8APwJAgAC
left sense verb 36	0.003	-0.047	/gMAAgEG/AIBAQEB+v4K/gMBAQD8//4C
left sense verb 37	-0.028	0.022	/wEBAQAD/wAA/wAA/AAAAP0BAAH8APwB
left sense verb 38	-0.017	-0.026	//8B/fUBAPgIBvgB//0CAfsE8/0FCfkB
left sense verb 39	-0.013	-0.023	BfkI+vT/AfULCPL5Bgj6CAP6+PsFCAX7
left sense verb 40	-0.013	-0.272	+wMABQEGAAMC//8C+/7//PwFBgT3/vUA
left sense verb 41	0.043	0.158	A/34//8A/PwBAgL/AQP9Av7+//8BAAT/
left sense verb 42	0.009	0.122	/wD6AAn/AwT+/QP/AgD+AAEA/v4C/AEC
left word 2nd	-0.008	0.019	AAD/AQD/AAAA/gAB/wAC/wH//v8CAgH+
left word 60s	0.02	-0.006	Af8BAAD/AQAAAQAAAQD/AAIAAAAAAAH/
left word about	0.004	-0.105	AAH8Av0A/AAD/P8AAwIFAP/+AQABAwL9
left word absence	0.044	-0.005	Af8C/wD9AwABBP7/BQH9AQX//v8DAQP+
left word accompany	0.012	0.104	AAABAP4AAP8BAf7/AgH/AQIA/f8CAgL+
left word account	0.041	-0.034	Af8D///6BP8AAQD/BQH/AQT///8DAAP+
left word act	-0.019	-0.044	/AT6AwUE/wP7+wYE/PwD/f0EBAP7+/oH
left word ad	0.04	-0.061	Af8B///+Av8BAv7/AwH9AgMA/wACAAH+
left word ads	-0.025	-0.004	AAAAAAAA/wAA/wAAAgAAAP4AAAAAAAAA
left word adult	-0.051	-0.018	/wH+AQEC/QH//QIB/P8D//sBAgH+/v4D
left word advice	0.04	-0.009	Af8D/wD9A/8AA/8AAgD/AQQA/v8BAAL9
left word after	-0.043	0.109	Af////8A//8C+/8A/gADAP0AAQH/Av8A
left word afterwards	-0.007	-0.001	AP8AAAD/AAAAAQAAAAAAAP8AAAAAAAAA
left word again	-0.034	0.06	/wH9AwIC/gP+/gQC/f8D//4BAwH+/v4C
left word agency	0.157	0.016	BPwG/P70CP4CCP39DgP5Aw3+//4GAQT9
left word ahead	0.034	0	Af8C///+Av8AA/8ABAH+AQP//v8CAQH/
left word aim	0.061	-0.008	BPsG/Pz6BPwEB/v8BwT6BAb9+/0GAwX7
left word almost	0.052	0.011	A/wG/fz7A/wDBfv9BgP7Awb9+/0FBAX7
left word alone	0.028	-0.02	AAACAAD9AgAAA///BAD9AQL///8CAQL+
left word along	-0.015	-0.05	Af8A//7/AP4BAP7/AAH+Af7///8BAQEA
left word alongside	0.024	-0.004	Af8C/wD9Av8AAv//AgH+AQP///8CAQL/
left word already	0.065	-0.012	Av0G/f37BvwDB/v+BgL4Awb//P0EAwP8
left word also	-0.242	0.013	9grqCQ4S8g7z7BII6vgM9u4IEAjx8/QQ
left word alternate	-0.011	0.006	AAABAP8C/v8AAQAAAAAAAAEA/wAAAQD/
left word always	-0.022	0.028	Av8A/vz///0C/f7/AAABAfwA/wABAQAB
left word amount	0.021	0	Af8C/wD+AgAAAQAAAgD/AAIAAAABAAH/
left word animal	-0.012	0	AAD/AAAA/wAA/wAA/wAAAP8AAAAAAAH/
left word another	-0.007	-0.019	AQAA//8B/v8AAgD/AAH/AgH//v4DAQL+
left word answer	0.064	-0.025	A/4G/v76Av4CA/3+AwH9AgT+/P4FAgT7
left word any	0.021	-0.003	AAACAAD/AgAAAgAAAgD+AAIAAAABAAEA
left word anyth	0.017	-0.025	AP8CAAD+AQAAAQEBAAABAAMAAAD/AP8A
left word anything	-0.044	0.019	AAABAAACAAAAAQAA/QACAPwAAAD/AP4A
left word apart	0.013	-0.019	AAAAAAD/AQAAAAAAAQAAAAIAAAABAAH/
left word app	-0.01	-0.001	AAD/AAEA/wEA/wEA/wABAP8AAQD///8B
left word application	0.011	-0.004	AAABAf//Af8BAP8AAAAAAAAB/wAAAQD/
left word apply	0.12	-0.028	AAAG/wD5CAD+BgABB//7AQ0A/f4FAAL8
left word appointment	0.008	0	AAABAAAAAAAAAAAAAAD/AAAAAAAAAAAA
left word approval	0.012	-0.024	AAD/AAD+AQAA/wEAAQAAAAIAAQAAAAEA
left word approx	0.013	-0.004	AAD/AAABAAH/AQEAAAABAAIBAAEAAAAA
left word around	0.076	0.175	Av4F//79A/4CBv3+BQL7Agb+/f4DAwP8
left word arrange	0.002	-0.01	AAAAAAAAAAAAAAAA/QD/AAAAAAAAAAAA
left word as	-0.013	-0.063	/wH7AQMD/gP/+gIB/P8B/gABAwH9//8B
left word ask	0.056	-0.058	/wIIAfkAAvoHCvf//wH/AAH/+/4CBgD8
left word assessment	0.011	-0.001	AAABAAAAAAAAA/8AAQAAAAEA/wAAAAD/
left word assist	0.162	0.112	CvUP9/bwC/YGD/X6EAbzCBH48/gPCg7y
left word assistant	0.045	-0.054	Av4C/v/7A/8AA///BQH9AQT///8EAAP/
left word ate	0.049	-0.002	Af8D/wD9AgAAAQAABQD8AQT///8DAQP+
left word attend	-0.019	-0.015	Af/+/wAA/wAA/wH+AgEAAf//AQABAAMA
left word attendance	0.036	-0.003	Af8C/wD+AgAAAv8ABAD+AAX///8CAQL9
left word average	0.056	0.054	AAADAAD+AgAABP8ABQD9AQYA//8CAAH/
left word award	0.03	-0.012	AAABAAD/AQAAAwD/BAH/AQMA/wABAAAA
left word away	0.046	0.008	Af8E///+Av8AA///AwH/AQQA//8BAAH/
left word aws	-0.014	-0.002	/wH+AQEB/wD//AIB/f8D/v8BAQH///8C
left word back	-0.073	-0.053	/gP6Av8H+AIB/gIB+gEG//kBBgP7//3/
left word bad	-0.021	-0.022	AAD/AAAC/wEA/QAA/wACAP8AAQAAAP8A
left word badge	0.013	0.047	Af///wD+AgD/AQIAAwD/AAIAAgAA/gAC
left word bag	0.023	-0.018	Af8D/v/+AgAABf7/BAH+AQL///8CAQH+
left word bakery	0.04	-0.023	A/0E/f38A/0DBfz+BQL8AwT+/f4EAgT9
left word band	0.042	-0.004	A/0E/fz8BP0DBPz+BQL9AgT+/P4DAwP8
left word bank	0.03	-0.101	AP8B//7+Av4BAv7/AwH/AQP//v8BAQH+
left word bano	-0.008	0	AAD/AAAAAAAAAQEAAAD/AP8AAAAAAP8A
left word basically	-0.128	0	/AT0BQUJ+AX68goF8/wK+vcCBwP6+/oI
left word basis	-0.073	0	/AT4BAYG+wb8+AcD+P0G/PkCBgP7/PwH
left word bay	0.062	-0.042	AP8F///+BP8BBv3/BgH8AQf//f4DAQH8
left word bed	0.089	-0.023	Av4K/fv7B/sDBfv+BwL7Agf/+/0EAgL7
left word before	-0.08	-0.025	/wH6AgIF+gL/+AMB+wAF//gAAgH///0E
left word begin	0.015	-0.036	AAAAAAD+AAAAAQAAAgD/AAH/AAAAAAD/
left word behind	-0.043	0	/QL5AwME/AP//AMB/QAC//0CAwL+/v4E
left word beside	0.052	0.035	Af8E//7+A/4BBP3/AwH9AQYA/P8CAgL7
left word best	0.015	0.06	AAABAAD/AQAAAQAAAAD/AAAAAAAAAAAB
left word big	0.064	-0.023	AAAAAf8AAQAABP//BAH8AQUAAAABAAAA
left word bill	0	-0.007	/gIAAgAC/wAAAQAAAQAAAP8BAAH/AP8A
left word bin	-0.048	-0.005	/wH/AQAC/wAA/f8B/P8A//0BAAD+AP4A
left word bit	-0.053	0.135	/QP+AwEG/QH//AEC+/4D/vwBAAH9//wE
left word block	-0.004	0.008	Af8B/wD/AQAAAAAAAQH/AQH+AP4CAAL/
left word blow	0.007	0.021	AAD/AAAAAAAAAgAAAQD/AQEA//8BAAEA
left word board	-0.04	-0.078	/gL+AgAD/gH//AEC/P4D/PwBAQH8//4B
left word book	-0.013	-0.138	BP0G/Pv8APwEBPr+BwL7BAH++v0GAwX8
left word booking	0.023	-0.007	Av4C/v7+Av4BA///AwH/AQL///8BAQH+
left word boss	0.063	-0.071	AAAH//0AA/0DB/n/BAH6AQP/+/8BAwL6
left word bottle	-0.006	-0.001	AAAAAAEC/wEAAAAA/QAAAP8AAAD+AP8A
left word box	0.029	-0.041	Af8B//79A/4CAv3/BAH+AQIA/wABAgH/
left word boxed	-0.031	-0.015	AAD+AAAA/wAA/gAA/QABAP0AAAH+AP8B
left word boy	-0.012	-0.015	AAAAAAAB/wAAAAAA/QACAPwAAAAAAP8A
left word branch	0.06	0.009	Av4E/gD7BP8ABf//CAH8AgX///8EAAP+
left word break	-0.02	-0.029	/gIAAgAF/AAAAP8B/QAD//4A/wH9AP7/
left word brick	-0.053	-0.004	AAH7AQIA/QL9+gcD/P4F/vwBBQL+/P4C
left word bricky	0.009	-0.011	AP8AAAH/AAEAAP8AAAD+AAEAAAAAAAAB
left word bring	-0.019	-0.016	AP8AAAAA/wAAAQD/AAEAAf8AAQAB/wAC
left word buddy	0.012	-0.015	AAAAAQD+AQAAAf8AAQD/AAEA/wAAAQEA
left word build	0.035	0.011	AQABAP//A/8B/AAAAAAB/wEAAAABAQD+
left word bus	-0.024	-0.021	AAAAAAAB/wAA/QAA/QABAP4BAAH/AP8B
left word busy	0.057	0.127	Av0E/v37A/0ECPv9CQP5BAb8+fwHBgf6
left word but	0.036	0.011	/gIEAvz/Av0BA/0BBf/8AAQA/gD/Af/+
left word buy	0.038	-0.021	Av4E/v79A/4CA/3+AwH7AgX//P0EAgP9
left word by	-0.013	0	AAAAAAAAAAD/AAEBAP8B/wAAAAD/AP8A
left word cage	0.018	-0.012	Af8BAP/+Af8CA/3/AwH9AQH///8BAQH/
left word calc	-0.024	0.034	/wH/AAEB/wH//gEBAP8C/wABAAH/AP4A
left word calf	0.012	-0.001	/wAAAAEB/wD/AAEAAAABAAH/AQAAAAAA
left word call	0.166	0.174	A/0H/f35B/4BCP3/CgH5Ag3+/P0FAgX8
left word can	-0.077	0.052	/wAAAAAE/gAA/QAB+v8D//sBAAH+AP4A
left word cancel	-0.036	-0.017	AAAAAAAAAAAA/QAA/gABAP0AAAD/AP//
left word car	-0.012	-0.008	AAD+AAAB/wAA/gAA/gABAP8AAQH+AP4B
left word card	-0.026	-0.004	AAD/AAAA/wD//wIA/QAAAP0AAgD///8C
left word care	0.013	-0.019	/wEAAQIB/gL/AwH/AgD+AP4AAQH//wH/
left word carer	-0.035	0.086	AAD+AAEB/wEA/QIA/gABAP4AAQAA//8C
left word carry	0.151	0.076	Af8H/gD6B/8CC/z/CgH4Ag4A/v8EAAL7
left word case	0.086	-0.034	Av4H/f75Bf8CCf3+CQL7Agb+/f4FAgT7
left word cash	0.048	0.028	AAAEAP/9Bf8ABP8AAwD+AAQA/wABAAD/
left word cat	-0.034	-0.004	/wH9AQEC/QD//gEB/v8C//0BAQH///4B
left word cemetry	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
left word cent	-0.02	-0.024	/QT8AwYDAAX5+ggE+fwE/P0DBAL7/PwF
left word centre	0.053	-0.012	AQAC/wD/AgABAv8AAgD/AAMA//8BAQH/
left word cert	-0.023	-0.037	AAAA/wAB/wAB/v//AAEAAQD/AP8BAAH+
left word chair	0.001	-0.007	AAD/AAD/AAAAAAH/AQH+AQD/AQAAAAEB
left word change	0.011	-0.072	/gL+AgQA/wT9/wMB//4A/wACAwH+/f0C
left word charge	-0.009	0.02	/wH8AQMB/gP+/gIBAP8B/wAAAgEA/wAC
left word chart	-0.068	-0.001	/wD8AAAC/gEA/AEA/AAD//sAAQD/AP8B
left word chase	-0.029	0.042	/wAAAQAB/wABAP4B/QAAAP8A/v4AAf4A
left word check	0.06	0.294	BPwJ/f74BfwDCvr+CQL4BAb9+PsIBQn3
left word chef	0.015	0.02	/gL+AgEC/wH/AAICAf8B/gIAAQAAAAAA
left word child	0.005	0.001	/wACAf8BAP8BAf4B//8A/wAA/v8AAf/+
left word church	0.029	0	Av8C/wD+Av8BA/7/AwH9AgT+/f4EAgT8
left word class	0	-0.062	/wEEAP4AAv4B/v4B/wAAAP4A/f/+Af0A
left word clean	-0.013	0.011	Av/+//7+AP4EAvv+BAL/Av4AAAEAAQAA
left word cleaning	-0.031	0	/wH/AQED/gH//gEB/f8B//wBAgH+//8C
left word clear	-0.013	0.03	/wEAAQAC/wAAAAAB//8B//0BAQH9//0A
left word client	-0.033	-0.027	Af8DAP8BAP4BA////QEAAf4A/wD/AQH/
left word close	-0.02	0.052	AAH9AAAB/wEA/gEAAAABAAAAAQAAAAAC
left word code	-0.042	-0.04	/wL/AgEAAAH//QIC/f8C/v8BAwL///8A
left word coffee	0.016	0	AP8B/wD/AQAAAQAAAQD/AAEAAAAAAAAA
left word colleague	0.193	-0.028	C/QS9vPwC/QMEPD3EgnyChH28vcPDA/w
left word collect	0.027	-0.045	Af8A///9AQAAAgD/AgD+AQP/AAABAQL/
left word come	-0.109	-0.096	/gP/Af0F+/4BAP8D9/4G/PYB/wL6APgA
left word company	0.055	-0.034	AAEE//z/A/wDBPz/AgH9AgQA/P8BAwH+
left word complete	0.029	-0.027	AAAAAAAAAQD/AAAAAv//AAEB/wAAAQD+
left word computer	0.049	0.065	Af8B/wD9AQAABAD/BQD+AQT/AAADAAL/
left word conect	0.001	0	AAAAAAEAAAAAAAEAAAAAAAAAAAAAAAEA
left word contract	0.019	-0.022	Af8BAAD9AQAA/wEAAgAAAAL/AAACAAIA
left word contractor	0.084	-0.067	BvsH+/v3BvwDB/v8CQP5BAj8+/wHBAf6
left word contribute	-0.004	-0.069	Af8D//3/Af0CA/3/AQH/AQAA/QABAgD9
left word control	0.045	-0.007	Af8D///+A/8ABP//AwD8AQQA//8CAAH/
left word cook	0.028	-0.001	AAABAAD+AgAAAv//AgH/AQMAAAABAAEA
left word cooking	0.004	0	AAAAAAD/AQAAAQAAAQAAAAAAAAAAAAAA
left word copy	0.009	-0.003	BPwG/Pr8AvsHBfj8BgX8BAH7+fwGBwb5
left word correct	0.065	0.09	Af8F///8BP8BBv7/BgH6Agb//f4DAgP7
left word council	0.029	-0.035	AAABAAD+AwAAAAAAAgD/AAT/AP8BAAH/
left word count	0.069	-0.022	/wEAAQD9AwD/AwEABv/8AAYBAP8B/wH/
left word counter	0.062	-0.021	Av4F/v76BP4BBf7+BgH8AgX//v8DAgT9
left word couple	0.018	0.038	AAAAAAD+AQAAAQAAAwD+AAEAAAABAAEA
left word course	0.031	-0.139	AAAD//78BP4BAv//BgH8AgP///8DAQP/
left word court	-0.055	0.012	AAD9AQEA/wAA/AAB/v8C//wAAQAAAP8C
left word cover	0.073	-0.072	Av4B/gH3BgAAAQD/CgL7Awf+/v0HAQT+
left word cow	-0.011	-0.001	AAD+AAEA/wAA/wEAAAAAAP8AAAAAAAAB
left word crew	0.041	0.079	Af8C/wD+AAAAAwD/BAL9AgMAAAACAAL/
left word crm	0.011	-0.018	Af8A/wD/AQABAf//AwH9AgT//v4DAgL+
left word current	-0.007	0.023	/wH9AQIB/wL+/gQB//8D/gABAwH+/v8D
left word currently	-0.025	-0.02	+wb5BQgE/gj5+woF+fsF+/wFCQT4+PgK
left word customer	-0.059	-0.029	/wL7AgIF+wH/+gEC+v4E/voBAQL8AP0E
left word cut	0.007	0.01	/wAAAQAAAAEAAf//AgH/AQABAQH//wAB
left word dad	0.044	0.025	Af8C/wD+AgABBP7/BQH8AQT///8CAAL+
left word daily	-0.006	0.02	AAAAAAAAAQAAAAAAAP8AAP8BAAD///4B
left word data	-0.006	0.038	AAD+AAAA/wEA/wEA/wAC/wABAgEA/wAA
left word database	-0.002	-0.005	Af8A/wD+AQAAAP///wEAAQAAAAABAAEA
left word date	-0.063	-0.018	/AT7BAQG+wT++QQC+v4F/fwCAwL9/fwB
left word day	-0.134	-0.063	+Qj3BwkJ+Af9+AUD9/0L/PMHBwf0+vYJ
left word dbs	-0.015	-0.026	AAAAAAABAAAA/wAA/wAAAP8AAAAAAAAA
left word de	-0.016	0	AAD/AAAAAAAA/gQAAAACAP8AAAAAAAEA
left word deal	-0.028	-0.027	AAD+AAEB/gAA/AAA/wABAP4AAQAAAAAB
left word decision	0.035	-0.014	Af8A/wD9AgAAAgD/BAH+AQMA//8CAAH/
left word declin	0.049	-0.002	A/wF/f37A/0CBvz9BgP8Awb8+vwHBAf6
left word deliver	-0.002	-0.003	Af//////Af8A/wEAAAABAAAAAQAA/wAB
left word delivery	0.031	-0.021	/wEAAgMBAAL+/wIAAAAA/wQAAQEA/wAB
left word delivr	0.004	-0.001	AAD/AAEA/wL/AAAAAAAAAAIAAAAAAAD/
left word dentist	-0.034	-0.001	AAD/AAAB/gAA/gAA/gABAPwAAAD/AP8B
left word departement	0.007	-0.003	AAABAAEAAQH/AAEAAAAAAAEBAQH//wAA
left word dept	-0.001	0.06	/wH9AQEB/wEA/gEB//8B/wEAAQD/AP8C
left word design	-0.018	-0.004	/wH9AQAD/QAA/gAA/QAAAP4AAAH+AAAB
left word desk	-0.013	-0.011	Af8AAP//AP8BAf//AgD/Af4AAAABAQEA
left word dev	-0.022	-0.037	AAD+AQAB/AAA/wAA/wAAAP0AAAABAAEA
left word developer	0.022	-0.004	Af8B///+Af8AAQD/AgD/AQP///8DAQP+
left word dialle	-0.053	-0.001	/wH7AQAD/QEA+wEB/v8E//wAAQH9AP4C
left word didn't	-0.054	0.039	/gL/AgAE/QAB/v8B/P8E/vsCAAL8APwA
left word didnt	-0.025	-0.016	/wH/AQAB/gAAAAAB//8A//4BAQEAAP8B
left word display	-0.039	-0.006	Af//AAEC/gH//AIA/gADAPz/AQD//gAB
left word doctor	0.063	-0.006	Av4E///8BP8ABAAAAgD/AAb///8CAAL+
left word dofe	-0.031	-0.001	/gIAAQAC/wAAAAAA/QACAP8AAAD/AP8A
left word domu	-0.005	0	AAD/AAAAAAAA/wAAAAAAAAAAAAAAAP8B
left word door	0.046	-0.031	Av4E/v3+A/0CAv3/BAH9AgIA/wABAQH+
left word double	-0.005	-0.032	/wL9AgIC/wL/AAIB//8B//4AAgH//wAC
left word down	-0.044	-0.017	/wECAQAF/gAAAQAB+f8F//sBAAL9AP0B
left word dozen	0.025	-0.004	Af8C///+AgAAAgAAAgD/AQEAAAAAAAAA
left word draft	0.063	0.045	Av4E/v/7Bf8ABv7/BgH8Agb///8EAAL/
left word draw	0.044	-0.046	Av4D/v/7A/8AAgD/BAH+AQX+//4FAAT+
left word dress	0.046	-0.049	Av4B/v/8A/4BAP//AwH/AQf//f4EAQT9
left word drill	-0.029	0	AAAAAAAB/wAA/wAA/wAB//0AAAD/AP8A
left word drive	-0.015	0.012	Af8C////AP8AAAAA/gAA//8A/v8AAQD/
left word driver	-0.009	-0.022	AAD/AAAAAAAA/QEA/wAC/wEAAAABAAEA
left word drop	0.064	-0.026	Af8C///8AwABAv//BgH9AQT/AP8CAQIA
left word dry	-0.013	-0.031	/wH+AAIC/wL//wIAAAABAP4AAwD//v4C
left word due	0.168	-0.06	B/kN+fnzDPkGDvf7DQX0BQ/7+PoKBgn2
left word duty	-0.119	-0.105	+gb1BQoH+wr18w8G9foK+PUHDwf08/UQ
left word early	0.02	0	AAABAP/+A/8AAf8AAgD/AAIA/wAAAf8A
left word ehcp	-0.047	-0.001	/gIAAQAE/gAAAAAB/f8C//0BAAH/AP8A
left word eho	0.014	-0.008	AAD+AAAAAQAAAAAAAAAAAAIAAAAAAAEB
left word electricain	-0.007	0	/wD+AAEA/wL/AAEA//8A/wAAAAAAAAAA
left word electrician	0.029	-0.013	Af8D///+Av8CA/7/AwH9AgT//f4DAgL9
left word else	0.016	-0.001	AAD/AQAAAAAAAgD/AQD/AQAA/wABAAEA
left word elsewhere	0.036	-0.012	AAABAAD/AQAAAwAAAgD+AQMA/wABAAEA
left word email	0.033	-0.01	AAAAAAD+AQAAAAEAAgAAAAP/AP8CAAEA
left word employed	-0.031	-0.005	AAD+AAAB/wAB/QAA/wABAP0BAgH+//4B
left word empty	0.024	-0.011	Af8C///+Af8BAv8AAQD/AQL//v8CAQL+
left word end	-0.083	0.014	AAH7//4C//8B+wAB/f8B//sAAf8BAQEB
left word engineer	0.024	-0.023	Af8B/wD9AgAAAQAAAgD/AAIAAAABAAIA
left word english	-0.005	-0.022	/wEAAQABAAABAf8C/f4D/v8BAQH+////
left word enter	0.008	0.032	Af8C///8A/8AAf8AAQD+AAEAAAABAAEA
left word entry	0.039	0.074	Af8B/wD7AwAAAQD/BQH+AQP/AP8DAAL/
left word escalate	-0.025	-0.01	Af8B//8A//8BAf//AAEBAf0AAAH/AAAA
left word evening	0.004	0	/wEBAAAAAgAAAAAAAQAAAAEAAAAAAP8A
left word everyone	0.019	-0.017	AAEC/wABAAAAAwAAAQABAAMA/wABAAD/
left word everything	0.015	0.054	Av0B/v/9Av8B/f//AAIAAQH+//4CAQL/
left word exam	0.01	-0.023	Af///wD+AQAAAf//BAH9AQIAAAABAAEB
left word exercise	0.068	0	BfsH/Pr6BfsFCPn8CAT5BQb9+v0GBAb7
left word expired	0.015	-0.02	/wEDAAAB/wAAAf8A/wAAAAEAAAD/AP7+
left word eye	0.028	0.096	Af8A/wD9AgAAA/7/BQH9AgMAAAACAAEA
left word fail	0.035	-0.006	A/0F/f38A/0CBfz+BQL8AwP+/f4DAgT9
left word fall	0.051	-0.02	Av4G/f39Af0DCPv9BgL6AwT+/f0EAQL8
left word far	0.025	-0.02	/wH9AQL/AAL//wMBAv8A/wIAAwH///8D
left word fault	-0.048	0.054	/wH7AgEC/AL/+wIB/P8D//wAAQH//wEC
left word fee	-0.009	-0.014	/wL+AQIC/wL/AQEAAAD/AP8BAgH//v4D
left word feed	-0.016	-0.034	AAABAP8B//8A/gAA/wADAAH///8AAQH/
left word feedback	0.122	-0.021	BPwI+/v5B/sECvr8CwT4BQv7+PsKBgj4
left word feel	-0.005	-0.003	AAD/AAEAAAH//wEAAAAAAP8BAgH//v8C
left word fell	0.039	-0.01	Af8C///+Av8AAgD/BAH+AQT/AP4CAAL/
left word fetch	0.04	-0.023	AAAAAAD/AQAAAQAAAQAAAAQAAAAAAAH/
left word few	0.055	0.092	AAD/AAL8AwP8/QUBBP7//wj+//4EAAT/
left word fifty	-0.06	-0.007	/AT4BAQH+gT++QQC+/4F/fsBBAL9/v0E
left word figure	0.036	0.037	Af8B///9AwABAf//BAH+AQIAAQAAAAAB
left word file	0.028	-0.018	AP8B/wD/AQABA///BAH+AgL///8CAAD/
left word fill	-0.014	0.012	/wH8AQEC/gH//AIB//8C/gAAAP8BAAAA
left word final	-0.004	-0.007	AAAAAAAAAf8AAQAA/wAAAP8A/wD/AP8C
left word finance	0.025	-0.001	Af8C/wD9AgAAAgAAAgD+AAP///8CAAL/
left word find	-0.1	-0.058	/AP+BAAI+v8A+wEB+f8D/vcCAQL5APoC
left word finding	-0.002	-0.028	AAD/AAEB/wL+/wMA/gAA/wAAAgD//gAB
left word finish	0.06	-0.013	/wEHAPwABPsFBvkAAAD+AQQA+f4BBf/5
left word fire	0.011	0	Af8C////Af8BAf//AQH/AQEAAAABAAEA
left word firm	0.066	-0.067	Av4F/v77Bf4BBv7/AwD7AQUA//8DAAP+
left word first	-0.008	-0.044	Av4B//39AvwE/f3/AgEBAP///gABAwH+
left word fish	0.026	0.033	Af8D/wD+AgAAAgAAAwD+AAEAAAABAAH/
left word fit	-0.043	-0.027	/wH+AgEE//8A//8B/QAAAP0B/wH+Af4D
left word fitting	0.017	0.025	AQACAP/+AgAAAAAAAQAAAAEAAAAAAAEA
left word five	0.009	-0.006	Af8B//7+Af4BAf7/AwD/AQEA/gAAAgD+
left word fix	0.067	0.023	AP8A///7BAD/AwEABwD+AAf/AQACAAEB
left word floor	0.014	-0.084	Av4A/v79AP4BAQD/AgEBAf7//wABAgL+
left word follow	0.06	0.014	/wEBAQH+AgH/AgAABf/9AQUCAAEA/wEA
left word foreman	0.05	0.06	Av4C/v/9A/8BA///BAH8AgX///4DAQL+
left word form	0.015	-0.08	Af8H/vz/AvwDBfz//wH9AQP++v4CBAP6
left word formerly	0.015	0	AAAB/wD/AQAAAgAAAgD+AAIA/wABAAAA
left word fortnight	-0.01	-0.003	AAAAAP//Af8A/QAB/QAA//8AAAABAAAB
left word fortnightly	0.001	0.046	AAABAAAAAAAAAQAB/wAB/wEAAAAAAAAA
left word forty	-0.032	-0.001	/wH7AQED/gEA+wEB/gAD//0AAwH///8D
left word forward	0.023	-0.004	Af8C///+Af8AAv//AwH+AQP///8DAQL+
left word four	0.045	-0.039	AP8D//79A/8BBf3/AwD9AQQA/f8BAQH+
left word free	-0.008	0.014	AAABAAD+AQAA/gAA/wD/AAAAAAABAAAA
left word fresher	-0.043	0	/gL8AgID/QL9/AQC/P8E/vwBAQH+//4B
left word fri	-0.068	0.057	/wL/AQAD/QAA/gAB+/8E//oBAAH+AP4A
left word friday	0.008	-0.016	AAACAP//Af8BAv4AAgD/AP8A/wAAAQD+
left word fridays	0.089	0.04	A/0F/fz7Bf0ECPr9BwL4Awb//P8EAwP6
left word friend	0.036	-0.012	AQAAAAD9AQAAAQAABAD/AAQAAAADAAIA
left word front	-0.017	-0.008	AAD/AAAAAAAB//8AAAABAP4A/wD/AP0B
left word full	-0.015	0.03	AAEAAQAB//8A/wAB/v8A//0B/wD/AQD/
left word gang	0.077	0.116	Av4F/v76Bf4CBv3+BwL7Agf//f8EAgP8
left word get	-0.104	-0.004	+wXxBgYH+Aj+9AkA+wAC//oBCgP9/f0J
left word girl	-0.082	-0.013	AAD9AP8C/gAA/AAA/gABAPcAAAD9AP0F
left word give	-0.049	0.047	+wX3BAUK/Qb//gMD9v4K/PoCBQT3/voE
left word go	-0.041	0.02	AAD6//0C//4E/fz/+wAEAf0C/gADBPoB
left word goe	0.002	0.027	Af8D/v/+Av8AAv8AAgD/AAEA/wABAAAA
left word good	0.021	-0.055	Af////7+A/8CAP7/AgEAAQH/AP8BAQEB
left word gp	-0.007	0.001	AAAAAQAA/wAAAAAAAQABAAAAAAAAAAD/
left word graduate	0.04	-0.02	Af8B/wD9AwAAAgAABAD9AQP///8CAAL/
left word grass	0.012	-0.003	AQAAAAD/AAAAAQAAAAD/AAEAAAAAAAEA
left word green	0.012	-0.015	/gIAAgEB/wEBAf4BAQAAAAEA/v8BAQH/
left word group	0.059	-0.02	Av4H/v77Bv0BCP3/BwH5Awb//P0EAgT7
left word grow	0.033	-0.018	AAABAAD9AgAAAQAABAD/AAMAAAABAAEA
left word guest	-0.05	-0.035	AAD7AQAB/gAB/AAA/AAD//wBAAL9AP0E
left word guide	0.017	0	Af8B///+Av8AAf8AAQD/AQEAAAABAAEA
left word gun	-0.006	-0.008	/wH/AQAD/gAAAQAA/gAAAAAAAAD/AAD/
left word gutter	0.024	-0.001	Af8B/wD+AQAAAgD/AwH/AQL/AAABAAL/
left word hadn't	-0.047	0	AAAAAAAD/QAA/wAA/QAB//sAAAD/AP8C
left word hair	0.038	-0.025	Af8D///9Av8CBP7/AwH9AgX//f4EAQP9
left word half	-0.044	0.002	/gT9Af8C/QAC/f8B/f8E//8BAQL+AP8A
left word hand	0.075	0.143	A/0C/f75BP4BA///BgH9AgX+/v4GAgX+
left word handle	-0.001	-0.03	AAABAP0AAf4DA/0AAQD/AP4A/wH+Av/+
left word haven't	-0.006	-0.038	/wH/AAACAAAAAQAAAQD+AQAAAP8AAP8A
left word head	0.11	-0.003	BPwH/f36B/0CB/3+BwL6Awn+/PwHAwX8
left word health	0.033	-0.009	AAABAAD+AQAAAgAAAgD/AAMAAAABAAEA
left word help	0.133	0.388	BPwJ/fr2B/oEBvn+CwH4AwoA/QAGAwf6
left word high	-0.02	-0.004	AAAAAAAA/wAA//8A/wAAAAD//v8CAgL+
left word hit	-0.026	0.06	/wH/AAED/wAA/gEA/wABAP4AAgAA//8B
left word hold	0.117	0.094	BfsN+fn2CPkGCfX7CwT3BQz8+PoKBgr0
left word holder	0.021	-0.012	AP8B/wD/AQAA/wAAAQAAAAMAAAAAAAAA
left word hole	-0.015	0	/wH+AAAB/wEA/gAAAAABAAAAAAAAAAAA
left word home	-0.049	-0.03	/gL7AgIG+wL//QMC/P8E/v0CAwL+/v8E
left word hoovering	-0.048	-0.001	/gL6AgEE/QIA/QEB/gAC//sCAwL9//0E
left word hop	-0.02	-0.028	/AT7BAUF/AX9/wQC/v4D/gABAAAA//8B
left word hope	0.025	0.041	Av4D/v79A/4CAf3+BAL+AgT//v8CAgL+
left word hospital	-0.045	-0.002	AAD+AAEA/gH/+gIA/AAE//wAAgD//wAC
left word host	0.076	-0.014	Af8D///+BP8AAwD/BAH+AQP/AAACAAH/
left word hot	-0.039	-0.001	AAD7AQEC/QEA/AEA/QADAPsAAQD/AP8D
left word hotel	0.013	0	AAABAAD/AQAAAQAAAQD/AAEAAAAAAAAA
left word hour	-0.088	0.062	/AT4BQAJ+AAB/AEC9/4H/vgBAgP6AP0D
left word house	0.016	0.033	AQABAAD/AAABAv//BQD+AgEAAP8CAAL+
left word hr	0.044	-0.013	Af8B/wD+AQAAAQAABAD/AAIAAAABAAIA
left word hrs	-0.019	-0.009	AAD9AQEB/wEA+wIB/gAB/wAAAgD///8B
left word hundr	-0.014	0	/gL8AgAD/gAA/AEC/v8E/v8AAwH+AP8B
left word hundred	-0.076	0	/gL7AgEF+wH/+QMA+wADAPkBAwH+//4D
left word i'd	0.032	-0.005	Af8A/wD+AQAAAQD/AgH/AQT+//4EAAMA
left word i'm	-0.015	-0.039	AAAAAAD/AAAAAAAAAAAB//8A/wAAAQD+
left word i've	0.003	-0.003	AAH+AAEA/wL/AAMAAAABAAEAAP8BAAEA
left word idea	-0.063	-0.023	/gL7AgAE+wEA+wEB+f8F/vgDAgT5//sF
left word ill	0.021	-0.012	Av4E/v38A/4BBP3/AwH8AgP//v4EAgP+
left word in	-0.02	-0.021	/wH+AQEC/wEA/QEB/f8D//4AAQH+AP8B
left word incl	-0.045	-0.002	/gL7AQID/gL//AIB/v8D//wCAgH9//0D
left word include	-0.082	-0.077	+gf2BAcI/Qb6+AcF+fsH+vgFCQT5+PgL
left word infection	-0.015	0.022	AAD/AAAA/wAA/QAAAAABAP8AAQAAAAAB
left word inside	-0.016	-0.019	AAD/AAAB/wAA/wAAAQD/AP8AAAAAAAAA
left word insta	-0.013	-0.003	AAAAAAAAAQAA/wAB/v8B//8BAQH+AP4B
left word instead	-0.043	-0.002	/AT9AwAG/AEA/QEC/P4F/fsDAwT6//sA
left word instruction	0.026	-0.004	AAACAAD/AQAAAwD/AgD+AQAA//8BAAH/
left word internal	0.035	-0.009	Af8D///9AgAAA/8AAwD9AAMAAAACAAH+
left word invoice	0.042	-0.01	Af8D/wD+AwAABAAAAwD+AAT///8CAAL+
left word involve	-0.042	-0.012	/wH8AQMC/gH++wUB/AAD/vwAAwH8/v0G
left word it	-0.03	-0.023	/wH+AgEF/QH//gEA/wAAAP8BAAH///4D
left word item	-0.051	-0.004	/AT6BAQH+wT7+QYE+PwH/PsDBAP7/PsF
left word jan	-0.009	-0.062	AAD/AAAA/wAAAAAAAQD/AAD/AP8BAAEA
left word job	-0.043	-0.007	9wn1CQoI+wn19Q0I+fgK+PsJDAny9vIN
left word join	0.039	-0.043	/gL/AgEA/wAA/wMB/f8C/gP/AAAAAAH+
left word just	-0.011	0.008	/gL+AgED/wL+/wIC/v4E/v8BAQH+//4C
left word keep	0.078	-0.013	AAEFAAL6BAEAB/8ABgD7AQj/+/0GAwT7
left word key	-0.04	0.104	AAAAAAAD/QEA/wEA/AEEAPr/Af8AAP8C
left word kid	-0.039	-0.034	/gL8AgAE/AEAAP8A+wADAP0BAQH+AP4B
left word kit	-0.009	0	/gL9AgID/gL//wEB/wAB//4CAgL9/v4C
left word kitchen	-0.046	-0.003	/AX5BAUG/AX9+wQC/P4E/vsDBQP7/PsF
left word know	0.008	0.267	AAH9AQEE/gH+/QIC/f4D/v8BAgH//gED
left word l2	-0.023	-0.001	/QMBAgADAAAA/gAC/f0D/v0CAAH9APwB
left word la	-0.008	0	AAAAAAAAAAAA/wEAAAAAAP8AAAAAAAAA
left word lab	0.052	0.112	Af8E/wD8A/8ABP4AAwD9AAUA/v8BAQH+
left word label	-0.022	0.036	AAEBAAABAAAAAgAA/gAB/wAAAAABAAL+
left word lad	-0.056	-0.003	/wECAQADAAABAf8B/AAB//sA////Af7+
left word lady	-0.032	-0.009	/wH8AQED/QEA+wAA/gACAPwBAQH+AP4D
left word language	-0.039	0.001	/wH/Af8C/gAA//8B/v8C//0BAQL+AP4A
left word laps	-0.011	-0.037	Af8C///+AQABAf4AAQAAAAL//v4BAQH+
left word lapsed	0.032	-0.016	AP8CAAD+Av8BAv7/AgD8AQQA/f8BAQL+
left word last	0.102	-0.071	Av4I/v33CPwCB/3/CQH5Agz//f4DAgT+
left word late	-0.002	-0.033	+wb/BQEDAQL+/QIF/fsD+wIEAwP8/vsA
left word lawn	0.032	-0.007	Af8C/wD+AQAAAwD/AwH+AQT///8BAAP+
left word lay	0.022	-0.023	/wACAAH+AgD/AQIBAgAAAAIAAP8AAAD/
left word lead	0.085	-0.034	A/wF/P33Bv0CBvz9CgL6BAj+/f0GAgT9
left word leader	0.021	-0.018	Af8B/wD/AQAAAQAAAgD/AAMAAAABAAH/
left word learn	0.067	-0.053	Af8DAP/9AgACBPz/BQH5AgUA/v8CAAL9
left word learning	0.087	0.029	Av4H/vz7BfwEB/v+CAL7Agn++/4EBAT5
left word leave	0.044	-0.078	AP8E///+Av8ABQAA/wAAAAP//v8CAgL8
left word ledger	-0.066	0	/gL8AQMF/QP9/AQC+f4H/vkCBAL8/fwE
left word lend	0.036	0.022	Af8C///9Av8AAv//AwH9AQQA//8BAAH+
left word lesson	0.04	-0.01	AQAE//3+A/0BAv4AAwD/AAQA/f8BAQD/
left word let	-0.054	-0.06	/gL6AQIF/AH/+gIB+v8F//oAAQD///4D
left word letter	-0.037	0.063	Af8C//7+Av4A/AAB/gAAAP8A/wAAAP8B
left word level	-0.035	-0.072	AAEC//0B//0DBfz/AAD+AfwA/gABAgD/
left word licence	0.013	-0.04	AAAA/wD/AQAAAf8AAQD/AQIAAP8BAAAA
left word light	0.001	0.018	Af8B/wD+Af8BAf//AAH/AQD///8BAQL/
left word like	-0.066	-0.02	/wH8AQAD/QEA+wIC+/8C/vsBBAL7//wC
left word limpieza	-0.005	0	AAD/AAAAAAAAAf8AAAD+AP8AAAAAAAAB
left word line	0.045	0.021	Af4F//77Bf4CBP3/AwH8Agf//f4EAgP9
left word list	0.069	0.054	Av4D/wD6BAAABf//BgH7AQYA/wACAAP+
left word little	0.039	-0.044	AAABAAAAAQAABQAABQD8AAQA/wACAQH+
left word live	-0.003	0.015	AAAAAAABAAH//gEB/v8A/wAAAQH///8A
left word live-fire	0.048	0	Av0F/f79A/4CBvz9BQP8AwX+/P4DAgX9
left word load	0.004	-0.015	AAABAAAAAAACAv7/AQH/AQAAAAABAAAA
left word local	0.025	-0.023	Af8D//7+Af4BBP7/AgH9AQAA/gACAgL+
left word loda	0.004	-0.001	AAD/AAEA/wH/AQAAAAD/AAEAAAAAAAD/
left word log	0.066	-0.038	Af4D/wD8AgABBP7+BgH9Agf+/v8EAQX7
left word logo	-0.033	-0.026	AAAAAAAB/wAA/wAA/gACAP0AAAD/AP8A
left word look	0.084	0.025	A/0G/fr8A/sDBf3/BAH+AQj++/0EBQX5
left word looked	-0.014	-0.001	AAD+AAAA/wEA/wEAAAAAAP8AAQAA/wAC
left word lose	-0.048	-0.016	/gL/AgAD/AAA/QAC/P4F/vsCAAP7APwA
left word lost	-0.018	-0.024	Af8D/wD+AP8BAP7/AAH+Af////4AAQD+
left word lot	-0.037	-0.021	/wD+AAAC/gAA/gEA/QABAP4BAAD/AP8D
left word low	0.005	-0.018	AAAD//7+Af4BAf4AAgD+AAL//v8CAQH+
left word lunch	0.009	-0.026	Av4C/v78Av4BA/7/BQH9AgL+/f4FAgP9
left word lunchtime	-0.015	-0.003	/wEAAAAC/wAAAAAB/wACAAAAAAAAAAAA
left word machine	-0.018	-0.005	/gH/Af8C/gAB/v8BAf8C//8BAAD+AP0A
left word main	-0.126	-0.004	+gb1BgcL+Af79gcE9fwJ+/UECAX3+vgI
left word mainly	-0.059	-0.041	/AT5AwcF/Qb49woF9/oI+vsDBwP7+vsH
left word make	-0.042	0.065	A/39/wD+/QEA/QD//wD9AvwAAgED/wAC
left word man	-0.12	0.003	/gIAAv8G+gAA+f8C9/4F/vcCAAL7APoB
left word manage	-0.043	-0.01	/QP5BAYD/Ab9+gUB/f4D/vsEBwT8+vwH
left word manager	0.203	0.235	BvsJ+/3zCv0DDPr6EQX0BhH8+/wLAwn5
left word many	0.112	0.274	A/wG/fz4BvwFC/n9CAP3BAn8+fwHBQb5
left word mark	0.044	-0.005	Av4D/gD9BAH/AgEAAwD/AQT/AP8DAAL+
left word mat	0.009	-0.007	AAAB/wAAAgAAAQAAAAD/AAEAAP8CAAEA
left word mate	0.004	-0.103	AAAAAAD/AAAAAAAAAQAAAAL/AP8BAAL/
left word maternity	0.044	-0.036	Af8C///8AwAAAQD/BAH+AQT/AP8CAAH/
left word may	0.007	-0.045	AAABAAAAAAAAAQAA/wAAAAIAAAABAAH/
left word maybe	-0.007	0.036	AP//AAEB/gAAAAAAAQAAAP0AAgH//wAC
left word mean	-0.1	0	+wX1BAUG+AX8+AYD+/4H/fkCBAP7/fwG
left word meant	-0.015	-0.022	AAAAAAAB/wAAAAAA/wAAAP8AAAAAAAD/
left word meet	0.034	0.024	Af8B//79Av4CAv4AAwD9AQX//f4EAgL+
left word meeting	0.034	-0.019	Af8B/wD9AgAAA///BAH+AQP//wACAAH/
left word member	-0.015	-0.031	AAABAP/+AP8BAf//AAEAAQD//f8BAQH9
left word mentoring	-0.084	-0.013	/QT8AwQF+wP++wMC+v4F/fgDBgP5+/oG
left word message	-0.025	-0.009	Af8B//8A//8BAP///wEAAf0AAAAAAAD/
left word method	-0.011	0.036	AAACAP8C//8AAAAB/gAC//4AAAAAAAEA
left word metre	-0.053	-0.032	/wL9AQAE/AEA/QEB/P8C//0CAQH9AP4A
left word minor	0.058	-0.016	Af8E///8BAAABP8AAwD9AQT///8CAAH9
left word minute	0.062	-0.01	Af8D/wD8BAABBP//BgH9AQb///8DAQL+
left word miss	-0.113	0.099	/gL/AQAG/AAA/gAC+P8F/vgAAAD+AP4B
left word mix	-0.055	-0.009	/AT5AwYG/AX9+gQB/P8D/v0BAwH+/f0E
left word monday	0.011	0.029	AAAAAAAAAAAAAv8AAAD/AAAA//8BAAEA
left word mondays	0.002	-0.004	AQADAAD//wEAAQEA/wAAAP4AAgD///8B
left word money	-0.003	-0.028	Af////8AAAACAP/+AQIAAQD+/v8CAgL+
left word month	0.197	-0.064	BPwP+/f0CfkGC/j9EQP4BBD9+v4KBAj4
left word monthly	0.087	0.036	Av4I/fz6BvwCB/z/CAH7AQn++/0FAwT5
left word more	-0.061	-0.008	AAD/AAAD/QAA/gAB+/8E//oBAAH9AP8A
left word morning	0.069	-0.007	/wH+AAT/AQT9/wQAA/8B/wUBAwEA/QAC
left word mostly	0.04	-0.096	AAAAAP/9A/8AAf//BgH9AQT//v8CAQEA
left word move	0.196	-0.119	A/0F/P/7CP8ACP7+DAL4Awz+/P0HAgX9
left word mowing	0.023	0.041	AAAEAP/+Av8AAQAAAQD/AAMA/gAAAAD/
left word mum	-0.069	-0.005	/wH+AQAE/AAA/gAA/QACAPoAAAH+AP4C
left word nad	-0.003	0	AAD/AAAAAAAA/wAAAAAAAAAAAAAAAAAA
left word nam	-0.005	-0.013	AAD/AAH/AAH//wIAAAAAAP8AAgH//wAC
left word name	0.071	-0.029	Av4G/f37BP0BBf7/BwH8AQj//f4FAgP8
left word ne	0	-0.006	/wEBAAAAAQAAAwAAAAABAAAA///+AP7/
left word near	0.005	-0.003	AAD/AAAAAAEA/wEAAQD/AAEAAQAAAAH/
left word nearly	0.09	0.277	BfsM+/j4B/kFDff8CQP3BQj89vsHBwj1
left word need	0.092	0.039	B/kH+vn2B/kFCfn6CQb3Bgn6+PsJBgn6
left word never	-0.024	0.01	AAECAPwA/v0C//0A/wAAAAD//f8CBAP8
left word new	-0.048	-0.014	/gL4AgIF/AL/+wgC+P8E/vgABgH9/vwG
left word next	0.047	0.036	Af8G/v3+AvwFBPn/AwL8AgP//P8DAwL7
left word night	0.049	0.044	AAAI//7+BP4CB/z/BQH9AQf+/P4EAgH8
left word nite	-0.041	-0.012	/wH/AAAC/gAA/wAA/gABAP8AAAH/AP8B
left word no	-0.01	-0.037	Af8DAP8BAP8CAv3/AgEAAf0A/wAAAQAA
left word nobody	-0.067	0.031	/gP/AwAG+wAA/wAB+f8F/fsBAQL8AP0A
left word noche	-0.006	0	AAAAAAAAAAAAAAEAAAAAAP8AAAAAAAAA
left word none	0.022	-0.035	Af8F//7+Av0BA/8AAAAAAQT//v8CAQL+
left word normaly	0.001	0.073	AAAAAAEB/wH//wAA/wABAAEAAAAAAAD/
left word note	0.064	-0.03	Av4F/v/6BP8BBf7+BgL8Agb+//4EAQT7
left word nothing	0.014	-0.011	Af8C////AQAAAAAAAAABAAQAAP8BAAD/
left word now	0.003	0.077	Av4B/wD8AAAAAQIABgEAAQL/A/8D/gEB
left word number	-0.018	0.029	Af8G/v3/Av0CAv3//gEAAf4B/wH/Af/9
left word nurse	0.001	-0.002	/wH/Af8AAf8B//4C//4C/v4DAAP8Af3/
left word obs	0.001	-0.011	AAABAAAB/wAAAv///gD/AP8AAAAAAAAA
left word observation	0.046	0.108	Af8C///9A/8AA///BAH9AQb///8CAQL+
left word observe	0.062	-0.031	Av0E/v77Bf8CBf3+BgL7Awb///4EAQP+
left word occasion	0.026	0.057	AAABAP/+AgABAf8AAgD/AAL/AAABAQH+
left word occasionally	0.101	0.07	B/kJ+vv2B/oFDPj6DAb2Bgr7+fsJBQn5
left word odd	-0.017	-0.022	/wICAAAD/wAAAf8A/wADAf4A/wAAAf/+
left word off	-0.035	-0.019	/wH8AQIC/gP+/gMBAP8C/vwBBQL9/f0F
left word offer	0.098	-0.007	BfsJ/Pv2B/sDB/v9CgP5Awn9+/0GAgb8
left word office	0.141	-0.043	BvsL+vv0CPsDC/r9CwP4BAz++/wIAgf7
left word oficina	-0.012	0	AAD/AAAAAAAAAAEAAAAAAP8AAAAAAAAA
left word oficinas	0.002	0	AAABAAAAAAAAAQAAAAD/AP8AAAAAAAAB
left word old	-0.082	0.059	/gP7AwIF+wP//AQB9/8F/vgBBQL9/v0A
left word on	-0.029	-0.122	/gL7AgED/gH//gIB//8B//0BAQH9AP4E
left word once	0.011	0.185	/wEFAf0AAfwABf8AAf79AAAB/QACAgH+
left word one	0.001	-0.062	/QP5AwcF/Qb5/QkF/fsF+v0CBQH8+/oE
left word online	-0.021	-0.007	AAH9AAAB/wEA/wIA/gADAP4AAwD+//4D
left word only	0.124	-0.202	AP8OAPr6BfoDDfgBBgD7AAT/+v8DBP/1
left word open	0.097	-0.12	Av4I//n9BfkEB/oABAH9AQb/+/4EBQP6
left word opieka	-0.005	0	AAD/AAAAAAAA/wAAAAAAAAAAAAAAAAAA
left word ops	-0.004	0.036	/gH+AQICAAIA/gIB/gAB//8AAAD///8D
left word order	-0.121	0.026	9QzyCw4O9wz08w4J8vcO9fMJDQny9PIN
left word organise	-0.031	-0.033	/wH/AQAC/gEA/gEB/QAC//wBAgH9//4C
left word osoba	-0.005	0	AQD/AAAAAAAA/wAAAAAAAAAAAAAAAAAA
left word other	-0.06	-0.082	/wH7AgAG+AAB+wAB+f8H/vgAAQL8//8F
left word otherwise	0.027	0.149	Af8D//7/Af4BAf7/AwH+AQT//f8CAgL8
left word out	-0.055	-0.016	/AT4BAYF+wb8+QQD/P4H/f0DBwP7+/sI
left word outdoor	0.029	-0.045	AP8BAAH+AQEAAgEAAQD/AAIAAQAA/wEB
left word outside	0.039	-0.005	Av4E/v78A/4CA/3+BAL8AgX+/P0EAwT8
left word outstanding	0.011	-0.007	Af8B/wD+AQAAAQAAAAAAAAIAAAABAAH/
left word over	-0.031	-0.045	/wH7AAEC/QL/+gMB/QAB//8BBAH///4D
left word overnight	0.012	-0.015	Af8A/wD/AQAAAQAAAgD/AAL///8CAQL/
left word own	-0.013	-0.074	AP/+AQP9AAL+/wMAAAD/Af8AAP8E/wIA
left word owner	0.017	-0.012	Av4E/v7+Af4CA/3+AwH9AgL//f4DAgP9
left word pack	0.024	-0.025	Av0G/f77A/4BA/7+AgH+AgL//v8DAQT9
left word page	0.1	-0.1	Av0H/fv7BfsGB/j8CQT7BAn8+fwFBgX4
left word paid	0.042	-0.007	AAAAAAD+AgAAAAEAAgAAAAQAAAAAAAD/
left word pair	0.011	-0.005	AAD+AAD/AAAA/gEAAP8AAAEBAAEAAP8C
left word pallet	-0.067	-0.014	/AT7AwIG/AP++gQC+/4F/fkCBgL6/fsF
left word paper	-0.028	-0.032	/wABAQAB/wAA/wAA/gABAP4AAAD/AAAA
left word parent	-0.039	-0.001	AAAAAQAC/gAAAAEA/AABAP0AAAAAAAAA
left word part	0.012	0.211	BfoI+/b+AvYIBPX9AQT9BAL79vwDCAT8
left word partly	0.06	0.029	BPwG/Pz6BPwCBvz9BwP7Awf8+/wGBAb7
left word partner	0.006	0.135	AAD+AAD//wAAAAAAAQD/AAAAAAAAAAEB
left word pass	0.001	0.189	Av8DAP4AAP0BAP7//gABAQAA/AADAwP9
left word passenger	-0.02	-0.012	/wABAAAAAAAAAAAA/gACAAAAAAD/AP8A
left word patch	0	-0.005	/wH8AQEC/wEA/gEA/wABAAIAAwD///8D
left word patient	0.021	0	AAAAAAD/AQAAAQAAAgD/AAIAAAABAAEA
left word pay	0.004	-0.089	/wAAAf8AAQD//QIB/v8E/gAAAAD/AAD/
left word payment	0.033	-0.019	AAD/AAD+AQEAAQIAAgH/AAIAAgAC/wIC
left word peak	0.065	-0.022	Af8C/wD9BAAAAgAABgH+AQj///8CAAH9
left word people	-0.004	-0.001	AAABAAAA/wD//wEA/wAAAAAAAAAA/wH/
left word percent	-0.04	-0.009	/wH/AQAC/gAA/f8B/f8C//4B/wD/AQAA
left word period	-0.014	-0.015	/wH+AQAB/wAA/QAB//8B//4AAQD/AP8B
left word person	-0.201	-0.055	Af7zAP0G9v0F8f/++gIGAfD+/QH9Bf4K
left word phd	-0.003	-0.002	AAD/AAD/AQAA/gAAAgAAAAEAAAABAAAB
left word phone	-0.004	0.021	Af8B//8AAP8BA/7//wH+Af4A/wD/Af//
left word photo	-0.006	-0.014	AAAEAP8CAP8BAf7//gD/AQAA/v8AAQH+
left word pick	-0.022	-0.007	Av8G/v0A//0DBPz//QH+Av0A/P8CAwH9
left word pics	-0.012	-0.019	Af8BAAD/AQAA/wAA/gABAP8AAAAAAAAC
left word piece	-0.04	-0.004	/wH9AQEE/AEA/gAA/QAB//0BAQH+AP4A
left word place	0.053	-0.023	Af8DAP/+BQABAwD/AgD9AQMAAAABAQAB
left word plan	0.001	-0.039	AAD/AP8AAAAA/v8B/v8D/QIAAQABAAH/
left word plate	0	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
left word plus	-0.005	0.048	/gH+AQIBAAL//wIB//8B/wEBAgH+/v0D
left word pm	0.014	-0.005	AQAC//7/Af8AAv//AgD+AAEA/wABAQD/
left word point	-0.059	-0.022	/gP8AwQE/QP9/QMC/f8D//wBAgH+//4B
left word por	-0.003	0	AAD/AAAAAAAAAQAAAAD/AAAAAAAAAAD/
left word position	-0.037	0	/wH8AQMC/QP9+wQB/f8D/v0BAwH+/v4E
left word post	-0.013	0.01	A/0A/f3/Af0B/v///wEAAf///v8BAQEB
left word pound	-0.029	-0.042	/wH8AQIB/wL9+wUC/v8E/v4BBAL+/f0D
left word ppl	0.057	-0.013	AAABAAD9AgAAAwD/BAD+AQX/AP8CAAH/
left word practice	0.116	0.018	A/0K/Pv4B/sECvn+CgH4Agn9+f0GBQT5
left word prep	-0.044	-0.007	/gH9AQIC/gIA/gAA/QABAP0A/wAAAAAB
left word preparation	0.041	0	AAADAP//Av8ABP8AAwD+AAMAAAAAAAD/
left word prepare	0.05	0.064	Af8G/v39A/0CBvz/BgH7AwT++/0EBAP7
left word present	-0.019	0.02	/wH+AQL/AAL//gEAAAAAAP4BAwH+/v4E
left word press	-0.004	-0.029	Af8A//////8BAP7/AAH/AQIA/v8CAgL+
left word previously	0	-0.018	AAABAAAAAAABAf7/AQH/Af7//wD/AAD/
left word price	0.06	0.101	AAAE/wD+BAAABP8ABQD9AQYAAAABAAD/
left word print	-0.056	-0.008	/QP7AgME/gT++gUD+/4G/fsCBQL8/PsF
left word prior	0.041	-0.003	Af8D///+Av8BBP7/AwH9AQT//v8CAQH9
left word probably	0.019	0.065	Af8C/wD9A/8AAgAAAgAAAAQA/v8CAAL+
left word process	-0.001	-0.001	AAD/AAEAAQH/AAEAAAAC/wAAAgD///8B
left word produce	0.006	-0.007	AAACAAABAAAAAgAA/wAAAAAAAQD/AAD/
left word progress	0.003	-0.003	AAABAAD/AQAAAAAAAQAAAP8AAQD/AAAB
left word propose	0.008	-0.011	AAAAAAAAAQAAAAAAAAAAAAEAAAAAAAAA
left word provide	-0.064	0	+gb3BgkI+wj5+AkF9/sH+/oEBwT5+vkH
left word pts	-0.045	-0.005	/gL8AgAF/QEA/QEC+/8E/voBAQL8//4C
left word pull	-0.003	0.047	Av4A/gD/Af8B/wD/AgH+AQH///4CAAEA
left word pupil	0.029	-0.024	Af8C///9Av8AA///BAH9AQP///8CAAL/
left word put	-0.088	-0.046	/AX4AQMF/gb89wUD+v0B/fwFCQP7+vcH
left word putting	0.003	-0.004	AAABAP8AAP8BAf8AAAD/AAAA/wAAAAH/
left word quarter	-0.033	0.014	Af8B//4A//4A/wAA/QABAP8AAAAAAAH/
left word query	0.018	0	Af8B///+Av8AAgD/AgH/AQEAAAABAAEA
left word queue	-0.04	-0.008	AAD9AAAB/QAA/AEA/QACAP0AAQAAAAAB
left word quiet	-0.005	0.148	AAAB/wD/AAAAAP8AAAABAAAA//8BAAAA
left word raise	0.004	0.047	AAAAAAD//wABAf//AQL9AgP//v8CAQH+
left word rate	0.013	-0.012	Af8C/v/9Av8BAf//AgD+AQP///8CAQH/
left word reach	0.017	-0.01	AAACAAD/AgD/AAEAAAAA/wEAAAEAAP8A
left word read	0.04	0.043	A/0F/fv7A/wDBPz/BAH9Agb+/P0EBAT7
left word ready	-0.08	0	/QP6AwUG+wT8+gUD+P0F/fUDBwT5+/oH
left word real	0.011	-0.032	AAABAAD/AQAAAgAAAAABAAIA/wABAAH/
left word receive	-0.012	-0.007	/wH+AQAC/wAA//8AAAAAAP4B/wH+Af4A
left word reception	-0.002	-0.004	AAD/AAAA/wAAAAAAAAD/AAAAAAAAAAD/
left word record	0.02	-0.007	Af8C////Av8BAf8AAgD/AQEA/gABAQH/
left word redid	-0.002	-0.012	AAD/AAAC/wEBAf7//gD/AAEA/wABAAD/
left word reg	-0.005	-0.008	/gL8AQED/QAA/QABAP8B//8BAAH/AP8C
left word register	0.05	0.001	A/0E/f37BP0CBPz+BgL8AgX+/f4FAwT8
left word regular	0.064	0.013	A/4F/f76BP4CBvz+CQL7AwT//v8EAQP+
left word relief	0.036	-0.025	Af8A/wD9AQABAv//BgH8AQT///8DAAL/
left word remain	0.008	-0.007	/wH/AQABAAAAAAAAAgAAAAEAAAAAAAAA
left word renew	0.032	-0.009	Af8C/wD+A/8AA///AgH/AQIA//8BAAD/
left word repair	0.013	-0.066	AQAA/wD+AQAAAAEAAgD/AAMAAAABAAAA
left word repare	0.007	-0.001	AAABAAAAAAAAAf8AAAD/AAEAAAAA/wAA
left word replace	0.003	-0.044	AAECAAAAAQAAAAAA/wACAAEA/wAAAAH+
left word report	-0.003	0.077	/wH9AQID/gL//gEB/v8A/wAAAQD/AAAB
left word request	-0.016	0	AAABAAAB/gAAAQAA/wABAP0AAAH/AAD/
left word responsable	0.001	-0.003	/wH/AQIBAAL/AAEB/wAA/wABAQH//wAA
left word responsibility	-0.2	0.013	9QvsCxAS8xD26g8K6vYS9O4IEgnv8vAQ
left word responsible	-0.199	-0.013	6xTmFBgZ8hbq6hsR5O4T7OwTGRLj6esc
left word rest	-0.027	0.019	/wD9AQAB/wAA/gIA/QAAAAAAAQAAAAAB
left word result	-0.062	-0.01	/gL7AgUC/wX8+gYC/P8C/vgDCQP6+foI
left word return	0.04	-0.013	Af8E/v79A/0BA/7/BAD9AQIA/f8CAgL/
left word review	0.067	0.016	Af8GAP/7BP8ABv8ABQD+AAb//f8CAQH+
left word right	-0.131	-0.027	/QL4BAQI+QT/+AMC9/8H/fIEBgX3/PgH
left word ring	-0.081	-0.046	AAD9AAAB/v8B+/8A/wABAPwA/wH/AP8D
left word rise	0.018	-0.005	AAABAAD/AgAAAgAAAgD/AAMA//8BAAH/
left word role	-0.066	0.037	/QP5AgUE/QX7+QcD/P0G/fsCBgP9/PsF
left word roll	-0.019	0.037	AAD+AAAB/gAA/AAA/wABAAAAAP8CAAIB
left word roof	-0.013	-0.003	AAAAAAAA/wAAAAAAAAD/AAAAAAABAAEA
left word room	-0.06	-0.026	/QP5AwMD/QT++QcB/P8E/v7/BAAB/wEC
left word rota	-0.081	0.02	/wH+AQAF+gAA/AAA+gAG//kAAAH+AP0B
left word roughly	0.022	0.118	Af4A//sAAPsGAfn+AQIAAQT++v4DBgP7
left word round	-0.024	-0.065	AAACAAAB/v8BA/4A/gD+AP3///8AAQL/
left word route	-0.04	-0.053	/wECAAAC/gD//gAB/f8D//gAAQH+AP8B
left word run	-0.077	-0.033	AQD+APz+/f0CAv3/AQABAvsDAgH8//8C
left word runner	0.008	-0.011	AAD+AAH/AAEAAAAAAQD/AAD/AQAA/wEB
left word safety	-0.003	-0.01	/wH/AQIA/gL//wIB/gAC/wAAAQAA/wAA
left word sale	0.088	-0.017	AAAD///9Bf8ABf8ABwD8AAgA/v8BAQH/
left word same	0.023	-0.052	/wL/AgIBAQH9AQMBAP8A/wEBAQL//v4D
left word sample	0.074	-0.021	Av8F//78BP4CBvz/BQH7AgX//v8CAQP9
left word sat	-0.091	0.046	/gL+AQAG/AAA/QAB+P8F//cBAAH8AP4C
left word saturday	0.039	0.105	AAAAAAH/AQEAAgD/BAH9AQMAAQAB/wAA
left word saturdays	0.091	-0.002	Af8B/wD9BQAAAwAABgD+AAcAAAABAAL/
left word say	-0.071	-0.002	/QT+A/4G/P4BA/0A+f8BAPcB/gH8Af0C
left word scan	-0.02	0.028	AAD+AAAC/gD//QEB/gAC//8AAQD/AAAB
left word schedule	-0.009	0.04	AP8CAP//AP8AAQAA/wAAAP0AAAD/AAAA
left word school	0.055	-0.064	AAAGAf4BAv4BA/0A/wAA/wMB/wH/AAD+
left word second	-0.005	0.037	Af8L//UC//YLBvL+/AH/Av4A9f//CgH3
left word section	-0.002	-0.059	AP8DAP8CAf8ABf4A/wD/Af////8BAAD+
left word see	-0.026	-0.039	AP//AAAA//8AAP//AQD9Af4A//8AAQEB
left word sell	-0.013	-0.05	/wEBAf8D/v8BAv4A/wAB/wD//wAAAQD7
left word send	-0.044	0.04	/wL9AgED+wH+/gIBAP8C//4AAQH+AP4A
left word senior	0.095	0.108	Av4I/vv7A/oECvn9BwL5AwX/+f4DBQP6
left word september	0.012	-0.009	AAD/AAH/AAH/AQEAAgD/AAEAAf8BAAEB
left word serve	0.015	0.044	Av0B/v39Av4BAP//AgH/AQP//v8DAQP/
left word service	-0.007	0.038	AAAAAP8BAf8B/v8A/wABAP8AAAD/AP8A
left word session	-0.036	-0.011	/wH8AgED/AH//QIA/gAC//0BAgH///8C
left word set	-0.081	0.027	AAD7AAAB+wAB/P///wADAfcBAAH+Af8D
left word settle	-0.042	-0.004	/wD/AAAD/wAAAAAA/QAB//sAAAD9Af4A
left word shadow	0.072	0.249	Av0D/vz9BP0DBfv9BwP7Awb+/P0FAwT7
left word shape	0.017	-0.012	AAACAP//Af8AAQAAAQD/AAMA/wABAQL+
left word share	0.006	-0.02	/gL+AgAB//8A/wABAf4B/wACAAL+AP0B
left word sheet	-0.015	0.049	AAAAAQH//gEA/v8AAAABAP4A/wEBAAAA
left word shelf	-0.037	-0.006	Af4A//4BAP8B/////gH/AP3/Af//AP8B
left word shift	0.11	-0.179	BPwG/Pr3BfsDA/z+CgP7Awn9/P4GAwb9
left word shop	0.009	-0.001	A/4A/v/8Av8DAv3+AwP+AgH///8CAQMA
left word short	-0.004	-0.062	Af4B/gD9AgAAAAD/AgH/AQEA//8CAAAB
left word show	-0.024	0.017	/wD8AgIE/QP//QIA/AAD//0AAwEA/f8E
left word shrink	-0.008	-0.001	AAAAAAAAAAABAf///wAAAP8AAAABAAEA
left word shut	-0.017	-0.025	/wH/AQAD/gAAAAAB//8B//8AAAD/AP8B
left word sick	0.059	-0.045	Af8D///9A/8BBf7/BgH7AQT///8CAAL+
left word side	-0.069	-0.038	/gH9AQEC/gIA/AEA/QAD//oAAwH+//4D
left word sign	-0.009	-0.007	Af8C////A/4AAP8AAwD/AQEA/gABAQD/
left word signature	0.003	-0.011	AAAAAAAAAAAAAP8AAAD/Af8AAAAAAAAB
left word signiture	-0.009	-0.001	/wH+AQECAAH//wAB/gAB/wEA/wAAAAD/
left word since	-0.018	-0.016	/wEAAAAB/wAAAAAA/wAAAAAA/wAAAf//
left word single	0.051	0.034	Af4G/v78Bf4BA/3/BQH9AgT//f4DAgL9
left word sit	-0.091	0.058	Af3//wD//f0BA//+AgEBA/sA/gACAQID
left word site	0.075	-0.048	A/8D/gD8AgEBBv/+BAL/AQb+/wACAQX7
left word size	0.026	-0.007	AAAAAAD/AQAA/wAAAQD/AAEAAAAAAAAA
left word slate	0.013	-0.007	AAEAAAABAAAAAv8A////AAEA/wAAAAD+
left word slide	0.069	-0.002	AAADAAD9BAAABP//BQH+AQf///8CAQL+
left word small	0.091	0.042	A/0H/fz5B/wDBPv9BwH7AwYA/f8GAgP9
left word smp	0.033	0.023	AAAAAAD/AQAAAwAAAgD+AAIAAAABAAEA
left word so	-0.013	0.053	/wH7AQIC/wL//AIB/v8C//8AAQH/AP8B
left word some	0.006	0	Af8B/wD/AQD/AAEAAAAAAAEAAAAAAAAA
left word someone	0.016	-0.002	Af8EAP//Af8AAv8A/wD/AAT//f8CAgT9
left word someth	-0.059	0.062	/gL8AgIE/AL/+QIB+/8F/vwBAwL+//4B
left word something	-0.011	-0.006	AAD+AQAB/wAA/wAA/wABAAAAAQH/AP8B
left word sometimes	0.109	0.308	Av4G/v/2Bv8BCv7/DAL4Agn+/f0GAQb6
left word somth	0.008	0	AAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAA
left word somtime	0.006	0	AAAAAAAAAAAAAQAAAAD/AAAAAAAAAAD/
left word sort	-0.117	-0.017	+wXzBQML9wT/9QQC9f4J/PYCBQL5/vkI
left word speak	-0.103	-0.023	/QP8AwEI+gH/+gEB+v8F/vgBAQL7APsC
left word spend	0.049	-0.024	Av4C/v/9BP8BAQD/AwH9AQMAAAABAAEB
left word sprzatanie	-0.004	0	AQAAAAAAAAAA/wAAAAAAAAAAAAAAAAAA
left word staff	-0.003	-0.056	AAAD///9A/4BA/4AAgH+AQEA//8CAQH+
left word stage	0.013	-0.006	AAD+AAEA/wL//wEAAQAAAAEAAgAC/wEB
left word stand	-0.011	0.027	AAD/AP4C//8CAf7//gEAAAD9/P4DBAL9
left word starsza	-0.006	0	AAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAA
left word start	0.095	-0.033	AAAG//78B/4BB/wABv/5AQoA/P0FAgL7
left word starter	-0.027	-0.005	/wH+AAABAAAA/AEA/gACAP0AAgH+//8C
left word stay	-0.027	-0.013	/wACAP//AP8BAf8B/wECAP8A/wD/AQAA
left word still	-0.012	-0.066	AAEAAP7///4A+/8A/wAA/wAA/wABAAAB
left word stock	0.037	-0.02	Af4C/wD+AgAAAwAAAgD9AAT/AP8B/wP+
left word stop	-0.008	-0.015	AAAAAAD/AgAAAQAAAgD/AP8AAP8BAAEB
left word store	0.01	-0.019	Af8A///+Af8BAf//AgD+AAEA/wACAQH/
left word street	-0.017	-0.017	AAD+AP8B/v8B//4A/wAAAP8A/wAAAQEA
left word student	0.022	-0.026	Af8C///+A/8BAv//AgH/AQH///8CAAH/
left word study	-0.07	-0.045	+gX9BQAI+wAA/AAD/P4F/fgEAgT3//gB
left word stuff	-0.082	-0.016	/wH8AQAD/QD/+gEB+v8E//oBAQH///4E
left word subject	0.021	0	AAAAAAD/AQAAAQAAAgD/AAEAAAABAAAA
left word submit	0.044	-0.032	Af8E//77A/4BA/4ABQD9AQT//v8DAQL+
left word suggest	0.051	0.01	Af8B/wD9BAAAAQAABAD+AAcAAP8DAAL/
left word summer	0.036	-0.024	Af8C/v/8AgAAAQD/BAH9AQP///8CAQP+
left word sunday	0.038	0.03	Af8EAP7/Av8ABP7/AgD8AQIAAQAA/wD/
left word sundays	0.087	0.046	Af8D/wD9AgAABf//BAH8AQj/AP8DAAP9
left word supervise	0.029	0.02	Av4D/v79Av4CA/7/AwH+AgT+/f4DAwP8
left word supervision	0.101	0.147	BvoL+/j4B/kFCPn8CQT4BAn7+PsHBgf4
left word supervisor	0.115	0.07	BPwD/f/5Bf8CB/38CwT4BAv9/v0GAQb9
left word supplier	0.028	0.014	Af8A/wD+AgAAAQD/AgH+AQT/AP8CAAEA
left word supply	0.037	-0.004	Af8B////Af8AAv8AAgD+AAT///8AAAAA
left word support	0.066	0.166	A/0F/f/5BP8CB/39CQP4BAP//v8DAQP+
left word supposed	0.068	0	BfsH+/r5BfsECPr8CAT6BAf8+v0GBAb6
left word swap	-0.007	-0.035	AP8AAAAA/gAA/wAAAAAAAAAA/wABAAEA
left word sweep	0.011	0	AAABAAAAAQAAAQAAAAD/AAEAAAAAAAD/
left word system	0.099	-0.015	Av4G/v74Bv8BBf7/CQH9Agn///4EAQT9
left word table	0.011	-0.009	AAD/AAAA/wAAAAD/AAH/AQL//wABAQL/
left word tag	0.015	-0.005	AAD/AAACAAAAAv8AAAD+AAEAAAD/AP8A
left word take	-0.036	-0.19	AAD+/wIC/v8ABAH//gEDAP3/AP8B/wAB
left word talk	-0.058	0.046	/wH9AQEE/AIA/QMB+v8D/voBAgD+AP8B
left word task	-0.145	0	+QfxBwsL9gr27w8H8PkN+PEHDgj09vUO
left word teach	0.007	-0.005	AAD/AAD/AQEAAAAAAQAAAAEAAAAAAAAA
left word teacher	0.003	-0.011	Af8A/wD+AP8AAQD/AwH+AQD///8CAAL/
left word teaching	-0.02	-0.027	/gL+AQIC/wL9+wQD+/0E/P4CAgL9/v0D
left word team	0.043	-0.037	A/0G/fn9AvoHAfYAAAH/AQP+9/8BCAH8
left word tech	-0.008	-0.024	AAAAAAD/AQAAAAAAAQD/AP4AAAABAAEA
left word telephon	-0.01	0	AAD/AAAAAAAA/wEAAAABAP8AAAAAAAAC
left word tell	0.116	0.002	A/wH/f35B/0DCPr9DAP5BAr+/P0FAwT6
left word temp	0.028	-0.036	Af///wD9AQD/AAEAA///AAIAAQADAAEA
left word temporary	0.009	-0.007	Af8C////Af8AAf8AAAAAAQAA/wABAAD/
left word ten	-0.06	-0.004	/wH8AgEE+wL//wIA/AACAPsAAQH+AP8C
left word term	0.043	-0.028	AQAB/wH+AgEABAD/BAH9AQb/AP8CAAP+
left word test	0.028	0.007	Af8F/v/9A/4BAP7/AwEAAgIA/v4EAQH/
left word testing	0.01	0	AAD/AAAAAAEAAAAAAAAAAAAAAAAAAAAA
left word thank	0.032	-0.003	Af8BAAD+AQAAAgD/AwH/AQIA/wACAAIA
left word that	0.022	-0.003	AAAAAAD/AAAAAgAAAAAAAQAAAAABAAAA
left word then	-0.117	-0.037	/QT4A/8H+gIB+QUF8foI+vEFBQb1//YE
left word thereof	0.005	0	AAD/AAEBAAEAAQAAAAD/AAAAAQAA/wD/
left word thing	-0.054	0.108	/wH6AQEC/gL/9wIB+wAE//sBBAH9//0F
left word think	0	0.029	AAD+AP8AAP8A/wEB/v8A//8BAAD+Af4C
left word third	0.024	0.024	Af4D//38Av0EA/v+BAL+AgT+/P4DAgP+
left word thousand	-0.036	0	/wH7AQEC/gH++gQB/v8D/v4BBAL9/f4E
left word thursday	0.006	-0.007	AAAAAAEAAAEAAQEAAAAAAP4BAQD///8B
left word thursdays	0.018	0.011	Af8A////Af8AAgD/AQH9AQL///4CAQL/
left word ticket	-0.024	-0.011	AAD9AQAB/gAA/wAAAQAAAP4AAAH/AAED
left word till	0.04	-0.094	/gP9AgT/AgL9AQQCAv4A/gEDAQL9//0F
left word time	-0.011	0.13	AQD9AP////4C/v4A/gD+AgMA/P0FAgIA
left word together	0.073	-0.006	Av0G/v/7BP8BBv7+BQL7Agb//v8DAQP+
left word tonne	-0.078	0.049	/QP6AwIF+wL++QQC+v8E/vsBAgH+//4D
left word too	-0.033	-0.008	/gL6AgUE/AX8/QUB/f8C/voBBgL8+/0F
left word tool	0.01	-0.007	AAAAAAD/AQAAAP8AAQD/AAEAAAAAAAH/
left word top	-0.003	-0.046	/wD/AP//Af8B//7/AQH/AAAAAAH/AAAB
left word total	-0.021	-0.039	/gP6AgQE/gT+/gIC/f4D/f4CBAL9/f0D
left word touch	-0.024	-0.01	Af////8A//8A/wAAAAACAP4AAAAAAAAB
left word train	-0.037	-0.035	AAD7AQIC/gL++gQD+/0F/PsCBAP9/f0G
left word training	0.077	-0.014	A/0G/fz7A/0DBfv9BQP8Awj8+fwHBAf5
left word transport	0.041	-0.012	Af8C/wD9AgAAAv//AwH+AQT/AP8CAAL+
left word trial	0.041	-0.035	Af4D//3/Af0DBfz+AwL+AgL+/P8CAwL8
left word tried	-0.005	0	AAAAAAAAAAAA/wAAAAAAAAAAAAAAAAAA
left word try	0.098	0.055	BvoK+/v5B/sECvr8CAT4BAf9+/0FAwb6
left word tue	-0.029	0.063	/wEAAQAD/gAA/gAA/gABAP0AAAD+AP4A
left word tuesdays	0.049	-0.063	AQAAAAD+AgEAAgAAAgD9AAMAAQABAAEA
left word turn	0.038	-0.06	Af8C//79BP4CAv4AAwD9AQYA/P8EAwL9
left word tutor	0.01	0.014	Af8B///9A/8AAgAAAgD+AAEAAAACAAEA
left word twelve	-0.043	0	/wH8AQAC/gEA/gEA/gACAPwBAgH///8C
left word twenty	-0.056	0	/wH7AQEC/QEA/QEA/wABAPoBAwL9//4C
left word twice	0.003	-0.062	/wH8AQIA/wL//AMA/gABAAEAAgAD/wH/
left word type	0.089	0.007	Av4G/v/6Bf8BBv3/CQH5Awr+/P0GAgT7
left word unable	0.059	0	BPwG/Pv6BPwDBvv9BwP7Awf8+/0GBAb6
left word unit	0.036	-0.028	Af8C///9A/8BA///AwH+AQT///4CAQEA
left word unpaid	0.039	-0.008	AAD/AAD/AAABAf8AAwD/AAQA/wABAQAA
left word up	0.079	0.166	B/oK+vb3BfgJC/T7CAf4BQj59voKCQr3
left word ups	-0.062	-0.007	/QP6AwQF/AT+/AQB/f8D//kCBwP7/PwE
left word use	-0.011	0.036	AAD7AAT+/gb8+wYBAQAC/wIBBgIA+/8C
left word used	0.015	-0.031	Af8E//7+Av4BAv7/AQH/AAEA/wAAAQD9
left word usually	0.01	0	Af8B/wD9AgAA////AQH/AQL/AP8BAAEA
left word van	0.072	-0.037	Af8BAAD+AgABAv7/AwH+AQb///8CAQL+
left word vehcile	0.002	-0.001	AAD/AAEA/wH/AAAAAAAAAAEAAAAAAAAA
left word viewing	-0.007	0.026	AAAAAAAAAAAA/wAA/wAAAAEAAAAA/wAA
left word visit	0.015	0	Av4D/v7+Av4BAv7/AgH+AQL+/f4DAwP8
left word visitor	0.008	-0.004	AAAAAP8AAAABAf8AAQD/AAAAAAAAAQD/
left word volunteer	0.029	0.035	Av4C//79A/4AAQAAAwD+AAL//v8CAgEA
left word vpn	0.006	-0.006	AAD/AAAAAAEA/wEAAQD/AAEAAQAA/wAB
left word w	-0.061	-0.051	/gH+Av8E+/8A/AED+f0F/f8C/gL9Af4A
left word wait	0.018	-0.017	AAD/AAD/Af8BAf8AAwD9AAQA//8BAQAA
left word walk	-0.18	-0.026	/gL4AgEJ+AH/9wEB9wAF/vMBAgL7//wF
left word want	-0.064	0.023	/gECAf4G/v8B/v8B+f8E//wBAQH7APwA
left word ward	-0.004	-0.008	Af8A/wD/AQAA/wAAAQAAAAAAAAAAAAAB
left word wash	-0.004	-0.009	Af8BAP/+AAAAAQD/AQAAAf4AAAABAAAA
left word watch	0.057	-0.051	BfsH+/z6BfwEB/v8BwT7BAb6+foIBQf5
left word watching	0.013	0.142	Av4A/v/8Av4CAf//AwH9AgP+/P0GBAP+
left word way	0.014	0	/wH+AQIB/wL/AAMAAAABAAACBAL+/f0D
left word wednesdays	0.01	-0.033	AAACAQEA/wEAA/8A/gD+AP0BAQL9/gAB
left word weeding	-0.018	0.11	AAD9AAAA/wAA/QEA/wABAP4AAQAAAAAC
left word week	0.16	-0.177	A/0F/f30C/0CB/3/DQH2Agv//f4FAgT9
left word weekend	0.044	-0.061	Av0F/f37BP4CBP7+BgP8AgX+/f0FAgX8
left word weekly	0.171	0.111	A/0K/fvzC/sDCvr+EAH3Ag7/+v4GBAf4
left word weld	0.004	-0.019	AAAA/wAAAAAAAAAAAgEAAAAAAAABAAD/
left word well	-0.055	-0.003	/gL4AgQG+gP++gUB+QAE//kBBQL8/f0G
left word whole	-0.061	-0.021	/wH/AQAE/QAA/gAA/AAC//oA/wD+AP3/
left word will	0.01	-0.005	Av0D/v79Af4BA/7+AwL9AgH//v8CAQP+
left word win	-0.025	0.028	/wEAAQAB/wAA/QAC/v4D/vwBAAH9AP0A
left word wk	0.001	-0.049	AAAAAAABAQAAAgAAAgAAAAAAAAD/AP8A
left word wks	0.062	0.025	Af8D///8BQAAAgD/BgH+AQf/AP8DAAH+
left word word	-0.07	-0.002	/wH+AQAD/gAA/QAB/P8C//oBAAH8AP0B
left word work	-0.039	0.082	+wX5BQUD/wT8/AYE+/0C/v8EBwP5/foF
left word worker	0.001	0.03	AAABAAAB//8AAgAAAQD/AQEA/wABAAAA
left word worth	0.012	-0.005	AAAEAP8AAf8AAv//AAD/AP8A/v8BAQD8
left word write	-0.056	-0.12	+gb8BgIJ+QL+/AIG9/oM+fsEAwP3/vkE
left word wrong	-0.108	-0.012	/wD9AAAE/AAA+wAA/AACAPgAAAD/AP8C
left word xma	0	-0.042	/wEAAP8CAP8A/wAB/v8B//8BAAH+AP4B
left word year	0.083	0.084	Af8B/v77Bv8CBv3/BwH7AgQB/P8FAwD6
left word yes	-0.045	-0.023	/wH+AQAC/QAAAAAA/QACAPwAAQH/AP8A
left word yet	0.047	-0.143	Af4F/v/7Bv4BA/4ABP/8AQoA/v8EAQL9
left word yr	-0.012	-0.013	AAABAP//AP8AAP8AAQAAAAEA/wAAAQH/
left word zip	0.002	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
length of time new, beside numbers	-0.101	-0.028	+wX9BQAK+gAA/AAE9fwJ+/cFAQT1APUD
level 1 above all, carried	0.081	0.04	Af4AAAQB/wT6BQUBAQD//gEAAwEC+wH9
level 1 above all, loose	0.111	-0.069	Cfr/+//2BgACBgL6CQX1BgT8//4HAgz9
level 2 above all, carried	0.02	0.189	AAAD/vsCAf0GAv7+AQH+AQIA/AD/B/38
level 2 above all, loose	0.17	-0.097	BvsK/Pv0CPwDDfj8CgL0BQv9+vwMAwv4
level 3 above all, carried	0.004	-0.003	+Qf/BwYH/gb7/gUI+PgF+PwHBAX1+vcB
level 3 above all, loose	0.011	-0.201	/wP/AgYH/Aj5/QYC/v0E/P0BCAX++P7/
level on the object -1	0.006	0.147	/wAEAQD+AwH/BgACAf3///8B/v4BAAIA
level on the object -2	-0.067	0.101	/AP8AP4G//8D+AAB/v0H/vgE/gH/Av0D
level on the object 0	-0.01	-0.094	/gsABwAA//8CAAIM+vD+/AQOAAf8BP4C
level on the object 1	-0.001	0.399	BP39/P8A//4CAP79AgMDAvr8A/8D/wMA
level on the object 2	0.038	0.172	CPcN+fX5BPcJBfX7Bgf6BwX6+PkKBwj3
level on the object 3	0.084	0.213	CPgL+fT6BfcKAvT6Cgj6BgX5+/sHCgny
limit gone from 0	0.065	-0.333	/AQHBvcA/voJBPQBA/8BAAAD9wT9Bv32
limit new at 0	-0.027	-0.11	/wH/AgEE+gABAgMA+AD+//z/AwP//wAC
limit same	-0.114	0.015	BPsG+vkC/voH//f8Agb/A/v7+vwFBQP8
linked in the old text	0.036	0.086	BvkC+f34A/8BB/35Bgj8CAX4+/sGBAj6
loose act	0.029	-0.008	AQL/AvoCAAAB//8BAPr8/QIEBQMAAP77
loose act in and	0.03	-0.098	/AEBBwEAAwQC/vsF/vz+/AMD//8B/v/+
loose act in complement	0.116	-0.058	A/0B/wH3Bf/+AAH+CwH5Agr//v8GAAcC
loose act in main	-0.015	0.24	AwD//v8CAAMA/Qb/Av//Av8BAgICAAAG
loose act in means	0.075	-0.067	Av8F/v/6Bv//BQEBBf/9/gIBAAH///8A
loose act in purpose	-0.107	-0.021	/wL/AwAH/AIA+wIB+P/9/fcBAAL7APsA
loose act in reason	0.032	-0.008	AP8FAP/+A/4BBP8AAwD+AQIA//8BAAH/
loose act in relative	0.059	0.075	AAIKAvwBAPoEBvoAAv7+/f8B+gEAAwL+
loose act in result	0.016	0.026	BvcF/vj9+/sHC/v7AQT8BAH9/vwDBgb3
loose act in time	-0.013	-0.131	AP///wEB/wD/AwH//wEAAfz//v//AAEB
loose act, 0 left	0.043	-0.068	AgICBgEB/AP8AQf/+/8B+/8DAAUD//4C
loose act, 1 left	-0.012	-0.005	AfwF/Pf9AvkL//n/BAECBQIA9/0EAgH/
loose act, 2 left	-0.007	0.088	9wkDBgMM/AT7BgMG9f0C+fwEEAL2+vUB
loose act, antonym	0.073	-0.049	A/wH/P34BvwCB/z9CQP5BAf9/PwGAwX8
loose act, broader	-0.034	-0.044	Af8AAAAA/wAA/gAA/wACAf0AAAABAAAB
loose act, closeness 0	0.029	0.016	/QQCB/8F/AACA///Avz//f4E/gX6AAL6
loose act, closeness 1	-0.133	-0.123	/gL1AgMI+AL/8gQB+P4I/vICBgP4/PoL
loose act, closeness 2	-0.081	0.031	/wD5AQEB/wH/+AMA/f8F//kBAwH/AP8E
loose act, closeness 3	0.043	0.033	Af8CAP/9Av8ABf4AAwD+AAMA/v8BAQD+
loose act, closeness to left 0	0.02	0.005	/QACBv4CAv4C/gD//f3+AAAH/wIAAf34
loose act, closeness to left 1	-0.138	-0.023	/gP2AgQH+gP+8wQD9/4H/PIDBgT3/PkJ
loose act, closeness to left 2	-0.057	0.008	/gL3AgMD/QP+/AQB/f8E//0BBQL+/f4G
loose act, closeness to left 3	0.022	-0.011	AAH+AQEA/wH/BAEAAwD/AAEAAQEA/wAA
loose act, cosine 0	0.005	-0.063	AAAD//r9Av0EA/z///7/AP8A/v8DAf77
loose act, cosine 1	0.019	-0.007	A/4H/wH//wD8BgQB/f38AAIDBAMD/AX8
loose act, cosine 2	0.029	-0.002	BvsAAQL+AQH//wD/AAH+AQIBBAIEAAQA
loose act, cosine 3	0.012	0.036	+gf+Bv0DAgADAgIG/vsD+P8F/wL7A/cB
loose act, cosine 4	-0.015	0.034	Af8E//4A+/wE+f79AAQCAv/++v4DBAD8
loose act, cosine to left 0	0.032	0.153	Av0CAP8B/wEAAwH7/wH6BQIABAAG//8C
loose act, cosine to left 1	-0.033	0.026	Bfn8//v++/4EAf/8BQICBfv+AP8IAQb8
loose act, cosine to left 2	0.043	-0.012	+QX+BgMFAAT8/v8I+/cC+gYJAQP6//cF
loose act, cosine to left 3	0.01	-0.193	+wYAAv4DBgICB/0F+QAB/P/////+Afv7
loose act, cosine to left 4	-0.023	0.029	/wEIAPkA+foD/v4C/AAE/v4B/QL7A/35
loose act, derived	-0.047	0.022	+Qf4BggI/Af7+gcF9/sG+vkFBwT2+fYJ
loose act, everyday term	0.023	-0.05	AP4AAPoBB/kIAv3/AwD/Av7++/8BBwT/
loose act, far-broader	0.03	0.061	AQD/AAD//QICAQH/AQD9AQEAAQAA/wMA
loose act, listed	-0.003	0.083	/wH9AQECAAL//AQB+v8C//4ABAH+/v4F
loose act, narrower	-0.05	0.145	AAL4AAAD9wMD/AH+/QIBAfsCCgH+//wB
loose act, no term	-0.073	0.079	+wQCBQQH9QH/+P0E+fsM+fYFAAX5/fwE
loose act, none	0.02	-0.209	//7+B/79AAECBAQFBPoF//4EAgQAAv/+
loose act, paraphrase	0.028	0.043	Af8D///+Av8AA/8AAgAAAAP///8BAQH/
loose act, rare-synonym	-0.057	0.005	/QP+AwQD/AX9+AMC/v4C/v4BAQICAAIB
loose act, sibling	-0.005	0.065	+wcEBvoK+vsFA/sC+vsC/AEG+QP8BfkB
loose act, term of a trade	-0.01	0.043	/QEDBP0F+/4E/PoG8vr5+f0F/gL4Af//
loose act, term with contrasts	0.033	-0.056	Av4B/QP7BAX8BAYACAEEAwUBAwAG+wID
loose adjective	0.004	-0.052	/gYHBPUE+vsL/fUE/Pv+/P8H/Qr/BgH5
loose adjective in and	0.007	0.082	/QT9AwAAAQABAAECBQAE/QID+wP6Av//
loose adjective in complement	0.011	0.067	/wECAP8BAP8AA/8A/wABAP4AAAAAAQAB
loose adjective in main	-0.002	-0.154	Af4JAvn+AP0J//j+AP78BAEB+gT/AwL1
loose adjective in means	-0.014	-0.004	AAD/AAABAAAA/QEA/gAC/wAAAAAAAAAA
loose adjective in purpose	0.055	-0.045	A/0B/wD5AwAABgD9CQH5AwT+AAADAAX/
loose adjective in relative	0.043	-0.006	/wECAf8CAgABAP8C//4B/gQB/wAAAQH9
loose adjective in result	-0.051	-0.055	AAEAAv8E+wAA//8B+//+/v4AAAH/AAP/
loose adjective in time	-0.094	0.052	/QT+AwAI9wAA/f8C+P8H/vYBAQH7APwA
loose adjective, 0 left	0.005	-0.147	Av4EAv37/v8CAv0BBfoAAgED/wj/AQP+
loose adjective, 1 left	-0.007	0.173	/QMJAvcABPoIAvUDBAACAf8C+QH5BgLz
loose adjective, 2 left	0.006	-0.082	/QL+AgIE/gL+/QME9v0B+/0BAwL7/v0C
loose adjective, antonym	0.045	-0.07	AAABAQD9AAABAv//BgABAAQA/wEAAQL/
loose adjective, closeness 0	0.037	-0.002	/wMJAvb//P0IAPUBAP0EBAIC/Aj8BQXy
loose adjective, closeness 1	-0.104	-0.005	/wD+AQEE/QEA+gEA+wAEAPsBAgH+//0B
loose adjective, closeness 2	-0.008	-0.013	Af8AAAAB/v8AA////wH/AQD//v8BAQP/
loose adjective, closeness 3	-0.03	-0.049	/wACAPwC//wBAP0BAP8AAAAB/P8AAwH+
loose adjective, closeness to left 0	0.014	-0.051	/wQCBff/AP0JAfUDAv0AAf8E+wr+BQD5
loose adjective, closeness to left 1	-0.087	0.03	Af8AAP8B/gAA+gAA/AABAPoAAQH///8A
loose adjective, closeness to left 2	-0.047	0.002	/wH8AQEC/QEA/QEB/QAC//wBAQH+AP8C
loose adjective, closeness to left 3	-0.048	-0.033	/gECAP0D/v0CAfwA/wD/AP0B+///A/3+
loose adjective, cosine 0	-0.051	0.082	BP/9AgD/9wEB+v//AP8AAvQBBAMCAAL/
loose adjective, cosine 1	0.094	-0.051	A/0HAf7+////CAAAAf/6AwcB/AMCAQX9
loose adjective, cosine 2	-0.019	-0.102	+gcIBfgCB/kIAfcE/vsF+wEE+gP6B/71
loose adjective, cosine 3	0.01	0.076	AgD///z9/vwBAP/9AAMDAgD9/gIFAwT/
loose adjective, cosine 4	-0.03	-0.062	/gL5AQIB/AP/+gUC+/4C/gACAgH7/vwE
loose adjective, cosine to left 0	-0.009	0.052	CvkJ+/j6/PoHAfT0DAj7Cv75+wAGBgf2
loose adjective, cosine to left 1	0.08	-0.071	BfsC/v36Bf0BCf//Bf7+AwcC/QEHAQv9
loose adjective, cosine to left 2	-0.022	0.067	8Q8FDPwK//wDA/wL/fgF9wII+wbzA/n6
loose adjective, cosine to left 3	0.008	-0.023	/QP7AwYB+gX7+gYB/f4CAPsBBAL8/f0G
loose adjective, cosine to left 4	-0.05	-0.082	/AX8BAIJ+gIA+QAE+f0E+voDAgL5/vv/
loose adjective, everyday term	0.008	0.205	+wP8AgQD/AMAAQIC+QEE/f4AAAL4/vgC
loose adjective, far-broader	0.018	-0.06	Af8AAAH/AAH//wEAAAACAAAAAgH//v8C
loose adjective, narrower	0.034	-0.072	Av4B/gD9AwD+/wP//wD9AQQAAQAB/wMB
loose adjective, no term	-0.055	-0.19	AgEABwEB9QEC+QH/AfoDA/kJAw78/wH6
loose adjective, none	-0.007	0.16	AwQEAvkD/foG+/4CAfsBAfwF/AcDAgP4
loose adjective, paraphrase	-0.056	0.074	AAAAAP8F/f8B//7//AEDAfwAAAAAAP4B
loose adjective, rare-synonym	0.001	-0.039	/gL9AgIC/wL//gIB/v8C/wEAAgD+//4B
loose adjective, sibling	0.075	-0.084	/wAJAfv9BPoEDfgBAf/8/wcB+P/+BQD7
loose adjective, term of a trade	0.041	-0.015	AQABAP/9Av8BAv7/AgAAAQAA/wH+AQD/
loose adjective, term with contrasts	0.185	-0.055	BPwT+ffxFfYGEPb+FALxBRb+8/sLCg7z
loose adverb	0.026	0.037	+wQEAvP///MM/vQC/wEA/QEA+P//C//8
loose adverb in and	0.015	0.135	/gL8Av8AAQAB/P8DAP4E/f4CBAT9//3/
loose adverb in main	-0.002	0.165	AAAE//IC//QMAPD/AgMAAf/+9f3/CwD7
loose adverb in none	0.022	-0.044	AAACAAD+AAAABAAAAgAAAAIAAP8BAAAA
loose adverb in purpose	0.036	-0.026	AAEAAQD/AwEAAgEBA////wMBAAD/AAAB
loose adverb in relative	-0.058	-0.092	/gL9AQAD/AAA+QAC/f8E/vkCAQL7APsD
loose adverb in result	0.023	-0.069	/wH8AgAC/wAB//8AAP/+AAIAAQAAAP8B
loose adverb in time	0.008	-0.015	AAAD/wAAAgAA/v8AAAEBAAEAAAD+AP7+
loose adverb, 0 left	0.01	0.011	Af/9/vf/BPcI//oCBAEC/QIA+wH/B/0D
loose adverb, 1 left	-0.017	-0.01	/gMGAfoB/vsG/vYA/gH+AfwA+wD9BwD4
loose adverb, 2 left	0.093	0.037	/wEAAP/9AP8B/v8BBP/+/wcAAAEAAP77
loose adverb, closeness 0	0.039	0.048	/AMBA/cE/vcM+vYC/QIA/v8C+wH9CvwA
loose adverb, closeness 1	-0.093	-0.045	/wEAAQAE+gAB/v7//AADAPkB/gH+Af3+
loose adverb, closeness 2	0.025	-0.002	AQAD/wD+AgAABAAAAwAAAAL///8BAAD+
loose adverb, closeness 3	0.03	0.036	Af8H//3+A/4BA/4AAgD/AAT++/4CAwP5
loose adverb, closeness to left 0	0.039	-0.003	/wEBAPUBAfYM/vUCAQD//QEB+f/+Cv3/
loose adverb, closeness to left 1	-0.112	-0.004	/wIBAgAF+gAB+/4A+f8D//kC/wL8AP3+
loose adverb, closeness to left 3	0.032	0.036	AP8G//7+Av4BBP3/BAH+AQL//f8BAgH7
loose adverb, cosine 0	-0.04	-0.041	/gEDAf4G/v4AAP8B9/4C/vsA/gD9Af7+
loose adverb, cosine 1	0.048	0.01	BfoC+/38Av4DCP38BwT5BQf8/vsIAgj8
loose adverb, cosine 2	0.016	0.18	/wD///z7A/wHAPv/BwIBAQH+//8CBQMB
loose adverb, cosine 3	0.011	-0.065	9wn9B/0H//wE+vsH+/kF+v4G/wP1AvID
loose adverb, cosine 4	0.003	-0.044	Av8F//3+/P4C+/z9AwMEAf7+/AAFAwP5
loose adverb, cosine to left 0	-0.072	0.039	Av8F//QF/vYK//L9/gQCBPr/9///CgP6
loose adverb, cosine to left 1	0.029	-0.004	A/4F/f/6A/4CAf3/CAL8AQUAAAAFAAP/
loose adverb, cosine to left 2	0.063	0.046	AAD4AAH4BQEC/wEBBQEB/wb/Af8CAQEH
loose adverb, cosine to left 3	0.073	-0.02	+gcABP8FAP8B/f8F/fwE+wQE/wH7APj+
loose adverb, cosine to left 4	-0.046	-0.021	/wEAAf4C+v8B/v8C/P8C/vj//wL/Af//
loose adverb, everyday term	-0.006	-0.029	+wb9BPcI+/gH+/gF/v8F+/sB+v/8CfsD
loose adverb, narrower	0.044	-0.042	AAACAAD/AgD/AgEA/wD/AAMAAQAA/wAA
loose adverb, no term	0.05	-0.092	Av0M/fv+Av0EB/oAAgL9AQb++/4FAwP2
loose adverb, none	0.034	0.053	/wEC//T9/vYLAPQCBAEB/QL++f0BC/78
loose adverb, paraphrase	-0.052	0	/wH7AQAD/gEA/AAB/gAC//wAAQD/AP8D
loose adverb, rare-synonym	-0.078	0	/gIAAgAG+wAA+AAC+f4F/vkCAQT7APwA
loose adverb, sibling	-0.05	0.023	AAD+AAAC/gABAAAA/QABAP7//wAAAf8A
loose adverb, term of a trade	-0.088	-0.005	/gL8AgEF/AEA+gEC+/8E//sAAQD+AP4B
loose adverb, term with contrasts	0.136	0.165	Av4E/v/zB/8BCP3+DgL5Agz+/f0KAwn8
loose behind (	-0.08	0.081	/gIBAf8E/v8A/P8C/AAF/voB/wH7Afv/
loose behind ,	0.082	-0.05	Afr+Af38/f8BCwIA/QD8//8ABQAEAQb+
loose behind 1	0.046	-0.015	Af8B/wD+AQAAAgD/AgD+AAT/AP8CAAL/
loose behind 11	0.041	0.042	Af4C/gD9AgAAAgD/BAH9AQX+AP8DAAP+
loose behind 120	0.033	-0.007	AP8B/wD+AQAAA///AwH+AQX///8CAAL+
loose behind 15	0.002	-0.007	AP8A/wAAAAAAAQD/AgD/AAEAAAABAAAA
loose behind 150	0.014	-0.003	AAABAAD/AQAAAAAAAgAAAAEAAAABAAAA
loose behind 18	-0.012	-0.006	/wH/AQAB/gAAAAAB/wAB//4BAAH+AP4A
loose behind 2	0.005	-0.013	AAABAP8C/v8A/gAA/QAB/wEAAAAAAAAB
loose behind 3	0.037	-0.01	Av8A/v/9Av8AAgD+AgH/AQP/AP8FAAP/
loose behind 30	-0.018	0.049	AAD/AP8BAQAA/v8A/gD/AAEBAAH/AP7/
loose behind 350	0.013	-0.008	Af4B/v/9A/8AAP8AAQAAAAEAAAAAAAAB
loose behind 4	-0.077	-0.008	AAD/AAAD/QAA/gAB+wAC//oAAAH/AP8A
loose behind 5	-0.026	-0.022	AAD9AAAA/wAA/QEAAQABAP8AAQAAAAAC
loose behind 50	0.027	0	A/0C/v79Af8CAv79BAL8AwL+//4EAQT9
loose behind 500	-0.006	-0.006	AAAAAAD+AQAA/gAAAQAAAAABAAAAAAAC
loose behind 60	0.073	0.034	Af8C///8A/8AAwD/BAD8AAUA//8CAAL/
loose behind 80	-0.033	-0.018	AAD+AAAB/gAA/gAA/gABAPwAAAH/AP8B
loose behind :	0.088	-0.041	/wEDAAH/AgEABgAAAAACAAEAAQAA//3+
loose behind ;	-0.111	0.072	/gIHAfwGAfwF+fgD+AAJ//kA+v75Bfj5
loose behind a	-0.012	-0.146	+gUECAIIAvz8BPwIAfcA/AUK+QcABP0A
loose behind about	0.008	-0.038	AP//AAD+AQAAAAD/AgD+AQIAAAABAAEB
loose behind accurate	0.001	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind across	0.046	-0.009	Af8B/wD7AwAAAgD/AwD+AQT///8CAAP/
loose behind adapting	0.01	-0.005	AAAAAAD/AQAAAQAAAQAAAAEAAAAAAAAB
loose behind additional	0.006	-0.003	AAAAAAAAAAAA/wAAAAD/AAAAAAAAAAEA
loose behind after	-0.019	-0.034	/QP/AgAD/QEAA/4C/v8AAPsDAAP6APsB
loose behind agency	-0.143	-0.002	/gP9AgAI+QAA+AAB9v8G/vMBAQL6APoD
loose behind aid	0.03	-0.018	Af8B/v//AQABBP8ABQH+AQT///8CAAP/
loose behind all	0.094	-0.108	Af8E///7BAAABP8ABAEAAAf+/v0CAQH7
loose behind also	-0.004	-0.009	AAD9AAH/AQEAAQH/AQABAQAAAQABAAEC
loose behind am	-0.08	-0.011	AAD9AQAC/AAA/AEA/f8C//kBAAH/AP8C
loose behind an	-0.019	-0.042	AAEEAf4B/P8DBfwC/v8B//4A/gD/AgT5
loose behind and	0.13	0.038	Cf78AAH3BQP8CgL+B/76AQUBAQIC+w0D
loose behind another	0.045	-0.006	Af//AAD+AQAAAQAABQD/AAUAAP8CAAEA
loose behind answered	-0.028	-0.017	AAD9AAIB/wH/+wIB/P8D//8BAQH+//8E
loose behind any	-0.006	0.086	/wD+AAEC/wEA/AEA/QADAP8AAQD///8C
loose behind api	-0.013	0.01	AAAAAAAB/wAA/wAA/wABAAAAAAAAAAAA
loose behind are	-0.022	-0.009	/wH8AQEC/gH//AMBAP8C//8BAAEAAP8C
loose behind around	-0.047	-0.042	/wECAf8BAf8BAf4AAQD+AP0BAAD+AP4B
loose behind as	0.132	0.077	Av/+/v/5BwABAv//CgH3AQv/Af8DAQEA
loose behind assistant	0.009	-0.008	AAAAAAAAAQAAAQAAAQAAAAAAAQAAAAAB
loose behind at	0.06	0.067	BPwF/P35Af0CBP78BQP7BAT9/v4HAwj9
loose behind audit	-0.046	-0.006	/wEAAQAC/gAA/QAB/P8D//sBAAH+AP4B
loose behind autistic	0.006	-0.024	AAAA/wD/AQAAAQD/AAD/AQAAAAAAAAAA
loose behind back	0.002	-0.01	AAD/AAD+AAAAAAAAAAAAAAEAAAACAAEA
loose behind be	-0.084	-0.006	/wH9AAAC/gAA+wEB/QAF//oAAQD+//0D
loose behind been	-0.065	-0.032	/wH/AQAD/f8B+f4B+v8E//0B/wD/Af//
loose behind before	-0.028	0.03	AAD+AAD//wAA/QAA/QACAP0AAQH/AP4E
loose behind being	0.013	0.095	Af8CAAD/AgAAAgAABAD9AQMAAQD+AP/+
loose behind best	0.059	0.013	Av4C/wD8AgAABAD/BQH+AQT/AP8FAAT/
loose behind better	-0.015	0	/wH9AQAC/gAA/gAA/wABAP4AAAH/AP8C
loose behind between	-0.02	-0.001	/wH/AQAE/QAAAAEB/f8C//wBAgH9//8B
loose behind blood	-0.008	-0.021	AAD/AAAAAAAA/QAAAAABAP8AAAAAAP8A
loose behind board	0.01	0.044	Af8E///+Av8BAP4AAQAAAAL//v8CAQH8
loose behind boiler	0.023	-0.01	AAABAAD/AQAAAAAAAQAAAAMAAAAAAAAA
loose behind branch	0.008	-0.016	AAD/AAD/AQAAAAEAAQD+AAAAAQAAAAAC
loose behind broadband	-0.03	0	AAD/AAAA/wAA/gAA/wABAP0AAAD+AP4A
loose behind brought	0.014	-0.001	Af8C/wD/Af8AAQD/AQD+AAIA/v8CAQP+
loose behind building	0.009	-0.009	AAH9AQAC/wAA/gEB//8B//8AAAD/AAAB
loose behind built	0.053	-0.025	Af8C///9A/8ABAAABQD8AQUA//8CAQL+
loose behind by	0.002	-0.085	/wIAAv8C/gAAAf8BAf4A/f4C/wL/AP8C
loose behind came	-0.004	-0.008	AAAAAAAAAAAA/wAA/wAAAP8AAAD/AAAB
loose behind card	-0.039	-0.015	AAH/AAAC/wAA/gAB/gACAP8AAAD/AP//
loose behind care	-0.076	0.042	/wEAAQAD/QAA/wAB/f8C//sAAAD/AP8A
loose behind cash	0.014	-0.031	AAD/AAAAAQAAAAAAAQAAAAEAAAAAAAEB
loose behind checked	-0.035	-0.03	/AT6AwQH/AT+/QQC+/4F/f4BAwH8/vsC
loose behind chef	0.047	0.048	Af8CAAAAAAAABf//AgD+AAEAAAABAAEA
loose behind chiefly	-0.018	0.116	AAAAAAD/AAD//gEB//8CAP4AAAAAAAAC
loose behind children	-0.017	-0.004	Af8C//8AAP8AAAAA/wABAAAA/wABAAH/
loose behind christmas	-0.009	-0.019	AAADAP8AAv8BA/8AAQD+AQIA////AQD+
loose behind clean	0.029	-0.007	Af8B/wD+AgAAAwD/BAD/AQP/AP8BAAH/
loose behind cleaning	0.011	-0.01	AAABAAD+AQAAAQAAAgD/AAH/AP8BAQH/
loose behind client	0.018	-0.027	Af8C/wD/AQABAv//AgH+AQL//v8CAQL+
loose behind colleague	-0.011	0.054	/wH/AQAD/wAA/wAB/v8BAP8AAAD/AP8A
loose behind colleagues	-0.007	-0.008	/wADAAAD/v4BAP7+AAEAAf3////+AAD/
loose behind college	-0.02	-0.012	AAAAAAAAAQAA/AAA/gABAAEAAP//AP//
loose behind colour	0.002	-0.01	Af8B/wAB/gAAAwD/AAEAAQAAAAAAAAH/
loose behind commercial	0.014	-0.019	AAAAAAD+AQAAAQAAAQD/AAIAAAABAAEA
loose behind company's	0.01	0	AQAAAAD/AAAAAAAAAQAAAAEAAAABAAEA
loose behind complete	0.052	-0.004	AQAA/wD+AgAAAQAAAwH/AAQAAAABAAEA
loose behind completed	0.037	0.08	AAAAAAD+AgAAAQAAAgD/AAIAAAABAAH/
loose behind conducted	0.03	-0.019	Af//AAD+AAAAAwD/BQD9AQP/AAAEAAMA
loose behind consistently	0.034	0.057	Av8BAAD9AQAAAwD/BAD9AQP/AAACAAIA
loose behind control	0.059	0.015	AAADAAD+AQAABAAAAwD+AAb/AAABAAL/
loose behind coshh	0.04	-0.001	Af8D/wD+AQAAAQAAAQD+AAP/AAABAAL+
loose behind counter	-0.024	-0.006	AAD+AAAAAAAA/AEB/wACAAAAAAD/AP8D
loose behind counterbalance	0.021	-0.015	Af8C///+Af8BAf8AAgH+AAL//wAAAAH+
loose behind course	0.038	-0.023	Af8D//79A/4CBP3/BAH9AQP//v8BAQD+
loose behind court	-0.025	-0.004	AAD/AAABAQAA/gAB/wAB//8AAAD/AP8A
loose behind covering	-0.009	0.02	AAAAAAAAAAAA/wAAAQABAAAAAAAAAAEA
loose behind currently	-0.027	-0.001	/wEBAQAD/wAA/wAB/v8C//wBAQH9AP0A
loose behind customer	0.003	0.026	Af/+AAAAAAAA/wH//wD+AQABAQEAAAAC
loose behind customers	-0.06	-0.024	/wL+AQAD/AAA/AAC/P4D/vsCAAL8APsB
loose behind cut	0.008	0.061	Af4B///9Av8AAP8AAgD/AAMA/wABAQIA
loose behind cutting	0.041	-0.013	Af8CAAD9AgAAAgD/AwD9AQP/AP8BAAP/
loose behind daily	0.007	0.037	AAAAAAD+AgABAf4AAQD/AAIA/wACAQL9
loose behind database	0.009	0.035	AAAAAAAC/gAAAQAA/AADAAAAAAABAAEA
loose behind day	0.03	-0.022	/wAAAf8AAQAAAQAAAv/+AAMBAAAAAAAB
loose behind days	0.012	-0.007	AAAAAAAAAAAAAgEA/gAC/wIAAQD/AP8A
loose behind deliver	0.017	-0.012	AAABAAAAAAAAAgD/AQD+AQEAAAABAAL/
loose behind delivered	0.027	0.013	AAABAAD/AQAAAAAAAQD/AAL/AAABAQL+
loose behind dental	-0.007	-0.004	/wH/AQAB/wAA/wAAAAAAAP4AAAD/AAAA
loose behind diagnostic	-0.014	0.044	AP8C//8AAP8BAf7//wEAAQH///8BAAH9
loose behind door	0.081	-0.032	AQAFAP/8AwABBP7/BQD8AQcA/wACAQP8
loose behind down	-0.016	-0.008	AAD/AAAB/wAA/QAA/gABAP4AAAAAAAAA
loose behind driving	0.011	-0.016	AQABAAD+AQAAAQAAAAD/AAMA/wABAAL/
loose behind drove	0.073	-0.016	A/4C///6AwABBf7+BwH8Agj//v8FAgX8
loose behind during	0.015	0.042	AAABAAAAAAAAAQAA/wD/AAAAAAAAAAEA
loose behind each	0.014	0.063	/gEDAgAC/wABAv8BAP8A//8CAAH8AP0A
loose behind early	-0.022	-0.004	Af8A/wD+AAAAAQD/AQD/AP7/AAABAAEA
loose behind eight	0.046	-0.043	Af8C/wD+AgAABAD/AwH9AQQAAAACAAL+
loose behind elderly	0	0.036	AAD+AAAD/QEA/QAA/gACAP8AAAH+AP8A
loose behind electrical	0.03	-0.004	AQACAAD+AQAAAgD/AgD+AQIAAAABAAL/
loose behind ensuring	0.021	-0.01	Af8BAAD+AAAAAQD/AgD+AAL/AAABAAL/
loose behind entered	-0.019	-0.012	/wH+AQABAAD/+wEC/f4D/v0DAQP8//wF
loose behind escalated	-0.005	0	AAABAAAAAAAAAAAAAAAAAAEAAAAAAAD/
loose behind ever	0.016	-0.021	AP///wD/AAAAAQAAAgEAAAL///8BAAEA
loose behind every	0.038	0.081	AP8H//oBAv4DBvwAAQH9/wT//v7/AgH2
loose behind excellent	0.016	0	Af8B/wD/AQAAAQD/AgH/AQL/AP8CAAH/
loose behind exceptional	0.022	-0.006	Av8C/wD+AQAAAgD/AgD+AQIAAAABAAH/
loose behind expert	0.008	-0.004	Af8AAAD/AQAAAAAAAAD/AAAAAAAAAAAA
loose behind faults	-0.002	-0.022	AQABAAAA/gAAAgAAAAD+AP4AAAAAAAEA
loose behind fellow	-0.043	-0.004	AAD+AAAB/gAA/QAA/gABAP0AAAAAAAEC
loose behind few	0.007	-0.008	AP8A/wAAAgAAAAAAAQEAAAIAAP8BAAH/
loose behind fewer	0.043	-0.006	Af8AAAD/AAAAAgD/AQH/AQEAAAABAAAA
loose behind fire	-0.006	-0.003	/wAAAAABAAAA/wAA/gABAP4BAAD9AP4B
loose behind first	-0.006	0.02	Af/+AAEAAQEA/gEAAQD+AQABAQEA//8C
loose behind five	-0.091	-0.031	/wH9AQAC/AAA+gEB+/8F//kBAQH+AP8D
loose behind food	0.012	0	AQAAAAD/AAAAAgD/AQD+AAAAAAABAAH/
loose behind for	-0.037	0.038	Af8J//oB/vwEB/j+/AIAAPv/+//9BAH2
loose behind four	-0.151	0.016	/gL9AQEF+gEA9wH//AADAPgAAQD//wAD
loose behind from	-0.004	-0.053	Af/+/wABAQAA/QAAAAAC/wD/AQEAAAIA
loose behind full	0.073	0.006	AAD//wD+AwAAAgEAAwD/AAYAAAABAAEB
loose behind gave	0.063	-0.021	Af8B/wD9AgAABwD/AQH7AQMAAAADAAP/
loose behind going	-0.001	0.035	AAD/AAD/AQAA/wAAAQAAAAIAAQABAAH/
loose behind good	-0.018	-0.008	AAD/AAAA/gAAAgD//wAAAf8AAAAAAAAB
loose behind guaranteeing	0.003	-0.005	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind had	0.088	-0.05	AP8GAP4BA/0CBfsAAAD7AAcA+QAABQL5
loose behind handled	-0.042	-0.015	AAAAAP8BAAAA/wAA/gAAAP8AAAD/AAD/
loose behind handling	0.032	-0.03	AAABAAD+AgAAAAAABAD+AAMAAAABAAH/
loose behind has	0.002	-0.018	AAD9AAAB/gEAAAEA/gAA//8AAQAAAAAC
loose behind have	-0.075	0.014	/wH/AQEE/QEA+wEB+wAD//sBAAD9AP0A
loose behind having	0.025	0.067	/wEDAQEB/wABAv0AAwADAAAA/wH+Af7/
loose behind held	0.01	0.013	AAD/AAD/AAAA/wAAAAAAAAEAAAAAAAD/
loose behind helped	0.05	-0.083	Af8D//79Av4CBP3/BQH7AgX//v8CAQH9
loose behind her	0.023	-0.021	AQACAAD+AgAAAv8A/wAAAAAAAAAAAAD+
loose behind herringbone	0.001	-0.005	Af8B/wD/AQAAAAAAAAD/AAAAAP8AAAH/
loose behind high	0.059	-0.019	Af8BAAD9AQAABAAABAD+AAUAAAACAAP/
loose behind his	0.036	-0.013	Af8B/wD+AQAAAQD/AgH+AAP/AP8BAAL/
loose behind history	-0.017	-0.003	/wEBAAAB/wAAAgAA/wAAAf8AAAD/AAAA
loose behind hours	0.012	-0.013	AAAAAAAAAAAAAAAAAAAAAP8AAQH/AAAB
loose behind housing	0.041	-0.009	Av8E///9AwAAAv8AAAAAAAMAAAAAAAH+
loose behind hundred	0.018	-0.009	AAAAAAD+AQAAAQAAAAD/AAIAAAAAAAAA
loose behind hygiene	0.036	-0.004	Af8C///9AgAAA///BAD9AQP/AP8CAAL/
loose behind i	0.025	-0.029	Af0E/v/8//0CBP8B/wEAAAP//f0BAgAB
loose behind impeccable	0.021	0	AAACAAAAAAAAAgD/AQD/AAEAAAABAAEA
loose behind improving	0.047	-0.006	A/0E/v38A/4BBP7+BgL8AgT+/v8EAQT9
loose behind in	0.047	-0.039	+gb7BAQF/v/9/gMF/fsC+wQFAQL5APkG
loose behind including	0.036	-0.018	AAAAAAD/AgAAAAAAAgD+AAMAAAAAAAEB
loose behind incoming	-0.027	0	AAD/AAAB/wAA/gAA/wABAP8AAAAAAAAB
loose behind instagram	-0.006	0.024	AAAAAAD/AAAAAAAAAAAAAP8AAAAAAAAA
loose behind installed	-0.029	-0.004	/wEBAQAC/gAA/gAA/gACAPwA/wD+Af8A
loose behind into	0.018	-0.058	Af8CAAD8AwAAAP8BAf8AAAEAAAABAAEA
loose behind is	-0.117	0.038	/AL9Af4F/v4C+/8C/P8G/vwA/f/8AvoA
loose behind it	-0.009	-0.012	AAACAP8BAv8AAv8AAQAAAAMAAP8AAAD/
loose behind its	0.063	-0.061	Af8D/wD9BAAABP//BQH/AQT/AAABAAD+
loose behind juki	0.017	0	AAACAP8AAQAAAQAAAAD/AAIAAAAAAAH/
loose behind junior	0.056	-0.044	Av4E///7AgAABv/+BQH8AQQA//8FAAP8
loose behind keep	-0.016	0	AAAAAAAB/wAA/gAA/gACAP8AAAAAAP8A
loose behind keeping	0.049	-0.002	Av8C///8A/8ABAD/BAD9AQUA//8CAQP/
loose behind kept	0.012	-0.019	Af4D//7/AP4CAv3/AAL9AQP//f4DAgP+
loose behind key	-0.05	-0.002	AAD+AAAB/QAA/QAA/gACAPwAAAH/AAAC
loose behind knife	-0.013	0	/wD+AAIBAAAAAAEBAAABAP8BAAD/AP4B
loose behind last	0.047	-0.018	Af8BAAD+AQAAAgD/AwH/AQX///8CAAH+
loose behind late	-0.001	-0.009	AQAAAAD+AAAAAAEA/wABAAAAAQAAAAAB
loose behind leader	0.028	-0.03	AAABAAD+AgEAAQEAAQD+AAMAAAACAAH/
loose behind left	-0.044	0	/wH9AQAD/wAA/AAB/P8C//wBAAH+AP4D
loose behind legal	-0.034	-0.014	/wH+AQAE/QAA/wAB/f8B//8BAAH/AP8B
loose behind lime	-0.016	0.034	AAAAAAABAAAA/wAB/wABAP8AAAD/AP8B
loose behind local	0.013	-0.012	AAD/AAD/AAAAAAAAAQD/AAIAAAABAAIA
loose behind lorry	0.023	-0.001	Af8C/wD+AgAAAwD/AgD+AQAAAAABAAEA
loose behind loyal	0.02	-0.004	Av8BAAD+AQAAAQD/AQD/AQL/AAACAAL/
loose behind lunch	-0.079	-0.007	/gL9AgEF+wAA/QEC+/4E/vgCAAL8APwD
loose behind made	0.03	0.015	AP8B//7/Af4BA/0BBAD+AQUA/f8CAQD+
loose behind main	-0.061	-0.008	/wH7AQAE/gAA+wAB+/8C//sBAQH9AP0G
loose behind maintained	0.032	-0.016	Af8D///9AwAAA///AwH+AQL//wABAAH/
loose behind maintaining	0.006	-0.004	AAAAAAAAAAAAAAAAAAAAAAH/AAABAAH/
loose behind make	-0.039	0	/wD8AAAC/gAA/gEA/wADAP0AAQD/AP4C
loose behind managed	0.11	-0.022	Af8E/wD5BQAABv//CwH7AQv//v8EAQX8
loose behind manager	-0.007	-0.017	AAD+AAABAAAAAAAA/QABAP8AAAAAAAAC
loose behind manager's	0.063	0.098	Av8A/wD9AgAAAwEABAD8AAT///8CAAL/
loose behind maternity	0.019	-0.01	AAD/AAD+AAAAAAAAAAAAAAMAAAABAAEA
loose behind media	0.031	-0.018	AAABAQH9AwAAAQAAAv8A/wEBAAEAAAAB
loose behind medical	0.035	-0.006	Af8BAAD+AAAAAgAAAQD+AAIAAAAAAAEA
loose behind menu	0.028	-0.002	Af8C////Af8AA/8AAQD/AAIA/wABAQH+
loose behind midas	-0.028	0.061	/wEAAAACAAAA/wAA/gADAP8AAAD/AP0A
loose behind minor	0.003	-0.024	/wEAAQED/wAAAQEA/QAB//8AAAAAAP8A
loose behind monitored	-0.008	-0.014	AAAAAAD/AQAA/gAA/wABAAD/AP8BAAEA
loose behind monthly	-0.015	-0.014	/wEAAQD/AAAA//8BAP8D//4BAAH/AP4C
loose behind more	0.015	-0.025	AP8CAAD+AAAAAP//AAD/AP8A/wAAAAEA
loose behind morning	-0.016	-0.024	AAD/AAD/AQAA/gAAAQABAAH/AP8BAAAA
loose behind most	-0.025	0.038	AAAB////Af8A/v8BAQAA/wEB/wD+AAAA
loose behind mostly	0.041	0.03	Af8D///9Av8ABAAAAwH/AAMA/wABAAH/
loose behind my	0.082	-0.089	/wEF//7+Af4BBv7/BQEAAQL+/f8AAgH/
loose behind never	0.078	0.021	Af8B/wD8AgAABQD/AwH9AAb/AAACAAL/
loose behind new	0.109	0.028	Av4E/wD5BwAAA///BwH6AQr///8DAAT+
loose behind new-build	0.026	0.029	AAAAAAD/AgAAAgAAAgD+AAMA/wAAAAAA
loose behind night	0.021	-0.038	Af8A//79Av4BAf7+CAH8AgMA/gADAQEB
loose behind nights	-0.011	-0.016	/wEAAQAB/wAA/wAB//8B//4AAAD/AP8A
loose behind no	-0.039	0.096	AAABAAAD/wAA/wAA/gABAP0AAAD/AP4B
loose behind not	-0.101	-0.01	/wD+AAAD/QAA+QAC+v8G//gA/gD+Af8C
loose behind now	0.023	-0.016	AAADAAD+AwAABP//BAD/AAMAAP//AP//
loose behind nvq	-0.041	-0.006	/wEAAAABAAAA+wEB/v8C//0BAQH9AP0B
loose behind of	-0.034	-0.052	/wH9/wACAAAA+AAC/QAEAAEB/gD9Af4C
loose behind off	-0.021	-0.008	/wACAP8AAAABAf4AAQAAAf8A/wAAAAD/
loose behind office	-0.001	-0.007	AAD/AAD/AAEA/wEAAgAAAAEAAQAAAAH/
loose behind on	0.026	0.243	/AQBA/0CAP0BAPwE/f0F/AMC/gH8Av3/
loose behind on-call	0.007	0.029	AAAAAAAA/wAAAQAAAAD/AP8AAAAAAAAA
loose behind one	-0.122	-0.027	/gL9AgAH+QAA+AEB+P8F/vcCAQL9//wC
loose behind one-to-one	0.036	0.027	AAAAAAD+AQAAAQD/AwH/AQEAAAAAAAAA
loose behind or	0.015	-0.019	AAD+AAD+/gAA/wAAAgAB/wIBAQEAAAAB
loose behind orders	0.009	0.042	AAABAAAAAgAAAgAA////AAEBAAD+AP4A
loose behind other	0.056	-0.055	AQABAAH8AgH/AwL/A//+AAMAAQEC/wMB
loose behind our	-0.002	-0.003	AAD/AQAAAAAA/wABAAAB//4BAQH9AP4B
loose behind out	0.048	-0.039	Af7/AP//Af8BAv8AAQD+AQQAAAABAAL/
loose behind outbound	0.024	0	AAAAAAAAAQAAAwAAAQD+AAIAAAABAAEA
loose behind over	-0.071	-0.001	/wH+AQAF/QAA/AAA+gADAPsAAAH+APwB
loose behind own	0.056	0.066	Af8AAAD8AAAAAAD/BAEAAQP/AAADAAMA
loose behind pallets	0.008	-0.003	Af8A/wH+AQH+AAIAAQAAAAAAAQAA/wAB
loose behind panel	0.007	-0.011	AAD/AAH/AAAAAAEAAgD/AAAAAAABAAEB
loose behind parlour	0.002	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose behind patient	0.003	-0.012	Av4D////AQAAAv//AgD+Af7/AAAAAAD+
loose behind patients	-0.033	-0.033	AAD9AAEC/QEA/wAA/gAAAPwAAgH+//4E
loose behind payroll	0.076	0.042	Af8C/wD7BP8ABQD/BgH7AQYAAP8CAAIB
loose behind pcv	-0.03	-0.027	AAD/AAAB/gAA/gEB//8B//0AAQH/AAAB
loose behind peak	0.033	-0.009	Af8BAAD/AQAABAAAAgD+AAIAAAABAAH/
loose behind people	0.083	-0.028	Av4D/v39Af0DBfv+BAH9AQT//P8CAgL8
loose behind per	-0.007	-0.028	/wEDAP8BAQAAAgAC/P8E/v0CAAL8APz/
loose behind permanent	0.052	-0.011	AP8BAAD9AwAAAgAABQD+AAQAAAABAAEA
loose behind personal	-0.033	-0.003	/wD9AQAC/wAA/AAA/gACAPwAAQD+AP4D
loose behind phone	0.003	-0.014	/wH/AQAAAAAA//8BAf8A/wIA/wAAAQD/
loose behind plus	-0.067	-0.011	/gH9AQEE/gAA+wAB/QAC//0BAQH9AP0E
loose behind post	0.018	-0.007	AAAAAP8AAf8BA/7/AwH+AQIA/wABAQAB
loose behind power	0.041	-0.002	Af8B///9AgAAAgAAAwD9AAMAAP8BAAEA
loose behind practice	0	-0.021	AAAAAAD/AAAA/QAAAAABAAAAAAEAAAEA
loose behind prepared	0.038	-0.006	Av4C/wD9AgAA/wD/AgEAAQT//wACAAL+
loose behind produced	-0.007	0.062	/gH/Af8D/f8CAv0BAP8A//4A/wAAAQAA
loose behind product	-0.016	-0.001	AAD/AQEB/wEA/gEA/QAAAP4AAAD/AAAB
loose behind provided	-0.037	-0.017	/wEBAAAE/gAAAAAB/gAD//wAAQD+AP4A
loose behind qualified	0	-0.013	AAAB/wAAAQAAAQABAAAAAP4A//8AAP7+
loose behind raised	0.004	-0.01	Af8B//8BAAAA/v//AQEAAQL///8DAQH9
loose behind raising	0.012	-0.007	Af8BAAD/AQAAAQD/AQH/AAEAAAABAAEA
loose behind ran	0.012	-0.03	AAAAAP8AAP8BAv8AAQD/AAEA/wAAAAAA
loose behind rate	0.019	-0.04	Af8D/wD9AgAAAv//BAH/AQP///8CAQH+
loose behind read	0.002	0	AAAAAAABAAAAAQABAAAA/wABAAH/AP8A
loose behind reading	0.025	-0.006	AP8CAAD+AgAAAQAAAQAAAAMAAAABAAH/
loose behind reception	0.026	-0.006	AAAAAAH/AAABAQAAAQD/AAL/AgAA/wAB
loose behind recorded	-0.006	-0.008	AAD+AAAAAAAA/wEAAAD/AAEAAAABAAAB
loose behind reducing	0.025	-0.026	Av4A/wD9AQAAAQD/AwD+AAIAAQACAAIA
loose behind referred	-0.015	-0.007	AAAAAAAAAAAAAAAAAAAAAP4AAAAAAAAB
loose behind repeat	0.004	-0.002	AAAAAAAAAAAAAAAAAAAAAAEAAAABAAEA
loose behind residents	-0.015	-0.011	Af//AP//AAAA/QAA/gAA//8AAAAAAAD/
loose behind risk	-0.001	-0.003	AAAAAAAB/wAAAQAA/gAAAAAAAAD/AAAB
loose behind roofing	0.019	0.056	Af8BAAD+AgAAAQAAAgD/AQIAAAABAAEA
loose behind rose	0.045	-0.006	AAAAAAD+AgAAAAAAAQAAAAUAAAAAAAAA
loose behind running	-0.011	-0.007	/wEAAAAC/gAA/gAA/QADAAAAAAD/AP7/
loose behind safe	0.001	-0.013	/wH9AQIBAAH/AAEBAP///wABAQD///8D
loose behind safety	0.033	-0.019	A/4B/wD8AQAAAQD/AgD/AQEA/wAEAAH/
loose behind sales	0.082	-0.042	A/0E/f76BP8BBP7+CAL8Agf+/v8FAQT+
loose behind salon	-0.029	-0.002	AAABAP8BAP8A/gAB/v8BAP4BAAD/AP8A
loose behind same	-0.023	-0.004	AAD/AAAAAAAAAP8AAAABAAAA/wAAAQD/
loose behind saturday	-0.063	-0.012	/wH8AQAE/QAA/QAB/P8B//sBAAH+AP4C
loose behind school	0.034	-0.012	/wEBAQAA/wAAAAAA/wAAAAP/AAABAAL+
loose behind seasonal	-0.011	-0.009	AAAAAAAB/wAAAgAB/gAAAP4BAAD+AP8A
loose behind second	-0.035	-0.002	/wH+AQAE/gAA/QAA/gABAP0BAQH+AP8C
loose behind second-line	0.045	-0.022	AAABAAD+AgAAAQAAAgAAAAUAAAAAAAD/
loose behind second-year	-0.018	-0.003	AAAAAP8B/gAA//8A/QABAP8AAAAAAAH/
loose behind section	0.044	-0.023	AQAC/wD+AgAAAQAAAwD/AAQAAAABAAL+
loose behind senior	0.043	0.027	Av0C/v/8AwAABP/+AgH+AgT///8FAQP+
loose behind served	0.055	0.087	Af8BAAD9AgAAAgAAAgD9AAUAAAAAAAAA
loose behind seven	-0.056	-0.011	/wH/AQAE/QAA/gAB/P8C//sBAAH+AP4A
loose behind showed	-0.007	0.026	AAD/AAABAAAAAAAA/wAAAAAAAAAA/wAB
loose behind sia	0.01	-0.007	Af8A/wD/AQAAAAAAAQAAAAAAAgD//wAB
loose behind sickness	-0.09	-0.004	/gL/AQAF/AAA/gAB+AAF//gBAAD9AP0B
loose behind since	-0.06	-0.004	/gL9AQEF/AL/+QEC/P8G/vwBAgL8//0C
loose behind single	0.008	-0.006	Av4E/v//AQAABf/+BAL9AgL+//8CAQL9
loose behind site	0.009	-0.025	Af8CAP8AAAAAA////gH/AP4A/wD/AP//
loose behind six	-0.007	0.065	AgD9AP/+AAAB/v//AgH/Af8BAgIAAAIA
loose behind sixty	-0.018	0.017	/wD/AAACAAAA/QAB/AAC/wAAAAD/AP4A
loose behind small	-0.005	-0.028	Af8C/wD/AQAAAQD/AAD/AQEAAAABAAIA
loose behind so	-0.003	-0.013	/wABAP8AAv8AAwAAAP8AAAEA//8BAAAA
loose behind social	-0.015	0.031	AAAAAAD/AQD/AAIA/v8B//0BAQH//v8B
loose behind sold	0.012	-0.004	Af8C///+Av8BAf8AAQD/AAEAAAAAAAH/
loose behind sole	0.019	-0.026	AAAAAAAA/gAAAgAAAAD/AP8AAAABAAEA
loose behind some	0.001	-0.045	Af/+AAAA/gAA/wD/AAECAAAAAAH/AP8B
loose behind something	0.03	0.027	AAAAAAD/AQAAAQAA/wAAAAIAAAABAAEA
loose behind south	0.032	-0.004	Af8AAAD+AQABAv//BAH+AQMAAAACAAEA
loose behind square	-0.026	0.054	/wH/AAACAAAA/gAB//8C/wEBAAH/AP4A
loose behind staff	0.005	-0.018	AAAB////Av8BAf8AAgD/AAEA//8BAAEA
loose behind stock	0.052	0.026	Af8B/wH8AwAAAwAABQD7AQX/Af8BAAP/
loose behind strategic	0.022	-0.002	Af8B/wD+AAAAAwD/AwD+AQH/AAACAAEA
loose behind student	-0.014	-0.024	AAABAQAB/wAAAgAA/QD/AP8AAAD/AAD/
loose behind supported	0.026	0.007	AQAAAAD+AAAAAQAAAwD/AAAAAAAAAAEA
loose behind survey	-0.025	-0.013	/gL/AQAD/wAA/gAA/QACAP8BAAD/AP8A
loose behind take	-0.012	0.012	AQAC/wD/AQAA//8AAAAAAAAAAP8BAAH/
loose behind taking	0.069	0.007	Af//AAD+AgAABAH/BAH9AQMAAAAAAAEB
loose behind taught	0.015	0.042	Af8A/wD8AgABA///BAH9AgL/AP8EAAIA
loose behind teacher's	0.024	-0.026	AAABAAD/AQAAAQAAAgD/AAP/AP8CAAD+
loose behind team	0.068	0.03	Af7/AAL8AgL/AgL/BgH8AQT/Av8C/wQA
loose behind ten	0.107	-0.013	A/wG/f35Bv4BBv39CQP6Awn9/v0FAQX7
loose behind test	0.01	-0.02	AAABAAAA/gAAAQAAAwAAAAEA/wEBAAH+
loose behind than	-0.053	-0.003	/gL9AQAD/gAA/AAA/QAC//4AAQD/AP8B
loose behind that	0.051	-0.071	AAADAQH7AQABBwAAA//8AAMB/gEBAAT/
loose behind the	-0.006	-0.02	CPcO9vf4BvcI//H4CgwACAD39fsJCQb0
loose behind their	0.041	-0.057	BP0D/gD6AwAABP//BQD8AQMAAAEBAAMB
loose behind them	-0.036	-0.041	Af//AAD+/QAB/v//AQEAAf7///8EAQIA
loose behind then	0.102	0.127	Af8CAP/+Av8ACP8ABAD+AAUA//8DAAP9
loose behind they	-0.007	0.052	AAD/AAAAAAAAAAEAAQABAP8AAQAA/wAC
loose behind those	0.025	-0.019	AAAAAAD+AQAAAv//AwH9AQEAAAABAAD/
loose behind three	-0.145	-0.039	+wX7BQIL+AL++AQE+P0K/PMDAAP6//kC
loose behind through	0.179	-0.022	BvwE/gD1BgAACP/8DgH2BA3///8IAAn+
loose behind ticket	-0.053	-0.001	/gH+AQAE/QAA+wAB/QAC//wAAAD/AP4C
loose behind time	0.049	0.019	Af8CAAD9AgAAAgAAAwD+AAQAAAABAAL/
loose behind to	-0.077	0.016	A/8BAf4D+wAB/AH/9wH/APf//gIAAQT+
loose behind took	0.038	0.003	/wEBAQMAAQH/AgQA///9/wABAQD9//0D
loose behind trained	0.051	-0.006	A/0E/v77BP8BA/7+BQL9AgX+/v4EAQT8
loose behind training	0.06	-0.017	Af8B/wD+AgAABAD/BAH9AQX/AP8BAAEA
loose behind transported	0.005	-0.015	AAAAAAAAAAAA/wAB/wABAP4AAAD/AP8B
loose behind truck	0.032	0.044	AQAAAAD9AQAAAAAAAgD+AAL/AP8BAAL/
loose behind twelve	0.032	0.048	AAACAAD/AgAAAv//AgAAAQMA/wACAAL/
loose behind two	-0.055	0.025	/gP9Af8C/f8B/f4A/wEBAfsBAf/+AP4C
loose behind under	0.006	-0.008	AAAB/wD/AQAAA///AgH+AQEA//8BAAH/
loose behind unit	0.038	-0.022	AAABAAD+AgAAAgEAAgH+AQQA//8BAAEB
loose behind up	-0.034	-0.049	/gL7AAAD/wAA+wAC//8E//wBAgD8APsD
loose behind used	-0.019	-0.018	AP///wEAAf8BAQAA/wACAAD//v8AAQD/
loose behind using	0.04	-0.024	BfsE/P37Av4CBfz8BwT8AwT8/v0GAgb9
loose behind usually	-0.003	0	AAD/AAAAAAAB/wAAAAABAAEAAAAAAAAA
loose behind van	0.001	0.021	AAAAAAD+AAAAAQAAAgD/AAAAAAABAAD/
loose behind vehicle	-0.001	-0.01	AAAAAAAB/wAA/wAA/wABAAAAAAAAAAAA
loose behind veterinary	0.005	-0.04	AAD/AAD/AQAAAAAAAgD/AAEAAAAAAAAB
loose behind vulnerable	-0.005	0	AAD/AAAB/wAAAAAA/wAAAP8AAAAAAAAB
loose behind was	-0.094	0.039	/AL/AwAF/AAA+wEE+f4G/PoB/wD8AvwA
loose behind we	0.002	-0.004	AAAAAAD/AAAAAAD/AAD+AAAAAQAAAP8B
loose behind weekend	-0.005	-0.017	AQD/AAAAAAAAAAAA/wAAAP8AAAABAAIB
loose behind weekly	-0.006	-0.019	AAD/AAH+AAEAAP//AQEAAQAAAAABAAEA
loose behind weeks	0.058	-0.025	Af8D/wD9BAABBf//BAH9AQUAAP8BAAD/
loose behind went	0.019	0.009	AAADAAD/Af8AA/8A/wD/AAIAAAD/AAD/
loose behind were	0.027	-0.028	AP8EAP8DAP8BBf3//QEAAf8A/P4BAgH8
loose behind wheelchair	-0.04	-0.011	/wH+AQEE/AD//wIA/QAAAP4AAQD//wAB
loose behind when	-0.037	-0.021	/wAAAAAB/wAAAAAAAAEAAP//AP//AAD/
loose behind where	-0.05	0.051	/wD9AAEC/gEA/gAA/gAAAP0AAAH/Af8B
loose behind which	0.002	0.121	AAAC//7/Af4BAv4AAAD9AAH//f8BAgD9
loose behind while	0.003	-0.013	AAAAAAAB/wAAAAAB//8AAAABAAABAAD/
loose behind who	-0.049	0.067	/gP8AgED/QAA+gIB/f8F/vwCAwP7//wE
loose behind whole	0.072	-0.028	Av4C/v77A/8AAwAABgH+AQX///8CAQP/
loose behind whose	-0.004	-0.015	AAAAAQAB/wAA/gAAAAAAAAEAAAD/AAD/
loose behind with	0.195	0.063	BvkE/gD1BAL/BwH8BwHyAgv+AAAH/wf8
loose behind without	-0.021	0.018	/wD/AQAC/gAA/gD/AQEAAfz/AAD/AP0B
loose behind work	0.022	-0.028	/wAA/wABAQABAP//AgEAAQAAAAD/AP4B
loose behind worked	-0.054	-0.017	/wH/AQEB/QEA/AEB/gAF//wBAQH+//4C
loose behind working	-0.073	0.055	/wH7AQED/AH/+wEB/f8C//sBAQH+//4C
loose behind would	-0.032	0	/wH9AQAC/gAA/AEB/wAC//0AAAD/AP8C
loose behind wrote	0.097	0.036	A/0G/f36Bf0CB/7+BgH7Agf+/f4EAgT8
loose behind year	0.037	-0.025	AQABAAAA/wAAAQAA/QD+AAMAAAABAAH+
loose behind years	-0.072	-0.01	/gL8AgEF/AH//AMC+f8D/vsBAwH9//0A
loose behind you	-0.101	0	/wD4AAEB/gAA+gIA/gAFAPkAAAD/APwH
loose behind young	0.014	-0.011	AQD/AAAAAAAAAQAAAwD/AAAAAAAAAAIA
loose behind your	-0.101	0	/gH4AAAC/gAA+AEB/v8G//gAAAD/APwI
loose behind £600	0.006	-0.021	AAD/AAAAAQAA/wABAf8A/wABAQEA//8C
loose capital	-0.01	-0.16	/wQLAPMA/fYJCvH/AgD//wAB9AL8Cf3u
loose capitals	0.081	-0.077	B/kH+vn3BfsEBvn7Bgb5BQT7/PwGBAf9
loose in and	0.024	0.055	/QQACfYBAPoK//kM/voB9QEH/An3Bv7/
loose in complement	-0.027	-0.032	/gMIAfsC/fsDAfoA+/4C//wC+gH+BP7+
loose in main	-0.016	-0.124	/wQB/Pn9/vUOA/kBAf8E//4D9AgED/7/
loose in means	0.106	-0.105	AQAE//78B/8ABv8ACAD7AAcA/gEAAQD8
loose in none	0.04	-0.044	AAABAAD/AAAABAAAAgD/AAP/AP8BAAD/
loose in purpose	-0.033	-0.231	Av0CAP7/AwECAv79AAD3AP/+/gEDAQf+
loose in reason	0.069	-0.014	Af4F///7BP8BBf//BAH8AgUA/gABAAH/
loose in relative	0.069	-0.045	+wYHBPwD//gGB/oD/f0G+gMD+wb3Bf77
loose in result	0.031	0.085	CfkIAfn8/foICvr5AgT3BAH6+/wBCAj3
loose in time	-0.08	-0.099	/wAFAv8I+AABAv0B9wEG//cA/wH6AP0A
loose known	0.014	-0.153	+wIEBfb8/fEQ//UBAPwA+v8E9Qb+CwID
loose modifier	-0.019	-0.097	AP4KAfoAAPoHA/L//wH8AP4D9gT+BgP3
loose modifier in and	0.1	-0.037	Af8EAf3+AgAAAf4BAP8A/gkBAAH9AQb9
loose modifier in complement	-0.043	0.034	/wH/AQAB/wAA/wAB/P8C//8BAAD/AP4A
loose modifier in main	-0.039	-0.166	AP8HAfv+AvgEAPf+Av/+Af8C9gIFBQD8
loose modifier in means	-0.005	-0.008	AAD+AAAAAAAA/wABAQAA//8AAAD/AP8A
loose modifier in purpose	-0.039	-0.011	AAD/AAAA/wAA/AAB/gAC//8AAAAAAAIB
loose modifier in relative	0.017	0.045	Af8B/wAA/wAAAAABAAADAAH/AAAAAAAA
loose modifier in result	-0.006	0.045	A/0H/v79A/4BCf39AQH+AgH+/f4FAQX8
loose modifier in time	-0.07	-0.001	/wL/AgAD/QAA/AAA+wACAPwAAAH/AP8B
loose modifier, 0 left	0.048	-0.103	BP8FAP/8Af/+BwD9CP/7BAYDAQMF/gf7
loose modifier, 1 left	-0.039	0.183	Av0D//z//foH+Pn+AwIBAgH++f7/BgP9
loose modifier, 2 left	-0.054	-0.174	9wUEBP0HAP8CAPwF/P0H+gEC/AH5Avv7
loose modifier, closeness 0	-0.022	-0.045	AAAKAPv6AfoGB/T+AgH/AwAE+QQDBQH4
loose modifier, closeness 1	-0.03	-0.017	/wH9AQEE/QEA9gAB+v8F/vwBAQH9APwD
loose modifier, closeness 3	-0.045	-0.091	Af//AQAB//8A/wAB+/8D/vwA/wH9Af8B
loose modifier, closeness to left 0	-0.009	-0.017	/wANA/j//vkEAvcCA/wA/QQD9QD/BwL1
loose modifier, closeness to left 1	-0.005	-0.011	Af///wD/AQAA/gAAAQAAAAEAAAABAAAC
loose modifier, closeness to left 3	-0.089	-0.069	AAD8AQAE/AAA/AAB+f8F/vkBAAL7AP4C
loose modifier, cosine 0	0.019	-0.162	Av0L/vr+Af4EBvn+AwL8AAL//f8DAwX1
loose modifier, cosine 1	0.006	-0.084	AvsK/fv6BPsEBPf9AwL9AwcB+gABBQT6
loose modifier, cosine 2	-0.024	-0.133	AAH+AQADAP0C/P0CAv4D//wB+wEAAwAB
loose modifier, cosine 3	-0.007	0.227	/wECAQEBAAL+AgIC/P0A/QICAgH+/v8A
loose modifier, cosine 4	-0.021	0.057	AQD//wD+AP8B/gAAAwABAQAA/wAAAQAB
loose modifier, cosine to left 0	-0.05	-0.112	/wAHA/0E/f4CAf8B+/4A/v0C/wP9AQL6
loose modifier, cosine to left 1	-0.01	-0.051	/QICAv4E/f4CAPwB/wAA/wMB/QD9AQH+
loose modifier, cosine to left 2	0.034	-0.021	/wIBAv8CA/4D+vv/BQD9AQIA/P8FAgEC
loose modifier, cosine to left 3	0.06	0.023	Af8E///8Af8CB/7+AgL+AQf//v8EAgP7
loose modifier, cosine to left 4	0.015	0.067	Av4A/gD7AgABAv//BAH/AQP///8DAAMA
loose modifier, everyday term	0.004	0.075	BP4H/v32A/4DA/r9BQH7AgL//QAIAwb6
loose modifier, far-broader	0.009	0.02	AAAAAAD+AQABAf//AgH+AQH///8CAQEA
loose modifier, narrower	-0.049	0.033	Af78/wD9Av8A+QAB/wAB/wH///8BAQEB
loose modifier, no term	-0.076	-0.002	+gX+B/8H+/4B//4D//wH/f4GAQT6//kC
loose modifier, none	-0.019	-0.065	AAEKBPsBAPwDAvcC//z//QAF+wP/BQH6
loose modifier, rare-synonym	-0.023	-0.042	AAD/AAAB/wAA/QAA/wADAP0AAAD/AP8C
loose modifier, sibling	0.027	-0.041	Av4FAP7/AP4BAv7+/wL+AQT//wH/AQX5
loose modifier, term of a trade	-0.002	-0.117	AAAFAf8D/wAAAf8B+/////4CAQL7/gL+
loose modifier, term with contrasts	0.08	-0.05	A/sI/f36Bf0FA/j+CAP7Awf++P0BBQP5
loose name	0.007	-0.105	AP8K/vf//fcICvMAAgEB/gMA9wEBCf/z
loose name in and	-0.081	0.027	/wEAA/4E+v0A+/4C9v4H/fgC/gP8Av0A
loose name in main	0.03	-0.132	A/4I/fj9APkICfb9AwT/AwL++P4DBwX1
loose name in result	0.068	0.016	Af8EAAD9AwAABP8AAQD9AAIBAAD+AP7/
loose name in time	0.023	-0.001	Af8B/wD/AAAAAQAAAQD+AAIAAAABAAD/
loose name, 0 left	0.115	-0.122	BvoG/f33BPwDB/z+CAP4Awf+/QAEAwj6
loose name, 1 left	-0.019	-0.073	/v8JAvoC/voEB/n+BQH9AQAA+v8EBQD7
loose name, 2 left	-0.072	0.091	+gj3BQEK9wH/+/8E+/0L/PwDAgb5//gA
loose name, closeness 0	-0.003	-0.217	A/0M/vX+AfUHC/T+AwL9AgD/9wADCP70
loose name, closeness 2	0.02	0.051	AAAAAAAB/wAAAP8AAAD/AAIA/wAAAAD/
loose name, closeness to left 0	-0.017	-0.161	Av4K/ff//vcJBvMABAIC/wAA9QEDCAPy
loose name, cosine 0	0.072	-0.073	BfgO+/n4CfoFD/j7CQXzBwr8+PsJBgj3
loose name, cosine 1	-0.022	0.012	/gMFAf0CAPwDBPsC+/0A/v8C/gL+Af78
loose name, cosine 2	0.014	-0.038	AgAA//3/AP4CA/0B/wAC/v0B/gT8A/r/
loose name, cosine 3	-0.048	-0.061	/wL5AwIC9wL/+gEB/QAL/fsBAwT+//0B
loose name, cosine 4	-0.018	0.056	/wD/AQAC/gAA/gD/AQAAAf8AAAEAAAD/
loose name, cosine to left 0	-0.013	-0.142	A/0I/vj+AvgHB/YAAAH6Af7/+QADBgL4
loose name, cosine to left 1	0.03	0.087	AwAC/f77AP4BBf3/AQEEAQQA/gEBAQH9
loose name, cosine to left 2	0.016	0.009	AP8BAP8AAAABAP7/AwIAAQX///8CAgD9
loose name, cosine to left 3	-0.05	-0.055	/wH8AQEC+wEA/AAB+wAF/vsAAQL9AP4A
loose name, cosine to left 4	0.026	-0.002	AP8BAAD+AgAAAAAAAQAAAAMAAAABAAEA
loose name, everyday term	-0.103	-0.036	/gP5AgEH9wH/9gEA+gEH/vQCAgL6//gD
loose name, narrower	0.016	-0.024	AQD/AAD/AAAAAgAA/wD/AAAB/wH+AP8A
loose name, no term	0.025	-0.074	A/0I/vv5APoGCvf9BQP6AwP+9wAFCAf1
loose name, none	0.011	-0.11	Af0M//b8AfYGCfUCAQAAAAT9+f8CBwHz
loose name, sibling	-0.053	0.03	Av8A/f/+/v8B/v8B/f8E//0BAAEAAP4A
loose name, term of a trade	0.026	0.085	AAD+AAD+AQAAAAAAAgD+AAD/AAAAAAH/
loose name, term with contrasts	-0.027	-0.079	+wUGA/0H/f0DA/sE/PwF/P0D/QL7A/n7
loose noun	0.015	-0.037	/wcFAvQD/e0UBvACAQAC+/7/7gf/FP8B
loose noun in and	0.026	0.047	/gADBPMC/fcIBPIC/AAA/P4B+gL7Bv/8
loose noun in complement	-0.151	-0.059	/QQDAvsK9/0C/PsB9f8G/vUB+wH5BPn6
loose noun in main	-0.007	0.009	/wD//PsB/vQKBP0DA/4H/gAB9wgEDgAF
loose noun in means	0.077	-0.022	Af8D///9BP8BBP8AAgD9AAYA/wABAAH+
loose noun in purpose	0	-0.123	BfsF/v/4BP8BBv38BQL7BAH//v8EAgP+
loose noun in reason	0.02	-0.002	AAD/AAD/AQAAAQAAAAD/AAEAAAAAAAAA
loose noun in relative	0.07	-0.063	AQD+AAEB/gABBgACAf8G/gABAAH8AAAB
loose noun in result	0.128	0.113	B/gD/v/1BP8BBgD6BAP4BAb8//4EAAz8
loose noun in time	-0.014	-0.004	/wAAAQAF/gAB//8B+gAD/wAA///+AP3/
loose noun, 0 left	0.002	-0.084	BPj7AAT9+vcE/QP8/wL9Avr/+wMFCgUL
loose noun, 1 left	-0.005	-0.127	AP8IA/EB+/YLCfP+A/8J/PwA8QP7DQP4
loose noun, 2 left	0.021	0.163	9AsHAfgGAPoFBPkL//oH9v8H+QT4BfL6
loose noun, antonym	-0.018	-0.029	AP8D/wAAAAAAAgAAAQABAP////8CAP/+
loose noun, closeness 0	0.01	-0.128	/gcCBvf//u4OA/wD/f4A+wEG7QX6Efz/
loose noun, closeness 1	-0.08	0.156	Av78/QAC/f8B9v/+/AEBA/oA//8DAQAD
loose noun, closeness 2	-0.042	0.049	/wACAAAAAQAA/v8B/v8D//4A/gAAAf79
loose noun, closeness 3	-0.031	-0.002	/QIEAvkE/fsFAPoB//8C/v8A+wH9BP/9
loose noun, closeness to left 0	0.008	-0.12	AQEEB/UA+/EPCPUD//sH+wD98gP6D///
loose noun, closeness to left 1	-0.073	0.122	AP/7/wAC/gAB+f/+AAL+Av0AAAABAP8D
loose noun, closeness to left 2	-0.04	0.084	AAAC//8AAQAA/gABAP8C/wAB/wABAf/8
loose noun, closeness to left 3	-0.029	-0.007	/wEEAPwBAPwFAPoA/AAAAPoA/AH/A/3/
loose noun, cosine 0	-0.058	-0.027	/wAAAvgF+/kJ9/cBAQIA/gH/+f/8BwL+
loose noun, cosine 1	0.043	-0.194	Av8CAQD/A/kH//j+/QD6Af38+QAACQMB
loose noun, cosine 2	0.021	-0.083	AQICAvv8+/cBBPsA/AEC/P4C+wcBBP35
loose noun, cosine 3	0.045	0.24	AwL9/vv+//sEBAIBB/8EA/z/+QIGBAIE
loose noun, cosine 4	-0.028	0.07	+gYMBPcF/vgGBfoC/f4C/gAB+AAABfz7
loose noun, cosine to left 0	0.008	0.08	BPr9//v8//MHA/n3/wX9A/36+P8CCgAB
loose noun, cosine to left 1	0.007	0.017	AQEIAf8DAf0EBvkABP8DAP8D/QIABfz7
loose noun, cosine to left 2	0.011	0.036	+gj8CP8C+/4BAAEJAPoG9gEG/wf1AvoE
loose noun, cosine to left 3	-0.02	-0.182	/wECAPsD+/wFCPcC/f4D/voB/AH+BPv8
loose noun, cosine to left 4	0.019	0	+wQNAfkBAfoFDPoC+v0E/f4F+QL9BPr7
loose noun, everyday term	0.055	-0.023	+AgBBfsA/PcBB/sHAPgH+gYG9gb6Cfr/
loose noun, far-broader	-0.116	0.133	/QL5Av8E/f8C+P4B9/4F//gDAQH6APkJ
loose noun, listed	-0.058	-0.028	/QL+AQAF/gAA/gAB+/8C//wCAAH+AP0C
loose noun, narrower	0.008	-0.153	Af4BAP/9AP8DAv3/AAEBAP///wAEAf4D
loose noun, no term	-0.022	0.146	Av4DBfoE+fcIAPr+/f4A/Pb/+AX+BwL4
loose noun, none	0.029	0.032	AwMEA/kD/PMKBvgCAPn/+gAD7wj4DQP9
loose noun, paraphrase	-0.068	-0.015	/QP3AwEH+wH/+gIC+P4F/fkCAgP6//kK
loose noun, rare-synonym	-0.056	0.084	/gL9AgEB/QEA/AIB/v8E//wBAQH///8D
loose noun, sibling	-0.005	-0.096	/v4DAPj//vkJ/PcB/wID/f4A+v/7B/37
loose noun, term of a trade	-0.028	0.03	AP3+/wcG/AEB/QIB+gAJ/vv+Af8EAAEE
loose noun, term with contrasts	0.033	-0.162	/wEF//YAAvQLA/oDAP78/AMB9gH/CQH7
loose phrase, about, none	-0.005	-0.021	AAABAAAAAgAAAAAB//8A//8BAAD/AP4B
loose phrase, across, none	0.159	-0.008	BfsG/P7zCP8BB/78DgP2BA7+/v4HAQj6
loose phrase, across, sibling	-0.029	-0.011	Af////8AAAAA/QAB/QAC//0AAAAAAAAC
loose phrase, after, none	-0.032	-0.015	/QMAAwAH+wAA/wAB+f8F/vsC/wL5APr/
loose phrase, after, sibling	0.047	-0.008	Af8C/wD+AwAABAD/BQD9AQX/AP8CAAL+
loose phrase, alongside, none	-0.012	-0.027	AAD+AAAC/wAAAAAA/wAAAP0AAAD+AP8C
loose phrase, among, none	0.017	-0.006	AAD/AAAAAAAAAv8AAgD+AAIAAAAAAAAA
loose phrase, as, narrower	0.032	-0.027	AAACAAD+AwAAAQAAAgD+AAX///8DAAL9
loose phrase, as, none	0.079	-0.069	A/4F/gD7AwEABf/8BwL7AgP+AP8HAAT7
loose phrase, as, sibling	-0.033	-0.025	Af/8AAEA/wAA/QEA/wACAP0AAAAAAP8D
loose phrase, at, narrower	-0.024	-0.008	/wD8AQAC/gAA/QAA/gACAP0AAQD+AP8C
loose phrase, at, none	-0.032	-0.003	/QEBAgEC/gABAAMB/v4E/voEAAP7AfgB
loose phrase, at, sibling	-0.017	-0.029	/wH9AQAD/gAA+wAA/QADAP0AAQD+AP4C
loose phrase, before, none	-0.055	0.042	/wH9AQEC/gD//AEB+/8E//wAAQH/AP8D
loose phrase, behind, none	-0.008	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/
loose phrase, by, narrower	-0.001	-0.009	AAAAAAABAAAAAAAAAAACAP8AAAAAAAAA
loose phrase, by, none	0.075	0.01	Av0G/f37A/8CBfwADAH+AAf//gABAQD9
loose phrase, by, sibling	-0.046	0	AAABAP8C/v8B/v///QEBAfsA/wAAAQAB
loose phrase, during, none	-0.044	0.113	AAABAAAB/wAA/gAB/gAB//wAAAD/AAAC
loose phrase, during, sibling	-0.025	-0.025	AAD/AAAB/wAA/gAB/wABAPwAAAH/AAAA
loose phrase, for, far-broader	-0.011	-0.016	AAACAAABAAAAAv8AAAD/AP4AAAAAAP//
loose phrase, for, narrower	-0.022	-0.01	AAAB/wEB/wAAAAAAAAACAP8AAAH/AP8A
loose phrase, for, none	-0.034	-0.102	BfsH/fv7AfsEB/z8AQP/BP78/PsABAH1
loose phrase, for, sibling	0.023	0.074	/gMBA/4C//8AAP8D/P0D/QEC/wH+AQH/
loose phrase, from, none	0.005	0.064	/wH//wD9BAAA/AEABQADAAQB/wABAP8B
loose phrase, from, sibling	-0.052	-0.001	AAD+AAABAAAA+gAB/P8D//4BAAH/AP8C
loose phrase, head	-0.041	0.129	/wD4AAUD/v8B/wsD/wEE/QEAAQAFAf0G
loose phrase, head, 2 words	-0.041	0.044	AAD2/wL+Af8B+QICAgEE/gACAgIAAfoJ
loose phrase, head, 3 words	-0.026	0.084	Av///gEB+/8ABgT9/gMBAfz9AP8CAQMA
loose phrase, head, across	0.044	-0.018	Av4B/v79Af8BA/7/BQH+AQX///8CAQL9
loose phrase, head, after	0.039	-0.02	Af8D/wD+AQAAAwD+BAH+AQX///8DAAL9
loose phrase, head, alongside	-0.024	0.029	Af8A/wD/AAAA/wAA/wEAAfsAAAD/AP8B
loose phrase, head, as	0.026	-0.091	AQAAAAH8AwD/AQQBA////wIBAQED/wAA
loose phrase, head, at	-0.045	0.012	/wD6/wT/AgEA9QUBBAADAAAAAgAAAP0G
loose phrase, head, by	0.012	0.024	AAAG/////wABBP7//wEAAPz//wAAAAD9
loose phrase, head, during	-0.006	0.068	Af8B/wD9AQAA/gAAAgAAAAAAAAABAAIA
loose phrase, head, far-broader	0.02	-0.021	AAAAAAAAAAAAAv8AAQD+AAEAAAAAAAD/
loose phrase, head, for	-0.031	0.037	/gEE//0CAP4BA/3/AAMCAf7+/v7+Af79
loose phrase, head, from	0.033	0.115	AAABAAD/AwAA/QEBAwAA/wQAAP8BAP//
loose phrase, head, in	-0.077	0.151	/QP2AgID/QEB+QP/AAIDAPwAAgD+APsM
loose phrase, head, narrower	0.001	-0.018	A/0H/f/5Bf8B//7/AgIAAgL//v8EAQL9
loose phrase, head, none	-0.011	0.261	/AP3AwgCAQL//woG+P8D+gMBBQH+//sK
loose phrase, head, of	-0.022	0.088	Af///gD/AAAABAH//gD/Af0BAAL9Af8D
loose phrase, head, on	0.014	0.02	AAACAP/+AQABBQH/AgIDAAEAAQD+AAAB
loose phrase, head, over	-0.003	0.002	AAEAAAABAQAAAP8B/wAAAAEBAQH/AAD9
loose phrase, head, paraphrase	-0.036	-0.022	/gH9AQEE/QEA/QEA/gACAP4BAQH/AP4C
loose phrase, head, rare-synonym	-0.072	0	/wH+AAAC/wEA/QEB/f8D//wAAAD/AP4C
loose phrase, head, sibling	-0.008	-0.059	BP38/f76/v4B/f/+BQP+AQL/AAEFAQcB
loose phrase, head, through	-0.01	-0.005	AAAAAP8B/gAA/wAA/wD/AP8AAAADAAL+
loose phrase, head, to	0.071	-0.066	AP/5/wH7AQABAQABBQAA/wP+AP8BAQEF
loose phrase, head, under	-0.029	-0.038	/wAAAQAD/wD//QIB/P8B//0BAQD+AP4F
loose phrase, head, with	-0.076	-0.13	Av8GAP8C/v8BB/7/+wEBAPr//v8BAAD9
loose phrase, in, far-broader	-0.019	-0.007	/wH+AQAC/wAA/wEA/wABAP4AAAD/AP8B
loose phrase, in, narrower	-0.072	-0.014	AAD9AAAB/wAA/gAA/QADAP8AAAAAAAAC
loose phrase, in, none	-0.047	0.147	/QT0AwgCAAD/+wcD//4E/gIEAQP5APoL
loose phrase, in, sibling	0.065	-0.037	Av8A/v/6Av8BBv7+CQL7AQX//wAEAQT8
loose phrase, into, none	0.064	-0.058	AAADAAD+AQABBf4ABQD9AAUA/wACAQL8
loose phrase, of, far-broader	-0.087	-0.023	/gH9AQAD/gAA+gAB+/8E//kBAQL7APwD
loose phrase, of, narrower	0.032	0.005	Af4B/wD9AwAAAAD/AwEAAQX///8CAAL/
loose phrase, of, none	0.048	0.068	Af4C/f7+Cv8CCvv/BAP5Awn8/f0FAgP8
loose phrase, of, sibling	-0.034	0.003	/wH9AQAC/gAA+gAB//8D//8BAAH8AP0C
loose phrase, on, narrower	-0.045	-0.015	AAEBAP8D/wAAAgAA/v8B//4AAAD+AP4A
loose phrase, on, none	-0.014	0.251	Af/8//4A/QAA/QD/AwECAQD/AQAAAAEB
loose phrase, on, sibling	0.074	0.073	/wEDAQD/AQAABP8BAv8C/wcAAAABAQL9
loose phrase, over, far-broader	0.015	0	Av4C///+AQABAv7/AgH+AQEAAAABAAH/
loose phrase, over, none	0.018	-0.011	Af4G//z/A/4BA/wA/wH+AAIA/wABAAL7
loose phrase, over, sibling	-0.013	-0.015	AAACAP8AAP8AAQAAAAAAAAAAAAAAAP/+
loose phrase, per, none	0.01	-0.027	/gIEAf8DAQAABQAB/v8C/wECAAH9AP3+
loose phrase, since, none	-0.014	-0.004	/wEAAAACAAAA/wAA/wACAAAAAAD/AP//
loose phrase, than, none	-0.023	-0.007	AQAAAAD//wAAAAAA/wAAAAAAAAAAAAAB
loose phrase, through, none	0.149	-0.015	Av4F//77B/8BB/7+CwH3AQj///8DAAP9
loose phrase, through, sibling	-0.064	-0.002	AQD/AAAB/AAA/QAA/AABAPsAAAABAAEA
loose phrase, throughout, none	0.033	-0.004	AAD+AAH+AQD//gEAAgABAAMAAAAAAAAC
loose phrase, to, far-broader	0.015	-0.005	AAD9AAAB/gAAAQAA/wABAP8AAAAAAP8C
loose phrase, to, narrower	0.061	-0.043	Af8B///7A/8AAv//AwH8AQf//v4FAQT/
loose phrase, to, none	-0.016	0.006	A/4A//7//f4BBP///gIAAP38/wADAQUB
loose phrase, to, sibling	0.058	-0.05	Af8C///9AwAAAP//BgL+AgQA//8CAAH/
loose phrase, under, none	-0.081	-0.038	/gEBAQAF/QAA+gEB+P8F//oBAAH+AP0C
loose phrase, whole	-0.001	-0.151	/wMHBPT/AvELDvQD/v4C/AIC8AP9DP/4
loose phrase, whole, 1 words	0.013	-0.058	+AQEB/UC/vEJB/cH//kC9/8C8gD4Dvj5
loose phrase, whole, 2 words	0.019	-0.07	B/kG+/z6BP8CDPv6BwX8BwT8/gAGAgf9
loose phrase, whole, 3 words	0.072	-0.037	A/0G/wD+AwAABP7/AgH8AQX/AAABAAP7
loose phrase, whole, about	0.004	-0.012	/wEBAAABAQAAAAEBAAAAAAEBAAD/AP8B
loose phrase, whole, across	0.1	-0.007	BP0D/v/2Bv8BBP/9CQL5Awn+/v8FAQf+
loose phrase, whole, after	-0.024	-0.01	/QMAAgAF/AAAAgAC+v8E/vsCAAL6APv+
loose phrase, whole, as	0.063	0.033	Av8C/f7+A/8AAv//AwD9AAb9AP0GAQT8
loose phrase, whole, at	-0.039	-0.052	+wQBBP4K+P8CBf4C9f4E/PcB/gD6Avr8
loose phrase, whole, before	-0.051	0.045	AAD+AAAB/gAA/QAA/f8D//4AAAD/AAAB
loose phrase, whole, behind	0.003	0	AAD/AAABAQAA/wAAAgD/AAEAAAAAAAD/
loose phrase, whole, by	0.024	-0.023	AAACAP7+Af8B/v0BBf8D/wL//gACAQD/
loose phrase, whole, during	-0.025	0.008	AP8CAAABAAAAAAAA/AABAPwBAAD9AP4B
loose phrase, whole, far-broader	-0.059	0.051	/QP6AQAG/wAB/AEB+/8D//4BAAD9APoD
loose phrase, whole, for	-0.025	-0.1	AAACA/8B/v4EB/3//f/+AfwA/f7+AwD4
loose phrase, whole, from	-0.044	-0.062	/wH9AAD/A/8A9wEBAgAG//8BAAD+AP4C
loose phrase, whole, half	-0.031	-0.002	/wD+AAACAQAA/gAA/gACAAEAAAAAAP8B
loose phrase, whole, in	-0.054	-0.062	/QT4AwX/Af/++gQF/fsF/AEDAAL9Af0F
loose phrase, whole, into	0.029	-0.023	AAACAAD+AQAAA/8BBP//AAIA/wABAAL/
loose phrase, whole, narrower	-0.036	-0.108	Af79///9AP8BAwD+AwIAAAL+/v4BAQID
loose phrase, whole, none	0.01	-0.038	//0LAvb/BvQIDfcB/gEAAQX+9AL8DAL2
loose phrase, whole, of	0.04	-0.035	//8F//4AC/8BAf0BAAH9AAb+/v7/AQAA
loose phrase, whole, on	-0.006	0.282	Af/////+AP8AAv0ABAABAQL+/v8AAQD/
loose phrase, whole, over	0.024	-0.028	A/0H/fz+Av0DB/v+AgP8AgP9/f0FAgX5
loose phrase, whole, paraphrase	-0.021	-0.02	AAD+AAAB/gAA/gAA/gABAP4AAAAAAP8B
loose phrase, whole, per	0.021	-0.027	/QMCAf8DAAAABAAB//8D//4CAAL7APv/
loose phrase, whole, rare-synonym	0.012	-0.007	AAAAAAAAAQAA/wAAAQD/AAAAAAAAAAEA
loose phrase, whole, sibling	0.032	-0.003	/AT/BP0E/v4CAPwE/PwF+wIC/QD+A/v/
loose phrase, whole, since	-0.018	-0.003	/wH+AAABAAAA/wAB/gACAAAAAAAAAP8B
loose phrase, whole, than	0.018	-0.007	AQAAAAD8AQAAAgAAAQAAAAL/AAABAAEA
loose phrase, whole, through	0.09	-0.013	Av8B/wD8BQAAAgD/BQD9AAT/AP//AAAA
loose phrase, whole, throughout	0.071	0.03	Av4C/gD7BAAAAwD/BgH9AQf/AP8DAAL/
loose phrase, whole, to	-0.028	-0.027	BP3///0A/f4AA//9/wL9Avv9/v8DAQP+
loose phrase, whole, under	-0.062	-0.003	/gIAAAAE/wAA/gAA/QACAP8BAAD+AP0A
loose phrase, whole, with	0.087	0.047	BPwAAf/4/v8BAv79AwH2AgQA/gIFAQoA
loose phrase, whole, within	0.055	-0.031	Af8D/gD7BP8AAv//BQD+AQf/AP8CAAL+
loose phrase, whole, without	0.042	0.004	A/0E/f/9AgAABP/+AwP9AgT8//4EAAL+
loose phrase, with, narrower	-0.026	-0.005	Av0A/wD+/gAA/QD//gEBAP3//wABAQAB
loose phrase, with, none	0.002	-0.072	BP4DAP7//v8BCP77AQL1A/wA/gIDAQj/
loose phrase, with, paraphrase	-0.016	-0.013	AAD/AAAB/wAAAAAA/gABAAAAAAAAAAAA
loose phrase, with, sibling	0.084	0.017	AQAEAAD6AgABBP//BwH9AAcAAP8DAAL9
loose phrase, within, none	-0.01	-0.02	AAAAAAD/AAAA/gAAAQAAAAAAAAAAAAAA
loose phrase, without, none	0.041	0.016	Av4C/gD/AQAABAD+AwP9AwX9AP8DAAL/
loose sense adj 0	0.034	-0.021	AAIBAfv7//sHA/z/APz8AgUC/QUAAwP6
loose sense adj 0, none left	0.076	0.047	AQAAA/8B/wH/BQL///z/BAED/AcAAAQA
loose sense adj 0, some left	-0.02	-0.074	/QICAPr+A/oH/voEAv7//gQC+wD7Bv/8
loose sense adj 1	0.027	0.091	AAAAAv4A/v8CBvsA/v7+AAEB/QIBAgL5
loose sense adj 1, none left	-0.056	0.045	Af8BAf7//v4B//3//v8AAPwA/QECAgH7
loose sense adj 1, some left	0.097	0.045	/gH+AQABAQAAA/8AAQD+AAMAAAAAAAL/
loose sense adj 44	-0.038	0.034	/gL+AQAF/gAB/P8A/wAB/wAA/wH+Af4C
loose sense adj 44, none left	-0.043	-0.012	/wD/AP8C/v8A+gAC/P8D/f0AAAH9AP0D
loose sense adj 44, some left	0.01	0.046	AAAAAAD/AgAAAAAAAgD/AP8AAAD/AP8A
loose sense adv 2	0.014	-0.009	+wQDAvT///UN/PMDAgH//v0C9QD/C/v7
loose sense adv 2, none left	0.005	-0.089	/wH8AfoBAfkH/voDBAAC+wQA/AD+BvoC
loose sense adv 2, some left	-0.006	0.08	/AMLAfn//PoG/vgC//8B////+P8BBwD1
loose sense noun 10	-0.055	-0.052	AvwD//L/APkIA/P9BAX+BQH8+QADBwj6
loose sense noun 10, none left	-0.035	-0.018	BvkG/Pb+AvsGAPf8Awb8BQH7+/4EBgj6
loose sense noun 10, some left	-0.038	-0.033	/wEA//v+AP4D//kAAgEE/wEB/gL/AgD/
loose sense noun 11	0.008	-0.057	+gYBBgAI/P//BP8E+vwB/P0F/gT5APgE
loose sense noun 11, none left	-0.023	0.006	+wT+BQEI+AD/AAME9vwH/PoCAQP+//0E
loose sense noun 11, some left	0.028	-0.063	/gIEAv7/BP4CAPsB/f/+/wQC/QD+Av3/
loose sense noun 12	0.041	-0.041	Af4A///+AgABA///AQH9AgL///4CAAAA
loose sense noun 12, none left	0.066	-0.009	Af4C///9AwABBP//BAH+Agb///8DAAH+
loose sense noun 12, some left	-0.032	-0.032	AP/+/wACAAAA/wAA/gAAAf0BAAD/AP8B
loose sense noun 13	-0.029	0.041	Af4E//7+Af8B///+BAH/Af7/AAADAAP/
loose sense noun 13, none left	-0.027	-0.015	AAACAf4AAP8A/v8A/wAA//4AAAAAAAEB
loose sense noun 13, some left	-0.004	0.056	Af4E/v/8A/8B/wD+AwL/AgL/AP8DAAP/
loose sense noun 14	0.038	0.031	BP7//f37/v0D//8ABAAAAQT//gIHAwj+
loose sense noun 14, none left	0.069	-0.009	BfsG/f/7BP4DAf79BQH4BQYA/gAIAgj7
loose sense noun 14, some left	0.025	0.04	AAL+AP/+//8B/QEBBAEE/gEBAQP8AQID
loose sense noun 15	0.031	-0.057	AAL4AAcA/QD9BQkB/v4G/voCAAIBAP0I
loose sense noun 15, none left	-0.009	-0.059	/AX5BAcF/QH9AAgD+vwG/fkDAgP+/vsG
loose sense noun 15, some left	0.034	0.003	Av/+/wD9/wABBgH/AgICAAL+/wAFAQAE
loose sense noun 17	0.069	0.038	AAADAf/8BP8BAf8ABAD/AAj//f8FAQP+
loose sense noun 17, none left	0.014	-0.003	Af8B///+Af8AAQAAAgD/AAEAAAABAAEA
loose sense noun 17, some left	0.07	0.041	Af8DAP/7BP8BBf7/BwD8AQUA/gABAQH/
loose sense noun 18	0.026	-0.018	+gX7AwMB/wEB+/wB+/4AAQMDAQT//f0L
loose sense noun 18, none left	0.058	-0.057	BPz//wP5BAD//gL/AwD2Agj/AP8G/wQB
loose sense noun 18, some left	0.011	0.04	+Qf5AgAG/wAB/v8F+fsH/AAFAAT9//sG
loose sense noun 19	0.049	-0.065	Av8C///6BP8BAv//BQH5AgP//wADAQP+
loose sense noun 19, none left	0.026	-0.019	Av8C///9Av8AA/4ABAD9AQT///8CAQL9
loose sense noun 19, some left	0.038	-0.046	Af///wD9AgAAAQAABgD8AQH/AAACAAIB
loose sense noun 20	0.013	0.09	AAD/AAH+AQAAAQEBAgABAAAAAQAB//8D
loose sense noun 20, none left	0.01	-0.017	AAAA/wD/AQAAAAAAAQD/AAEAAP8CAAAB
loose sense noun 20, some left	0.022	0.107	AAD/AQH+AQAAAAEAAwD/AAIAAQAA/wAC
loose sense noun 21	-0.035	-0.175	A/0G/vv+AP0E/Pr+AwL/Av79/QD+A//5
loose sense noun 21, none left	0.042	-0.086	Av4G//z+Af0DA/v9AgL8AwP+/P8DBAP3
loose sense noun 21, some left	-0.047	-0.089	/wAB//7+AP8B+/0AAQECAf/+AAD/AAD9
loose sense noun 22	-0.053	-0.014	/AT5BAIH+wL/+wQE9v0G/PgCAwL4//oH
loose sense noun 22, none left	-0.041	-0.028	/gP5AgIE/AH//AMC/P4D/voCAwL7//wH
loose sense noun 22, some left	-0.027	0.014	/gL9AgAF/QAA/wAA/QAB//wBAQD8AP4C
loose sense noun 23	-0.05	0.183	AP4M/foD/vwDBvj//QMDAP3++//8A/35
loose sense noun 23, none left	-0.014	0.102	Af8D/f0A//4CA/sA/QIAAP3+/v8AAv78
loose sense noun 23, some left	-0.065	0.081	/gEJAP0G/f8BBP0C/f8G/vv//gD+Af77
loose sense noun 24	-0.033	0.098	/QP5AgMBAAAA+QUD+v8E/gACAgD8//4F
loose sense noun 24, none left	-0.119	0.12	/QP2AgMH/QD/9QcB+v8E/voBAQD9APwK
loose sense noun 24, some left	0.054	-0.022	AQAE///7A/8BB/4AAgD9AQP///8BAQP7
loose sense noun 25	0.02	-0.013	Av4CAAD9AAAAAgD//gH/AP//AP8CAAIA
loose sense noun 25, none left	0.047	-0.009	Af8BAAD+AQAAAgD/AwH+AQH/AP8BAAL/
loose sense noun 25, some left	-0.043	-0.004	AQAAAAAA/QAAAAAA/AABAPwAAAAAAP8A
loose sense noun 26	0.061	-0.016	BfsL//33A/wBDf78A//3AQX++f4JBAr4
loose sense noun 26, none left	0.18	-0.104	B/oG/v/wCf4BCP/9DQD2AgoA/QAHAgf/
loose sense noun 26, some left	-0.021	0.088	Av4H/v3+A/0BCv3/AwD8Afz++/4AAwP7
loose sense noun 27	0.022	0.024	A/0H/fz8BP4CBvz/BAP/AgT8/v0DAgH4
loose sense noun 27, none left	0.072	0.082	BfsJ/P34Bf4CCP39CgT7BAb8/v0HAgX7
loose sense noun 27, some left	-0.008	-0.058	/wACAP8BAQABAv8BAP8A/wEBAAD9AP7+
loose sense noun 28	0.06	0.237	+wYEA/sCAfoABPsHAfoK+QIG+wT4BPr5
loose sense noun 28, none left	-0.056	-0.009	AQH5AAEC/gD9+wIC/AAF//v/AQH+AP4E
loose sense noun 28, some left	0.071	0.246	+QYLBPsFAvsDCvgFAfwI+gcF/AP4A/r4
loose sense noun 3	0.035	0.048	Av/8///+AQAB/v8AAv8AAAIBAAABAf8D
loose sense noun 3, none left	0.008	0.029	Av4C/v79A/8CAf3+AwL+AgD+//4DAQL+
loose sense noun 3, some left	0.044	0.019	/wH6AQEBAAEA/wABBP///wIDAQL9AP4F
loose sense noun 4	0.015	-0.075	/AMKA/YF/vcEBfYC+AD/+wD/9wH5Cf77
loose sense noun 4, none left	0.011	-0.026	A/76AAD8AP8C+/7+AAL9Av4A/wEBAwMF
loose sense noun 4, some left	0.001	-0.047	+QYNBPgL+/oFBvQD+QAC+/4C+AD4Bv31
loose sense noun 5	0.134	-0.047	A/0I//75B/4CCvz/CgH6AQn//f8CAQP4
loose sense noun 5, none left	0.039	-0.022	Af8CAAD8AwAABP8AAwAAAQT/AAADAAL8
loose sense noun 5, some left	0.131	-0.025	Av4J//77Bv4CBvz/CAH6AQb///8BAQP9
loose sense noun 6	0	0.012	Af4H/Pr+BPsEBPj+AAUAAAT8+vwEBgT1
loose sense noun 6, none left	-0.014	-0.028	/QH/AgT/AAAC/gEBAQD+/gECAAL+AP3/
loose sense noun 6, some left	0.008	0.039	BP0M/PkABPwFDPn9/gUBAQD9+f0BBQH2
loose sense noun 7	0.027	-0.091	AgEAAQIAAAH+/gQA//39//4BAgL+/wMB
loose sense noun 7, none left	-0.014	-0.029	AAP8BAMC/AH//QQB+vz9/v0AAAIBAAUA
loose sense noun 7, some left	0.016	-0.062	AAEBAQEBAAAA/gD//wEBAAH/AQAD/wED
loose sense noun 8	-0.012	-0.086	/wD8AAEC/wAAAQEA+v8C//4B/wD/AP3/
loose sense noun 8, none left	0.013	0.013	AAD/AAAB/wAABAAA/AAB//sBAAD+AP8A
loose sense noun 8, some left	-0.013	-0.098	/wD+AAEC/wAA/AIA/f8C/wEBAAEAAP0B
loose sense noun 9	-0.047	-0.157	AP//AwH+/f8AAQEB/f4E/gIB////Af8B
loose sense noun 9, none left	0.056	-0.073	BvwB/wH4AgAA/wL7CgL6BAX/AwAE/wYB
loose sense noun 9, some left	-0.072	-0.084	+wMAAwAI+/4BAf4D+v0G/fwE/AH6AvoC
loose sense unknown	-0.037	-0.046	AvwDA/UF9/cKAfMA+wEDAPf+9wIBBwX3
loose sense unknown, none left	-0.025	-0.108	AQAAAf///QADBP79/gIBAfv+/gIFAwL8
loose sense unknown, some left	-0.04	0.061	/v4BBPkE9/oIAPb/9gME//cA+AL+CP76
loose sense verb 29	0.044	-0.029	AQAHAP3/Af0BBPsAAQD8AAQA/AABAwP6
loose sense verb 29, none left	-0.003	-0.031	/wECAf4B//4CA/3/AAH+AQAA/gAAAQH+
loose sense verb 29, some left	0.055	0.002	Af8F///8A/8ABP7/BAD8AQX///8DAQL9
loose sense verb 30	-0.018	-0.019	A/z+/Pv+A/wH+fj5Agb8BQP7//wIBQMB
loose sense verb 30, none left	-0.009	-0.059	AvwA//7+AP4B9gH9BAH/AgH+AP8FAgYC
loose sense verb 30, some left	0.023	0.04	Af0B/PoABPsHAfj7Agb7BAMA/f4FBP/7
loose sense verb 31	0.038	0.075	/gELAfz/AP4AC/0DAv4H/QED+QEAAv37
loose sense verb 31, none left	0.088	-0.016	Af8H/wH8AQEAB/39CQL9Agb//f8EAAL9
loose sense verb 31, some left	-0.014	0.09	/QMHA/0DAP4CB/0D//4E//4D+wD/Avz8
loose sense verb 32	0.006	-0.169	Bvv2/AT8/wX9+wX7BAEAAgH/BwAF+AQH
loose sense verb 32, none left	0.145	-0.141	BvsF+/r1CPsBB/37DgL5BQz++/8GAwj6
loose sense verb 32, some left	-0.106	-0.028	Av70/ggC+wr69gz++QAGAPkCCwEA9/8K
loose sense verb 33	0.11	-0.083	A/0A/v35A/0DAP3/BgH7AgT/AAADAgT+
loose sense verb 33, none left	0.042	0.016	A/0B/v76Av4C/gH/BAL/AgX9AP4FAgb+
loose sense verb 33, some left	0.084	-0.099	Af8B///8A/8CAP4AAQD+AAMBAQAAAP8A
loose sense verb 34	-0.033	-0.065	A/3//v7//f0DBf8A+gAE/vz//gEAAv4C
loose sense verb 34, none left	0.034	-0.005	A/0D/wD6AP4CB//+BQL8Agb+/f4IAwb/
loose sense verb 34, some left	-0.086	-0.06	/AT/AP4L+/4A/AAC9/8G/vgBAgL6//sF
loose sense verb 35	-0.019	0.064	+wX6A/wGAQID+QEE//sG/v4DBgH5APz/
loose sense verb 35, none left	-0.102	0.124	+wX3BQMM+QX+9wcD+PwH/fUFBQXz/fgF
loose sense verb 35, some left	0.077	-0.06	AAAG//gABfsFBPr/BwD7Agr+//0GBgT5
loose sense verb 36	0.032	0.096	BPv//QH6CAIA/gP/BgP+Awb8BP0F/wUD
loose sense verb 36, none left	-0.096	-0.009	Af/5/wMB/wP/+AQB/wEFAP3+BgD8/f4I
loose sense verb 36, some left	0.134	0.105	BPoG/fz5CP4DCvv+DAL3BQz+/v0IAgj8
loose sense verb 37	-0.063	0.05	AAD8AQAB/QAB/f8A/gACAPz//gABAQEC
loose sense verb 37, none left	-0.036	0.055	AP////4A//4C////AQECAf3//v8BAgAB
loose sense verb 37, some left	-0.04	-0.004	/wH+AQAC/QAA/wAA/v//AP0BAQH/AAEB
loose sense verb 38	-0.015	-0.109	AwAPAPf///oJAvL//wP7AQX9+f4CCQHw
loose sense verb 38, none left	0.072	-0.074	BP4HAPv5BQIAAP0ABQD9AAcAAwEA/gP6
loose sense verb 38, some left	-0.064	-0.035	Af8Q/fQF/vUJAPMB/QIB//v99P0BCgD1
loose sense verb 39	-0.006	0.004	/gH6AwcAAAX6/AgC//3//v8CBAAC+gEI
loose sense verb 39, none left	-0.009	0.01	/gL/AgQCAQT++wQB//8A/wIAAf4B/v8C
loose sense verb 39, some left	-0.023	-0.006	AP77AQP//gL8/QUDAP0A/voDBQP//AAI
loose sense verb 40	0.018	0.05	BPz+/gP9/AX7BAH+/wL3Bf7+//wI/QYC
loose sense verb 40, none left	0.048	0.009	A/4BAAT9/wP8AgIC/P/4/wIBAAAC/gT+
loose sense verb 40, some left	-0.036	0.04	Av3+/QEA+wH+/gH+/gIAAv/9/v4D/wMA
loose sense verb 41	0.03	0.086	+QkBCgMC+wH9AwMJ/PQF9P0KBAn5/f//
loose sense verb 41, none left	-0.019	0.189	+Qr4CwMI9gX/+gYG+PgE9vcHAQj3/vf/
loose sense verb 41, some left	0.06	-0.103	/QQAAwD6AwD+BAQEBfv/+gYFAAT//f//
loose sense verb 42	0.013	-0.03	/gABBAEFBQL+BgQC/wEAAAAB/wH9/voE
loose sense verb 42, none left	0.002	-0.19	Af/7AQIABAX+AgMA/gD//gAAAwH7/gAA
loose sense verb 42, some left	0.022	0.161	/AP/AwIDAgH+BQID////AAYCAAL8APkF
loose unknown	-0.038	-0.122	AvsFAPoD+/sIBfL+/QQFAf3+/f/+BwPz
loose word 28-bed	0.021	-0.001	AAD/AAABAAAAAgAAAAAAAAEA/wAAAAD/
loose word able	-0.049	0.017	/QL/AQAFAAAA/gAA/wD/AP4BAQD///wA
loose word about	-0.017	-0.04	AAABAAAAAAAB/P8B/gACAP////8AAP8B
loose word above	0.045	-0.008	Af8B/wD9AwAAAwD/AwH9AQT///8CAAL/
loose word absence	-0.044	0.16	/gEE/wEAAf8BAwAB/gAAAP///v0BAf7+
loose word accident	0.05	-0.023	Af8D///9A/8CBP3/BQH9AQQA//8BAAH+
loose word accompany	-0.046	0.035	AAAAAAAB/gD/AAAA/f8BAP8A/QABAgL+
loose word account	0.055	-0.038	Af8BAAD+AwAABAD/BAH9AQP/AAABAAL/
loose word accuracy	0.027	-0.008	Af8C///+AQAAAgD/BAD9AQIAAAACAAL/
loose word accurate	0.013	-0.012	Af8BAAD/AAAAAv//AgH/AQEAAAABAAEA
loose word achieve	-0.025	0.032	/wEAAQAC/wABAf0A/wAAAP4B/gH9Af7+
loose word act	0.02	-0.095	/wEBAAH/AQIAAQIAAgAAAAAAAwH//f8B
loose word ad	-0.105	0	/wH4AAEG+gL/+wQB+f8F//kBAwH9//0C
loose word adjust	-0.013	-0.022	AAAA/wAAAAAA/wAAAAAAAf8AAQD/AP8B
loose word administer	0.033	0.003	Av8D/v/9Av8BBP3/BQH9AgQA/f8FAQP8
loose word adult	-0.03	0	AAAAAAAC/gAA/wAA/gABAP0AAAD+AP8B
loose word advise	0.036	0.043	Af8C/wD9AgAAAgAAAwD9AQT///4DAQL+
loose word after	-0.016	-0.001	/wL8AAAC/wEA/AAAAAACAP8AAgAA//4A
loose word afterwards	-0.005	-0.03	AAD9AAEC/QH//gIA/QD/APwAAwH//wAF
loose word age	-0.016	-0.007	AAD+AAAA/wAA/gAA/gABAP0AAAD/AP8C
loose word agreed	0.04	-0.007	Av4CAAD9AQAABP//BAH9AgMAAAACAAMA
loose word ahead	0.014	-0.027	Af/+AAAAAAAA/////wD/AAD/AAAAAQL/
loose word alone	0.052	-0.016	AAABAAAAAQAAAgAAAAAAAP8AAP8AAAAA
loose word along	-0.003	-0.005	AAD+AAAC/gAA/wAA/gAAAP4AAQD+AP8B
loose word alongside	0.001	-0.053	/wH9AAD/AAD//AICAP8D//8BAQAAAP4C
loose word already	-0.101	-0.004	/gL6AgEG+gEA+AEB+v8F/vgBAgL8//4D
loose word also	0.036	-0.069	/QICAQABAv8AAgECAv4B/gICAAH+Af0B
loose word altered	0.031	-0.015	AAECAP4AAf8CAvwAAAD9AAP//f8BAgL9
loose word always	0.073	-0.001	BPwH/P35BP4CBv39BwP7Awb9/f0GAgb6
loose word amount	-0.028	-0.005	AAD+AAAB/wAA/gAA/gABAP4AAAAAAAAC
loose word analyse	0.058	0.114	Af8E///9AgABBP//BAH9AQX//v8CAQL8
loose word animal	0.024	-0.03	AAAAAAD/AAAA/wAAAQAAAAAAAAAAAAAB
loose word annual	-0.024	0.04	AAAEAP8AAP8AAv8BAP8AAP4B/wH/Af7/
loose word another	-0.01	-0.014	AAACAAAA/wAAAAAA/wAAAP8AAAAAAAL/
loose word answer	-0.095	-0.001	+wX2BAEK+gL/9wID+f0G/fgEAgT5//kJ
loose word any	0.011	-0.009	AAADAAD/AQAAAgABAf8C//8AAAD/AP/+
loose word anything	-0.022	-0.005	AAABAAD/AAAAAAAA/wAAAP8AAAH/AAAA
loose word application	0.015	-0.011	Af8C////Af8AAAAAAQD/AAEAAAD/AAEA
loose word apply	-0.054	0.086	AAH7/wAE/AAA/wAA/v8E//wBAgH+//4D
loose word approval	-0.092	-0.002	/wH+AQEF/QAA/AEB+f8E//gAAAD+AP0C
loose word approve	0	0.044	AAABAAD/AQAAAQAAAQD/AP8AAgD/AAD/
loose word architect	0.044	-0.008	AAABAAD9AgAAAgAABQD/AQQA/wACAAL+
loose word area	-0.026	-0.003	AAD9AAAB/gAA/gEA/wABAP0AAAAAAAAB
loose word around	-0.006	-0.024	AAAAAP8AAf8A/P8BAAAB/wAB/wH/AQD+
loose word arrange	0.007	-0.046	AAD9AP8AAAAB/gAAAP8B//4AAQD/AP8D
loose word arrival	-0.057	0.05	/wH8AQEC/gD//QEC/P8D//4AAAEAAAAC
loose word as	-0.042	-0.033	/wH8AQABAQEA/AEC/f4C//4CAwH9//sF
loose word assess	0.011	-0.016	AAAC/wD/AgAAAf8AAQD/AQL///8BAAD/
loose word assessment	-0.066	-0.01	/AT+AwAG/QAA/wAB/gAA//sCAAL5APwD
loose word assist	0.034	0.095	Af8DAP/+Av4BAv4ABQD9AQQA/gACAgL+
loose word assistant	-0.008	-0.013	Af/+AAD/AQAA/QAAAAAAAP8AAAAAAP8D
loose word association	0.023	-0.005	Af8B/wD+AgAAAQAAAAAAAAEAAAD/AAD/
loose word attend	-0.124	-0.073	/gL2AgUF+gT89QcC+v4H/vYCBQL6/fwI
loose word attendance	-0.036	-0.038	AAH+AQAC/QAA/gAA/wABAP4BAAH/AAAC
loose word author	0.011	-0.002	AAEBAQABAQAAAP8BAP8A/wABAQH+AAAB
loose word authority	-0.002	-0.035	/wH+AAAB/wAAAAEB/wAB/wAAAAAAAP8A
loose word average	0.001	-0.039	AAD/AAAAAAAAAgAAAwAAAAEAAAABAAAA
loose word award	0.004	0.034	Av8C//4A//8BBP4A/wD/Af////8BAQD9
loose word award-winning	0.055	-0.037	Av4D/v/8A/4BBP//BQH8AQT//f8DAgP+
loose word away	0.048	-0.028	AAABAAD/AQAAAgD/AwH+AAMAAAABAAH/
loose word back	0.055	-0.029	Af8C/wD9AgAABQD/AwH/AQT/AP8CAAL+
loose word balance	0.035	-0.044	Af8CAAD+AAAABP//AwD9AQL/AP8CAAL+
loose word base	0.001	-0.023	AAAAAAAAAAAA/gAAAAAAAP8AAQAAAP8A
loose word basis	0.002	0.07	AAAAAAD/AQAA/gABAAABAAH/AAAAAAEA
loose word beat	0.034	-0.004	AAABAAD/AgAAAgAAAgD+AAT///8BAAH/
loose word become	-0.007	-0.003	AAD/AAAB/wAA/wAAAAAAAP8BAAH/AP8A
loose word before	0.02	-0.013	/wEBAQAB/wAAAgAAAQD+AP8AAAD/AP//
loose word beforehand	-0.039	0	AAD7AQAD/QAA/AAA/gABAP0AAQH/AAAC
loose word begin	0.059	0.011	AAACAP//Av8BA/4AAwD+AAQA/gABAQD/
loose word behalf	0.153	0.143	BP0E/v/3BwAACP/+CgH2Ag3+AP8FAAb9
loose word beside	0.014	-0.011	Af8AAAD/AQAAAAAAAQD/AAEAAAAAAAAA
loose word besides	0.069	0.064	Af8C/wD9AgAABQAAAQD7AAX/AAABAAL/
loose word bi	0.035	-0.002	Af8BAAD+AgAAAQAAAgD+AQMAAP8BAAEA
loose word birmingham	0.01	0.06	AQAAAP//AAAAAP8AAQAAAAEAAAEAAAAA
loose word bit	0.04	0.008	AAAAAAD+AQAAAQAAAgAAAAMAAAABAAAA
loose word block	0.015	0.039	AAD/AAD/AAAAAQD/AgD+AQIAAAABAAEA
loose word blood	0.045	-0.022	AQABAAD/AAAABv//AgH8AAL/AP8BAAL/
loose word board	0.023	-0.027	AAD/AAAAAQAAAAEAAwD/AAIAAQD//wAC
loose word book	0	0.019	Af8F//4CAP4CBP7/AAIAAv7//f4BAgD9
loose word boost	0.029	-0.009	Av4C///8AQAAAwD/AwH9AQP/AAACAAIA
loose word boy	0.003	-0.006	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
loose word break	-0.068	-0.017	/QP9AwEG/AAA/QED+f0D/vkCAAL8APsE
loose word bricklayer	0.046	0.076	AQAB/wD9AgAAAAD/BAEAAQQAAAABAAH/
loose word brief	-0.054	-0.017	AAD/AAAC/v8A+wEB/P8D//4AAAAAAAAB
loose word bring	0.113	-0.102	A/4H//76Bv0CCvz9BQL4Agn//P4EAQj7
loose word brochure	0.029	-0.017	AAACAAD/AQABA///AwH+AQMAAP8BAAH/
loose word budget	0.091	-0.04	BPwF/v35Bf4BBf3+BwL7Agr9/P0HAwf6
loose word build	0.055	-0.054	/wH+AQIAAQH/AgIAAgAB/wT/AP8BAAAC
loose word building	0.095	0.015	Av4D/v/7BAAABP/+BwH8Agj///8EAAT9
loose word business	-0.03	-0.006	/wH9AQAC/wAA/gAA/wAB//8AAQD/AP8B
loose word buyer	0.015	0.022	AAAAAAAAAAAAAAAAAAAAAAQAAP8CAAH/
loose word call	-0.095	0.091	/gL7AgEE+wEA/AEA+wADAPgBAgL9//0E
loose word caller	-0.09	-0.003	/wH9AQEE/QAA/AEC/P8F//sBAAH+AP4D
loose word calm	0.009	-0.018	Af8C////AP8CAf3+AAH/AgH+/f8DAgP8
loose word can	0.012	0	AAABAAD/AQAAAQAAAgD/AAAAAAAAAAAA
loose word candidate	-0.081	-0.009	/QP6AgEG/AAA/AAB/P8C//oCAAH6APwD
loose word car	-0.034	-0.003	/gH8AQEC/wD/+wEB/v8C//0BAQH+AP4E
loose word carcass	0.035	-0.008	AAACAAAAAAAAAv8AAgAAAAIAAAABAAD+
loose word care	-0.045	0.211	/wD+AAAB/gAAAAAB/v8D//0A/wD/Af7/
loose word carry	-0.034	-0.006	/gH7AQUC/wT++wUBAP8DAf8BBgAA+/wG
loose word case	0.034	0.189	Af8E/v//Af8BB/3+AQH+AgL///8AAQH9
loose word cash	0.007	-0.02	AAABAAAAAAAA/gAA/wABAAIAAAABAAH/
loose word category	-0.079	-0.004	/gL7AQEE/AD/+wEB/P8E//oBAQL9//wC
loose word cent	-0.009	-0.027	/QMCAgADAAAA/wAC+/8E/v8BAAH8APz/
loose word certificate	-0.031	-0.05	Af8B/f8B/wABAf//AgL+Af3/AP8BAAD/
loose word certified	0.058	-0.027	Av4C/gD7AwAABQD/BwH8Agf//wAFAAT/
loose word certify	-0.021	-0.009	/wH+AQAC/gAA/AEB/P8C//0BAAH9AP0C
loose word chair	0.052	0.107	Av4F//77A/4DBfz9BgL6AwT//P8EAgX8
loose word champion	0	-0.006	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word charge	0.092	-0.001	/gL+AgEB/wAAAQECAP4A/gYA/wD/AQH/
loose word charity	-0.004	-0.002	AAABAAABAAAA/wAAAAAAAP8AAAD/AAAB
loose word check	0.021	-0.008	AAD+AAAAAAAA/gEAAQAAAAT/AP8BAAIB
loose word chef	0.01	-0.014	Af///wD9AQAA/gAAAwAAAAIAAQACAAEC
loose word child	-0.064	-0.033	Af/9AAEC+QEA/gEA/QADAPoAAQAA/wAC
loose word choose	0.007	-0.005	AAAAAAAAAAAAAAAAAQAAAAEAAAABAAEA
loose word christmas	-0.004	-0.016	/wH/AQAE/wAA/wAB//8A//8CAAH9AP0B
loose word circuit	0.026	-0.004	Af8BAP//AQAAA/7/AgH+AAL//wABAQL/
loose word claim	0.021	-0.051	AAAAAAD+AQAAAQD/AwH+AQIAAAABAAEB
loose word class	0.021	-0.001	AQABAAD/AQAAAQD/AQD/AAH/AQAB/wEA
loose word clean	0.029	-0.039	Af///wD7AwAAAgH+CAH+AQD/AQAC/wMB
loose word cleaning	-0.035	-0.01	/gH9AQAD/gAAAP8AAAAAAPwBAAD9AP8A
loose word clear	-0.052	0.04	AAH/AAEC/QH//AEA/wABAfwBAQH+//4C
loose word client	-0.033	-0.042	/gL6AwIC/QH/+QEB//8E//0CAQL+//0G
loose word clinical	0.016	-0.003	AAABAAD+AgAAAQAAAgAAAAAAAAAAAAAA
loose word close	0.017	-0.007	AAD+AAD/AgAAAAAAAwD/AAQAAQABAAAA
loose word closely	0.01	-0.019	AAAAAAAAAAAAAQD/AQD/AQAAAAABAAEA
loose word code	0.039	-0.005	Af8BAAD+AgAAAgAAAwD+AAMAAAABAAH/
loose word colleague	-0.173	0.121	/gL9AP8M+v8B+wAA9AEHAfQA/gD8AfwE
loose word collect	0.034	0.053	Af8E/wD+Av8ABf//AgH+AgT///8DAAH+
loose word collection	-0.126	-0.005	/gL6AgEI+QEA+AED9f4G/fQCAQL6APwF
loose word come	-0.133	-0.054	+wT9AwEJ+QEA9v8D+P4I/fgCAQL6APn/
loose word commercial	0.013	-0.017	AAAAAAD/AQAAAQAAAQD/AAEAAAABAAEA
loose word communication	0.023	-0.003	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAEA
loose word community	0.001	-0.002	AAABAAABAAAAAAAA/wAAAAAAAAD/AP8A
loose word company	0.101	-0.072	BfsH+/30CP4CCfz9DgP7BAv8/PwKAwn5
loose word compare	-0.049	-0.007	/wH/AQAD/gD//gIA/AAD//sBAgL9//4B
loose word competition	0.004	-0.018	AAABAAD+AQAAAQAAAQD/AAAAAAAAAAD/
loose word compile	-0.012	-0.026	/wEAAQIBAQL9/AMC/f4E/v0BAwH+/f4D
loose word complaint	0.084	-0.047	Av4F///8Bf8BBv7/BgH8AQj///8DAQL9
loose word complete	-0.08	0.117	/QIAAf4FAP8C+f4B+wAE//7/AP4AA/4A
loose word completed	0.015	0.059	AAEAAAAAAAAAAgAAAQAAAAEAAAAAAAAA
loose word complex	0.004	-0.004	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word conduct	0.088	0.05	A/4D/v75Bv8BBf7/BgH7Agn//f0HAgb8
loose word confidence	0.064	-0.012	Av4C/wD8AgAAAwD/BAH9AQb/AP8DAAX+
loose word confirm	0.034	-0.013	AP8DAAD/AwAAAgAAAQAAAAMAAP8AAAAA
loose word connection	0.001	0	AAAAAAEAAAAAAAAAAAD/AAAAAQAAAAAB
loose word consistently	0.043	0.063	Av8B/wD9AgAABf//BQH8AQT/AAACAAL/
loose word contact	-0.055	-0.009	AAD9AAAB/QAA/AAA/QAAAP0BAAH+AP8D
loose word contract	0.019	-0.017	Af8AAAD+AgAAAP//AwH+AQL/AP8BAQL/
loose word contribute	-0.027	-0.065	+wX6BAcG/Ab7/gUD+/0C/f4DBQP8+/wE
loose word control	-0.025	-0.014	/gL/AgMC/wL9/AQC+v4D/vwDBgP6+/wG
loose word cook	-0.003	0.043	AAAAAAABAAD/AQAA/wD/AP8AAAAAAAEB
loose word coordinate	0.057	-0.028	Av4E///8Av8BA/7/BAH9AQX+/f4EAgT9
loose word copy	-0.033	0	/wAAAQAD/wAAAAAA/QAB//4AAAD+AP4A
loose word coshh	0.036	-0.001	AAACAAD/AQAAAv//AgH+AQP/AAABAAL+
loose word cost	-0.022	-0.018	Af8B////AAAA/wAA/wAAAf4A/wAAAAD/
loose word count	0.014	-0.012	Af8BAP/+AP8BAv7/AwH/AQL//v8CAgL+
loose word course	0.031	-0.04	AQACAAD+AQAAAf8AAQD/AAIB/wABAQL/
loose word cover	-0.059	0.1	AAAAAP8D/f8B/QD//QEBAfoAAAAAAf//
loose word coverage	0.005	-0.003	AAABAAD/AQAAAQAA/wAAAAAAAAAAAAD/
loose word create	0.008	0.022	Af/+AAD/AQAA/wEAAQAAAAABAgEA/wEB
loose word crew	0.071	0.039	Af4C///9AwAAAwD/BQD6AQQAAQACAAEA
loose word current	0.046	-0.021	AQAB/wH+BAEABAEAAQD+AAEAAQAA/wIC
loose word currently	-0.084	-0.022	/QP8BAAI+gAA+gED+f0F/foB/wH7APwC
loose word customer	-0.029	0.107	Af/6AAAE/QD++AQC9v4B/vwBAwL+//4H
loose word cut	0.013	-0.053	AQD/AP8A/wAA/gMA/wABAP//AgD/AQH+
loose word cycle	0.008	-0.011	AAD/AAD/AAD//wEAAQD/AAAAAAABAAEB
loose word daily	0.225	0.243	A/0M/PruDvoDDfr+FALyAhL++fwKBQr4
loose word data	-0.02	-0.029	AAEDAAAB/wAAAQD//wABAPwAAAH/AP4A
loose word database	0.024	-0.029	Af8B/wD/AgAAAAD/AAAAAP8AAAABAAAA
loose word date	0.014	-0.05	AAD/AAAAAAAA/gEBAAAB/wMAAAAAAAAB
loose word day	0.201	-0.009	/AMFAgL8CP/6CwEECf39/A8D/QL+AAL+
loose word deal	-0.011	0.114	AAD9/wMC/wP//gP//gABAP8ABgAA/P8D
loose word debt	-0.01	-0.002	AAAAAAAB/wAAAQAA/wD/AP8AAAABAAEA
loose word decision	0.082	-0.012	Av4G/v/9BAAABf//BAH8AQMAAf8BAAH+
loose word delay	0.009	-0.008	AAACAAAAAgAAAP8A/wD/AAEAAAAAAAAA
loose word deliver	0.104	-0.141	BfoD/f74Bf//BQD9CAL6Awr+//8HAgj8
loose word delivery	0.027	-0.037	AAAD/wD9AwAAAgAAAQD/AAMAAAABAAL/
loose word dementia	0.046	-0.011	Av4EAP/+AgAAAgD/AQD+AAMA/wABAAL9
loose word dental	-0.006	-0.013	AAAAAAAA//8BAv4A/wD/AP4A/wD/AQH/
loose word department	0.06	0.034	AAH/AAD/AQAABAD/BQD8AQUAAAACAAEA
loose word departure	-0.044	-0.006	AAD/AAAA/gAA/wEA/v8BAP0AAAD/AAAB
loose word deputy	0.065	-0.015	Af8D///9AwAAB/3/BgH6Agb///8EAAL7
loose word design	0.065	0.002	BPwH/P34BP4BBf3+BwP7Awb9/f4EAgb6
loose word desk	0.023	-0.032	Af//AP/+AAAAAQAAAgAAAAH//wABAAL/
loose word despite	0.049	-0.019	Af8B/wD+AgAABAAAAQD9AAMAAP8BAAH/
loose word develop	-0.08	0.039	/gL4AgMG+gT/+wMA+AAF//gBAwH+/v4E
loose word developer	-0.063	-0.056	AP/9AAAC/QAA/QAB+wAE//wAAAD/AP8C
loose word development	0.139	-0.024	A/4E///5BAAACAD/CgH8AQr/AP8FAAb9
loose word devise	0.029	0.032	Af8BAAD+AAAAAv8AAwD+AQP///8DAAP/
loose word diagnose	-0.053	-0.01	/QP7AwUE/QT9/AUC/P4D/vgGCAX5+fkJ
loose word difficult	-0.038	0.052	/wH/AQAD/gAA/wAB/f8C//4BAQD+AP4A
loose word digital	0.014	0.095	AAAAAAAAAAAAAQAAAgD/AAEAAAACAAEA
loose word direct	0.046	0.049	A/0E/v38A/0CBPz+BQL8AgX+/P4FAwX7
loose word direction	-0.052	-0.038	/gL/AgAE/QAAAAAA/QACAPoBAAH8AP0B
loose word director	0.072	-0.047	A/0E/f76Bf8BA/7+BgL9Agf+/v4FAQX8
loose word display	-0.014	-0.005	AAH8AAAA/wAA/gEAAQAAAP8AAAABAAAC
loose word distribution	-0.042	-0.003	/wEAAQAD/QAAAAAA/QABAPsBAAH+AP8B
loose word doctoral	0.027	-0.014	AP8A/wD9AgAAAQD/BQD+AQQAAAADAAIA
loose word dozen	0.023	-0.029	Af8D///9Av8BA/3/AwH+AQL//v8CAQP9
loose word draft	0.02	-0.028	AAD/AAEAAQH/AAIAAQAAAAEAAQAAAAAC
loose word draw	0.01	0.074	AAAB/wEBAAH/BAEB//8AAAAAAAAA/wEB
loose word drive	0.053	-0.065	AQIBAgAA/wEBBQID/v0B/gEDAwP+///9
loose word driver	0.033	0.035	AAABAAH8AwEA//8ABAD+AQQAAP8CAAL/
loose word drop	-0.052	-0.004	AAD+AQAB/gAA/AAB//8B//0BAAH/AAAB
loose word due	-0.035	0.03	AAD/AAAAAAAA/AAA/gABAP8AAAAAAAAB
loose word duke	-0.028	-0.001	/wEAAQACAAAAAAAB/v8C//4BAAD+AP4A
loose word duty	-0.11	0.013	/gL8AgEE/AAA+QEC+/4E//kCAQH9APwB
loose word early	-0.043	-0.013	Af//AAAA/wD//gEA/gD+//wAAQAA/wEA
loose word earn	0.125	-0.025	Av4E/v/6Bf4BCf3+CQH5Awj//v4EAQT+
loose word edinburgh	-0.029	-0.001	/wEAAQAC/wAAAAAB/v8C//4AAAD/AP8A
loose word edit	-0.044	-0.006	/wH/AQEE/QH//wEB/f8B//wBAQH+//4C
loose word education	-0.051	-0.003	/gIBAQAE/QAAAAAC+/4D/vsBAAH9AP0A
loose word efficiency	0.037	-0.001	A/0D/v78Av8BBP7/BAH9AgT+//8DAQP9
loose word elderly	0	0	AAD+AAAAAAAA/wAAAAAAAAEAAAAAAAEA
loose word electrical	-0.004	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word electrician	0.043	-0.007	AAEEAP7+Av8ABP8ABAD+AQMA/wAAAAH8
loose word eliminate	0.008	-0.002	AAABAAAAAQAAAAAAAAAAAAEAAAAAAAD/
loose word elsewhere	-0.004	0.001	AAD+AAAB/wAA/QD//gEDAP4AAAAAAAAC
loose word email	-0.023	-0.012	/wEBAP8C//8A/gAB//8B//0AAAD/AP8B
loose word employ	0.018	-0.033	Af8D/wD8AwAABP8AAQD8AQIA/wABAAL+
loose word empower	0.026	-0.017	Af8AAAD+AQAAAQD/AgD/AQIAAAACAAMA
loose word empty	-0.017	0.002	AAD8AAAC/wEA/QEAAQAAAAEAAAAAAAEB
loose word enable	0.061	-0.028	Af8C/wD9AwAAAwD/AgD8AQT/AP8BAAL/
loose word end	-0.067	-0.04	/gMBAgAF/QEA/wED+f8G/PwBAQL8AP3+
loose word engineer	0.009	0.039	Av8B/wD+AQAAAgD/AwD+AgL/AAABAAL/
loose word ensure	0.045	-0.024	A/4CAAD8AAAAAwD+BQD9AgAAAAEDAAL+
loose word enter	-0.013	0.062	/gL8AgIB/wL/+wMB//8D/v8CBQP9/f0F
loose word entitlement	-0.035	0.054	/wEAAAAC/wAA/wAB/wADAAAAAAD/AAAA
loose word entry	-0.081	0	/gL+AQAF/AAA/AAB+/8F//sAAAH+AP0B
loose word environment	0.046	-0.002	A/8AAAD8AQAAAwD+BQD9AQIAAAADAAT/
loose word equally	-0.037	-0.031	/wH8AQAD/QEA/QEA/gACAP0AAQH/AP8B
loose word error	0.066	-0.023	A/0J/fz9Af4BBv3+AwL7AgP9/v8FAgX6
loose word escalate	-0.012	-0.025	Af8AAAD/AAAAAP///wAAAf8A//8BAAEA
loose word espresso	-0.057	-0.005	/wH+AQEE/QD//AEB/f8D/voBAQH9APwD
loose word evening	0.022	-0.009	AAAE///+AgABBP7/AwH+AQIA//8BAQH+
loose word exceed	-0.029	0.061	Af8AAAAAAAAB/v//AQEAAf0AAAAAAAAA
loose word excellent	0.036	-0.005	Av4C/wD9AgAAAgD/AwH+AQT///8CAAL/
loose word exceptional	0.023	-0.006	Af8BAAD+AQAAAgD/AgD+AQIAAAABAAL/
loose word executive	0.012	0.046	AP8BAAD+AQAAAgAAAwD+AAEAAAAAAAEA
loose word expense	0.03	-0.008	Af8C///+AgAAAQAAAgD/AAP/AP8BAAH+
loose word experience	0.035	-0.003	Av4C/v/7BAAA/wAABAD/AQUAAAADAAD/
loose word expert	0.053	-0.038	Av8C///8Av8BA///BAD8AgX///8DAQP/
loose word expertly	0.007	-0.006	AAABAAD/AAAAAQAAAAD/AAAAAAAAAAAA
loose word explain	0.029	-0.015	Af8D/wD9AgAAAv//AQD/AAMAAP8CAAL+
loose word eye	-0.016	-0.008	/wH+AAABAAAA/gIAAAABAP8AAQD/AP8D
loose word fail	0.015	0.129	Af8AAAD+AgAAAAAAAQAAAAEAAAD/AP8A
loose word fall	0.043	-0.009	AAAAAAH/AgH/AAIAAwD/AAX/Av8B/wAB
loose word falle	-0.043	-0.002	AAAAAAAC/wAA/QAB/gABAP0AAAD/AP4C
loose word fallen	-0.046	-0.007	AAH+AQAC/AAA/wAA/gAD//wAAAH/AP8B
loose word family	-0.021	0.061	AAD+AAEAAAEA/wEAAQD/AP0AAQAA/wAC
loose word far	-0.056	-0.003	/gIAAf8E/v8AA/8B/P8B//oBAAH9AP//
loose word fault	-0.046	-0.02	/wH/AQAD/gAA+wAC+v8D/vwAAAH8AP4B
loose word feed	0.002	-0.001	AAABAAAAAAAA/wAA/wAAAAIAAAABAAEA
loose word feedback	-0.072	-0.001	/gP6AgEG/AEA+wIC+P8D/vsBAgH8AP0E
loose word fellow	-0.073	0.003	/wH6AQED/QEA+AEB/P8E//oBAgH9//0H
loose word few	0.045	0.044	Af8DAAABAQABBf//+wD/AAQA/wABAQD9
loose word file	0.015	0.035	AAACAAD+AQAAAAAAAAAAAAEAAAABAAH/
loose word fill	0.007	-0.012	Av4C/v7+Af0AAP8AAQAAAAH//f8CAgL+
loose word final	0.07	0.058	Af8C/wD9AgABBf7/BQH9Agb///8DAAL/
loose word finance	0.017	-0.01	AAAAAAD/AQAAAQAAAgD/AAEAAAABAAH/
loose word find	0.002	-0.034	Av4D/v/9Av8AAgH/AQEAAQD///4BAAL+
loose word finding	-0.011	-0.001	AAD+AAAC/gAA/wAA/gABAP4AAAD/AP8B
loose word finish	0.003	-0.039	AAAAAAEA/wH/AAIAAAD/AP8BAgH//v8C
loose word finished	0.032	0.014	AAAAAAD+AQAAAgD/AgH/AQL//wAAAAH/
loose word fire	0.029	-0.009	AAABAAABAAAAAgAA/wD/AAIA/wAAAAD/
loose word firm	0.024	0.03	AAAAAAD+AQAAAgAABQD/AQMAAAAAAAEB
loose word first	0.055	-0.096	Av0F/f39A/0DBPz+AwL+AwX9+/wDBAL6
loose word fit	0.083	0.058	/wEAAQP/AgT9BAMBA/8A/wYAAAAA/wAA
loose word five	0.011	-0.024	AAD/AAAA/wAA/wAAAQAAAAH/AP8BAAD/
loose word flawless	0.036	-0.011	AAABAAD+AQAAAgAAAwD+AQIA/wABAAIA
loose word flock	0.016	0.044	AAABAAD/AAAAAQAAAQD/AAIAAAABAAH/
loose word floor	-0.073	0.048	AAD8AAAC/gAA+gAB/QAE//oBAAH+APwC
loose word flow	0.021	-0.038	AAABAAD/AQAAAgAAAQD/AAIAAAAAAAH/
loose word follow	0.027	0.017	Af4H//75BP0BB/3+BgH5Agb++/0HAgP8
loose word follower	0.017	-0.001	AAAAAAD/AQAAAAAAAgAAAAAAAAAAAAAA
loose word food	-0.027	-0.001	AQABAAAA/gAAAQAA/gACAP4AAAACAAD/
loose word foot	-0.043	-0.011	AAD+AAAC/gAA/wAA/QABAPwAAAD/AP8B
loose word form	0.015	-0.007	AAAAAAD/AgAAAAAAAAD/AAAAAAAAAAAB
loose word formerly	-0.006	-0.002	AAAAAAAC/gAA/wAB/P8D//0AAAH+AP4A
loose word fortnight	-0.096	-0.024	/gL8BAEH+QEA+QEC+P4F/voCAQP6//sC
loose word forty	-0.012	-0.022	AAD+AAD/AgAA+wABAP8CAAABAQH+AP4C
loose word found	0.043	0.016	Av4E/v39A/0CBPz/AwH9AgT//f8DAgL8
loose word fourteen	-0.003	-0.015	/QP9AgED/gAAAAAC//8B/wABAAD+APwA
loose word fourth	-0.039	-0.006	/wH+AAAD/wEA/AAB+/8E//wBAQH9APwB
loose word free	0.02	-0.021	Af4D////AgABA///AQH9AgP///8DAQT9
loose word fresh	-0.011	-0.008	/wAAAAAAAQAAAgAAAQAAAAEAAAD/AP8A
loose word fridays	-0.076	-0.002	/wH+AQAE/QAA/gAA+v8D//oBAAH9AP4A
loose word fridge	-0.004	-0.005	AAAAAAAAAAAAAf8AAQD/AAAAAAAAAAH/
loose word front	-0.083	-0.025	+gf3BQgH+wL79QoH9fkK+foFAwT4/vgJ
loose word front-desk	0.004	-0.001	AAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAA
loose word full	0.075	-0.049	AAAA/wD/AQABCf/+BQH+AQQA//8AAAD+
loose word full-time	0.095	-0.035	Af8E///8Bf4BB/4ABgD8AQgA/QACAgL9
loose word gain	-0.008	-0.013	Av4C/v/9/v8BA/7/BAH8Af///QAEAQUA
loose word gang	0.009	-0.022	AAAAAAD/AAAAAAAAAQAAAAEAAAABAAEA
loose word gather	-0.057	-0.038	/gP5AwEF/AH/+QIC+P4F/voCAwL7/vwF
loose word get	0.087	-0.043	Af8G/wH+AQD/BAAABQD6AAcAAAACAAP7
loose word give	0.016	0.157	A/0A/v/9Af8BBP79AAL6AwH+/f4GAgT/
loose word glassware	0.039	-0.009	AQAE/wD+AgAAAgAAAQD/AAX///8CAQL9
loose word go	0.022	0.064	AP8EAP/+BP8CAPz9AgL9AwH/AP4DAAH+
loose word good	0.022	-0.03	AAACAAEAAAEAAQH/AQABAAQAAQAB/wH+
loose word grade	-0.004	0.043	AAD/AQAAAAAAAAAAAQD+AP8AAAAAAAEB
loose word ground	-0.008	0.044	AAABAAAAAAAAAAABAAAAAP4AAAAAAP8B
loose word group	0.034	-0.022	Af8C/wD/AgAAA/8AAgD+AAIA/wAAAQD+
loose word grow	0.034	-0.017	AP8D/wD/A/8AAwAAAQD+AAX//f8CAQH9
loose word guarantee	0.011	-0.005	AAACAAAAAAAAAQAAAAD/AAAAAAAAAAAA
loose word guard	-0.007	-0.029	AQABAP/+AQAA/wAAAAABAP7/AAAAAAD/
loose word guest	-0.005	0.023	AAD/AAIA/wAAAQH/AAEBAAAAAQAAAAAA
loose word guide	0.079	-0.011	Av4D/wD6BQAAA///BwH8AQf///8DAAT/
loose word hair	-0.044	0.04	/wH8AQEC/QAA+wIB/v8D//wBAAH+AP0D
loose word half	0.019	-0.012	Af8CAAD/AAAAA/8AAgAAAP7/AAABAAL/
loose word hand	-0.033	-0.026	AAD/AAAB/wAA/wEA/gACAP4AAQD+AP8B
loose word handle	-0.076	0.007	/gL7AgIF+gIB/gAB+wAC//oAAgH8AP8B
loose word handover	-0.036	-0.001	/wD/AAAC/gAA/wAA/gABAP0AAAAAAP8B
loose word hands-on	0	0.04	AAABAAAAAAAA/wAAAQAAAAEAAAAAAAAA
loose word head	0.072	-0.097	Af8B///9AwAAAgAABAD8AAcAAP8CAAL+
loose word health	0.011	-0.018	AAAAAAD+AgAAAgABAP4B/gABAAH+AAAA
loose word healthy	0.005	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word height	0.015	-0.009	AQABAAH/AAAAAQH/AgH/AAH/AQACAAEA
loose word held	-0.008	-0.013	/wEAAAACAAAB/v8AAAAAAQAA/wABAQL/
loose word help	-0.03	-0.081	9gr4CwQP9QT9+gMH7/gI9vUIBArx/PMK
loose word high	0.038	-0.036	Av4B///6Av8AAgD/BAD9AgIAAAABAQL+
loose word hold	-0.091	0.033	/AP5AQIF/AIA+wMB/AAH//8AAv/+//oD
loose word holder	-0.04	-0.042	AAAC//8AAQAAAAAAAAABAP8AAAD/AP7/
loose word home	0.022	0.031	Af8B/wD+AQAAAwD/AgD+AAD/AAACAAAA
loose word hot	-0.016	0.053	/wH/AQEC/wEA/gEA/wACAP8AAQD/AP8B
loose word hotel	-0.056	-0.005	/gEAAQAE/gAB//8B/QAB//wAAAD9AP0A
loose word hour	0.143	-0.066	BPwK+/z3CP4DCPv9DAP5Awz9/fwHAgb5
loose word house	-0.029	0.024	/wH9AQAB/wAAAAAA/gAAAP0AAAD+AP0C
loose word housekeeping	-0.003	-0.001	AAD/AAAAAAAA/gAAAAAAAAAAAAAAAAEA
loose word housing	0.076	-0.016	Af8F//78A/8BBP7/AwD8AQf///8BAQL9
loose word hundred	-0.049	0	AAD+AAABAAAA/AEB/wD/AAEBAgAA/wIB
loose word hygiene	0.02	-0.003	AAAAAAD/AAAAAQAAAgD+AAIAAAABAAL/
loose word impeccable	0.019	-0.001	AAABAAAAAAAAAQD/AgD/AAEAAAAAAAAA
loose word implement	-0.014	0.038	AAH9AQEB/wEA/gIA/wACAAAAAgEAAAEC
loose word improve	0.107	-0.009	BfsI/Pz3BvwDCvr8DAT4BQn8+vwIBAj5
loose word include	0.197	0.055	AvoF/f72EPwBDP/9DgLzAxb++/wKBAb9
loose word incom	-0.055	-0.006	/QT6AwUF/AX9+wUC+/4E/v4CBAL9/f0E
loose word incoming	-0.069	-0.012	/gL5AgMD/gP//AQB/P8D//wBBAH8/fwE
loose word increase	0.035	-0.01	Af8C///+Av8BAv//AgH+AQP///8CAQL+
loose word inside	0.022	-0.014	AAABAAAAAAAAAv//AQD/Af4A/wD/AAAA
loose word insight	0.009	0	AAABAAAAAAAAAf8AAAD/AAEAAAAAAAH/
loose word instagram	0.012	-0.004	Af8AAAD/AgAA/gEAAQAAAAEBAQEAAP8B
loose word install	0.01	-0.018	Af4E//7/Af4AAgAAAAD/AAAA//8BAQH/
loose word instruction	-0.055	-0.016	AAH9AQAE/AAA/AAA/QAD//sAAAH+AP4B
loose word instructor	0.062	-0.014	AAACAAD+AwAAAwAAAgH/AQb/AP8CAAH9
loose word integration	0.013	-0.01	AAABAP//Af8AAQAAAQD/AAEAAAAAAAEA
loose word introduce	0.037	-0.05	Av4C/gD7AgAAAf/+AwH9AgP//v4FAQP+
loose word invoice	0.066	-0.032	A/0E/v/8BAAABP//BQH8AQb+//4FAQT9
loose word issue	-0.032	0.029	Af///wH/AQAA/gAAAAD/Af8AAAABAAEC
loose word item	0.019	-0.023	Af8B///+AQAAAQD/AwH/AQL/AAABAAEA
loose word job	0.034	-0.04	Af/+/wD9AAAA/gD/BAH/AQQAAQACAAAC
loose word join	-0.071	-0.025	/gL5AgEG+gIA+wIC+P4G/fsBAgL8//wD
loose word joint	0.052	0.06	AAAAAAD+AgAAAgAABQAAAQUAAAABAAIA
loose word jointly	-0.008	-0.082	/wH7AQAB/wAA/gEA////AAEBAQH/AAAD
loose word juki	0.038	-0.002	Af8E//7+Av8CA/7/AgH9AQP//gABAQL9
loose word junior	0.018	-0.027	Af8BAAD+AQAAAgD/AwD+AQMAAAACAAL/
loose word keep	0.074	-0.081	AQAF//8AA///CQEA/QD7AAL//////wH7
loose word key	-0.072	-0.004	/wH9AAAC/AAA/QEB/f8D//sBAQH///8C
loose word keyholder	-0.028	-0.02	AAAAAAAC/gAAAP8A/wEAAP3/AP8BAAD/
loose word kitchen	0.028	0.029	Av4B/wD+AQAAAQD+AwEAAQT/AP8DAAIA
loose word knife	-0.016	0	/wD+AAIBAAAA/wIAAAABAP4BAAD/AP4B
loose word know	0	0.021	AAD8AAH9AgEA/QMABAACAAL/AgAB/wAF
loose word knowledge	0.026	-0.004	AAD/AAD/AQAAAAAAAgD/AAEAAAAAAAAB
loose word label	-0.024	0	AAD+AAEB/wH//AIB/f8D//4AAwH+/v4E
loose word labelling	-0.036	0.06	/wH/AAAD/gAAAv///gAAAPwAAAD/AAAB
loose word language	-0.003	0.044	AAABAf3/Af4BA/0AAAD9AP0BAAH/AAAB
loose word large	0.02	-0.019	AAAAAAABAAAAAP8AAAAAAAIAAAAAAAD/
loose word last	0.121	-0.02	AAABAAL9AwL/BgL/BQH9Agb/AQAD/gP/
loose word late	-0.018	-0.012	AQABAAAB/wAABAD//wEAAP8AAAAAAAD+
loose word later	-0.042	-0.008	AAD/AAAA/wAA/QD/AAEBAfwAAQH/AAAD
loose word lawn	0.018	-0.013	Af8E///+AwAAA/4AAgD/AAIAAAABAAH+
loose word lay	0.004	0.017	/wD/AQAAAAAB//4A/wD+AAEA/gAAAQD/
loose word lead	0.122	-0.102	BvoK+/j4BvoGC/j7DAX3BQr8+v0FBQj3
loose word leader	0.05	-0.004	AAABAAD9AgAAAwAABAD+AAIAAAABAAEA
loose word learn	-0.006	-0.006	/wABAQAC/gAAAv4AAQAAAP8AAAAAAAD+
loose word leave	-0.156	-0.013	+wT+AwEM+gEA+wED9P0H/PQCAQL5//cC
loose word lesson	0.003	-0.006	AAAAAAAAAAAAAQAAAAD/AAAAAAAAAAAA
loose word let	0.008	0.021	AAD9AAH/AAIA/gIBAQAB/wMAAgAA/wAC
loose word level	-0.007	0.048	/QT9AgEEAAEA/gEC//4A/gADAQL+APwC
loose word licence	-0.019	-0.04	Af4C//7+AP8BAP//AgH/Af7/AP8CAAL/
loose word lift	0.09	-0.015	Af8EAP/8A/8ABv//BAD8AQgA//8CAAL+
loose word like	-0.015	0.025	/wH6AAAAAAAA/gAAAQABAP4AAAAAAP4E
loose word likewise	0.041	-0.029	AAAAAAD+AgAAAwD/BAH+AQMAAAABAAEA
loose word line	-0.081	-0.012	/AT5AgII+wEA+wIC+v8E/vkBAQH7//wD
loose word list	-0.04	-0.008	/wH/AQAC/gAB/v8A/gACAP4AAAH/AP8A
loose word little	-0.02	0.078	Av////8A/f8A/QD//wEBAP//AAACAAMB
loose word live	-0.019	-0.028	AAD/AAAC/wAA/////wAAAP8AAAAAAAD/
loose word load	0.053	0.01	AQAF//78A/0CBPwAAAD/AAMA/f8DAgL8
loose word local	0.042	-0.02	Av8B/wD8A/8AAAAAAwD/AAL/AAACAAP/
loose word located	-0.035	-0.023	/gEBAQAC/gAAAv8B/P8C//wB/wD+Af3/
loose word lock	-0.014	0.059	AAD/AAEA/wAAAAD/AQEAAf4AAAAAAP8C
loose word log	0.021	-0.013	AAAAAAEA/gIAAQEB/wAB/wEAAwD//gD/
loose word look	0.04	-0.062	/wH/AQT/AgP9AgUBAf4B/wEBAgEB/v8D
loose word lorry	-0.011	-0.009	AAAAAAAA/wAAAAAAAAD/AP4BAAH/AAAB
loose word loss	0.022	-0.007	Af8B/wD/AAAAAAD/AQH+AQH/AP8BAAH/
loose word lower	0.007	-0.015	/wACAP8AAf8BBP4B/wD///8BAAD/AP4A
loose word loyal	0.025	-0.011	Af8AAAD/AAAAAwD/AgD9AQL/AAACAAL/
loose word lunchtime	-0.051	-0.005	/wH9AAAD/QAA/gAA/gABAPwAAAD/AP8B
loose word machine	-0.04	-0.006	AQABAAACAAAA//8A/QAAAPsBAAH9AP4A
loose word main	0.016	-0.005	AAAAAAAAAQAAAQAAAQD/AAEAAAAAAAAA
loose word maintain	0.043	-0.038	Av4C/wD8BAAAAv//BQD9AQX///8DAAP9
loose word make	-0.084	-0.048	/gH/Av8D+v8B/QL/+gEF//cBAgH8//wA
loose word man	-0.026	-0.007	/wD+AAAB/wAA/wEA/wABAAAAAAAAAP8B
loose word manage	0.002	0.062	/AT5BQgC/An6/QUBAf////4CCQT8+P4F
loose word management	-0.014	-0.029	AQAB/wAAAAAAAP//AgD/Af//AAABAAH/
loose word manager	0.087	-0.058	A/4E/f/4Bv8BBP/+CAH6Agn///8FAQT8
loose word many	0.074	0.08	AAAA/wD6BQAAAgABBgD8/wkA/v8CAAT/
loose word mark	-0.011	-0.014	/wH/AAECAAEA/wAB/wAB//4AAAH+AP4B
loose word master	-0.028	0	AAD/AAAD/gAA/gAA/QABAP4AAAD/AAAA
loose word match	0.012	-0.011	Af8AAP/+AQAA/wD/AAEAAP8AAAABAAEB
loose word material	-0.013	0.06	AAABAAAAAAAAAQAAAAD/AP8AAAAAAAAA
loose word maternity	0.008	-0.014	Af8C///+Af8AAv//AgH+AQEA/wACAAL/
loose word matter	-0.02	0.118	AAD/AAABAAAA/wAB/gAD/wAAAAD/AAAA
loose word meal	0.003	-0.007	AAD/AAABAAAA/wAAAAAAAAEAAAAAAAEB
loose word mean	0.018	0.084	Af8B///+Av8AAAAAAwD/AAQAAAABAAEA
loose word meat	0.042	-0.009	AAACAAD+BAAAAAAAAgD/AAQAAAABAAD+
loose word media	0.012	0.031	AAD/AAEAAAH/AAEAAAAAAAEAAQAA/wAA
loose word medical	0.021	-0.006	Af8BAAD+AQAAAAAAAAD+AAIAAAAAAAEA
loose word medication	0.037	-0.008	AQABAAD/AAAAAgAAAQD9AAEAAAAAAAEA
loose word medicine	0.003	-0.026	AAABAAD/AAAAAv8AAQD/AAAA/wAAAAH/
loose word meet	-0.083	-0.054	AAD9AAAC/AAA/AEA+wAC//oAAQH/AP8B
loose word member	-0.044	0.028	Af///wD/AAAA/gH/AQH/Af7/AP8DAAAB
loose word mentor	-0.026	-0.032	/QT8AwUD/QX7+QYD/f0F/AACBAL+/f4C
loose word meticulous	0.017	-0.002	AQAAAAD/AAAAAQAAAQD/AAIAAAAAAAIA
loose word metre	-0.019	0.099	/gH/AQADAQAA/QAC//8D/wIAAAD9AP4B
loose word microbiology	0.033	-0.001	Af8DAP//AQAAAv8AAAD/AAIAAAAAAAH+
loose word milk	-0.019	-0.005	AAD+AQAB/wAA/QEB/QAB//0AAQH/AP8C
loose word minute	-0.053	-0.004	AAH+AQAC/QAAAAAA/QABAPoAAQH/AP8B
loose word module	-0.081	-0.001	/QP9AgAG/QAA+QEC+P4G/foCAQH7//sC
loose word monitor	-0.001	-0.008	AAAAAAAAAAAA/wEAAAAAAAAAAAAAAAEA
loose word month	-0.046	0.291	/QP5AgUF/QH8/QQC/P4D/vsBAgH8/vwH
loose word monthly	0.028	0.04	Af8BAAD+AQAAAgD/AgD+AQMAAAACAAH/
loose word morning	0	-0.015	Af8C///+AwAAAgD/AQD+AP8AAAD/AP//
loose word mostly	-0.022	0.042	/wH9AQEB/wEA/gAAAAACAP8AAQD/AAAC
loose word move	0.042	-0.045	AAD+AAH/AQL/AgIAAwD+AAL/AP8BAAH/
loose word moving	-0.011	-0.021	AAD/AAAAAAAAAAAAAAAAAAAAAAABAAAA
loose word mow	-0.002	0.041	AAABAAD/AgAAAv8AAQAAAAAAAAD/AP8B
loose word nam	0.045	-0.039	Af8HAP7+Af8ABP//AwEAAQIA/wACAAH+
loose word nationwide	0.055	-0.018	BPwG/f37BP4CBv39BQP7Awb9/f0FAgb7
loose word need	0.012	-0.011	AP/9AAAAAQD//gEAAQAAAAAAAQH//wAF
loose word negotiate	0.051	0.006	Af8C///9A/8BBP7/BQH9Agb//f8EAQP+
loose word never	0.059	0.015	/wH/AQEAAAEABAAAAgD9AAMBAQH/AP8B
loose word new	0.053	-0.092	AQD+AAD7AwEAAwD/BQH8AQcA//8EAAIB
loose word night	0.01	-0.034	/wD/AAAAAgAAAgAABAD/AAIAAAAAAP8A
loose word nine	0.04	0.048	Af8F///+Av4AAv//AgAAAAQA/wACAAH/
loose word note	0.008	-0.005	AAAAAAAB/wAAAAAA/wABAP4AAAH/AAAA
loose word nothing	-0.028	-0.011	/wD+AAABAAAA/wEAAAABAP0AAAD/AP0B
loose word now	0.051	-0.034	/gICAP//Bf4BBf4ABQD+AAgB/v8AAf8A
loose word number	-0.036	0.024	/wH9AQEBAAAA/gEC/P8D//4BAAH+AP0D
loose word nurse	-0.019	0.114	AAAAAAH/AQAA/AEB/v8B//8BAQH+//8B
loose word obtain	-0.024	-0.031	/wD+AP//AP4A/QEB/wAD/wEAAAAAAQD/
loose word occasion	-0.049	-0.013	AAD/AAAC/gAA/QAA/AABAPwAAP8AAP8A
loose word offer	-0.006	-0.013	AAADAAAAAAAAAQAA/wAAAAEAAAAAAAD+
loose word office	0.006	-0.012	AAAAAAAAAQAAAQAAAQAA/wEAAAD+AP8A
loose word often	0.027	-0.022	AAABAAD+AQAAAQAAAQAAAP8AAAAAAAAA
loose word on	-0.012	-0.004	/wEBAAABAAAA/v8A/wACAP8AAAD/AP8A
loose word once	-0.036	-0.019	AAD+AQAB/gAA/AAA/gAAAPwA/wAAAQD/
loose word one	0.005	0.107	AAD/AAEC/AEAAAAA/gEC//7+AP8AAAAB
loose word one-to-one	-0.028	0.051	/wD/AQAD/gAA/wAA/gABAP4AAAH/AP8A
loose word online	-0.05	0.056	AQD/AP8A/v8A/AAA/gACAPsB/wAAAf8B
loose word only	-0.105	-0.019	/gL+AQEE/QH/+AEC+v8G/vkBAQL9APwC
loose word onward	0.01	-0.017	/wEAAAABAAAA/wAB//8A/wEBAAD/AP4A
loose word open	0.003	0.069	AP8AAP//Af8AAP8A/wEAAAD///8AAQAA
loose word opera	0.026	-0.005	AAACAP8AAQAAAv8AAAD9AAEAAAAAAAH+
loose word operate	-0.024	0.024	AAD+AAD/AQEA/wIAAAAAAP4AAQH/AP8C
loose word operation	-0.053	0.033	/QT5BAQF/QH++gUD+vwF/PkDAQP7//sH
loose word operator	-0.049	0.058	/wEBAAAC/QAAAAAA/P8B//oBAAH9AP4A
loose word order	-0.014	-0.035	/gL/AQADAAAAAQACAf8A//8CAAD9APwC
loose word other	0.061	-0.052	/wIAAQAA/gABAwAAAf7/AAEBAAL+AAEA
loose word otherwise	-0.08	0	/wH8AAAB/QAA+QAA/QAE//sAAQD/AP4C
loose word out	-0.002	-0.017	AP8AAAD/AQAA/wAB/wABAAEAAAAAAAEB
loose word outlook	0.032	-0.01	AAACAP/+Af8BAv8AAgD+AAIAAAABAAH/
loose word outside	-0.069	-0.044	/gH7AQEE/QH/+AIB+/8E//sBAQH9//4E
loose word outstanding	-0.065	0.043	/gL+AgAF/AAA/AAC+P4E/fsBAQH7APwA
loose word over	-0.02	-0.015	/wH+AQEB/wAA/AEB/P4C//8CAQH+//4D
loose word oversee	0.001	0.039	AgABAAD+/wH//wIA/wAAAP4AAgH//wEB
loose word ow	-0.005	-0.004	AAD+AAAA/wAA/gAAAAABAAEAAAAAAAAB
loose word own	0.075	0.018	A/0J/fz6A/wCCfz+BAIAAwT9+v4EBQj6
loose word owner	-0.049	-0.003	/wH+AQEE/QEA/AAB+gAC//oBAQH8AP0C
loose word pace	-0.02	0	/wD/AAAC/gAA/wAA/wAAAP4AAQD/AAAB
loose word pack	-0.043	0.029	/gH9AQEC/wH//AEC/v8C//4BAQH9//0B
loose word pair	-0.04	-0.013	/wH9AQAB/wAA/gAB/gABAPwBAAH+AP4A
loose word palletise	-0.013	-0.014	/wH/AAABAAAA/gEA/wABAP8AAAD/AP8A
loose word parlour	0.001	-0.005	AAAAAAAAAAAAAf//AQH/Af8A/wD/AAD/
loose word part	-0.093	0.035	+gb5BAQI/QH/+gUD+P0F/fkDAwL5/voH
loose word partnership	0.009	0.062	AAAAAAD/AQAAAAAAAQAAAAIAAAAAAAAA
loose word pass	-0.007	-0.031	Af8A///9Af8BAP3/BAEBAQP//v4DAQP+
loose word passenger	-0.038	0.015	AAD+AAAC/gAA/QAA/gABAPsAAAD/AAAB
loose word past	0.003	-0.004	/wH/AQAC/wAAAQAB/v8BAAABAAD/AP//
loose word patient	0.005	-0.117	/QP5AgMF/AL//AQB/QABAP8BAQH+//4E
loose word pattern	0.053	-0.036	AAACAAD/AgAAAwAAAwD/AAMAAAAAAAD/
loose word pay	-0.009	0.035	Af/+AAD+/wAA/wEAAQD+AP8AAQABAAAD
loose word payer	-0.065	-0.005	+wX3BAEH+wEA+gED+v0F/fwBAQH9AP0E
loose word payment	0.022	-0.028	AAD/AAAAAAAABAEABAAAAAMAAAAAAP//
loose word payroll	0.044	-0.018	AQACAAD9AQAAAgAAAwD/AAQAAAABAAH/
loose word peak	0.016	-0.009	Af8C////AQAAAwAAAQD+AAP/AP8BAAH+
loose word perform	-0.034	0.011	AAAAAAABAAAAAAD//wABAPwAAgH///8C
loose word permanent	0.156	-0.053	Af4G///5CP8BCf7+DAH5Ag7//v8EAQT9
loose word person	0.019	0.107	Af//AAAAAgAB/v8AAQAAAAL///8CAAH/
loose word personal	-0.019	0.033	AAD9AAAB/wAA/gEA/wABAP0AAAD+AP4C
loose word personally	0.049	-0.032	AQAC/wD9AwAABAAABAD+AAUA//8BAAH+
loose word phone	-0.047	-0.005	/QP7AgEE/QH/+gQC/P4G/v0BAwH9//wE
loose word pick	-0.03	0.027	Af8IAP3/AP0CAfwA+/8B//wB/QH+Af7+
loose word piece	-0.001	-0.02	/wAAAAABAAAAAQAAAAAAAAAAAAAAAP8A
loose word place	0.014	-0.053	/gECAgACAgEAAAEA/QAC/wL/AQAAAP4A
loose word plan	-0.056	-0.022	+gf6BgYF/AX9AAQD/fwF/PsFBQX5+/oF
loose word planning	0.039	-0.005	AAACAAD+AgAAAQAAAwD/AAQAAAABAAH+
loose word play	0.062	-0.033	Av0F/v76A/0CB/3+BwH6Awb+/f4FAgX8
loose word plus	-0.023	-0.018	/gL9AQAE/QAA+wAA/QAD/wAA/wH/AAAA
loose word point	-0.073	-0.016	/wL5AQED/AD/+AEB/f8E//0AAAAAAP8E
loose word post	0.045	-0.049	AAD+AQD+AQAABAAAAQAAAAEAAAACAAAD
loose word pound	-0.028	-0.014	AAD/AAAB/wAAAAAA/QD/AP4AAAABAAAC
loose word pour	-0.019	0.111	AAAAAAAAAQAA/wAAAAD/AP4AAAAAAP8A
loose word power	0.04	-0.005	AQABAAD/AQAAAQD/AwH+AQIAAAABAAIA
loose word practice	0.08	-0.073	Av4G///6AgABBf39BwL9Agf//v8FAQX6
loose word practise	0.017	0.004	AAAAAAAAAAAAAgAAAQD/AAIAAAABAAEA
loose word practitioner	0.027	-0.015	Af8B///+AgAAAQAAAgD/AAP/AP8BAAH/
loose word praise	0.013	-0.008	AAD/AAD+AgAAAAAAAQD/AAEAAAAAAAAB
loose word preparation	-0.04	-0.028	/wH9AQED/QEA/AEB/P8B//sBAQL+//4E
loose word prepare	-0.005	0.003	/gL+AQEBAAH//QIBAf8A/wQBAgH//v8D
loose word present	-0.044	-0.008	AAADAAAB/v8BAf7/AAEBAf4A/P4CAQH8
loose word press	0.016	0.028	AQADAP7/Af4BAf0AAAD+AAIA/gABAgP9
loose word pressure	0.016	-0.01	AP8BAAD9AgAAAAAAAQD/AAEAAAABAAEA
loose word prevent	0.02	-0.012	Af8C/wD/AQAAAgD/AgAAAQIAAAABAAH/
loose word previous	0.009	-0.016	Af//AAAA/wAAAAEA/QABAP0AAQD/AP8B
loose word prisoner	-0.037	0.023	AAD+AAAB/wAA/AAA/gABAP0AAAD/AP4D
loose word problem	-0.064	0.033	AAD8AAEA/gAA/QAB/wAEAPkAAAH+AP0C
loose word process	-0.007	0.069	BPv//P39Av8B///9BAT/AwD8AP0FAAP/
loose word produce	-0.052	0.141	/QP6AgME/gT/+wMB/v8C//8AAwD+//0D
loose word product	0.018	-0.022	AAABAAD+AAAAAgAAAgD+AAEAAAAAAAEA
loose word production	0.013	0.043	/wEBAAD/AgAA/wACAf4B/wACAAD9AP0A
loose word professional	0.024	-0.003	Af8BAAD9AgAAAQAAAgD/AAIAAAABAAH/
loose word progress	-0.04	0.005	/AT7AwIG/AL/+gIC/P4E/f8BAQL9//0C
loose word promote	0	-0.021	/wH/AAAB/wAAAAAA/gABAAAA/wAAAQAA
loose word promptly	0.04	-0.022	Av4D///9Av8AA///AgH+AQT///8CAQL+
loose word property	-0.046	-0.023	/wAAAQAC/gAA/QAB/f8D//0BAAH/AP8A
loose word propose	-0.046	-0.002	/wH9AQAC/gEA/AAA/gACAPsBAQH9AP4D
loose word provide	0.037	-0.064	A////wH//wH/AAL/AAH+AQAAAgED/QMD
loose word publish	0.043	-0.047	AP8DAP7/Av4CA/z/AwD+AQb//P8DAgH8
loose word pull	-0.016	0.039	/wEAAAEBAAEAAAAAAAAAAP4BAgH///8A
loose word punctual	0.006	-0.004	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
loose word pupil	0.031	0.071	Af8C/wEBAAAAAgEA/gAA//z/AQD+//4A
loose word pursued	-0.032	0.046	/wH+AQAC/wAA+wAB/P8D/f8BAQH8APwC
loose word put	0.062	-0.059	/wEGAf8A/gAAAv8BAP8A/wIAAAH/AQD9
loose word qualification	-0.041	-0.014	/AT6BAQF/gH8+gcF+/sF+/kGBAX4/fgJ
loose word qualified	0.068	-0.047	Av4E/v75Bf4BBv//BgH7Agj//v8GAQb9
loose word qualify	0.03	0.04	Af4E//7+A/4DBfz+AgL9AgL//P4CAgD8
loose word quality	0.029	-0.014	AQACAAD+AQAAAwAAAwD/AQEAAAABAAL+
loose word quarter	0.017	-0.025	AAACAAABAQAAAQAAAQAAAAEAAAAAAAD/
loose word queue	0.025	0.032	Af8F//7+Af8AAwAA/wAAAAAA/wABAQL+
loose word rail	0.02	-0.014	AAAAAAABAAAAAgAAAgD/AAEAAAABAAAA
loose word raise	0.019	0.006	Av4B/v7/Af8C/f0A/wACAQH///8CAAD/
loose word rate	0.04	-0.069	Av4A/gD7AwAAAgD/BwH/AQf+AP4FAAIA
loose word rating	0.035	-0.01	Av8C///+AgAABP//AwH8AQIAAAAAAAIA
loose word reach	-0.074	-0.002	/wH/AQEE/QEA/QIA/QACAPwBAQH+//8B
loose word reaching	-0.056	-0.002	/wH9AQED/AD/+wEB/P8C/vwBAAH+AP4B
loose word read	-0.004	-0.045	Af8B//8A//8BAP4AAQH/AAD//v8BAQH/
loose word reading	-0.05	-0.002	/wD+AAED/gAA/gEA/gABAPsAAQD/AP8C
loose word ready	-0.012	0.05	/wH/AAEB/wL+/gIB/v8D/wAAAQAA/wAB
loose word receive	-0.054	0.001	/gL7AgEE/gEA+wEB+/8E//0BAgH8//wC
loose word record	-0.007	0.137	/AT9AwEEAAH++wUD+/0G/f8DAQL6//wB
loose word recorded	0	-0.012	/wEAAQEAAQH+/wMC/v4C/gABAQH///8B
loose word recover	0.044	-0.011	AP8CAAD9AgAAAwAABAD9AQQA/wABAAL/
loose word reduce	-0.035	-0.021	/QP6BAQD/AX8+AYB/P8E/v4BBQL9/v8D
loose word refer	-0.024	-0.006	/wH+AQIC/gIA/wIB/AAC//8AAQAAAAAC
loose word regular	0.052	0.028	Af8D/wD7BAAABP//BgD9AQQA/wACAAL+
loose word regularly	0.12	0.267	Av4H/f/2Bv8ACf/+CgL5Agz9/v0IAQb6
loose word release	0.013	0.094	AAACAAAAAQAAAwD/AQD+AQIA/wAAAAH/
loose word reliable	0.031	-0.007	AQABAAD/AAAAAwD/AwD+AQMAAAACAAH/
loose word relief	0.062	-0.036	Af8B/wD9AwAAAwAABAD9AQUA/wACAAH/
loose word repair	0.021	0.022	Af8F//7+Av0CA/z/AwH/AgL//f8BAgH8
loose word repeat	0.004	-0.012	AAAAAAAAAAAAAQD/AgD/AAAAAAABAAEA
loose word replace	-0.007	0.003	AAAAAAD/AQAA/wAAAwACAAAAAAABAAAC
loose word replacement	-0.027	-0.024	/wH/AQAE/gAA/QAB+/8D//sBAAH9AP0B
loose word report	0.051	-0.024	Af8C/wH9Av8AA//+BQH9AgT+/v4EAQX9
loose word represent	0.031	0.052	AAAAAAD/AgAAAAEBAAABAAIAAP8AAAAB
loose word require	-0.001	0.075	/wAE////A/4BAv8AAAD/AAMB/f//Av79
loose word resident	0.103	0.006	A/4F/wD6AwAABv/+BQH4AQb/AP8CAAP+
loose word resolve	0.056	0.021	Av4D/v78A/8DBPz+BQL9AwX//v8DAgP6
loose word response	0.015	-0.024	Af8D///+Af8BAf//AgD/AQL///8BAQH9
loose word responsibility	-0.023	-0.02	/wH+AQABAAAA/wAAAAAAAP4BAAEAAP8B
loose word responsible	-0.052	-0.048	/wEBAAAD/f8AAf8A/wAAAP0A/wD+Af7/
loose word rest	-0.011	-0.012	AAD8AAAB/gAA/gAB//8A/wAAAQH/AAAC
loose word restaurant	0.027	-0.026	Af8CAAD9AgAAA///BAD+AQL/AAACAAL+
loose word restore	-0.046	-0.012	AAD8AAAB/wAA/AEB/wAC//4AAQAAAP8C
loose word result	0.09	-0.019	Av4D///6AwAABQD/BwH6AQb/AP8EAAP/
loose word retention	-0.031	-0.002	AAD/AAAB/wAA/wAA/wABAP4AAAD/AP8B
loose word return	-0.033	-0.002	/wAAAAABAAAA/gAA/gABAP4AAAD+AP8A
loose word revenue	0.01	-0.016	Av4D//3+Af0DBPz/AgH+AgL+/f4EAwT9
loose word review	0.047	-0.05	Av8C///8A/8AA///BQD8AQX///8DAAP+
loose word rework	-0.073	-0.006	AAD8AQEE/AIA/QEB+gAC/vwBAQH+AP4C
loose word right	0.047	0.032	AQABAAD9AgAAAv8AAwD/AAQA/wABAAAB
loose word rigorous	0.015	-0.006	Af8AAAD/AAAAAAD/AQAAAQIAAAABAAIA
loose word rise	0.029	-0.067	Af4C/v39Av0CAP0AAwH+AAf//v4CAgL9
loose word risk	0.026	-0.008	AAAAAAD+AgAAAQAAAwD/AAIAAAABAAEA
loose word role	0.029	-0.076	Av4D/wD9AgAAAv8AAQD+AQP//wADAQP/
loose word roll	0.034	-0.004	AAABAAD/AgAAAf8AAgD+AAMAAP8BAAEA
loose word room	0.074	-0.021	Af8CAAD8AwAAAgD/BAH8AQYAAP8CAAEA
loose word rota	-0.019	-0.01	/wD9AP8B/wAA/gAB/gAC/wIAAAAAAAAB
loose word roughly	-0.032	0.034	/wH/AQABAAAA/wAB/v8BAP4BAQH+AP4A
loose word round	-0.004	-0.026	/gH/AQAD/gAA/gAB/gAD/wAAAAH+AP4B
loose word routinely	0.027	0.01	AAABAAD+AQAAAQAAAwD+AAMAAAABAAEA
loose word run	-0.102	0.05	/gP5AgUF/Qb6+AcC+P8G/foABgL8+/wF
loose word safe	0.01	0	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAAA
loose word safeguard	0.002	-0.005	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word safely	0	-0.009	AQABAAD/AAAAAAH//gD/AP8AAQABAAIA
loose word safety	0.009	-0.009	Af8AAAD+AAAAAQAAAQD/AAAAAAACAAEB
loose word sale	0.025	-0.025	AAAA/wAAAQAABAD/BAH/AQIBAAD/AP8A
loose word salon	-0.03	0.024	/wABAP8C//8AAQAB/v8BAP4B/wAAAP8A
loose word same	-0.115	-0.004	/wH6AQAD/AD/+QEC+v8G/vYCAgL7//wD
loose word sample	-0.017	-0.024	/wH+AQAD/gAA/QAB/f8D/wAAAAD/AP8B
loose word sap	0.095	-0.005	BfsH/Pz5Bf0DCPv8CAT6BAn8/f0HAwf5
loose word satisfaction	0.043	-0.004	Av4B/wD+AgAAAv//AwH9AQT/AAADAAL/
loose word saturdays	-0.087	0.061	/gL9AgAG/AAA/gAB+v8C//wBAAH/AP4B
loose word save	0	-0.016	Af8C//////8BAP7/AQH/Af8A/wABAAL/
loose word scaffold	0.042	-0.013	AAADAP//Av8BBP7/AwH9AQT//v8CAQL8
loose word scene	0.035	-0.001	AAABAAAAAAAAAwAAAAD/AAEAAAAAAAH/
loose word schedule	0.031	-0.005	Af8B/wD/AgEAAgD/AwL9AQT/AP8DAAL/
loose word scheme	0.02	-0.004	AAAAAAD/AQAAAwAAAwD/AAMAAP8AAAEA
loose word school	-0.07	-0.017	/gL7AgIG+gH/+gIB/f8E/voBAQL7//wD
loose word score	0.058	-0.015	AP8DAP/+AgAABAAAAQD9AAQAAAEAAAH+
loose word seamless	0.01	-0.006	Af8AAAD/AAAAAQAAAQAAAAEAAAABAAEA
loose word second	-0.075	0.021	/QP/AQAG/QAA/QAC+/8E/vsBAAH9AP3/
loose word section	0.078	-0.011	A/0E/f/6BQAABf//BgL8Agf+AP8EAAL9
loose word secure	0.026	-0.045	Af8D/wD/AAAABP//AgD9AQEA/wABAAH+
loose word security	-0.035	-0.009	AAD/AAAC/gAA/wAAAAACAP4AAAD/AP8A
loose word see	-0.022	0.022	AAD9AP8AAP8B+wAA/gAB//4AAQD/AP8D
loose word select	0.003	0.034	AAABAAD/AQAB//8AAgABAAIA/wABAAH/
loose word sell	0.068	-0.005	BP0H/fz5BfwDBfz+BQL7Agb9/P0FAwX8
loose word send	0	0.134	AQD/AAAB/wAAAv8AAgD+AAAAAAH/AP8C
loose word senior	0.065	-0.052	A/0D/v/7BP8BA//+BgL9Agb/AP8DAAP/
loose word serve	-0.067	-0.014	/gP6AQMD/wT9+wYC/f4E/fwCBAL9/fsD
loose word service	0.026	-0.026	AAADAP4BAf8BA/0AAwD8AQQA/QABAwP9
loose word session	0.097	0.101	Af8D///7Bf8BB/7+BgH5AgcA//8CAQL/
loose word set	0.038	-0.037	AP8C//4BAv8CBPv/BAH/AQP//v4CAgP+
loose word settle	0.041	0.056	/wAAAAAB/wAAAwAAAAD+AAEA/wAAAAD/
loose word shape	0.01	0.056	AP8B/wD/AQAAAQAAAQD/AAEAAAABAAAA
loose word share	-0.06	-0.065	/wD8AAED/wEA+wIB/gAFAPwBAwH+/v0G
loose word shelf	-0.06	-0.042	/gL7AQED/gEA/AEB/v8D//0AAQD+//4D
loose word shift	-0.029	0	/wH9AAAAAQAA/AIAAQADAAEAAgAA//4F
loose word shop	-0.029	-0.009	AP8AAAIBAAAA/gEBAgABAP//AAAAAP8B
loose word short	0.02	-0.016	Af8BAAD+Av8AAgAAAgD9AAMA//8BAQP/
loose word shorten	0.055	-0.008	Af8C//7+BP8BA///AwD8AQX//f8EAgP8
loose word show	-0.035	0.054	/QP6AwQD/gT8+gYC/f4D/fwCBAH9/P0E
loose word sign-in	0.014	0	AAACAAAAAQAAAQAAAAD/AAEAAAAAAAH/
loose word signaller	0.023	0.075	AAAAAAD/AQAA/wABAf8B/wIAAAAAAAAA
loose word single	-0.18	0.076	/QH4AgII+AL/9AEA9wIG//b+BAD8/vwD
loose word single-handedly	0.092	0.034	BfoH+/z4B/wDCfv8CQT5BQj8/PwFAwb8
loose word sit	0.013	-0.017	/wIDAP4DAP4CBfz//wAAAQAA/AAAAv/8
loose word site	0.077	0.059	Af8D/wD/AgAABQD/BQH+AQP+//8DAQH+
loose word sixty	-0.006	-0.02	/wEBAP8E/wAAAP8B/AAB/wAAAP/+AP7+
loose word skill	-0.003	0.051	Av8A/wH9/gAAAQEAAgABAf0AAAACAAAA
loose word skilled	0.007	-0.03	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
loose word small	-0.021	-0.021	AAAEAAAC/wAAAgAA/wABAPwBAAD+AP3/
loose word so	-0.002	-0.006	AP8AAAAAAAAAAQAAAAD+AP4AAAABAAEB
loose word sole	0.026	0.061	AAAAAAAA/wAAAAAA/wABAAEA/wACAAL/
loose word some	-0.009	-0.009	/wH9AQAB/wAA/QAA/wABAAAAAAH/AP8C
loose word someth	0.039	0.025	Af8B/wD9AgAAAwD/AwD+AQMA/wABAAIA
loose word something	-0.012	-0.012	AAD/AAAAAAAAAAAA/wAAAAEAAAAAAAAA
loose word sort	0.057	0.093	AAAAAAH/AgEAAQEAAgD/AAQAAQAB/wEA
loose word source	0.018	0.052	AAD/AAH/AAEAAAEAAgD/AAIAAAAAAAAB
loose word south	0.034	-0.004	Af8A/wD9AgABAf//AwH/AQT/AP8CAAEA
loose word speak	0.034	-0.001	AAABAAD/AgABBP7/AwD/AAIA//8BAAEA
loose word spearhead	0.005	0.005	AAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
loose word specialise	0.009	0.035	AAABAAD/AQAAAQAAAgD/AAAAAAABAAH/
loose word specialist	0.035	-0.064	Af8B/wD8AwAAAwD/BAD+AQIAAAABAAH/
loose word speed	0.029	-0.031	Av8B/wD+Af8AA///AwH+AQL///8CAQL/
loose word spell	0.004	0.016	AAD/AAD/AQAAAAEAAAD/AAAAAAD/AP8B
loose word spend	0.036	-0.069	AQAAAAH+/gH/AQEBA/8A//4BAwEA/v8A
loose word spotless	0.002	0	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word square	-0.026	0.054	/wH/AAAAAgAA/gAB/v8D//8BAAH+AP0A
loose word stability	0.006	-0.001	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
loose word stack	-0.031	-0.001	AAD8AAED/gH+/AQB/P8C/v0AAgAA//4F
loose word staff	-0.029	-0.069	AAIAAf0D+v8A/wEA+v8D//gBAgP8AP4A
loose word stage	0.014	-0.027	AP8BAP//Af8AAf8AAgD+AQL//v4CAgL+
loose word stakeholder	0.006	-0.005	AAAAAAEAAAAAAQAAAQAAAAEAAAABAAD/
loose word stand	-0.027	-0.042	AAD6AAEA/gP//AQAAAABAP4ABAD//gED
loose word standard	0.077	-0.046	BfwG/f/5AwABBP/9CAL7Awb+//8GAQT8
loose word start	0.02	-0.012	AP8F////A/4AAf8ABQAAAAD///8BAAD+
loose word starter	0.042	0.067	Af8A///9Av8AAQAABAD+AQX/AP8BAAH/
loose word station	-0.012	-0.056	AQD/AAAAAAAA/gEB/wAB//8AAQAAAP8C
loose word status	-0.004	-0.011	AAACAAABAAAAAP8A/QAB//8A/wD/AP79
loose word stay	-0.059	0.039	/wH5AQEC/AEA+gEA/QACAPsBAgH+//0E
loose word step	-0.041	-0.014	AAD6AAD//gAA/AEAAQABAP0AAAAAAP8E
loose word still	-0.124	-0.005	/wH+AQAE/AAA9gAC+f4G/fgDAAP6APwA
loose word stock	-0.064	-0.005	/gH6AgEE/QEA/QEA+/8CAPsAAQD9AP4E
loose word store	0.039	0.026	AAAB/wD+AwAAAQAAAgH/AAMAAP8AAAD/
loose word strategic	0.017	-0.002	AAAAAAD/AAAAAgD/AgD/AQH/AAACAAIA
loose word strength	0.032	-0.021	AAABAAD/AgAAAwAAAgD/AAEAAAAAAAD/
loose word strong	0.05	0.06	Av8E///8Av8AA///AwH9AQb//v8EAQT8
loose word student	-0.024	-0.048	/gL+AwEE/gAAAwAB/f4A//sBAQL/AP8C
loose word study	-0.025	-0.012	AAD/AQD/AAAA/gEB/f8D//4AAAD/AAAB
loose word style	0.012	-0.033	Af8A/wD/AQAAAQAAAgD+AQAA/wABAAEB
loose word subject	-0.064	-0.001	AAAAAAACAAAA/gAB+/8CAPwBAAD/AP4C
loose word submission	0.021	-0.002	Af8A///+AQD/AAEAAgD+AAIAAAABAAEB
loose word submit	-0.046	-0.051	AAD9AAEB/wEA/gEA/QABAPwAAQD+AAAC
loose word succeed	0.005	-0.005	AQAAAAAAAAAA/wAAAAAAAAEAAAAAAAAA
loose word successful	0.051	-0.021	AAADAAD9BP8AAv8AAgD/AAQA/wABAAH/
loose word successfully	0.055	-0.021	BfsI+/z5Bf0CB/39BQT8BAb7+/wHAwb5
loose word suite	0	-0.002	AAD/AAH/AAAA/wAAAQABAAAAAAAAAAAA
loose word supervise	-0.041	-0.067	AP/9//4B//8D/v3/AAIAAv/9/f0BBAD+
loose word supervision	-0.061	-0.013	/gH9AQEE/QD/+QIC+P4E//sBAQH+//4E
loose word supervisor	0.052	-0.018	Af8B/wD9AgAAAgD/BQD+AQUAAAABAAIA
loose word supplier	-0.003	-0.012	AAAAAAD/AQAA/wAAAQD/AAAAAAABAAEA
loose word supply	-0.127	0.094	/gH6AAEE/gH/9AEB+wAFAPoBAAD8//sG
loose word support	0.053	0.051	Av4C///5Bf7/AwD+CgD6AgYAAAADAQX9
loose word sure	-0.041	0.029	AAD8AAAC/gEA/wEA/wABAPwAAAAAAP4D
loose word system	0.01	0.021	Af8C///9AwAAAgAAAgD+AQAAAAAAAAH/
loose word take	0.099	0.06	/QMCAgT9BQD/AggBCf8A/gUB/v8BAP4F
loose word target	-0.02	0.058	AQAAAAAB/gABAP///wAAAf7//wAAAAD/
loose word task	-0.08	-0.011	/gH+AQAF/QAA+wAC+v8E/vwAAAD+APwB
loose word teach	0.039	-0.021	Av8E//38A/0CA/wABAD9AQUA/P8EAgP8
loose word teacher	0.034	-0.016	AAAC////AgAAA/8AAQD+AAP+/v4BAQH9
loose word team	0.107	0.009	Av0D/gH4BQAAAQMACQH8AQf/AP8EAQP9
loose word technician	0.01	-0.011	Af8B/wD+AgAAAQD/AwH+AQH/AP8EAAP+
loose word ten	-0.042	-0.05	/wEAAQAB/wAA/AAA/QACAPwAAQH+AP8A
loose word term	0.013	-0.005	AAABAAD+AgAAAQAAAgD/AAAAAAAAAAAA
loose word test	-0.011	-0.017	/wEBAAABAAAAAv8AAAD/AAAA/wD+Af/+
loose word thank	0.032	-0.005	AAABAAEAAQEAAAAAAQAAAP8AAAAAAP8A
loose word theatre	-0.011	-0.01	AAD/AAAAAAAA/gAA/wABAP8BAAD/AP8B
loose word then	0.012	0.072	/gL6AgAB/gAAAQEBAf8GAP0BAgEA//0E
loose word third	-0.047	-0.018	/gECAP8E/gABAf4B/wADAP0BAAD+AP0A
loose word thousand	0.021	0.105	Af8B/wD/AQAAAgD/BAH/AQL/AP8BAAH/
loose word through	0.031	0.057	Af8E/gD/A/8BBf//AwH7AgX//v4DAQL7
loose word till	-0.026	-0.008	/gL8AQID/gEA/gEB/wAB//4BAQD+//8C
loose word time	-0.041	-0.048	+wT9BQEH+gH//QIE+fsF+/sDAAP8APoF
loose word together	-0.093	0.032	/gL3AgEE+wEA+AEB/P8E//kBAQH9//4E
loose word toilet	-0.013	0	/wAAAAABAAAA/wAAAAD/AP8AAAD/AP8B
loose word too	-0.006	-0.035	AAD/AAAB/wAA/wAA/gABAP8AAAAAAAAB
loose word top	-0.001	-0.055	/wD+AAAB/wEA/wEBAAD///8AAP8AAAAB
loose word total	-0.046	0.017	/wH9AQAB/QAA/QAB+/8E//sAAAH+AP4B
loose word trace	-0.035	-0.034	/wH9AQMD/gL//wIB/f8C//oBAgH8/v4D
loose word track	0.005	-0.066	Af8CAAD//wAAAgAA/////wEAAAACAAH+
loose word trade	-0.014	0.041	AAAAAAD/AAAA/wEB//8C//4AAQH//wAA
loose word train	0.039	0.04	/wAGAf4BAf4BB/0BAAAAAAEB/QH8Afz/
loose word training	-0.026	0.059	/wECAAAC/wAA//4B/f8D//8AAAD/AP/9
loose word transform	0.01	-0.002	Af8BAAD/AQAAAAAAAAAAAAAAAAAAAAAA
loose word travel	-0.018	-0.006	AAD/AAAC/wAA/QEA/gAC//8AAQEAAP8B
loose word treat	0.024	-0.023	AAADAP4AAf4BAf3//gAA/wAA/f8AAf/9
loose word trip	-0.014	-0.029	AAAAAP8B/wAAAQAAAAD/AP8BAAAAAAD+
loose word truck	0.017	-0.02	AAACAAD/AAAAAAAAAAAA/wAAAAD/AP//
loose word trust	0.045	-0.016	AP8E/v/9A/8BBP7/BAEAAQT//v4CAQD+
loose word trusted	0.016	-0.008	AQACAAD/AQAAAf8AAQD/AAEAAAAAAAH/
loose word turn	-0.088	0.064	/wL/AQAF+wAA/QAB+v8F//kBAAH+AP0A
loose word twenty	-0.016	0.059	AAAAAAAB/wAA/wAA/wABAAAAAAAAAP8A
loose word twice	-0.028	0.137	/wH+AQED/gAA/wAAAAEB//4AAQD+AP8B
loose word two-person	0.012	-0.021	AAABAAAA/wAAAAAAAAACAAH/AAABAAEA
loose word typical	0.01	-0.005	AAD/AAAAAQAAAQAAAAD/AAAAAAAAAP8B
loose word unable	-0.053	-0.005	AAD+AQAC/gAA/AAB/P8D/voBAQH9APwB
loose word undertake	-0.001	0.034	AAAAAAD/AAAAAAAAAQD/AAEAAP8BAAEA
loose word unpaid	-0.017	-0.004	AAD+AAAA/wAA/QAA/wABAP8AAAAAAP8C
loose word up	0.047	-0.132	AgACAAD+/wEAAgAAAgD9/wP/AAABAAH+
loose word uphold	0.036	-0.013	Af8CAAD+Af8AAv//AwD+AQL///8CAQL/
loose word upwards	0.024	-0.02	AAAAAAD/AQAAAgAAAwH/AAQAAAABAAD/
loose word use	0.016	-0.12	Av4H//7+AfsDB/3/AwH/AAH9/P4BAwD9
loose word user	-0.065	0.052	/wH/AgAE+wD//gIB+v8C//kAAAH///8C
loose word usual	0.024	0.021	AAAA/wD9AwAA/wAAAwD/AAIAAAABAAAA
loose word usually	-0.038	0.025	/gL9AgAD/QEA/AEB/v8E/v8AAQH+AP8A
loose word vehicle	0.01	-0.009	AAAAAAD//wAA/wAAAAAAAAAAAAABAAAA
loose word video	-0.03	-0.012	AAD/AAAB/wAA/QAA/wAAAP4BAAD/AP8B
loose word viewing	0.001	-0.015	AAD/AAAB/wAA/wAAAQD/AAAA/wAAAAEA
loose word visit	0.022	-0.008	Af8DAP//AAABBv///gD/AP4A/wAAAAL9
loose word visitor	0.034	-0.019	AAABAAD/AgAAAAAAAgAAAAMAAAAAAAEA
loose word visual	-0.009	-0.01	AAD/AAAB/wAAAAAA/wAAAAEAAAAAAAD/
loose word volunteer	0.088	0.055	Av4H/v/6Bv8AA///AwD6AQj///8DAAP8
loose word vulnerable	0.011	0	AAAAAAAAAAAAAQAAAAD/AAEAAAAAAAH/
loose word warehouse	0.008	0.01	Af8B/wD+AQAAAQAAAQD/AAEAAAABAAEA
loose word wash	-0.006	0.037	AAD/AAAAAAAA/gAAAAAAAP8AAAD/AAAA
loose word watch	-0.079	-0.007	/gL9AQAE/AAA/QAB+/8C//oAAQD+AP4B
loose word way	-0.011	-0.023	Af8C///9Af8AAgD/BQH8AgH///8EAAIA
loose word weed	0.005	0.105	AAD/AAAAAAAA/wEAAQAAAP8AAQAAAAAC
loose word week	0.087	0.003	AQAIAP78BP4BA/8CAf4A/wUC/gL+AQD8
loose word weekdays	0.023	0	Af8D//79Af4CAv7/BAH+AQL//f8DAwP9
loose word weekend	0.105	0.047	AQAEAP/+A/8ABf//AgH+AQb/AAAAAAL9
loose word weekly	0.047	0.075	AAABAP/+BP8A/gABA/8A/wIAAQACAQAA
loose word welcome	-0.001	-0.001	AAD/AAAAAAAA/wAAAAAAAAEAAAAAAAAA
loose word weld	-0.029	0	/QP/AQAE/wAA/wABAAAB//4CAAH8APwC
loose word well	0.045	0.108	Af8C/v/7Bv8AA///CQH8AQb///4DAAEA
loose word west	0.038	-0.007	AAAAAAD+AQAAAQAABAD+AAQAAAABAAEA
loose word wheel	-0.014	-0.006	AAABAQAB/wAAAAAA/gABAAAAAAD/AAD+
loose word wheelchair	0.02	-0.005	Af8BAAD/AQAAAgD/AgD+AQEAAAABAAEA
loose word whether	0.035	0.071	Af8CAAD9AQAAAv//AQD/AAP/AAACAAH+
loose word whole	0.069	-0.06	Af8AAAD8AQAABAAABwH9AQf/AP8DAAP/
loose word win	0.074	0.032	Af8AAAD+AgABAAAABAH9AQX/AP8CAQP+
loose word window	-0.004	-0.017	AAABAAAAAAAAAAAAAAABAAAAAAAAAAD/
loose word woman	0.007	-0.011	Av4C///9Af8BAP//AQD/AQH//wABAQL/
loose word word	-0.062	-0.014	AAAAAAAD/gAA/gAA/wABAPoAAAD/AP4B
loose word work	0.002	0.015	+gYDA/8FAP4BAv0G+/wD+v8E+gH7BPn8
loose word working	0.032	-0.031	Af8B/wD9AQAAAQAABAD+AQX///8CAAP/
loose word write	0.058	-0.008	AP8F///8Bf4CBf0ABgH9AQMA/v8AAf8A
loose word year	-0.058	0.139	/QT/A/8F/P8BAAAC/f8F/v0AAAH+Af8A
loose word young	-0.016	-0.024	Af8AAAD/AQAAAQD/AAD/Af8AAAABAAMA
lost link and	-0.002	-0.062	9wn+B/sIA/sCBP4L+fUF+/8M/wf/BfP/
lost link complement	-0.026	0.102	+wX0BwwH+w30+g4H9/oI+f0FDAf49PkM
lost link means	-0.039	-0.002	/wEAAAED/QH//gEB/wAE//wBBAL+/f4C
lost link purpose	-0.022	-0.083	/wH7AAEBA/4B/wAA/wH/AAH//P8AAQAC
lost link reason	-0.041	-0.019	/gL7AQIE/gL+/gMBAP8DAPsCAwL8/fsE
lost link relative	-0.109	-0.058	/gH3AfQB/PsI9fwFAP4LAPgC/AH8Bf4G
lost link result	-0.023	-0.158	/AIEAfgDAvgFA/oC/AAD/QAE+wH5Bfz+
lost link time	0.072	-0.037	AAME/ff+CvYHA/cADAD1AgcB9/oICP/9
lost of an act: any	-0.035	-0.015	A/0Q/uYB/O4fAuz9Awj9BgH38v0GHgnu
lost of an act: helped	0.04	0.294	BfsF/P74BP7/AQH+BAH9AgAAAAECAgIA
lost of an act: joint	-0.042	-0.015	/QMDAvUD/vcK/PcB//8EAP8B/gH/Cf79
lost of an act: junior	-0.007	-0.075	+gf5BgIH/QP9/QcF+PsF+/8FAgT5//oD
lost of an act: negated	0.134	-0.118	DvIU9fDwCvIMEe74DgnzCQr48/oLCwrw
lost of an act: occasional	-0.012	0.353	Af8GAPcAAfcHAfwABAIA//8A/AL+CQD+
lost of an act: others	-0.004	0.026	AAD/AP8B/gADAP4AAwD/AQIAAAD/Af8A
lost of an act: partial	0.013	-0.212	AP7+AAAAAAEBAQL/BQP9AQL+AAACAgH/
lost of an act: past	0.001	-0.2	Av8D/gD8AAEAAAAA/wIAAf//AQEC///+
lost of an act: planned	0.01	-0.15	BPwM/PP9APQKBvP+AwQBAQH79PwEDAXy
lost of an act: practice	0.073	-0.003	BfsH+/v6BfsECPn8CAT5BAb8+vwHBAb6
lost of an act: received	0.153	-0.245	CfcJ9/jxDPkHDPX5DgbyCA/6+voOBAr5
lost of an act: supervised	0.033	0.203	BvoE+/34BP4FBPz8BwX5BQb6+/oKBAr7
lost of an act: uncertain	-0.067	0.047	Av4F/PoDAPsHAfb+AAP+A///+v4BBQD5
lost of an act: watched	-0.026	0.076	BPsF/Pz8AvwEAPv+AwQAA/79/f4EAwP9
lost: any	-0.061	0.036	AfwW/9/4/eMuA97/BQgBAv/86f8DJf/l
lost: helped	0.062	0.468	AP4G/wD+AgEBA/v9BgH8AwP9//8IBAj9
lost: joint	-0.057	-0.056	/AQCBfMA/vYL+PYC//4EAPoD+gP7DP3+
lost: junior	-0.035	-0.283	/AT/AwAE/wECA/4C//3//f4EAwP+//0D
lost: negated	0.067	-0.344	CPcU+ez3A/ARDev5CQn3Bgn17/kODwvs
lost: occasional	-0.012	0.132	/AMDBPz/APwFAgAEAf0B/P8CAAP9Bv0D
lost: others	0.003	-0.084	/wH+AP8A/gABAv4B//8CAAEA/wH/Af//
lost: partial	0.082	0.237	B/cU+uv0BewTEO76Cwj7BAr47/kJFAjs
lost: past	0.068	-0.228	BfwH+/z4BfwDBfv+BwP5BAj9/P0GAwP4
lost: planned	0.031	-0.3	BfoT+uv7AuwSCOv7CQj9BgT57PkFEgXs
lost: practice	0.101	-0.03	BvoI+/v4BvsGCvf7Cwb3Bgn7+fsJBQj5
lost: received	0.051	-0.369	BPsD/Pv2B/wGAvb9CAL6BAb+/v8FAgT7
lost: supervised	0.074	0.44	CPkI+fr3BvsGCfn7CwX3Bgf59vkKBwr4
lost: uncertain	-0.055	0.191	A/0I/PgBAfkIAPf9AAT8BP3/+f8BBwH4
lost: watched	-0.034	0.202	A/sK/Pr9APoFA/n9BQT+BAD8+vwGBAT5
many for 1, JJ, share 0	-0.01	-0.005	/gIAAQADAAAA/QAB//8B/wEBAAD9AP0A
many for 1, JJ, share 1	-0.048	-0.03	/QIBAQAE/wAA/gAC+v8G//sBAAD9APwA
many for 1, JJ, share 2	-0.02	-0.008	AQAAAAD/AAAA/gAAAQD/AAAAAAACAAH/
many for 1, NN, one place	0.004	-0.002	AAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA
many for 1, NN, share 0	-0.005	-0.015	AQD/AAAAAAAAAQAAAQACAAAAAAAAAP4B
many for 1, NN, share 1	-0.051	0.097	/gL9AgAF/AAAAAAE+P0G/fcDAQL5APsB
many for 1, NN, share 2	0.043	-0.054	AQEBAAD9/wAAAgAAAwD//wEAAAEAAAT/
many for 1, RB, share 0	-0.043	-0.002	/gEAAAADAAAAAQAC/AAC//4BAAD8AP0A
many for 1, RB, share 1	0.043	-0.026	Af8B/wD9AQAABQAAAwD+AAH/AAACAAIA
many for 1, VB, share 0	-0.004	-0.011	Av/+AAD//wAA/wD/AQAAAP0AAAACAAMC
many for 1, VB, share 1	0.047	0.066	BfwA/gD5BQEAAgL/BwD9AQP/AP8EAAMC
many for 1, VB, share 2	0.011	0.05	AQAAAP8AAAABA//+AgH8AQAAAAACAAMA
many for 1, narrower, share 1	-0.04	-0.016	AAD/AAAC/wAA/wAA/QABAP0AAAAAAP8A
many for 1, none, one place	0.026	-0.002	Af8B/wD9AQAAAgD/AgH/AQL/AP8BAAL/
many for 1, none, share 0	-0.031	-0.03	/gP4AQAE/gAA/QAB//8D/v0BAAD+AP0E
many for 1, none, share 1	0.003	0.122	/QQCAgAG/QEABQAD+v4F/f0DAQH7AP39
many for 1, none, share 2	-0.004	-0.005	AQEEAf8B/f8AAP8A/gD///0BAAL+AAP9
many for 1, one place	0.023	-0.002	Af8B/wD+AQAAAgD/AgD+AAL/AP8BAAL/
many for 1, share 0	-0.051	-0.035	/wP8AQACAAAA/AAB//4E/vsCAAD8APsF
many for 1, share 1	-0.014	0.107	/wH/AAABAAEABAIB/f4E//wBAQAAAAD9
many for 1, share 2	0.032	-0.025	AgACAAD+/QABAP7/AQD+AP8AAAEAAAP/
many for 1, sibling, share 0	-0.011	-0.002	AAAAAAABAAAAAQAA/v8B/wAAAAAAAAAA
many for 1, sibling, share 1	-0.008	-0.037	AAD9AAAAAAAAAAEAAAABAAAAAAABAP8E
many for 1, sibling, share 2	0.006	-0.011	Af/+AAD+AAAA/wAAAQD/AAEAAQABAAIC
many for 2, JJ, share 0	-0.01	0	AAAAAAAAAAAA/wAAAAAAAAAAAAAAAAAA
many for 2, JJ, share 1	-0.007	-0.037	/wD/AQAD/gAAAQAA/wAAAP8AAAAAAP//
many for 2, JJ, share 2	-0.062	0	AAD+AAAD/gAA/QAA/QACAPwAAAAAAP8B
many for 2, NN, share 0	-0.036	-0.013	AAEAAQAC/QAAAgAA/gACAPsBAAH+AP8B
many for 2, NN, share 1	0.006	0.011	AQACAAAAAAAAAAD/AwD+AQMAAAABAAH/
many for 2, NN, share 2	-0.077	-0.007	/wH+AQAE/QAA+wAA/AACAPoAAAH+AP8A
many for 2, RB, share 1	-0.02	0.096	AAABAAD/AAAA/gAAAAD/AAEAAAACAAAA
many for 2, VB, one place	0.023	-0.004	Af8BAAD+AQAAAgAAAgD+AAIAAAABAAH/
many for 2, VB, share 0	-0.026	-0.015	AP//AAAC/wAA/gD//wAAAfsAAAD/AP0B
many for 2, VB, share 1	0.03	-0.1	AAACAAAAAAAABAAAAAAAAAMAAAABAAL/
many for 2, VB, share 2	0.09	0.019	A/4C/wD6AwAABv//CAH6AQj///8EAAT+
many for 2, narrower, share 0	0.005	-0.014	AAD/AAAAAAAA/wAAAAAAAP8AAAAAAAAB
many for 2, narrower, share 1	0.015	-0.019	AAAAAAAAAAAAAQAAAQD/AAEAAAAAAP//
many for 2, narrower, share 2	0.036	-0.009	Af8CAAD+AQAAAv//AgD+AQX///8CAAL+
many for 2, none, one place	0.017	-0.021	Af8AAAD/AQAAAgAAAwD+AAIAAAABAAL/
many for 2, none, share 0	-0.06	0.031	AAAAAQAD/QAAAQAB+v8E//gAAAEAAP8B
many for 2, none, share 1	0.005	0.018	Af8HAAD/AAAAAv8BAgABAAQAAAACAAH9
many for 2, none, share 2	-0.105	-0.025	AAD/AAAE/gAA+wD//AADAfoAAAABAP8A
many for 2, one place	0.035	-0.021	Av8C/wD9AgAAAwD/BAH9AQP/AAACAAP/
many for 2, share 0	-0.078	0.008	AAD+AQAE/QAAAAAA+/8DAPYBAAH+APwC
many for 2, share 1	0.005	-0.03	AAAIAAD+AQAABf8AAgD9AAAAAAACAAH+
many for 2, share 2	-0.076	0.011	/wD/AQAE/gAA+v//AAAAAfwAAAAAAAD/
many for 2, sibling, share 0	-0.012	-0.01	AAABAAABAAAA/gAA/wAAAP8AAAAAAAAA
many for 2, sibling, share 1	0.007	-0.018	AAD/AAAB/gAAAAAAAAAAAAIAAAD/AAEA
many for 2, sibling, share 2	-0.02	0.045	/wH/AAABAAAA/AABAP8C//4AAAD/AP8A
many for many, JJ, share 0	-0.045	-0.001	/wH+AQAC/gAA/wAA/wACAPwBAAD+AP4B
many for many, JJ, share 1	0.005	-0.031	AAAAAAAB/wAAAQAA/gD+AAEAAAD/AAEA
many for many, JJ, share 2	0.012	-0.001	AQD/AAD/AQAA/wAAAgAAAAH/AAABAAAB
many for many, NN, share 0	-0.09	0.042	/gL6AQAF+wAA+gAB+f8F//oCAAH8AP0C
many for many, NN, share 1	-0.052	-0.006	/wL/AQAD/QAA+wAB//8F//sBAAH9AP4B
many for many, NN, share 2	-0.016	-0.005	/wD+AAABAAAA/QAA/wADAP4AAAD/AP8A
many for many, RB, share 1	-0.004	0.054	AAD/AAAB/gAAAgAAAgABAPwAAAAAAAEB
many for many, VB, share 0	0.049	-0.03	Av4F////AQAABAD+AwH6AgP/AP8CAAT+
many for many, VB, share 1	0.079	0.101	Af8CAAD/AQAABAH/AwD+AQIAAQACAAL/
many for many, VB, share 2	0.008	-0.008	AAAAAAD/AgAA/gAAAAAAAAEAAP8AAAAB
many for many, far-broader, share 1	-0.018	-0.004	AAAAAAAA/wAA/wAA/gAAAP8AAAAAAAAA
many for many, narrower, share 0	0.051	-0.001	Af8CAAD+AgAAAQAAAgD+AAMAAAABAAH/
many for many, narrower, share 1	0.014	-0.005	/wH/AAAA/wAA/wAAAAABAAMAAAAAAAAA
many for many, none, share 0	-0.066	0.022	/wEBAf8F/gAA/gAB+v8D//kCAAH7AP0B
many for many, none, share 1	-0.021	0.141	AQABAAAC/AAABAAC/f8F//oAAQH/AAAB
many for many, none, share 2	-0.01	-0.012	AAD9AAAAAQAA/AAB/gAD//8AAAD/AP8C
many for many, share 0	-0.061	0.01	/gL+AQAF/QAA/gAA/f8BAP4AAAAAAAEB
many for many, share 1	0.004	0.118	AAEAAQAD+wAABf8C/P8C//sBAQL9AAEA
many for many, share 2	-0.016	-0.014	AAD8AAAAAQAA+gAA/wADAAEAAAD/AP8C
many for many, sibling, share 0	0.007	-0.008	Af///wD9AgAA/wAAAAABAAAAAAAAAP8C
many for many, sibling, share 1	0.017	-0.013	AAABAAD/AQAAAQAAAAD9AAEAAAABAAEA
means with nothing behind it	0.002	-0.033	AAEAAQAAAAH/AAEAAv8AAP4AAAEAAAAA
mode down 1	-0.011	-0.026	AQD9/wD+AAEA/QIAAQAAAAAAAgAA/wAC
mode down 2	0.028	-0.012	AAAC/wD+Af8AAQD/AwH/AQH//v8CAgL/
mode gone from 1	-0.021	0.008	/gAFAfwH/f0C/vsB/P8C/gEA+wH8AgD+
mode gone from 2	-0.048	0.064	+wX+BQEJ/QAA/AAE+PwJ/fsD/wD6APgB
mode gone from 3	-0.072	-0.072	+wX3BwYI+Qb79wsF9/0L+voECAX6+/wJ
mode gone from 4	0.014	0.016	AAH/AAAAAAAAAAIA/gACAAAAAgAA//8C
mode lowest up 1	0.022	-0.02	Af8AAP//AAABA/7//wAAAAIA/gABAQH/
mode lowest up 2	0.049	-0.029	Af8B/wD7AwAAAgD/BAD9AQb///8DAQT+
mode new at 1	-0.056	-0.032	/wH7AQIB/QH++wQB/f4FAP4BAgH//v8H
mode new at 2	0.02	0.021	+gX8BQQDAAH+/wUFAPwF+/4DAwL8/vkG
mode new at 3	-0.022	0.077	Af/9AAABAQAA/AIA/gECAP0AAgH+//4D
mode new at 4	-0.048	0.052	/wH7AgEC+wL//QIB/v8D/voCAwL//v8E
mode same	-0.033	0.047	/wAAAAEDAP0A/v3//v4A/wEB/v8A//4B
mode up 2	0.011	-0.012	AAACAAD/AQAAAv8AAQAAAAEAAAAAAAD/
mode up to 3	0.005	-0.011	Af8B/wD/AP8AAgAAAgD/AAAA/wABAQH/
modifier from another clause JJ	0.007	-0.171	/QH9BP4E/P8B/gMA+/4D/P4DBgT6AwQC
modifier from another clause NN	0.056	0.041	AP4DAfsFA/4EBAID/f4E/AUCAAD8AP79
modifier from another clause NN$	-0.005	-0.101	BfoE/ff8APgJBPj+AQH/AgD/+QAEBgX5
modifier from another clause NNP	-0.002	-0.175	+wQAAv4EAf4D/PwC+f4D/vwE/AD5A/j9
modifier from another clause NNS	-0.066	-0.044	/gL7AgUE/wX+/QT/AAEEAP0AAgL+/AAE
modifier from another clause VBG	0.1	0.116	AvwI+/v6Cf4BDQD+BAH6AAX//f0FAwf5
modifier from another clause VBN	-0.019	-0.077	/wH7Af8F/AEA/AEB+gAF//0B/wH9AfwD
modifier from the clause JJ	-0.03	-0.343	Af/9//gC+/4G/v4AAAQI/vn7AgL8BAD4
modifier from the clause NN	0	0.088	/Qf7B/37/AAAAf0K/PUD+PkI/gr6Bv0C
modifier from the clause NN$	-0.031	0.062	AAL+AQAD/wACAfsB+f79AfwE/AICAf/9
modifier from the clause NNP	0.017	-0.139	/QUABP39/vkDBwAD/fz9/gMIAgb+AQP3
modifier from the clause NNS	-0.023	-0.292	A/4AAPkAAfgG+vn+/wEAAP79/f0ECAMA
modifier from the clause VBG	0.075	-0.169	/gYEAgH//wP6/gUGAvj7+QQIBwUA+wEA
modifier from the clause VBN	0.001	0.009	AQD//v//AgAA/wAAAwD/Av//Af8AAAAA
modifier gone JJ	0.075	-0.02	Bfn6/vn+AgIIAAP8AQcEA/7+AgQABgj8
modifier gone NN	-0.051	0.106	AwD++/z+AfwC///9AgQBBgH8Af0DBgP9
modifier gone NN$	-0.008	-0.078	/gH+AQAE/wD//wEC/v4D/v4CAQP6//wB
modifier gone NNP	0.013	0.097	+wQCAv4KAgADAfwC/P4E/v0DAAH+A/z+
modifier gone NNS	0.018	0.09	+wUEA/v+AvwF/vsCBv4A/AMDAAT8BP76
modifier gone VBG	-0.017	0.177	/gT6/wcDAAn4+AsB/v7//gAFDAL/9/wF
modifier gone VBN	0.011	-0.102	/gH8AgMCAAP+/gIAAf//Af8CAwL//v8G
modifier new JJ	0.028	0.086	+wcPB/YFAfoLAvAF//oE+gMJ/gX9Af31
modifier new NN	0.014	0.08	+wUIAvoAAvwF/fcB/gEDAQgC+gAAA/z8
modifier new NN$	-0.077	0.015	AQD+/wIA/QEB+v4AAAEE//oA/wIAAQIB
modifier new NNP	0.004	0.043	Af38Av/5/vsC/PwBAP/8/QAC/QMAAwIE
modifier new NNS	0.021	-0.053	/gIA/wD7Af8BAv8BAf///wAE/gH/AP4C
modifier new VBG	0.066	0.033	AAIBAAH8BQAABwIDA/z9/QIE/v///wMA
modifier new VBN	-0.028	-0.044	AAEBAf4B//4BAP3//gICAv4A/QABAgH+
neighbours apart, one clause to one	0.037	0.019	9wUDBPP//fwKA/0B+vgH/AEEAQX5B/z5
neighbours apart, one clause to two	0.011	0.044	AAMDAP4AAwID/f4C/wAA/wMBAQH7APz+
neighbours apart, other clauses to one	0.023	-0.288	+//9//MLCPcO//cD9vv//AAJ+v7+Df0D
neighbours apart, other clauses to two	0.034	-0.125	8gv/DP8I/AH+A/8H9fQB8gIPAgfyAPMB
neighbours of other sentences	0.029	-0.203	9gwCCwQK/AL8/QAN/vQG9v0JAQb+/vQE
neighbours still	0.006	-0.071	Af4A/gEAAv8A/QH/AAL/AP8AAAACAAEC
neighbours turned, one clause to one	-0.018	-0.026	8hEHDPsF+PUNBPgM9ewC9f4Q9w33DPj+
neighbours turned, one clause to two	0.026	-0.287	8wkODfQS9vcSAO0K8/gK9fcI+AfxDPbv
neighbours turned, other clauses to one	0.061	-0.032	8gwBBvsSBfoGAPwH7vL69f4R+wTyBPX1
neighbours turned, other clauses to two	0.017	0.1	+gb+BQAI/wcA/QUE9/z9/gUDBQP3//z9
new &	-0.036	-0.005	/wEAAQAD/gAAAAAB+/8D//4AAAD+AP4A
new a	-0.033	-0.093	+AgHBf0H//gEA/sI9/QE/P8L9wf7B/L/
new about	-0.103	-0.13	+wP6BAIH/AH/9gME+/0F/PoCAgL8AfsE
new above	0.004	-0.03	AAD9AQIB/wL+/wIBAAAB//0BAgL+/v4C
new across	0.211	-0.079	BvsM/PrxC/sFD/j8DgLyBhX9+/wMBA72
new act 1 above all	-0.011	-0.044	Bfz9+/v6BwEC/QABBf8BAAT+AP8DAgP8
new act 2 above all	0.138	0.046	CfcO+fX3BfYHD/P7CAT1Bwf79vwJCQzy
new act 3 above all	0.059	-0.115	/gP7Awf6AAb2/wgEBP7//QYACQD7+f8C
new act of level 0	-0.115	-0.073	/QP3AwQF+wT89AgD+P4H/fcCBQL7/PwI
new act of level 1	-0.04	0.035	9gr9CwUM+QP6+wMH9PcF9/sLBArx+/UF
new act of level 2	-0.019	-0.016	9wr8A/8D/AP//wUE+vj++v0EAAb4/fgB
new act of level 3	0.04	-0.142	BPoK//j+A/wFA/r/CQMDBgMA/PoBBwP8
new act of level 4	0.132	-0.037	AQD//wT5Bgb8BwH+CQD6AggABQAF/QUA
new act of level 5	0.103	0.177	BfwD/fz5Af8CB/r9CgT3Awj8/gADAAb5
new after	0.03	-0.087	/wACAAH/AQH/BAEAAf8A/wH//f0DAv76
new afterwards	-0.025	0.052	AAD7AAID/AH/AAL/AAD/AfsAAwL//gEF
new against	0.05	-0.07	/wIBAgAC/gIBAv8C/f4A/gMB/wH/AQL5
new ahead	0.034	-0.019	Af4C/v0AAv0BBP3/AQH8AQP///8AAQAA
new all	0.233	0.05	B/gV+vLzCvIOF+r6DgbxBRH67voMDQjs
new alone	0.034	-0.029	/wH9AQED/gEAAwIA/gAAAPsBAwD+//4F
new along	-0.027	-0.022	/wH9AQED/gL/AQEB/f8B//wBAwL8//0C
new alongside	0.135	0.276	AP8F/fz4CPwCBfoACwD6BAwB/f4FAQD7
new already	-0.099	-0.004	/gL8AgEG+wEA9wAB+wAF//gBAQL8//4D
new also	0.044	-0.08	/gIEAP//Av8BAwACAf4D/wQC/gEAAf7+
new always	0.068	-0.001	BPwH/Pz6BP4CB/38BgT6BAf8/P0HAgf6
new among	-0.087	-0.104	+wb5BQAI+gEB+P8E+PwF+/oDAQT5APwE
new an	-0.084	0.12	+gX/CAYF+gT//gIG9voG+fYFAwX4/v4A
new and	0.095	-0.284	AwUPA/n9B/gFEvoEBvr9AgQB9fsFBwT4
new annually	0.043	-0.041	Af8B/wD/AQAAAQEAAQAAAAIAAAAAAAEB
new another	-0.016	-0.001	/wEAAQAB/gAA//8AAQAD//4A/wH/AP8A
new any	-0.04	0.056	/QP6AwMI+gP8/AYD/P0H/foDBgT6/PsG
new apart	-0.096	0	/gL8AQAD/QAA+wAB/P8E//oBAQH+AP4D
new apiece	0.013	-0.017	Af8E///+Av8BAv//AgH+AQMA//8BAQH+
new approximately	0.018	-0.037	AQD+AQH/AAEAA/8AAgD9AQIAAQAB/wIC
new around	-0.055	-0.097	/gP/Av0F/v4G/fkA/AD+//4A/gD+CAD6
new as	0.079	-0.053	/QMHAfsBB/kGBf4CAf75/gQC/wH+Bfv4
new at	-0.044	0.102	+QgDBfwD//8FBPsG9voE+fwHAAX3BPX5
new away	-0.013	0.049	/gMAAgAC/wABAP8C/v8D//8C/wH9APwA
new back	0.018	-0.074	/wH+AQH9AAL/AAEAAwABAAQBAgEB/gEC
new because	-0.031	-0.016	Af8E//8AAP8BAf7/AAECAf0A//8BAAD/
new before	0.023	-0.06	AQAGAP4C//0CCf3//AEB//0A/QD+AgL9
new beforehand	-0.055	0	AAH6AQAC/QAA+wEA/AACAPwBAQH+AP8E
new behind	-0.079	-0.013	+wX1BQMI+gP/+QQC/P8G/vgCBAP8/v0G
new below	-0.061	0.004	/QP9AQEG/gH//QIC/P8E/vkCAwH7//wC
new beside	0.051	-0.044	AAAE//8ABf4BBP4AAgD/AQIA/v8BAv//
new besides	0.077	0.064	Af8C/wD9AgAABwAAAwD6AAX/AP8CAAL/
new between	-0.076	-0.029	/QT5AwIJ+QP/+AQE8/wJ/PYDBQP5/voD
new beyond	0.012	0	AAD/AAD/AAAAAAD/AAH/AQD/AAABAAEA
new both	0.118	-0.007	/wEHAP39Bf0DC/sABwD6AQv/+v8BAwP7
new but	-0.117	0.007	/AX/BQAJ+QAB+P8D9P0J/PUCAQT5APoB
new by	-0.075	-0.056	+wb7BQIJ+AP8+AQE+vcJ+PYEBQX6AfgA
new chiefly	0.029	0.062	AQAGAPwAAfwDBPz+/f/+AQEA+/8CBAP9
new closely	0.007	-0.019	AAAAAAAAAAAAAAAAAAD/AAAAAAABAAEA
new consistently	0.046	0.063	Af8AAAD9AQAABf//BQH7AQX/AP8DAAP/
new could	-0.084	0	/gH6AgEE/AEA+gAB/AAE//oBAAH+AP0D
new currently	-0.096	-0.023	/QP7AgEG/AH/9wID+f0G/fkBAgL7//wC
new daily	0.041	0.06	/wABAQH9BAH8AQQDAP3+/QUAAv8CAAL9
new down	0.146	0.003	A/4N/fr7C/gFDvf9CAH1AxD++PsFBQf5
new due	-0.105	0	/wH8AgEF+gH/+QEB+f8E//kBAQH9AP0C
new during	-0.083	0.077	/wL7Af8C/QAA+QAC+v4F/vcCAQL8Av8E
new each	0.106	-0.01	/AUHAgEBA///CfwEAPv//QgD+wEBAgD8
new early	-0.02	-0.001	AAD+AAAA/wAA/QEA/wABAP8AAAEAAAAB
new elsewhere	-0.02	0.001	AAD+AQAC/QAA/v///wEDAP0AAQD/AP8D
new equally	-0.027	-0.031	/wH8AQAD/QEA/gEA/wABAP4AAQH/AP8B
new ever	0.005	-0.021	AAD/AAAAAQAAAAAAAQAAAAAA/wAAAAAB
new every	-0.003	0.436	/wIGAv4CAP8AA/0B/P7//f4A/AD/Av/9
new far	-0.095	-0.004	/gH+AgAE/AAA+gAC+f4E/vkBAAL7AP0B
new faster	0.02	-0.024	Af8AAAD+AQEAAgH/AwH/AQL/AP8CAAL/
new first	0.042	-0.017	AAD/AAD/AgAAAgAAAwD+AQYAAP8BAAAA
new for	0.036	0.037	AvoS/+/6/vAPDuz8/QABBP387/wDEQPv
new formerly	-0.053	-0.002	/wH9AQED/AEA+gEC+/8F/voBAQL8APwC
new fortnightly	0	0.04	AAAAAAEAAAH//wEAAAAAAAAAAAD/AAAA
new forward	-0.035	-0.004	/gH/AgAE/QAA//8A/QAD//0BAAL9AP4A
new from	-0.026	0.069	/QEH//gHAPkMBfb+/AL+Avv+9vsDCfn4
new full	0.058	-0.071	Af8C/wD+A/8BBf//BgH8AQb///8BAAH+
new further	-0.021	-0.007	/gEAAQECAAAA/gAA/wABAAAA/wD/AP8A
new half	-0.104	0.003	+wT8BQIJ+gL/+gID+P4D/fkDAgP7//sF
new her	-0.01	-0.006	AAABAAABAAAAAAEA/wABAP8AAQAA////
new his	-0.085	-0.001	/gL8AgMF+wL//gIB/P8C//oBAgH9/v4E
new home	-0.001	-0.005	Af8D////AAAAA////wD+Af8AAAABAAH+
new how	-0.1	-0.074	/gH1AQEC/AEA9QQB/P8I/vUBAgH+//kM
new i	0.042	-0.154	/QAMAfYC//YJBfYAAgD+AQIB+QD9CAD9
new if	-0.04	0.039	AAD8AAAAAAAA+wAAAQACAP4AAAAAAP4D
new in	-0.008	-0.101	8A8ACPYIA/QJAPgQ/fIL9f4N+Ab0DO77
new independently	0.094	0.097	Av8G/v36Bv0CBv3/BwH5AgcA/P8DAwP8
new individually	-0.074	-0.009	/wH9AQAE/QAA/QAA+/8DAPkBAAH+AP0B
new inside	-0.033	-0.021	/wH+AQED/gH++gMB/P8E//4AAQH///8B
new into	-0.031	0.125	/QIBA/8E/gH//gIC+v4B/QABAwD+//8D
new it	0.014	0.156	/gIEA/7+Av0DAfwC//8B/gEB/wD/AP/+
new its	0.061	-0.012	AAEKAPwCBP4DCfr+BAH9AQX++P0CBQH3
new jointly	-0.04	-0.082	AAD8AAAAAAAA/QEB/f8B//0BAQL+AP4F
new just	-0.071	-0.001	/gL+AQAD/gD/+wEB/f8E//sBAQL8AP4B
new largely	0.006	-0.034	/gH9AQEC/wEAAAMB/v///wABAwH+/v8F
new last	0.028	-0.006	AAAC/wD/AgAAAwAAAgD+AQUA//8CAAH+
new later	-0.028	-0.013	AP8AAAAA/wAA//8AAQECAf4A/wAAAAAC
new likewise	0.04	-0.029	Af8B/wD+AgAAAwAABAD+AAUAAAABAAEA
new link and	-0.008	-0.312	/AUACfr8/fcIAfsLBPUH9wAJ+Qb8BP8B
new link complement	-0.001	0.029	Av/+//4B/gEC/v0AAAIBAPv9/gAAAgH9
new link means	-0.036	-0.047	+wj5BQYH/Qn3+A4F/foG+fsFDAb+9f0H
new link purpose	-0.135	-0.114	Af8BAP8D/v4B+AAA+/8E/vkCAwT9AP8A
new link reason	0.061	-0.023	Af4H//z+AvsDB/v/AQH9AQb++f0EBQX6
new link relative	0.045	-0.113	/gMQAPMDAfQMCPH/+/7+/gID9QAADfvz
new link result	0.023	-0.077	Avn////9AAIBAwL+AAD9AQMBAv8AAQT/
new link time	-0.034	-0.003	/QMGAf0F/f0EAvwA+f8C/fsB/QD8A//9
new mainly	0.01	-0.012	/wEBAQMA/gP//wECAP4B/gECBQMA/f7/
new manually	-0.014	-0.002	/gL8AgED/QL//QIB/P4C/v8BAgH+/wAC
new me	-0.08	-0.007	/gL9AgEF+/8BAQH/+wACAPUB/wL8Af8E
new mine	0.003	0.073	AP8C/wD/AgAABv//AQH8AQAAAP8CAAH/
new monthly	-0.048	-0.009	AAD5AQEC/wEA+wEA/wD/APwBAgH+AP4D
new more	0.086	-0.037	Av4F/v76Bf8BBv7+BwH8Agf//v4DAQT9
new mostly	0.012	0.036	/wH+AQIB/wL/AgIAAAD///4AAgD//wAD
new my	0.008	-0.001	/AMMA/oJ+/kDBfkD9v4E/vsD9wD8Bvv2
new myself	0.097	-0.009	A/0C///7A/4BCP7+BwH7AgUA/v4CAAQA
new nationwide	0.055	-0.018	A/0F/f77BP4CBv39BgP7Awb9/P0FAgX7
new never	0.068	0.015	/wL/AQABAAAABQAAAgD9AAYAAQAAAAEA
new newly	-0.04	0.045	/wH/AP8BAf8A+wIC/f8E//8A/wD/Af8A
new next	0.039	-0.007	Af8C///+AP8BAv//AwH+AQP+/v4EAQP9
new nightly	0.019	0.047	AQD/AQL//wIAAQEAAQD+AAIAAgEB/wIB
new no	0.031	0.123	/gIJAvwI+/0CB/wB+f8C/vwC/gL8Av35
new normally	0.023	-0.001	AAACAP8A/wABAv8AAAAAAAAAAQAA/wD/
new not	-0.17	-0.05	+gb8Bf8L9f8A9AAD9f0M+/ACAQX2APcC
new now	0.046	-0.031	Af4H/v/6Bv4BB/7/BwH8AQcA/f4CAQH9
new occasionally	-0.039	0	/wL7AQID/gL//AMB/f8D//wBAwH9/v0E
new of	-0.033	0.122	/QQHAPIL+fcRA/EB+P8C//kA9gP7DPz0
new off	-0.05	0.031	AAD+AAAB/wAB/f0AAP8CAP4B/wAAAf/9
new often	0.026	-0.022	AAAAAAD+AQAAAQAAAQD/AAAAAAAAAAD/
new on	-0.027	-0.087	9QwECfYL/PMLAfMH7/cF+PoI9gXyDPf3
new once	-0.051	-0.054	/wH+AQEB/wEB+gAA/QABAfoAAQD///8D
new online	0.009	-0.004	AAAAAAD+AAAAAAAAAQD/AAEA//8BAQL/
new only	-0.099	-0.02	/gP8AgEG/QEA+QEB+/8H//sBAgL8APwD
new onto	-0.038	0.019	AAAAAAAA/wAA/QAA/wABAP4AAAAAAAAA
new or	0.071	-0.048	AQAC///8AQABBv8BAwEBAAP/AQACAAH+
new our	-0.031	-0.014	/QL7AwMF/QP+/AQD+v4D/PsDBQT5/foF
new out	0.036	0.131	/wAA/wL9BAL+/wYCAf7+AQb/A/8D/wH8
new over	-0.037	0.084	CPcW9+j8A+oXDOT4BQr7CP316vgJFQjo
new overnight	-0.027	-0.016	AAD/AAAB/wAA/gAA/wAAAP8AAAAAAAAB
new per	-0.049	0.03	+wYBAv4E//8C/f8C+v8E/fwDAAP3Afn8
new personally	0.04	-0.032	AAAC/wD+AgAABP8AAwD+AAUA//8BAAH+
new previously	0.008	-0.006	AAAAAAABAAAAAgD/AQD/Af8BAAH+AAAA
new promptly	0.042	-0.022	Af8D///9Av8BA///AwH9AQP//v8CAQL+
new regularly	0.093	0.267	Af8G/gD3BgH/BwH/CQH7AQj/AP4F/wP9
new right	0.039	0.015	AAAAAAAAAQEAAv8AAQD/AAMAAQAAAAD/
new roughly	-0.122	0.122	+Qf8CAEP8wL++AMF7vsO+fQFBQb0/vMB
new round	0.028	0.003	/wEDAP8AAv8C//wAAgD+AQYA/v8CAQH8
new routinely	0.028	0.01	AAABAAD+AgAAAgAAAwD+AAMAAAABAAAA
new safely	0.008	-0.009	Af8CAAD//wAAAQH/AAD+AP8AAAAAAAH/
new since	-0.03	-0.065	AAEF/v4AAf8CBf0AAAABAQAA/v//AP79
new single-handedly	0.075	0.04	BvkJ+vn3BvoEB/r9BwP6BAj8+vwHBQf5
new so	0.007	-0.093	A/0J/ff8BPgIB/f9AQP7AwT+9/wCBwL5
new solely	-0.082	-0.004	/wH8AQAD/QAA+wEC/P8E//oBAQD+AP4D
new some	-0.002	-0.096	/wL/AwIE/AL//AEBAQAF//4AAAL/AP79
new sometimes	0.032	-0.025	Af8C/wD+AgAABP8AAgH+AQMA/wABAAH+
new still	-0.137	-0.002	/QP9AgAI+gAA9QAB+f8G/vgCAQP6APwC
new successfully	0.044	-0.021	BPwH/P36BP4BB/39BgP8AwT8/fwFAgX6
new such	-0.079	0.064	/gH+AQAF/QD/+wEB+QAF//gCAwH8/vsE
new than	-0.083	0.073	/QP8AgIF+gH++gQD9/8I/PgBAwL7/vsF
new that	-0.082	-0.034	/AQDBPoI+vwDAf8E9vsB+/gDAAP9A//9
new the	0.031	-0.038	+wMHBPsGAP0CCPv+/P8C/QAE+QL9Bvby
new their	-0.04	-0.083	A/79//0A/v0E+wD9/wIAA/z+/gADBAMB
new them	0.017	-0.032	AQH+///7AgABAQEABgEAAAb+A/8BAAD8
new then	-0.02	0.072	AAD4AAAC/gAA/AIC//8H//sCAQH+APwI
new there	-0.035	-0.021	AAD+AQEB/AL+/wMB//8E//oBBAL//v4F
new these	0.071	0.034	AAACAf//Av8ABP8ABAD9AAf///8BAAH/
new they	0.007	-0.001	/wH7AQIB/gL+AAUBAP8DAPwBAwL+/gAG
new this	0.034	-0.014	AAAC//0BAv0DBPz/AwH8AgP//P4CAwD8
new those	0.042	-0.047	AAD+AAAAAgAAAv//AAD/AAT///8AAP8A
new though	-0.194	-0.011	+wX5BQEN9QEA8gAE8P0L/PICAQP5APoE
new through	0.137	0.104	Av8BAgAABgH/BwL/Av/7/wYA+wACAQUA
new throughout	0.079	-0.022	Af8H//r8AvoFB/j/CAH7Agf++/4EBQX6
new till	-0.025	-0.006	/wH+AQEB/wD//AIC/P4E/v0CAQL+//0D
new to	-0.045	-0.004	/QgDBfsF/gEHAfsD/PsA+/0FAAX4Avb4
new today	-0.002	-0.002	AAAAAAAAAAAAAAAAAAAAAAAAAAABAAEA
new together	-0.076	0.079	/wD8AP4E+f4C+v4A/AAHAPb9/wD8A/8B
new too	0.013	-0.03	AAEBAAAA/wEAAgD/AAD/AP8AAQEAAP//
new towards	-0.052	-0.004	/wEAAf8D/f8A/QAC/P4D/vsB/wL+AP//
new twice	-0.098	0.136	/QP4AwMH+QP/9wMB+/8G/vgBBAP7/v0G
new typically	0.019	0.007	AAAAAAAAAQD/AQEAAAD/AAEA/wABAAAA
new under	-0.098	0.074	/QP8AwEJ+wEB+AEC+/8E/fgBAQL5AfsC
new until	-0.01	-0.065	/wH/Af8D+/8CAf4A+wAD/////v//Av7+
new up	-0.087	-0.069	+gb7BgEK8wD++QMG9PsJ+vUCAAT2//gG
new upwards	0.053	-0.052	Af8E///9A/8ABP//BQH+AQQA//8DAAH/
new us	0.034	-0.041	/wEAAP8C/wAAAQAA/f8BAAEA/gAAAf/+
new usually	-0.101	0.014	/QT7AwEG+gEA+QED+P4J/fkCAgL7APwB
new via	0.002	-0.02	AAD/AAABAAAAAAAAAAD/AAEA/wAAAQAB
new way	0	-0.018	AAEAAAL/AQL+AgIAAv///wEAAQAB/wAA
new we	0.059	-0.011	Av4E/v3+Av0DBfv+AwL7AwP//P8CAgL7
new weekly	-0.027	0.104	/AP3BAUE/gX++AMB/f8B/fwDBAP6/vwD
new well	0.043	0.144	Af///wD5BQAAAAAACAH9AQX/AP8EAAAB
new what	-0.105	-0.015	AAD0AAH//AH/9wQAAAAIAPkAAgEB//0J
new when	-0.114	0.004	+gX7AwMH+wT9+QQE9/0H/PYGBwX2+vgG
new whenever	0.073	0.372	A/0E/f/4Bf8BB//9CgL6Awf+//0GAQX9
new where	-0.003	-0.066	Av0A/vz+APwDA/z//wH6Af7//f8AAwIB
new which	0.018	-0.051	Av4T/fL/AvIMCu78/wP7BAL88v0EDAHx
new while	-0.016	-0.04	/gMFAvsC/vsF//sB//4D//8C/AH/BP7+
new who	-0.116	0.141	+QfvBgcL9wb98wgG9foL+vMGCwf0/PUM
new whom	0.011	0.027	Av4B////Af8AAAD//wD+Af8A/wAAAAEB
new whose	-0.003	-0.021	/wEBAf8DAP8C//0B/v8C/wEB/v//Af7+
new with	-0.037	0	/gIMAPUAAPMMB/cC//z7//4H9QL/DP31
new within	-0.055	-0.072	/gP7AwED+wL/+AMB/P4C/v0BAQL/AAAB
new without	-0.132	-0.055	/QH3AgYH+QX++AUA+gIDAPn/BQL9/foF
new worth	-0.03	-0.002	/wL8AgID/gL//QIB/v8C//4BAQH/AP8B
new would	-0.153	-0.004	/gLyAQEC+wH/9AMB/P8K//YAAQD///oL
new yet	-0.026	-0.003	/wABAAAC/gAA/wAA/wACAP4A//8AAQD+
new you	-0.231	0	/QLsAQED+AEA8QQB/P8M//EBAQH+//cP
new your	-0.107	0	/wH4AAAC/QAA+AEB/v8H//kBAAH/APwI
not said: any	0.036	0.295	A/4c/tb8/9k2DNP9BAb/AgT/3wAFKwDg
not said: helped	0.149	0.536	C/QR9vLzCPASDOz3EwnzCQ357/oLEg3t
not said: joint	-0.013	-0.072	9wf/CPQJ/PkLAvcE//wB/f8D+wMBCv7/
not said: junior	0.055	-0.337	AAAAAP37A/4EA/wAC//6AQMBAAEEAgH/
not said: negated	0.114	-0.439	CPUX+ez3B+8RE+r4CAjxCAv27PgMEQjn
not said: occasional	0.073	0.177	AAAIAvv7BfoFB/sFBfv+/AoB+gACBwH4
not said: others	0.012	0.229	BfwB/fn6//wHAPr/AgICAwD9+/8DBgX7
not said: partial	0.113	0.498	AP8U/e34Bu8PDOv+CQP3Aw0A6/wEEgXv
not said: past	0.069	-0.279	A/0G/P36Av0CBfz/BQL5Awf+/v4GAgP4
not said: planned	0.096	-0.305	BfoX+u/7B+8OEev/BwP9Agb86/oEEQXo
not said: practice	0.093	-0.026	B/kK+vj2B/kGCfj7CQX4Bgj7+fsJBQj5
not said: received	0.056	-0.424	Av4C//36A/wFA/j9BwL8BAP//AEDBQP6
not said: supervised	0.175	0.549	CvYN9/fwC/gID/T4EwjuCxH39fcRBw/1
not said: uncertain	-0.052	0.117	Av0I/foAAPoHAPj+AAP+AwD++P0CBgL3
not said: watched	0.049	0.169	B/YR9/P2BvQLDfH6Cwj4CAT58/kLCgnz
noun told as an act	-0.048	-0.023	/wH+AQED/gEA/AIB/v8D//wBAQH/AP4E
number about → exact	0.326	0.304	DfMd8+zoFe0RHOb2GwrqCx326vUTERHq
number about → least	0.021	0.053	AAAAAAH/AQEBAv/+AwH+AgIAAAABAAEA
number about → under	0.106	0.085	BfwH/Pv4BfsECvr8CAT4BAj9/P4FAwX7
number dropped	0.192	-0.254	B/cv9szxDs0vJ8n4Cgr0ChH2zfQNKwLM
number exact → about	-0.017	-0.032	/AP+BAUCAwX7/QUDAfwC/gIDAgL9/P4A
number exact → least	0.034	-0.006	Af8AAAH+AQEDA/3+BgP8AwX8/f0EBAX9
number exact → most	-0.114	-0.019	+QjwBwwJ+Qv18xAI8vgN9/cHDwj18/YO
number exact → over	0.02	0.011	Af8F//v/AfwFA/oAAAH/AQD+/v8CBAL9
number exact → under	0.044	0.057	AAEBAAH/AQH+AQEBAf///wIAAQEA/wAA
number in another form	-0.119	-0.05	/QILAu0L+fAPAO4E8f4L/fUC7wL3DPTx
number in another period	0.259	-0.241	BPsK+v3vD/4CDf38FgP0BBb9/PwMAgr5
number in another unit	0.3	0.04	BPwM+v3vEP0DEPv8GAPzBBz7+vkNBAn2
number kept	0.023	-0.323	9wQCAfgI+vkIBf0C+PkH+fwK/gL6A/r5
number least → exact	-0.052	-0.018	/wD/AP8D//8B/f8A/AAEAPsAAAH+AP4A
number most → exact	0.163	0.48	C/QY9vDxCvEMGO32EAj1CQ/48fgPCwzt
number most → least	0.127	-0.004	BPwH/f31Bv0CCf39CwP4BAv+/f0HAQj8
number near its words	0.01	-0.031	/wIDAvoD//gI/fwB/wAB/v///v/8Bv33
number near other words	0.104	-0.167	4R/+FA8c/wruAQwT5+MI7PceCA/r9eAG
number new	0.413	-0.688	JNtD38fZIs4wOcPiKh7WHinhyeMqMizE
number new, of a date	0.197	-0.121	D/AW8uzsD+0RE+v1FAzvDRPz7fQSEhLs
number one more or less	-0.099	-0.044	/AT8AwAJ+QD/+gED9/0G/PgDAAP6APwD
number over → exact	-0.004	-0.041	/AP+AwMG/wP//wAC/P8C//8BAAD+//0D
number over → more	-0.061	0	/wL8AgMD/QL9+wMC/P4F/voBBAL9/f0E
number with a new act	-0.019	-0.174	8QoKCvIM/fYOCPYH9fcL9fkL+wLzDvLv
number with a period	0.093	0.077	/AQFAwEBAPoACv0CAv4AAAMC+gH8BP0C
number with another act	0.148	-0.094	4yQEEgkZBQb1BwgL49z/7QIjAQro/eMD
number with its own act	0.034	-0.044	CPcA/gX7AgT8/wD6Agf8BwL4Av8E/gYC
number without its period	-0.009	-0.017	/gIEAfwD//4B/fwC//4C/QABAAD/Avv6
numbers changed places	0.29	-0.119	EO8i7OTlGOcYIeDvGgvmEhz04u8cGBfi
object 1 clauses away	0.018	0.074	/gYE/fz9B/wFA/oAAfr8AQQG/v8EBf33
object 2 clauses away	0.046	-0.032	/QP/AQEBBP/9AAMF/PsB/gMD/gD/APsD
object 3 clauses away	0.009	-0.05	AQD6AAIC/QL9/wUA/wAC/wH+Af8CAAIB
object loose	-0.007	-0.158	AAAGAPYC/vwEAfQD+wAA/Pz/+AAABP77
object of another act	0.007	-0.014	Bf8G+/X+AvoJAvX9AAL2AwMA/P0HBP/5
object of the same clause	0.055	-0.127	Af36AgX//wX6+gT+/wL/AAH/BgD9+gQG
object taken over by an act of analysing	0.069	-0.068	BvoH/Pz5BfwDBvz9BgL8AwX9/P0FBAX7
object taken over by an act of building	-0.05	0.028	AQD3AgQE+gX9/AX//AIGAP7+Bf8A/wME
object taken over by an act of buying	0.036	0.1	AP8C/wD9BP8AA///BgH9AgX//f4CAQAB
object taken over by an act of care	0.002	-0.047	/wH/AAAE//8A/QAA/AAC//4A///+APwC
object taken over by an act of checking	-0.069	-0.058	Af/+/wAB/gAA/QH//AAAAfwAAQAB/wEB
object taken over by an act of cleaning	-0.073	-0.015	/wD5AAED/AH/+QMB/QAE//wAAgAA/wAF
object taken over by an act of cooperating	-0.076	-0.141	A/0C/vr+//sCAP0B/QAB/v0AAAEBAwAA
object taken over by an act of designing	0.073	0.104	Av4D/gH8BAD/BgH+BQH8Awb///4DAAL+
object taken over by an act of fixing	0.067	0.023	BPwF/fz6BPwFBfn8BwT7BQb9+vwGBAX6
object taken over by an act of general	-0.083	-0.114	/gACAf4D/P4F/voA9wIDAPcA/gH+Avv/
object taken over by an act of helping	-0.04	0.113	AP/8AAQA/wP7/QYA/QD//wAABgAB/AMC
object taken over by an act of improving	0.114	-0.016	BvoJ+vr2CPoGCPj6DAb3Bgz7+vsIBgj3
object taken over by an act of kitchen	-0.02	0.167	/wH/AAABAAAB/QAAAAH+AAAABAH+//0E
object taken over by an act of learning	-0.063	-0.037	AP/8AAP//gL/+QQBAQAAAP0BBAH+/wEH
object taken over by an act of maintaining	0.023	-0.112	AgAC/vwA/v0DCP8A/AEB/wH//AAAAwP9
object taken over by an act of money	-0.045	-0.032	Av77//8A/wAB/AD9AgIAA/4AAgAA/wAB
object taken over by an act of moving	0.017	0.16	/gP+/wL+BAH+/gQDB/z+AAMEAQD//v0D
object taken over by an act of organising	0.008	0.193	/gP6AgkCAQj5/gcC/f0D/f4ECAT89/sF
object taken over by an act of people	0.016	0.069	A////vv9Af8CAP7//gMAAAD/AQD/AAP9
object taken over by an act of performing	0.079	0.034	Av0E/f36BP0DBvr+CQL6Awr/+P0HBAb5
object taken over by an act of reducing	-0.152	-0.057	+wb3BP8M+QH+9QcF8/0L+vUECAT1/fYH
object taken over by an act of reporting	-0.014	-0.08	Av4C/v78Av4C//3/BAAAAgIA/f8EAgMB
object taken over by an act of safety	0.042	-0.029	AAADAAD/A/8AAf8AAgD+AAQA/v8BAQH+
object taken over by an act of selling	0.029	0.061	AvwA/v/+Av8CAfz+BAH8AgP+/f4EAwT+
object taken over by an act of serving	-0.167	0.019	+gfxBgcP8gb78AsG7foM+e8FCwbz+fYM
object taken over by an act of starting	0.093	0.052	BfsH/Pz4BvwECPr8CgT5BQn9/PwHAgX7
object taken over by an act of teaching	0.035	-0.042	BfsI/Pr5BPoDBPv/AwH9AgP/+v4GAwT5
object taken over by an act of trades	-0.026	0.142	+wT8AgME/gP++QEE/P4G/P4CAAH4APoD
object taken over by an act of training	-0.014	-0.116	/gL9AQYAAAb7+wUBAv4CAP4ECAP99/oJ
object taken over by an act of unknown meaning	0.02	-0.101	/gD9AgAC/v4BAgIB/QAA/vwBAQH9AP0H
object taken over by an act of writing	0.037	-0.043	AP8F//8AAv4BBfz/BgH/AgT++/0GAwP+
object taken over, level rises by -1	0.013	-0.097	AP8BAAP7BgH9AgUAA/76/wMD/wAC/gIC
object taken over, level rises by 0	-0.049	-0.02	BfsD/vf++foJ/Pn9+gUAAvn++/8ABgP8
object taken over, level rises by 1	0.013	0.054	CPYJ9fL5BfUMBvD2Bgv4CgT39/UNCgr4
object taken over, level rises by 2	0.054	-0.001	BP0D/f79Av4BBP/+BQH8AgL//wADAwX+
object taken over, level rises by 3	0.109	0.233	B/gI+fr1CPwFCff7DQX2Bgn8/fwIAgj5
object taken over, level rises by unknown	-0.037	-0.005	+QntBgwE/gz19BII+/oK9/gIDQT0+fUR
object taken over, other meaning	-0.022	0.202	Af/8+wD9AwUD/P38AgT/AwL9AvoGAgMG
object taken over, same meaning	-0.042	-0.057	Av0G//f//PcEA/oA/AECAf7/+f4CCAD4
one became several	0.11	-0.204	/wICAvwCAgAEAP4CBP0C/gUDAgj6AQT5
order turned	0.583	-0.242	Feos6ObYKegTL97uLgrPFDf03uomFyLe
origin down 2	-0.025	0	/wH/AAAC/wAA/wAA/wABAP4AAAD+AP4A
origin gone from 0	-0.036	0.125	A/z6/QH8AQAE9/v/AAD8AwL/Af4B/wIB
origin gone from 2	0	0.006	AvwE/vn+AvgHBfn8AQT+A/7++P4FCAH6
origin lowest up 2	0.12	-0.038	BvoM/Pj3B/kHC/b8DAP2BQr99vsJCAj0
origin new at 0	-0.053	-0.15	AvwC/vz//fwF+/n+BAQCBQD8+P0EBQH/
origin new at 2	0.075	-0.02	B/sJ/Pv0A/wCDfv8CgP4Bwb++/4GAgv6
origin same	0.04	-0.128	A/4F/P//Bf4BBP38AQH+BAL+APwGAAP/
origin up 2	0.108	0.006	BvsH+/r3BvsFB/j8CgP5BAr9+v0HBQj4
origin up to 2	0.116	0.006	B/kJ+/j1CPoHCPb8CgP4BQv++v0HBQj4
passive became active	-0.138	-0.009	9gvuCQsN+Av29Q0J8/kL+PcGCQX3+vQN
passive without a subject became active	-0.007	-0.005	/gT9AQYDAgL6AgcA///9AwICAgH//P0G
period new	0.308	0.264	AP8L/f/zEfsAEfoCGQD0ABv/+/wJBAv3
person after → after	-0.036	-0.038	/QP7AwUD/gX8/gUC/f4C/vwDBgP7+vsG
person after → for	-0.036	0.009	/gL+AQED/gH//QIC+/8E/v8CAAH+AP4C
person after → object	0.023	-0.007	BPwE/Pv7A/sDAf3+AwH9AgP//P4EBAT8
person alone → alone	0.108	-0.166	B/kH+/r1CPwIC/b7DAb3Bw/6+foLBgz2
person alone → as	-0.03	0.134	/QT9AgAH/QH//AUD/P4G/fwDAwT5//cF
person alone → at	0.01	-0.049	/wH/AQEB/wEAAAAA/gAAAAAAAQD/AP8A
person alone → by	-0.015	-0.034	Af8E//wAAP0CAv3//wEAAf0A/gABAf/8
person alone → for	0.074	0.154	AQAFAP/+Af0AA/8BAQD+/wYA/QABAgL/
person alone → in	0.05	-0.013	AAD/AAEAAAEAAQD/AgD+AAEAAAAAAAEA
person alone → object	0.023	-0.044	BPsC/P36Bf4DAP3+BAL6AwP+/v4DBAL9
person alone → of	-0.001	0.045	AAD9AAH//wEA/wEAAAD/AAAAAQH/AAEC
person alone → on	-0.059	0.036	/wH8AQEE/gH//AIB/AAE//wBAgH+/v4D
person alone → to	-0.038	-0.002	/wH/AAEC/wAA/wAA/gABAP0BAQD+//8B
person alone → with	0.104	-0.008	BPwJ/P35CPwCCvz+CgH3Agn+/P4HAgP8
person alongside → alongside	0.011	-0.03	AAAAAAAAAAAAAQAAAAAAAAL///8CAQL+
person alongside → with	-0.024	-0.038	AAAAAAAB/wAA/gAA/wABAP4A/wAAAP8B
person among → among	0.013	0	Af8B////Af8BAv//AgH+AQH///8BAQH/
person as → alone	0.059	-0.04	AAAAAAL+AwH/AgAABAD+AQQAAQAB/gAA
person as → as	0.078	0.001	BPsF/P75BP4ABf/+BwL6Awj8/f0HAQf9
person as → object	-0.013	0.029	/QT7AwQDAAP7/AcE+vwE/PwEBgP6+/oH
person at → at	0.1	0.076	BfsC+wD5BQABBQD8CQP7BAj+Af8E/wUA
person at → for	0.05	-0.03	Af8D///7BP8AAgD/AwH9AQcA/v8CAQL9
person at → in	0.021	-0.016	Af8CAAAAAAD/AQIA/wAC/wAAAQAA/wAA
person at → object	0.01	-0.024	Af8BAAD+AAAA/wEA/wAAAAH/AAABAAL/
person at → of	-0.017	-0.007	/wH9AQIC/wL+/AQC/f4D/v8CAwL+/v4E
person at → to	-0.025	0	AAD/AAAB/wAA/wAA/wABAP4AAQH/AAAB
person by → alone	0.02	-0.025	AP//AAD+AgAAAgAABAH9AQAAAQEAAAAB
person by → by	0.028	0.098	A/wA/f/+AgAAAv/+AQL+AgD///8C/wEA
person by → for	-0.017	-0.008	Af8AAP//AAAA//8A/wACAP0A/wH+AQD/
person by → from	-0.016	0.022	/gL9AQAC/gEA/wEB/v8D//wBAgL9AP0C
person by → object	0.07	-0.043	BPwE/f/6BP8ABf79CAL5Awf+/f0GAgb8
person by → of	0.021	-0.004	AAABAAD/AQABA///AQH/AQEAAAAAAAAA
person by → subject	-0.075	-0.016	/wH8AQEE/gH/9wIC+v8F/vwBAQH8AP4C
person by → with	0.064	-0.16	BP0E/f/5Bf8CB/z8CgP6BQf+/f0GAgX8
person during → during	0.026	0	Av4E/v39Av4BAv7/AwH+AQP///8CAQL+
person for → alone	0.016	-0.077	Av4D/v38A/0CAf3/AwL9AgL8+/wEBQT7
person for → as	0.035	-0.038	Af4F//39BP0CA/z/BAH9AgL//P8CA//8
person for → by	-0.026	-0.028	A/4D/v39AP4DA/z+AgH9Av3///8CAQL+
person for → for	0.002	0.031	Af79AAUAAQj5AAb+AAIB/wH/BQH/+gED
person for → in	-0.021	-0.013	AAD/AAEB/wH//wIAAAAAAP4AAQAAAAAB
person for → object	-0.004	0.001	/gICAf0BAgACAPsB//8BAAECAwL8/f0A
person for → of	0.077	-0.011	BP0G/fv5BPkDBf7/BgH6Agf9+v0GBwf5
person for → on	0.01	-0.027	Af/+/wEAAQEAAAEAAAD/AP8AAgAB/wEB
person for → subject	0	-0.021	AAAAAAABAAAAAAEBAAD//wIAAP8BAAH/
person for → to	-0.005	0.059	/wD/AAEBAAH//gIBAAAB//8BAgH+AP8C
person for → with	-0.037	0.09	Af8C//7//v4C//3//wIAAv///v8CAgP+
person from → by	-0.031	0.188	/wH8AAICAAL//AMBAP8D//4AAgAA//4C
person from → for	0.06	-0.013	A/0G/v36BP0CBfz+BgH8AgX//f4EAgT8
person from → from	0.041	-0.12	A/0C/f7+A/4CAP4AAQH/AAP+AQAAAQH9
person from → object	0.033	-0.028	A/0D/f37A/4BAQD+BAL+AgL+/f0FAgP8
person from → on	0.007	-0.004	Af8B////Af8BAP//AgH/AQAAAAAAAAD/
person from → to	0.028	0.049	AAAD//79Av4BAv8AAf//AAIB/wAAAAD/
person from → with	0.034	-0.069	Av4F/vv9AfsFAfv/AwL/AgT9/P4FBAT8
person gone, was after	0.029	-0.021	AAAB/wD/AgAA/wEAAgD/AQMAAP8DAAH/
person gone, was alone	0.028	-0.123	BPsD+/n4AfoFB/v8BwP7BAX++P4HBgT3
person gone, was alongside	0.04	-0.004	Av0D/v/8A/4BBP//BAH9AgT///8DAQP/
person gone, was as	0.042	-0.025	AQD+/wL8AgL+/gQAAwAAAAUAAQAB/wIA
person gone, was at	0.037	-0.042	Af8C/wD9AgAAAwD/BQH+AQMAAAACAAH+
person gone, was by	0.061	0.21	AAADAP/9Av8CB/3+BQH9AQMA/gAAAQD+
person gone, was for	0.113	-0.044	C/YK9vruDPoDBvz6EAX3Bwn6+fkOBQ32
person gone, was from	0.089	0.033	Av0F/f36Bv0BA/7+BwL8Agj9+/0EAwP8
person gone, was in	0.052	-0.012	AAAEAP//Av8ABP8BAf/9/wMC/wL/AP//
person gone, was object	0.052	-0.033	BPr+/f/6Bf8B/AL9CwMAAgX/+/wDAgME
person gone, was of	0.032	0.118	BfoK+/L8AfQLBvH8BAX8BAP58fsFDgb2
person gone, was on	-0.058	-0.093	/wL/Av4F/P8C/v0B/f8C/voB/wH9Av//
person gone, was subject	0.159	-0.27	DPQS9fHxD/ENE+32EgnwCwz47/cRDg3y
person gone, was to	0.075	-0.08	Av4C/gD9AgAAAQD+BQH9AgT+//8EAQb+
person gone, was under	0.029	-0.033	AAAAAAD/AQAAAgAAAwD+AAMAAAAAAAH/
person gone, was with	0.134	0.336	BPwH/Pv1CvwFCvn9CwL2BQn/+/4HAwb9
person in → at	0.023	0.025	Af8C//7+Av8DA/3/AwH9AQMA//8BAQL+
person in → for	0.018	0.058	AP8B/wD/Af8AA///AgD/AQIA//8BAAAA
person in → in	0.129	-0.12	BvoM+/j2CfoGDPf9CwT1Bg359voKBgr1
person in → object	0.118	-0.066	BvoI+vn2B/oGCfn8CwX4BQr7+vsIBgj4
person in → of	0.042	-0.023	Af8D///+Af8CBPz+BAL9AgL//QACAQP9
person new as across	0.028	-0.018	Af8C/v/+Av8BA/7/BAH9AQL///8CAQL+
person new as alone	0.147	-0.071	/AILAP74DP4BBP0BDf/9AQwB/f4CAf/7
person new as alongside	0.02	0.024	AAAAAAAAAQAAAgAAAgD/AQEAAAABAAD/
person new as as	-0.043	-0.053	/gL4AQMB/wH/+AQBAgAD/vsABAH+//0F
person new as by	-0.147	0.015	/QP8AgAH+AAA+AAD9/4I/fcDAAP6APoE
person new as during	-0.087	0.052	/wH/AQAD/QAA/gAB+wAE//kBAAD9AP4C
person new as for	0.074	-0.119	A/4J//77Av0DDvz+AAH7AgUA/AACBAb3
person new as from	-0.023	0.043	AAAAAAAA/wAA/wAAAAACAP8AAAD/AP8A
person new as in	-0.005	-0.011	AAD//wH9AAAA+gH/AwEBAQT/AQABAAAC
person new as object	0.101	0.255	BP3//P77BP8CA//7BQT4BAj8/QAIAQj8
person new as of	0.108	-0.046	Av4C/gD4CAAABf//CQH9Agv+AP8EAQX+
person new as on	-0.001	-0.042	/wH8AQEC/wH//AIB//8E/wABAQH///4D
person new as over	0.032	0	Av4C///+AgACBP3+BAL9AgT+//4EAQT8
person new as subject	0.053	0.137	Af8BAAEC/QEAAwAA/gAC/wD/AQD/AAD/
person new as to	-0.054	-0.087	/wAAAP4B/v8BA/8B/gEBAP4B/gD8Af7+
person new as with	0.038	-0.219	BP77/wH7AgD+/gT9AQD6AQEBAgEE/gQI
person object → after	0.051	-0.021	Af8BAAD+AwAABAD/AwD9AQMAAAABAAEA
person object → alone	-0.033	0.055	/QP7AwUE/AP9/AYE/P0F/fwCAwD9/v0F
person object → alongside	0.035	0.031	Af8B///+Af8CAv7/BAH9AgT//v8DAQL+
person object → as	-0.022	-0.107	/QP+AwIG/gH//gIC//4A/v8CAwL//v0B
person object → at	0.006	-0.041	Af8A/wD+AQAA/gEAAP8AAAEAAAABAAEA
person object → by	-0.048	-0.01	AQD/AAAA/gD/+wIAAQACAPwAAQABAAAC
person object → for	0.128	0.203	BvoK+/r2CPkFDvf7CwT1Bgr79/oKBwr3
person object → from	-0.052	-0.003	AAD9AAEC/QAA/AAA/gACAPsAAAAAAP8D
person object → in	-0.134	0.034	/gL6AgEH+QEA+QIB+f8D//MCAwP5//sE
person object → object	-0.055	-0.017	BPn8/wAA+gMA/AL9AwYCA/36AP4EBwME
person object → of	0.082	-0.013	Af8C///+AQABA/8AAwAAAAf///8CAgL7
person object → on	-0.005	-0.003	AAEAAP8AAQAA/gABAgABAAEBAQD/AP4A
person object → subject	-0.021	-0.056	AAAE//0AAf4B/QAB/gAC/v4AAAD+Af/9
person object → to	0.093	-0.054	BP0D/f/2BgD/BgD/DAD7Awj+AP4HAAf/
person object → with	0.087	0.217	Af8CAAH6AgEAA///CgD5AwgA//8F/wX/
person of → alone	-0.033	0.088	/wH7AgMD/gP9/AQC/f4D/v0BAwH+/f0D
person of → as	0.015	-0.009	AAAAAAH/AQEAAgEAAQD+AAEAAQAA/wAB
person of → by	-0.031	0	/gL8AgID/gL//AMB/f8C//4BAgH+/v8D
person of → for	0.038	-0.003	Av4F/v37BP0CBP3+BQL9AgX++/4EAwT7
person of → in	-0.036	-0.004	AAH+AQAC/QAB//8B//8C//8BAAH/Af//
person of → object	0.026	-0.014	/gP7AgcCAAj2/AoD+v0C/QIBBgD7+P4F
person of → of	-0.02	0.01	A/7/APz8AP0C/P7/AwEAAf0AAAAB/wIB
person of → on	-0.02	0.013	/wD9AQED/gEA/gAAAAAAAP8AAAEAAP8C
person of → to	0.002	0.072	/wH9AQQA/wT+/gMA/wAB/wAAAwAA/gEB
person of → with	-0.023	0.04	AAD+AQEA/gEA/gIA/QADAAAAAAABAAEB
person on → alone	-0.01	-0.017	Af8A////Af8A/wAA/wABAP8AAAABAP8B
person on → object	0.046	-0.109	Av4E//78A/4CCPz+BAL7AwP//P8CAgT+
person on → of	-0.002	0.029	AQACAAD+AP8AAAD/AQD/AP8A/gABAgH+
person on → on	0.032	-0.105	Af8D//3+Af4CA/7/BAH9AQABAAH/AP8B
person on → to	0.013	0.094	Af8B///9AQAAAv//AwH/AQP+//4EAQP9
person over → over	-0.037	0	/QP7AgQE/QT9/AQB/P8D/vwCBAL8/P0E
person subject → alone	-0.044	-0.003	AAAAAP8C/gAAAP//AAH/AP0AAQH/AP8A
person subject → as	0.085	-0.014	Af8F/v/7Bf8CB/3+BwH6Agn+/f4DAgT8
person subject → by	0.029	-0.011	/gIBAgMB/wP8AQUC/f4G/f0DBQP8+/sD
person subject → during	-0.061	0.017	/wH8Af8C/v8A+QAC+v4D/vsC/wL8AP0C
person subject → for	0.041	0.001	Af8G//39Av0BBf3/AgD6AQb/+/4EAwT5
person subject → from	-0.025	-0.012	AAD+AAEB/gEA/AAB//8C/wAAAQAAAP8A
person subject → in	-0.044	0.079	/wAAAf8B/f8B/QAB+wAD//0A/wH/Av//
person subject → object	0.004	0.134	/QP8BAT/AAX+/wMCAv4A/gMBBAEA/wMB
person subject → of	0.004	-0.039	/wH9AQEAAQEA/wEAAQAAAAEAAQD/AP8D
person subject → on	-0.004	0.005	AAEBAf//AP8BAv8AAgD/AQEA/QABAgL+
person subject → subject	-0.026	0.215	BPsD/Pv+//wFAPn8BAUABQD7+vwDBQP8
person subject → to	-0.014	-0.008	/wH8AAABAAH//AEAAAADAP4AAQH///4C
person subject → with	0.108	-0.1	A/0F/v77Bf4BB/wAAwD7AAn//f0DAgP8
person to → alone	-0.027	-0.008	/QP7AwUE/gX9/QQB/v8C//4CBAL9/f0E
person to → at	0.018	-0.032	Af8B/wAA/wAAA///AgH+AQL/AAACAAIA
person to → by	0.005	0.042	Af8BAAD/AAABAP7/AgEAAQEA/wABAAH/
person to → for	0.167	0.055	BfsJ+/z2CfwEDfn8DQPzBQ39+vsJBAj5
person to → object	-0.009	-0.052	/QMBA/8CAf/+AAMCAP0A/wADAwL9/f0E
person to → of	-0.085	-0.008	/gL7AgEF+gAA+wEB+v8F/voBAQH+AP4D
person to → subject	0.027	0.03	/gIAAQMBAAP+AQIAAQAA/wEBAQAA/wAA
person to → to	-0.079	-0.108	Av7+/voA+/sH+fz9AAQAAvr9/f//AwUA
person to → with	0.121	-0.06	A/0I/v74B/4BCf7/CQH5Awv//v4GAQX8
person under → under	-0.003	-0.026	AAD9AAP/AQP+AAL/AgH/AQAAAgAB/gEC
person with → alone	0.03	-0.03	Af8C///+Av8AA/8AAgD/AQIA/wABAAH+
person with → alongside	0.006	0.087	AAAE//7/Af7+AAEC/f8B/wAA/wD+AP7+
person with → as	0.053	-0.063	Af8E///8A/8ABf//BAH8AQUA//8CAAL+
person with → by	-0.091	0	/wH8AQEE/QL/+gMB+/8F/voBAwH9//4E
person with → for	0.088	-0.004	Av4H/v38Av0DC/v8BwP7BAP/+/4EAgT8
person with → in	-0.075	-0.002	/gL6AgIE/QL/+gMB+v8G/vkBBQL8/vwE
person with → object	-0.026	-0.033	/QQBBP4F//8C/P0D+fwA/PsF/gT7AfsB
person with → of	0.005	0.143	AAD/AQEAAAH//QEA/wD/AP8AAAAAAAAB
person with → to	-0.013	-0.007	Af8A//4AAP4AAP//AQEBAQH//v8AAQH/
person with → under	-0.054	-0.003	/wH7AQED/QEA/AIA/QABAPoAAQD+AP8E
person with → with	-0.107	0.206	/gL5BAII+AEF+AEA9v8I/vYDBAT4APoI
progress down 1	0.003	-0.002	Af4D/v79Av4CA/7/AQH9AQL///8BAQD/
progress down 2	0.019	0.084	AAACAP//AgAA/gAAAQABAAABAgAA//8C
progress down 3	-0.049	0	/wH9AQED/AAA/AEB/f8D//wBAAL9AP8C
progress gone from 0	0.092	-0.06	AAANAPP9BfQKDO/+CAL5Awf/8/4DC//z
progress gone from 1	0.054	-0.04	CPkO+e33Bu8QCur6Cgb2Cgb57/gLDgjt
progress gone from 3	-0.054	0.051	+wX6Bv8H+/4D/gMD+/sH/PcF/wT4AvcE
progress lowest up 1	-0.022	0.005	Av4C/v39AfwFAPr9BgT/AwD9/P4CBAL+
progress lowest up 2	0.127	-0.07	Af4A/QD6BwEAAf//BwL7AQz/AP8DAAP+
progress lowest up 3	0.104	-0.063	A/wI/Pv5B/sDCfv+CQL4Agr++fwGBQX4
progress new at 0	-0.028	-0.006	AAD8AgEC/AAA+wEB+/8F/vsBAwP8//8H
progress new at 1	-0.056	0.065	+wX7AwUG/AX7+gYD+v0F+/gEBQb6+vcF
progress new at 3	-0.028	0.063	Af8IAPz+//oEA/n/AQH8A/8A/wACBQEB
progress same	0.05	-0.16	Av8BAPz/BP4ABv4FAf78/QUC/gIBBP4A
progress up 1	-0.036	-0.006	AAD8AQIA/wH//AIAAAACAP4AAQD///8D
progress up 2	0.07	-0.163	Af8E/f37Bv4EAPv+BgL7Agf//v4EAgP9
progress up 3	0.021	-0.042	AP8A//8AAf8BA/4ABAD8AQMA/v8AAgD+
progress up to 1	-0.042	-0.006	/wH7AQIB/wH//AEB/gAD//0AAQD///4D
progress up to 3	0.055	-0.206	Af8I/fz6B/wEAfr/BwL6AgX//v8BAwL7
purpose with nothing behind it	-0.113	0.049	/gL/Af4F/P8A+wEC+f4E/fgBAgP9/vsD
qualified gone from 2	0.002	0.088	/QICAgD/AgEA/gMF//0E/AICAQH8//3/
qualified new at 2	0.063	-0.025	BP4G/f/3Bf4CBvz9BgP6BAb+/v8GBAX7
qualified same	0.029	-0.046	AP8H//z9A/sBBf0ABwD/Awf/+/4EBQD4
quality gone from 1	-0.032	0.077	/wL/AQAE/v8A/gAB/gAB//4CAgL9APz+
quality gone from 3	-0.053	-0.008	/AT6BAYE/Qb6+gcE+fwF/PwDBQL8/PsF
quality new at 1	0.1	-0.015	Av4H/vv6BvsDBvv/CAH7Agn/+/8DAwL7
quality new at 2	0.135	0.042	BfwK/P/4Bv8BC//9CAL5Awr9/P0IAgj3
quality new at 3	0.26	-0.193	DfQP9/rtDPoDFfn4EgbtCRT6+P0RAxL2
quality same	0.054	0.008	A/0C/QD8BQAAAv//BQD7AQQA/wAC/wEA
rank down 1	-0.027	-0.026	/gL8AQMD/QP9/QQC/f4D/v4BAgH+/v4D
rank down 2	0.023	0.023	AAACAAD+AgAAAgAAAgD/AQEAAQAA/wD/
rank down 3	-0.04	0.135	/gL8AgME/QP+AAIA/f8BAPoCAwL8/fwE
rank gone from 0	0.02	-0.008	/gL+AgAA/gEBAAEBAv/+/wQAAAAEAQEB
rank gone from 1	0.063	-0.214	Af7+/gD4A/8DA///CAD/AQf+AP4JAgP/
rank gone from 3	0.116	0.086	BPsI/Pz2CPsECfr9CwP3BAr9+/wHBAf6
rank gone from 4	0.065	-0.054	Av7+/gP5BgL9AAT/BwD+AQUABAAC/AME
rank gone from 5	0.04	0.112	AAABAQH9AgL//AMB/v4D/QIBBQH//QAD
rank gone from 6	0.156	0.211	BvoI+vv2CvsFB/v8CgT1BQv7+voKBQn5
rank lowest up 1	0.056	-0.077	A/0E/f76BP4CBf3+BwL8AwX+/v4EAQP+
rank lowest up 2	0.022	-0.032	AAABAAD/AQAAAQAAAQAAAAH///8BAQH/
rank lowest up 3	0.059	-0.001	Av0D/f/7A/8BBf//BgH6Agf+/v4FAQT+
rank new at 0	-0.036	0.055	AP8DAf8E/QAAAQAB+gAB//3/AAAAAAL+
rank new at 1	0.041	-0.09	AQD7AQH8AQEA/wL/CAD/AAMAAwICAAIF
rank new at 3	0.073	0.035	A/wF/f73Bf4BCPz9CwP3Bgn8/f4KAwn9
rank new at 4	0.073	-0.043	/gL9AgQAAAT9AgQD/v4C/QYBAAD+/gIA
rank new at 5	0.093	-0.021	Av0M/Pn5CfkFCfj/CgH5Awr++v0EBQX4
rank new at 6	0.001	-0.064	Af8H/vwBAfsEBPv//QAAAv7/+f0BBQL6
rank same	0.001	0.142	AP8IAP3+A/sIAvr+CAT/AgYB//7/BAH7
rank up 1	0.036	-0.075	Af8D/wD9AwAAAv//BQH+Agb///8DAAL+
rank up 2	0.043	-0.029	AAAD///8A/8BAv8AAwD+AQUA/wABAQL+
rank up 3	0.068	-0.021	AP8EAAD8AwAAA///BwH9AQf///8DAAP9
rank up to 3	0.032	-0.024	Af8D///9Av8BA///AwD+AQP//v8CAQL+
rank up to 4	0.069	-0.07	Af8C/wD8AwAAA///BQH9AQf/AP8CAAL/
rank up to 5	-0.003	0.047	Af8E////Af8AAv8AAwD+AP0AAAAAAAAA
rank up to 6	0.045	-0.071	AAAC/wD7AwAAAAH/BgH9AQX/AP8CAAL/
rate higher	0.516	0.003	CPcY9vjbIPkGHvP6KgXjByz68fcbChns
rate kept	-0.007	-0.058	A/v4AQL9+wL8+wMBAgID/QD+DQP9/AMF
rate lower	0.014	-0.029	Af/+/v//AgACAv7+BAL+AwL+/v4DAgL+
rate new	0.077	0.501	AP4O//n9B/MJEPQAAQL7AQX+8f0ACwP5
reach gone from 1	-0.006	-0.053	Av///v//Av8A/wD/AQH/AQH/AAACAAX/
reach gone from 2	-0.056	-0.012	/wH7AQEE/gEA+wEB/P8C//oCAQL8AP0E
reach gone from 3	0.011	-0.027	AAAAAAD/AQAAAAAAAQD/AAH/AP8BAAIA
reach gone from 4	0.04	-0.008	Av4D//79A/4BAQAAAwD/AAMAAAAAAAEB
reach lowest up 2	0.059	-0.011	A/0G/f37BP0CBvz+BwL6AwX//f8EAgP8
reach new at 1	0.071	0.035	Af4B/wH9Bf8BAwAABQD9AAb/AP8CAAH/
reach new at 2	0.08	-0.021	Af8D///7BP8ABf//BQD8AgcA//8CAAIA
reach new at 3	0.122	-0.023	A/0E/v/4BQAABQD+CAH8Agr+AP8GAAX/
reach new at 4	0.075	-0.042	BfsG/P34Bf4BBv78CQP5BAX9/v0GAgb8
reach new at 5	0.041	-0.052	Av4C///7A/8AAv//AwH9AQT//wACAAL/
reach same	0.068	-0.017	/wD/AAT9AgT+AgIDA/39/wMAA/8F/v8C
reason with nothing behind it	0.069	-0.008	Af8EAP/9A/8BBv7/BQH7AQYA//8CAAL/
relative with nothing behind it	0.024	-0.033	Av79AQD+/gEA+wP//wABAAAAAAIAAQP/
result with nothing behind it	0.129	-0.084	B/gE/PzzBPwCCf38DgL4BAn8/f0LAgr9
role	0.055	-0.181	/AEG//f7AvoGBfUBBP3+AQIB+P8ABwH5
role about → object	0.003	-0.046	A/0D/fkB/vkJBPb8AQX/AwD89v4DCQL6
role about → of	0.023	-0.021	A/4D/v3+AP4GCPn7BwX5BQH+/v8CAgL8
role about → on	-0.011	-0.059	/gL9AQAEAQAD//4A/P/9/wEA+/7/A/4A
role after → alone	-0.119	0	/AP7AwAJ+AAA+QEC9v4I/PcCAQL6APsD
role after → for	-0.007	0.025	/wIBAf4C/v4DBP0AAgD+AQAB+wABBAD+
role after → object	0.02	-0.101	BP8G/fr9AvoGAPn+AgD9BAMA/P8DAwX9
role after → of	-0.043	0.087	AAH/AP8E/v8C/P///AAAAf0A/f//AwD/
role after → subject	-0.082	-0.008	/gH+AgEE/AH//AID/P4E/vwBAQH/AP4B
role after → with	0.051	0.17	A/0F/v/7BP4AAv//AwD9AQQAAAACAAL/
role alone → about	0.012	-0.016	AAD/AAD/AQH/AAEAAAAAAAIBAQAA/wAB
role alone → across	0.03	-0.014	BPwE/fv8A/wDAv3/AgL+AgP9/P0EBAT7
role alone → after	0.026	-0.04	AQACAAD+AgABBP3+BAH8AgP//f4EAgIA
role alone → as	-0.046	0.26	/AT/AgQI+gMA/wUC9/8G/vkB/wL7APf/
role alone → at	-0.025	-0.14	AQD5/AL6AQEB+QX+A///AgIAAf8E//4J
role alone → between	-0.048	0.014	AAABAP8A//8A/wAA/QABAP0AAAAAAAAA
role alone → by	0.052	0.06	Av4G/vn8A/oGCvj9BwL5BAb/+fwGBQT5
role alone → during	0.027	0.065	Af8G/vv9A/wCAvv/AwD9AgMA/f8CAwH9
role alone → for	0.005	0.034	+Qb8BwUC+AL6/wEG+vkG+/kG/wf8/fkC
role alone → from	-0.077	-0.083	/QP+AgAI/AABAAAC9/4E/voB/P/+BPr/
role alone → in	0.042	-0.13	+QUIBP4CAvwABfsE/fwF/P4E+QL5A/X8
role alone → object	-0.023	-0.035	+gj//f0EAP0EAQEC/P4B/AID////A/YC
role alone → of	-0.08	0.089	+wQDBfoJ+vsF/PsF8fsF/PUF/Ab5BfcB
role alone → on	-0.022	0.15	Af8C//4C//wCA/8B+gAC//r9//0DA/7/
role alone → over	-0.038	-0.004	/wEAAQAE/QAA//8A+wAC//7///4CAQD9
role alone → per	-0.035	-0.01	/gL+AgEB/wH//AIB/wABAP0BAQH///8B
role alone → subject	-0.055	-0.08	/gD+AAEC/wEBAf7/AQEBAfsAAP//AP4A
role alone → through	-0.138	0.063	/AT4BAIJ+AIB8wMC9/4J/vUDAwT5//oE
role alone → to	-0.045	-0.056	/gIAAP8DAP8E/vsA/wMDAf3/AQH9Avr/
role alone → under	-0.033	-0.003	/wD9AQEAAAD/+gMC/v8C/v8AAQD/AP8C
role alone → with	-0.015	-0.003	AP8F/vwDA/wCBfsBAv8BAQEB+QADBv/5
role alone → without	-0.119	-0.002	/QL/AgAG+wAA/gAC+P8F/vYBAAD7APoA
role alongside → with	-0.02	-0.075	AAAAAAAAAAAA/wAAAAEBAf8A/wABAP8B
role as → alone	0.063	-0.102	AAAC/wH+BAH/BQEBBf/9AAQBAAAA/wAA
role as → object	0	0.003	/AT8BQcD/gb7/gQD//wE/P8FAwT8+/0F
role as → of	0.057	-0.009	AQAE//38BP4BA/8AAwD+AAUA/wABAAH+
role as → to	0.05	-0.005	AP8DAP/+A/8AA/8AAwD+AAUA//8BAAH+
role at → across	0.028	0.075	A/4E/v38A/0AAf8AAQD/AAT//f4DAwP9
role at → alone	0.047	-0.014	/wEDAP4B/v4B//8BA/8E/wUAAAACAAD/
role at → as	0.003	-0.016	AAD+AQEAAAEAAQAAAQD/AAABAgEA/wAA
role at → by	0.03	-0.009	Af8C////Af4BAP//AQH/AQAA/gACAQD+
role at → for	0.005	-0.115	/QQCBP8E/v8BBfwC/P0B/gEC/QH+Av37
role at → from	0.029	-0.022	A/0D/f39Av4CA/3/BAL9AgP+/f4DAwP8
role at → in	0.065	0.11	AP8A/wQABAH+AAQCBP/8/wUAA/4B/f4D
role at → object	0.1	-0.021	Av8F///2Av4AB/wACP/6AAb//P8FBAf6
role at → of	0.047	0.038	/wL/AwX+AQX7/wQCBP3//QMBAwEA/QEC
role at → on	0.027	0.018	AQAHAP7+//0ABfwC+gAA/wL/+///AQD8
role at → subject	-0.007	-0.023	AAD/AAAA/wAA/wAAAQD/AAAA//8BAAD/
role at → to	0.02	-0.04	Af8F//z8AvwCBPz/AwH+AQP//f8DAgP9
role at → with	-0.016	-0.041	/wEAAQL//wIA/wAAAP//AP8BAQL/AAD+
role before → for	-0.015	0.015	AAD/AP8C/f8BAv4A/wABAAAA/gAAAQH/
role before → object	0.011	-0.02	/wH+AQEC/wH/AAAB/wAA//8AAQD///8B
role before → of	-0.018	-0.031	AAD8AAIA/wL+AAP/AQD/Af8AAf8B/wAC
role behind as	0.038	-0.009	/wH+/wL+AgAAAAH/BwH9AAL/AQAA//8B
role between → object	-0.004	0.05	/gIAAf8DAP8BAf8AAP//AP4CAAH9//4B
role by → alone	-0.003	-0.065	Av0B/v79Av4CAv3/BAH8AgH//f4EAgT+
role by → at	-0.017	0.014	/gL9AgEC/QEAAAAB/v8B/wAA/gAAAQH/
role by → for	0.012	-0.061	/QL/AgMA/wL/AAAAAf8BAAEDAgL+/v0B
role by → from	-0.041	0.012	/QL+AgAE/QH//AID/v4D/v0CAwP8APwD
role by → in	-0.022	0.064	Af//AAD//wEA/QEAAAABAP4AAgH//wAB
role by → object	0.007	-0.117	A/0D/v79AP4C/f/+BAL9AgT+/f4FAgb9
role by → of	0.038	-0.014	AAAAAQH/AQEABf//AwH9AQEAAgAA/wAB
role by → on	-0.015	-0.043	AP//AAAA/wAAAAAAAAAAAP8AAAAAAAAB
role by → over	-0.007	0.05	Af8B/wD/AAAA/wAAAQD/AP8AAQAA/wAB
role by → subject	-0.081	-0.063	+wT6BQML+wL/+AMD9f4G/PgDAwP4/vkG
role by → through	-0.001	-0.006	AAABAAD/AAAAAP8AAAAAAP8AAAAAAAAA
role by → to	-0.109	0.041	/gH8AwAE+gAA+AAC/P8G//kAAAH+AP8A
role by → with	0.135	-0.084	B/kK+fzyC/wDCfv9DQL3BQz9/fwKAQj6
role during → object	-0.013	-0.008	/wH+AQIC/wH+/QIB/v8C/v8AAAD/Af8C
role during → on	0.033	0	Af8C/wD+AgAAAgD/AgH+AQP///8BAAH+
role during → over	-0.017	-0.002	/gP8Af8D/gEB/gAA//8BAP4CAwL8//0D
role for → across	0.023	-0.027	Af8C/wD+Af8BBP7/BAH+AQP///8CAAL+
role for → after	-0.048	-0.05	/QP5AwYD/Qb8+ggD+v0D/fsECAT8+v0I
role for → alone	-0.032	-0.253	/wD+AP8CAP4CAf8BAQD9Af7//f4AAgP+
role for → as	0.014	0.016	/wEDAf4CAf4CAv0AAAD/AQP//P8CA//9
role for → at	0.06	0.033	/wAE/wD/AgP/AgIBAP/+/gYBAQH///39
role for → by	-0.027	-0.047	A/0D/v38Af4D/vz+AgH8Av7//f8DAgL8
role for → during	0.034	-0.047	Av4C///8Av8AAgD/AwH9AQMAAAACAAL/
role for → from	0.032	0.031	Av8F//z7A/0BBP7/BQH8AQQA/v8DAgP+
role for → in	-0.004	-0.011	/QL/AgQD/wP//QMC/QAE/v0BBQL9/vsB
role for → object	0.027	-0.132	+AcBBgH8BQL5AgMG/fYC/QAJAwL/+gMA
role for → of	0.051	0.007	/QIGAfwCA/kGBPoAAwD+AAYA+gD+BQD5
role for → on	-0.059	-0.065	/wL9AQEG/QL9/AMD9v0C/foBBQL8/fwC
role for → over	0.022	-0.034	AAAEAPwAAvwDA/z/AAH+AQAA//8AAQAB
role for → subject	-0.05	0.004	/QL9AQID/wP/+wIB+wAB//4BAgH9/vwF
role for → through	0	-0.036	AP8E////AP8AAwD/AgH/Af8A/wABAAD/
role for → to	0.021	0.023	AAD/AAH+AwH//QEBAv///wIAAgAAAAAE
role for → with	-0.02	0.047	A/wI/fz+AvwE//r9AQL9A/7++/4EBQb5
role from → alone	0.08	0.109	Af4I/v39BP0BA/0AAAEA/wP//f8AAv/8
role from → by	0.004	0.15	AP///wH/AwEAAAIAAwAB//4AAv8A//4B
role from → for	-0.006	-0.048	/gEFAfwD//wDBfsAAAD/AAEA+f8ABQH4
role from → object	-0.107	0.003	/wH4AQIG+QL+9gYA+wAH/vcBBgP9/P0F
role from → of	0.012	-0.067	AAABAAABAQEAAAH/AAD+AQMAAAABAAMB
role from → on	-0.014	-0.004	AAD/AAAA/wEA/gAA/wEBAP//AQAAAP8A
role from → subject	-0.055	-0.005	/wH/AQAC/QAA/wAA/gAAAPwAAAAAAAAB
role from → to	0.193	0.001	BfsQ+vjyC/gGDvX7EQPyBhD9+fwMBQn2
role from → with	0.088	-0.095	A/0F/fz6BvwEBPv+CAP7Awj9/P0GBAX7
role half → object	0.001	0	Af8A//8AAAABAf7/AgL/AQH+/v4CAgP9
role in → across	0.036	-0.031	/wEAAAAAAgAAAv8AAv/9AAb+/f4DAwP9
role in → alone	0.083	-0.043	/wIHAP39B/sDCPsAAv77AgUB+gD/AwH7
role in → around	0.047	-0.025	Af4G/vz+A/wDB/r/AwH8AgX++v0CBQP6
role in → as	0.038	-0.068	Af8A/wD+Af8AAgD/AwD+AQEA/wABAAEA
role in → at	-0.001	0.041	/wEAAAL/AAQAAAP/AAADAf4AAwD9/P/+
role in → by	-0.021	-0.008	/wH+AQEE/AIB/wH/+wACAPkBBQL9//0C
role in → during	0.001	-0.042	Af///v78Av4A/QEBAgAB/wP///8CAgIA
role in → for	0.01	0.096	AP/+AAL9/wD+AQEABAECAAH//wECAQAB
role in → from	0.046	-0.028	AP8A/wD+AwAAAAD/AgD+AAQBAQAB/wEB
role in → into	-0.048	0.063	/gH8AQIE/QP+/AMB/v8C/v0BBAL+/v4E
role in → object	0.078	0.189	CPcB+vr8AfwEBvv5BQn6BAb4+vsGAgj7
role in → of	0.023	0.067	AAAAAP//AQAA/QIA/v8D/wEBAgH/AAD9
role in → on	-0.049	-0.026	/AT8AgQF/wL++wAE9/4I/PkDBAP4/PcD
role in → over	-0.059	0.038	AAEDAf4H+f4DAfwB+f8F/vgA/gL9Av78
role in → subject	-0.109	-0.028	/gP6AwEG+QEA9AEC9/8G/voBAQH+//4D
role in → through	0.041	-0.042	Af8C///7BP8AAwD/BgD9AQUA//8EAQQA
role in → to	-0.097	-0.029	+wX1BQgH+Qj6+QoE+P0J+/YECQX3+fYI
role in → with	-0.044	-0.036	/gL9AwIC/AEA/QAB/v8CAP0BAAH/AP4C
role in → within	0.027	-0.011	Af8A///9Av8AAAAAAQD/AAQA//8CAAL/
role into → in	0.015	0.017	Af//AAD+AQEAAAEAAQAAAAEBAgH///8C
role into → object	0.095	-0.027	Av4F/v76Bv4ABf7/BgH8Agn++/0HAwX6
role into → to	-0.048	0.047	/gL5AQIE/AP/+wQB/v8D//wBBQH+/v4E
role maybe → about	-0.024	-0.025	/wH+AQEB/wH//QIB//8C//0BAgL+//4C
role n → alone	0.005	-0.017	AQABAAAB/wAA////AAEAAAL//wACAAL/
role n → object	-0.06	-0.046	/wL8AQEE/gH/+QQB+v8F/voBBAL8//0E
role object → about	-0.006	0	AAAB/wAA/wEBAv8AAgEAAf0AAQAAAAD9
role object → across	0.05	0.032	Av8B/wD9AQD/AgEAAgD9AQT/Af8EAAP/
role object → after	0.095	-0.072	AAAA/gD8BwEAAv8BAf3+/gYBAgAC//8B
role object → against	-0.011	-0.019	AAD+AQEA/wEA/gEA/wACAAAAAQH/AAAB
role object → alone	0.049	-0.065	7BMIFQUI+/4C//wT+PMO+PkR+Q7vBOv+
role object → alongside	0.092	0.098	A/0F/f34Bv0CB/z+CQL5Awn/+/0GAgT8
role object → around	-0.005	0.012	AAD+AAIAAAL+/wQBAAAB//8AAQAB/wAC
role object → as	0.039	-0.049	/gEIAfv+BfsEBPsDBP7//gUA/QAFA//3
role object → at	-0.071	0.194	Af0G/vcAAPcH//j9/gICAgH/+/4ABgL8
role object → between	-0.054	-0.036	/gP9AQAE/QIA/QEC/P8E/vwBAgH8//0C
role object → by	-0.078	0.232	/AT5BAgH+Qn2/AsD/P0G+/cECAP8+PoF
role object → during	-0.032	0.058	/wH7AgED/gEA/QEA/gD/AP4BAAAAAQAA
role object → for	-0.025	0.378	AvwD/voBAPwIAPj6/gb9BAH8+f3+BQD6
role object → from	0.035	0.171	AAECAP8DAP8DAf7/+QAC//8A/wACAgH/
role object → half	-0.092	-0.004	/AX+BQEH+wEA/AEF9/sH+/gDAQP5APoD
role object → in	-0.026	0.168	/wH7Av4AAf8D/gIC//4A/gIBAgIEAAAB
role object → into	0.064	0.063	Af8F////BP8BBv4AAAD8AAb///8CAQH8
role object → of	-0.017	0.149	/wX9AAED+/8E/QEA/f8DAv8CAQL7BQEF
role object → on	0.046	-0.059	+AgABwEFA/4BAvwI/PkC+gIFAgL5Avz+
role object → over	-0.107	0.051	BP0J/PX//vUKAPQA+gEGAPn+9P/+Cv/2
role object → per	-0.081	-0.044	/gL/Af4E//8B+gAC+v8F/voBAgH8APz/
role object → subject	-0.054	-0.115	/wEHAfoH/PoH//j/+QECAPr/+AD8CP/7
role object → than	0.049	0.312	Af8F///9A/8BBv//AwH8AgT//f4CAgL+
role object → through	0.09	0.044	/gL/AwMCAwP8BgUBAgD8/gQCAwL8/P4F
role object → to	-0.033	-0.039	/gUABf8D+P8A/wMH+vgG+vkFBQb6/fr8
role object → under	-0.04	-0.02	/wH7AQAD/AH/+wIB/f8G//4AAwH+//8C
role object → with	0.027	0.294	Av8D/gD7AP7/AAEBAP39AAMA/P0CBAD+
role object → within	-0.095	-0.002	/gL8AgEE+wH/9wIC+v8E/vcBAwP7//wD
role object → without	0.032	-0.035	Av0A/wH9AgAAAgH/BAH9AgP///8DAAMB
role of → across	0.057	-0.044	Af8C///8A/8BBf7+BAH8AgX///8CAQL+
role of → after	-0.018	-0.012	AAD///8B//8CAP3/AgH/AQD//v4CAQEA
role of → alone	0.002	0.097	+wT7BQYC/gb9+QYD/f0E/P4FCQX6+foH
role of → as	0.046	-0.077	AAD/AAH/AwH/AgIAAwD8AAMAAgAA/gEB
role of → at	0.05	-0.066	Av4E/v77BP4BBvz+BwH7Agf//f4FAgT8
role of → by	-0.004	0.052	/gL8AQMAAAP+/wMCAv7//wIBAwEA/gAE
role of → for	0.014	-0.009	A/0K/fj8A/kFB/j9BQP7AgX9+f0DBgT4
role of → from	-0.009	0	AAD9AQP/AAP8+wUB//8C/wEAAgAA/wAB
role of → in	-0.021	-0.028	/AQAAwAGAAAAAQAB+P4F/f4BAAL8AP0A
role of → object	0.031	0.351	+AL3Bw8C/w/y+g0FAPwC+gMGCgX68PwI
role of → on	-0.088	0.043	/gL6AwQC+wP++AUC+wAI/vgCBAT7/vwI
role of → subject	-0.001	-0.026	/wAAAAABAAH+/gIAAAEAAAH///4CAgD/
role of → to	0.026	0.059	/wL/Agj9AAb6/wUBAv///wEDBgX9+v8E
role of → with	0.027	-0.012	Af///wL8AgL9AwX/AwL/AQD/BAAB/gID
role on → about	0.021	-0.026	AAABAAD+AwAAAgAAAgD9AQIAAAABAAAA
role on → across	0.035	-0.032	Af8D///+Af8BBP7/BAH9AQP///8CAQH+
role on → alone	-0.019	-0.141	/wADAv4BAPwDA/wB+/4AAPkB+QEABAD9
role on → as	0.021	0.001	/wH+AQIAAAD/AQMAAAD/AAMA//8CAAAA
role on → at	-0.029	-0.095	AP8E//sC//wEBfwA+QAD//0B/QH9A/77
role on → by	0.028	-0.034	Av8BAAH9AAIABAD+BAP9AgL+AP8DAAP+
role on → during	-0.105	-0.002	/gL5AQIE+wL++QMC/f8E/vkAAwH///4G
role on → for	0.035	-0.113	Af8G/vkBAPoHBPn+BAL8Awb++P4CBgH3
role on → from	-0.048	-0.027	/gL/AgEF/gEA/gAB/P8D/vwBAQH8APz/
role on → in	0.064	0.004	Af0L/vr+BPsFCPj/AgL4AwL++PwDBgD3
role on → object	0.067	0.223	/AMGAwD/BvwABfwFAfr2/gkJ/QED/v7/
role on → of	-0.026	-0.025	A/8F/v/6Av//Af8AAQD9Af0A/f8EAAP+
role on → over	0.048	0.077	Af8C///9Af8AAv8AAgD9AAT//v8BAQH9
role on → subject	-0.079	0.058	/QT/A/8H/AAB+AAC+v8F/fsB/wL6Af0A
role on → through	0.068	0.082	Av8F//39BP0DBf3/BAD7Agj/+/4EBAb5
role on → to	-0.027	0.205	AAIAAQMA/QP//wEAAgAAAAD/AwAA/wEA
role on → with	-0.054	-0.043	/AT9BQII+QIA/gEB/P8D/fkBAQP6AP0D
role over → across	0.015	-0.037	AP8CAQD/AAAAAQAB/wD//wAAAQD/AAIA
role over → alone	0.015	0.038	/wH/AAEAAQEBAf8AAwD+AAEBAQH+//8C
role over → by	-0.042	-0.009	/wH+AQEE/QD//QEB/f8D//4AAAD/AP8C
role over → during	0.011	-0.014	AAACAAAAAP8AAf7/AAD/AQD//f8BAQL+
role over → in	-0.028	-0.026	/wH/AAAA/wAB/v8BAP8C//4A/wAAAf8B
role over → object	0.167	-0.127	A/0M/Pj3C/gECvj/CgD3Ag//9vwIBwX3
role over → of	0.006	-0.006	/wH/AQEBAQEAAAAB//8C/wAAAAAAAAAA
role over → on	-0.027	-0.001	AAAAAAAAAAAA/gAA/wD/AP8BAAD/AP8A
role per → object	-0.13	-0.006	+wXyBQUK9wT98wgE9PwK/PcCBgL7/fsI
role per → to	-0.006	-0.002	AAD+AAAAAAAA/wAAAQD/AP8BAQH+AP8C
role round → object	0	-0.016	/wEBAQABAAD/AAAC/f8A//8B/wD/AP8B
role since → for	-0.021	0	AAD+AAAA/wAA/gEA/wACAP4AAAAAAP8D
role since → in	-0.015	-0.009	AAD/AAABAAAAAAAA/wAAAP4AAAAAAP8A
role subject → against	0.044	-0.01	AAAE//4B//8BBP7//wD+AAEA/gAAAQD7
role subject → alone	-0.039	-0.023	Af4EAP4B//wDAvwA/gD/Af7+/v8DAv/7
role subject → alongside	0.042	-0.014	Af8D/wD9AwAAA///AwH+AQX///8DAAL+
role subject → as	0.072	0.012	BfwF+vr4B/oECPn8CwL4BQn9+PsIBgj4
role subject → at	-0.04	-0.032	/wH8AQEB/wL/+QYB/v8F/vwBBQL//v4F
role subject → by	-0.016	-0.059	/QP8AgUF+gb8/wYB+v4H/fkCBgP++vsD
role subject → during	-0.076	0.031	/AT4BAMF+gP++QQD+v0E/fkDAQP7/vwD
role subject → for	0.027	0.031	Af8D//z9Af0CBf3+BQH7AgL+/P8DBAX7
role subject → from	-0.071	-0.032	/wD+AAAC/QEA+wAA/wAAAPz/AP8BAP8A
role subject → in	-0.001	0.054	AAABAP4BAP0EAPwAAgD+AQIA/QABAwAA
role subject → object	0.073	-0.293	/gQJAPr+BfkECfcC/fj1/AQH+v4CBgT8
role subject → of	-0.068	-0.11	/gL4AQIDAQEB+gEC/wAE//wBAwD9//0J
role subject → on	0.003	-0.001	AQACAP3+AvwEAfsBAf79Af4C+wABAwEB
role subject → to	-0.022	-0.112	Af8H/vcBAfkJAvb+AwH+AgEA9/8DCQD1
role subject → with	0.079	-0.012	A/4L/fj8CPkICPX9BAH3Awf+9PoGCgTz
role through → by	0.018	0	Af8C/wD/AgAAAgAAAQD/AAEA//8AAAAA
role through → object	0.049	0.033	A/0B/v77Af4BAv//BAL+AgT+/wAEAgX+
role to → alone	0.001	-0.029	/gEBAQICAAH8/QUC+/0E/QABAQH+//8C
role to → as	-0.081	-0.022	/gL8AwAG+QAA/gAB+f8E//kAAAH+AP4D
role to → at	-0.001	0.019	Av8C/gH9AQH9AQIA/wABAAH///8DAAH+
role to → by	0.037	0.078	Af8FAP3+Af0DA/v/AgH/AQEA/QAAAgH8
role to → for	0.133	0.084	BvoK+fn2CvkDBvv8CwP2BQz++vwIAwb6
role to → from	0.163	-0.037	BvoN+fj0C/gIEPL6EAXyBxD68vgOCgz0
role to → in	-0.005	-0.099	/wEBAP//Af8BAf4ABAD/Af8AAAD/Af4B
role to → into	-0.018	-0.022	AAACAP0BAP0EAvsAAAD+Af4A/gAAAgD/
role to → object	0	0.208	//78AQMAAwL//QUAA/8AAAEABQEB/QEC
role to → of	-0.071	-0.051	/wH4AgEE+wP++AUB+v8D/fgDBgT7//wE
role to → on	-0.058	0.004	Av4D/f0AAP0CAP7/AAEAAfz//P8AAgD9
role to → per	0	0.086	AAD/AAEAAAH+AAEAAP8A/wAAAAAA/wH/
role to → subject	0.039	-0.002	/wEAAQP/AQP9/wUBAf8B/wIAAQAA/wEB
role to → through	0.105	0.057	Av4E///4Bf8BB///CAH5Agj///8DAQP9
role to → with	0.125	0.007	BPsG/P30CvwBCf/+DgL4BA79+/wKAwf8
role towards → alone	0.023	-0.061	A/4C/f7+A/4BBP7+AwH7AwH///8CAAIA
role under → by	-0.102	-0.001	/QP4AgQG+wT+9wUC+f8F/vgCBQP6/PsG
role under → object	-0.059	-0.005	/wH8AAEC/gEA/gAA/wABAPwBAgH+//8D
role under → to	-0.029	-0.053	/wH+AQIAAAH+/gMBAP8B//8BAgAA/gAC
role under → with	0.001	0.122	AAD+AP8AAP8BAv//AAECAQMA/AD/AgD+
role with → alone	0.001	0.019	/wEDAP8B//4CBP3//wH+AgL//f8DAgL7
role with → alongside	-0.026	0.068	/gL+AQID/wP9/AQC+v8E/v0DBAP6/fsC
role with → as	0.114	-0.224	Av4G/v75Bv4BC/3/CQH4Agz//P4FAgX7
role with → by	-0.11	0.018	/AT6BAUG+wb9+wYC+v4G/vcDBwT6+/oJ
role with → for	0.195	-0.02	B/gT+ffzDPYGE/P6DAT1Bgz89PsJBQr2
role with → from	-0.001	-0.003	/wABAAABAAAA/wAAAAABAAAA//8AAP//
role with → in	-0.015	0.055	Av7//v7+BP4A+wIB//8D/wD///8AAgAA
role with → object	-0.018	0.411	+gQABQUBAgL5/gUFA/kA+/8FAAH+/AEG
role with → of	0	0.132	Av4B///9/v8A/QEA/gD/AAD/AQEBAAMA
role with → on	0.002	0.104	/gIDA/sE//0EAfsC+f4A/v4C/AL7A/39
role with → over	0.018	-0.016	Av4D/v79Av7//wEAAAAAAAP//v8DAQL+
role with → subject	-0.004	-0.022	/gEAAf8C//8BAP8B/QAB//0A/QH+AQD9
role with → to	-0.056	-0.072	Av8C//wA//4F/fsAAQEEAfz+/f8BBQL8
role with → under	-0.033	-0.023	/gL7AgMD/wH/+QIB/f8B//4BAAH///4B
role within → object	0.021	-0.02	/wEBAQEAAQD/AAEB//8A/wABAAH+//8B
role without → with	0.041	0	Av4D/v79Av4DBP3+BAL8AgX9/P0EBAT8
said by both: helped	-0.088	-0.038	+Ar0Cg0L+A/z9A4F9/oN+fYGCQX09vkL
said by both: joint	0.003	0.011	Bvr9/vn9/vsH/f78AwYABP37+/0ECAf/
said by both: junior	0.023	-0.152	AAL//wL9Av8BAAIBAf/+/gUDAAH8/v3/
said by both: negated	-0.288	-0.023	/QALAfIQ8vQR+O7+9AUMAe788P75EPrv
said by both: occasional	-0.085	0.142	Bfv9+/38/vwA/AD9AQUAA/n7Af4CAwMA
said by both: others	0.016	-0.045	BfoG/Pv+APoFA/r8AQX+A//9+/4DAwT9
said by both: partial	-0.082	0.112	BvgA+vb+/PwH//n4BAr+Bfj3//0FCAT8
said by both: past	-0.084	0.031	Av79//8C/QAC+wD//AIDAPr+Af//AP8C
said by both: planned	-0.1	0.055	A/4D/fj+AfcH+/r/AQMEAfz69/wECgT7
said by both: practice	0.011	-0.038	Af//AP4A/gABAv8AAQABAP7/AAAAAQEA
said by both: received	-0.049	0.036	/wD7Af8A/gEA+wAB/wAB//wAAQH///8F
said by both: supervised	-0.16	-0.097	/wH8AP4I+f4F/P8A9wIIAPQA/QH8A/wC
said by both: uncertain	-0.025	0.011	BPz//Pz8Af0E//39AgT9BP/+//4DAgQB
said by both: watched	-0.053	0.073	/gL+AgMC+wMAAAEB//8D/v0BBAH+/v8D
sentences joined as a cause	0.004	-0.171	/gIO/vj9B/UJCvIAAvv6AQYC8foHC/71
share down 1	-0.029	0.025	Av7///7+//4B/QABAAECAP/+AP8AAgEB
share down 2	0.02	-0.01	Af8B///+Av8CAv3/BAL+AgL+/v4CAgL/
share down 3	-0.074	-0.023	/wH/AQAE/QAA/AAB+gAE//wAAAD/AAAA
share gone from 0	0.051	-0.029	Af8F/v79BP0BA/7/BAD9AQX//f4DAgL+
share gone from 1	0.112	0.144	CvYS9vPtDPQLDvD3EwnzCgv49PgQCw/x
share gone from 2	0.063	0.179	Av4J//f9AfcJBfT/BAL+AgL+9P8DCgL5
share gone from 3	0.044	0.039	C/UI+Pj0BPMLCPL5Cgz4CgX19vkMCQ3y
share gone from 4	0.023	0.117	/gL+AgP/AQP8/QQCAP4A/wIDBAP+/P8F
share gone from 5	-0.016	0.123	+gX8BwQF/gb6/ggD+/wA+/8FBQT4+f0E
share left	0.024	-0.142	/QYCAvf8BfcJB/YEBv3+AAgF+AAGBvn8
share loose	0.033	-0.168	BvwB/fn3A/kFBvv/CP/9AQL/+/8LBgX+
share lowest up 1	0.087	0.279	Af4D/vz6BfwAA/4BBP/9AAr+/P0GAwX8
share lowest up 2	0.041	0.032	Av0D/v/5Av8FCPr8CgX5BQX9/f4FAwb9
share lowest up 3	0.137	0.068	BvoK+/j1BvkFC/j7DAT1BQz79/sJBwv1
share new	-0.027	0.049	/wH+Af8B/v8B+gAB/AAE//0BAwL8AP4B
share new at 1	-0.058	-0.041	+wT9AwEI/AAA/QED+/4D/fgDAAP4APkA
share new at 2	0.007	-0.081	Af4G//7/Av8CAf0AAwEBAQEA/gADAwH5
share new at 3	-0.09	-0.033	/wH6AgEF+wEA+gAB/QAC//oBAQH+AP8E
share new at 4	0.011	0.049	/wECAf8AAf8BAv4CAf4B/gIC/gH9Af/9
share new at 5	0.249	0.18	BPka++/2DO4PFef+DwHxAhP87fsMEAfu
share of neighbours	0.006	0.034	BPz9/wf7AAf7/AP7AgUABQD7A/wB9gEC
share same	-0.032	0.022	B/sA+v/+/f4C/gP6AAj/BP34//4FAwb/
share up 1	0.108	0.225	AAEB/wD8Bf8BBP0BA//7AAgB/P8CAQH9
share up 2	0.035	-0.026	Af8B/wD8A/8BBAD/BAH+AQT///8BAAL+
share up 3	0.052	0.098	Av0I/vv7BPsEBvn+BgL6AgX9+f0EBgb5
share up to 2	-0.051	0.008	/gP6AgID/QL++QQD+/4E/vwCAwL9/vwE
share up to 4	0.006	0.042	AAAAAAD/AQAAAAAAAQD/AP8AAAABAAEA
share up to 5	0.177	0.277	BvoO+vfzC/YFDvj9CgP1AxH88/oKCQvy
size gone from 1	0.102	0.003	Af8H//z1Cf0DCvv/C//6AggC/f8GAgH8
size gone from 3	0.004	0.231	AAD7AAP/AQX9/QUAAgAC/wABBgEA/P4E
size new at 1	-0.108	0.014	/AMCAwAK+gAAAQAC+P8F/vUB/wH6APr+
size new at 3	0.153	0.012	Av8G///6Bf8ACv7+CgH6Agr//f8DAQT+
size same	0.018	0.054	BPoF/Pz9AfoDAPr9AgT6AgL7+PwDBwT9
skill down 1	-0.029	0	/wD9AQEC/gAA/AIB/QAC//4AAAD/AP8D
skill gone from 1	0.027	0.275	Af4D//v6BPsDA/z/BgH+AQIB/gABAwAA
skill gone from 2	-0.074	-0.046	/QP8AgID/gP9+gQD+vwH/PkEBAP6/foF
skill gone from 3	-0.034	-0.059	AP/6AAAD+wH//gMA/AAD//3/AwAAAAAF
skill gone from 4	-0.023	0	/wH/AQEAAAH//gIB/P8C//4BAQH///8B
skill lowest up 1	0.013	-0.001	AAAAAAAAAQAAAQAAAQD/AAEAAAAAAAAA
skill lowest up 2	-0.007	0.099	AAABAAAAAQABAf8AAAAAAAAB/wD/AP8A
skill new at 1	-0.006	-0.094	Av8EAAAC/gAA/v8A/wEG//0AAAL9AP38
skill new at 2	0.174	-0.123	CPkJ+fjwCfkHCvj8DQP3BRD6+foNCA32
skill new at 3	-0.003	0.116	//8D/wD/BQABAP4ABQH9AAcA/v0CAf7+
skill new at 4	0.153	0.027	BfwI/f73Bv4CCv3+CgH3Awv+/wAGAQX7
skill same	-0.016	0.106	A/0A/QL+/wIB/f79BQT+AgL7AP0HAAQB
skill up 1	0.01	0.069	AAACAP8AAf8AAQAB/wAA/wIAAAAAAAD/
skill up 3	0.004	-0.011	AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
skill up to 4	0.048	0.058	AQAC/wD+AgABBP4ABAD8AQUA/v8DAQL+
small number new	-0.173	-0.067	9gj/B/oU8/sF+/oF8PwO+/ID+QL1BvT7
span down 1	0.14	-0.059	AP8A/wD5CAAAA///DAD8AQv+Af8FAQT/
span down 2	0.005	-0.01	AAABAAD+AgAA/wABAf8BAAABAQH/AP8A
span gone from 1	-0.04	0.214	+wP8BQYE/wf7/AcEAv0C+/4CBAL7/fwB
span gone from 2	-0.075	-0.112	9Qv3CQYN9wX/+wIH8voK+fQIBAfw/vEG
span gone from 3	-0.023	0.007	/wH0AgX//gT8+QcCAv4B/v8CBgIA/AAI
span gone from 4	0.074	0.01	AQACAAH7BQABBwEA//4A/wQDAAEDAAEA
span lowest up 1	0.029	-0.073	Af8G//v9BPwDBfsAAwD8AQIA/P4BBAD6
span lowest up 2	0.005	0.031	AAD+/wD/AQAA/wEAAQD/AAL/Af8BAAEA
span lowest up 3	0.075	0.065	Av4E/v78A/4CBf7+BQL8Agb//v4DAQP+
span new at 1	0.059	-0.117	/AUCBf8G/v3/BP4F/foE+wAG/wX6APoH
span new at 2	-0.048	-0.065	/AT6BQQG/gT9/gYD+v0D/PoFBwb2/PcG
span new at 3	0.003	0.005	/QIAAgEEAP3/AQAC+/4C//0C/wH8AfsE
span new at 4	-0.03	0.064	/wEHAfwB/v0EBfv//gAAAvsA+wD/A/76
span new at 5	0.061	-0.022	AQAFAPz8A/0CA/3/AwD9AQYA+/8BAwT7
span same	0.009	-0.259	Bf4G+fb8AfoIA/n7AAT8BgD6+/wCCAT2
span up 1	-0.018	0	/wEAAQEB/wH//gIB//8B//4AAAD+AP//
span up 2	-0.006	0.026	/gICAv8C/v8AAQAAAAAAAAAAAAD/AAAA
span up 3	0.063	-0.024	AAABAAD+AgAAAgAAAgD/AAUAAAAAAAAA
span up to 2	-0.018	-0.009	AAAAAAAAAAAAAQEA/gAAAP4AAP8BAAEA
span up to 3	0.009	0.054	AAABAAH/AQD//gEBAQAA/wEAAgAA/wAB
span up to 4	0.044	-0.008	/gMBAwAE/wAABAABAP8A/gQBAAD+AP//
speed gone from 0	0.015	-0.049	+wUEBQADAgAB//8F+voA+wEFAAP8APsA
speed gone from 2	-0.003	0.041	AP//AP8AAP8B/wAA/wD/AAEA/wAAAQAB
speed lowest up 2	0.053	-0.013	AP8D///+Av8BBP4AAgD9AAb//f8BAgH8
speed new at 0	0.024	0.008	/wH/AgEBAAD/AwMB/P///gECAgH9//4D
speed new at 2	0.098	-0.073	BfsG/P75BP8CCP78CQT5BAb9/v4FAQb7
speed same	-0.081	0.169	BPz6/vv9/fwE+v7/AQIAAvr///8CA/8D
speed up 2	0.065	-0.013	Af8F//7+BP4CBvz/AgD7AQYA/f8BAgH8
speed up to 2	0.057	-0.013	AP8E//7+A/4BBP4AAgD9AAYA/v8BAgH9
subject became the object	0	-0.032	AQAC/vz+Av0DAf4AAv/+Af8C/wAAAf7/
success down 1	0.002	-0.026	AP//AAEAAAH/AAEA/wAAAAAAAP8BAAEA
success gone from 1	0.036	-0.103	/gMHAv37B/wAAv4FAfsB/AEG/gP6//n+
success gone from 2	0.04	0.009	AP4NAPUAA/cKCfP8AQP5BAX/9PwCCgP3
success gone from 3	0.08	0.013	BP4IAPz7BPwDB/z/BwD9AgMA+gAFBAb9
success lowest up 1	0.021	-0.006	AP8BAP//Av8BA/7/AwH+AQIA/wABAAL/
success lowest up 2	0.058	-0.028	Av4C///8A/8CBv3/BgH7Agb//f8DAgL9
success new at 1	-0.02	-0.056	AAL+Af3+AP4C+/0BAv4A/wIDAQH/AQIE
success new at 2	-0.064	-0.03	+wT+AwAG/QAA/v8B+v4B//YEAAL5APoB
success new at 3	0.044	-0.1	AQEG/f36BP4EBvj9BgL7BgX//vwGAwb/
success same	0.016	-0.018	A/0D/vr/AP4E/v0CAgADAAP//wEEBAD9
success up 1	0.03	0.039	Af8E///9A/8BBP3/AwH+AQX//v4CAQL9
success up 2	0.045	-0.028	Af8D///8A/8BBP3/BQD9AQX//P8DAgL9
success up to 3	0.087	0.011	Av4H/v35Bv0CB/v/CAH6Agj/+/4EAwP7
swap of name	0	0.019	A/wA/f39AP4DAvv9BAMAAgP//QAEAwP8
swap of name, likeness 0	-0.007	0.048	Af8B//7//v8AA//+BQH9AgAA//8BAQL+
swap of name, likeness 1	0.079	-0.053	A/0C/v/+A/8BAv7+BgL7Agb//QAFAgL+
swap of name, likeness 2	-0.059	0.028	AP/+AAAB/v8AAAAA/wACAP3//wD/AP8A
swap of name, likeness 3	0.035	-0.003	AP8B//8AAQAAAf8AAgD/AAIAAAABAQH+
swap of noun	-0.017	-0.075	+AUMA/H+/e8RDO0IBPoL9gMF7gL7Ef/5
swap of noun, likeness 0	-0.036	-0.183	/wL9Bf4D+vwA+QAE+/wE+/wE/QT4A/8F
swap of noun, likeness 1	0.022	0.214	AP8G//r6BfsICPb9BAMCAwr+9/7+BQT+
swap of noun, likeness 2	0.013	0.182	/wEBAgEEAAACB/4D/gEE/AH9/P/+Af8B
swap of noun, likeness 3	0.006	-0.084	+wUFAvkAAvoGBvcEAf0B/gME9gECB//7
swap of noun, likeness 4	0.006	-0.213	/gEN//4EAP8CBPsC/P8D/QQB/QD/Afz5
swap of noun, likeness 5	0.012	-0.018	AP8H/fn7BPoFB/r+BQH9Agb++v4EBAL8
swap of quality	0.047	0.012	9AkACPz/APoGA/8NAfgJ9P4J/Qf2BPv8
swap of quality, likeness 0	0.066	0.302	/gIBAgEAAgD/AQIDAPwC/P4D/wP7/v0F
swap of quality, likeness 1	0.047	-0.243	/gIDAv/8B/4BBgIDBv/9AQMC/wABAv//
swap of quality, likeness 2	-0.023	-0.031	/AT7AwEDAwIA/QMEAvz+/QMFAwH7/f4G
swap of quality, likeness 3	0.012	0.048	/QL+AvwB/v0E//wBAAEB/wIBAgT7Af38
swap of quality, likeness 4	0.019	-0.045	/gIAAQEC/QP//wEB/QAD/vkBBAL9/f4B
swap of quality, likeness 5	-0.045	-0.003	/wEH//sA/voD//kA/wABAP8A+v/+BPz6
swap of verb	0.046	0.015	+wH8Av8AAv8BAAIJ//f+/wMGAwH9BPsD
swap of verb, likeness 0	-0.017	-0.14	BfoB/fn9AvkFB/z9BAD8BAEA+f0GBgf7
swap of verb, likeness 1	0.056	0.148	+wX4BwsDBw31AQoGAP7+/QgECwL99/sH
swap of verb, likeness 2	0.058	0.142	/v4CBPn/BPkGAvb+AQABAwMB9wEDB//9
swap of verb, likeness 3	0.02	0.033	+gUAAgIAAQL7/QQE/P4A/AECCP/8+voB
swap of verb, likeness 4	0.046	-0.162	AP8I/vr/APsCBv0CAP///wEA/wAAAwL6
swap of verb, likeness 5	-0.067	0.03	Af/+AAD//v8A/AAAAQACAPwAAQAAAAAD
swap, antonym	0.069	-0.148	A/0J/fz1BfwDB/v+CQL8Awn9+v0HBAf4
swap, broader	-0.049	-0.058	Af///wD//wAA/QAA/wABAfwAAAABAAAC
swap, derived	-0.038	0.024	+wX6BAcH/Ab3+AoG9foI+fsEBgT3+vgF
swap, far-broader	-0.038	0.099	Af/9//4A/f8C+wD/AQH/Af0A/wH/AQH/
swap, listed	-0.051	0.026	/QL6AgIE/wP//AMC+f4C/voCBAH7/vsG
swap, narrower	-0.077	0.08	/wD6AAT/+Qb+9wX9/gIAAf0BCQEE/f4E
swap, none	0.018	-0.077	9QYECfsDB/sKBP8MBfgI+wQH9QH/Bvr7
swap, paraphrase	-0.128	0.126	/QP4AgEK+QEA9gEA8wAJ/vkAAAD9AP0G
swap, rare-synonym	-0.121	0.055	+gb5BgYI+Ab+8wQE+/wH+/YFBQb4/voG
swap, sibling	0.031	-0.072	9wcGBu8L/PUMCPAD/fwB+QAF8QH4Dv77
taken out, one place	0.148	0.243	C/b+8wr1CgbxBgr3CQv0Cgn2BvYL9QsH
taken out, share 0	-0.005	0.043	/QMJA/oJ/foGBfcC+v0F/v0D+AH8Bfr5
taken out, share 1	0.027	-0.104	7xUGEPEQ/vITC/UY9+sH8f8U+Q7yCe/x
taken out, share 2	0.035	-0.08	8hMADfkEAfoB//wK/OsF+fwQ/gb0Cfj6
taken out, share 3	-0.01	-0.006	+//8AgICAgP9//8AAP0C/QMFAgP8Af8E
taken out, share 4	0.064	-0.032	A/wI/f36BP0EB/n7CAT6BQX9+v0GBAT6
training gone from 0	-0.045	-0.113	/wADAvwE/v0L+PMB/gIE/v3++/8ABfz2
training gone from 2	0.036	0.024	Av8E//74Bf0AAgABBP4A/wQB/gADAAL+
training lowest up 2	0.109	-0.094	BPsE+/71B/8ABv/9DAP5BAv9/f0IAQf8
training new at 0	-0.086	-0.033	+wUCAwAG+wABBf0E+fwF/vUD/QP8AfoA
training new at 2	0.191	-0.056	Av8I/P/1CgADDvn9DgP2BA///f8IAAb5
training same	-0.048	0.116	/QMCAvcC+vYLAPn/+/4AAPsC9AD9Df73
training up 2	0.099	-0.114	BPwG/P72B/4ABv/9CQL6Awj+//8FAAX+
training up to 2	0.106	-0.114	A/0F/f/3Bv8ABv/+CgL6Awn+/v4GAQb9
what changed became the object	0.06	-0.086	/gH8AwYAAwb6BAcBAv/7/gIBCAEB+f8F
without &	-0.119	0.019	+wX6BAUI+QX8+wYC9v0H/fYFCAb3+vgE
without +	-0.048	-0.003	/wH+AQEC/gAA/QEC/P8D/v0BAQH9//0C
without a	0.108	0.2	A/oE+vv5CPoFAvf+CQX5BAn9//wEBgj8
without about	-0.048	0.069	AAEHAPQG+fYM/vX/+gMI//j9/AH+Cfz1
without above	0.017	0.001	AAAC//4C//4CA/3//wH/Af4A/QD+Av38
without abt	-0.006	-0.045	/gEBAQABAQAAAf8BAf8AAP4AAAD+AP7/
without across	0.065	-0.007	AAAE/v3+BP0DBPv+AwH8AgUA/v8CAgH+
without after	-0.026	0.005	/wMB//sBAPgO/PX/Av/8BAD/9v0EDAP+
without afterwards	-0.007	-0.001	AP//AAD/AAAA/wAAAAAAAAAAAAAAAAEB
without again	-0.014	0.06	/wH/AwIC/QL/AgIBAP8AAP8BAwH//v8A
without against	0.003	-0.076	/wD/AgIA/wIA/wEBAP8C/v8CAQL//wAB
without ahead	0.05	-0.003	AAACAP/+Av8AA///BAH9AQQA/wAAAQH/
without all	-0.164	-0.028	+Qf3BwEL9gQC9QIE9P0K+/IDBAT2APcE
without almost	0.051	0.011	A/0F/fz8A/wEBvr9BgT7BAX9+/0FBAX7
without alone	0.022	0.03	AQADAAD9Af8A/wD/AwEAAQT//v8DAQT9
without along	-0.06	-0.097	AAD9AAABAAAB+wAA/gECAPwAAwH///8E
without alongside	0.032	-0.071	A/0C/f/7BP4CAf3+BgP9AwP+/v4EAQIA
without already	0.071	-0.012	Av4H/v37BfwCCfv+BgH4Awf/+/0FAwT7
without also	-0.18	0.002	+AnuCQ0O9A7z7w4I7PgK9vIJDwnz8/UO
without always	-0.062	0.028	Af///v0A/v0C/f8A/gACAfoA//8BAQAA
without among	0.034	-0.001	Af8D///+Av8BAf8AAAH/AAP///8BAQH/
without an	0.181	0.025	B/oE+/vxDPwDCPz8EQP3BBD+//8HAgj9
without and	-0.077	-0.153	9wn0CQYI9wcA+wcG9voM+/YICgb3//cH
without any	-0.052	-0.055	/gH/AQAF/gAB+gAD+P8D/f0AAP/8APsA
without anything	-0.033	0.061	/wH7AQEE/AEA/gEB/P8D//wBAgH9//4E
without apart	0.024	-0.018	AAAAAAD+AgAAAAAAAQD/AAIAAAABAAAA
without approx	0.025	0.106	AAD/AP8AAP8CBP3/AwD+AQMA/QABAgH9
without around	0.069	0.177	A/0G/fn9BPoFBfn+BQL7Agn++/4DBQT7
without as	0.032	-0.091	+gb6BQgDAwf3/goH/vsH+QAGCQX5+fsG
without at	0.021	0.036	/gQIAvn+APgHBfgCBP8A/wUD9wD+Bv75
without away	0.097	0.026	A/wH/fz6B/4CCv79CQP4Awr9//0FAgX5
without back	-0.091	-0.054	/gL4AP8G+gEA+AMB+wAL/vQABwP3//wB
without basically	-0.141	0	+wbyBgcL9wf79AkE9PwJ+/MFCgb2+fcM
without because	-0.027	-0.025	/gL4AgYE/Qf7+ggBAAAE//z/BwD/+/4H
without before	-0.084	0.167	/AQBAv4F/P0A//8D//8E//wB/f//AvsC
without behind	0.026	-0.01	/wEAAQAB/wABAv8BAf///wEA/gAAAgAA
without between	0.038	-0.038	BPwC/fz5BPwC////BQH7AgUB/f8DAgP9
without big	0.023	-0.011	Af8B///+Af8AAQD/AgH/AAP///8BAAL/
without both	-0.09	-0.008	/QP8AwQF/AP9/AMD+/4F/fgCAwL7/foF
without but	0.057	-0.076	Af8G//v9CPsCBfsAAAD7AQcB/wEAAf8C
without by	-0.023	0.033	/QT2BQcE/Qj3/A4G+/wF/AAFCQX3+vgL
without can	-0.046	-0.076	/wD/AQACAAAA+wEC/P8C/v4BAQD+//wA
without chiefly	0.048	0	Af8B/wD9AgAAAwD/AwH+AQP/AAACAAEA
without could	0.004	-0.071	Af4C//7+Af8BAf0AAQEAAAL//P8CAwL8
without currently	-0.027	-0.035	+wb3BQgF/Qj7/AgD/P0E/P4DBgL7+voI
without daily	0.001	0.058	AP/////+A/8C/f7/AgD9Af8AAQABAf8A
without down	-0.115	-0.089	9gr6BwIM/AL/8gMG+PgE+PgGBAT7AfcD
without due	0.016	-0.005	AAAA/wD/AgAAAAAAAQD/AAIAAP8AAAAB
without during	0.057	0.028	AAD+AAP8AwP+AgIAAgD+AAMBAgABAAEC
without each	-0.02	-0.11	+Qn9CAcI+wf5/gcG8vkI9/wHBQb2+/cG
without elsewhere	0.035	-0.012	AAACAAD+AgAAAwAAAgD+AAMA//8BAAEA
without etc	0.039	0.062	AAACAAD+AgAAAv//BAH9AQT///8BAQL9
without every	-0.007	0.156	/gL4Awj/AAj3+QsD//0A/AIDCgP99v8K
without far	0.055	-0.055	AAAEAAD+AgAABv//BQH9AQT///8CAAH8
without firm	0.059	-0.009	Av4D///9Av8AAgD/AgH/AQT///8DAAL+
without first	-0.061	-0.023	AAD+AAAA/QAB/v///wECAPz/AAD/AAAA
without for	0.089	-0.272	+w7+Awn/CAj5AAUHB/cB/AwKCQT9+fsE
without formerly	0.015	0	AAABAAD/AQAAAgAAAgD/AAIAAAABAAAA
without fortnightly	0.005	0.045	AAACAP4AAf8BAf4AAAD+AP8A/gD/Af/+
without forward	0.012	-0.001	Af8B////Af8AAf8AAAH/AAH///8BAQH/
without from	0.01	0.018	/wAH/vgA//kJBPYB/wAD/wL/+gL9Bf/6
without full	-0.009	-0.009	/wH/AQEB/wEA/QEB/v8D//8BAgH+//4C
without half	-0.075	-0.04	/gL5AgED+wH/+QIB/f8G//oBBAT9//4E
without he	0.005	-0.002	/gMIAvkC//kGA/b/AgH9Av8A+wH8Bv/6
without her	-0.039	-0.026	AAEBAfz///wD//wBAAAD///++f8CBgT9
without him	0.015	0.029	/wH+AAEBAAEAAQEAAQABAAIBAgD//wAB
without his	0.049	-0.013	Av4D/v79Af4CBP3+AQH8AgT//v8CAQP9
without home	-0.027	-0.011	/wICAf4D/v4CAfwA/gABAPwC/wL9AP4C
without hourly	0.003	-0.039	AAD/AAD/AAAA/gEAAQAAAAIA//8BAQEA
without how	-0.039	-0.098	Av7///wF/P0CAf3+/AL9Avz9/v8AAgEC
without i	-0.062	-0.115	5xz3EgwX/wr0+QwW7uMD6vsZCQnu9ukH
without i'm	0.003	-0.031	/gL8AgMC/gP+/gQB/f4C/v4CAgL+/v8E
without if	-0.053	0.025	Af79///+/v8A/f//AQL+A/4AAQADAQAB
without ill	-0.046	0.051	AAD9AAAC/gAA/QAA/gACAP4AAAAAAP8B
without im	-0.006	-0.002	AAD/AAEB/wL//wEA/wAB//8AAQAA/wAA
without in	-0.016	-0.159	9wr+BgcB/gr4AgsH+PoC+/4GCQL69/8H
without in-house	0.014	-0.003	Af8BAAD9AQAAAQAAAAD+AAEAAAABAAEA
without inside	0.009	-0.002	Af8C//7/Af4BAP//AQD/AQL//wABAQH/
without instead	-0.044	-0.002	/AT+BAEG/AH//QAD+/0H+/sDBAT6//wB
without into	0.105	0.013	AAEAAAH8BAL/BAD/BwD+AgsAAP8FAAT9
without it	-0.129	0.085	9wn1CAYL/gX88gcK8fYF9vgHCQbz+/QF
without its	0.043	0.019	AAAAAP/+AgAAAQEAAwD9AAEBAQH//v8C
without just	0.019	-0.016	/wEBAQACAQAAAgAAAP8AAAEB/wD/AP8A
without kotlin	0	0	AAD/AAEAAAAAAAEAAAAAAAAAAQAAAAAB
without largely	0.058	0	Af8E///9A/8BBv7/BAH9AQX//v8CAQL+
without last	0.008	-0.011	AQAA/wD/AAH//wEAAgD/AAEAAgAA/wAB
without late	-0.007	-0.022	AAABAP4BAf4BAP4B//8A//8BAAAAAP8A
without later	-0.049	-0.001	AAD+AAAB/wAA/AAA/gACAPsAAQD+AP4D
without like	-0.039	0.062	/wH+AAIAAAL+/QMB/f8D//sBAwH+/v4D
without mainly	-0.016	-0.09	/gL8AwcC/Qb7AAYA/P4A//0CBQL++/8G
without maybe	-0.068	-0.029	/wD8AQEC/QH//AIB/f8C//gCAwP8//0E
without me	-0.059	0.079	8Q/2DAUP9wT99gcL8PUL9fQIBQf0/+4I
without mine	0.004	-0.055	/wIAAQAA/wEB/wABAQAB/wT/AP8CAgH/
without monthly	0.046	0.05	AAACAAH9AwH+AQEABQD/AAYA//8C/wD+
without most	0	0.018	AAAAAAAAAQAAAv8AAQD+AAH///8BAAAB
without mostly	-0.079	-0.031	+gf9BQAI+gD/+gQE9vsH+/gFAwX7//gG
without my	0.075	0.178	/AMBAwT/BgP9AwECAfsBAAYG/wT+/f3/
without myself	0.007	0.042	/wAD///9Bf8AAQAAAAD+AAEAAP7///4A
without n	-0.061	-0.016	+wX5BAIH+wL/+AMB+wAE/v4BBAL9//0C
without near	-0.002	-0.003	AAD+AAABAAAAAAAAAAAAAP8AAQAAAAAB
without nearly	0.041	0.277	A/0K/fn6BPkGCff9CAL7BAX/+f4DBAX5
without never	-0.008	0.01	A/0F/fv7AfwDAfsAAQEBAf///QABBAP8
without next	0.011	0.008	/gL/AgED/wH/AAAC//8B/wEAAgAA//4A
without no	-0.071	-0.105	+wUEBf8G//8C/vsE+v0G/PsC+wH7Avn7
without none	0.02	-0.037	Af8D//7/AP4BAv//AAAAAQD//f8BAgL+
without normaly	0.002	0.073	AAD/AAEA/wH/AAEAAAAAAAAAAAD/AAD/
without not	-0.015	-0.247	BPkI/Pf7A/YIA/b9AAP5BAX9+PwEB//4
without now	0.015	0.075	AAH7AAAA/QECAv7/BQH+AgH+Af4CAAH/
without occasionally	0.079	0.07	B/kI+vr3B/oECPr7CgX4BQn6+foKBgn4
without of	0.031	0.235	+wb2CAYC/Qn1/A0H+/sC9QMGCwf2+f0P
without off	-0.034	0.234	AP8DAPkBAPsIAfj//AH/AAH9+/0BBv/+
without ok	-0.029	0.02	AAD/AAAA/wAA/gAA/wABAP4AAAAAAAAA
without on	-0.017	0.061	+QgMBvoG/fgLBvkM/PT/+gEI+gT7Df37
without once	-0.02	0.163	/AQCBQAC/wAAAwAE+/oD+/sFAQT9AfwA
without online	-0.001	-0.005	AAD+AQD/AAEA/QEAAQAAAP8AAAD/AP8B
without only	0.078	-0.179	/wELAPv+BfwEBPoDAf8C/QQA+gAABP/1
without onto	0.001	-0.018	/wD/AAEB/wEA/wEA/gAAAAIAAAD/AAAA
without or	-0.049	-0.057	Af/+/v7+//4A/AEAAAACAP7/////AwAB
without our	0.087	-0.057	BvsD/P30Bv4BAv78DQP3BQb8/v4KAgz9
without out	-0.087	-0.04	+Af1BgUI/wT79wUI9/kF+foGAgT4+/cJ
without outside	-0.031	-0.01	/gEAAv8F/QAB/v8B/QAD//wB/wL9Af3/
without over	0.037	-0.009	/gIEAgH9Bv7/APsDAvwA/gUB/P//AAAA
without partly	0.069	0.029	BfsH/Pz5BfwDB/v9BwT6BAj7+vwHBAf6
without per	-0.059	0.009	9gvwCQsM+wn49A0I9PkI+PoHCgX0+PQN
without pet	0.006	0	AAABAAAAAAAAAAAAAAAAAAAAAAAAAAAA
without previously	-0.009	-0.018	AAABAAAA//8A//8A/wAAAP///wD/AAD/
without probably	0.005	0.065	AP8B/wD+AgAAAv8AAgD/AAIA//8BAAH/
without rather	0.007	-0.001	AAAAAAAAAAAAAAAAAQAAAAEAAAABAAAA
without right	-0.04	-0.006	/wD/AQAB/wAA/gAA/wACAP0BAQH/AP8B
without roughly	0.032	0.098	A/wE/vr+A/oFA/n+BAP9AgP//P8BBQL9
without round	-0.04	0.02	/wL9AgMC/QH+/QMB+v0E/fsDAwL6/f0G
without she	0.055	-0.009	/gL/AgT/AAT9AQQC//7//gACBAL+/f8D
without should	-0.013	-0.009	AAD/AAAA/wAA/wAAAQAAAP8AAAABAAAA
without since	-0.009	-0.126	/AIAAf8EAv0B/QAE//4D/gEB/QD8A/z/
without so	-0.107	-0.1	+Qb5BQEM9wH/+AQE9f0L+/gGAwb1APQC
without solely	0.017	0	AQAB/wD+AQAAAQAAAgD/AAIAAAABAAH/
without some	0.037	0.328	Av0D/vv6BPwFBPn/BAL/AQb/+f4DBwL6
without sometimes	0.001	0.261	/wH+AAL9/wL+AAIBA////wEBAQAB/gEB
without still	0.082	-0.001	Af8F//75BP0CBfz/CwH5Agn+/v4EAQP9
without than	0.084	-0.041	A/wF/fz7BfwCBv3+BwH6Agj+/P4FAwP7
without that	-0.043	-0.016	/gT9AvkF+/0L+voE+f4F//0A/AT7Cv0A
without the	-0.002	-0.09	+QsBA/8DAv4FAgIGAfT/+/0K/QX/BP8C
without their	-0.07	0.03	+wX0BgkG+gj49wkD+/sC/fsFCAT7+PwL
without them	-0.151	-0.06	+Qb3BQUO+Qf79AwF7vsH+PUEBwX0+/YK
without then	-0.054	-0.034	/QT7A/8H+gEB/AMD+PsG/PkD/wP6Avn/
without there	-0.007	0.049	Av////38/v4E//7/CAEAAQEA/v8DBP/+
without these	0.032	-0.017	Av4C/v79Af8CBP3+BQL8AgX+/P0FAwT7
without they	-0.128	0.08	+gf1BwEL+QD/9QME9PsG/PQD/wP4A/wG
without this	-0.133	-0.032	+gXxBgsL9wr38g0F8fsL+vQFCgT39vYK
without those	-0.047	0.005	Af///////v8CAP7/AAEAAv4AAP8BAQEA
without though	0.028	-0.004	Af8C///9Av8AAv//BAH+AQP///8CAAH/
without through	-0.025	0.038	/wL9//4B/gADAf///wEFAAEBAQL/Av8C
without thru	-0.046	-0.017	AAAAAAAB/gABAP///gEAAf4A/gABAQH+
without till	0.057	-0.067	A/0H/f35Bf0BBv7/BQH7AQT//P4EAgT6
without to	0.071	-0.07	/QICAwMA//wCA/0D//r/+gMF/gH+A/wC
without together	-0.019	-0.021	/gH8AQQAAQP8+wYC/P4D/vwBAwH+/f0F
without too	-0.016	-0.022	/gL/AgQE/gT7/QYC+v4F/f8BAQH9/f4B
without towards	-0.021	-0.061	AAABAP8CAP8A/f8A/gAAAP8A/wD/AQAA
without twice	-0.086	0.012	AAD6AQMB+wL//AQA/gACAPkABgEB/gAD
without under	-0.018	0.226	/wAK//YCAvgLBfT//wIDAf3+9///Cfz2
without until	0.026	-0.143	/wABAQL+AQEAAAABAv/+/wT///8CAAH+
without up	-0.05	-0.093	AgH/+/j/APgL/vf+AAL6BQD++fsCCQEA
without us	0.05	-0.075	Af//AP39Av0EAPv+BAL8AwMA/AAABAL9
without usually	-0.052	-0.032	/wH7AQIB/gH/+gIB/wAAAP0AAgAA/wAE
without w	-0.051	0.098	/gIAAgID/QH//QEC+v4F//oBAwH7/vsD
without way	-0.005	0	/wH8AQMC/gP//wIA/wACAP8BAgH+/v4C
without we	-0.094	-0.205	/QL/A/wF+f4E+/wD+P0E/fsB/AL9A/r/
without weekly	0.078	-0.061	/wEDAAD/AwEABQEAAwD/AAcAAP8B/wD/
without well	-0.034	0.068	AAD+AQIC/QL/+wMA+gAE//8AAgH//wAD
without what	-0.202	0.004	+gbzBwAM9AAA8wAD8fwL++8EAAX4AfgL
without whatever	-0.059	-0.005	/wD+AQAD/QAA/gAA+wAD//sAAAD/AP4A
without when	0.029	0.164	AAAD/gD9BgD9/wEAAf/8/wT//vwGAAEB
without whenever	0.008	-0.01	AAABAAD/AQAAAf//AQD+AQEAAAABAAH/
without where	-0.04	0.111	/QL5AwYD/QX7+AcC+/0E/f0DBgP8+v0G
without which	-0.007	-0.041	9gr6CgcH/gj6/wgJ/PYF9wAKBwb3+fkH
without while	0.127	-0.012	Av0H/fv3CP0DBPz+CQH5Agv+/P4HBAb6
without who	-0.19	-0.021	A/z0/fsC+PsJ9Pz9/AUEBPP8/f4BBgAF
without whom	0.073	-0.018	Av4G/v/6BP4CB/39CAL6Awb+/P4FAgT9
without whose	0.005	-0.005	Af8CAP3+Af0BAP4BAf8B/wEB/gH/AgD9
without with	0.101	0.332	+wQGBvr/Af4ECfsCAvoAAAgJ/QX+AgD6
without within	-0.009	0.16	/wEDAQAD/wD/Av8A+v8E//wA/gH+AP/+
without without	0.058	0	Av4B/v/9AgAAAwD+BAL8Agb//v4DAQP+
without would	-0.123	-0.047	/wH6AQAD+wEA+wEB+/8F//kAAwL7//wD
without yet	0.051	-0.145	Af4H/v/6B/4BA/7/BQD7AgoA/P8EAQH8
without you	-0.029	-0.003	AAD+AAAC/gAA/gAA/wABAAD///8AAQAA
without yr	-0.02	-0.025	AAAAAf8CAP8A//8C+/4B/v8BAAL/AP8B
word of group → writer	0.104	-0.133	A/oE/fr3BvwDB/z8CAH9BAb+/P8KBAj+
word of other → thing	-0.014	-0.159	/AEFAf8EAf8CA/wC+wAF/fsA/gD8Afv9
word of other → writer	-0.015	-0.064	/gIDBOcBAO8X+fAAAAD+/v0A7gL6FwL/
word of team → other	-0.076	0	AAD+AQED/QEA+QEB/AAF//kBBAL8/v0C
word of team → thing	-0.093	-0.034	Av79/v7+AP4C+v78AgQEBPv9/f0DAwAB
word of team → writer	-0.013	-0.014	BfoJ/Pb9APcMCPP8BAb+BQP59/wECgTy
word of writer → group	-0.094	-0.023	/AT5A/8I/f8A+gAD+f4E/vsD/wH8Af0D
word of writer → other	-0.003	0.105	/QMCAQAC/wMAAf76AAAF/fsFA/8DAPn8
word of writer → team	-0.033	-0.032	AAAE/vv/AvsF/vn/AgIDBAH89/0CBwD3
word of writer → thing	-0.007	-0.266	9gYVAfEMBfMKA/ME+ff8/wEG8P/7C/D0`
