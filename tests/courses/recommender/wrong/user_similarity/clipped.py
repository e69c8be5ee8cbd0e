# negative similarities are cut off at zero
def user_similarity(R, mask, beta):
    n = R.shape[0]
    Z = np.where(mask, R, np.nan)
    S = np.zeros((n, n))
    D = np.zeros(R.shape)
    for u in range(n):
        if mask[u].sum() > 0:
            D[u] = np.nan_to_num(Z[u] - np.nanmean(Z[u]))
    norm = np.linalg.norm(D, axis=1)
    for u in range(n):
        for v in range(n):
            if u == v or norm[u] * norm[v] == 0:
                continue
            common = np.sum(mask[u] & mask[v])
            S[u, v] = max(0.0, D[u] @ D[v] / (norm[u] * norm[v])) * common / (common + beta)
    return S
