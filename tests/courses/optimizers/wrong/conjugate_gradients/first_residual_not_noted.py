# what: the residual before the first step is not in the list: shape (steps,) instead of (steps + 1,)
def conjugate_gradients(A, b, x, tol, max_steps):
    dinv = 1.0 / A.diagonal()
    r = b - A @ x
    p = dinv * r
    rz = r @ p
    norms = []
    for _ in range(max_steps):
        if np.linalg.norm(r) <= tol * np.linalg.norm(b):
            break
        q = A @ p
        x = x + rz / (p @ q) * p
        r = r - rz / (p @ q) * q
        z = dinv * r
        rz, rz_old = z @ r, rz
        p = z + rz / rz_old * p
        norms.append(np.linalg.norm(r))
    return {"x": x, "residuals": np.array(norms), "steps": len(norms)}
