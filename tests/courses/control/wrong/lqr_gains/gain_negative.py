# the sign of the returned gains is wrong (u = K x instead of u = -K x); P is right
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K = np.zeros((m, n, N))
    P = np.zeros((n, n, N + 1))
    P[:, :, N] = Qf
    for k in range(N - 1, -1, -1):
        V = P[:, :, k + 1]
        F = -np.linalg.inv(R + B.T @ V @ B) @ B.T @ V @ A
        K[:, :, k] = F
        Acl = A + B @ F
        P[:, :, k] = Q + F.T @ R @ F + Acl.T @ V @ Acl
    return K, P
