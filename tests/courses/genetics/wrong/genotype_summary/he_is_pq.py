# He is p(1-p), without the factor 2, times the right small-sample factor
def genotype_summary(G):
    def one_locus(g):
        g = g[~np.isnan(g)]
        n = g.size
        p = g.sum() / (2 * n)
        q = 1 - p
        Ho = (g == 1).sum() / n
        He = p * q * 2 * n / (2 * n - 1)
        if He == 0:
            return p, Ho, He, 0.0
        return p, Ho, He, 1 - Ho / He

    table = np.array([one_locus(G[:, j]) for j in range(G.shape[1])])
    return {"p": table[:, 0], "Ho": table[:, 1], "He": table[:, 2], "F": table[:, 3]}
