# only the diagonal of the Gram matrix is used: each factor is solved for by itself
def als_users(R, mask, V, lam):
    n, d = R.shape[0], V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        k = mask[u]
        if not np.any(k):
            continue
        for a in range(d):
            num = np.sum(V[k, a] * R[u, k])
            den = np.sum(V[k, a] ** 2) + lam * np.sum(k)
            U[u, a] = num / den
    return U
