# the innovation compares y with C times the predicted next state instead of C xhat[k]
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K, _ = lqr_gains(A, B, Q, R, Qf, N)
    x = np.zeros((len(x0), N + 1)); xh = np.zeros_like(x)
    u = np.zeros((B.shape[1], N))
    x[:, 0] = x0
    cost = 0.0
    for k in range(N):
        u[:, k] = -K[:, :, k] @ xh[:, k]
        y = C @ x[:, k] + v[:, k]
        cost += x[:, k] @ Q @ x[:, k] + u[:, k] @ R @ u[:, k]
        x[:, k + 1] = A @ x[:, k] + B @ u[:, k]
        pred = A @ xh[:, k] + B @ u[:, k]
        xh[:, k + 1] = pred + L @ (y - C @ pred)
    cost += x[:, N] @ Qf @ x[:, N]
    return {"x": x, "xhat": xh, "u": u, "cost": cost}
