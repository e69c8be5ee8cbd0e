# two mistakes: the noise is not added to the measurement, and the cost of the last state is missing
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    K, _ = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], N)
    x, z = x0, np.zeros_like(x0)
    xs, zs, us = [x], [z], []
    cost = 0.0
    for k in range(N):
        u = -K[:, :, k] @ z
        y = C @ x
        cost += x @ weights["Q"] @ x + u @ weights["R"] @ u
        x, z = A @ x + B @ u, A @ z + B @ u + L @ (y - C @ z)
        xs.append(x); zs.append(z); us.append(u)
    return {"x": np.array(xs).T, "xhat": np.array(zs).T, "u": np.array(us).T, "cost": cost}
