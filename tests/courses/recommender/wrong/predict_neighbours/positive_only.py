# neighbours with negative similarity are left out
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    P = np.tile(mean.reshape(-1, 1), (1, m))
    for u in range(n):
        for i in range(m):
            nb = np.flatnonzero(mask[:, i] & (S[u] > 0))
            nb = nb[np.argsort(-S[u, nb])][:k]
            if nb.size == 0:
                continue
            s = S[u, nb]
            P[u, i] += np.dot(s, R[nb, i] - mean[nb]) / s.sum()
    return P
