# right: lists and plain sums
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    sim = user_similarity(R, mask, beta)
    avg = [R[u, mask[u]].mean() for u in range(n)]
    P = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            pairs = sorted(((sim[u, v], v) for v in range(n) if mask[v, i] and v != u), reverse=True)[:k]
            num = sum(s * (R[v, i] - avg[v]) for s, v in pairs)
            den = sum(abs(s) for s, v in pairs)
            P[u, i] = avg[u] + (num / den if den > 0 else 0.0)
    return P
