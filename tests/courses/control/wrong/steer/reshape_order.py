# the stacked inputs are cut up in the wrong order: reshape(m, N) instead of reshape(N, m).T
def steer(A, B, x0, xf, N):
    m = B.shape[1]
    S = np.hstack([np.linalg.matrix_power(A, N - 1 - k) @ B for k in range(N)])
    W = S @ S.T
    rhs = xf - np.linalg.matrix_power(A, N) @ x0
    stacked = S.T @ np.linalg.solve(W, rhs)
    return {"U": stacked.reshape(m, N), "W": W, "energy": stacked @ stacked}
