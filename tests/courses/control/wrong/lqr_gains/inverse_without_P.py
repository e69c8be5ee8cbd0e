# P is forgotten in the matrix that is inverted: R + B'B instead of R + B'PB
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K = np.zeros((m, n, N))
    P = np.zeros((n, n, N + 1))
    P[:, :, N] = Qf
    for i in range(N):
        k = N - 1 - i
        Pk = P[:, :, k + 1]
        K[:, :, k] = np.linalg.solve(R + np.dot(B.T, B), np.dot(np.dot(B.T, Pk), A))
        P[:, :, k] = Q + np.dot(np.dot(A.T, Pk), A - np.dot(B, K[:, :, k]))
    return K, P
