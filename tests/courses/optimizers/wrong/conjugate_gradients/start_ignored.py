# what: the start x is ignored in the residual: r = b although x is not zero
def conjugate_gradients(A, b, x, tol, max_steps):
    n = len(b)
    inv_diag = np.array([1 / A[i, i] for i in range(n)])
    r = b.copy()
    z = inv_diag * r
    p = z.copy()
    x = x.copy()
    out = [np.sqrt(np.sum(r ** 2))]
    steps = 0
    while True:
        if steps >= max_steps:
            break
        if out[-1] <= tol * np.sqrt(np.sum(b ** 2)):
            break
        Ap = np.dot(A, p)
        gamma = np.sum(r * z)
        a = gamma / np.sum(p * Ap)
        for i in range(n):
            x[i] += a * p[i]
            r[i] -= a * Ap[i]
        z = inv_diag * r
        p = z + np.sum(r * z) / gamma * p
        out.append(np.sqrt(np.sum(r ** 2)))
        steps += 1
    return {"x": x, "residuals": np.array(out), "steps": steps}
