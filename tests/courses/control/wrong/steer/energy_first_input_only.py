# the energy counts only the first input channel
def steer(A, B, x0, xf, N):
    m = B.shape[1]
    S = np.hstack([np.linalg.matrix_power(A, N - 1 - k) @ B for k in range(N)])
    W = S @ S.T
    u = S.T @ np.linalg.solve(W, xf - np.linalg.matrix_power(A, N) @ x0)
    U = u.reshape(N, m).T
    energy = 0.0
    for k in range(N):
        energy += U[0, k] ** 2
    return {"U": U, "W": W, "energy": energy}
