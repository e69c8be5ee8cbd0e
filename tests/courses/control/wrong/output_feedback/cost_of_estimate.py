# the cost is computed along the observer's states instead of the plant's
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K, _ = lqr_gains(A, B, Q, R, Qf, N)
    n, m = B.shape
    x, xhat, u = np.zeros((n, N + 1)), np.zeros((n, N + 1)), np.zeros((m, N))
    x[:, 0] = x0
    cost = 0.0
    for k in range(N):
        xk, hk = x[:, k], xhat[:, k]
        u[:, k] = -K[:, :, k] @ hk
        cost += hk @ Q @ hk + u[:, k] @ R @ u[:, k]
        x[:, k + 1] = A @ xk + B @ u[:, k]
        xhat[:, k + 1] = A @ hk + B @ u[:, k] + L @ (C @ xk + v[:, k] - C @ hk)
    cost += xhat[:, N] @ Qf @ xhat[:, N]
    return {"x": x, "xhat": xhat, "u": u, "cost": cost}
