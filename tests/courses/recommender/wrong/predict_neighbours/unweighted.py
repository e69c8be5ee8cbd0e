# the neighbours' deviations are averaged without weights
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    P = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            raters = np.flatnonzero(mask[:, i])
            raters = raters[raters != u]
            best = raters[np.argsort(-S[u, raters])[:k]]
            P[u, i] = mean[u]
            if best.size:
                P[u, i] += np.mean(R[best, i] - mean[best])
    return P
