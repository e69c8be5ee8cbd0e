# R enters twice in the matrix that is inverted
def lqr_gains(A, B, Q, R, Qf, N):
    P = [Qf]
    K = []
    for _ in range(N):
        Hux = B.T @ P[-1] @ A
        Huu = 2 * R + B.T @ P[-1] @ B
        K.append(np.linalg.solve(Huu, Hux))
        P.append(Q + A.T @ P[-1] @ A - Hux.T @ K[-1])
    return np.stack(K[::-1], axis=2), np.stack(P[::-1], axis=2)
