# what: the loop counts from 0 to max_steps inclusive: up to one step more than allowed
def conjugate_gradients(A, b, x, tol, max_steps):
    d = np.diag(A)
    r = b - A @ x
    z = r / d
    p = z
    norms = [np.linalg.norm(r)]
    for k in range(max_steps + 1):
        if norms[-1] <= tol * np.linalg.norm(b):
            break
        Ap = A @ p
        num = r @ z
        a = num / (p @ Ap)
        x = x + a * p
        r = r - a * Ap
        z = r / d
        p = z + (r @ z) / num * p
        norms.append(np.linalg.norm(r))
    return {"x": x, "residuals": np.array(norms), "steps": len(norms) - 1}
