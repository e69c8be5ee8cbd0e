# takes the least similar users
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / mask.sum(axis=1)
    P = np.empty((n, m))
    for u in range(n):
        for i in range(m):
            raters = np.flatnonzero(mask[:, i])
            raters = raters[raters != u]
            order = np.argsort(S[u, raters])
            chosen = raters[order[:k]]
            s = S[u, chosen]
            den = np.sum(np.abs(s))
            if den > 0:
                P[u, i] = mean[u] + s @ (R[chosen, i] - mean[chosen]) / den
            else:
                P[u, i] = mean[u]
    return P
