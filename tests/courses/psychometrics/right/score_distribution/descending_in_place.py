# what: lists, updated in place from high to low scores, items from last to first
def score_distribution(P):
    n, k = P.shape
    out = []
    for row in P:
        f = [1.0] + [0.0] * k
        for p in row[::-1]:
            for s in range(k, 0, -1):
                f[s] = (1 - p) * f[s] + p * f[s - 1]
            f[0] *= 1 - p
        out.append(f)
    out = np.array(out)
    s = np.arange(k + 1)
    m = (out * s).sum(1)
    return out, m, ((out * s * s).sum(1) - m * m) ** 0.5
