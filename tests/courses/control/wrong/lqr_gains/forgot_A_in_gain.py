# the factor A is missing in the gain: (R + B'PB)^-1 B'P
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    P = [None] * (N + 1)
    K = [None] * N
    P[N] = Qf
    for k in range(N - 1, -1, -1):
        nxt = P[k + 1]
        K[k] = np.linalg.inv(R + B.T @ nxt @ B) @ B.T @ nxt
        P[k] = Q + A.T @ nxt @ (A - B @ K[k])
    return np.dstack(K), np.dstack(P)
