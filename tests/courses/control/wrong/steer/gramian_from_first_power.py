# the Gramian is summed over the powers 1..N of A instead of 0..N-1
def steer(A, B, x0, xf, N):
    BBt = B @ B.T
    W = sum(np.linalg.matrix_power(A, j) @ BBt @ np.linalg.matrix_power(A.T, j) for j in range(1, N + 1))
    target = xf - np.linalg.matrix_power(A, N).dot(x0)
    sol = np.linalg.solve(W, target)
    U = np.empty((B.shape[1], N))
    for step in range(N):
        U[:, step] = np.linalg.multi_dot([B.T, np.linalg.matrix_power(A, N - 1 - step).T, sol])
    return {"U": U, "W": W, "energy": float(np.sum(np.square(U)))}
