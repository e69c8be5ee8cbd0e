# the measurement is taken of the plant's state after the step, not before
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    K, _ = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], N)
    x = x0
    z = np.zeros(len(x0))
    out_x, out_z, out_u, J = [x], [z], [], 0.0
    for k in range(N):
        u = -K[:, :, k] @ z
        J += x @ weights["Q"] @ x + u @ weights["R"] @ u
        x = A @ x + B @ u
        y = C @ x + v[:, k]
        z = A @ z + B @ u + L @ (y - C @ z)
        out_x.append(x)
        out_z.append(z)
        out_u.append(u)
    J += x @ weights["Qf"] @ x
    return {"x": np.array(out_x).T, "xhat": np.array(out_z).T, "u": np.array(out_u).T, "cost": J}
