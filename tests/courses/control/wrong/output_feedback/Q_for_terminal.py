# the last state is charged with Q instead of Qf
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K = lqr_gains(A, B, Q, R, Qf, N)[0]
    n = A.shape[0]
    big = np.zeros((2 * n, N + 1))
    big[:n, 0] = x0
    u = np.zeros((B.shape[1], N))
    J = 0
    for k in range(N):
        x, z = big[:n, k], big[n:, k]
        u[:, k] = -K[:, :, k] @ z
        big[:n, k + 1] = A @ x + B @ u[:, k]
        big[n:, k + 1] = A @ z + B @ u[:, k] + L @ (C @ x + v[:, k] - C @ z)
        J += x @ Q @ x + u[:, k] @ R @ u[:, k]
    J += big[:n, N] @ Q @ big[:n, N]
    return {"x": big[:n], "xhat": big[n:], "u": u, "cost": J}
