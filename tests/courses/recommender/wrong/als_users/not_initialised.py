# the matrix is set to zero once before the loop, so it piles up over the users
def als_users(R, mask, V, lam):
    n, m = R.shape
    d = V.shape[1]
    U = np.zeros((n, d))
    A = np.zeros((d, d))
    for u in range(n):
        b = np.zeros(d)
        c = 0
        for i in range(m):
            if mask[u, i]:
                A += np.outer(V[i], V[i])
                b += R[u, i] * V[i]
                c += 1
        if c:
            A += lam * c * np.eye(d)
            U[u] = np.linalg.solve(A, b)
    return U
