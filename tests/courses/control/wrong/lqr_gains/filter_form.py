# the dual (Kalman) recursion: the correction is computed with A P A' instead of A' P A
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K = np.zeros((m, n, N))
    P = np.zeros((n, n, N + 1))
    P[:, :, N] = Qf
    for k in range(N - 1, -1, -1):
        S = P[:, :, k + 1]
        D = np.linalg.inv(R + B.T @ S @ B)
        K[:, :, k] = D @ B.T @ S @ A
        P[:, :, k] = Q + A @ S @ A.T - A @ S @ B @ D @ B.T @ S @ A.T
    return K, P
