# the symmetric Riccati equation with an inverse, P first and the gains in a second loop
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    P = np.zeros((n, n, N + 1))
    P[..., N] = Qf
    for k in range(N, 0, -1):
        S = P[..., k]
        P[..., k - 1] = A.T @ S @ A - A.T @ S @ B @ np.linalg.inv(R + B.T @ S @ B) @ B.T @ S @ A + Q
    K = np.zeros((m, n, N))
    for k in range(N):
        S = P[..., k + 1]
        K[..., k] = np.linalg.inv(R + B.T @ S @ B) @ B.T @ S @ A
    return K, P
