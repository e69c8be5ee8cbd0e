# what: beta is the ratio of squared residual norms, as without a preconditioner, instead of r.z
def conjugate_gradients(A, b, x, tol, max_steps):
    Minv = 1 / np.diag(A)
    r = b - A @ x
    z = Minv * r
    p = z.copy()
    norms = [np.linalg.norm(r)]
    limit = tol * np.linalg.norm(b)
    k = 0
    while norms[-1] > limit and k < max_steps:
        q = A @ p
        alpha = (r @ z) / (p @ q)
        x = x + alpha * p
        r_new = r - alpha * q
        z_new = Minv * r_new
        beta = (r_new @ r_new) / (r @ r)
        p = z_new + beta * p
        r, z = r_new, z_new
        norms.append(np.linalg.norm(r))
        k += 1
    return {"x": x, "residuals": np.array(norms), "steps": k}
