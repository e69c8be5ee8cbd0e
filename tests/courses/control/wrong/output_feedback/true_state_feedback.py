# the input is computed from the plant's true state instead of the observer's
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    K, P = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], N)
    xs = [x0]
    xh = [np.zeros_like(x0)]
    us = []
    J = 0.0
    for k in range(N):
        x, z = xs[-1], xh[-1]
        u = -K[:, :, k] @ x
        y = C @ x + v[:, k]
        J += x @ weights["Q"] @ x + u @ weights["R"] @ u
        us.append(u)
        xs.append(A @ x + B @ u)
        xh.append(A @ z + B @ u + L @ (y - C @ z))
    J += xs[-1] @ weights["Qf"] @ xs[-1]
    return {"x": np.array(xs).T, "xhat": np.array(xh).T, "u": np.array(us).T, "cost": J}
