# one neighbour too many
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    avg = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    P = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            pairs = [(S[u, v], v) for v in range(n) if mask[v, i] and v != u]
            pairs.sort(reverse=True)
            num = den = 0.0
            for s, v in pairs[: k + 1]:
                num += s * (R[v, i] - avg[v])
                den += abs(s)
            P[u, i] = avg[u] + (num / den if den > 0 else 0.0)
    return P
