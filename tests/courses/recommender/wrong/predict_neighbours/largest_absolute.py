# the neighbours are ranked by the absolute value of their similarity
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / mask.sum(axis=1)
    D = R - mean[:, None]
    P = np.zeros((n, m)) + mean[:, None]
    for u in range(n):
        for i in range(m):
            ok = mask[:, i].copy()
            ok[u] = False
            idx = np.flatnonzero(ok)
            idx = idx[np.argsort(np.abs(S[u, idx]))[::-1][:k]]
            weights = np.abs(S[u, idx])
            if weights.sum() > 0:
                P[u, i] += S[u, idx] @ D[idx, i] / weights.sum()
    return P
