# the observer is updated by the correction before the input is computed, so u[k] uses the corrected estimate
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K, _ = lqr_gains(A, B, Q, R, Qf, N)
    x = np.zeros((len(x0), N + 1))
    xhat = np.zeros((len(x0), N + 1))
    u = np.zeros((B.shape[1], N))
    x[:, 0] = x0
    cost = 0.0
    for k in range(N):
        y = C @ x[:, k] + v[:, k]
        corr = L @ (y - C @ xhat[:, k])
        u[:, k] = -K[:, :, k] @ (xhat[:, k] + corr)
        cost += x[:, k] @ Q @ x[:, k] + u[:, k] @ R @ u[:, k]
        x[:, k + 1] = A @ x[:, k] + B @ u[:, k]
        xhat[:, k + 1] = A @ xhat[:, k] + B @ u[:, k] + corr
    cost += x[:, N] @ Qf @ x[:, N]
    return {"x": x, "xhat": xhat, "u": u, "cost": cost}
