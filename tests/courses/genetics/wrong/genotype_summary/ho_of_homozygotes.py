# Ho is the share of homozygotes instead of heterozygotes
def genotype_summary(G):
    cols = range(G.shape[1])
    p = np.zeros(len(cols))
    Ho = np.zeros(len(cols))
    He = np.zeros(len(cols))
    F = np.zeros(len(cols))
    for c in cols:
        g = [x for x in G[:, c] if not np.isnan(x)]
        n = len(g)
        p[c] = sum(g) / (2 * n)
        Ho[c] = sum(1 for x in g if x != 1) / n
        He[c] = 2 * n / (2 * n - 1) * 2 * p[c] * (1 - p[c])
        if He[c] > 0:
            F[c] = 1 - Ho[c] / He[c]
    return {"p": p, "Ho": Ho, "He": He, "F": F}
