# what: plain conjugate gradients on the symmetrically scaled system
def conjugate_gradients(A, b, x, tol, max_steps):
    s = 1 / np.sqrt(np.diag(A))
    C = A * np.outer(s, s)
    u = x / s
    r = s * b - C @ u
    p = r.copy()
    out = [np.linalg.norm(r / s)]
    while len(out) <= max_steps and out[-1] > tol * np.linalg.norm(b):
        Cp = C @ p
        a = (r @ r) / (p @ Cp)
        u = u + a * p
        new = r - a * Cp
        p = new + (new @ new) / (r @ r) * p
        r = new
        out.append(np.linalg.norm(r / s))
    return {"x": s * u, "residuals": np.array(out), "steps": len(out) - 1}
