# in the closed-loop form of the recursion the term K'RK is forgotten
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    K = np.zeros((m, n, N))
    P = np.zeros((n, n, N + 1))
    P[:, :, N] = Qf
    k = N - 1
    while k >= 0:
        Pn = P[:, :, k + 1]
        Kk = np.linalg.solve(R + B.T @ Pn @ B, B.T @ Pn @ A)
        closed = A - B @ Kk
        P[:, :, k] = closed.T @ Pn @ closed + Q
        K[:, :, k] = Kk
        k -= 1
    return K, P
