# the recursion starts from zero: Qf is not used
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K, P = np.zeros((m, n, N)), np.zeros((n, n, N + 1))
    for k in range(N - 1, -1, -1):
        S = P[:, :, k + 1]
        K[:, :, k] = np.linalg.solve(R + B.T @ S @ B, B.T @ S @ A)
        Acl = A - B @ K[:, :, k]
        P[:, :, k] = Q + K[:, :, k].T @ R @ K[:, :, k] + Acl.T @ S @ Acl
    return K, P
