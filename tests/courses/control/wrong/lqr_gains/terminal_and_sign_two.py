# two mistakes: the recursion starts from Q instead of Qf, and the closed loop is A + BK instead of A - BK
def lqr_gains(A, B, Q, R, Qf, N):
    S = Q
    gains, costs = [], [S]
    while len(gains) < N:
        g = np.linalg.inv(R + B.T @ S @ B) @ (B.T @ S @ A)
        S = Q + A.T @ S @ (A + B @ g)
        gains.insert(0, g)
        costs.insert(0, S)
    return np.dstack(gains), np.dstack(costs)
