# the Gramian is summed over N+1 steps instead of N
def steer(A, B, x0, xf, N):
    W = np.zeros((len(A), len(A)))
    for j in range(N + 1):
        AjB = np.linalg.matrix_power(A, j) @ B
        W = W + AjB @ AjB.T
    e = xf - np.linalg.matrix_power(A, N) @ x0
    z = np.linalg.solve(W, e)
    U = np.stack([B.T @ np.linalg.matrix_power(A.T, N - 1 - k) @ z for k in range(N)], axis=-1)
    return {"U": U, "W": W, "energy": np.sum(U**2)}
