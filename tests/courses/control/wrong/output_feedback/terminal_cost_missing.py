# the cost of the last state is missing
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    K, _ = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], N)
    x = [np.array(x0)]
    xh = [0 * x0]
    u = []
    for k in range(N):
        u.append(-K[:, :, k] @ xh[k])
        y = C @ x[k] + v[:, k]
        x.append(A @ x[k] + B @ u[k])
        xh.append(A @ xh[k] + B @ u[k] + L @ (y - C @ xh[k]))
    cost = sum(xi @ weights["Q"] @ xi for xi in x[:-1]) + sum(ui @ weights["R"] @ ui for ui in u)
    return {"x": np.column_stack(x), "xhat": np.column_stack(xh), "u": np.column_stack(u), "cost": cost}
