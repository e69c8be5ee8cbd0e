# the measurement of step k gets the noise of the next step, v[k+1], and the last one none
def output_feedback(A, B, C, L, weights, x0, v):
    p, N = v.shape
    vv = np.hstack([v[:, 1:], np.zeros((p, 1))])
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K, _ = lqr_gains(A, B, Q, R, Qf, N)
    x = np.zeros((len(x0), N + 1)); xhat = np.zeros((len(x0), N + 1)); u = np.zeros((B.shape[1], N))
    x[:, 0] = x0
    cost = 0.0
    for k in range(N):
        y = C @ x[:, k] + vv[:, k]
        u[:, k] = -K[:, :, k] @ xhat[:, k]
        cost += x[:, k] @ Q @ x[:, k] + u[:, k] @ R @ u[:, k]
        x[:, k + 1] = A @ x[:, k] + B @ u[:, k]
        xhat[:, k + 1] = A @ xhat[:, k] + B @ u[:, k] + L @ (y - C @ xhat[:, k])
    return {"x": x, "xhat": xhat, "u": u, "cost": cost + x[:, N] @ Qf @ x[:, N]}
