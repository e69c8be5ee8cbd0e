# the inputs use the power N-k of A instead of N-1-k
def steer(A, B, x0, xf, N):
    mp = np.linalg.matrix_power
    W = np.zeros(A.shape)
    for i in range(N):
        W += mp(A, i) @ B @ (mp(A, i) @ B).T
    w = np.linalg.inv(W).dot(xf - mp(A, N).dot(x0))
    U = np.zeros((B.shape[1], N))
    for k in range(N):
        U[:, k] = (mp(A, N - k) @ B).T @ w
    return {"U": U, "W": W, "energy": np.sum(U**2)}
