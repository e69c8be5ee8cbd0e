# start and target are swapped: the gap is x0 - A^N xf
def steer(A, B, x0, xf, N):
    n = A.shape[0]
    W = np.zeros((n, n))
    for j in range(N):
        X = np.linalg.matrix_power(A, j) @ B
        W += np.einsum("ik,jk->ij", X, X)
    AN = np.linalg.matrix_power(A, N)
    mu = np.linalg.solve(W, x0 - AN @ xf)
    U = np.stack([np.einsum("ik,i->k", np.linalg.matrix_power(A, N - 1 - k) @ B, mu) for k in range(N)], axis=1)
    return {"U": U, "W": W, "energy": np.sum(U * U)}
