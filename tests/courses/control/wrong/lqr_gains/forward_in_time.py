# the results are stored forward in time: the arrays are not reversed, Qf stands at index 0
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K = np.zeros((m, n, N))
    P = np.zeros((n, n, N + 1))
    P[:, :, 0] = Qf
    for t in range(N):
        X = P[:, :, t]
        K[:, :, t] = np.linalg.solve(B.T @ X @ B + R, B.T @ X @ A)
        P[:, :, t + 1] = A.T @ X @ A - A.T @ X @ B @ K[:, :, t] + Q
    return K, P
