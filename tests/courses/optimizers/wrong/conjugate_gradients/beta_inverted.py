# what: beta is the old r.z over the new one
def conjugate_gradients(A, b, x, tol, max_steps):
    D = np.diag(A)
    r = b - A @ x
    z = r / D
    p = z
    residuals = [np.linalg.norm(r)]
    steps = 0
    while steps < max_steps and residuals[-1] > tol * np.linalg.norm(b):
        Ap = A @ p
        rz = r @ z
        alpha = rz / (p @ Ap)
        x = x + alpha * p
        r = r - alpha * Ap
        z = r / D
        beta = rz / (r @ z)
        p = z + beta * p
        residuals.append(np.linalg.norm(r))
        steps += 1
    return {"x": x, "residuals": np.array(residuals), "steps": steps}
