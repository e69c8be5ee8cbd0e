# the neighbours' ratings are averaged without subtracting their means
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.array([R[u, mask[u]].mean() for u in range(n)])
    P = np.tile(mean[:, None], (1, m))
    for i in range(m):
        who = np.flatnonzero(mask[:, i])
        for u in range(n):
            others = who[who != u]
            order = np.argsort(S[u, others])[::-1]
            nb = others[order][:k]
            w = S[u, nb]
            if np.abs(w).sum() > 0:
                P[u, i] = mean[u] + np.dot(w, R[nb, i]) / np.abs(w).sum()
    return P
