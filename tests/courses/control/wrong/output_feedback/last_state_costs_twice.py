# the last state is charged with Q as well as with Qf
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K, _ = lqr_gains(A, B, Q, R, Qf, N)
    x = np.zeros((len(x0), N + 1))
    xhat = np.zeros((len(x0), N + 1))
    u = np.zeros((B.shape[1], N))
    x[:, 0] = x0
    for k in range(N):
        u[:, k] = -K[:, :, k] @ xhat[:, k]
        x[:, k + 1] = A @ x[:, k] + B @ u[:, k]
        xhat[:, k + 1] = A @ xhat[:, k] + B @ u[:, k] + L @ (C @ x[:, k] + v[:, k] - C @ xhat[:, k])
    cost = np.sum(x * (Q @ x)) + np.sum(u * (R @ u)) + x[:, -1] @ Qf @ x[:, -1]
    return {"x": x, "xhat": xhat, "u": u, "cost": cost}
