# what: plain conjugate gradients: z is r
def conjugate_gradients(A, b, x, tol, max_steps):
    r = b - A @ x
    p = r
    rs = r @ r
    residuals = [np.sqrt(rs)]
    steps = 0
    while steps < max_steps and residuals[-1] > tol * np.linalg.norm(b):
        Ap = A @ p
        alpha = rs / (p @ Ap)
        x = x + alpha * p
        r = r - alpha * Ap
        rs_new = r @ r
        p = r + rs_new / rs * p
        rs = rs_new
        residuals.append(np.sqrt(rs))
        steps += 1
    return {"x": x, "residuals": np.array(residuals), "steps": steps}
