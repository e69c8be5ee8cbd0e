# the inputs come in reversed order in time: U[:, k] uses A^k instead of A^(N-1-k)
def steer(A, B, x0, xf, N):
    n, m = B.shape
    C = np.hstack([np.linalg.matrix_power(A, k) @ B for k in range(N)])
    W = C @ C.T
    d = xf - np.linalg.matrix_power(A, N) @ x0
    u = C.T @ np.linalg.inv(W) @ d
    U = u.reshape(N, m).T
    return {"U": U, "W": W, "energy": float(np.sum(u**2))}
