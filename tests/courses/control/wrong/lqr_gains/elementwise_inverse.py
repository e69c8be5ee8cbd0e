# the matrix is inverted entry by entry (1 / M) instead of as a matrix
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K = np.zeros((m, n, N))
    P = np.zeros((n, n, N + 1))
    P[:, :, N] = Qf
    for k in range(N - 1, -1, -1):
        Pp = P[:, :, k + 1]
        M = R + B.T @ Pp @ B
        K[:, :, k] = (1 / M) @ B.T @ Pp @ A
        P[:, :, k] = Q + A.T @ Pp @ (A - B @ K[:, :, k])
    return K, P
