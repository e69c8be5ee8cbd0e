# what: the direction is always z: beta is never used, so this is preconditioned steepest descent
def conjugate_gradients(A, b, x, tol, max_steps):
    D = np.diag(A)
    r = b - A @ x
    hist = [np.linalg.norm(r)]
    it = 0
    while it < max_steps and hist[-1] > tol * np.linalg.norm(b):
        p = r / D
        Ap = A @ p
        alpha = (r @ p) / (p @ Ap)
        x = x + alpha * p
        r = r - alpha * Ap
        hist.append(np.linalg.norm(r))
        it += 1
    return {"x": x, "residuals": np.array(hist), "steps": it}
