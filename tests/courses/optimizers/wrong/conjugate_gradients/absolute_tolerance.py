# what: stops at |r| <= tol instead of tol * |b|
def conjugate_gradients(A, b, x, tol, max_steps):
    M = np.diag(1 / np.diag(A))
    r = b - A @ x
    z = M @ r
    p = z
    residuals = [np.linalg.norm(r)]
    k = 0
    while k < max_steps and residuals[k] > tol:
        Ap = A @ p
        old = r @ z
        a = old / (p @ Ap)
        x = x + a * p
        r = r - a * Ap
        z = M @ r
        p = z + (r @ z / old) * p
        residuals.append(np.linalg.norm(r))
        k += 1
    return {"x": x, "residuals": np.array(residuals), "steps": k}
