# the observer starts at the true state x0 instead of zero
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    K, _ = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], N)
    x, xh = x0.copy(), x0.copy()
    xs, xhs, us = [x], [xh], []
    cost = 0.0
    for k in range(N):
        u = -K[..., k] @ xh
        y = C @ x + v[:, k]
        cost += x @ weights["Q"] @ x + u @ weights["R"] @ u
        xh = A @ xh + B @ u + L @ (y - C @ xh)
        x = A @ x + B @ u
        xs.append(x); xhs.append(xh); us.append(u)
    cost += x @ weights["Qf"] @ x
    return {"x": np.stack(xs, 1), "xhat": np.stack(xhs, 1), "u": np.stack(us, 1), "cost": cost}
