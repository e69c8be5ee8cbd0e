# the copies of A in heterozygotes are not counted in p: p is the frequency of AA
def genotype_summary(G):
    out = {"p": [], "Ho": [], "He": [], "F": []}
    for g in G.T:
        g = g[np.isfinite(g)]
        n = len(g)
        hom, het = np.count_nonzero(g == 2), np.count_nonzero(g == 1)
        p = 2 * hom / (2 * n)
        He = 2 * n / (2 * n - 1) * 2 * p * (1 - p)
        out["p"].append(p)
        out["Ho"].append(het / n)
        out["He"].append(He)
        out["F"].append(0.0 if He == 0 else 1 - het / n / He)
    return {key: np.array(values) for key, values in out.items()}
