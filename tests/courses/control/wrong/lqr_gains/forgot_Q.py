# the stage weight Q is not added in the recursion
def lqr_gains(A, B, Q, R, Qf, N):
    def back(S):
        H = R + B.T @ S @ B
        F = np.linalg.solve(H, B.T @ S @ A)
        return F, A.T @ S @ (A - B @ F)
    n, m = B.shape
    P = np.empty((n, n, N + 1))
    K = np.empty((m, n, N))
    P[:, :, N] = Qf
    for k in range(N, 0, -1):
        K[:, :, k - 1], P[:, :, k - 1] = back(P[:, :, k])
    return K, P
