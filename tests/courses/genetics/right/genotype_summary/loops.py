# plain Python loops over individuals and loci, counting genotypes one by one
def genotype_summary(G):
    rows, cols = G.shape
    p, Ho, He, F = [np.zeros(cols) for _ in range(4)]
    for j in range(cols):
        n_AA = n_Aa = n_aa = 0
        for i in range(rows):
            if G[i, j] == 2:
                n_AA += 1
            elif G[i, j] == 1:
                n_Aa += 1
            elif G[i, j] == 0:
                n_aa += 1
        n = n_AA + n_Aa + n_aa
        p[j] = (2 * n_AA + n_Aa) / (2 * n)
        Ho[j] = n_Aa / n
        He[j] = 2 * n * 2 * p[j] * (1 - p[j]) / (2 * n - 1)
        if 0 < p[j] < 1:
            F[j] = 1 - Ho[j] / He[j]
    return {"p": p, "Ho": Ho, "He": He, "F": F}
