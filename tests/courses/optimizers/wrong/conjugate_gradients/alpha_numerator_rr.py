# what: the numerator of alpha is r.r instead of r.z
def conjugate_gradients(A, b, x, tol, max_steps):
    D = np.diag(A)
    r = b - A.dot(x)
    z = r / D
    p = z
    res = [np.sqrt(r @ r)]
    steps = 0
    for _ in range(max_steps):
        if res[-1] <= tol * np.linalg.norm(b):
            break
        Ap = A.dot(p)
        old = r @ z
        alpha = (r @ r) / (p @ Ap)
        x = x + alpha * p
        r = r - alpha * Ap
        z = r / D
        p = z + (r @ z) / old * p
        res.append(np.sqrt(r @ r))
        steps += 1
    return {"x": x, "residuals": np.array(res), "steps": steps}
