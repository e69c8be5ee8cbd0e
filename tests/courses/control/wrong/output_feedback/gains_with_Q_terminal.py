# lqr_gains is called with Q as the weight of the last state instead of Qf
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K, _ = lqr_gains(A, B, Q, R, Q, N)
    x = np.zeros((len(x0), N + 1))
    x[:, 0] = x0
    xh = np.zeros((len(x0), N + 1))
    u = np.zeros((B.shape[1], N))
    stage = np.zeros(N)
    for k in range(N):
        u[:, k] = -K[:, :, k] @ xh[:, k]
        stage[k] = x[:, k] @ Q @ x[:, k] + u[:, k] @ R @ u[:, k]
        inn = C @ (x[:, k] - xh[:, k]) + v[:, k]
        x[:, k + 1] = A @ x[:, k] + B @ u[:, k]
        xh[:, k + 1] = A @ xh[:, k] + B @ u[:, k] + L @ inn
    return {"x": x, "xhat": xh, "u": u, "cost": stage.sum() + x[:, N] @ Qf @ x[:, N]}
