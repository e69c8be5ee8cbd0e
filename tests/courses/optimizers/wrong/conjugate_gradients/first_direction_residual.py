# what: the first direction is p = r instead of p = z
def conjugate_gradients(A, b, x, tol, max_steps):
    d = A.diagonal()
    r = b - A @ x
    z = r / d
    p = r.copy()
    rho = np.dot(r, z)
    hist = [np.linalg.norm(r)]
    n_it = 0
    bnorm = np.linalg.norm(b)
    while n_it < max_steps and hist[-1] > tol * bnorm:
        w = A @ p
        a = rho / np.dot(p, w)
        x = x + a * p
        r = r - a * w
        z = r / d
        rho_old, rho = rho, np.dot(r, z)
        p = z + (rho / rho_old) * p
        hist.append(np.linalg.norm(r))
        n_it += 1
    return {"x": x, "residuals": np.array(hist), "steps": n_it}
