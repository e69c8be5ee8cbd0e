# what: the tolerance is relative to the first residual instead of to b
def conjugate_gradients(A, b, x, tol, max_steps):
    precond = lambda u: u / np.diag(A)
    r = b - A @ x
    z = precond(r)
    p = np.copy(z)
    residuals = np.zeros(max_steps + 1)
    residuals[0] = np.linalg.norm(r)
    for k in range(max_steps + 1):
        if k == max_steps or residuals[k] <= tol * residuals[0]:
            break
        alpha = np.inner(r, z) / np.inner(p, A @ p)
        x = x + alpha * p
        r_next = r - alpha * (A @ p)
        z_next = precond(r_next)
        p = z_next + np.inner(r_next, z_next) / np.inner(r, z) * p
        r, z = r_next, z_next
        residuals[k + 1] = np.linalg.norm(r)
    return {"x": x, "residuals": residuals[:k + 1], "steps": k}
