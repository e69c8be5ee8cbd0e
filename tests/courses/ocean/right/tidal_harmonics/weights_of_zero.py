def tidal_harmonics(t, eta, valid, omega):
    w = valid.astype(float)
    y = np.where(valid, eta, 0.0)
    c = omega.size
    arg = np.einsum("i,j->ij", t, omega)
    A = np.concatenate((np.ones((t.size, 1)), np.cos(arg), np.sin(arg)), axis=1)
    N = np.einsum("i,ia,ib->ab", w, A, A)
    rhs = np.einsum("i,ia,i->a", w, A, y)
    x = np.linalg.solve(N, rhs)
    count = w.sum()
    res = w * (y - A @ x)
    var_res = (res**2).sum() / count - (res.sum() / count) ** 2
    var_all = ((w * (y - y.sum() / count)) ** 2).sum() / count
    a, b = x[1 : 1 + c], x[1 + c :]
    phase = np.array([np.degrees(np.arctan2(q, p)) % 360 for p, q in zip(a, b)])
    return {"mean": x[0], "amplitude": (a * a + b * b) ** 0.5, "phase": phase, "explained": 1 - var_res / var_all}
