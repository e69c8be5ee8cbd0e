# the matrix inversion lemma: (I + P B R^-1 B')^-1 P instead of the usual correction
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    G = B @ np.linalg.inv(R) @ B.T
    K = np.empty((m, n, N))
    P = np.empty((n, n, N + 1))
    P[:, :, -1] = Qf
    for t in reversed(range(N)):
        M = np.linalg.solve(np.eye(n) + P[:, :, t + 1] @ G, P[:, :, t + 1])
        K[:, :, t] = np.linalg.inv(R) @ B.T @ M @ A
        P[:, :, t] = Q + A.T @ M @ A
    return K, P
