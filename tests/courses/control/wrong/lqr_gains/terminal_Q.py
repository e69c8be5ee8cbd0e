# the recursion starts from Q instead of Qf
def lqr_gains(A, B, Q, R, Qf, N):
    n = A.shape[0]
    m = B.shape[1]
    P = np.zeros((n, n, N + 1))
    K = np.zeros((m, n, N))
    P[:, :, -1] = Q
    for i in range(N - 1, -1, -1):
        Pi = P[:, :, i + 1]
        M = R + B.T.dot(Pi).dot(B)
        K[:, :, i] = np.linalg.inv(M).dot(B.T).dot(Pi).dot(A)
        P[:, :, i] = Q + A.T.dot(Pi).dot(A) - A.T.dot(Pi).dot(B).dot(K[:, :, i])
    return K, P
