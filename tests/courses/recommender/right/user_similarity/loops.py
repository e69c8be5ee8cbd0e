# right: loops over pairs
def user_similarity(R, mask, beta):
    n = len(R)
    S = np.zeros((n, n))
    dev = []
    for u in range(n):
        rated = mask[u]
        avg = R[u][rated].mean() if rated.any() else 0.0
        dev.append(np.where(rated, R[u] - avg, 0.0))
    for u in range(n):
        for v in range(u + 1, n):
            den = np.sqrt((dev[u] @ dev[u]) * (dev[v] @ dev[v]))
            c = (mask[u] * mask[v]).sum()
            s = dev[u] @ dev[v] / den if den > 0 else 0.0
            S[u, v] = S[v, u] = s * c / (c + beta)
    return S
