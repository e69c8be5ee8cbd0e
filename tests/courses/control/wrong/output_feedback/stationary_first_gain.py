# the first gain K[0] is used in every step instead of K[k]
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    K, _ = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], N)
    F = K[:, :, 0]
    x = np.zeros((len(x0), N + 1)); x[:, 0] = x0
    z = np.zeros_like(x)
    u = np.zeros((B.shape[1], N))
    J = 0.0
    for k in range(N):
        u[:, k] = -F @ z[:, k]
        J = J + x[:, k] @ weights["Q"] @ x[:, k] + u[:, k] @ weights["R"] @ u[:, k]
        e = C @ x[:, k] + v[:, k] - C @ z[:, k]
        z[:, k + 1] = A @ z[:, k] + B @ u[:, k] + L @ e
        x[:, k + 1] = A @ x[:, k] + B @ u[:, k]
    J = J + x[:, N] @ weights["Qf"] @ x[:, N]
    return {"x": x, "xhat": z, "u": u, "cost": J}
