# the filter form: the gain is multiplied by A, xhat[k+1] = A (xhat + L innovation) + B u
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K, _ = lqr_gains(A, B, Q, R, Qf, N)
    x, xh = np.zeros((len(x0), N + 1)), np.zeros((len(x0), N + 1))
    u = np.zeros((B.shape[1], N))
    x[:, 0] = x0
    J = 0.0
    for k in range(N):
        y = C @ x[:, k] + v[:, k]
        u[:, k] = -K[:, :, k] @ xh[:, k]
        corrected = xh[:, k] + L @ (y - C @ xh[:, k])
        xh[:, k + 1] = A @ corrected + B @ u[:, k]
        x[:, k + 1] = A @ x[:, k] + B @ u[:, k]
        J += x[:, k] @ Q @ x[:, k] + u[:, k] @ R @ u[:, k]
    J += x[:, N] @ Qf @ x[:, N]
    return {"x": x, "xhat": xh, "u": u, "cost": J}
