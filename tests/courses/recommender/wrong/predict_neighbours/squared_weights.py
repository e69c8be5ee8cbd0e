# the weights in the denominator are squared
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    P = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            raters = [v for v in range(n) if v != u and mask[v, i]]
            raters = sorted(raters, key=lambda v: S[u, v])[::-1][:k]
            top = 0
            bottom = 0
            for v in raters:
                top += S[u, v] * (R[v, i] - mean[v])
                bottom += S[u, v] ** 2
            P[u, i] = mean[u] + (top / bottom if bottom > 0 else 0)
    return P
