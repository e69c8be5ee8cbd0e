# the scores are updated in place from low to high, so that f(s - 1) is already the new one
def score_distribution(P):
    n, k = P.shape
    out = []
    for i in range(n):
        f = [1.0] + [0.0] * k
        for j in range(k):
            p = P[i, j]
            f[0] = (1 - p) * f[0]
            for s in range(1, k + 1):
                f[s] = (1 - p) * f[s] + p * f[s - 1]
        out.append(f)
    out = np.array(out)
    s = np.arange(k + 1)
    mean = (out * s).sum(axis=1)
    var = (out * (s - mean[:, None]) ** 2).sum(axis=1)
    return out, mean, np.sqrt(var)
