# right: sums of outer products
def als_users(R, mask, V, lam):
    n, m = R.shape
    d = V.shape[1]
    U = np.zeros((n, d))
    for u in range(n):
        A, b, c = np.zeros((d, d)), np.zeros(d), 0
        for i in range(m):
            if mask[u, i]:
                A += np.outer(V[i], V[i]) + lam * np.eye(d)
                b += R[u, i] * V[i]
                c += 1
        if c:
            U[u] = np.linalg.inv(A) @ b
    return U
