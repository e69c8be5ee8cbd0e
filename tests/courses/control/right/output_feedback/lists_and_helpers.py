# lists, a quadratic-form helper, simultaneous assignment
def quad(a, M):
    return float(np.dot(a, np.dot(M, a)))
def output_feedback(A, B, C, L, weights, x0, v):
    steps = v.shape[1]
    gains, _ = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], steps)
    x, z = np.array(x0), np.zeros(len(x0))
    xs, zs, us = [x], [z], []
    for k in range(steps):
        u = -gains[:, :, k].dot(z)
        x, z = A.dot(x) + B.dot(u), A.dot(z) + B.dot(u) + L.dot(C.dot(x - z) + v[:, k])
        xs.append(x)
        zs.append(z)
        us.append(u)
    J = sum(quad(a, weights["Q"]) for a in xs[:-1]) + sum(quad(b, weights["R"]) for b in us) + quad(xs[-1], weights["Qf"])
    return {"x": np.column_stack(xs), "xhat": np.column_stack(zs), "u": np.column_stack(us), "cost": J}
