# the cost of the inputs is missing
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    K, _ = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], N)
    n, m = B.shape
    x = np.zeros((n, N + 1)); h = np.zeros((n, N + 1)); u = np.zeros((m, N))
    x[:, 0] = x0
    for k in range(N):
        u[:, k] = -K[:, :, k] @ h[:, k]
        y = C @ x[:, k] + v[:, k]
        h[:, k + 1] = A @ h[:, k] + B @ u[:, k] + L @ (y - C @ h[:, k])
        x[:, k + 1] = A @ x[:, k] + B @ u[:, k]
    quad = lambda a, M: a @ M @ a
    cost = sum(quad(x[:, k], weights["Q"]) for k in range(N)) + quad(x[:, N], weights["Qf"])
    return {"x": x, "xhat": h, "u": u, "cost": cost}
