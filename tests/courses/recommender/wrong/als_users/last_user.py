# the last user is left out by the loop
def als_users(R, mask, V, lam):
    n = R.shape[0]
    d = V.shape[1]
    U = np.zeros((n, d))
    for u in range(0, n - 1):
        items = np.where(mask[u])[0]
        if items.size == 0:
            continue
        A = np.zeros((d, d))
        b = np.zeros(d)
        for i in items:
            A += np.outer(V[i], V[i])
            b += R[u, i] * V[i]
        A += lam * items.size * np.eye(d)
        U[u] = np.linalg.solve(A, b)
    return U
