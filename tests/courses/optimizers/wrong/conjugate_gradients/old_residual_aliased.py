# what: r_old = r is no copy and r -= changes both, so beta is always 1
def conjugate_gradients(A, b, x, tol, max_steps):
    D = np.diag(A).copy()
    x = x.copy()
    r = b - A @ x
    z = r / D
    p = z.copy()
    residuals = [np.linalg.norm(r)]
    steps = 0
    while steps < max_steps and residuals[-1] > tol * np.linalg.norm(b):
        r_old = r
        Ap = A @ p
        alpha = (r @ z) / (p @ Ap)
        x += alpha * p
        r -= alpha * Ap
        z = r / D
        beta = (r @ z) / (r_old @ (r_old / D))
        p = z + beta * p
        residuals.append(np.linalg.norm(r))
        steps += 1
    return {"x": x, "residuals": np.array(residuals), "steps": steps}
