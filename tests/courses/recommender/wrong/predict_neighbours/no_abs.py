# divides by the sum of the similarities, without absolute values
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    rbar = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    out = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            v = np.flatnonzero(mask[:, i])
            v = v[v != u]
            v = v[np.argsort(-S[u, v])[:k]]
            s = S[u, v]
            if len(v) == 0 or np.sum(np.abs(s)) == 0:
                out[u, i] = rbar[u]
            else:
                out[u, i] = rbar[u] + np.sum(s * (R[v, i] - rbar[v])) / np.sum(s)
    return out
