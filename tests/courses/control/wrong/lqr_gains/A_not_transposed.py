# A is not transposed in the recursion: A P (A - BK)
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K, P = np.zeros((m, n, N)), np.zeros((n, n, N + 1))
    P[:, :, N] = Qf
    for j in range(1, N + 1):
        t = N - j
        nextP = P[:, :, t + 1]
        BtP = np.matmul(B.T, nextP)
        K[:, :, t] = np.linalg.solve(R + np.matmul(BtP, B), np.matmul(BtP, A))
        P[:, :, t] = Q + A @ nextP @ (A - B @ K[:, :, t])
    return K, P
