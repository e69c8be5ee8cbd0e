# the gain at step k uses P[k] (computed first with the Riccati equation) instead of P[k+1]
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    P = np.zeros((n, n, N + 1))
    P[..., N] = Qf
    for k in reversed(range(N)):
        S = P[..., k + 1]
        G = A.T @ S @ B
        P[..., k] = Q + A.T @ S @ A - G @ np.linalg.inv(R + B.T @ S @ B) @ G.T
    K = np.zeros((m, n, N))
    for k in range(N):
        S = P[..., k]
        K[..., k] = np.linalg.inv(R + B.T @ S @ B) @ (B.T @ S @ A)
    return K, P
