# right: a matrix of weights for each item
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.average(R, axis=1, weights=mask.astype(float))
    P = np.empty((n, m))
    for i in range(m):
        T = np.zeros((n, n))
        for u in range(n):
            who = np.array([v for v in range(n) if mask[v, i] and v != u], dtype=int)
            who = who[np.argsort(S[u, who])[::-1]][:k]
            T[u, who] = S[u, who]
        den = np.abs(T).sum(axis=1)
        den[den == 0] = 1.0
        P[:, i] = mean + T @ (R[:, i] - mean) / den
    return P
