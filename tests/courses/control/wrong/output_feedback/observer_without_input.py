# the observer's prediction lacks the input term B u
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q = weights["Q"]; R = weights["R"]; Qf = weights["Qf"]
    K, _ = lqr_gains(A, B, Q, R, Qf, N)
    n = A.shape[0]
    x = np.zeros((n, N + 1)); xhat = np.zeros((n, N + 1)); u = np.zeros((B.shape[1], N))
    x[:, 0] = x0
    cost = 0
    for t in range(N):
        y = C @ x[:, t] + v[:, t]
        u[:, t] = -K[:, :, t] @ xhat[:, t]
        x[:, t + 1] = A @ x[:, t] + B @ u[:, t]
        xhat[:, t + 1] = (A - L @ C) @ xhat[:, t] + L @ y
        cost += x[:, t] @ Q @ x[:, t] + u[:, t] @ R @ u[:, t]
    return {"x": x, "xhat": xhat, "u": u, "cost": cost + x[:, N] @ Qf @ x[:, N]}
