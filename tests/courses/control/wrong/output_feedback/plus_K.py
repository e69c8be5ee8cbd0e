# the feedback has the wrong sign: u = K xhat
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = (weights[s] for s in ("Q", "R", "Qf"))
    K, _ = lqr_gains(A, B, Q, R, Qf, N)
    n = len(x0)
    x = np.zeros((n, N + 1))
    xhat = np.zeros((n, N + 1))
    u = np.zeros((B.shape[1], N))
    x[:, 0] = x0
    for k in range(N):
        u[:, k] = K[:, :, k] @ xhat[:, k]
        y = C @ x[:, k] + v[:, k]
        x[:, k + 1] = A @ x[:, k] + B @ u[:, k]
        xhat[:, k + 1] = A @ xhat[:, k] + B @ u[:, k] + L @ (y - C @ xhat[:, k])
    cost = sum(x[:, k] @ Q @ x[:, k] + u[:, k] @ R @ u[:, k] for k in range(N)) + x[:, N] @ Qf @ x[:, N]
    return {"x": x, "xhat": xhat, "u": u, "cost": cost}
