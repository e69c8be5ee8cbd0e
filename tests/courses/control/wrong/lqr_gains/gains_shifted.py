# the gains are stored one step late: K[k] holds the gain of step k-1, and K[0] wraps to the last place
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K = np.zeros((m, n, N))
    P = np.zeros((n, n, N + 1))
    P[:, :, N] = Qf
    for k in range(N - 1, -1, -1):
        S = P[:, :, k + 1]
        gain = np.linalg.solve(R + B.T @ S @ B, B.T @ S @ A)
        K[:, :, (k + 1) % N] = gain
        P[:, :, k] = Q + A.T @ S @ (A - B @ gain)
    return K, P
