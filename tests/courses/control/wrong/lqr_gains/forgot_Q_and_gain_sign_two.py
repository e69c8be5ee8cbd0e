# two mistakes: Q is not added in the recursion, and the returned gains have the wrong sign
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    gain_arr = np.zeros((m, n, N))
    cost_arr = np.zeros((n, n, N + 1))
    cost_arr[:, :, N] = Qf
    for step in range(N - 1, -1, -1):
        S = cost_arr[:, :, step + 1]
        lhs = B.T @ S @ B + R
        rhs = B.T @ S @ A
        X = np.linalg.solve(lhs, rhs)
        gain_arr[:, :, step] = -X
        cost_arr[:, :, step] = A.T @ S @ A - rhs.T @ X
    return gain_arr, cost_arr
