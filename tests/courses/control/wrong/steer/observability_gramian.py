# the transposes are swapped: the Gramian sums (A^T)^j B B^T A^j instead of A^j B B^T (A^T)^j
def steer(A, B, x0, xf, N):
    n = A.shape[0]
    W = np.zeros((n, n))
    P = np.eye(n)
    for j in range(N):
        W += P.T @ B @ B.T @ P
        P = P @ A
    gap = xf - P @ x0
    c = np.linalg.solve(W, gap)
    U = np.zeros((B.shape[1], N))
    for k in range(N):
        U[:, k] = B.T @ np.linalg.matrix_power(A.T, N - 1 - k) @ c
    return {"U": U, "W": W, "energy": np.sum(U**2)}
