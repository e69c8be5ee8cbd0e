# the energy is the mean square of the inputs' entries, not their sum of squares
def steer(A, B, x0, xf, N):
    S = np.hstack([np.linalg.matrix_power(A, N - 1 - k) @ B for k in range(N)])
    W = S @ S.T
    u = np.linalg.pinv(S) @ (xf - np.linalg.matrix_power(A, N) @ x0)
    U = u.reshape(N, -1).T
    return {"U": U, "W": W, "energy": np.mean(U**2)}
