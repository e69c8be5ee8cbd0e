# F has the wrong sign: Ho/He - 1
def genotype_summary(G):
    N = np.sum(G == G, axis=0)
    nAA, nAa = np.sum(G == 2, axis=0), np.sum(G == 1, axis=0)
    p = (2 * nAA + nAa) / (2 * N)
    Ho = nAa / N
    He = (2 * N / (2 * N - 1)) * 2 * p * (1 - p)
    safe = np.where(He > 0, He, 1)
    F = np.where(He > 0, Ho / safe - 1, 0.0)
    return {"p": p, "Ho": Ho, "He": He, "F": F}
