# the loop over individuals starts at 1, so the first individual is never counted
def genotype_summary(G):
    rows, cols = G.shape
    p, Ho, He, F = (np.zeros(cols) for _ in range(4))
    for j in range(cols):
        n = copies = hets = 0
        for i in range(1, rows):
            if np.isnan(G[i, j]):
                continue
            n += 1
            copies += G[i, j]
            if G[i, j] == 1:
                hets += 1
        if n == 0:
            continue
        p[j] = copies / (2 * n)
        Ho[j] = hets / n
        He[j] = 2 * n / (2 * n - 1) * 2 * p[j] * (1 - p[j])
        if He[j] > 0:
            F[j] = 1 - Ho[j] / He[j]
    return {"p": p, "Ho": Ho, "He": He, "F": F}
